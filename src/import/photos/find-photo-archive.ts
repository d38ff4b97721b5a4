import type { ArchiveFile } from '../archive.ts';
import { flickr } from './flickr.ts';
import { googleTakeout } from './google-takeout.ts';
import { instagram } from './instagram.ts';
import type { PhotoArchiveReader } from './photo-archive.ts';
import { photoFolder } from './photo-folder.ts';

/** Those that know their own archives by what stands in them. */
const services: readonly PhotoArchiveReader[] = [googleTakeout, instagram, flickr];

export const photoArchives = [...services, photoFolder].map(({ source }) => source);

/** What some service hands out, or null. */
export async function findPhotoService(files: readonly ArchiveFile[]): Promise<PhotoArchiveReader | null> {
  return findReader(services, files);
}

/** Folders that hold photos and nothing that another reader knows, or null. */
export async function findPhotoFolder(files: readonly ArchiveFile[]): Promise<PhotoArchiveReader | null> {
  return findReader([photoFolder], files);
}

async function findReader(readers: readonly PhotoArchiveReader[], files: readonly ArchiveFile[]) {
  for (const reader of readers) {
    if (await reader.recognise(files)) return reader;
  }
  return null;
}
