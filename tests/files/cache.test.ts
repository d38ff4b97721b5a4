import { cp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cached, cacheKey, evictOldest } from '../../src/files/cache.ts';
import { installedVersions } from '../../src/files/installed-versions.ts';
import { filesBelow } from '../../src/files/read-files.ts';
import { folderForTest } from '../temporary-folder.ts';

vi.mock(import('../../src/files/installed-versions.ts'), async (original) => {
  const actual = await original();
  return { ...actual, installedVersions: vi.fn(actual.installedVersions) };
});

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

const recipe = (part: string) => ({ tools: ['subset-font'], parts: [part] });

/** Gets the cached file for this text; returns its content and whether it had to be created. */
async function get(text: string, dir = folder) {
  let isCreated = false;
  const bytes = await cached(dir, recipe(text), async () => {
    isCreated = true;
    return Buffer.from(text);
  });
  return { text: Buffer.from(bytes).toString(), isCreated };
}

/** Every file of a folder. */
const filesOf = async (dir: string) => (await filesBelow(dir)).map((file) => path.join(dir, file));

describe('the cache', () => {
  it.each(['some text', ''])('creates a file once: "%s"', async (text) => {
    expect(await get(text)).toEqual({ text, isCreated: true });
    expect(await get(text)).toEqual({ text, isCreated: false });
  });

  it.each([
    ['changed', (bytes: Buffer) => Buffer.concat([Buffer.from([(bytes[0] ?? 0) ^ 1]), bytes.subarray(1)])],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['lengthened', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('!')])],
    ['emptied', () => Buffer.alloc(0)],
    ['replaced', () => Buffer.from('{}')],
  ])('creates a file again if part of it was %s', async (_what, damage) => {
    await get('some words');
    const files = await filesOf(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      await writeFile(file, damage(await readFile(file)));
      expect(await get('some words')).toEqual({ text: 'some words', isCreated: true });
      expect(await get('some words')).toEqual({ text: 'some words', isCreated: false });
    }
  });

  it('creates a file again if part of it is missing', async () => {
    await get('some words');
    for (const file of await filesOf(folder)) {
      await rm(file);
      expect(await get('some words')).toEqual({ text: 'some words', isCreated: true });
    }
  });

  it('creates a file again for another version of a tool', async () => {
    await get('some words');
    vi.mocked(installedVersions).mockReturnValueOnce(['harfbuzzjs@99.0.0', 'subset-font@2.9.0']);
    expect((await get('some words')).isCreated).toBe(true);
    expect((await get('some words')).isCreated).toBe(false);
  });

  it('is valid after it is moved to another folder', async () => {
    await get('some words');
    const elsewhere = folderForTest();
    await cp(folder, elsewhere, { recursive: true });
    expect((await get('some words', elsewhere)).isCreated).toBe(false);
  });

  it('creates files without caching them if its folder cannot be written', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    expect((await get('some words', path.join(file, 'cache'))).isCreated).toBe(true);
  });

  it('evicts the least recently used files', async () => {
    for (const [text, usedAt] of [
      ['a', 100],
      ['b', 200],
      ['c', 300],
    ] as const) {
      await get(text);
      const list = path.join(folder, cacheKey(recipe(text)), 'files.json');
      await utimes(list, usedAt, usedAt);
    }
    expect((await get('a')).isCreated).toBe(false);
    await evictOldest(folder, 2);
    expect((await readdir(folder)).sort()).toEqual([cacheKey(recipe('a')), cacheKey(recipe('c'))].sort());
  });
});

it('has different keys for different parts, also if their joined texts are equal', () => {
  const key = (...parts: unknown[]) => cacheKey({ tools: [], parts });
  expect(key(Buffer.from('ab'), Buffer.from('c'))).not.toBe(key(Buffer.from('a'), Buffer.from('bc')));
  expect(key('ab', 'c')).not.toBe(key('a', 'bc'));
  expect(key({ a: 1 }, 'c')).toBe(key({ a: 1 }, 'c'));
});
