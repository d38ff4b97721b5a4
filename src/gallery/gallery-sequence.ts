import type { Figure } from '../core/picture.ts';
import type { FigureSequence } from '../lightbox/figure-sequence.ts';
import { hasName, type ShardedGallery } from './gallery.ts';
import type { PhotoShards } from './PhotoShards.ts';

/**
 * All photos of a gallery, newest first, including those in shards. In addresses they are named gallery and photo, as in
 * `travel/fushimi-inari-dawn`; the name of the photo alone works too.
 */
export function gallerySequence(
  { name, first, pool }: { name: string; first: readonly Figure[]; pool: ShardedGallery['pool'] | null },
  shards: PhotoShards | undefined,
): FigureSequence {
  const length = pool?.count ?? first.length;
  return {
    length,
    indexOf: async (address) => {
      const [photo = '', galleryName = name] = address.split('/').reverse();
      if (galleryName !== name) return -1;
      const index = first.findIndex((figure) => hasName(figure, photo));
      if (index >= 0 || !pool || !shards) return index;
      const stored = await shards.indexOf({ name, pool }, photo);
      return stored < 0 ? -1 : length - 1 - stored;
    },
    figureAt: async (index) => {
      const [figure = first[index]] =
        first[index] || !pool || !shards ? [] : await shards.load({ name, pool }, [length - 1 - index]);
      if (!figure) throw new Error(`no photo ${index} in ${name}`);
      return { id: `${name}/${figure.name}`, figure };
    },
  };
}
