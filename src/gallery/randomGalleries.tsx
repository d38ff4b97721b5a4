import type { GalleryParts } from './gallery-parts.ts';
import { PhotoShards } from './PhotoShards.ts';
import { RandomGallery } from './RandomGallery.tsx';

/** For the pages with galleries that hold more photos than they show. */
export const randomGalleries = (() => ({
  RandomGallery,
  shards: new PhotoShards(),
})) satisfies GalleryParts['randomGalleries'];
