import { createHash } from 'node:crypto';
import type { Content, Figure, GalleryName } from '../model/content.ts';
import { shardPath, shardSize } from '../model/gallery-shard.ts';
import { galleryNames } from '../model/schemas/records.ts';

type Shard = { path: string; bytes: string };

export type GalleryShards = ReturnType<typeof galleryShards>;

/** The shards of every gallery, and the captions in them (for the fonts). */
export function galleryShards(content: Content) {
  const planned = galleryNames.map((name) => ({ name, ...planShards(name, content.galleries[name]) }));
  return {
    revisions: Object.fromEntries(planned.map(({ name, revision }) => [name, revision])) as Record<
      GalleryName,
      string
    >,
    files: planned.flatMap(({ shards }) => shards),
    captions: galleryNames.flatMap((name) => content.galleries[name].map(({ title }) => title)).join(''),
  };
}

/** The shards of a gallery's photos, in data order, and its revision: eight hex digits that change with any of them. */
export function planShards(gallery: GalleryName, photos: Figure[]): { revision: string; shards: Shard[] } {
  const revision = createHash('sha256').update(JSON.stringify(photos)).digest('hex').slice(0, 8);
  const shards = [];
  for (let first = 0; first < photos.length; first += shardSize)
    shards.push({
      path: shardPath('', gallery, revision, first),
      bytes: JSON.stringify(photos.slice(first, first + shardSize)),
    });
  return { revision, shards };
}
