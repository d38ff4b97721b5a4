import { useState } from 'react';
import button from '../../ui/button.module.css';
import type { Change } from '../../yaml/change.ts';
import {
  emptyValue,
  isNumbered,
  numberedLike,
  pictureFieldOf,
  type Records,
} from '../protocol/form-field.ts';
import { useForm } from './FormContext.tsx';
import { EntryButtons } from './fields/EntryButtons.tsx';
import fields from './fields/fields.module.css';
import { PictureSources } from './fields/PictureSources.tsx';
import { Thumbnail } from './fields/Thumbnail.tsx';
import * as labels from './labels.ts';
import { addressOf, goTo } from './place.ts';
import styles from './RecordList.module.css';
import {
  coverOf,
  detailOf,
  hasPicture,
  homeOf,
  removedRecords,
  takePictures,
  titleOf,
} from './record-labels.ts';

/** Rows drawn at once; 2,000 take ten seconds on a busy machine. */
const atOnce = 100;

/** The records of a file. Those with numbers are kept oldest first and shown newest first, as on the site. */
export function RecordList({ form }: { form: Records }) {
  const { file, change } = useForm();
  const records: unknown[] = Array.isArray(file.current) ? file.current : [];
  const isReversed = isNumbered(form);
  const picture = pictureFieldOf(form.element);
  const order = records.map((_record, index) => index);
  if (isReversed) order.reverse();
  const [limit, setLimit] = useState(atOnce);
  const [wanted, setWanted] = useState('');
  const isLong = order.length > atOnce;
  const found = wanted === '' ? order : order.filter((index) => isNamed(records[index], wanted));
  return (
    <>
      <div className={styles.add}>
        <button
          className={`${button.button} ${styles.addButton}`}
          type="button"
          onClick={() => {
            const value = numberedLike(records, emptyValue(form.element));
            change({ kind: 'insert', path: [], index: records.length, value }, ...renumberOf(form));
            goTo(file.name, [records.length]);
          }}
        >
          + {labels.addRecord}
        </button>
        {picture && (
          <PictureSources
            home={homeOf(picture, null)}
            isMultiple
            has={(source) => hasPicture(records, picture, source)}
            onTake={(pictures) => change(...takePictures(form, [], records, pictures))}
          />
        )}
        <p className={styles.order}>{isReversed ? labels.newestFirst : labels.asInFile}</p>
      </div>
      {isLong && (
        <input
          className={fields.text}
          type="search"
          aria-label={labels.findRecord}
          placeholder={labels.findRecord}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      <ol className={styles.list}>
        {found.slice(0, limit).map((index, shown) => (
          <RecordRow
            key={index}
            form={form}
            index={index}
            shown={shown}
            count={order.length}
            isMovable={wanted === ''}
          />
        ))}
      </ol>
      {found.length > limit && (
        <button className={fields.add} type="button" onClick={() => setLimit(limit + atOnce)}>
          {labels.showMore(Math.min(atOnce, found.length - limit), found.length - limit)}
        </button>
      )}
      <RemovedRecords form={form} />
    </>
  );
}

/** Records that were taken out and would be gone with the next save. */
function RemovedRecords({ form }: { form: Records }) {
  const { file, change } = useForm();
  const count = Array.isArray(file.current) ? file.current.length : 0;
  const removed = removedRecords(file.value, file.changes);
  if (removed.length === 0) return null;
  return (
    <ul className={styles.removed} aria-label={labels.removed}>
      {removed.map(({ record, index }, at) => (
        <li key={at}>
          {labels.removedNamed(titleOf(record))}
          <button
            className={styles.restore}
            type="button"
            aria-label={labels.bringBackNamed(titleOf(record))}
            onClick={() => {
              const insert: Change = {
                kind: 'insert',
                path: [],
                index: Math.min(index, count),
                value: record,
              };
              change(insert, ...renumberOf(form));
            }}
          >
            {labels.bringBack}
          </button>
        </li>
      ))}
    </ul>
  );
}

type RowProps = {
  form: Records;
  index: number;
  shown: number;
  count: number;
  /** Not among those that were found: what stands between them is not seen. */
  isMovable: boolean;
};

function RecordRow({ form, index, shown, count, isMovable }: RowProps) {
  const { file, valueAt, diagnosticsIn, change } = useForm();
  const record = valueAt([index]);
  const cover = coverOf(form.element, record);
  const title = titleOf(record);
  const errors = diagnosticsIn([index]).filter(({ severity }) => severity !== 'warning').length;
  // Up on the page is later in a file that is shown the other way round.
  const placeOf = (position: number) => (isNumbered(form) ? count - 1 - position : position);
  return (
    <li className={styles.row} data-cover={cover !== undefined || undefined}>
      {cover !== undefined && <Thumbnail key={cover} source={cover} />}
      <span className={styles.number}>{isNumbered(form) ? index + 1 : ''}</span>
      <a className={styles.title} href={addressOf(file.name, [index])}>
        {title}
        <span className={styles.detail}>{detailOf(record)}</span>
      </a>
      {errors > 0 && (
        <span className={styles.errors}>
          {errors} {labels.toFix}
        </span>
      )}
      {isMovable && (
        <EntryButtons
          name={title}
          index={shown}
          count={count}
          onMove={(to) =>
            change({ kind: 'move', path: [], from: index, to: placeOf(to) }, ...renumberOf(form))
          }
          onRemove={() => change({ kind: 'remove', path: [], index }, ...renumberOf(form))}
        />
      )}
    </li>
  );
}

function isNamed(record: unknown, wanted: string): boolean {
  return `${titleOf(record)} ${detailOf(record)}`.toLowerCase().includes(wanted.toLowerCase());
}

function renumberOf(form: Records): Change[] {
  return isNumbered(form) ? [{ kind: 'renumber', path: [] }] : [];
}
