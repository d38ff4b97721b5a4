import { withBase } from '../core/routes.ts';

/** Photos per shard. Six shards of five, with captions and alt texts, are below 5 KB compressed. */
export const shardSize = 5;

/**
 * Address of the shard with the photo at `index` (0-based, data order). Not under `/images/`: pictures may be on another
 * host (`media.baseUrl`), but the texts of a gallery stay with the pages.
 */
export function shardPath(base: string, gallery: string, revision: string, index: number): string {
  return withBase(base, `/assets/galleries/${gallery}/${revision}/${Math.floor(index / shardSize)}.json`);
}

/** Name, caption and former names of a photo, to find it. */
export type IndexedPhoto = [name: string, title: string, formerly?: string[]];

/** Photos per file of the index, about 20 KB compressed. */
export const photosPerIndexFile = 1000;

/** Address of a file of a gallery's index, newest photos first. */
export function indexPath(base: string, gallery: string, revision: string, file: number): string {
  return withBase(base, `/assets/galleries/${gallery}/${revision}/index-${file}.json`);
}
