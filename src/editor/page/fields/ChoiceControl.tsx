import type { FieldPath } from '../../../core/field-path.ts';
import type { Change } from '../../../yaml/change.ts';
import type { Choice, NamedChoice } from '../../protocol/form-field.ts';
import { useForm } from '../FormContext.tsx';
import { labelId, useControl } from './FieldFrame.tsx';
import styles from './fields.module.css';

type Props = {
  path: FieldPath;
  options: Choice[];
  /** Labels of options, by value. */
  names?: Record<string, string> | undefined;
  whenEmpty?: Change | undefined;
};

const optionLabels: Record<string, string> = { true: 'yes', false: 'no', notFound: 'for wrong addresses' };

/** Radio buttons. If the file has another value, none is selected. */
export function ChoiceControl({ path, options, names = optionLabels, whenEmpty }: Props) {
  const { valueAt, change } = useForm();
  const { id, ...control } = useControl(path);
  const value = valueAt(path);
  return (
    <div className={styles.row} role="radiogroup" aria-labelledby={labelId(path)} {...control}>
      {options.map((option, index) => (
        <label key={String(option)} className={styles.option}>
          <input
            type="radio"
            // Links to the field focus the first option.
            id={index === 0 ? id : undefined}
            name={id}
            checked={value === option}
            onChange={() => change({ kind: 'set', path, value: option })}
          />
          {names[String(option)] ?? String(option)}
        </label>
      ))}
      {whenEmpty && (
        <label className={styles.option}>
          <input type="radio" name={id} checked={value === undefined} onChange={() => change(whenEmpty)} />
          not set
        </label>
      )}
    </div>
  );
}

type SuggestControlProps = {
  path: FieldPath;
  example: string;
  options: readonly NamedChoice[];
  whenEmpty: Change;
};

export function SuggestControl({ path, example, options, whenEmpty }: SuggestControlProps) {
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
