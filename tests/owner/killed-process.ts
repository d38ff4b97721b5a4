import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ContentChange } from '../../src/owner/content-change.ts';
import { readAll } from '../folder-contents.ts';

/** Kills the process right before its change of the disk with the given number, like a power failure. */
const killer = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  let left = Number(process.argv.at(-1));
  for (const step of ['chmod', 'copyFile', 'mkdir', 'mkdtemp', 'open', 'rename', 'rm', 'rmdir', 'writeFile']) {
    const original = fs.promises[step];
    fs.promises[step] = (...words) => {
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      left -= 1;
      return original(...words);
    };
  }
  syncBuiltinESMExports();
  process.on('exit', () => fs.writeSync(1, String(left)));`;

/**
 * Runs a script and kills it before its change of the disk number `step` (from 0). Resolves with whether the script
 * ended before.
 */
export async function runKilled(script: string, step: number): Promise<boolean> {
  return (await run(script, step)) !== null;
}

/** Runs a script to its end. Resolves with its number of changes of the disk. */
export async function countSteps(script: string): Promise<number> {
  const limit = 1_000_000;
  return limit - ((await run(script, limit)) ?? 0);
}

/** Resolves with the number of changes left before the kill; null if the script was killed. */
async function run(script: string, step: number): Promise<number | null> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'killed-'));
  try {
    // A file, because worker threads of the script cannot inherit --eval.
    const file = path.join(folder, 'script.mjs');
    await writeFile(file, killer + script);
    const child = spawn(process.execPath, ['--import', 'tsx', file, String(step)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [remaining, errors, [code, signal]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null, string | null]>,
    ]);
    if (signal !== 'SIGKILL' && code !== 0) throw new Error(errors);
    return code === 0 ? Number(remaining) : null;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A change that was killed after it wrote the second of three files, in a process with this number. */
export async function leaveHalfDone(contentDir: string, pid: number): Promise<void> {
  const change = `images/.changing-${pid}-1`;
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(contentDir, name)), { recursive: true });
    await writeFile(path.join(contentDir, name), text);
  };
  const textOf = async (name: string, file: string) => {
    const before = await readFile(path.join(contentDir, name), 'utf8');
    await write(`${change}/${file}`, before);
    const beforeFile = `content/${change}/${file}`;
    return { before: hashOf(before), after: hashOf('new'), beforeFile, afterFile: beforeFile };
  };
  const plan = {
    pictures: { 'images/travel/late.jpg': `content/${change}/0` },
    texts: { 'travel.yaml': await textOf('travel.yaml', '1'), 'food.yaml': await textOf('food.yaml', '2') },
    removed: [],
    step: 1,
  };
  await write(`${change}/plan.json`, JSON.stringify(plan));
  await write('images/travel/late.jpg', 'late');
  await write('travel.yaml', 'new');
}

/** Every kind of change: adds two pictures and a text, removes pictures and a text, edits two texts. */
export async function changeEveryKind(contentDir: string): Promise<void> {
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
  if (removed.length === 0) throw new Error('There is no picture to remove.');
  await change.commit(pictures, texts, { removed });
}

/** A résumé with a record for several files. */
export const resume = JSON.stringify({
  basics: { name: 'Ada Quill', label: 'Sailor' },
  work: [{ name: 'Quay Works', position: 'Rigger', startDate: '2019-02', endDate: '2020-01' }],
  skills: [{ name: 'Ropes', keywords: ['Splicing', 'Knots'] }],
  projects: [{ name: 'Tide Table', description: 'Shows the tide.', startDate: '2021-01' }],
});
