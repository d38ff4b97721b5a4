import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Ends the process, as a power failure does, right before it changes the disk for the given time. */
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
  syncBuiltinESMExports();`;

/**
 * Runs a script that is killed before step number `step` (from 0) that would change the disk. Resolves with whether
 * it lived to its end.
 */
export function runKilled(script: string, step: number): Promise<boolean> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', killer + script, '--', String(step)];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('exit', (code, signal) => {
      if (signal === 'SIGKILL' || code === 0) resolve(code === 0);
      else reject(new Error(errors));
    });
  });
}

/** Every file under a folder, hidden ones too, by its path in it, with what it holds. */
export async function readAll(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const read = names.sort().map(async (name) => {
    return [name, await readFile(path.join(folder, name), 'latin1')] as const;
  });
  return new Map(await Promise.all(read));
}

/** The names of files that are not the same in both. */
export function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => after.get(name) !== before.get(name))
    .sort();
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
