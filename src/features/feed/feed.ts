import { type Page, pageOfKind } from '../../content/pages.ts';
import type { Site } from '../../content/site-schema.ts';

type FeedContent = NonNullable<Site['feed']>[number];

/** The contents of the feed: the owner's choice, otherwise notes if the site has a page of them. */
export function feedContents(
  site: Pick<Site, 'feed'>,
  pages: readonly Pick<Page, 'kind'>[],
): readonly FeedContent[] {
  return site.feed ?? (pageOfKind(pages, 'notes') ? ['notes'] : []);
}

export const feedPaths = { atom: '/feed.xml', json: '/feed.json' } as const;
