import { toPlainText } from '../../../../core/prose.ts';
import { useAddressParameter } from '../../../../router/useNavigation.ts';
import type { PublicationsView, PublicationView } from './section.build.ts';

/** The names of the filters in the address. */
export const filterParams = { words: 'q', kind: 'type', topic: 'topic', year: 'year', first: 'first' };

export type Filter = Record<keyof typeof filterParams, string>;

/** What the address asks for, and whether a publication is it. An old link may name a choice that is gone. */
export function useFilter({ kinds, topics, years }: NonNullable<PublicationsView['filters']>) {
  const useChoice = (name: string, choices: readonly string[]) => {
    const choice = useAddressParameter(name);
    return choices.includes(choice) ? choice : '';
  };
  const filter: Filter = {
    words: useAddressParameter(filterParams.words),
    kind: useChoice(
      filterParams.kind,
      kinds.map(({ name }) => name),
    ),
    topic: useChoice(filterParams.topic, topics),
    year: useChoice(filterParams.year, years),
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
