import { spawnSync } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { canMount } from '../can-mount.ts';
import { folderForAll } from '../temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const freeSpaces = [0, 64, 200, 700];

const folder = folderForAll();

/**
 * Builds on a separate disk, fills the disk up to `roomKb`, builds other content, and frees space again. Prints the
 * output of the second build and a hash of `dist/` before and after each build.
 */
const script = `
set -e
mount -t tmpfs -o size=256m none "$DISK"
cp -r "$SEED"/. "$DISK" && cd "$DISK"
build() { node "$PROGRAM" build --profile dev 2>&1; }
state() { find dist -type f | sort | xargs sha256sum | sha256sum; }
build > /dev/null
state
sed -i 's/copyrightYear: .*/copyrightYear: 2031/' content/site.yaml
used=$(df -k --output=used "$DISK" | tail -1)
mount -o "remount,size=$((used + ROOM_KB))k" "$DISK"
build && echo "built" || echo "exit $?"
state
ls -A .cache | grep -c '^dist-' || true
mount -o remount,size=256m "$DISK"
build > /dev/null && grep -o '© *[^0-9]*2031' dist/index.html | head -1 | grep -o 2031
`;

it.skipIf(!canMount)(
  `reports a full disk and keeps the previous site, with ${freeSpaces.join(', ')} KB of free space`,
  { timeout: 1_200_000 },
  async () => {
    const seed = path.join(folder, 'seed');
    await cp(path.join(root, 'tests/fixtures/content/minimal'), path.join(seed, 'content'), {
      recursive: true,
    });
    for (const freeKb of freeSpaces) {
      const disk = await mkdtemp(path.join(folder, 'disk-'));
      const { stdout, stderr } = spawnSync('unshare', ['-Urm', 'bash', '-c', script], {
        encoding: 'utf8',
        env: {
          ...process.env,
          DISK: disk,
          SEED: seed,
          PROGRAM: path.join(root, 'bin/portfolio.mjs'),
          ROOM_KB: String(freeKb),
        },
      });
      const [before, ...rest] = stdout.trim().split('\n');
      const [year, leftovers, after, exit, ...output] = rest.toReversed();
      expect(stdout + stderr, `${freeKb} KB`).not.toMatch(/\n {4}at /);
      expect(output.toReversed().join('\n')).toContain('The disk is full.');
      expect(exit).toBe('exit 1');
      expect(after).toBe(before);
      expect(leftovers).toBe('0');
      expect(year, 'the next build with free space succeeds').toBe('2031');
    }
  },
);
