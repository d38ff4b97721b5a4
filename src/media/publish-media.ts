import { constants, copyFileSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../files/system-errors.ts';

/** One file of a published picture or video. */
export type PublishedFile = {
  /** Path below the site's base, with a leading slash. */
  publicPath: string;
  /** Absolute path in the cache. */
  cacheFile: string;
  /** 0 if it has only been planned. */
  bytes: number;
};

/**
 * Publishes every file of the pictures and videos at its public path in `outDir`: as a hard link to the cache, which
 * needs no space, or as a copy if the disk does not support links. Returns the number of files and bytes.
 */
export function publishMedia(
  media: Iterable<{ files: readonly PublishedFile[] }>,
  outDir: string,
): { files: number; bytes: number } {
  const folders = new Set<string>();
  let files = 0;
  let bytes = 0;
  for (const { files: parts } of media)
    for (const part of parts) {
      const target = join(outDir, part.publicPath);
      const dir = dirname(target);
      if (!folders.has(dir)) {
        mkdirSync(dir, { recursive: true });
        folders.add(dir);
      }
      linkOrCopy(part.cacheFile, target);
      files += 1;
      bytes += part.bytes;
    }
  return { files, bytes };
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') rmSync(to);
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}
