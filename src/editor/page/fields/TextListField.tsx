import { flushSync } from 'react-dom';
import { type FieldPath, listAt } from '../../../core/field-path.ts';
import { clearField, type FormField } from '../../protocol/form-field.ts';
import { DiagnosticList } from '../DiagnosticsPage.tsx';
import { controlId, useForm } from '../FormContext.tsx';
import { EntryButtons } from './EntryButtons.tsx';
import { FieldGroup } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { TextControl } from './TextControl.tsx';

type Props = { field: FormField & { kind: 'textList' }; path: FieldPath };

/** A list of lines. Enter adds a line. */
export function TextListField({ field, path }: Props) {
  const { valueAt, diagnosticsAt, change } = useForm();
  const lines = listAt(valueAt(path), []);
  const addAt = (index: number) =>
    changeAndFocus(() => change({ kind: 'insert', path, index, value: '' }), [...path, index]);
  return (
    <FieldGroup field={field} path={path}>
      <ol className={styles.lines}>
        {lines.map((_line, index) => {
          const linePath = [...path, index];
          return (
            <li key={index} className={styles.line}>
              <TextControl
                path={linePath}
                kind="text"
                example={field.example}
                label={`${field.label} ${index + 1} of ${lines.length}`}
                onEnter={() => addAt(index + 1)}
                hasMarks={field.hasMarks}
              />
              <EntryButtons
                name={`${field.label} ${index + 1}`}
                index={index}
                count={lines.length}
                onMove={(to) => change({ kind: 'move', path, from: index, to })}
                onRemove={() =>
                  change(lines.length === 1 ? clearField(field, path) : { kind: 'remove', path, index })
                }
              />
              <DiagnosticList diagnostics={diagnosticsAt(linePath)} id={`${controlId(linePath)}.notes`} />
            </li>
          );
        })}
      </ol>
      <button
        className={styles.textButton}
        type="button"
        id={lines.length === 0 ? controlId(path) : undefined}
        onClick={() => addAt(lines.length)}
      >
        Add a line
      </button>
    </FieldGroup>
  );
}

/** Makes a change and focuses its control synchronously, so that the next typed letter goes there. */
export function changeAndFocus(change: () => void, path: FieldPath): void {
  flushSync(change);
  document.getElementById(controlId(path))?.focus();
}
