import type { FieldPath } from '../../../core/field-path.ts';
import { emptying, type FormField } from '../../protocol/form-field.ts';
import { DiagnosticList } from '../DiagnosticList.tsx';
import { controlId, useForm } from '../FormContext.tsx';
import * as labels from '../labels.ts';
import { EntryButtons } from './EntryButtons.tsx';
import { FieldGroup } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { TextControl } from './TextControl.tsx';

type Props = { field: FormField & { kind: 'textList' }; path: FieldPath };

/** A list of lines. Enter begins the next one. */
export function TextListField({ field, path }: Props) {
  const { valueAt, diagnosticsAt, change } = useForm();
  const value = valueAt(path);
  const lines: unknown[] = Array.isArray(value) ? value : [];
  const addAt = (index: number) => {
    change({ kind: 'insert', path, index, value: '' });
    focusSoon([...path, index]);
  };
  return (
    <FieldGroup field={field} path={path}>
      <ol className={styles.lines}>
        {lines.map((_line, index) => {
          const place = [...path, index];
          return (
            <li key={index} className={styles.line}>
              <TextControl
                path={place}
                kind="text"
                example={field.example}
                label={`${field.label} ${labels.position(index + 1, lines.length)}`}
                onEnter={() => addAt(index + 1)}
                hasMarks={field.hasMarks}
              />
              <EntryButtons
                name={`${field.label} ${index + 1}`}
                index={index}
                count={lines.length}
                onMove={(to) => change({ kind: 'move', path, from: index, to })}
                onRemove={() =>
                  change(lines.length === 1 ? emptying(field, path) : { kind: 'remove', path, index })
                }
              />
              <DiagnosticList diagnostics={diagnosticsAt(place)} id={`${controlId(place)}.notes`} />
            </li>
          );
        })}
      </ol>
      <button
        className={styles.add}
        type="button"
        id={lines.length === 0 ? controlId(path) : undefined}
        onClick={() => addAt(lines.length)}
      >
        {labels.addLine}
      </button>
    </FieldGroup>
  );
}

/** Focuses a control that the next drawing brings. */
export function focusSoon(path: FieldPath): void {
  requestAnimationFrame(() => document.getElementById(controlId(path))?.focus());
}
