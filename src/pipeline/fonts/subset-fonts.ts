import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { withBase } from '../../model/routes.ts';
import { fontsFolder } from '../output-paths.ts';

type Face = {
  family: string;
  /** Name of the published file, before its fingerprint. */
  name: string;
  package: string;
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
    package: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next',
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
    package: '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono',
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

export type SubsetFonts = {
  files: { path: string; bytes: Uint8Array }[];
  styles: string;
};

/**
 * Both faces with the characters the site shows. Characters beyond the Latin files fall back to the visitor's own
 * fonts. Results are cached by face and characters, since a subset costs about half a second.
 */
export async function subsetFonts(shownText: string, cacheDir: string, base: string): Promise<SubsetFonts> {
  const characters = [...new Set(alwaysIncluded + shownText)].sort().join('');
  await mkdir(cacheDir, { recursive: true });
  const made = await Promise.all(faces.map((face) => subsetFace(face, characters, cacheDir)));
  const files = made.map(({ face, bytes }) => ({
    path: `${fontsFolder}/${face.name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`,
    bytes,
  }));
  const addresses = files.map(({ path }) => withBase(base, path));
  return {
    files,
    styles: faces.map((face, index) => faceStyles(face, addresses[index] ?? '')).join(''),
  };
}

async function subsetFace(face: Face, characters: string, cacheDir: string) {
  const source = await readFile(
    createRequire(import.meta.url).resolve(`${face.package}-latin-wght-normal.woff2`),
  );
  const key = createHash('sha256').update(source).update(characters).update(JSON.stringify(face.weights));
  const cached = join(cacheDir, `${face.name}-${key.digest('hex').slice(0, 24)}.woff2`);
  try {
    return { face, bytes: await readFile(cached) };
  } catch {
    const bytes = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: face.weights },
    });
    await writeFile(`${cached}.${process.pid}`, bytes);
    await rename(`${cached}.${process.pid}`, cached);
    return { face, bytes };
  }
}

function faceStyles({ family, weights, fallback }: Face, address: string): string {
  return (
    `@font-face{font-family:"${family}";src:url("${address}") format("woff2");` +
    `font-weight:${weights.min} ${weights.max};font-display:swap}` +
    // A bold of its own, else the browser would fatten the regular one, which is narrower than a real bold.
    standIn(fallback, fallback.regular, '400 599') +
    standIn(fallback, fallback.bold, '600 900')
  );
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
