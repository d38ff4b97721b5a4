import type { ArchiveFile } from '../archive.ts';
import { findRecognizing } from '../source.ts';
import { flickr } from './flickr.ts';
import { googleTakeout } from './google-takeout.ts';
import { instagram } from './instagram.ts';
import type { PhotoArchiveReader } from './photo-archive.ts';
import { photoFolder } from './photo-folder.ts';

const services: readonly PhotoArchiveReader[] = [googleTakeout, instagram, flickr];

export const photoArchives = [...services, photoFolder].map(({ source }) => source);

/** The service whose export this is, or null. */
export async function findPhotoService(files: readonly ArchiveFile[]): Promise<PhotoArchiveReader | null> {
  return findRecognizing(services, files);
}

/** The reader of plain folders of photos if these files are such a folder, or null. */
export async function findPhotoFolder(files: readonly ArchiveFile[]): Promise<PhotoArchiveReader | null> {
  return findRecognizing([photoFolder], files);
}
