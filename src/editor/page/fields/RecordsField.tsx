import type { ReactNode } from 'react';
import type { FieldPath } from '../../../core/field-path.ts';
import {
  emptyValue,
  isNumbered,
  numberedLike,
  pictureFieldOf,
  type Records,
} from '../../protocol/form-field.ts';
import { controlId, useForm } from '../FormContext.tsx';
import * as labels from '../labels.ts';
import { hasPicture, homeOf, takePictures, titleOf } from '../record-labels.ts';
import { EntryButtons } from './EntryButtons.tsx';
import { FieldGroup } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { PictureSources } from './PictureSources.tsx';
import { focusSoon } from './TextListField.tsx';
import { useDropsFollow } from './useDropsFollow.ts';

type Props = {
  field: Records;
  path: FieldPath;
  /** The fields of the record at a place. */
  children: (place: FieldPath) => ReactNode;
};

/** A list of records inside a record: the pictures of a project, the programs of a university. */
export function RecordsField({ field, path, children }: Props) {
  const { file, valueAt, change } = useForm();
  const value = valueAt(path);
  const records: unknown[] = Array.isArray(value) ? value : [];
  const renumber = isNumbered(field) ? [{ kind: 'renumber', path } as const] : [];
  const picture = pictureFieldOf(field.element);
  const owner = file.form?.kind === 'records' ? valueAt(path.slice(0, 1)) : file.current;
  const home = picture && homeOf(picture, owner);
  useDropsFollow(
    home ?? { folder: '', root: '', takesVideos: false },
    picture ? records.map((_record, index) => [...path, index, picture.name]) : [],
  );
  return (
    <FieldGroup field={field} path={path}>
      <ol className={styles.records}>
        {records.map((record, index) => {
          const place = [...path, index];
          const name = `${field.label} ${index + 1}`;
          return (
            <li key={index} className={styles.record} id={controlId(place)} tabIndex={-1}>
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
              {children(place)}
            </li>
          );
        })}
      </ol>
      {picture && home ? (
        <PictureSources
          home={home}
          isMultiple
          has={(source) => hasPicture(records, picture, source)}
          onTake={(pictures) => change(...takePictures(field, path, records, pictures))}
        />
      ) : (
        <button
          className={styles.add}
          type="button"
          onClick={() => {
            const index = records.length;
            const value = numberedLike(records, emptyValue(field.element));
            change({ kind: 'insert', path, index, value }, ...renumber);
            focusSoon([...path, index]);
          }}
        >
          {labels.addRecord}
        </button>
      )}
    </FieldGroup>
  );
}
