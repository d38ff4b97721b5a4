import path from 'node:path';
import { type ChosenFace, chooseFaces } from '../../../src/pipeline/fonts/choose-faces.ts';
import { typefaceLetters } from '../../../src/pipeline/fonts/typefaces.ts';
import { outputPaths } from '../../../src/pipeline/output-paths.ts';

/** Some characters of each typeface that a site may fetch, laid out as they are when they were fetched. */
export const sampleTypefaces = path.resolve(import.meta.dirname, '../../fixtures/typefaces');

/** The site's own characters. */
export const ownLetters = () => typefaceLetters(outputPaths(process.cwd()).fontCacheDir);

/** Typefaces for what the site's own lack, without a network. */
export async function sampleFaces(text: string, language = 'en'): Promise<ChosenFace[]> {
  const options = { typefaceDir: sampleTypefaces, mayFetch: false };
  return (await chooseFaces(text, await ownLetters(), language, options)).faces;
}
