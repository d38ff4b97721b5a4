import type { z } from 'zod';
import { headOf, type Page, type PageHead } from '../../content/pages.ts';
import type { Picture } from '../../core/picture.ts';
import type { Prose, RichText } from '../../core/prose.ts';
import { type GalleriesSource, type GalleryView, galleriesOn } from '../../gallery/gallery.ts';
import type { aboutSchema } from './schema.ts';

type AboutFile = z.infer<typeof aboutSchema>;

/** about.yaml with the texts of its Markdown files. */
export type RawAbout = Omit<AboutFile, 'texts' | 'galleries'> & {
  texts: (Omit<NonNullable<AboutFile['texts']>[number], 'file'> & { prose: Prose })[];
  /** The heading above the galleries. */
  galleries: Omit<NonNullable<AboutFile['galleries']>, 'list'>;
};

/** The same with its pictures. */
export type About = Omit<RawAbout, 'portrait' | 'texts'> & { portrait: Picture | null; texts: AboutText[] };

/** A long text and what is beside it; "" for no sign. */
export type AboutText = { prose: Prose; sign: string; picture: Picture | null };

export type AboutProps = {
  head: PageHead;
  portrait: Picture | null;
  /** "" for none. */
  lede: RichText;
  texts: AboutText[];
  galleryTitle: string;
  galleryHint: string;
  galleries: GalleryView[];
};

export function toAboutProps(page: Page, source: GalleriesSource & { about: About }): AboutProps {
  const { portrait, lede = '', texts, galleries } = source.about;
  return {
    head: headOf(page, source.owner.name),
    portrait,
    lede,
    texts,
    galleryTitle: galleries.title,
    galleryHint: galleries.hint ?? '',
    galleries: galleriesOn(page, source, galleries.title),
  };
}

/** Whether the page has anything beside galleries. */
export function hasAboutText({ portrait, lede, texts }: RawAbout): boolean {
  return texts.length > 0 || Boolean(portrait ?? lede);
}
