import { useLayoutEffect, useRef } from 'react';
import { countNoun } from '../../core/text.ts';
import { ThemeProvider, useTheme } from '../../ui/ThemeProvider.tsx';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';
import type { Draft } from '../protocol/protocol.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './EditorBar.module.css';

type Props = {
  drafts: readonly Draft[];
  notice: string;
  history: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
  hasPreview: boolean;
  /** Null where there is no preview. */
  onTogglePreview: (() => void) | null;
  onReview: () => void;
};

export function EditorBar({ drafts, notice, history, hasPreview, onTogglePreview, onReview }: Props) {
  // Renumbering follows from other changes.
  const changes = drafts.flatMap((draft) => draft.changes).filter(({ kind }) => kind !== 'renumber').length;
  const status =
    changes > 0 ? `${countNoun(changes, 'change')} in ${countNoun(drafts.length, 'file')}` : 'All saved';
  const actions = useRef<HTMLDivElement>(null);
  const hasHistory = history.canUndo || history.canRedo;
  // The last undo or redo disables its own button, so the focus moves to the first enabled one. A save disables both,
  // and the focus goes to the heading.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (hasHistory && activeElement?.matches(':disabled') && actions.current?.contains(activeElement))
      actions.current.querySelector<HTMLElement>(':enabled')?.focus();
  }, [hasHistory, history.canUndo, history.canRedo]);
  return (
    <header className={styles.bar}>
      <h1 className={styles.brand}>content</h1>
      <p className={styles.status} role="status" data-notice={notice !== '' || undefined}>
        {notice || status}
      </p>
      <div className={styles.actions} ref={actions}>
        <button className={styles.quiet} type="button" disabled={!history.canUndo} onClick={history.undo}>
          Undo
        </button>
        <button className={styles.quiet} type="button" disabled={!history.canRedo} onClick={history.redo}>
          Redo
        </button>
        <button
          className={styles.quiet}
          type="button"
          aria-pressed={hasPreview}
          disabled={!onTogglePreview}
          onClick={onTogglePreview ?? undefined}
        >
          Preview
        </button>
        <ThemeSwitch />
        <ActionButton
          className={styles.save}
          data-variant="solid"
          type="button"
          disabled={drafts.length === 0}
          onClick={onReview}
        >
          Review and save
        </ActionButton>
      </div>
    </header>
  );
}

/** The site's theme toggle, which follows the system until the owner uses it. */
function ThemeSwitch() {
  return (
    <ThemeProvider mode="system">
      <ThemeToggle label="Dark mode" />
      <PageTheme />
    </ThemeProvider>
  );
}

function PageTheme() {
  const { theme } = useTheme();
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return null;
}
