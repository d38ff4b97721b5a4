import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from '../../core/text.ts';
import { createQueue, forEachInQueue } from '../../files/queue.ts';
import { filesBelow } from '../../files/read-files.ts';
import { detectFormat, headBytes } from '../images/detect-format.ts';

/** A file of the published folder, with forward slashes, and what in it must not be published. */
export type PrivateMetadata = { file: string; tag: string };

const readersAtOnce = 4;

/** Files that both gates know by their names: the other gate need not open them. */
const mediaEndings = /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|pdf|mp4|m4v|mov|webm|mkv)$/i;

/**
 * What `tagsOf` finds in each file of a folder that has one of the endings, or begins like such a file under another
 * name. Sorted by file.
 */
export async function readBack(
  folder: string,
  endings: RegExp,
  isKind: (kind: ReturnType<typeof detectFormat>['kind']) => boolean,
  tagsOf: (path: string) => Promise<string[]>,
): Promise<PrivateMetadata[]> {
  const found: PrivateMetadata[] = [];
  const files = (await filesBelow(folder)).sort(compareText);
  await forEachInQueue(createQueue(readersAtOnce), files, async (file) => {
    const path = join(folder, file);
    const isMeant = mediaEndings.test(file)
      ? endings.test(file)
      : isKind(detectFormat(await readHead(path), file).kind);
    if (isMeant) for (const tag of await tagsOf(path)) found.push({ file, tag });
  });
  return found.sort((a, b) => compareText(a.file, b.file) || compareText(a.tag, b.tag));
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
