import type { z } from 'zod';
import type { pageKinds, pageSchema } from './schemas/pages.ts';

export type PageKind = (typeof pageKinds)[number];
export type PageEntry = z.infer<typeof pageSchema>;

/** A page with what its owner left out. */
export type Page = PageEntry & { nav: string; title: string; subtitle: string };

/** The pages as the owner ordered them, with their defaults. */
export function completePages(entries: readonly PageEntry[]): Page[] {
  const known = entries.some(({ kind }) => kind === 'notFound') ? entries : [...entries, defaultNotFound];
  return known.map((entry) => ({
    ...entry,
    nav: entry.nav ?? entry.heading,
    title: entry.title ?? `${entry.heading} · {name}`,
    subtitle: entry.subtitle ?? '',
  }));
}

const defaultNotFound: PageEntry = {
  name: 'not-found',
  kind: 'notFound',
  heading: 'Page not found',
  subtitle: 'Nothing is kept at this address. The bar above lists every page that exists.',
  description: 'No page of this site has that address. The homepage and all other pages are one click away.',
};

/** The first page of a kind. */
export function pageOfKind(pages: readonly Page[], kind: PageKind): Page | undefined {
  return pages.find((page) => page.kind === kind);
}

/** Titles of the sections with a link in the row, by name, in the owner's order. */
export function sectionTitles(pages: readonly Page[]): Record<string, string> {
  const sections = pageOfKind(pages, 'experiences')?.sections ?? [];
  return Object.fromEntries(sections.filter(({ within }) => !within).map(({ name, title }) => [name, title]));
}
