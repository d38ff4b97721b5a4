import { controlId, useForm } from './FormContext.tsx';
import * as labels from './labels.ts';
import styles from './TextPage.module.css';

/** The text of a file as it is, for Markdown and for YAML that no form can hold. */
export function TextPage() {
  const { file, change } = useForm();
  return (
    <textarea
      className={styles.text}
      id={controlId([])}
      aria-label={labels.textOf(file.name)}
      data-code={file.name.endsWith('.yaml') || undefined}
      value={String(file.current)}
      rows={24}
      onChange={(event) => change({ kind: 'set', path: [], value: event.target.value })}
    />
  );
}
