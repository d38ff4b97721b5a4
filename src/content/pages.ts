import type { z } from 'zod';
import type { MathElement } from '../core/prose.ts';
import { pagePath } from '../core/routes.ts';
import { freeName, withName } from '../core/text.ts';
import { fillTemplate, type Locale } from '../i18n/locale.ts';
import type { basePageSchema, pageKinds } from './page-schema.ts';

/** The kinds of pages.yaml, and the site's own page that lists everything. */
export type PageKind = (typeof pageKinds)[number] | 'search';
type RawPage = z.infer<typeof basePageSchema>;

/** A page with its address and default values. */
export type Page = Omit<RawPage, 'kind'> & {
  kind: PageKind;
  path: string;
  nav: string;
  title: string;
  subtitle: string;
};

/** Whether navigation, sitemap and search engines list a page; visitors find the others by links of the site. */
export function isListed({
  kind,
  unlisted,
}: {
  kind: PageKind | SubpageKind;
  unlisted?: true | undefined;
}): boolean {
  return !unlisted && kind !== 'notFound' && kind !== 'search';
}

/** Kinds of pages that content generates below one of the owner's pages. */
export type SubpageKind = 'caseStudy' | 'photos' | 'note' | 'tag' | 'publication' | 'reader';

/** A page below one of the owner's, which the navigation bar marks instead of it. */
export type Subpage = Pick<
  Page,
  'name' | 'path' | 'nav' | 'title' | 'heading' | 'subtitle' | 'description'
> & {
  kind: SubpageKind;
  /** Path of the page above. */
  parent: string;
  /** Name of its project, gallery, note or publication, or the address of its tag. */
  subject: string;
  /** Which part of a gallery's photos it has, counted from 1. */
  part?: number;
  unlisted?: true;
};

export type PageHead = {
  title: string;
  description: string;
  heading: string;
  subtitle: string;
  /** The heading with its formulas, if it has any. */
  formulas?: MathElement[] | undefined;
};

/** Title, description and heading of a page, with the owner's name in them. */
export function headOf(
  { title, description, heading, subtitle }: Pick<Page, Exclude<keyof PageHead, 'formulas'>>,
  ownerName: string,
): PageHead {
  return {
    title: withName(title, ownerName),
    description: withName(description, ownerName),
    heading: withName(heading, ownerName),
    subtitle: withName(subtitle, ownerName),
  };
}

/**
 * The pages as the owner ordered them, with their defaults. One is there for addresses that do not exist, and with
 * `hasFeed` one about the feed.
 */
export function completePages(
  entries: readonly RawPage[],
  { documents }: Pick<Locale, 'documents'>,
  { hasFeed = false } = {},
): Page[] {
  const notFound: RawPage = { name: 'not-found', kind: 'notFound', ...documents.notFound };
  const { heading, subtitle, description } = documents.feed;
  const feed: RawPage = {
    name: freeName('feed', (name) => entries.some((entry) => entry.name === name)),
    kind: 'feed',
    heading,
    subtitle,
    description: description({ name: '{name}' }),
    inFooter: true,
  };
  const isMissing = (missingKind: PageKind) => entries.every(({ kind }) => kind !== missingKind);
  const all = [
    ...entries,
    ...(hasFeed && isMissing('feed') ? [feed] : []),
    ...(isMissing('notFound') ? [notFound] : []),
  ];
  return all.map((entry) => {
    const { heading, nav = heading, subtitle = '' } = entry;
    // The label completes the heading.
    const subject = heading === '{name}' ? nav : heading;
    const title = entry.title ?? (subject === '{name}' ? '{name}' : `${subject} · {name}`);
    return { ...entry, path: pagePath(entry), nav, title, subtitle };
  });
}

/** The page above a subpage, with its label and that of the link back to it. */
export function pageAbove(
  { parent, path: below }: Subpage,
  { pages, owner, locale }: { pages: readonly Page[]; owner: { name: string }; locale: Locale },
): { name: string; path: string; label: string; back: string } {
  const page = pages.find(({ path }) => path === parent);
  if (!page) throw new Error(`no page is above ${below}`);
  const { name, path, nav } = page;
  const label = withName(nav, owner.name);
  return { name, path, label, back: fillTemplate(locale.words.backTo, { page: label }) };
}

/** The first page of a kind. */
export function pageOfKind<P extends { kind: PageKind }>(pages: readonly P[], kind: PageKind): P | undefined {
  return pages.find((page) => page.kind === kind);
}
