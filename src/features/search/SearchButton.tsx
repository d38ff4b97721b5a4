import * as t from 'virtual:messages';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { searchPath } from '../../core/routes.ts';
import { pageHref } from '../../router/base.ts';
import { isPlainClick, Link } from '../../router/Link.tsx';
import { lineIcon } from '../../ui/icons.tsx';
import styles from './SearchButton.module.css';
import type { SearchDialogProps } from './SearchDialog.tsx';

const SearchIcon = lineIcon('M4 10a6 6 0 1 0 12 0 6 6 0 1 0-12 0M15 15l5 5');

/** Opens the search, as do `/` and Ctrl+K. Without scripts it leads to the list of everything that can be found. */
export function SearchButton({ index }: { index: string }) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const href = pageHref(searchPath);
  const open = () => {
    setHasFailed(false);
    import('./SearchDialog.tsx').then(({ SearchDialog }) => setDialog(() => SearchDialog), onFailure);
  };
  // A newer version was published, or there is no connection. Only with one the browser can show the list of everything.
  const onFailure = () => {
    setDialog(null);
    fetch(href, { method: 'HEAD' }).then(
      () => window.location.assign(href),
      () => {
        setHasFailed(true);
        button.current?.focus();
      },
    );
  };
  return (
    <>
      <Link
        className={styles.button}
        href={href}
        ref={button}
        aria-label={t.search}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          open();
        }}
        onBlur={() => setHasFailed(false)}
      >
        <SearchIcon />
      </Link>
      {hasFailed && (
        <p className={styles.failure} role="alert">
          {t.searchFailed}
        </p>
      )}
      {Dialog && <Dialog index={index} onClose={() => setDialog(null)} onFailure={onFailure} />}
    </>
  );
}

function isShortcut({ key, code, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  const hasCommand = ctrlKey || metaKey;
  if (key === '/') return !hasCommand && !(target as Element).matches('input, textarea');
  // Keyboards of other scripts have another letter there.
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && key > 'z');
  return hasCommand && !shiftKey && isK;
}
