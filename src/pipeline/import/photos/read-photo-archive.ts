import type { ArchiveFile } from '../archive.ts';
import { flickr } from './flickr.ts';
import { googleTakeout } from './google-takeout.ts';
import { instagram } from './instagram.ts';
import type { PhotoArchive, PhotoArchiveReader } from './photo-archive.ts';
import { photoFolder } from './photo-folder.ts';

/** The first that knows the files reads them; plain folders hold any photos, so they come last. */
export const photoArchiveReaders: readonly PhotoArchiveReader[] = [
  googleTakeout,
  instagram,
  flickr,
  photoFolder,
];

/** `name` is that of the archive or folder, for photos that lie in none below it. Null for what is no archive of photos. */
export async function readPhotoArchive(
  files: readonly ArchiveFile[],
  name: string,
): Promise<PhotoArchive | null> {
  for (const reader of photoArchiveReaders) {
    if (await reader.recognise(files)) return reader.read(files, name);
  }
  return null;
}
