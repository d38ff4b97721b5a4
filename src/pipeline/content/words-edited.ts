import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listOtherFiles } from './read-content.ts';

/**
 * Whether a file of words in `contentDir` was saved after `distDir` was written: then its bundles are most likely no
 * longer good. A guess, made in a few milliseconds, by which work is begun early and nothing is decided. True when
 * there is no `distDir`; a `contentDir` that cannot be read is for its reader to tell of.
 */
export async function wordsEdited(contentDir: string, distDir: string): Promise<boolean> {
  try {
    const builtAt = (await stat(distDir)).mtimeMs;
    const files = await listOtherFiles(contentDir);
    if (!files) return true;
    const words = files.filter((file) => /\.(?:ya?ml|md)$/.test(file));
    const saved = await Promise.all(words.map(async (file) => (await stat(join(contentDir, file))).mtimeMs));
    return saved.some((savedAt) => savedAt > builtAt);
  } catch {
    return true;
  }
}
