import type { FieldPath } from '../../../core/field-path.ts';
import type { Change } from '../../../yaml/change.ts';
import type { Choice } from '../../protocol/form-field.ts';
import { useForm } from '../FormContext.tsx';
import * as labels from '../labels.ts';
import { labelId, useControl } from './FieldFrame.tsx';
import styles from './fields.module.css';

type Props = {
  path: FieldPath;
  options: Choice[];
  /** What an option is called, where it does not say it itself. */
  names?: Record<string, string> | undefined;
  whenEmpty?: Change | undefined;
};

/** One of a few values. A value of the file that is none of them shows nothing chosen. */
export function ChoiceControl({ path, options, names = labels.optionNames, whenEmpty }: Props) {
  const { valueAt, change } = useForm();
  const { id, ...control } = useControl(path);
  const value = valueAt(path);
  return (
    <div className={styles.choice} role="radiogroup" aria-labelledby={labelId(path)} {...control}>
      {options.map((option, index) => (
        <label key={String(option)} className={styles.option}>
          <input
            type="radio"
            // The first one is what links to the field lead to.
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
          {labels.leftOut}
        </label>
      )}
    </div>
  );
}
