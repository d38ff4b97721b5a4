import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { renameFile, replaceFolder, restoreFolder } from '../../src/files/rename.ts';
import { folderForTest } from '../temporary-folder.ts';

let root: string;
let places: [next: string, current: string, retired: string];
beforeEach(() => {
  root = folderForTest();
  places = ['next', 'dist', 'last'].map((name) => path.join(root, name)) as typeof places;
});

async function fill(folder: string, text: string) {
  await mkdir(folder);
  await writeFile(path.join(folder, 'page'), text);
}
const read = (folder: string) => readFile(path.join(folder, 'page'), 'utf8');

it('keeps the old folder when the new one cannot be moved', async () => {
  await fill(places[1], 'old');
  await expect(replaceFolder(...places)).rejects.toThrow('ENOENT');
  expect(await read(places[1])).toBe('old');
});

it('restores the folder after a stop between the two renames, and only then', async () => {
  await fill(places[1], 'old');
  await rename(places[1], places[2]);
  await restoreFolder(places[1], places[2]);
  expect(await read(places[1])).toBe('old');
  await fill(places[2], 'older');
  await restoreFolder(places[1], places[2]);
  expect(await read(places[1])).toBe('old');
  expect(await readdir(root)).toEqual(['dist']);
});

/** A rename that fails with these codes, one per call, and then succeeds. */
function failing(...codes: string[]) {
  let calls = 0;
  const move = async () => {
    const code = codes[calls];
    calls += 1;
    if (code) throw Object.assign(new Error(code), { code });
  };
  return { move, calls: () => calls };
}

it('renames as soon as another program releases the file', async () => {
  const { move, calls } = failing('EPERM', 'EBUSY');
  await renameFile('a', 'b', move, [1, 1, 1]);
  expect(calls()).toBe(3);
});

it.each([
  ['stays locked', ['EPERM', 'EPERM', 'EPERM'], 'EPERM', 3],
  ['is missing', ['ENOENT'], 'ENOENT', 1],
])('rejects with the system’s error for a file that %s', async (_what, codes, code, tries) => {
  const { move, calls } = failing(...codes);
  await expect(renameFile('a', 'b', move, [1, 1])).rejects.toMatchObject({ code });
  expect(calls()).toBe(tries);
});
