import { createHash } from 'node:crypto';
import { withBase } from '../../model/routes.ts';
import { cached, evictOldest } from '../files/cache.ts';
import { fontsFolder } from '../output-paths.ts';
import { type Alphabet, type FaceName, lettersOf, readTypeface } from './typefaces.ts';

type Face = {
  family: string;
  /** Also the name of the published file, before its fingerprint. */
  name: FaceName;
  weights: { min: number; max: number };
  fallbacks: Fallback[];
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

/** A published font file: one alphabet of one face, cut down to the characters the site shows. */
type Cut = { face: Face; alphabet: Alphabet; characters: string; bytes: Uint8Array };

/**
 * Both faces with the characters the site shows. The rarer letters of Latin, as in Łukasz or Dvořák, come in a file of
 * their own where the site has any; characters that neither file has fall back to the visitor's own fonts, and
 * `reviewLetters` tells the owner which. Results are cached by face and characters, since a cut costs about half a
 * second.
 */
export async function subsetFonts(shownText: string, cacheDir: string, base: string): Promise<SubsetFonts> {
  const shown = [...new Set(alwaysIncluded + shownText)].sort();
  const cuts = (await Promise.all(faces.map((face) => cutFace(face, shown, cacheDir)))).flat();
  await evictOldest(cacheDir, mostKept);
  const files = cuts.map(({ face, alphabet, bytes }) => ({
    path: `${fontsFolder}/${face.name}${alphabet === 'latin' ? '' : '-ext'}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`,
    bytes,
  }));
  const addresses = files.map(({ path }) => withBase(base, path));
  return {
    files,
    styles:
      cuts.map((cut, index) => cutStyles(cut, addresses[index] ?? '')).join('') +
      faces.flatMap(({ fallbacks }) => fallbacks.map(fallbackStyles)).join(''),
  };
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
  face: Face,
  alphabet: Alphabet,
  characters: string,
  cacheDir: string,
): Promise<Cut> {
  const source = await readTypeface(face.name, alphabet);
  const options = { targetFormat: 'woff2', variationAxes: { wght: face.weights } } as const;
  const recipe = { tools: ['subset-font'], parts: [source, characters, options] };
  const bytes = await cached(cacheDir, recipe, async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(source, characters, options);
  });
  return { face, alphabet, characters, bytes };
}

function cutStyles({ face: { family, weights }, alphabet, characters }: Cut, address: string): string {
  const range =
    alphabet === 'latin'
      ? ''
      : `;unicode-range:${Array.from(characters, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join()}`;
  return (
    `@font-face{font-family:"${family}";src:url("${address}") format("woff2");` +
    `font-weight:${weights.min} ${weights.max};font-display:swap${range}}`
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
