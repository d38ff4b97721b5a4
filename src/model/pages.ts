import type { z } from 'zod';
import { pagePath } from './routes.ts';
import type { pageKinds, pageSchema } from './schemas/pages.ts';

export type PageKind = (typeof pageKinds)[number];
export type PageEntry = z.infer<typeof pageSchema>;

/** A page with its address and what its owner left out. */
export type Page = PageEntry & { path: string; nav: string; title: string; subtitle: string };

/** The pages as the owner ordered them, with their defaults. One is there for addresses that do not exist. */
export function completePages(entries: readonly PageEntry[]): Page[] {
  const known = entries.some(({ kind }) => kind === 'notFound') ? entries : [...entries, defaultNotFound];
  return known.map((entry) => {
    const { heading, nav = heading, subtitle = '' } = entry;
    // What the heading does not say, the label does.
    const subject = heading === '{name}' ? nav : heading;
    const title = entry.title ?? (subject === '{name}' ? '{name}' : `${subject} · {name}`);
    return { ...entry, path: pagePath(entry), nav, title, subtitle };
  });
}

const defaultNotFound: PageEntry = {
  name: 'not-found',
  kind: 'notFound',
  heading: 'Page not found',
  subtitle: 'Nothing is kept at this address. The bar above lists every page that exists.',
  description: 'No page of this site has that address. The homepage and all other pages are one click away.',
};

/** The first page of a kind. */
export function pageOfKind<P extends { kind: PageKind }>(pages: readonly P[], kind: PageKind): P | undefined {
  return pages.find((page) => page.kind === kind);
}
