import type { GalleryParts } from './gallery-parts.ts';
import { PhotoShards } from './PhotoShards.ts';
import { RandomGallery } from './RandomGallery.tsx';

/** For pages with galleries that have more photos than they show. */
export const randomGalleries = (() => ({
  RandomGallery,
  shards: new PhotoShards(),
})) satisfies GalleryParts['randomGalleries'];
