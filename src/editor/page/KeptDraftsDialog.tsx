import type { KeptDraft } from '../protocol/protocol.ts';
import { DiffView } from './DiffView.tsx';
import { Modal } from './Modal.tsx';
import styles from './SaveDialog.module.css';

type Props = {
  kept: readonly KeptDraft[];
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers changes that were not saved when an earlier tab or the editor ended. */
export function KeptDraftsDialog({ kept, onRestore, onDiscard }: Props) {
  return (
    <Modal
      title="Restore unsaved changes?"
      submitLabel="Restore"
      closeLabel="Discard"
      focusesSubmit
      onSubmit={async () => true}
      onClose={onRestore}
      onCloseButton={onDiscard}
    >
      <p>
        These changes were not saved when the editor or its page was closed. Restored changes are still not
        saved.
      </p>
      {kept.map(({ file, changes, isOutdated, diff }) => (
        <div key={file}>
          {isOutdated && (
            <p className={styles.conflict} role="alert">
              content/{file} has changed since.{' '}
              {diff ? 'Restoring would do this to it now.' : 'The changes no longer fit: copy what you need.'}
            </p>
          )}
          {diff ? <DiffView diff={diff} /> : <pre className={styles.values}>{valuesOf(changes)}</pre>}
        </div>
      ))}
    </Modal>
  );
}

function valuesOf(changes: KeptDraft['changes']): string {
  return changes
    .flatMap((change) => ('value' in change ? [change.value] : []))
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2)))
    .join('\n\n');
}
