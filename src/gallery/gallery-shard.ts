import { withBase } from '../core/routes.ts';

/** Photos per shard. Six shards of five, with captions and alt texts, are below 5 KB compressed. */
export const shardSize = 5;

/**
 * Address of the shard that holds the photo at `index` (0-based, data order). Not under `/images/`: pictures may live
 * on another host (`media.baseUrl`), while a gallery's words stay with the pages.
 */
export function shardPath(base: string, gallery: string, revision: string, index: number): string {
  return withBase(base, `/assets/galleries/${gallery}/${revision}/${Math.floor(index / shardSize)}.json`);
}

/** Name and caption of a photo, and names it had before: enough to find it. */
export type IndexedPhoto = [name: string, title: string, formerly?: string[]];

/** Photos per file of the index, about 20 KB compressed. */
export const indexedTogether = 1000;

/** Address of a file of a gallery's index, newest photos first. */
export function indexPath(base: string, gallery: string, revision: string, file: number): string {
  return withBase(base, `/assets/galleries/${gallery}/${revision}/index-${file}.json`);
}
