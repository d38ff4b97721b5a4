import type { z } from 'zod';
import { pagePath } from '../core/routes.ts';
import type { Locale } from '../i18n/locale.ts';
import type { pageKinds, pageSchema } from './page-schema.ts';

export type PageKind = (typeof pageKinds)[number];
type RawPage = z.infer<typeof pageSchema>;

/** A page with its address and what its owner left out. */
export type Page = RawPage & { path: string; nav: string; title: string; subtitle: string };

/** The pages as the owner ordered them, with their defaults. One is there for addresses that do not exist. */
export function completePages(entries: readonly RawPage[], { documents }: Pick<Locale, 'documents'>): Page[] {
  const notFound: RawPage = { name: 'not-found', kind: 'notFound', ...documents.notFound };
  const known = entries.some(({ kind }) => kind === 'notFound') ? entries : [...entries, notFound];
  return known.map((entry) => {
    const { heading, nav = heading, subtitle = '' } = entry;
    // What the heading does not say, the label does.
    const subject = heading === '{name}' ? nav : heading;
    const title = entry.title ?? (subject === '{name}' ? '{name}' : `${subject} · {name}`);
    return { ...entry, path: pagePath(entry), nav, title, subtitle };
  });
}

/** The first page of a kind. */
export function pageOfKind<P extends { kind: PageKind }>(pages: readonly P[], kind: PageKind): P | undefined {
  return pages.find((page) => page.kind === kind);
}
