import type { ReactNode } from 'react';
import { type FieldPath, isGroup } from '../../../core/field-path.ts';
import { emptyValue, type FormField } from '../../protocol/form-field.ts';
import { useForm } from '../FormContext.tsx';
import * as labels from '../labels.ts';
import styles from './fields.module.css';

type Props = {
  field: FormField & { kind: 'either' };
  path: FieldPath;
  /** The one that is shown of the two: the text or the group. */
  children: ReactNode;
};

/** A value that may be one text or a few fields in its place: an address, or an address and that it is offline. */
export function EitherField({ field, path, children }: Props) {
  const { valueAt, change } = useForm();
  const value = valueAt(path);
  const first = field.group.fields[0];
  const spread = () => {
    const group = emptyValue(field.group) as Record<string, unknown>;
    change({ kind: 'set', path, value: first ? { ...group, [first.name]: value ?? '' } : group });
  };
  if (!isGroup(value)) {
    return (
      <div className={styles.either}>
        {children}
        <button className={styles.add} type="button" onClick={spread}>
          {labels.withField(field.group.fields.slice(1).map(({ label }) => label))}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.either}>
      {children}
      <button
        className={styles.add}
        type="button"
        onClick={() => change({ kind: 'set', path, value: first ? (value[first.name] ?? '') : '' })}
      >
        {labels.withoutField(field.group.fields.slice(1).map(({ label }) => label))}
      </button>
    </div>
  );
}
