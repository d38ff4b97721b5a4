import path from 'node:path';
import { outputPaths } from '../../src/files/output-paths.ts';
import { findPair, typefaceLetters } from '../../src/fonts/find-pair.ts';
import { type ChosenFace, chooseFaces } from '../../src/fonts/script-faces.ts';
import type { SiteFaces } from '../../src/fonts/subset-fonts.ts';

/** Some characters of each typeface that a site may download, in the folder layout of the download cache. */
export const sampleTypefaces = path.resolve(import.meta.dirname, '../fixtures/typefaces');

/** The site's own characters. */
export async function ownLetters(): Promise<Set<string>> {
  return typefaceLetters((await defaultFaces()).own, outputPaths(process.cwd()).fontCacheDir);
}

/** The default typefaces, and others. */
export async function defaultFaces(further: readonly ChosenFace[] = []): Promise<SiteFaces> {
  const { pair } = await findPair('atkinson', { typefaceDir: sampleTypefaces, mayFetch: false });
  return { own: pair, further };
}

/** Typefaces for what the site's own lack, without a network. */
export async function sampleFaces(text: string, language = 'en'): Promise<ChosenFace[]> {
  const options = { typefaceDir: sampleTypefaces, mayFetch: false };
  return (await chooseFaces(text, await ownLetters(), language, options)).faces;
}
