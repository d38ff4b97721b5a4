import { listAside, listOriginals, type OriginalFile } from '../../media/originals/list-originals.ts';
import type { EditedFolders } from './drafts.ts';
import { publicPathOf } from './public-path.ts';

/** Every picture and video that a record could name, by its public path, in the order of the folders. */
export async function listPictures(folders: EditedFolders): Promise<string[]> {
  const originals = await findOriginals(folders);
  const videos = new Set(originals.flatMap(({ kind, stem }) => (kind === 'video' ? stem : [])));
  // The poster of a video is named with it.
  const named = originals.filter(
    ({ kind, stem }) => kind === 'video' || (kind === 'picture' && !videos.has(stem)),
  );
  return named.map(({ relative }) => publicPathOf(relative)).sort();
}

/** The files of content/images and those that wait to be saved. */
export async function findOriginals({ contentDir, droppedDir }: EditedFolders): Promise<OriginalFile[]> {
  const kept = await listOriginals(contentDir);
  return [...kept, ...(await listAside(droppedDir, kept))];
}
