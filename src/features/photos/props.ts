import { headOf, type Page, type PageHead, pageAbove, type Subpage } from '../../content/pages.ts';
import type { Figure } from '../../core/picture.ts';
import { photosPath } from '../../core/routes.ts';
import {
  type GalleriesSource,
  type Gallery,
  type GalleryView,
  galleriesOn,
  proportionOf,
  type ShardedGallery,
} from '../../gallery/gallery.ts';
import type { Locale } from '../../i18n/locale.ts';
import { packProportions } from './justified-layout.ts';

export type GalleryPageProps = { head: PageHead; galleries: GalleryView[] };

export function toGalleryPageProps(page: Page, source: GalleriesSource): GalleryPageProps {
  return { head: headOf(page, source.owner.name), galleries: galleriesOn(page, source) };
}

export type PhotosProps = {
  head: PageHead;
  /** The page with the gallery. */
  parent: { path: string };
  back: string;
  photos: AllPhotos;
  /** The parts before and after, which are separate pages without scripts. */
  partLinks: { rel: 'prev' | 'next'; path: string; label: string }[];
};

/** The page with one part of a gallery's photos. */
export function toPhotosProps(
  page: Subpage,
  source: GalleriesSource & { pages: readonly Page[]; locale: Locale },
): PhotosProps {
  const { owner, galleries, revisions, locale } = source;
  const { back, ...parent } = pageAbove(page, source);
  const gallery = galleries.find(({ name, page: place }) => name === page.subject && place === parent.name);
  if (!gallery) throw new Error(`no gallery for ${page.path}`);
  const { part: current = 1 } = page;
  const parts = partsOf(gallery);
  const linkTo = (rel: 'prev' | 'next', part: number) => ({
    rel,
    path: photosPath(parent.path, gallery.name, part),
    label: locale.documents.photosPart({ part, parts }),
  });
  return {
    head: headOf(page, owner.name),
    parent: { path: parent.path },
    back,
    photos: toAllPhotos(gallery, current, revisions[gallery.name] ?? ''),
    partLinks: [
      ...(current > 1 ? [linkTo('prev', current - 1)] : []),
      ...(current < parts ? [linkTo('next', current + 1)] : []),
    ],
  };
}

/** Photos of a part. Each part is an HTML page. */
export const photosOfPart = 120;

/** The photos of one part of a gallery, and the data of its page about the others. */
export type AllPhotos = ShardedGallery & {
  /** Number of this part, from 1. */
  part: number;
  parts: number;
  /** Of that part, newest first. */
  photos: Figure[];
  captions?: Gallery['captions'];
  /** Packed proportions of all photos, newest first; "" for a gallery of one part. */
  proportions: string;
};

/** Whether it has a separate page with all photos: its own page shows only some of them at once. */
export function hasMorePhotos({
  shown,
  photos,
  unlisted,
}: Pick<Gallery, 'shown' | 'unlisted'> & { photos: readonly unknown[] }): boolean {
  return (unlisted && photos.length > 0) || (shown !== 'all' && shown < photos.length);
}

export function partsOf({ photos }: Gallery): number {
  return Math.ceil(photos.length / photosOfPart);
}

/** The photos of a part, newest first. */
export function photosInPart({ photos }: Gallery, part: number): Figure[] {
  return photos.toReversed().slice((part - 1) * photosOfPart, part * photosOfPart);
}

function toAllPhotos(gallery: Gallery, part: number, revision: string): AllPhotos {
  const { name, captions, photos } = gallery;
  const parts = partsOf(gallery);
  const proportions = photos.toReversed().map(({ picture }) => proportionOf(picture));
  return {
    name,
    pool: { count: photos.length, revision },
    part,
    parts,
    ...(captions && { captions }),
    photos: photosInPart(gallery, part),
    proportions: parts > 1 ? packProportions(proportions) : '',
  };
}
