import { countNoun } from '../../core/text.ts';
import type { CheckAnswer, Renaming } from '../protocol/protocol.ts';
import { changedOutside } from './ConflictNotice.tsx';
import { DiagnosticList } from './DiagnosticList.tsx';
import { DiffView } from './DiffView.tsx';
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

/** Shows what saving would change, and saves. */
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
        <p key={message} className={styles.conflict} role="alert">
          {message}
        </p>
      ))}
      {errors.length > 0 && (
        <details className={styles.errors}>
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
      {pictures.length > 0 && (
        <section>
          <h3 className={styles.heading} id="new-pictures">
            New pictures
          </h3>
          <PictureList files={pictures} headingId="new-pictures" />
        </section>
      )}
      {leftOver.length > 0 && (
        <section>
          <h3 className={styles.heading} id="left-over-pictures">
            Pictures that no record shows any more
          </h3>
          <p className={styles.help}>
            They are not published. They stay in content/images unless you remove them here.
          </p>
          <PictureList files={leftOver} headingId="left-over-pictures" />
          <label className={styles.choice}>
            <input type="checkbox" name="removes-pictures" />
            Remove them from content/images (npm run undo restores them)
          </label>
        </section>
      )}
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

function PictureList({ files, headingId }: { files: string[]; headingId: string }) {
  return (
    <ul className={styles.pictures} aria-labelledby={headingId}>
      {files.map((file) => (
        <li key={file} className={styles.picture}>
          <Thumbnail source={`/${file}`} />
          content/{file}
        </li>
      ))}
    </ul>
  );
}
