import type { ReactNode } from 'react';
import type { FieldPath } from '../../../core/field-path.ts';
import type { FormField } from '../../protocol/form-field.ts';
import { DiagnosticList } from '../DiagnosticsPage.tsx';
import { controlId, useForm } from '../FormContext.tsx';
import styles from './fields.module.css';

type Props = { field: FormField; path: FieldPath; children: ReactNode };

/** A field with one control, its label, help and diagnostics. */
export function FieldFrame({ field, path, children }: Props) {
  // The options of a choice have labels; this is the label of the group.
  const Label = field.kind === 'choice' ? 'span' : 'label';
  return (
    <div className={styles.field} data-kind={field.kind}>
      <Label
        className={styles.label}
        id={labelId(path)}
        htmlFor={Label === 'label' ? controlId(path) : undefined}
      >
        {field.label}
        {!field.isRequired && <span className={styles.optional}>optional</span>}
      </Label>
      {children}
      <FieldNotes field={field} path={path} />
    </div>
  );
}

/** A field with several controls. */
export function FieldGroup({ field, path, children }: Props) {
  return (
    <fieldset className={styles.group} aria-describedby={notesId(path)}>
      {field.label && (
        <legend className={styles.legend}>
          {field.label}
          {!field.isRequired && <span className={styles.optional}>optional</span>}
        </legend>
      )}
      <FieldNotes field={field} path={path} />
      {children}
    </fieldset>
  );
}

function FieldNotes({ field, path }: Omit<Props, 'children'>) {
  const diagnostics = useForm().diagnosticsAt(path);
  // The explanation of a diagnostic replaces the help.
  const isExplained = diagnostics.some(({ why }) => why !== '');
  return (
    <div className={styles.notes} id={notesId(path)}>
      <DiagnosticList diagnostics={diagnostics} />
      {field.help && !isExplained && <p className={styles.help}>{field.help}</p>}
    </div>
  );
}

/** The attributes of a field's control. */
export function useControl(path: FieldPath) {
  const { diagnosticsAt } = useForm();
  const isWrong = diagnosticsAt(path).some(({ severity }) => severity !== 'warning');
  return {
    id: controlId(path),
    'aria-describedby': notesId(path),
    'aria-invalid': isWrong || undefined,
  };
}

export function labelId(path: FieldPath): string {
  return `${controlId(path)}.label`;
}

function notesId(path: FieldPath): string {
  return `${controlId(path)}.notes`;
}
