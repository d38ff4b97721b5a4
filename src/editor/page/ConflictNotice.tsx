import button from '../../ui/button.module.css';
import styles from './ConflictNotice.module.css';
import type { FileState } from './editor-state.ts';
import * as labels from './labels.ts';

type Props = { file: FileState; onResolve: (type: 'reread' | 'rebase') => void };

/** Says that another program has changed a file that has changes here, and lets the owner choose. */
export function ConflictNotice({ file, onResolve }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <p>{labels.changedOutside(file.name)}</p>
      <div className={styles.choices}>
        {/* A whole text would overwrite the other one; changes of fields can be made to either. */}
        {file.form && (
          <button className={button.button} type="button" onClick={() => onResolve('rebase')}>
            {labels.putOnTop}
          </button>
        )}
        <button className={button.button} type="button" onClick={() => onResolve('reread')}>
          {labels.discard}
        </button>
      </div>
    </div>
  );
}
