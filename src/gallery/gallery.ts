import type { z } from 'zod';
import type { Look } from '../brand/look.ts';
import type { galleryPlaceSchema } from '../content/gallery-schema.ts';
import { headOf, type Page } from '../content/pages.ts';
import type { Figure, Picture, PictureFiles } from '../core/picture.ts';
import { photosPath, withBase } from '../core/routes.ts';

type GalleryPlace = z.infer<typeof galleryPlaceSchema>;
/** Only a look can set `rows`. */
export type GalleryShape = NonNullable<GalleryPlace['shape']> | 'rows';

/** Whether this is the current or a former name of a photo in addresses. */
export function hasName(
  { name, formerly }: { name: string; formerly?: readonly string[] | undefined },
  wanted: string,
): boolean {
  return name === wanted || (formerly?.includes(wanted) ?? false);
}

/** A gallery as a page shows it. */
export type Gallery<Photo = Figure> = {
  /** Name of its file, also used in the addresses of its photos. */
  name: string;
  /** Its heading; "" to use the heading of the page. */
  title: string;
  shape: GalleryShape;
  /** Number of photos shown at once. */
  shown: NonNullable<GalleryPlace['shown']>;
  /** Which photos are shown if not all are. */
  order: NonNullable<GalleryPlace['order']>;
  captions?: GalleryPlace['captions'];
  /** Whether it shows how photos were taken. */
  camera?: GalleryPlace['camera'];
  /** Whether it is only on its own page, with all photos. */
  unlisted?: GalleryPlace['unlisted'];
  /** Name of the page it is on. */
  page: string;
  /** Oldest first; the last one is shown first. */
  photos: Photo[];
};

/**
 * The galleries of a site in the order of its pages, with defaults. `onAbout` are the galleries of about.yaml. A
 * look can show the photos of `squares` uncropped. Such galleries are never random, because photos of other heights
 * would move the content below.
 */
export function placeGalleries(
  pages: readonly Page[],
  onAbout: readonly GalleryPlace[],
  look: Look['choices']['photos'] = 'cropped',
): Omit<Gallery, 'photos'>[] {
  return pages.flatMap((page) =>
    (page.kind === 'about' ? onAbout : (page.galleries ?? [])).map(({ name, title = '', ...place }) => {
      const { shape = 'squares' } = place;
      const defaults = shape === 'wall' ? masonryDefaults : squaresDefaults;
      const gallery = { ...defaults, ...place, name, title, shape, page: page.name };
      const ownShape = ({ masonry: 'wall', rows: 'rows' } as const)[look as string];
      if (shape === 'wall' || !ownShape) return gallery;
      return { ...gallery, shape: ownShape, order: gallery.order === 'random' ? 'newest' : gallery.order };
    }),
  );
}

const squaresDefaults = { shown: 6, order: 'random' } as const;
const masonryDefaults = { shown: 'all', order: 'newest' } as const;

/** The part of a gallery in the HTML of a page. Photos that are not shown at once are in shards. */
export type GalleryView = WholeGalleryView | RandomGalleryView;

type GalleryHead = {
  name: string;
  /** Never empty. */
  title: string;
  /** Whether the heading above it is its title. */
  isUntitled: boolean;
  shape: GalleryShape;
  captions?: GalleryPlace['captions'];
  /** The newest, newest first: as many as are shown at once. */
  first: Figure[];
};

/** All photos are shown. */
export type WholeGalleryView = GalleryHead & { pool: null };

/** A gallery whose photos come in shards. */
export type ShardedGallery = { name: string; pool: { count: number; revision: string } };

/** Some are shown, and others can be picked at random. */
export type RandomGalleryView = GalleryHead & {
  pool: {
    /** Path of the page with all photos. */
    path: string;
    count: number;
    /** Changes when any photo or caption does; part of the shards' addresses. */
    revision: string;
    /** Whether the page shows random photos, and others on request, instead of the first ones. */
    isRandom: boolean;
    /** The caption that needs the most space. */
    longestTitle: string;
  };
};

/** The newest, newest first: as many as are shown at once. */
export function newestPhotos({ shown, photos }: Gallery): Figure[] {
  return photos.toReversed().slice(0, shown === 'all' ? photos.length : shown);
}

/** `revisions` contains the revision of each gallery's shards, by the gallery's name. */
export type GalleriesSource = {
  owner: { name: string };
  galleries: readonly Gallery[];
  revisions: Readonly<Record<string, string>>;
};

/** The galleries of a page that have photos. `heading` is the heading above them. */
export function galleriesOn(
  page: Page,
  { owner, galleries, revisions }: GalleriesSource,
  heading = headOf(page, owner.name).heading,
): GalleryView[] {
  return galleries
    .filter((gallery) => gallery.page === page.name && gallery.photos.length > 0)
    .map((gallery) => toGalleryView(gallery, revisions[gallery.name] ?? '', page.path, heading));
}

/**
 * Whether a photo is one of the last four squares, which form two rows of two if rows of three would leave one photo
 * alone.
 */
export function isInRowOfTwo(place: number, count: number): boolean {
  return count > 1 && count % 3 === 1 && place >= count - 4;
}

/** The part of a gallery that the page at `path` shows. `heading` is the heading above its galleries. */
function toGalleryView(gallery: Gallery, revision: string, path: string, heading: string): GalleryView {
  const { name, title, shape, captions, order, photos } = gallery;
  const count = photos.length;
  const head = {
    name,
    title: title || heading,
    isUntitled: title === '',
    shape,
    ...(captions && { captions }),
    first: newestPhotos(gallery),
  };
  if (head.first.length === count) return { ...head, pool: null };
  const longestTitle = photos.reduce(
    (longest, photo) => (photo.title.length > longest.length ? photo.title : longest),
    '',
  );
  const pool = {
    path: photosPath(path, name, 1),
    count,
    revision,
    isRandom: order === 'random',
    longestTitle,
  };
  return { ...head, pool };
}

/** Widest variant in rows of whole photos, in px. */
export const maxRowVariantWidthPx = 800;

/**
 * `sizes` of a photo in rows of whole photos: a row grows by about a sixth; on phones one photo, or two upright ones,
 * fill it.
 */
export function sizesInRows({ width, height }: Pick<Picture, 'width' | 'height'>): string {
  const ratio = Math.min(4, Math.max(0.5, width / height));
  return `(min-width: 768px) ${Math.round(ratio * 250)}px, ${ratio < 1 ? 45 : 90}vw`;
}

/** Proportions are whole 24ths: those of most cameras are exact, others are cropped a little. */
export const fraction = 24;
const minProportion = fraction / 2;
const maxProportion = fraction * 4;

/** Width by height of a photo, in 24ths: 36 is 3:2. Photos beyond 4:1 or 1:2 are cropped. */
export function proportionOf({ width, height }: Pick<PictureFiles, 'width' | 'height'>): number {
  return Math.min(maxProportion, Math.max(minProportion, Math.round((width * fraction) / height)));
}

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
