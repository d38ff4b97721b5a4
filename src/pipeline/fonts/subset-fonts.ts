import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { withBase } from '../../model/routes.ts';
import { cached, evictOldest } from '../files/cache.ts';
import { fontsFolder } from '../output-paths.ts';
import type { ChosenFace } from './choose-faces.ts';
import { type Alphabet, type FaceName, lettersOf, readTypeface } from './typefaces.ts';

type Face = {
  family: string;
  /** Also the name of the published file, before its fingerprint. */
  name: FaceName;
  weights: { min: number; max: number };
  fallbacks: Fallback[];
  /** Where the site's styles name it, and what ends the list there. */
  token: string;
  generic: string;
};

/** A font of some platform that stands in until ours is here, under a family of its own. */
type Fallback = {
  family: string;
  /** Full names of the installed fonts that are this wide, most common first; `Bold` is added for the bold ones. */
  local: string[];
  /** In %, of ours at weight 400, 520 and 700 to the regular, regular and bold font. */
  sizeAdjust: { text: number; lede: number; bold: number };
};

const monoAdjust = (percent: number) => ({ text: percent, lede: percent, bold: percent });

/**
 * The two faces and the fonts that stand in for them: `sizeAdjust` makes the site's text as wide in those, measured in
 * Chromium over all words of the sample. Liberation has the widths of Arial and Courier New, as Cousine has.
 */
const faces: Face[] = [
  {
    family: 'Atkinson Hyperlegible Next',
    name: 'next',
    weights: { min: 400, max: 750 },
    token: '--font-text',
    generic: 'sans-serif',
    fallbacks: [
      {
        family: 'Next for Arial',
        local: ['Arial', 'Liberation Sans', 'Helvetica'],
        sizeAdjust: { text: 98.5, lede: 103.1, bold: 98 },
      },
      { family: 'Next for Roboto', local: ['Roboto'], sizeAdjust: { text: 99.1, lede: 103.4, bold: 104.2 } },
      {
        family: 'Next for DejaVu',
        local: ['DejaVu Sans'],
        sizeAdjust: { text: 87, lede: 90.6, bold: 83.3 },
      },
    ],
  },
  {
    family: 'Atkinson Hyperlegible Mono',
    name: 'mono',
    weights: { min: 400, max: 800 },
    token: '--font-mono',
    generic: 'monospace',
    fallbacks: [
      {
        family: 'Mono for Courier',
        local: ['Courier New', 'Liberation Mono', 'Droid Sans Mono', 'Roboto Mono', 'Noto Sans Mono'],
        sizeAdjust: monoAdjust(105.3),
      },
      { family: 'Mono for DejaVu', local: ['DejaVu Sans Mono'], sizeAdjust: monoAdjust(105) },
    ],
  },
];

/** The height of a line in both our faces, in % of the text's size. */
const ascent = 98.4;
const descent = 31.6;

