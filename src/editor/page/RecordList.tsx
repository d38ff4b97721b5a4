import { useState } from 'react';
import { stopsPublishing } from '../../core/diagnostics.ts';
import { listAt } from '../../core/field-path.ts';
import { countNoun } from '../../core/text.ts';
import button from '../../ui/button.module.css';
import type { Change } from '../../yaml/change.ts';
import { emptyValue, isNumbered, pictureFieldOf, type Records, withNumber } from '../protocol/form-field.ts';
import { useForm } from './FormContext.tsx';
import { EntryButtons } from './fields/EntryButtons.tsx';
import fields from './fields/fields.module.css';
import { PictureSources } from './fields/PictureSources.tsx';
import { Thumbnail } from './fields/Thumbnail.tsx';
import styles from './RecordList.module.css';
import {
  addPictures,
  coverOf,
  detailOf,
  hasPicture,
  pictureFoldersOf,
  removedRecords,
  titleOf,
} from './records.ts';
import { addressOf, navigate } from './route.ts';

/** Rendering 2,000 rows takes ten seconds on a busy machine. */
const batchSize = 100;

/** The records of a file. Numbered ones are stored oldest first and shown newest first, as on the site. */
export function RecordList({ form }: { form: Records }) {
  const { file, change } = useForm();
  const records = listAt(file.current, []);
  const isReversed = isNumbered(form);
  const picture = pictureFieldOf(form.element);
  const order = records.map((_record, index) => index);
  if (isReversed) order.reverse();
  const [limit, setLimit] = useState(batchSize);
  const [search, setSearch] = useState('');
  const isLong = order.length > batchSize;
  const found = search === '' ? order : order.filter((index) => matches(records[index], search));
  return (
    <>
      <div className={styles.add}>
        <button
          className={`${button.button} ${styles.addButton}`}
          type="button"
          onClick={() => {
            const value = withNumber(records, emptyValue(form.element));
            change({ kind: 'insert', path: [], index: records.length, value }, ...renumberOf(form));
            navigate(file.name, [records.length]);
          }}
        >
          + Add one
        </button>
        {picture && (
          <PictureSources
            folders={pictureFoldersOf(picture, null)}
            isMultiple
            isListed={(source) => hasPicture(records, picture, source)}
            onChoose={(pictures) => change(...addPictures(form, [], records, pictures))}
          />
        )}
        <p className={styles.order}>
          {isReversed ? 'Newest first, as on the site.' : 'In the order of the site.'}
        </p>
      </div>
      {isLong && (
        <input
          className={fields.text}
          dir="auto"
          type="search"
          aria-label="Find by name"
          placeholder="Find by name"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
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
            canMove={search === ''}
          />
        ))}
      </ol>
      {found.length > limit && (
        <button className={fields.textButton} type="button" onClick={() => setLimit(limit + batchSize)}>
          Show {Math.min(batchSize, found.length - limit)} more of {found.length - limit}
        </button>
      )}
      <RemovedRecords form={form} />
    </>
  );
}

/** Removed records, which the next save deletes. */
function RemovedRecords({ form }: { form: Records }) {
  const { file, change } = useForm();
  const removed = removedRecords(file.value, file.changes);
  if (removed.length === 0) return null;
  return (
    <ul className={styles.removed} aria-label="Removed; the next save deletes them">
      {removed.map(({ record, index }, position) => (
        <li key={position}>
          Removed: {titleOf(record)}
          <button
            className={styles.restore}
            type="button"
            aria-label={`Restore ${titleOf(record)}`}
            onClick={() => {
              const at = Math.min(index, listAt(file.current, []).length);
              change({ kind: 'insert', path: [], index: at, value: record }, ...renumberOf(form));
            }}
          >
            Restore
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
  /** False in search results, where neighbors are hidden. */
  canMove: boolean;
};

function RecordRow({ form, index, shown, count, canMove }: RowProps) {
  const { file, valueAt, diagnosticsIn, change } = useForm();
  const record = valueAt([index]);
  const cover = coverOf(form.element, record);
  const title = titleOf(record);
  const errors = diagnosticsIn([index]).filter(stopsPublishing).length;
  // A numbered list is shown in reverse.
  const indexAt = (position: number) => (isNumbered(form) ? count - 1 - position : position);
  return (
    <li className={styles.row} data-cover={cover !== undefined || undefined}>
      {cover !== undefined && <Thumbnail key={cover} source={cover} />}
      <span className={styles.number}>{isNumbered(form) ? index + 1 : ''}</span>
      <a className={styles.title} href={addressOf(file.name, [index])}>
        {title}
        <span className={styles.detail}>{detailOf(record)}</span>
      </a>
      {errors > 0 && <span className={styles.errors}>{countNoun(errors, 'problem')}</span>}
      {canMove && (
        <EntryButtons
          name={title}
          index={shown}
          count={count}
          onMove={(to) =>
            change({ kind: 'move', path: [], from: index, to: indexAt(to) }, ...renumberOf(form))
          }
          onRemove={() => change({ kind: 'remove', path: [], index }, ...renumberOf(form))}
        />
      )}
    </li>
  );
}

function matches(record: unknown, search: string): boolean {
  return `${titleOf(record)} ${detailOf(record)}`.toLowerCase().includes(search.toLowerCase());
}

function renumberOf(form: Records): Change[] {
  return isNumbered(form) ? [{ kind: 'renumber', path: [] }] : [];
}
