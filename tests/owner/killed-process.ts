import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
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
