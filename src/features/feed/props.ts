import { headOf, type Page, type PageHead, pageOfKind } from '../../content/pages.ts';
import type { Site } from '../../content/site-schema.ts';
import { absoluteAddress } from '../../core/routes.ts';
import type { Locale } from '../../i18n/locale.ts';

type FeedContent = NonNullable<Site['feed']>[number];

/** The contents of the feed: the owner's choice, otherwise notes if the site has a page of them. */
export function feedContents(
  site: Pick<Site, 'feed'>,
  pages: readonly Pick<Page, 'kind'>[],
): readonly FeedContent[] {
  return site.feed ?? (pageOfKind(pages, 'notes') ? ['notes'] : []);
}

export const feedPaths = { atom: '/feed.xml', json: '/feed.json' } as const;

export type FeedProps = {
  head: PageHead;
  explanation: string;
  /** Above the addresses. */
  instruction: string;
  addresses: { label: string; address: string }[];
};

type FeedSource = { owner: { name: string }; site: { url: string }; locale: Locale };

export function toFeedProps(page: Page, { owner, site, locale }: FeedSource): FeedProps {
  const { explanation, addresses } = locale.documents.feed;
  return {
    head: headOf(page, owner.name),
    explanation,
    instruction: addresses,
    // These are names.
    addresses: [
      { label: 'Atom', address: absoluteAddress(site.url, feedPaths.atom) },
      { label: 'JSON Feed', address: absoluteAddress(site.url, feedPaths.json) },
    ],
  };
}
