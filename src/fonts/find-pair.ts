// The TypeScript project of the tests does not include this declaration otherwise.
/// <reference path="./subset-font.d.ts" />

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TypefacePair } from '../brand/look.ts';
import { cached } from '../files/cache.ts';
import type { OwnFaces } from '../typst/typesetter.ts';
import { type FetchOptions, findFontPackages, releaseName } from './font-packages.ts';
import { readLetters } from './read-letters.ts';
import { type Alphabet, alphabets, type Family, familiesOf, type Pair, pairs } from './typeface-pairs.ts';

/** A family with its files. */
export type FoundFamily = Family & { webFiles: Record<Alphabet, string> };

/** The pair that the site uses, with its files. */
export type FoundPair = OwnFaces & { pair: Pair; found: FoundFamily[] };

/** Why the default pair is used instead. */
type AbsentPair = { name: TypefacePair; packages: string[]; reason: string };

/** The files of a pair of typefaces; missing ones are downloaded. */
export async function findPair(
  name: TypefacePair,
  options: FetchOptions,
): Promise<{ pair: FoundPair; absent: AbsentPair | null }> {
  const pair = pairs[name];
  const families = familiesOf(pair);
  const packages = families.flatMap(({ web, print }) => [web, print]);
  const places = await findFontPackages(packages, options);
  const lacking = places.find(({ folder }) => folder === undefined);
  if (lacking) {
    const names = packages.map((each) => releaseName(each));
    if (name === 'atkinson') throw new Error(`${names.join(', ')}: ${lacking.reason}`);
    const { pair: fallback } = await findPair('atkinson', options);
    return { pair: fallback, absent: { name, packages: names, reason: lacking.reason ?? '' } };
  }
  const filesOf = (index: number, files: readonly string[]) =>
    files.map((file) => path.join(places[index]?.folder ?? '', file));
  const found = families.map((family, index) => ({
    ...family,
    webFiles: Object.fromEntries(
      alphabets.map((alphabet) => [alphabet, filesOf(2 * index, [family.web.alphabets[alphabet]])[0]]),
    ) as Record<Alphabet, string>,
  }));
  const { text, heading, title, label } = pair;
  return {
    pair: {
      pair,
      found,
      families: {
        text: text.family,
        heading: heading.family,
        title: title.family,
        label: label.family,
      },
      files: families.flatMap(({ print }, index) => filesOf(2 * index + 1, print.files)),
    },
    absent: null,
  };
}

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
