import { allProjects as all } from 'virtual:messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { foldText } from '../../../../core/fold-text.ts';
import { toPlainText } from '../../../../core/prose.ts';
import { useAddressParameter, useNavigation } from '../../../../router/useNavigation.ts';
import styles from './PublicationFilter.module.css';
import type { PublicationsView, PublicationView } from './section.build.ts';

/** The names of the filters in the address. */
const filterParams = { query: 'q', kind: 'type', topic: 'topic', year: 'year', first: 'first' };

type Filter = Record<keyof typeof filterParams, string>;

/**
 * The filters in the address, and whether a publication matches them. An old link may contain a choice that no
 * longer exists.
 */
export function useFilter({ kinds, topics, years }: NonNullable<PublicationsView['filters']>) {
  const useChoice = (name: string, choices: readonly string[]) => {
    const choice = useAddressParameter(name);
    return choices.includes(choice) ? choice : '';
  };
  const filter: Filter = {
    query: useAddressParameter(filterParams.query),
    kind: useChoice(
      filterParams.kind,
      kinds.map(({ name }) => name),
    ),
    topic: useChoice(filterParams.topic, topics),
    year: useChoice(filterParams.year, years),
    first: useAddressParameter(filterParams.first),
  };
  const words = foldText(filter.query).split(/\s+/);
  const isShown = (publication: PublicationView) => {
    const { title, byline, wholeByline = byline, venue = '', topics = [] } = publication;
    if (filter.kind && publication.kind !== filter.kind) return false;
    if (filter.topic && !topics.includes(filter.topic)) return false;
    if (filter.year && !publication.date.startsWith(filter.year)) return false;
    if (filter.first && !publication.isFirst) return false;
    const text = foldText([toPlainText(title), toPlainText(wholeByline), venue, ...topics].join(' '));
    return words.every((word) => text.includes(word));
  };
  return { filter, isShown };
}

type Props = {
  texts: PublicationsView['texts'];
  choices: NonNullable<PublicationsView['filters']>;
  filter: Filter;
  shownCount: number;
  count: number;
  anchors: { heading: string; anchor: string }[];
};

/** Filters; without scripts, links to the groups of the list. */
export function PublicationFilter({ texts, choices, filter, shownCount, count, anchors }: Props) {
  const navigation = useNavigation();
  const field = useRef<HTMLInputElement>(null);
  // Text that was typed before hydration.
  useEffect(() => {
    if (field.current?.value) navigation.setParameter(filterParams.query, field.current.value);
  }, [navigation]);
  const change = (name: keyof Filter) => (event: { target: { value: string } }) =>
    navigation.setParameter(filterParams[name], event.target.value);
  const select = (
    name: keyof Filter,
    label: string,
    options: readonly { name: string; label: ReactNode }[],
  ) =>
    options.length > 1 && (
      <label>
        {label}
        <select value={filter[name]} onChange={change(name)}>
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.name} value={option.name}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
    );
  const asOptions = (names: readonly string[]) => names.map((name) => ({ name, label: name }));
  return (
    <div className={styles.bar}>
      <search className={styles.fields} aria-label={texts.filter} data-scripted="">
        <label className={styles.words}>
          {texts.find}
          <input ref={field} type="search" maxLength={100} value={filter.query} onChange={change('query')} />
        </label>
        {select('kind', texts.type, choices.kinds)}
        {select('topic', texts.topic, asOptions(choices.topics))}
        {select('year', texts.year, asOptions(choices.years))}
        {choices.hasFirst && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={filter.first !== ''}
              onChange={(event) =>
                navigation.setParameter(filterParams.first, event.target.checked ? 'yes' : '')
              }
            />
            {texts.firstAuthor}
          </label>
        )}
        <p className={styles.count} role="status">
          {shownCount} / {count}
        </p>
      </search>
      <noscript>
        <nav className={styles.anchors} aria-label={texts.filter}>
          {anchors.map(({ heading, anchor }) => (
            <a key={anchor} href={`#${anchor}`}>
              {heading}
            </a>
          ))}
        </nav>
      </noscript>
    </div>
  );
}
