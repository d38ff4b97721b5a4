import { useEffect, useRef, useState } from 'react';
import button from '../site/components/button.module.css';
import { DiffView } from './DiffView.tsx';
import * as labels from './labels.ts';
import { ProblemList } from './ProblemList.tsx';
import styles from './SaveDialog.module.css';
import type { EditorValue } from './useEditor.ts';

type Props = { editor: EditorValue; onClose: () => void };

/** Shows which lines of which files would change, and saves them. */
export function SaveDialog({ editor, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { diffs, conflicts, problems } = editor;
  const errors = problems.filter(({ severity }) => severity === 'error');
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const save = async () => {
    setIsSaving(true);
    const isSaved = await editor.save();
    setIsSaving(false);
    if (isSaved) dialog.current?.close();
  };
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby="save-title" onClose={onClose}>
      <header className={styles.head}>
        <h2 id="save-title" className={styles.title}>
          {labels.saveTitle}
        </h2>
      </header>
      <div className={styles.body}>
        {conflicts.map((file) => (
          <p key={file} className={styles.conflict} role="alert">
            {labels.changedOutside(file)}
          </p>
        ))}
        {errors.length > 0 && (
          <details className={styles.errors}>
            <summary>{labels.stillToMend(errors.length)}</summary>
            <ProblemList problems={errors} />
          </details>
        )}
        {diffs.length === 0 && conflicts.length === 0 && <p>{labels.saveNothing}</p>}
        {diffs.map((diff) => (
          <DiffView key={diff.file} diff={diff} />
        ))}
      </div>
      <footer className={styles.foot}>
        <button
          className={button.button}
          data-variant="solid"
          type="button"
          disabled={isSaving || conflicts.length > 0}
          onClick={save}
        >
          {labels.save}
        </button>
        <button className={button.button} type="button" onClick={() => dialog.current?.close()}>
          {labels.back}
        </button>
      </footer>
    </dialog>
  );
}
