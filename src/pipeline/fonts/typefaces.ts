// The tests compile this file in a world of their own, which does not include the declaration otherwise.
/// <reference path="../subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cached } from '../files/cache.ts';
import { readLetters } from './read-letters.ts';

/** The faces of the site, as Fontsource names their packages: for reading, and for titles, labels and code. */
export const faceNames = ['next', 'mono'] as const;
export type FaceName = (typeof faceNames)[number];

/** Each face comes in two files: the letters of English and its neighbours, and the rarer letters of Latin. */
export const alphabets = ['latin', 'latin-ext'] as const;
export type Alphabet = (typeof alphabets)[number];

/** The variable WOFF2 file as it is published on npm. */
export function readTypeface(face: FaceName, alphabet: Alphabet): Promise<Buffer> {
  const name = `atkinson-hyperlegible-${face}`;
  const require = createRequire(import.meta.url);
  return readFile(
    require.resolve(`@fontsource-variable/${name}/files/${name}-${alphabet}-wght-normal.woff2`),
  );
}

/** The characters that both faces can show; all others appear in a typeface of the visitor's own. */
export async function typefaceLetters(cacheDir: string): Promise<Set<string>> {
  const [next, mono] = await Promise.all(
    faceNames.map(async (face) => {
      const files = await Promise.all(alphabets.map((alphabet) => lettersOf(face, alphabet, cacheDir)));
      return new Set(files.flatMap((letters) => [...letters]));
    }),
  );
  return new Set([...(next ?? [])].filter((letter) => mono?.has(letter)));
}

/** The characters of one file of a face; unpacking it takes 0.1 s, so the answer is remembered. */
export async function lettersOf(face: FaceName, alphabet: Alphabet, cacheDir: string): Promise<Set<string>> {
  const typeface = await readTypeface(face, alphabet);
  const recipe = { tools: ['subset-font'], parts: ['letters', typeface] };
  const letters = await cached(cacheDir, recipe, async () => {
    const { default: subsetFont } = await import('subset-font');
    const sfnt = await subsetFont(typeface, '', { keepAllGlyphs: true, targetFormat: 'sfnt' });
    return Buffer.from([...readLetters(Buffer.from(sfnt))].join(''));
  });
  return new Set(Buffer.from(letters).toString());
}
