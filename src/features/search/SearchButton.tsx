import * as t from 'virtual:messages';
import { type ComponentType, useEffect, useState } from 'react';
import { searchPath } from '../../core/routes.ts';
import { pageHref } from '../../router/base.ts';
import { hasModifier, Link } from '../../router/Link.tsx';
import { lineIcon } from '../../ui/icons.tsx';
import styles from './SearchButton.module.css';
import type { SearchDialogProps } from './SearchDialog.tsx';

const SearchIcon = lineIcon('M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0zM15.2 15.2L20.5 20.5');

/** Opens the search, as do `/` and Ctrl+K. Without scripts it leads to the list of everything that can be found. */
export function SearchButton({ index }: { index: string }) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
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
  const open = () =>
    import('./SearchDialog.tsx').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => window.location.assign(href),
    );
  return (
    <>
      <Link
        className={styles.button}
        href={href}
        aria-label={t.search}
        aria-keyshortcuts="/ Control+K"
        onClick={(event) => {
          if (event.button !== 0 || hasModifier(event)) return;
          event.preventDefault();
          open();
        }}
      >
        <SearchIcon />
      </Link>
      {Dialog && <Dialog index={index} onClose={() => setDialog(null)} />}
    </>
  );
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key === 'k') return (ctrlKey || metaKey) && !altKey;
  const isTyping =
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}
