import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { distrustFolder, rememberFolder } from '../../src/pipeline/remember-folder.ts';

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(path.join(os.tmpdir(), 'remember-'));
});
afterEach(() => rm(cache, { recursive: true }));

let made = 0;
async function ask(name = 'a'): Promise<string> {
  return rememberFolder(cache, name, async (folder) => {
    made += 1;
    await mkdir(path.join(folder, 'deep'));
    await writeFile(path.join(folder, 'one.js'), 'one');
    await writeFile(path.join(folder, 'deep/two.js'), 'two');
  });
}

async function expectWhole(folder: string) {
  expect(await readFile(path.join(folder, 'one.js'), 'utf8')).toBe('one');
  expect(await readFile(path.join(folder, 'deep/two.js'), 'utf8')).toBe('two');
  expect((await readdir(folder)).sort()).toEqual(['deep', 'one.js']);
}

describe('a remembered folder', () => {
  beforeEach(() => {
    made = 0;
  });

  it('is made once', async () => {
    await expectWhole(await ask());
    await expectWhole(await ask());
    expect(made).toBe(1);
  });

  it.each([
    ['a file was changed', (folder: string) => writeFile(path.join(folder, 'deep/two.js'), 'too')],
    ['a file was taken away', (folder: string) => rm(path.join(folder, 'one.js'))],
    ['a file came to it', (folder: string) => writeFile(path.join(folder, 'three.js'), 'three')],
    ['it was emptied', (folder: string) => rm(folder, { recursive: true })],
    ['it is not to be trusted', distrustFolder],
  ])('is made anew when %s', async (_what, damage) => {
    await damage(await ask());
    await expectWhole(await ask());
    expect(made).toBe(2);
  });

  it('is whole when two builds make it at the same time', async () => {
    for (const folder of await Promise.all([ask(), ask(), ask()])) await expectWhole(folder);
    expect(await readdir(cache)).toEqual(['a']);
  });

  it('is not there when making it fails', async () => {
    const making = rememberFolder(cache, 'a', async (folder) => {
      await writeFile(path.join(folder, 'half.js'), 'half');
      throw new Error('no room');
    });
    await expect(making).rejects.toThrow('no room');
    expect(await readdir(cache)).toEqual([]);
  });
});
