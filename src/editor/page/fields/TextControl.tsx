import type { FieldPath } from '../../../core/field-path.ts';
import type { Change } from '../../../yaml/change.ts';
import { directionOfField, useForm } from '../FormContext.tsx';
import { useControl } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { handleMarkKeys, MarkButtons } from './MarkButtons.tsx';

type Kind = 'text' | 'address' | 'date' | 'number';
type Props = {
  path: FieldPath;
  kind: Kind;
  example: string;
  label?: string;
  /** The change that emptying the field makes. */
  whenEmpty?: Change;
  onEnter?: () => void;
  hasMarks?: boolean | undefined;
  /** Whether Enter adds a line. */
  hasLines?: boolean | undefined;
};

/** For browsers without `field-sizing`. */
const charactersPerLine = 60;

/** A text field that grows with its text. Most values are one line, so that Enter adds no line break. */
export function TextControl({
  path,
  kind,
  example,
  label,
  whenEmpty,
  onEnter,
  hasMarks = false,
  hasLines = false,
}: Props) {
  const { valueAt, change, textLanguage } = useForm();
  const control = useControl(path);
  const value = valueAt(path);
  const content = value === null || value === undefined ? '' : String(value);
  const text = (
    <textarea
      {...control}
      {...(kind === 'text' ? directionOfField(content, textLanguage) : textLanguage)}
      className={styles.text}
      data-kind={kind}
      aria-label={label}
      value={content}
      rows={Math.max(content.split('\n').length, Math.ceil(content.length / charactersPerLine))}
      placeholder={kind === 'text' ? undefined : example}
      spellCheck={kind === 'text'}
      autoCapitalize={kind === 'text' ? undefined : 'off'}
      inputMode={kind === 'address' ? 'url' : kind === 'number' ? 'numeric' : undefined}
      onKeyDown={(event) => {
        if (hasMarks) handleMarkKeys(event);
        if (hasLines || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter?.();
      }}
      onChange={(event) => {
        const typed = event.target.value;
        const text = hasLines ? typed : typed.replaceAll(/\s*\n\s*/g, ' ');
        if (text === '' && whenEmpty) change(whenEmpty);
        else change({ kind: 'set', path, value: kind === 'number' ? parseNumber(text) : text });
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

/** Other text is kept, so that validation reports it. */
function parseNumber(text: string): string | number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : text;
}
