// The tests compile this file in a world of their own, which does not include the declaration otherwise.
/// <reference path="../subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { nameOfParts, rememberFile } from '../remember-file.ts';
import { familyOf, renameFace } from './rename-face.ts';

const cutter = createRequire(import.meta.url)('subset-font/package.json') as { version: string };

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
      const face = await cutFace(variable, weight, cacheDir);
      const family = `${familyOf(face)} Cut ${group.length + 1}`;
      cut.faces.push(renameFace(face, family, style));
      families.add(family);
    }
    group.push(...families);
  }
  return cut;
}

async function cutFace(variable: Buffer, weight: number, cacheDir: string): Promise<Buffer> {
  const cut = { keepAllGlyphs: true, targetFormat: 'sfnt', noHinting: true, preserveNameIds: [16] } as const;
  const name = nameOfParts(JSON.stringify([cut, weight, cutter.version]), variable);
  const face = await rememberFile(cacheDir, `${name}.ttf`, async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(variable, '', { ...cut, variationAxes: { wght: weight } });
  });
  return Buffer.from(face);
}
