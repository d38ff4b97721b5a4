import type { FieldPath } from '../../../core/field-path.ts';
import type { Change } from '../../../yaml/change.ts';
import type { NamedChoice } from '../../protocol/form-field.ts';
import { useForm } from '../FormContext.tsx';
import { useControl } from './FieldFrame.tsx';
import styles from './fields.module.css';

type Props = { path: FieldPath; example: string; options: readonly NamedChoice[]; whenEmpty: Change };

/** A text field with suggestions. */
export function SuggestControl({ path, example, options, whenEmpty }: Props) {
  const { valueAt, change } = useForm();
  const control = useControl(path);
  const list = `${control.id}.options`;
  return (
    <>
      <input
        {...control}
        className={styles.text}
        list={list}
        value={String(valueAt(path) ?? '')}
        placeholder={example}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target: { value } }) => change(value === '' ? whenEmpty : { kind: 'set', path, value })}
      />
      <datalist id={list}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}
