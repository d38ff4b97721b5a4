import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import type { FieldPath } from '../../core/field-path.ts';
import { isNumbered, pathKey } from '../protocol/form-field.ts';
import styles from './CaptionsPage.module.css';
import { type Captions, captionsIn, isDone } from './captions.ts';
import { controlId, useForm } from './FormContext.tsx';
import fields from './fields/fields.module.css';
import { Thumbnail } from './fields/Thumbnail.tsx';
import * as labels from './labels.ts';

/** All pictures of a file in a list, to write their words one after another: type, Enter, the next. */
export function CaptionsPage() {
  const { file, change } = useForm();
  const pictures = file.form ? captionsIn(file.form, file.current) : [];
  if (file.form?.kind === 'records' && isNumbered(file.form)) pictures.reverse();
  const done = pictures.filter(isDone).length;
  // What is written stays in the list until the filter is chosen again, or it would go from under the keys.
  const [missing, setMissing] = useState(() => missingOf(pictures));
  const shown = missing ? pictures.filter(({ path }) => missing.has(pathKey(path))) : pictures;
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const [write] = useState(
    () => (path: FieldPath, value: string) => latest.current({ kind: 'set', path, value }),
  );
  return (
    <>
      <div className={styles.bar}>
        <label className={styles.progress}>
          <progress max={pictures.length} value={done} />
          <span role="status">{labels.countDone(done, pictures.length)}</span>
        </label>
        <label className={styles.filter}>
          <input
            type="checkbox"
            checked={missing !== null}
            onChange={({ target }) => setMissing(target.checked ? (missingOf(pictures) ?? new Set()) : null)}
          />
          {labels.onlyMissing}
        </label>
        <p className={styles.help}>{labels.enterForNext}</p>
      </div>
      {shown.length === 0 && <p>{labels.nothingMissing}</p>}
      <ol className={styles.list} onKeyDown={(event) => goOn(event, missing !== null)}>
        {shown.map((picture) => (
          <Row key={pathKey(picture.path)} picture={picture} onWrite={write} />
        ))}
      </ol>
    </>
  );
}

/** Those with words to write; null where there are none. */
function missingOf(pictures: readonly Captions[]): ReadonlySet<string> | null {
  const keys = pictures.filter((picture) => !isDone(picture)).map(({ path }) => pathKey(path));
  return keys.length > 0 ? new Set(keys) : null;
}

/** Enter leads to the next field, or the next empty one; with Shift to the one before. */
function goOn(event: KeyboardEvent<HTMLElement>, isToEmpty: boolean) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('textarea')];
  const at = all.indexOf(event.target as HTMLTextAreaElement);
  const next = event.shiftKey
    ? all[at - 1]
    : all.slice(at + 1).find(({ value }) => !isToEmpty || value.trim() === '');
  next?.focus();
  next?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

type RowProps = { picture: Captions; onWrite: (path: FieldPath, value: string) => void };

/** Drawn again only when its own words change: with 400 pictures each letter would else draw 800 fields. */
const Row = memo(
  function Row({ picture, onWrite }: RowProps) {
    return (
      <li className={styles.row} data-done={isDone(picture) || undefined}>
        <Thumbnail source={picture.source} />
        <div className={styles.words}>
          {picture.words.map(({ path, label, text }) => (
            <label key={label} className={fields.field}>
              <span className={fields.label}>{label}</span>
              <textarea
                className={fields.text}
                id={controlId(path)}
                value={text}
                rows={1}
                spellCheck
                onChange={({ target }) => onWrite(path, target.value.replaceAll(/\s*\n\s*/g, ' '))}
              />
            </label>
          ))}
        </div>
      </li>
    );
  },
  (before, after) =>
    before.picture.source === after.picture.source &&
    before.picture.words.every(({ text }, index) => text === after.picture.words[index]?.text),
);
