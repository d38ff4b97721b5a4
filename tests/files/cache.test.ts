import { cp, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cached, cacheKey, evictOldest } from '../../src/files/cache.ts';
import { installedVersions } from '../../src/files/installed-versions.ts';

vi.mock(import('../../src/files/installed-versions.ts'), async (original) => {
  const actual = await original();
  return { ...actual, installedVersions: vi.fn(actual.installedVersions) };
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

const recipe = (part: string) => ({ tools: ['subset-font'], parts: [part] });

/** Asks for what is made from these words, and tells what came and whether it had to be made. */
async function ask(words: string, dir = folder) {
  let isMade = false;
  const bytes = await cached(dir, recipe(words), async () => {
    isMade = true;
    return Buffer.from(words);
  });
  return { words: Buffer.from(bytes).toString(), isMade };
}

/** Every file of a folder. */
async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

describe('the cache', () => {
  it.each(['some words', ''])('makes a file once: "%s"', async (words) => {
    expect(await ask(words)).toEqual({ words, isMade: true });
    expect(await ask(words)).toEqual({ words, isMade: false });
  });

  it.each([
    ['changed', (bytes: Buffer) => Buffer.concat([Buffer.from([(bytes[0] ?? 0) ^ 1]), bytes.subarray(1)])],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['lengthened', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('!')])],
    ['emptied', () => Buffer.alloc(0)],
    ['replaced', () => Buffer.from('{}')],
  ])('remakes a file if part of it was %s', async (_what, damage) => {
    await ask('some words');
    const files = await filesOf(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      await writeFile(file, damage(await readFile(file)));
      expect(await ask('some words')).toEqual({ words: 'some words', isMade: true });
      expect(await ask('some words')).toEqual({ words: 'some words', isMade: false });
    }
  });

  it('remakes a file if part of it is missing', async () => {
    await ask('some words');
    for (const file of await filesOf(folder)) {
      await rm(file);
      expect(await ask('some words')).toEqual({ words: 'some words', isMade: true });
    }
  });

  it('remakes a file for another version of a tool', async () => {
    await ask('some words');
    vi.mocked(installedVersions).mockReturnValueOnce(['harfbuzzjs@99.0.0', 'subset-font@2.9.0']);
    expect((await ask('some words')).isMade).toBe(true);
    expect((await ask('some words')).isMade).toBe(false);
  });

  it('is as good in another place', async () => {
    await ask('some words');
    const elsewhere = await mkdtemp(path.join(os.tmpdir(), 'copy-'));
    onTestFinished(() => rm(elsewhere, { recursive: true }));
    await cp(folder, elsewhere, { recursive: true });
    expect((await ask('some words', elsewhere)).isMade).toBe(false);
  });

  it('makes what it cannot keep in a folder that cannot be written', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    expect((await ask('some words', path.join(file, 'cache'))).isMade).toBe(true);
  });

  it('gives up what was not used for longest', async () => {
    for (const [words, usedAt] of [
      ['a', 100],
      ['b', 200],
      ['c', 300],
    ] as const) {
      await ask(words);
      const list = path.join(folder, cacheKey(recipe(words)), 'files.json');
      await utimes(list, usedAt, usedAt);
    }
    expect((await ask('a')).isMade).toBe(false);
    await evictOldest(folder, 2);
    expect((await readdir(folder)).sort()).toEqual([cacheKey(recipe('a')), cacheKey(recipe('c'))].sort());
  });
});

it('gives other parts another key, wherever one ends and the next begins', () => {
  const key = (...parts: unknown[]) => cacheKey({ tools: [], parts });
  expect(key(Buffer.from('ab'), Buffer.from('c'))).not.toBe(key(Buffer.from('a'), Buffer.from('bc')));
  expect(key('ab', 'c')).not.toBe(key('a', 'bc'));
  expect(key({ a: 1 }, 'c')).toBe(key({ a: 1 }, 'c'));
});
