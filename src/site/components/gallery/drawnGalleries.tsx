import { DrawnGallery } from './DrawnGallery.tsx';
import type { GalleryParts } from './gallery-parts.ts';
import { PhotoShards } from './PhotoShards.ts';

/** For the pages with galleries that hold more photos than they show. */
export const drawnGalleries = (() => ({
  DrawnGallery,
  shards: new PhotoShards(),
})) satisfies GalleryParts['drawnGalleries'];
