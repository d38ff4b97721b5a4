import { type ComponentType, createElement } from 'react';
import { pageWordsPath, plainPath, withBase } from '../core/routes.ts';
import { base } from './base.ts';

/** A page of the site, and what loads the chunk with its code and words. */
export type SitePage = {
  path: string;
  load: () => Promise<{ Page: ComponentType }>;
  below?: Subpages;
};

/** What draws all pages below one, and the revision of their words. Which there are, only their words tell. */
type Subpages = { revision: string; load: () => Promise<RenderedSubpage> };
type RenderedSubpage = { Page: ComponentType<{ content: unknown }> };

/** All pages, and the one that stands where there is none. */
export type SitePages = { pages: readonly SitePage[]; notFound: SitePage };

/** The page that may have one at this path below it. */
export function parentOf({ pages }: SitePages, path: string): SitePage | undefined {
  return pages.find((page) => page.below && path.startsWith(`${page.path}/`));
}

/** Loads the page at a path below another; `null` where there is none. */
export async function loadSubpage({ revision, load }: Subpages, path: string): Promise<ComponentType | null> {
  const [drawn, words] = await Promise.all([load(), readWords(revision, path)]);
  return words === null ? null : withWords(drawn, words);
}

export function withWords({ Page }: RenderedSubpage, words: unknown): ComponentType {
  return () => createElement(Page, { content: words });
}

async function readWords(revision: string, path: string): Promise<unknown> {
  const response = await fetch(withBase(base, pageWordsPath(revision, plainPath(path))));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
