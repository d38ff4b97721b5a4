// The TypeScript project of the tests does not include this declaration otherwise.
/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { cached } from '../files/cache.ts';
import type { FoundFamily, FoundPair } from './find-pair.ts';
import { readLetters } from './read-letters.ts';
import { type Alphabet, alphabets } from './typeface-pairs.ts';

/** The characters that all families of a pair can show; all others appear in another typeface. */
export async function typefaceLetters({ found }: FoundPair, cacheDir: string): Promise<Set<string>> {
  const [first, ...others] = await Promise.all(
    found.map(async (family) => {
      const files = await Promise.all(alphabets.map((alphabet) => lettersOf(family, alphabet, cacheDir)));
      return new Set(files.flatMap((letters) => [...letters]));
    }),
  );
  return new Set([...(first ?? [])].filter((letter) => others.every((letters) => letters.has(letter))));
}

/** The characters of one file of a family. Cached, because decompressing a file takes 0.1 s. */
export async function lettersOf(
  { webFiles }: FoundFamily,
  alphabet: Alphabet,
  cacheDir: string,
): Promise<Set<string>> {
  const typeface = await readFile(webFiles[alphabet]);
  const recipe = { tools: ['subset-font'], parts: ['letters', typeface] };
  const letters = await cached(cacheDir, recipe, async () => {
    const { default: subsetFont } = await import('subset-font');
    const sfnt = await subsetFont(typeface, '', { keepAllGlyphs: true, targetFormat: 'sfnt' });
    return Buffer.from([...readLetters(Buffer.from(sfnt))].join(''));
  });
  return new Set(Buffer.from(letters).toString());
}
