import { readFile } from 'node:fs/promises';
import { eastAsianLetter } from '../core/fold-text.ts';
import { withBase } from '../core/routes.ts';
import { cached, evictOldest } from '../files/cache.ts';
import { sha256 } from '../files/hash.ts';
import { fontsFolder } from '../files/output-paths.ts';
import { fallbackName, fallbackStyles } from './fallback-styles.ts';
import { type FoundFamily, type FoundPair, lettersOf } from './find-pair.ts';
import type { ChosenFace } from './script-faces.ts';
import {
  type Alphabet,
  type Family,
  fallbackFonts,
  type TypefaceRole,
  typefaceRoles,
} from './typeface-pairs.ts';

/** The typefaces of a site: its own, and others for characters that they lack. */
export type SiteFaces = { own: FoundPair; further: readonly ChosenFace[] };

/** Letter spacing of labels with little space: monospace has the widest gaps. */
const squeezes: Record<Family['kind'], string> = { sans: '-0.005em', serif: '-0.005em', mono: '-0.04em' };

/** The generic family at the end of a font list. */
const generics: Record<Family['kind'], string> = { sans: 'sans-serif', serif: 'serif', mono: 'monospace' };

/** Printable ASCII and common punctuation, so that small edits of the content keep the same font file. */
const alwaysIncluded = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))}–—‘’“”…·©→←↗•×é`;

/** Cache entries to keep: subsets for some dozen sets of characters, and the characters of typefaces. */
const maxKept = 60;

export type SubsetFonts = {
  files: { path: string; bytes: Uint8Array }[];
  styles: string;
};

/** `optional` keeps the fallback font if this one is late. */
type FontDisplay = 'swap' | 'optional';

/** A published font file, reduced to the characters of the site. */
type Subset = {
  /** File name before the fingerprint. */
  name: string;
  family: string;
  weights: { min: number; max: number };
  /** The `unicode-range`; "" for any character. */
  range: string;
  bytes: Uint8Array;
};

/** Weights that a static regular and a static bold font cover. */
const staticWeights = [
  { min: 400, max: 599 },
  { min: 600, max: 900 },
];

/**
 * Subsets of the site's families. Rarer Latin letters, as in Łukasz or Dvořák, are a separate file if the site has any, and so
 * are the characters of further faces; browsers load them on the pages that need them. Characters that no face has appear in
 * the visitor's fonts, and lint reports them. Results are cached by face and characters, because a subset takes half a second.
 */
export async function subsetFonts(
  shownText: string,
  { own, further }: SiteFaces,
  {
    cacheDir,
    base,
    uiCharacters = '',
    everyCharacter = '',
  }: {
    cacheDir: string;
    base: string;
    /** Characters of the UI translations. */
    uiCharacters?: string;
    /**
     * Characters of all languages of the site. The site's own typefaces contain the Latin characters of all
     * languages, so that most languages share the files. For other scripts, this would add more to each page than
     * sharing saves.
     */
    everyCharacter?: string;
  },
): Promise<SubsetFonts> {
  const characters = [...new Set(alwaysIncluded + shownText + uiCharacters)].sort();
  const shared = [...everyCharacter].filter((character) => !/\p{L}/u.test(character) || character < '\u0250');
  const ofLanguages = [...new Set([...characters, ...shared])].sort();
  const published = further.filter(({ isPublished }) => isPublished);
  const isForeign = published.some(
    (face) =>
      displayOf(face) === 'optional' && [...uiCharacters].some((letter) => face.characters.has(letter)),
  );
  // If a line in Arabic or Japanese keeps the visitor's fonts, its Latin words keep them too.
  const ownDisplay: FontDisplay = isForeign ? 'optional' : 'swap';
  const withDisplay = (subsets: readonly Subset[], display: FontDisplay) =>
    subsets.map((subset) => ({ ...subset, display }));
  const subsets = await Promise.all([
    ...own.found.map(async (family) =>
      withDisplay(await subsetFamily(family, ofLanguages, cacheDir), ownDisplay),
    ),
    ...published.map(async (face) =>
      withDisplay(await subsetScriptFace(face, characters, cacheDir), displayOf(face)),
    ),
  ]);
  await evictOldest(cacheDir, maxKept);
  const files = subsets.flat().map((subset) => {
    const fingerprint = sha256(subset.bytes).slice(0, 8);
    return { ...subset, path: `${fontsFolder}/${subset.name}-${fingerprint}.woff2` };
  });
  const fallbacks = await Promise.all(own.found.map((family) => fallbackStyles(family, cacheDir)));
  return {
    files: files.map(({ path, bytes }) => ({ path, bytes })),
    styles:
      files.map((file) => faceStyles(file, withBase(base, file.path))).join('') +
      fallbacks.join('') +
      `@layer tokens{:root{${typefaceRoles.map((role) => familyList(role, own, published)).join('')}--squeeze:${squeezes[own.pair.label.kind]}}}`,
  };
}

/** No fallback font has the widths of a script's face, but Arimo, which leads in Vietnamese, is as wide as Arial. */
function displayOf({ leads }: ChosenFace): FontDisplay {
  return leads ? 'swap' : 'optional';
}

/** Typefaces for other scripts come after the site's own and before the fallback fonts. */
function familyList(role: TypefaceRole, { pair }: FoundPair, published: readonly ChosenFace[]): string {
  const named = (leads: boolean) =>
    published.filter((face) => face.leads === leads).map((face) => face.family);
  const own = pair[role];
  const same = (['text', 'label'] as const).find((other) => other !== role && own === pair[other]);
  if (same && role !== 'text') return `--font-${role}:var(--font-${same});`;
  const families = [
    ...named(true),
    ...(own ? [own.family] : []),
    ...named(false),
    ...(own ? fallbackFonts[own.kind].map((_, index) => fallbackName(own, index)) : []),
  ];
  const generic = own ? generics[own.kind] : 'ui-monospace,monospace';
  return `--font-${role}:${families.map((name) => `"${name}",`).join('')}${generic};`;
}

async function subsetFamily(family: FoundFamily, characters: string[], cacheDir: string): Promise<Subset[]> {
  const main = await subsetAlphabet(family, 'latin', characters.join(''), cacheDir);
  // English text needs no check of the typeface, which takes time.
  if (
    !characters.some((character) => /[\u0100-\uffff]/u.test(character) && !alwaysIncluded.includes(character))
  )
    return [main];
  const [common, rare] = await Promise.all([
    lettersOf(family, 'latin', cacheDir),
    lettersOf(family, 'latin-ext', cacheDir),
  ]);
  const rest = characters.filter((character) => rare.has(character) && !common.has(character)).join('');
  return rest === '' ? [main] : [main, await subsetAlphabet(family, 'latin-ext', rest, cacheDir)];
}

async function subsetAlphabet(
  { family, weights, webFiles }: FoundFamily,
  alphabet: Alphabet,
  characters: string,
  cacheDir: string,
): Promise<Subset> {
  const source = await readFile(webFiles[alphabet]);
  const name = family.replaceAll(' ', '-').toLowerCase();
  const bytes = await subsetBytes(source, characters, { variationAxes: { wght: weights } }, cacheDir);
  const isMain = alphabet === 'latin';
  return {
    name: isMain ? name : `${name}-ext`,
    family,
    weights,
    range: isMain ? '' : unicodeRange(characters),
    bytes,
  };
}

async function subsetScriptFace(
  face: ChosenFace,
  allCharacters: string[],
  cacheDir: string,
): Promise<Subset[]> {
  const has = face.leads ? face.letters : face.characters;
  const characters = allCharacters.filter((character) => has.has(character)).join('');
  if (characters === '') return [];
  // Horizontal text does not use the alternative forms of these letters, which would double the file size.
  const settings = { noHinting: true, noLayoutClosure: eastAsianLetter.test(characters) };
  return Promise.all(
    face.files.map(async (file, index) => ({
      name: `${face.family.replaceAll(' ', '-').toLowerCase()}-${index === 0 ? 'regular' : 'bold'}`,
      family: face.family,
      weights: staticWeights[index] ?? { min: 400, max: 400 },
      range: unicodeRange(characters),
      bytes: await subsetBytes(await readFile(file), characters, settings, cacheDir),
    })),
  );
}

type SubsetSettings = {
  variationAxes?: Record<string, { min: number; max: number }>;
  noHinting?: boolean;
  noLayoutClosure?: boolean;
};

async function subsetBytes(
  source: Buffer,
  characters: string,
  settings: SubsetSettings,
  cacheDir: string,
): Promise<Uint8Array> {
  const options = { targetFormat: 'woff2', ...settings } as const;
  const recipe = { tools: ['subset-font'], parts: [source, characters, options] };
  return cached(cacheDir, recipe, async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(source, characters, options);
  });
}

/** Code points for CSS; adjacent ones as one range. */
function unicodeRange(characters: string): string {
  const runs: [from: number, to: number][] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => `U+${from.toString(16)}${from === to ? '' : `-${to.toString(16)}`}`).join();
}

function faceStyles(
  { family, weights, range, display }: Subset & { display: FontDisplay },
  address: string,
): string {
  return (
    `@font-face{font-family:"${family}";src:url("${address}") format("woff2");` +
    `font-weight:${weights.min} ${weights.max};font-display:${display}${range === '' ? '' : `;unicode-range:${range}`}}`
  );
}
