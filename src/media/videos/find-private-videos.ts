import { type PrivateMetadata, readBack } from '../gate/read-back.ts';
import { readWholeVideo } from './read-layout.ts';

const endings = /\.(?:mp4|m4v|mov|webm|mkv)$/i;

/** Walks every video of a folder and names all in it that is neither seen nor heard, in the pictures too. Sorted by file. */
export function findPrivateVideos(folder: string): Promise<PrivateMetadata[]> {
  return readBack(
    folder,
    endings,
    (kind) => kind === 'video',
    async (path) => {
      const { tags, fault } = await readWholeVideo(path);
      return fault ? ['what cannot be read back', ...tags] : tags;
    },
  );
}
