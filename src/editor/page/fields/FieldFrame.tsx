import type { ReactNode } from 'react';
import type { FieldPath } from '../../../core/field-path.ts';
import type { FormField } from '../../protocol/form-field.ts';
import { DiagnosticList } from '../DiagnosticList.tsx';
import { controlId, useForm } from '../FormContext.tsx';
import * as labels from '../labels.ts';
import styles from './fields.module.css';

type Props = { field: FormField; path: FieldPath; children: ReactNode };

/** A field with one control: its label above, what it is for and what is wrong with it below. */
export function FieldFrame({ field, path, children }: Props) {
  // A choice has a label for each option, and this one for all of them.
  const Label = field.kind === 'choice' ? 'span' : 'label';
  return (
    <div className={styles.field} data-kind={field.kind}>
      <Label
        className={styles.label}
        id={labelId(path)}
        htmlFor={Label === 'label' ? controlId(path) : undefined}
      >
        {field.label}
        {!field.isRequired && <span className={styles.optional}>{labels.optional}</span>}
      </Label>
      {children}
      <FieldNotes field={field} path={path} />
    </div>
  );
}

/** A field of several controls. */
export function FieldGroup({ field, path, children }: Props) {
  return (
    <fieldset className={styles.group} aria-describedby={notesId(path)}>
      {field.label && (
        <legend className={styles.legend}>
          {field.label}
          {!field.isRequired && <span className={styles.optional}>{labels.optional}</span>}
        </legend>
      )}
      <FieldNotes field={field} path={path} />
      {children}
    </fieldset>
  );
}

function FieldNotes({ field, path }: Omit<Props, 'children'>) {
  const diagnostics = useForm().diagnosticsAt(path);
  // A message that explains says what the field is for, too.
  const isExplained = diagnostics.some(({ why }) => why !== '');
  return (
    <div className={styles.notes} id={notesId(path)}>
      <DiagnosticList diagnostics={diagnostics} />
      {field.help && !isExplained && <p className={styles.help}>{field.help}</p>}
    </div>
  );
}

/** What a control says about itself to those who cannot see its notes. */
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
