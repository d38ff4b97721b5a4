import type { ReactNode } from 'react';
import { type FieldPath, isGroup } from '../../../core/field-path.ts';
import { clearField, emptyValue, type FormField } from '../../protocol/form-field.ts';
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
  // More names than two make no label.
  const names =
    others.length > 2 ? 'single choices' : others.map(({ label }) => label.toLowerCase()).join(' and ');
  const toggle = () => {
    const plain = isGroup(value) ? first && value[first.name] : value;
    if (isGroup(value)) {
      change(plain === undefined ? clearField(field, path) : { kind: 'set', path, value: plain });
      return;
    }
    const group = emptyValue(field.group) as Record<string, unknown>;
    const isFilled = first !== undefined && (plain !== undefined || first.isRequired);
    change({ kind: 'set', path, value: isFilled ? { ...group, [first.name]: plain ?? '' } : group });
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
