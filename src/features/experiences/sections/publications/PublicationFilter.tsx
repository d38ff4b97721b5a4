import { allProjects as all } from 'virtual:messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigation } from '../../../../router/useNavigation.ts';
import styles from './PublicationFilter.module.css';
import type { PublicationsView } from './section.build.ts';
import { type Filter, filterParams } from './useFilter.ts';

type Props = {
  words: PublicationsView['words'];
  choices: NonNullable<PublicationsView['filters']>;
  filter: Filter;
  shownCount: number;
  count: number;
  anchors: { heading: string; anchor: string }[];
};

/** Fields with scripts; without, links to the groups of the list. */
export function PublicationFilter({ words, choices, filter, shownCount, count, anchors }: Props) {
  const navigation = useNavigation();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before it was hydrated.
  useEffect(() => {
    if (field.current?.value) navigation.setParameter(filterParams.words, field.current.value);
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
      <search className={styles.fields} aria-label={words.filter} data-scripted="">
        <label className={styles.words}>
          {words.find}
          <input ref={field} type="search" maxLength={100} value={filter.words} onChange={change('words')} />
        </label>
        {select('kind', words.type, choices.kinds)}
        {select('topic', words.topic, asOptions(choices.topics))}
        {select('year', words.year, asOptions(choices.years))}
        {choices.hasFirst && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={filter.first !== ''}
              onChange={(event) =>
                navigation.setParameter(filterParams.first, event.target.checked ? 'yes' : '')
              }
            />
            {words.firstAuthor}
          </label>
        )}
        <p className={styles.count} role="status">
          {shownCount} / {count}
        </p>
      </search>
      <noscript>
        <nav className={styles.anchors} aria-label={words.filter}>
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
