import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from '../core/text.ts';
import { createQueue, forEachInQueue } from '../files/queue.ts';
import { filesBelow } from '../files/read-files.ts';
import { privateTags, type Rights } from './gate/privacy-gate.ts';
import { detectFormat, headBytes } from './images/detect-format.ts';
import { readWholeVideo } from './videos/read-layout.ts';

/** A file of the folder, with forward slashes, and a tag in it that must not be published. */
type Leak = { file: string; tag: string };

const readersAtOnce = 4;
const pictureOrPdf = /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|pdf)$/i;
const video = /\.(?:mp4|m4v|mov|webm|mkv)$/i;

/**
 * Reads every picture, PDF and video of a folder, whatever its extension, and lists everything that must not be
 * published: all metadata that visitors neither see nor hear. Sorted by file. With a credit, the license metadata
 * of pictures must match it; otherwise any is accepted.
 */
export async function findLeaks(
  folder: string,
  { credit, licence = '' }: Partial<Rights> = {},
): Promise<Leak[]> {
  const rights = credit === undefined ? undefined : { credit, licence };
  const leaks: Leak[] = [];
  const files = (await filesBelow(folder)).sort(compareText);
  await forEachInQueue(createQueue(readersAtOnce), files, async (file) => {
    const path = join(folder, file);
    const kind = await kindOf(path, file);
    const tags =
      kind === 'video'
        ? await videoTags(path)
        : kind === 'picture'
          ? await privateTags(await readFile(path), rights)
          : [];
    for (const tag of tags) leaks.push({ file, tag });
  });
  return leaks.sort((a, b) => compareText(a.file, b.file) || compareText(a.tag, b.tag));
}

async function kindOf(path: string, file: string): Promise<'picture' | 'video' | 'other'> {
  if (pictureOrPdf.test(file)) return 'picture';
  if (video.test(file)) return 'video';
  const { kind } = detectFormat(await readHead(path), file);
  if (kind === 'video') return kind;
  return ['picture', 'heic', 'camera-raw', 'photoshop', 'pdf'].includes(kind) ? 'picture' : 'other';
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

async function videoTags(path: string): Promise<string[]> {
  const { tags, fault } = await readWholeVideo(path);
  return fault ? ['what cannot be read back', ...tags] : tags;
}
