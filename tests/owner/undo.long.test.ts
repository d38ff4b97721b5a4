import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ContentChange, undoUnfinished } from '../../src/owner/content-change.ts';
import { undoChange } from '../../src/owner/undo-change.ts';
import { withTree } from '../site/content-tree.ts';
import { differences, readAll, runKilled } from './killed-process.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A change of every kind: two pictures and a text come, pictures and a text go, two texts are edited. */
async function change(contentDir: string): Promise<void> {
  const change = await ContentChange.begin(contentDir);
  const pictures = new Map([
    ['images/travel/late.jpg', await change.stage(Buffer.alloc(80_000, 'late'))],
    ['images/new/map.png', await change.stage(Buffer.alloc(80_000, 'map'))],
  ]);
  const texts = new Map([
    ['travel.yaml', `# ${'travel '.repeat(10_000)}\n`],
    ['about/new.md', 'New.\n'],
    ['about/hobbies.md', null],
    ['projects.yaml', `# ${'projects '.repeat(10_000)}\n`],
  ]);
  const removed = [...(await readAll(contentDir)).keys()].filter((file) => /^images.travel/.test(file));
  expect(removed.length).toBeGreaterThan(0);
  await change.commit(pictures, texts, { removed });
}

it.each([false, true])(
  'leaves all or nothing when undo is killed (redo: %s)',
  { timeout: 300_000 },
  async (isRedo) => {
    const outcomes: boolean[] = [];
    for (let isOver = false; !isOver; ) {
      await withTree({}, async (contentDir) => {
        const states = [await readAll(contentDir)];
        await change(contentDir);
        states.push(await readAll(contentDir));
        if (isRedo) await undoChange(contentDir);
        const [before, after] = (isRedo ? states : states.reverse()) as [
          Map<string, string>,
          Map<string, string>,
        ];
        const source = JSON.stringify(path.join(root, 'src/owner/undo-change.ts'));
        const script = `
        const { undoChange } = await import(${source});
        await undoChange(${JSON.stringify(contentDir)}, { isRedo: ${isRedo} });`;
        isOver = await runKilled(script, outcomes.length);
        await undoUnfinished(contentDir);
        const isDone = differences(after, await readAll(contentDir)).length === 0;
        if (!isDone)
          expect(differences(before, await readAll(contentDir)), `step ${outcomes.length}`).toEqual([]);
        // The history knows it too.
        await undoChange(contentDir, { isRedo: isDone ? !isRedo : isRedo });
        expect(differences(isDone ? before : after, await readAll(contentDir))).toEqual([]);
        outcomes.push(isDone);
      });
    }
    expect(outcomes.length).toBeGreaterThan(25);
    expect(outcomes.slice(outcomes.indexOf(true))).not.toContain(false);
  },
);

/** A file system of one's own needs a system that lets a process have a name space of its own. */
const canMount = spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

/** Undoes with little room on the disk, and again with more. Prints hashes of content/ and what the command said. */
const script = `
set -e
mount -t tmpfs -o size=64m none "$DISK"
cp -r "$SEED"/. "$DISK" && cd "$DISK"
state() { find content -type f | sort | xargs sha256sum | sha256sum; }
undo() { node "$PROGRAM" undo 2>&1; }
state
used=$(df -k --output=used "$DISK" | tail -1)
mount -o "remount,size=$((used + ROOM_KB))k" "$DISK"
undo && echo "exit 0" || echo "exit $?"
state
mount -o remount,size=64m "$DISK"
undo > /dev/null || true
state
`;

it.skipIf(!canMount)(
  'says what is so when undo meets a full disk of 20 sizes',
  { timeout: 300_000 },
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'full-disk-'));
    try {
      const seed = path.join(folder, 'seed');
      const contentDir = path.join(seed, 'content');
      await cp(path.join(root, 'tests/fixtures/content/minimal'), contentDir, { recursive: true });
      await change(contentDir);
      await writeFile(path.join(folder, 'script.sh'), script);
      let refused = 0;
      for (let size = 0; size < 20; size += 1) {
        const disk = await mkdtemp(path.join(folder, 'disk-'));
        const { stdout } = spawnSync('unshare', ['-Urm', 'bash', path.join(folder, 'script.sh')], {
          encoding: 'utf8',
          env: {
            ...process.env,
            DISK: disk,
            SEED: seed,
            PROGRAM: path.join(root, 'bin/portfolio.mjs'),
            ROOM_KB: String(size * 40),
          },
        });
        const [before, ...rest] = stdout.trim().split('\n');
        const [last, after, exit, ...said] = rest.toReversed();
        expect(stdout, `${size * 40} KB`).not.toMatch(/\n {4}at /);
        if (exit === 'exit 0') expect(after).not.toBe(before);
        else {
          refused += 1;
          expect(said.join('\n')).toMatch(/The disk is full\..* content\/ is unchanged\./);
          expect(after).toBe(before);
        }
        expect(last, 'an undo with room succeeds').not.toBe(before);
      }
      expect(refused).toBeGreaterThan(5);
      expect(refused).toBeLessThan(20);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
