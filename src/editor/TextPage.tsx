import { controlId, useForm } from './FormContext.tsx';
import { MarkButtons, markByKey } from './fields/MarkButtons.tsx';
import * as labels from './labels.ts';
import styles from './TextPage.module.css';

/** The text of a file as it is, for Markdown and for YAML that no form can hold. */
export function TextPage() {
  const { file, change } = useForm();
  const isCode = !file.name.endsWith('.md');
  const text = (
    <textarea
      className={styles.text}
      id={controlId([])}
      aria-label={labels.textOf(file.name)}
      data-code={isCode || undefined}
      onKeyDown={isCode ? undefined : markByKey}
      value={String(file.current)}
      rows={24}
      onChange={(event) => change({ kind: 'set', path: [], value: event.target.value })}
    />
  );
  if (isCode) return text;
  return (
    <div className={styles.prose}>
      <MarkButtons controlId={controlId([])} />
      {text}
    </div>
  );
}
