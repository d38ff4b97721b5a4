import type { ArchiveFile } from '../../../src/import/archive.ts';
import type { PhotoArchive } from '../../../src/import/photos/photo-archive.ts';
import { findPhotoFolder, findPhotoService } from '../../../src/import/read-import.ts';

/** Reads these files as an archive; values other than text are written as JSON. */
export async function readPhotos(
  contents: Record<string, unknown>,
  name: string,
): Promise<PhotoArchive | null> {
  const files = Object.entries(contents).map(([path, content]): ArchiveFile => {
    const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
    return { path, sizeBytes: bytes.length, read: () => Promise.resolve(bytes) };
  });
  const reader = (await findPhotoService(files)) ?? (await findPhotoFolder(files));
  return (await reader?.read(files, name)) ?? null;
}

/** The reported numbers of photos with a location and with people. */
export function counts({ albums }: PhotoArchive): [places: number, people: number] {
  const photos = albums.flatMap((album) => album.photos);
  return [
    photos.filter(({ hasPlace }) => hasPlace).length,
    photos.filter(({ hasPeople }) => hasPeople).length,
  ];
}
