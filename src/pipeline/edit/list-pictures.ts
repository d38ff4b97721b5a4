import { isPicture, listAside, listOriginals, type OriginalFile } from '../originals/list-originals.ts';
import type { EditedFolders } from './drafts.ts';
import { publicPathOf } from './public-path.ts';

/** Every picture that a record could name, by its public path, in the order of the folders. */
export async function listPictures(folders: EditedFolders): Promise<string[]> {
  const pictures = await findPictures(folders);
  return pictures.map(({ relative }) => publicPathOf(relative)).sort();
}

/** The originals that a record could name: those of content/ and those that wait to be saved. */
export async function findPictures({ contentDir, droppedDir }: EditedFolders): Promise<OriginalFile[]> {
  const kept = await listOriginals(contentDir);
  return [...kept, ...(await listAside(droppedDir, kept))].filter(isPicture);
}
