// The tests compile this file in a world of their own, which does not include the declaration otherwise.
/// <reference path="../subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
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

/** The characters that both faces can show; all others appear in a typeface of the visitor's own. Takes 0.3 s. */
export async function typefaceLetters(): Promise<Set<string>> {
  const [next, mono] = await Promise.all(
    faceNames.map(async (face) => {
      const files = await Promise.all(alphabets.map((alphabet) => lettersOf(face, alphabet)));
      return new Set(files.flatMap((letters) => [...letters]));
    }),
  );
  return new Set([...(next ?? [])].filter((letter) => mono?.has(letter)));
}

export async function lettersOf(face: FaceName, alphabet: Alphabet): Promise<Set<string>> {
  const sfnt = await subsetFont(await readTypeface(face, alphabet), '', {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
  });
  return readLetters(Buffer.from(sfnt));
}
