import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { entriesBelow, pathFrom } from '../files/read-files.ts';
import { isMissing } from '../files/system-errors.ts';

/** Files of content/ that are no pictures, by their path in it; null when there is no such folder. */
export async function listOtherFiles(contentDir: string): Promise<string[] | null> {
  try {
    const entries = await readdir(contentDir, { withFileTypes: true });
    const nested = await Promise.all(
      entries.map(async (entry) => {
        if (entry.name.startsWith('.') || entry.name === 'images') return [];
        if (!entry.isDirectory()) return [entry.name];
        const below = await entriesBelow(path.join(contentDir, entry.name));
        return below
          .filter(({ name }) => path.posix.extname(name) !== '' && !name.startsWith('.'))
          .map((file) => pathFrom(contentDir, file));
      }),
    );
    return nested.flat().sort();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
