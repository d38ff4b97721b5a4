import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldPath, listAt } from '../../../core/field-path.ts';
import type { Change } from '../../../yaml/change.ts';
import {
  emptyValue,
  isNumbered,
  pathKey,
  pictureFieldOf,
  type Records,
  withNumber,
} from '../../protocol/form-field.ts';
import { insertedPaths } from '../../protocol/track-records.ts';
import { controlId, useForm } from '../FormContext.tsx';
import { folderOf, type PictureFolders } from '../pictures.ts';
import { addPictures, hasPicture, pictureFoldersOf, titleOf } from '../records.ts';
import { movePicture } from '../send-request.ts';
import { EntryButtons } from './EntryButtons.tsx';
import styles from './entries.module.css';
import { FieldGroup } from './FieldFrame.tsx';
import fields from './fields.module.css';
import { PictureSources } from './PictureSources.tsx';
import { changeAndFocus } from './TextListField.tsx';

type Props = {
  field: Records;
  path: FieldPath;
  /** Renders the fields of the record at a path. */
  children: (path: FieldPath) => ReactNode;
};

/** A list inside a record: the pictures of a project, the programs of a university. */
export function RecordsField({ field, path, children }: Props) {
  const { file, valueAt, change } = useForm();
  const records = listAt(valueAt(path), []);
  const renumber = isNumbered(field) ? [{ kind: 'renumber', path } as const] : [];
  const picture = pictureFieldOf(field.element);
  const owner = file.form?.kind === 'records' ? valueAt(path.slice(0, 1)) : file.current;
  const folders = picture && pictureFoldersOf(picture, owner);
  useDroppedPicturesFollow(
    folders ?? { folder: '', root: '', takesVideos: false },
    picture ? records.map((_record, index) => [...path, index, picture.name]) : [],
  );
  return (
    <FieldGroup field={field} path={path}>
      <ol className={styles.records}>
        {records.map((record, index) => {
          const recordPath = [...path, index];
          return (
            <li key={index} className={styles.record} id={controlId(recordPath)} tabIndex={-1}>
              <div className={styles.recordBar}>
                <h3 className={styles.recordTitle}>
                  <span>{index + 1}</span>
                  {titleOf(record)}
                </h3>
                <EntryButtons
                  name={`${field.label} ${index + 1}`}
                  index={index}
                  count={records.length}
                  onMove={(to) => change({ kind: 'move', path, from: index, to }, ...renumber)}
                  onRemove={() => change({ kind: 'remove', path, index }, ...renumber)}
                />
              </div>
              {children(recordPath)}
            </li>
          );
        })}
      </ol>
      {picture && folders ? (
        <PictureSources
          folders={folders}
          isMultiple
          isListed={(source) => hasPicture(records, picture, source)}
          onChoose={(pictures) => change(...addPictures(field, path, records, pictures))}
        />
      ) : (
        <button
          className={fields.textButton}
          type="button"
          onClick={() => {
            const index = records.length;
            const value = withNumber(records, emptyValue(field.element));
            changeAndFocus(
              () => change({ kind: 'insert', path, index, value }, ...renumber),
              [...path, index],
            );
          }}
        >
          Add one
        </button>
      )}
    </FieldGroup>
  );
}

/** Pictures move after a pause in typing the name. */
const pauseMs = 800;

/** Moves dropped pictures of a new record to the folder of its name. Saved pictures stay in place. */
function useDroppedPicturesFollow({ folder }: PictureFolders, pictures: readonly FieldPath[]) {
  const { file, valueAt, change } = useForm();
  const lastFolder = useRef(folder);
  const isNew = insertedPaths(file.changes).some((path) => pathKey(path) === String(pictures[0]?.[0]));
  useEffect(() => {
    if (folder === lastFolder.current) return;
    const timer = setTimeout(async () => {
      const from = lastFolder.current;
      lastFolder.current = folder;
      const toMove = pictures.filter((path) => isNew && folderOf(String(valueAt(path))) === from);
      const moved = await Promise.all(
        toMove.map(async (path): Promise<Change[]> => {
          const source = String(valueAt(path));
          // A stopped server is reported elsewhere.
          const value = await movePicture(source, folder).catch(() => source);
          return value === source ? [] : [{ kind: 'set', path, value }];
        }),
      );
      if (moved.flat().length > 0) change(...moved.flat());
    }, pauseMs);
    return () => clearTimeout(timer);
  });
}
