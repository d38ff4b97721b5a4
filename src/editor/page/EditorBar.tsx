import button from '../../ui/button.module.css';
import styles from './EditorBar.module.css';
import * as labels from './labels.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import type { EditorValue } from './useEditor.ts';

type Props = {
  editor: EditorValue;
  hasPreview: boolean;
  onTogglePreview: () => void;
  onReview: () => void;
};

export function EditorBar({ editor, hasPreview, onTogglePreview, onReview }: Props) {
  const { drafts, past, future, notice } = editor;
  // Numbers that follow from an order are nothing the owner did.
  const steps = drafts.flatMap(({ changes }) => changes).filter(({ kind }) => kind !== 'renumber').length;
  const state = steps > 0 ? labels.countChanges(steps, drafts.length) : labels.nothingToSave;
  return (
    <header className={styles.bar}>
      <h1 className={styles.brand}>{labels.brand}</h1>
      <p className={styles.state} role="status" data-notice={notice !== '' || undefined}>
        {notice || state}
      </p>
      <div className={styles.actions}>
        <button className={styles.quiet} type="button" disabled={past.length === 0} onClick={editor.undo}>
          {labels.undo}
        </button>
        <button className={styles.quiet} type="button" disabled={future.length === 0} onClick={editor.redo}>
          {labels.redo}
        </button>
        <button className={styles.quiet} type="button" aria-pressed={hasPreview} onClick={onTogglePreview}>
          {labels.preview}
        </button>
        <ThemeSwitch />
        <button
          className={`${button.button} ${styles.save}`}
          data-variant="solid"
          type="button"
          disabled={drafts.length === 0}
          onClick={onReview}
        >
          {labels.reviewAndSave}
        </button>
      </div>
    </header>
  );
}
