import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withBase } from '../core/routes.ts';
import { cached } from '../files/cache.ts';
import { sha256 } from '../files/hash.ts';
import { fontsFolder } from '../files/output-paths.ts';
import { type FetchOptions, type FontPackage, findFontPackages } from './font-packages.ts';
import type { SubsetFonts } from './subset-fonts.ts';

/** SIL Open Font License 1.1. */
const mathPackage: FontPackage = {
  name: '@fontsource/stix-two-math',
  files: ['files/stix-two-math-latin-400-normal.woff2'],
};

/** Typefaces with a `MATH` table that systems have, by full and PostScript names: macOS, Windows, Linux, TeX. */
const systemFaces = [
  'STIX Two Math',
  'STIXTwoMath-Regular',
  'Cambria Math',
  'CambriaMath',
  'Latin Modern Math',
  'LatinModernMath-Regular',
  'DejaVu Math TeX Gyre',
  'DejaVuMathTeXGyre-Regular',
  'Noto Sans Math',
  'NotoSansMath-Regular',
];

/**
 * The typeface of formulas, reduced to their characters and the stretched forms of these; pages without formulas do
 * not load it. No fallback can be scaled to fit, so if the typeface is late, formulas stay in the math typeface of
 * the system, without a shift. Android has none and often lacks the letters, so the typeface is swapped in there.
 */
export async function subsetMathFont(
  characters: ReadonlySet<string>,
  { cacheDir, base, ...fetching }: FetchOptions & { cacheDir: string; base: string },
): Promise<SubsetFonts> {
  const [found] = await findFontPackages([mathPackage], fetching);
  if (found?.folder === undefined) return { files: [], styles: '' };
  const original = await readFile(path.join(found.folder, mathPackage.files[0] ?? ''));
  const text = [...characters].sort().join('');
  const options = { targetFormat: 'woff2' as const, noHinting: true, keepFeatures: ['ssty'] };
  const bytes = await cached(
    cacheDir,
    { tools: ['subset-font'], parts: [original, text, options] },
    async () => {
      const { default: subsetFont } = await import('subset-font');
      return subsetFont(original, text, options);
    },
  );
  const fingerprint = sha256(bytes).slice(0, 8);
  const file = `${fontsFolder}/stix-two-math-${fingerprint}.woff2`;
  const source = `url("${withBase(base, file)}") format("woff2")`;
  return {
    files: [{ path: file, bytes }],
    styles:
      `@font-face{font-family:"STIX Two Math";src:${source};font-display:optional}` +
      `@font-face{font-family:"System Math";src:${[...systemFaces.map((name) => `local("${name}")`), source].join()};font-display:swap}`,
  };
}
