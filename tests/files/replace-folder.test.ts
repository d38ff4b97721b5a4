import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFolder, restoreFolder } from '../../src/files/replace-folder.ts';

let root: string;
let places: [next: string, current: string, retired: string];
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'replace-'));
  places = ['next', 'dist', 'last'].map((name) => path.join(root, name)) as typeof places;
});
afterEach(() => rm(root, { recursive: true }));

async function fill(folder: string, words: string) {
  await mkdir(folder);
  await writeFile(path.join(folder, 'page'), words);
}
const read = (folder: string) => readFile(path.join(folder, 'page'), 'utf8');

it('puts a folder in the place of another, or where there was none', async () => {
  for (const words of ['first', 'second']) {
    await fill(places[0], words);
    await replaceFolder(...places);
    expect(await read(places[1])).toBe(words);
    expect(await readdir(root)).toEqual(['dist']);
  }
});

it('leaves the old folder where the new one cannot be moved', async () => {
  await fill(places[1], 'old');
  await expect(replaceFolder(...places)).rejects.toThrow('ENOENT');
  expect(await read(places[1])).toBe('old');
});

it('comes back after a stop between the two renames, and loses nothing after any other', async () => {
  await fill(places[1], 'old');
  await rename(places[1], places[2]);
  await restoreFolder(places[1], places[2]);
  expect(await read(places[1])).toBe('old');
  await fill(places[2], 'older');
  await restoreFolder(places[1], places[2]);
  expect(await read(places[1])).toBe('old');
  expect(await readdir(root)).toEqual(['dist']);
});
