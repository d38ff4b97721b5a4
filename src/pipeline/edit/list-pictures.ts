import { isPicture, listAside, listOriginals } from '../content/list-originals.ts';
import type { EditedFolders } from './drafts.ts';
import { publicPathOf } from './public-path.ts';

/** Every picture that a record could name, by its public path, in the order of the folders. */
export async function listPictures({ contentDir, droppedDir }: EditedFolders): Promise<string[]> {
  const kept = await listOriginals(contentDir);
  const pictures = [...kept, ...(await listAside(droppedDir, kept))].filter(isPicture);
  return pictures.map(({ relative }) => publicPathOf(relative)).sort();
}
