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
  fallback: {
    family: string;
    /** Local faces, most common first. */
    regular: string[];
    bold: string[];
    sizeAdjust: number;
    ascent: number;
    descent: number;
  };
};

/**
 * The two faces and the metrics of their stand-ins: `sizeAdjust` makes a line of English as wide in the local
 * face, ascent and descent (in % of the adjusted size) keep the line's height. Measured in Chromium against
 * Liberation Sans and Mono, which share the metrics of Arial and Courier New.
 */
const faces: Face[] = [
  {
    family: 'Atkinson Hyperlegible Next',
    name: 'next',
    weights: { min: 400, max: 750 },
    fallback: {
      family: 'Atkinson Next Fallback',
      regular: ['Arial', 'Liberation Sans', 'Helvetica'],
      bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
      sizeAdjust: 98.9,
      ascent: 99.5,
      descent: 32,
    },
  },
  {
    family: 'Atkinson Hyperlegible Mono',
    name: 'mono',
    weights: { min: 400, max: 800 },
    fallback: {
      family: 'Atkinson Mono Fallback',
      regular: ['Courier New', 'Liberation Mono'],
      bold: ['Courier New Bold', 'Liberation Mono Bold'],
      sizeAdjust: 105.3,
      ascent: 93.4,
      descent: 30,
    },
  },
];

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
      faces.map(standIns).join(''),
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

function standIns({ fallback }: Face): string {
  // A bold of its own, else the browser would fatten the regular one, which is narrower than a real bold.
  return standIn(fallback, fallback.regular, '400 599') + standIn(fallback, fallback.bold, '600 900');
}

function standIn(
  { family, sizeAdjust, ascent, descent }: Face['fallback'],
  sources: string[],
  weights: string,
): string {
  const local = sources.map((name) => `local("${name}")`).join(',');
  return (
    `@font-face{font-family:"${family}";src:${local};font-weight:${weights};size-adjust:${sizeAdjust}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  );
}
