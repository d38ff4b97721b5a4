import { readFile, writeFile } from 'node:fs/promises';
import { hashOf, samplePictureList } from '../src/pipeline/content/find-sample-pictures.ts';

/**
 * Adds pictures to the list by which the check before publishing knows the sample's. What was drawn before stays on
 * it: somebody may have begun with an older sample.
 */
export async function rememberPictures(files: readonly string[]): Promise<void> {
  const known = (await readFile(samplePictureList, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const hashes = await Promise.all(files.map(async (file) => hashOf(await readFile(file))));
  const all = [...new Set([...known, ...hashes])].sort();
  await writeFile(samplePictureList, `${all.join('\n')}\n`);
}
