import type { Content } from '../../model/content.ts';
import type { PageContents } from '../../model/page-content.ts';
import { type RouteName, routeNames } from '../../model/routes.ts';
import { evictOldest } from '../files/cache.ts';
import { shareCardPath } from '../site-address.ts';
import { drawShareCard } from './share-card.ts';

/** Six cards of some builds each. */
const mostKept = 60;

/** The share card of each page. */
export async function shareCards(
  content: Content,
  contents: PageContents,
  cacheDir: string,
): Promise<{ path: string; bytes: Uint8Array }[]> {
  const cards = await Promise.all(
    routeNames.map(async (page) => {
      const { heading, description } = contents[page].head;
      const card = {
        kicker: kickerOf(
          content,
          page,
          heading,
          contents.shell.nav.find((link) => link.page === page)?.label ?? '',
        ),
        heading,
        line: description,
        language: content.site.language.split('-', 1)[0] ?? 'en',
        address: content.site.url.replace(/^https?:\/\//, '').replace(/\/+$/, ''),
      };
      return { path: shareCardPath(page).slice(1), bytes: await drawShareCard(card, cacheDir) };
    }),
  );
  await evictOldest(cacheDir, mostKept);
  return cards;
}

/** The name where the heading is another word; else what the page adds to the name. */
function kickerOf({ owner }: Content, page: RouteName, heading: string, nav: string): string {
  if (heading !== owner.name) return owner.name;
  return page === 'home' ? owner.role : nav;
}
