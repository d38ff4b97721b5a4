import { type ComponentType, createElement } from 'react';
import { pagePropsPath, plainPath, withBase } from '../core/routes.ts';
import { base } from './base.ts';

/** A page of the site, which loads a chunk with its code and content. */
export type SitePage = {
  path: string;
  load: () => Promise<{ Page: ComponentType }>;
  /** Anchor of its content on the homepage; links lead there. */
  anchor?: string;
  below?: Subpages;
};

/**
 * The component of all subpages of a page, and the revision of their content. Only the server knows which subpages
 * exist.
 */
type Subpages = { revision: string; load: (path: string) => Promise<SubpageModule> };
type SubpageModule = { Page: ComponentType<{ content: unknown }> };

/** All pages, and the one for missing addresses. */
export type SitePages = { pages: readonly SitePage[]; notFound: SitePage };

/** The page that may have a subpage at this path. */
export function parentOf({ pages }: SitePages, path: string): SitePage | undefined {
  return pages.find((page) => page.below && path.startsWith(`${page.path}/`));
}

/** Loads a subpage; `null` if it does not exist. */
export async function loadSubpage({ revision, load }: Subpages, path: string): Promise<ComponentType | null> {
  const [module, content] = await Promise.all([load(path), fetchContent(revision, path)]);
  return content === null ? null : withContent(module, content);
}

export function withContent({ Page }: SubpageModule, content: unknown): ComponentType {
  return () => createElement(Page, { content });
}

async function fetchContent(revision: string, path: string): Promise<unknown> {
  const response = await fetch(withBase(base, pagePropsPath(revision, plainPath(path))));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
