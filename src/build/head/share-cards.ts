import { isListed } from '../../content/pages.ts';
import { withoutMark } from '../../core/foreign-text.ts';
import type { Picture } from '../../core/picture.ts';
import { evictOldest } from '../../files/cache.ts';
import { isSpacious } from '../../i18n/language.ts';
import type { PreparedPictures } from '../../media/images/prepare-pictures.ts';
import type { PageProps, SiteProps } from '../../site/page-props.ts';
import { shareCardPath, sharesCard } from '../../site/site-address.ts';
import type { SiteContent } from '../../site/site-content.ts';
import type { Typefaces } from '../../typst/typesetter.ts';
import { type SharePhoto, shareCardRenderer } from './share-card.ts';
import { sharePhotos } from './share-photos.ts';

/** Number of builds whose cards stay in the cache. */
const buildsKept = 8;

/** The share card of each page that has an address. */
export async function shareCards(
  content: SiteContent,
  { shell, pages }: SiteProps,
  prepared: PreparedPictures['pictures'],
  faces: Typefaces,
  cacheDir: string,
): Promise<{ path: string; bytes: Uint8Array }[]> {
  const { owner, site, locale, look } = content;
  const photos = sharePhotos(content, { pages });
  const originals = new Map([...prepared.values()].map((each) => [each.picture.path, each]));
  const photoOf = (page: PageProps): SharePhoto | null => {
    const photo = photos.get(page.name);
    const original = photo && originals.get(photo.path);
    if (!photo || !original) return null;
    return { file: original.file.absolute, source: original.source, focus: photo.focus ?? usualFocus(photo) };
  };
  const render = await shareCardRenderer(look.screen.day, faces, cacheDir);
  const listed = pages.filter((page) => isListed(page) && !sharesCard(page));
  const cards = await render(
    listed.map((page) => {
      const { description } = page.content.head;
      const heading = withoutMark(page.content.head.heading);
      // The owner's name, unless it is the heading.
      const label = shell.nav.find(({ path }) => path === page.path)?.label;
      const addition = page.kind === 'home' ? owner.role : withoutMark(label ?? heading);
      return {
        kicker: heading === owner.name ? addition : owner.name,
        heading,
        photo: photoOf(page),
        line: description,
        language: site.language.split('-', 1)[0] ?? 'en',
        direction: locale.direction,
        isSpacious: isSpacious(site.language),
        address: site.url.replace(/^https?:\/\//, '').replace(/\/+$/, ''),
      };
    }),
  );
  await evictOldest(cacheDir, listed.length * buildsKept);
  return listed.map((page, index) => ({
    path: shareCardPath(page, photoOf(page) !== null).slice(1),
    bytes: cards[index] as Uint8Array,
  }));
}

/** Heads are in the upper part of tall photos, which lose most of their height. */
function usualFocus({ width, height }: Picture): string {
  return height > width ? '50% 25%' : '50% 50%';
}
