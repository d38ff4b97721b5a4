import type { GalleryParts } from './gallery-parts.ts';
import { PhotoShards } from './PhotoShards.ts';
import { DrawnGallery } from './RandomGallery.tsx';

/** For the pages with galleries that hold more photos than they show. */
export const randomGalleries = (() => ({
  DrawnGallery,
  shards: new PhotoShards(),
})) satisfies GalleryParts['randomGalleries'];
