import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetOldest, nameOfParts, rememberFile } from '../../src/pipeline/remember-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'remember-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Asks for a file, and tells what it holds and whether it had to be made. */
async function ask(name: string, text: string) {
  let isMade = false;
  const bytes = await rememberFile(folder, name, async () => {
    isMade = true;
    return Buffer.from(text);
  });
  return { text: Buffer.from(bytes).toString(), isMade };
}

describe('a remembered file', () => {
  it.each(['some words', ''])('is made once: "%s"', async (text) => {
    expect(await ask('a', text)).toEqual({ text, isMade: true });
    expect(await ask('a', text)).toEqual({ text, isMade: false });
  });

  it.each([
    ['changed', (bytes: Buffer) => Buffer.concat([Buffer.from('S'), bytes.subarray(1)])],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['lengthened', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('!')])],
    ['emptied', () => Buffer.alloc(0)],
  ])('is made anew when it was %s', async (_what, damage) => {
    await ask('a', 'some words');
    const file = path.join(folder, 'a');
    await writeFile(file, damage(await readFile(file)));
    expect(await ask('a', 'some words')).toEqual({ text: 'some words', isMade: true });
    expect(await ask('a', 'some words')).toEqual({ text: 'some words', isMade: false });
  });

  it('is forgotten when others have been used since', async () => {
    for (const [name, usedAt] of [
      ['a', 100],
      ['b', 200],
      ['c', 300],
    ] as const) {
      await ask(name, name);
      await utimes(path.join(folder, name), usedAt, usedAt);
    }
    expect((await ask('a', 'a')).isMade).toBe(false);
    await forgetOldest(folder, 2);
    expect((await readdir(folder)).sort()).toEqual(['a', 'c']);
  });
});

it('names other parts otherwise, wherever one ends and the next begins', () => {
  expect(nameOfParts('ab', 'c')).not.toBe(nameOfParts('a', 'bc'));
  expect(nameOfParts('ab', 'c')).toBe(nameOfParts('ab', Buffer.from('c')));
});
