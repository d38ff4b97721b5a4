import { type ReactNode, useId } from 'react';
import { countNoun } from '../../core/text.ts';
import button from '../../ui/button.module.css';
import type { CheckAnswer, KeptDraft, Renaming } from '../protocol/protocol.ts';
import { DiagnosticList } from './DiagnosticsPage.tsx';
import { DiffView } from './DiffView.tsx';
import type { FileState } from './drafts-reducer.ts';
import fields from './fields/fields.module.css';
import { Thumbnail } from './fields/Thumbnail.tsx';
import { Modal } from './Modal.tsx';
import styles from './SaveDialog.module.css';
import { stoppedMessage } from './send-request.ts';

type Props = {
  check: CheckAnswer;
  /** Files with unsaved changes that have changed on disk. */
  conflicts: readonly string[];
  isStopped: boolean;
  /** Resolves with whether everything was saved. */
  onSave: (removesPictures: boolean) => Promise<boolean>;
  onClose: () => void;
};

export function SaveDialog({ check, conflicts, isStopped, onSave, onClose }: Props) {
  const { diffs, diagnostics, pictures, renamings, leftOver } = check;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const unfinished = diagnostics.filter(({ severity }) => severity === 'unfinished');
  return (
    <Modal
      title="Changes to save"
      submitLabel="Save"
      canSubmit={!isStopped && conflicts.length === 0}
      focusesSubmit
      onSubmit={(form) => onSave(form.has('removes-pictures'))}
      onClose={onClose}
    >
      {[...(isStopped ? [stoppedMessage] : []), ...conflicts.map(changedOutside)].map((message) => (
        <p key={message} className={fields.warning} role="alert">
          {message}
        </p>
      ))}
      {errors.length > 0 && (
        <details className={`${fields.warning} ${styles.errors}`}>
          <summary>
            {countNoun(errors.length, 'problem')} to fix. You can save now; the published site stays as it is
            until everything is fixed.
          </summary>
          <DiagnosticList diagnostics={errors} />
        </details>
      )}
      {unfinished.length > 0 && (
        <p>
          {countNoun(unfinished.length, 'picture text is', 'picture texts are')} missing. You can save and
          preview the site now, but publish it only when they are written.
        </p>
      )}
      {diffs.length === 0 && conflicts.length === 0 && (
        <p>There is nothing to save: the files already have these values.</p>
      )}
      {renamings.map((renaming) => (
        <p key={renaming.from}>{describeRenaming(renaming)}</p>
      ))}
      <PictureSection title="New pictures" files={pictures} />
      <PictureSection
        title="Pictures that no record shows any more"
        help="They are not published. They stay in content/images unless you remove them here."
        files={leftOver}
      >
        <label className={styles.choice}>
          <input type="checkbox" name="removes-pictures" />
          Remove them from content/images (npm run undo restores them)
        </label>
      </PictureSection>
      {diffs.map((diff) => (
        <DiffView key={diff.file} diff={diff} />
      ))}
    </Modal>
  );
}

function describeRenaming({ folder, from, to, pictures, hasStory }: Renaming): string {
  const moved = [
    hasStory && (folder === 'projects' ? 'its case study' : 'its text'),
    pictures > 0 && (pictures === 1 ? 'its picture' : `its ${pictures} pictures`),
    'the links to it',
  ].filter(Boolean);
  const list = moved.join(', ').replace(/, (?=[^,]*$)/, ' and ');
  return `The ${folder.slice(0, -1)} ${from} is renamed to ${to}, together with ${list}.`;
}

type PictureSectionProps = { title: string; help?: string; files: string[]; children?: ReactNode };

function PictureSection({ title, help, files, children }: PictureSectionProps) {
  const id = useId();
  if (files.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading} id={id}>
        {title}
      </h3>
      {help && <p className={styles.help}>{help}</p>}
      <ul className={styles.pictures} aria-labelledby={id}>
        {files.map((file) => (
          <li key={file} className={styles.picture}>
            <Thumbnail source={`/${file}`} />
            content/{file}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

type ConflictNoticeProps = { file: FileState; onResolve: (type: 'reread' | 'rebase') => void };

/** Reports that another program has changed a file with unsaved changes, and offers ways to continue. */
export function ConflictNotice({ file, onResolve }: ConflictNoticeProps) {
  return (
    <div className={`${fields.warning} ${styles.notice}`} role="alert">
      <p>{changedOutside(file.name)}</p>
      <div className={fields.row}>
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

function changedOutside(file: string): string {
  return `Another program or tab has changed content/${file} since you opened it. Saving would overwrite that, so it is disabled.`;
}

type KeptDraftsDialogProps = {
  kept: readonly KeptDraft[];
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers changes that were not saved when an earlier tab or the editor ended. */
export function KeptDraftsDialog({ kept, onRestore, onDiscard }: KeptDraftsDialogProps) {
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
            <p className={fields.warning} role="alert">
              content/{file} has changed since.{' '}
              {diff
                ? 'Restoring makes these changes.'
                : 'The changes no longer match the file. Copy what you need.'}
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
