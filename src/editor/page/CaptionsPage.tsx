import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import type { FieldPath } from '../../core/field-path.ts';
import { confirmCaption, isFileNameCaption } from '../../core/placeholders.ts';
import { isNumbered, pathKey } from '../protocol/form-field.ts';
import styles from './CaptionsPage.module.css';
import { controlId, useForm } from './FormContext.tsx';
import form from './fields/fields.module.css';
import { Thumbnail } from './fields/Thumbnail.tsx';
import { type CaptionedPicture, captionsIn, isComplete } from './pictures.ts';

/** A list of all pictures of a file, to write captions and alt texts in sequence with Enter. */
export function CaptionsPage() {
  const { file, change } = useForm();
  const pictures = file.form ? captionsIn(file.form, file.current) : [];
  if (file.form?.kind === 'records' && isNumbered(file.form)) pictures.reverse();
  const done = pictures.filter(isComplete).length;
  // A completed picture stays in the list until the filter is set again, so that the focused field does not vanish.
  const [missing, setMissing] = useState(() => missingOf(pictures));
  const listed = missing ? pictures.filter(({ path }) => missing.has(pathKey(path))) : pictures;
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
          <span role="status">
            {done} of {pictures.length} done
          </span>
        </label>
        <label className={styles.filter}>
          <input
            type="checkbox"
            checked={missing !== null}
            onChange={({ target }) => setMissing(target.checked ? (missingOf(pictures) ?? new Set()) : null)}
          />
          Only pictures with missing text
        </label>
        <p className={styles.help}>
          Enter moves to the next field, Shift+Enter to the previous one. Enter also confirms a caption that
          was made from the name of the file.
        </p>
      </div>
      {listed.length === 0 && <p>Every picture has its text.</p>}
      <ol className={styles.list} onKeyDown={(event) => moveFocusOnEnter(event, missing !== null)}>
        {listed.map((picture) => (
          <Row key={pathKey(picture.path)} picture={picture} onWrite={write} />
        ))}
      </ol>
    </>
  );
}

/** The keys of pictures with missing text; null if there are none. */
function missingOf(pictures: readonly CaptionedPicture[]): ReadonlySet<string> | null {
  const keys = pictures.filter((picture) => !isComplete(picture)).map(({ path }) => pathKey(path));
  return keys.length > 0 ? new Set(keys) : null;
}

/** Enter moves to the next (empty) field, Shift+Enter to the previous one. */
function moveFocusOnEnter(event: KeyboardEvent<HTMLElement>, skipsFilled: boolean) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('textarea')];
  const at = all.indexOf(event.target as HTMLTextAreaElement);
  const next = event.shiftKey
    ? all[at - 1]
    : all
        .slice(at + 1)
        .find(({ value, dataset }) => !skipsFilled || value.trim() === '' || 'fromFileName' in dataset);
  next?.focus();
  next?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

type RowProps = { picture: CaptionedPicture; onWrite: (path: FieldPath, value: string) => void };

/** Memoized: with 400 pictures, each keystroke would render 800 fields. */
const Row = memo(
  function Row({ picture, onWrite }: RowProps) {
    return (
      <li className={styles.row} data-done={isComplete(picture) || undefined}>
        <Thumbnail source={picture.source} />
        <div className={styles.texts}>
          {picture.fields.map(({ path, label, text }) => (
            <label key={label} className={form.field}>
              <span className={form.label}>
                {isFileNameCaption(text) ? `${label} from the name of the file` : label}
              </span>
              <textarea
                className={form.text}
                dir="auto"
                id={controlId(path)}
                value={confirmCaption(text)}
                rows={1}
                spellCheck
                data-from-file-name={isFileNameCaption(text) || undefined}
                onKeyDown={({ key, shiftKey, nativeEvent }) => {
                  const confirms = key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
                  if (confirms && isFileNameCaption(text)) onWrite(path, confirmCaption(text));
                }}
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
    before.picture.fields.every(({ text }, index) => text === after.picture.fields[index]?.text),
);
