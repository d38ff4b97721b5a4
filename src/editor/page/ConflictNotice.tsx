import button from '../../ui/button.module.css';
import styles from './ConflictNotice.module.css';
import type { FileState } from './drafts-reducer.ts';

type Props = { file: FileState; onResolve: (type: 'reread' | 'rebase') => void };

/** Reports that another program has changed a file with unsaved changes, and offers ways to continue. */
export function ConflictNotice({ file, onResolve }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <p>{changedOutside(file.name)}</p>
      <div className={styles.choices}>
        {/* Changes of fields apply to the new version too; a changed text would replace it. */}
        {file.form && (
          <button className={button.button} type="button" onClick={() => onResolve('rebase')}>
            Apply my changes to the new version
          </button>
        )}
        <button className={button.button} type="button" onClick={() => onResolve('reread')}>
          Discard my changes and read the file again
        </button>
      </div>
    </div>
  );
}

export function changedOutside(file: string): string {
  return `Another program or tab has changed content/${file} since you opened it. Saving would overwrite that, so it is disabled.`;
}
