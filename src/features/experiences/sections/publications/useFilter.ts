import { toPlainText } from '../../../../core/prose.ts';
import { useAddressParameter } from '../../../../router/useNavigation.ts';
import type { PublicationView } from './section.build.ts';

/** The names of the filters in the address. */
export const filterParams = { words: 'q', kind: 'type', topic: 'topic', year: 'year', first: 'first' };

export type Filter = Record<keyof typeof filterParams, string>;

/** What the address asks for, and whether a publication is it. */
export function useFilter() {
  const filter: Filter = {
    words: useAddressParameter(filterParams.words),
    kind: useAddressParameter(filterParams.kind),
    topic: useAddressParameter(filterParams.topic),
    year: useAddressParameter(filterParams.year),
    first: useAddressParameter(filterParams.first),
  };
  const wanted = plain(filter.words).split(/\s+/);
  const isShown = (publication: PublicationView) => {
    const { title, byline, wholeByline = byline, venue = '', topics = [] } = publication;
    if (filter.kind && publication.kind !== filter.kind) return false;
    if (filter.topic && !topics.includes(filter.topic)) return false;
    if (filter.year && !publication.date.startsWith(filter.year)) return false;
    if (filter.first && !publication.isFirst) return false;
    const text = plain([toPlainText(title), toPlainText(wholeByline), venue, ...topics].join(' '));
    return wanted.every((word) => text.includes(word));
  };
  return { filter, isShown };
}

/** Without accents and case. */
function plain(words: string): string {
  return words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
