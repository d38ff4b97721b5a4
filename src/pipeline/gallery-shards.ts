import { createHash } from 'node:crypto';
import type { Content } from '../model/content.ts';
import type { Figure } from '../model/gallery.ts';
import { shardPath, shardSize } from '../model/gallery-shard.ts';

type Shard = { path: string; bytes: string };

export type GalleryShards = ReturnType<typeof galleryShards>;

/** The shards of every gallery that is not shown whole, and the captions in them (for the fonts). */
export function galleryShards({ galleries }: Content) {
  const drawn = galleries.filter(({ shown, photos }) => shown !== 'all' && shown < photos.length);
  // A gallery may be on several pages.
  const byName = new Map(drawn.map(({ name, photos }) => [name, photos]));
  const planned = [...byName].map(([name, photos]) => ({ name, ...planShards(name, photos) }));
  return {
    revisions: Object.fromEntries(planned.map(({ name, revision }) => [name, revision])),
    files: planned.flatMap(({ shards }) => shards),
    captions: drawn.flatMap(({ photos }) => photos.map(({ title }) => title)).join(''),
  };
}

/** The shards of a gallery's photos, in data order, and its revision: eight hex digits that change with any of them. */
export function planShards(gallery: string, photos: Figure[]): { revision: string; shards: Shard[] } {
  const revision = createHash('sha256').update(JSON.stringify(photos)).digest('hex').slice(0, 8);
  const shards = [];
  for (let first = 0; first < photos.length; first += shardSize)
    shards.push({
      path: shardPath('', gallery, revision, first),
      bytes: JSON.stringify(photos.slice(first, first + shardSize)),
    });
  return { revision, shards };
}
