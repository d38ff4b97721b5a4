import type { ReactNode } from 'react';
import type { FieldPath } from '../../../core/field-path.ts';
import {
  emptyValue,
  isNumbered,
  pictureFieldOf,
  type Records,
  withNumber,
} from '../../protocol/form-field.ts';
import { controlId, useForm } from '../FormContext.tsx';
import { addPictures, hasPicture, pictureFoldersOf, titleOf } from '../records.ts';
import { EntryButtons } from './EntryButtons.tsx';
import styles from './entries.module.css';
import { FieldGroup } from './FieldFrame.tsx';
import fields from './fields.module.css';
import { PictureSources } from './PictureSources.tsx';
import { focusAfterRender } from './TextListField.tsx';
import { useDroppedPicturesFollow } from './useDroppedPicturesFollow.ts';

type Props = {
  field: Records;
  path: FieldPath;
  /** Renders the fields of the record at a path. */
  children: (path: FieldPath) => ReactNode;
};

/** A list inside a record: the pictures of a project, the programs of a university. */
export function RecordsField({ field, path, children }: Props) {
  const { file, valueAt, change } = useForm();
  const value = valueAt(path);
  const records: unknown[] = Array.isArray(value) ? value : [];
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
          const name = `${field.label} ${index + 1}`;
          return (
            <li key={index} className={styles.record} id={controlId(recordPath)} tabIndex={-1}>
              <div className={styles.recordBar}>
                <h3 className={styles.recordTitle}>
                  <span>{index + 1}</span>
                  {titleOf(record)}
                </h3>
                <EntryButtons
                  name={name}
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
            change({ kind: 'insert', path, index, value }, ...renumber);
            focusAfterRender([...path, index]);
          }}
        >
          Add one
        </button>
      )}
    </FieldGroup>
  );
}
