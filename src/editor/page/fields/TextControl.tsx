import type { FieldPath } from '../../../core/field-path.ts';
import type { Change } from '../../../yaml/change.ts';
import { useForm } from '../FormContext.tsx';
import { useControl } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { MarkButtons, markByKey } from './MarkButtons.tsx';

type Kind = 'text' | 'address' | 'date' | 'number';
type Props = {
  path: FieldPath;
  kind: Kind;
  example: string;
  label?: string;
  /** What it means that nothing is written any more. */
  whenEmpty?: Change;
  onEnter?: () => void;
  /** Whether emphasis and links may be written into it. */
  hasMarks?: boolean | undefined;
};

/** Letters a line holds before the control is given another one, where the browser does not do that itself. */
const lettersOfLine = 60;

/** One value, however long: grows with its text. A line break has no meaning in it, so Enter adds none. */
export function TextControl({ path, kind, example, label, whenEmpty, onEnter, hasMarks = false }: Props) {
  const { valueAt, change } = useForm();
  const control = useControl(path);
  const value = valueAt(path);
  const shown = value === null || value === undefined ? '' : String(value);
  const text = (
    <textarea
      {...control}
      className={styles.text}
      data-kind={kind}
      aria-label={label}
      value={shown}
      rows={Math.max(1, Math.ceil(shown.length / lettersOfLine))}
      placeholder={kind === 'text' ? undefined : example}
      spellCheck={kind === 'text'}
      autoCapitalize={kind === 'text' ? undefined : 'off'}
      inputMode={kind === 'address' ? 'url' : kind === 'number' ? 'numeric' : undefined}
      onKeyDown={(event) => {
        if (hasMarks) markByKey(event);
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter?.();
      }}
      onChange={(event) => {
        const text = event.target.value.replaceAll(/\s*\n\s*/g, ' ');
        if (text === '' && whenEmpty) change(whenEmpty);
        else change({ kind: 'set', path, value: kind === 'number' ? numberOf(text) : text });
      }}
    />
  );
  if (!hasMarks) return text;
  return (
    <div className={styles.marked}>
      {text}
      <MarkButtons controlId={control.id} />
    </div>
  );
}

/** What is no number stays text, so that the check can say what is wrong with it. */
function numberOf(text: string): string | number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : text;
}
