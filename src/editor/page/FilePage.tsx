import { type ReactNode, useEffect, useRef } from 'react';
import { projectOfFile, storyFile } from '../../features/case-studies/case-study.ts';
import { letterOfFile } from '../../features/letters/letter.ts';
import type { Records } from '../protocol/form-field.ts';
import { formerNames } from '../protocol/former-names.ts';
import { CaptionsPage } from './CaptionsPage.tsx';
import { captionsIn, isDone } from './captions.ts';
import { DiagnosticList } from './DiagnosticList.tsx';
import styles from './FilePage.module.css';
import { controlId, useForm } from './FormContext.tsx';
import { Fields } from './fields/Field.tsx';
import fields from './fields/fields.module.css';
import type { FileEntry } from './file-groups.ts';
import * as labels from './labels.ts';
import { addressOf, captionsStep, type Place } from './place.ts';
import { RecordList } from './RecordList.tsx';
import { titleOf } from './record-labels.ts';
import { TextPage } from './TextPage.tsx';

/** A file: its list of records, one of them, its fields, or its text. */
export function FilePage({ entry, place }: { entry: FileEntry; place: Place }) {
  const { file, valueAt } = useForm();
  useFieldOfAddress(place);
  const { form } = file;
  if (!form) {
    return (
      <WholeFile entry={entry} help={file.about ? labels.asText : helpOf(file.name)}>
        <TextPage />
      </WholeFile>
    );
  }
  const [index] = place.path;
  if (form.kind === 'records' && typeof index === 'number' && valueAt([index]) !== undefined) {
    return <RecordPage entry={entry} form={form} index={index} />;
  }
  const pictures = captionsIn(form, file.current);
  if (index === captionsStep && pictures.length > 0) {
    return (
      <article className={styles.page}>
        <header className={styles.head}>
          <p className={styles.file}>
            <a href={addressOf(entry.file)}>{entry.title}</a>
          </p>
          <h2 className={styles.title}>{labels.pictureWords}</h2>
        </header>
        <CaptionsPage />
      </article>
    );
  }
  return (
    <WholeFile entry={entry} help={file.about}>
      {pictures.length > 1 && (
        <p>
          <a className={fields.add} href={addressOf(entry.file, [captionsStep])}>
            {labels.writeOneByOne(pictures.filter(isDone).length, pictures.length)}
          </a>
        </p>
      )}
      {form.kind === 'records' ? <RecordList form={form} /> : <Fields fields={form.fields} path={[]} />}
    </WholeFile>
  );
}

function helpOf(file: string): string {
  if (letterOfFile(file) !== null) return labels.letterHelp;
  return projectOfFile(file) === null ? labels.proseHelp : labels.storyHelp;
}

function WholeFile({ entry, help, children }: { entry: FileEntry; help: string; children: ReactNode }) {
  const { diagnosticsAt } = useForm();
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.file}>content/{entry.file}</p>
        <h2 className={styles.title}>{entry.title}</h2>
        <p className={styles.about}>{help.replaceAll('`', '')}</p>
      </header>
      <DiagnosticList diagnostics={diagnosticsAt([])} />
      {children}
    </article>
  );
}

function RecordPage({ entry, form, index }: { entry: FileEntry; form: Records; index: number }) {
  const { file, valueAt, diagnosticsAt } = useForm();
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    // The link or button that led here has gone with its list.
    if (document.activeElement !== document.body) return;
    const first = article.current?.querySelector('textarea');
    const start = first?.value === '' ? first : article.current?.querySelector('h2');
    start?.focus();
  }, []);
  return (
    <article className={styles.page} ref={article}>
      <header className={styles.head}>
        <p className={styles.file}>
          <a href={addressOf(entry.file)}>{entry.title}</a> / {index + 1}
        </p>
        <h2 className={styles.title} tabIndex={-1}>
          {titleOf(valueAt([index]))}
        </h2>
      </header>
      <DiagnosticList diagnostics={diagnosticsAt([index])} />
      {file.kind === 'projects' && (
        <StoryLink
          name={valueAt([index, 'name'])}
          formerName={formerNames(file.value, file.changes)[index]}
        />
      )}
      <Fields fields={form.element.fields} path={[index]} />
    </article>
  );
}

/** The way to the text of a project's case study, which need not be there yet. */
function StoryLink({ name, formerName }: { name: unknown; formerName: unknown }) {
  const { openText, hasText } = useForm();
  if (typeof name !== 'string' || !/^[a-z0-9-]+$/.test(name)) return null;
  // That of a project with a new name goes along when it is saved.
  const text = [String(formerName), name].map(storyFile).find(hasText) ?? storyFile(name);
  return (
    <p>
      <button className={fields.add} type="button" onClick={() => openText(text)}>
        {hasText(text) ? labels.editStory : labels.writeStory}
      </button>
    </p>
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
