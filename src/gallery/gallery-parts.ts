import type { ComponentType, ReactNode } from 'react';
import type { Figure } from '../core/picture.ts';
import type { GalleryShape, GalleryView, RandomGalleryView, WholeGalleryView } from './gallery.ts';
import type { PhotoShards } from './PhotoShards.ts';

/** The code that the galleries of one page need. src/build/prerender/page-modules.ts selects it for each page. */
export type GalleryParts = {
  Galleries: ComponentType<GalleriesProps>;
  WholeGallery?: ComponentType<GalleryViewProps<WholeGalleryView>>;
  randomGalleries?: () => { RandomGallery: ComponentType<RandomGalleryProps>; shards: PhotoShards };
} & Partial<Record<GalleryShape, ShapeParts>>;

export type GalleriesProps = {
  galleries: GalleryView[];
  parts: GalleryParts;
  /** One level below the heading above them. */
  Heading: 'h2' | 'h3';
  /** Whether the first one is visible without scrolling. */
  isOnTop?: boolean;
};

/** How a shape renders a photo, and the styles of its frames. */
export type ShapeParts = {
  styles: CSSModuleClasses;
  Photo: ComponentType<{ figure: Figure; isInRowOfTwo?: boolean; isEager?: boolean; isNeeded?: boolean }>;
  /** Class of the frame of a photo. */
  tileOf?: (figure: Figure) => string;
  /** Reserves the space of the photo with the longest caption. */
  Spacer?: ComponentType<{ longestTitle: string }>;
};

export type GalleryViewProps<View extends GalleryView> = {
  gallery: View;
  shape: ShapeParts;
  heading: ReactNode;
  /** Whether its first photo is visible without scrolling. */
  isOnTop: boolean;
  onOpen: (id: string) => void;
};

export type RandomGalleryProps = GalleryViewProps<RandomGalleryView> & { shards: PhotoShards };
