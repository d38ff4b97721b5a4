import { readFile } from 'node:fs/promises';
import { isMissing } from './is-missing.ts';

/** The text of a file; null when there is none. */
export async function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}
