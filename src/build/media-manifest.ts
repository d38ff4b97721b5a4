import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../files/hash.ts';
import { contentTypeOf } from '../hosts/content-types.ts';
import { cacheControl } from '../hosts/headers.ts';

/** One file to upload, and what the store must answer with it. */
type MediaFile = {
  /** Below the store's folder, without a slash at the start: `images/travel/harbour.jpg`. */
  path: string;
  bytes: number;
  /** Of the content, in hex. */
  sha256: string;
  contentType: string;
  cacheControl: string;
};

export type MediaManifest = { baseUrl: string; files: MediaFile[] };

/** What of `paths` (below `folder`) is to be uploaded, sorted by path, so that two manifests can be compared. */
export async function mediaManifest(
  folder: string,
  paths: string[],
  baseUrl: string,
): Promise<MediaManifest> {
  const files: MediaFile[] = [];
  for (const path of paths.toSorted()) {
    const content = await readFile(join(folder, path));
    files.push({
      path,
      bytes: content.length,
      sha256: sha256(content),
      contentType: contentTypeOf(path),
      cacheControl: cacheControl(`/${path}`),
    });
  }
  return { baseUrl, files };
}
