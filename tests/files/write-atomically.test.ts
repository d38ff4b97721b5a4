import { spawn } from 'node:child_process';
import {
  chmod,
  lstat,
  readdir,
  readFile,
  readlink,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { removeUnfinishedWrites, writeAtomically, writeTogether } from '../../src/files/write-atomically.ts';
import { folderForTest } from '../temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

it('keeps the permissions of a file', async () => {
  const file = join(folder, 'owner.yaml');
  await writeFile(file, 'before');
  await chmod(file, 0o600);
  await writeAtomically(file, 'after');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toBe('after');
});

it('writes to the target of a link and keeps the link', async () => {
  const file = join(folder, 'kept-elsewhere.yaml');
  const link = join(folder, 'owner.yaml');
  await writeFile(file, 'before');
  await symlink('kept-elsewhere.yaml', link);
  await writeAtomically(link, 'after');
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect(await readlink(link)).toBe('kept-elsewhere.yaml');
  expect(await readFile(file, 'utf8')).toBe('after');
  expect(await readdir(folder)).toEqual(['kept-elsewhere.yaml', 'owner.yaml']);
});

it('replaces none of several files if one cannot be written', async () => {
  const file = join(folder, 'letter.pdf');
  await writeFile(file, 'before');
  const files = [
    [file, 'after'],
    [join(file, 'inside a file'), ''],
  ] as const;
  await expect(writeTogether(files)).rejects.toThrow();
  expect(await readFile(file, 'utf8')).toBe('before');
  expect(await readdir(folder)).toEqual(['letter.pdf']);
});

it('removes files of killed processes, even if another process has the same PID now', async () => {
  // In a container the processes of every start have the same numbers.
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 10_000)']);
  const pids = process.platform === 'linux' ? [process.pid, other.pid] : [process.pid];
  const leftovers = pids.map((pid) => `.left.yaml.${pid}-0a1b.aside`);
  const underWay = `.under-way.yaml.${process.pid}-2c3d.aside`;
  for (const name of [...leftovers, underWay]) await writeFile(join(folder, name), 'half');
  const beforeThisStart = new Date(performance.timeOrigin - 2000);
  for (const name of leftovers) await utimes(join(folder, name), beforeThisStart, beforeThisStart);
  await removeUnfinishedWrites(folder);
  other.kill();
  expect(await readdir(folder)).toEqual([underWay]);
});
