import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withBase } from '../core/routes.ts';
import { cached } from '../files/cache.ts';
import { fontsFolder } from '../files/output-paths.ts';
import { type FetchOptions, type FontPackage, findFontPackages } from './font-packages.ts';
import type { SubsetFonts } from './subset-fonts.ts';

/** SIL Open Font License 1.1. */
const mathPackage: FontPackage = {
  name: '@fontsource/stix-two-math',
  files: ['files/stix-two-math-latin-400-normal.woff2'],
};

/**
 * The typeface of formulas, reduced to their characters and what stretches of them; pages without formulas do not load
 * it. If it cannot be fetched, browsers use one of the system's.
 */
export async function subsetMathFont(
  characters: ReadonlySet<string>,
  { cacheDir, base, ...fetching }: FetchOptions & { cacheDir: string; base: string },
): Promise<SubsetFonts> {
  const [found] = await findFontPackages([mathPackage], fetching);
  if (found?.folder === undefined) return { files: [], styles: '' };
  const source = await readFile(path.join(found.folder, mathPackage.files[0] ?? ''));
  const text = [...characters].sort().join('');
  const options = { targetFormat: 'woff2' as const, noHinting: true, keepFeatures: ['ssty'] };
  const bytes = await cached(
    cacheDir,
    { tools: ['subset-font'], parts: [source, text, options] },
    async () => {
      const { default: subsetFont } = await import('subset-font');
      return subsetFont(source, text, options);
    },
  );
  const fingerprint = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const file = `${fontsFolder}/stix-two-math-${fingerprint}.woff2`;
  return {
    files: [{ path: file, bytes }],
    styles: `@font-face{font-family:"STIX Two Math";src:url("${withBase(base, file)}") format("woff2");font-display:swap}`,
  };
}
