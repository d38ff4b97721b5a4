import { join } from 'node:path';
import { compareText } from '../../core/text.ts';
import { createQueue, forEachInQueue } from '../../files/queue.ts';
import { filesBelow } from '../../files/read-files.ts';

/** A file of the published folder, with forward slashes, and what in it must not be published. */
export type PrivateMetadata = { file: string; tag: string };

const readersAtOnce = 4;

/** What `tagsOf` finds in each file of a folder whose name `ending` knows. Sorted by file. */
export async function readBack(
  folder: string,
  ending: RegExp,
  tagsOf: (path: string) => Promise<string[]>,
): Promise<PrivateMetadata[]> {
  const files = (await filesBelow(folder)).filter((file) => ending.test(file));
  const found: PrivateMetadata[] = [];
  await forEachInQueue(createQueue(readersAtOnce), files.sort(compareText), async (file) => {
    for (const tag of await tagsOf(join(folder, file))) found.push({ file, tag });
  });
  return found.sort((a, b) => compareText(a.file, b.file) || compareText(a.tag, b.tag));
}
