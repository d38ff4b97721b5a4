// The tests compile this file in a world of their own, which does not include the declaration otherwise.
/// <reference path="../subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cached } from '../files/cache.ts';
import { familyOf, renameFace } from './rename-face.ts';

/** The weights the template sets; each becomes a static face, since Typst does not vary fonts. */
const weights = { Regular: 400, SemiBold: 600, ExtraBold: 800 } as const;

export type ResumeFaces = {
  /** Static sfnt files. */
  faces: Buffer[];
  /** Families in the order to look for a letter in. */
  sans: string[];
  mono: string[];
};

/** The site's typefaces, as variable WOFF2 files: Latin first, then the rarer letters of Latin. */
export function resumeFontFiles(): string[] {
  const require = createRequire(import.meta.url);
  return ['next', 'mono'].flatMap((face) =>
    ['latin', 'latin-ext'].map((letters) =>
      require.resolve(
        `@fontsource-variable/atkinson-hyperlegible-${face}/files/atkinson-hyperlegible-${face}-${letters}-wght-normal.woff2`,
      ),
    ),
  );
}

/**
 * Static faces of variable font files. Each file (one covers only some letters) becomes a family of its own, so
 * that all of them can be named in order, and under a name that no font installed on the machine has: Typst would
 * take that one, and the PDF would differ from machine to machine. Cutting them takes 0.4 s, so the cuts are kept.
 */
export async function cutResumeFaces(fontFiles: string[], cacheDir: string): Promise<ResumeFaces> {
  const cut: ResumeFaces = { faces: [], sans: [], mono: [] };
  for (const file of fontFiles) {
    const variable = await readFile(file);
    const group = /mono/i.test(file) ? cut.mono : cut.sans;
    const families = new Set<string>();
    for (const [style, weight] of Object.entries(weights)) {
      const face = await cutFace(variable, { style, weight, number: group.length + 1 }, cacheDir);
      cut.faces.push(face);
      families.add(familyOf(face));
    }
    group.push(...families);
  }
  return cut;
}

/** Raise when faces are renamed another way. */
const revision = 1;

async function cutFace(
  variable: Buffer,
  { style, weight, number }: { style: string; weight: number; number: number },
  cacheDir: string,
): Promise<Buffer> {
  const cut = {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    noHinting: true,
    preserveNameIds: [16],
    variationAxes: { wght: weight },
  } as const;
  const recipe = { tools: ['subset-font'], parts: [revision, cut, style, number, variable] };
  const face = await cached(cacheDir, recipe, async () => {
    const { default: subsetFont } = await import('subset-font');
    const named = await subsetFont(variable, '', cut);
    return renameFace(named, `${familyOf(named)} Cut ${number}`, style);
  });
  return Buffer.from(face);
}
