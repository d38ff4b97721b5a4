import path from 'node:path';
import type { TypefacePair } from '../brand/look.ts';
import type { OwnFaces } from '../typst/typesetter.ts';
import { type FetchOptions, findFontPackages, releaseName } from './font-packages.ts';
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
    const { pair: house } = await findPair('atkinson', options);
    return { pair: house, absent: { name, packages: names, reason: lacking.reason ?? '' } };
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
