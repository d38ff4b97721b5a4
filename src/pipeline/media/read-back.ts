import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compareText } from '../../model/text.ts';
import { createQueue, forEachInQueue } from '../files/queue.ts';

/** A file of the published folder, with forward slashes, and what in it must not be published. */
export type PrivateMetadata = { file: string; tag: string };

const readersAtOnce = 4;

/** What `tagsOf` finds in each file of a folder whose name `ending` knows. Sorted by file. */
export async function readBack(
  folder: string,
  ending: RegExp,
  tagsOf: (path: string) => Promise<string[]>,
): Promise<PrivateMetadata[]> {
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((child) => child.isFile() && ending.test(child.name))
    .map((child) => join(child.parentPath, child.name));
  const found: PrivateMetadata[] = [];
  await forEachInQueue(createQueue(readersAtOnce), paths.sort(compareText), async (path) => {
    const file = relative(folder, path).split(sep).join('/');
    for (const tag of await tagsOf(path)) found.push({ file, tag });
  });
  return found.sort((a, b) => compareText(a.file, b.file) || compareText(a.tag, b.tag));
}
