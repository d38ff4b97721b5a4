import * as t from 'virtual:messages';
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { foreignMark, isForeign, withoutMark } from '../../core/foreign-text.ts';
import { searchPath, withBase } from '../../core/routes.ts';
import { base, pageHref } from '../../router/base.ts';
import { Link } from '../../router/Link.tsx';
import { excerptAround, findRecords, foldQuery, foldRecords, markMatches } from './find-records.ts';
import type { SearchIndex, SearchRecord } from './props.ts';
import styles from './SearchDialog.module.css';

export type SearchDialogProps = {
  /** Path of the file with the records. */
  index: string;
  onClose: () => void;
  /** Called if that file cannot be loaded. */
  onFailure: () => void;
};

/** More results are not shown: a longer query finds better ones. */
const maxShown = 30;

/**
 * Results while the visitor types, as a combobox with a list that is always open
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export function SearchDialog({ index: indexPath, onClose, onFailure }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const index = useIndex(indexPath, onFailure);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const records = useMemo(() => (index ? foldRecords(index) : []), [index]);
  const words = useMemo(() => foldQuery(query), [query]);
  const found = useMemo(() => findRecords(records, words), [records, words]);
  const visible = found.slice(0, maxShown);
  const optionId = (place: number) => `${listId}-${place}`;

  useLayoutEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
    // Back and Forward show another page.
    const close = () => dialog.current?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows that belong to an input method. Safari ends the composition before the Enter that confirms it, and
    // marks this Enter by the code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || visible.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + visible.length) % visible.length);
    else if (event.key === 'Enter') document.getElementById(optionId(active))?.click();
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t.search}
      onClose={onClose}
      // A click beside it; not in Safari yet, where Escape and the button close it.
      closedby="any"
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <input
            ref={input}
            className={styles.input}
            type="text"
            role="combobox"
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            aria-label={t.search}
            placeholder={t.search}
            aria-expanded={visible.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={visible.length > 0 ? optionId(active) : undefined}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button className={styles.close} type="button" onClick={() => dialog.current?.close()}>
            {t.close}
          </button>
        </div>
        <p className={styles.count} role="status">
          {index && words.length > 0 && t.searchResults({ count: found.length })}
        </p>
        <div
          id={listId}
          className={styles.results}
          role="listbox"
          aria-label={t.search}
          // A list needs at least one option.
          hidden={visible.length === 0}
        >
          {visible.map((record, place) => (
            <Result
              key={record[2] + record[1]}
              id={optionId(place)}
              group={index?.groups[record[0]] ?? ''}
              record={record}
              words={words}
              isActive={place === active}
              onFollow={() => dialog.current?.close()}
            />
          ))}
        </div>
        <p className={styles.all}>
          <Link href={pageHref(searchPath)} onClick={() => dialog.current?.close()}>
            {t.searchAll}
          </Link>
        </p>
      </div>
    </dialog>
  );
}

type ResultProps = {
  id: string;
  group: string;
  record: SearchRecord;
  words: readonly string[];
  isActive: boolean;
  onFollow: () => void;
};

function Result({ id, group, record: [, title, path, text], words, isActive, onFollow }: ResultProps) {
  return (
    <Link
      id={id}
      className={styles.result}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={withBase(base, path)}
      onClick={onFollow}
    >
      <span className={styles.group}>{group}</span>
      <span className={styles.title} dir="auto">
        <Marked text={title} words={words} />
      </span>
      {text && (
        <span className={styles.passage} dir="auto">
          <Marked
            text={(isForeign(text) ? foreignMark : '') + excerptAround(withoutMark(text), words)}
            words={words}
          />
        </span>
      )}
    </Link>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markMatches(text, words).map((part, place) =>
    // The text never changes, so the index is a good key.
    place % 2 === 0 ? part : <mark key={place}>{part}</mark>,
  );
}

/** The index, once it has loaded. */
function useIndex(path: string, onFailure: () => void): SearchIndex | null {
  const [index, setIndex] = useState<SearchIndex | null>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let isCurrent = true;
    fetch(withBase(base, path))
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
      .then(
        (loaded) => isCurrent && setIndex(loaded),
        () => isCurrent && fail(),
      );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return index;
}
