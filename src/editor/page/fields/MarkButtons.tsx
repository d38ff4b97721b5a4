import type { KeyboardEvent } from 'react';
import * as labels from '../labels.ts';
import styles from './fields.module.css';
import { type Mark, toggleMark } from './text-marks.ts';

const keys: Record<string, Mark> = { b: 'strong', i: 'emphasis', k: 'link' };

/** Buttons that write marks into the text field with an id. The keys for them are those of other editors. */
export function MarkButtons({ controlId }: { controlId: string }) {
  return (
    <div className={styles.marks} role="toolbar" aria-label={labels.marks}>
      {Object.entries(keys).map(([key, mark]) => (
        <button
          key={mark}
          type="button"
          data-mark={mark}
          title={labels.markWithKey(mark, key)}
          // The field keeps the focus, and so what is selected in it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            const control = document.getElementById(controlId);
            if (control instanceof HTMLTextAreaElement) applyMark(control, mark);
          }}
        >
          {labels.markNames[mark]}
        </button>
      ))}
    </div>
  );
}

/** Ctrl+B, Ctrl+I and Ctrl+K (⌘ on a Mac) in a text field that takes marks. */
export function markByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const mark = keys[event.key.toLowerCase()];
  if (!mark || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  applyMark(event.currentTarget, mark);
}

function applyMark(control: HTMLTextAreaElement, mark: Mark): void {
  const { value: text, selectionStart: start, selectionEnd: end } = control;
  const next = toggleMark({ text, start, end }, mark);
  const isSame = (at: number) => text.at(at) === next.text.at(at);
  const shorter = Math.min(text.length, next.text.length);
  let from = 0;
  while (from < shorter && isSame(from)) from += 1;
  let kept = 0;
  while (kept < shorter - from && isSame(-1 - kept)) kept += 1;
  control.focus();
  control.setSelectionRange(from, text.length - kept);
  // As if it were typed, so that the browser's own undo takes it back; there is no other way to have that.
  document.execCommand('insertText', false, next.text.slice(from, next.text.length - kept));
  control.setSelectionRange(next.start, next.end);
}
