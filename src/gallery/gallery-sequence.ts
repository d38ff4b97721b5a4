import type { Figure } from '../core/picture.ts';
import type { FigureSequence } from '../lightbox/figure-sequence.ts';
import { isCalled, type ShardedGallery } from './gallery.ts';
import type { PhotoShards } from './PhotoShards.ts';

/**
 * All photos of a gallery, newest first, those in shards too. Their names in addresses are `travel/fushimi-inari-dawn`:
 * the gallery, and the photo's name in it. A name alone is looked for as well.
 */
export function gallerySequence(
  { name, first, draw }: { name: string; first: readonly Figure[]; draw: ShardedGallery['draw'] | null },
  shards: PhotoShards | undefined,
): FigureSequence {
  const length = draw?.count ?? first.length;
  return {
    length,
    indexOf: async (address) => {
      const [photo = '', galleryName = name] = address.split('/').reverse();
      if (galleryName !== name) return -1;
      const index = first.findIndex((figure) => isCalled(figure, photo));
      if (index >= 0 || !draw || !shards) return index;
      const stored = await shards.indexOf({ name, draw }, photo);
      return stored < 0 ? -1 : length - 1 - stored;
    },
    figureAt: async (index) => {
      const [figure = first[index]] =
        first[index] || !draw || !shards ? [] : await shards.load({ name, draw }, [length - 1 - index]);
      if (!figure) throw new Error(`no photo ${index} in ${name}`);
      return { id: `${name}/${figure.name}`, figure };
    },
  };
}
