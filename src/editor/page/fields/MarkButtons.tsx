import type { KeyboardEvent } from 'react';
import styles from './fields.module.css';
import { type Mark, toggleMark } from './text-marks.ts';

const keys: Record<string, Mark> = { b: 'strong', i: 'emphasis', k: 'link' };
const markLabels: Record<Mark, string> = { strong: 'Bold', emphasis: 'Italic', link: 'Link' };

/** Buttons for bold, italic and links in the text field with the id, which have the usual shortcuts too. */
export function MarkButtons({ controlId }: { controlId: string }) {
  return (
    <div className={styles.marks} role="toolbar" aria-label="Emphasis and links">
      {Object.entries(keys).map(([key, mark]) => (
        <button
          key={mark}
          type="button"
          data-mark={mark}
          title={`${markLabels[mark]} (Ctrl+${key.toUpperCase()})`}
          // Keeps the focus and the selection in the text field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            const control = document.getElementById(controlId);
            if (control instanceof HTMLTextAreaElement) applyMark(control, mark);
          }}
        >
          {markLabels[mark]}
        </button>
      ))}
    </div>
  );
}

/** Handles Ctrl+B, Ctrl+I and Ctrl+K (⌘ on a Mac). */
export function handleMarkKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const mark = keys[event.key.toLowerCase()];
  if (!mark || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  applyMark(event.currentTarget, mark);
}

function applyMark(control: HTMLTextAreaElement, mark: Mark): void {
  const { value: text, selectionStart: start, selectionEnd: end } = control;
  const next = toggleMark({ text, start, end }, mark);
  const isSame = (index: number) => text.at(index) === next.text.at(index);
  const shorter = Math.min(text.length, next.text.length);
  let from = 0;
  while (from < shorter && isSame(from)) from += 1;
  let kept = 0;
  while (kept < shorter - from && isSame(-1 - kept)) kept += 1;
  control.focus();
  control.setSelectionRange(from, text.length - kept);
  // Deprecated, but the only way to keep the browser's undo.
  document.execCommand('insertText', false, next.text.slice(from, next.text.length - kept));
  control.setSelectionRange(next.start, next.end);
}
