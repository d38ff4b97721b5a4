import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FilePage.module.css';
import { controlId, useForm } from './FormContext.tsx';
import { Fields } from './fields/Field.tsx';
import type { FileEntry } from './file-groups.ts';
import * as labels from './labels.ts';
import { ProblemList } from './ProblemList.tsx';
import { addressOf, type Place } from './place.ts';
import { RecordList } from './RecordList.tsx';
import { titleOf } from './record-words.ts';
import { TextPage } from './TextPage.tsx';

/** A file: its list of records, one of them, its fields, or its text. */
export function FilePage({ entry, place }: { entry: FileEntry; place: Place }) {
  const { file, valueAt } = useForm();
  useFieldOfAddress(place);
  const { form } = file;
  if (!form)
    return <Frame entry={entry} help={file.about ? labels.asText : labels.proseHelp} body={<TextPage />} />;
  if (form.kind === 'group') {
    return <Frame entry={entry} help={file.about} body={<Fields fields={form.fields} path={[]} />} />;
  }
  const [place0] = place.path;
  const record = typeof place0 === 'number' ? valueAt([place0]) : undefined;
  if (record === undefined || typeof place0 !== 'number') {
    return <Frame entry={entry} help={file.about} body={<RecordList form={form} />} />;
  }
  return <RecordPage entry={entry} index={place0} />;
}

function Frame({ entry, help, body }: { entry: FileEntry; help: string; body: ReactNode }) {
  const { problemsAt } = useForm();
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.file}>content/{entry.file}</p>
        <h2 className={styles.title}>{entry.title}</h2>
        <p className={styles.about}>{help.replaceAll('`', '')}</p>
      </header>
      <ProblemList problems={problemsAt([])} />
      {body}
    </article>
  );
}

function RecordPage({ entry, index }: { entry: FileEntry; index: number }) {
  const { file, valueAt, problemsAt } = useForm();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The link that led here has gone with its list.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  if (file.form?.kind !== 'records') return null;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.file}>
          <a href={addressOf(entry.file)}>{entry.title}</a> / {index + 1}
        </p>
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {titleOf(valueAt([index]))}
        </h2>
      </header>
      <ProblemList problems={problemsAt([index])} />
      <Fields fields={file.form.element.fields} path={[index]} />
    </article>
  );
}

/** Goes to the field that the address names, as links of the page of problems do. */
function useFieldOfAddress({ file, path }: Place) {
  const id = path.length > 1 || typeof path[0] === 'string' ? controlId(path) : '';
  useEffect(() => {
    if (file === '' || id === '') return;
    const control = document.getElementById(id);
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [file, id]);
}
