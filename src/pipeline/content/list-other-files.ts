import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../files/is-missing.ts';

/** Files of content/ that are no pictures, by their path in it; null when there is no such folder. */
export async function listOtherFiles(contentDir: string): Promise<string[] | null> {
  try {
    const entries = await readdir(contentDir, { withFileTypes: true });
    const nested = await Promise.all(
      entries.map(async (entry) => {
        if (entry.name.startsWith('.') || entry.name === 'images') return [];
        if (!entry.isDirectory()) return [entry.name];
        const names = await readdir(path.join(contentDir, entry.name), { recursive: true });
        return names
          .map((name) => `${entry.name}/${name.split(path.sep).join('/')}`)
          .filter((name) => path.posix.extname(name) !== '' && !path.posix.basename(name).startsWith('.'));
      }),
    );
    return nested.flat().sort();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