/** Printable ASCII and common punctuation, so that small edits of the words keep the same font file. */
const alwaysIncluded = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))}–—‘’“”…·©→←↗•×é`;

/** Cuts of some dozen sets of characters, and which letters each typeface has. */
const mostKept = 60;

export type SubsetFonts = {
  files: { path: string; bytes: Uint8Array }[];
  styles: string;
};

/** A published font file, cut down to the characters the site shows. */
type Cut = {
  /** Before its fingerprint. */
  name: string;
  family: string;
  weights: { min: number; max: number };
  /** What the browser loads it for; "" for any character. */
  range: string;
  bytes: Uint8Array;
};

/** What a static regular and a static bold font stand for. */
const staticWeights = [
  { min: 400, max: 599 },
  { min: 600, max: 900 },
];

/**
 * Both faces with the characters the site shows. The rarer letters of Latin, as in Łukasz or Dvořák, come in a file of
 * their own where the site has any, and so does what `scriptFaces` show, which a browser loads on the pages that need
 * it. Characters that none has fall back to the visitor's own fonts, and `reviewCharacters` tells the owner which.
 * Results are cached by face and characters, since a cut costs about half a second.
 */
export async function subsetFonts(
  shownText: string,
  scriptFaces: readonly ChosenFace[],
  { cacheDir, base }: { cacheDir: string; base: string },
): Promise<SubsetFonts> {
  const shown = [...new Set(alwaysIncluded + shownText)].sort();
  const published = scriptFaces.filter(({ isPublished }) => isPublished);
  const cuts = await Promise.all([
    ...faces.map((face) => cutFace(face, shown, cacheDir)),
    ...published.map((face) => cutScriptFace(face, shown, cacheDir)),
  ]);
  await evictOldest(cacheDir, mostKept);
  const files = cuts.flat().map((cut) => {
    const fingerprint = createHash('sha256').update(cut.bytes).digest('hex').slice(0, 8);
    return { ...cut, path: `${fontsFolder}/${cut.name}-${fingerprint}.woff2` };
  });
  return {
    files: files.map(({ path, bytes }) => ({ path, bytes })),
    styles:
      files.map((file) => cutStyles(file, withBase(base, file.path))).join('') +
      faces.flatMap(({ fallbacks }) => fallbacks.map(fallbackStyles)).join('') +
      (published.length > 0 ? `:root{${faces.map((face) => familyList(face, published)).join(';')}}` : ''),
  };
}

/** The faces for other scripts stand beside ours, before what stands in until fonts are here. */
function familyList({ token, family, fallbacks, generic }: Face, published: readonly ChosenFace[]): string {
  const named = (leads: boolean) =>
    published.filter((face) => face.leads === leads).map((face) => face.family);
  const families = [...named(true), family, ...named(false), ...fallbacks.map((fallback) => fallback.family)];
  return `${token}:${families.map((name) => `"${name}"`).join()},${generic}`;
}

async function cutFace(face: Face, shown: string[], cacheDir: string): Promise<Cut[]> {
  const main = await cutAlphabet(face, 'latin', shown.join(''), cacheDir);
  // Reading what a file has takes a moment; a text in plain English can do without.
  if (!shown.some((character) => /[\u0100-\uffff]/u.test(character) && !alwaysIncluded.includes(character)))
    return [main];
  const [common, rare] = await Promise.all([
    lettersOf(face.name, 'latin', cacheDir),
    lettersOf(face.name, 'latin-ext', cacheDir),
  ]);
  const rest = shown.filter((character) => rare.has(character) && !common.has(character)).join('');
  return rest === '' ? [main] : [main, await cutAlphabet(face, 'latin-ext', rest, cacheDir)];
}

async function cutAlphabet(
  { name, family, weights }: Face,
  alphabet: Alphabet,
  characters: string,
  cacheDir: string,
): Promise<Cut> {
  const source = await readTypeface(name, alphabet);
  const bytes = await cut(source, characters, { wght: weights }, cacheDir);
  const isMain = alphabet === 'latin';
  return {
    name: isMain ? name : `${name}-ext`,
    family,
    weights,
    range: isMain ? '' : unicodeRange(characters),
    bytes,
  };
}

async function cutScriptFace(face: ChosenFace, shown: string[], cacheDir: string): Promise<Cut[]> {
  const has = face.leads ? face.letters : face.characters;
  const characters = shown.filter((character) => has.has(character)).join('');
  if (characters === '') return [];
  return Promise.all(
    face.files.map(async (file, index) => ({
      name: `${face.family.replaceAll(' ', '-').toLowerCase()}-${index === 0 ? 'regular' : 'bold'}`,
      family: face.family,
      weights: staticWeights[index] ?? { min: 400, max: 400 },
      range: unicodeRange(characters),
      bytes: await cut(await readFile(file), characters, {}, cacheDir),
    })),
  );
}

async function cut(
  source: Buffer,
  characters: string,
  variationAxes: Record<string, { min: number; max: number }>,
  cacheDir: string,
): Promise<Uint8Array> {
  const options = { targetFormat: 'woff2', variationAxes } as const;
  const recipe = { tools: ['subset-font'], parts: [source, characters, options] };
  return cached(cacheDir, recipe, async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(source, characters, options);
  });
}

/** As CSS writes it; neighbours as one range. */
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

function cutStyles({ family, weights, range }: Cut, address: string): string {
  return (
    `@font-face{font-family:"${family}";src:url("${address}") format("woff2");` +
    `font-weight:${weights.min} ${weights.max};font-display:swap${range === '' ? '' : `;unicode-range:${range}`}}`
  );
}

function fallbackStyles({ family, local, sizeAdjust }: Fallback): string {
  const bold = local.map((name) => `${name} Bold`);
  const face = (sources: string[], weights: string, percent: number) =>
    `@font-face{font-family:"${family}";src:${sources.map((name) => `local("${name}")`).join(',')};` +
    `font-weight:${weights};size-adjust:${percent}%;line-gap-override:0%;` +
    `ascent-override:${((100 * ascent) / percent).toFixed(1)}%;` +
    `descent-override:${((100 * descent) / percent).toFixed(1)}%}`;
  // A bold of its own, else the browser would fatten the regular one, which is narrower than a real bold.
  return (
    face(local, '400 499', sizeAdjust.text) +
    face(local, '500 599', sizeAdjust.lede) +
    face(bold, '600 900', sizeAdjust.bold)
  );
}
