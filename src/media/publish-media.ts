import { constants, copyFileSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../files/system-errors.ts';

/** One file of a published picture or video. */
export type PublishedFile = {
  /** Path below the site's base, with a leading slash. */
  publicPath: string;
  /** Absolute path in the cache. */
  cacheFile: string;
};

/**
 * Publishes every file of the pictures and videos at its public path in `outDir`: as a hard link to the cache, which
 * needs no space, or as a copy if the disk does not support links.
 */
export function publishMedia(media: Iterable<{ files: readonly PublishedFile[] }>, outDir: string): void {
  const folders = new Set<string>();
  for (const { files } of media)
    for (const { publicPath, cacheFile } of files) {
      const target = join(outDir, publicPath);
      const dir = dirname(target);
      if (!folders.has(dir)) {
        mkdirSync(dir, { recursive: true });
        folders.add(dir);
      }
      linkOrCopy(cacheFile, target);
    }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') rmSync(to);
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}
