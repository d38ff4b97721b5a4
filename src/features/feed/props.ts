import { headOf, type Page, type PageHead } from '../../content/pages.ts';
import { absoluteAddress } from '../../core/routes.ts';
import type { Locale } from '../../i18n/locale.ts';
import { feedPaths } from './feed.ts';

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
