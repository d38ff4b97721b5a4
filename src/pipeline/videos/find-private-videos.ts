import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compareText } from '../../model/text.ts';
import type { PrivateMetadata } from '../images/privacy-gate.ts';
import { readVideoLayout } from './read-layout.ts';

/** Walks every video of a folder and names all in it that is neither seen nor heard. Sorted by file. */
export async function findPrivateVideos(folder: string): Promise<PrivateMetadata[]> {
  const children = await readdir(folder, { recursive: true, withFileTypes: true });
  const videos = children
    .filter((child) => child.isFile() && /\.(?:mp4|m4v|mov|webm|mkv)$/i.test(child.name))
    .map((child) => join(child.parentPath, child.name))
    .sort(compareText);
  const found: PrivateMetadata[] = [];
  for (const path of videos) {
    const file = relative(folder, path).split(sep).join('/');
    const { tags, fault } = await readVideoLayout(path);
    if (fault) found.push({ file, tag: 'what cannot be read back' });
    for (const tag of tags) found.push({ file, tag });
  }
  return found;
}
