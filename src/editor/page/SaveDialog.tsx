import { useState } from 'react';
import button from '../../ui/button.module.css';
import { DiagnosticList } from './DiagnosticList.tsx';
import { DiffView } from './DiffView.tsx';
import { Thumbnail } from './fields/Thumbnail.tsx';
import * as labels from './labels.ts';
import { Modal } from './Modal.tsx';
import styles from './SaveDialog.module.css';
import type { EditorValue } from './useEditor.ts';

type Props = { editor: EditorValue; onClose: () => void };

/** Shows which lines would change, which pictures would come in and which be left over, and saves. */
export function SaveDialog({ editor, onClose }: Props) {
  const [isSaving, setIsSaving] = useState(false);
  const [removesPictures, setRemovesPictures] = useState(false);
  const { diffs, conflicts, diagnostics, pictures, renamings, leftOver, isClosed } = editor;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const unfinished = diagnostics.filter(({ severity }) => severity === 'unfinished');
  const save = async (close: () => void) => {
    setIsSaving(true);
    const isSaved = await editor.save(removesPictures && leftOver.length > 0);
    setIsSaving(false);
    if (isSaved) close();
  };
  return (
    <Modal
      title={labels.saveTitle}
      onClose={onClose}
      foot={(close) => (
        <>
          <button
            className={button.button}
            data-variant="solid"
            data-first
            type="button"
            disabled={isSaving || isClosed || conflicts.length > 0}
            onClick={() => save(close)}
          >
            {labels.save}
          </button>
          <button className={button.button} type="button" onClick={close}>
            {labels.back}
          </button>
        </>
      )}
    >
      {isClosed && (
        <p className={styles.conflict} role="alert">
          {labels.closed}
        </p>
      )}
      {conflicts.map((file) => (
        <p key={file} className={styles.conflict} role="alert">
          {labels.changedOutside(file)}
        </p>
      ))}
      {errors.length > 0 && (
        <details className={styles.errors}>
          <summary>{labels.stillToFix(errors.length)}</summary>
          <DiagnosticList diagnostics={errors} />
        </details>
      )}
      {unfinished.length > 0 && <p>{labels.stillToWrite(unfinished.length)}</p>}
      {diffs.length === 0 && conflicts.length === 0 && <p>{labels.saveNothing}</p>}
      {renamings.map((renaming) => (
        <p key={renaming.from}>{labels.renames(renaming)}</p>
      ))}
      {pictures.length > 0 && (
        <section>
          <h3 className={styles.heading} id="new-pictures">
            {labels.newPictures}
          </h3>
          <PictureList places={pictures} headingId="new-pictures" />
        </section>
      )}
      {leftOver.length > 0 && (
        <section>
          <h3 className={styles.heading} id="left-over-pictures">
            {labels.leftOverPictures}
          </h3>
          <p className={styles.help}>{labels.leftOverHelp}</p>
          <PictureList places={leftOver} headingId="left-over-pictures" />
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={removesPictures}
              onChange={({ target }) => setRemovesPictures(target.checked)}
            />
            {labels.takeOutLeftOver}
          </label>
        </section>
      )}
      {diffs.map((diff) => (
        <DiffView key={diff.file} diff={diff} />
      ))}
    </Modal>
  );
}

/** `places` are paths in content/. */
function PictureList({ places, headingId }: { places: string[]; headingId: string }) {
  return (
    <ul className={styles.pictures} aria-labelledby={headingId}>
      {places.map((place) => (
        <li key={place} className={styles.picture}>
          <Thumbnail source={`/${place}`} />
          content/{place}
        </li>
      ))}
    </ul>
  );
}
