import type { ComponentType, ReactNode } from 'react';
import type { Figure } from '../core/picture.ts';
import type { GalleryShape, GalleryView, RandomGalleryView, WholeGalleryView } from './gallery.ts';
import type { PhotoShards } from './PhotoShards.ts';

/**
 * What the galleries of one page need, and nothing that those of other pages would: the build puts it together
 * (pipeline/prerender/page-modules.ts).
 */
export type GalleryParts = {
  Galleries: ComponentType<GalleriesProps>;
  WholeGallery?: ComponentType<GalleryViewProps<WholeGalleryView>>;
  randomGalleries?: () => { RandomGallery: ComponentType<RandomGalleryProps>; shards: PhotoShards };
} & Partial<Record<GalleryShape, ShapeParts>>;

export type GalleriesProps = {
  galleries: GalleryView[];
  parts: GalleryParts;
  /** One level below the heading they stand under. */
  Heading: 'h2' | 'h3';
  /** Whether the first of them is seen before anything is scrolled. */
  isOnTop?: boolean;
};

/** How a shape draws a photo, and the frames around all of them. */
export type ShapeParts = {
  styles: CSSModuleClasses;
  Photo: ComponentType<{ figure: Figure; isEager?: boolean; isNeeded?: boolean }>;
  /** Takes the room that the photo with the longest caption needs. */
  Room?: ComponentType<{ longestTitle: string }>;
};

export type GalleryViewProps<SiteContent extends GalleryView> = {
  gallery: SiteContent;
  shape: ShapeParts;
  heading: ReactNode;
  /** Whether its first photo is seen before anything is scrolled. */
  isOnTop: boolean;
  onOpen: (id: string) => void;
};

export type RandomGalleryProps = GalleryViewProps<RandomGalleryView> & { shards: PhotoShards };
