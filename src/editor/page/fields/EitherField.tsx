import type { ReactNode } from 'react';
import { type FieldPath, isGroup } from '../../../core/field-path.ts';
import { emptyValue, type FormField } from '../../protocol/form-field.ts';
import { useForm } from '../FormContext.tsx';
import styles from './fields.module.css';

type Props = {
  field: FormField & { kind: 'either' };
  path: FieldPath;
  /** The control of the current alternative. */
  children: ReactNode;
};

/** A value that is a text or a group of fields: an address, or an address and whether it is offline. */
export function EitherField({ field, path, children }: Props) {
  const { valueAt, change } = useForm();
  const value = valueAt(path);
  const [first, ...others] = field.group.fields;
  const names = others.map(({ label }) => label.toLowerCase()).join(' and ');
  const toggle = () => {
    if (isGroup(value)) change({ kind: 'set', path, value: first ? (value[first.name] ?? '') : '' });
    else {
      const group = emptyValue(field.group) as Record<string, unknown>;
      change({ kind: 'set', path, value: first ? { ...group, [first.name]: value ?? '' } : group });
    }
  };
  return (
    <div className={styles.either}>
      {children}
      <button className={styles.textButton} type="button" onClick={toggle}>
        {isGroup(value) ? 'Without' : 'With'} {names}
      </button>
    </div>
  );
}
