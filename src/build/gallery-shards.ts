import type { Figure } from '../core/picture.ts';
import { hasMorePhotos } from '../features/photos/props.ts';
import { sha256 } from '../files/hash.ts';
import {
  type IndexedPhoto,
  indexPath,
  photosPerIndexFile,
  shardPath,
  shardSize,
} from '../gallery/gallery.ts';
import { isolateTexts } from '../i18n/isolate.ts';
import type { SiteContent } from '../site/site-content.ts';

type Shard = { path: string; bytes: string };

export type GalleryShards = ReturnType<typeof galleryShards>;

/** The shards of every gallery that shows only some photos at first. */
export function galleryShards({ galleries, locale, unlisted }: SiteContent) {
  const all = [...galleries, ...unlisted.flatMap(({ content }) => content.galleries)];
  const sharded = isolateTexts(all.filter(hasMorePhotos), locale.direction);
  // A gallery can be on several pages.
  const byName = new Map(sharded.map(({ name, photos }) => [name, photos]));
  const planned = [...byName].map(([name, photos]) => ({ name, ...planShards(name, photos) }));
  return {
    revisions: Object.fromEntries(planned.map(({ name, revision }) => [name, revision])),
    files: planned.flatMap(({ shards, index }) => [...shards, ...index]),
  };
}

/**
 * The shards of a gallery's photos, in data order, the files of its index, and its revision: eight hex digits that change
 * with any photo.
 */
export function planShards(
  gallery: string,
  photos: Figure[],
): { revision: string; shards: Shard[]; index: Shard[] } {
  const revision = sha256(JSON.stringify(photos)).slice(0, 8);
  const shards = [];
  for (let first = 0; first < photos.length; first += shardSize)
    shards.push({
      path: shardPath('', gallery, revision, first),
      bytes: JSON.stringify(photos.slice(first, first + shardSize)),
    });
  const named = photos
    .toReversed()
    .map(({ name, title, formerly }): IndexedPhoto => (formerly ? [name, title, formerly] : [name, title]));
  const index = [];
  for (let first = 0; first < named.length; first += photosPerIndexFile)
    index.push({
      path: indexPath('', gallery, revision, first / photosPerIndexFile),
      bytes: JSON.stringify(named.slice(first, first + photosPerIndexFile)),
    });
  return { revision, shards, index };
}
