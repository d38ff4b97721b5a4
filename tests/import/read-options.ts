import { readLocale } from '../../src/content/read-locale.ts';
import type { ReadOptions } from '../../src/import/source.ts';

/** Reading options for a site in this language, with defaults. */
export async function optionsFor(language: string): Promise<ReadOptions> {
  const { locale } = await readLocale(language);
  const choose: ReadOptions['choose'] = async (candidates) =>
    new Set(candidates.filter(({ isDefault }) => isDefault).map(({ name }) => name));
  return { locale, choose };
}
