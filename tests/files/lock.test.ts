import { spawnSync } from 'node:child_process';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { withFileLock } from '../../src/files/lock.ts';
import { folderForTest } from '../temporary-folder.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = folderForTest();
  file = path.join(folder, 'cache/lock');
});

it('runs one holder at a time, and reports to the others that they wait', async () => {
  let inside = 0;
  let waited = 0;
  const enter = () =>
    withFileLock(
      file,
      async () => {
        inside += 1;
        expect(inside).toBe(1);
        await wait(20);
        inside -= 1;
      },
      () => {
        waited += 1;
      },
    );
  await Promise.all([enter(), enter(), enter()]);
  expect(waited).toBe(2);
  expect(await readdir(path.dirname(file))).toEqual([]);
});

it('releases the lock after a failure', async () => {
  await expect(withFileLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withFileLock(file, async () => 'yes')).toBe('yes');
});

/** The number of a process that has ended. */
function goneProcess(): number {
  return spawnSync(process.execPath, ['--eval', '']).pid;
}

it.each([
  ['a process of this machine that was killed', () => `${goneProcess()} ${os.hostname()}`, 0],
  ['another machine that stopped renewing its lock', () => `${process.pid} elsewhere`, 20],
  ['an unknown process, long ago', () => '', 20],
])('does not wait for %s', async (_whom, text, silentSeconds) => {
  await withFileLock(file, async () => {});
  await writeFile(file, text());
  const lastHeard = Date.now() / 1000 - silentSeconds;
  await utimes(file, lastHeard, lastHeard);
  let waited = false;
  const onWait = () => {
    waited = true;
  };
  expect(await withFileLock(file, async () => 'in', onWait)).toBe('in');
  expect(waited).toBe(false);
});

it('waits for a process of this machine that is too busy to renew its lock', async () => {
  await withFileLock(file, async () => {});
  await writeFile(file, `1 ${os.hostname()}`);
  const lastHeard = Date.now() / 1000 - 20;
  await utimes(file, lastHeard, lastHeard);
  let isReleased = false;
  const onWait = () => {
    isReleased = true;
    rm(file);
  };
  await withFileLock(file, async () => expect(isReleased).toBe(true), onWait);
});
