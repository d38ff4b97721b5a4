import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { projectOfFile, storyFile } from '../../features/case-studies/case-study.ts';
import { letterOfFile } from '../../features/letters/letter.ts';
import { noteOfFile } from '../../features/notes/note.ts';
import type { FormField, Records } from '../protocol/form-field.ts';
import { formerNames } from '../protocol/track-records.ts';
import { CaptionsPage } from './CaptionsPage.tsx';
import { DiagnosticList } from './DiagnosticsPage.tsx';
import { controlId, useForm } from './FormContext.tsx';
import { Fields } from './fields/Field.tsx';
import fields from './fields/fields.module.css';
import type { FileEntry } from './group-files.ts';
import { PageFrame } from './PageFrame.tsx';
import { captionsIn, isComplete } from './pictures.ts';
import { RecordList } from './RecordList.tsx';
import { titleOf } from './records.ts';
import { addressOf, captionsStep, type Route } from './route.ts';
import { TextPage } from './TextPage.tsx';

/** Shows a file: its list of records, a record, its fields, or its text. */
export function FilePage({ entry, route }: { entry: FileEntry; route: Route }) {
  const { file, valueAt } = useForm();
  useFocusFromRoute(route);
  const { form } = file;
  const isWholeText = file.kind === 'note' && typeof file.current === 'string' && file.current !== '';
  if (!form || isWholeText) {
    return (
      <WholeFile
        entry={entry}
        help={file.about ? 'This file does not fit its form, so you edit its text.' : helpOf(file.name)}
      >
        <TextPage />
      </WholeFile>
    );
  }
  if (file.kind === 'note' && form.kind === 'group') return <NoteFile entry={entry} fields={form.fields} />;
  const [index] = route.path;
  if (form.kind === 'records' && typeof index === 'number' && valueAt([index]) !== undefined) {
    return <RecordPage entry={entry} form={form} index={index} />;
  }
  const pictures = captionsIn(form, file.current);
  if (index === captionsStep && pictures.length > 0) {
    return (
      <PageFrame place={<a href={addressOf(entry.file)}>{entry.title}</a>} title="Captions and alt text">
        <CaptionsPage />
      </PageFrame>
    );
  }
  return (
    <WholeFile entry={entry} help={file.about}>
      {pictures.length > 1 && (
        <p>
          <a className={fields.textButton} href={addressOf(entry.file, [captionsStep])}>
            Captions and alt text of all pictures ({pictures.filter(isComplete).length} of {pictures.length}{' '}
            done)
          </a>
        </p>
      )}
      {form.kind === 'records' ? <RecordList form={form} /> : <Fields fields={form.fields} path={[]} />}
    </WholeFile>
  );
}

function helpOf(file: string): string {
  if (letterOfFile(file) !== null)
    return 'The lines between --- and --- contain the recipient and, without the #, the date and the subject. The letter follows below. If you delete all of the text, saving deletes the file.';
  if (noteOfFile(file) !== null)
    return 'The text can contain everything that case studies can: headings with ##, pictures, quotations, tables, code, footnotes.';
  return projectOfFile(file) === null
    ? 'Separate paragraphs with an empty line. *emphasis*, **strong**, [links](/projects), and lists with dashes.'
    : 'Headings with ##, pictures, quotations with >, tables, code, footnotes ([^1], and [^1]: below) and everything that other texts allow. If you delete all of the text, saving deletes the file.';
}

function WholeFile({ entry, help, children }: { entry: FileEntry; help: string; children: ReactNode }) {
  const { diagnosticsAt } = useForm();
  return (
    <PageFrame place={`content/${entry.file}`} title={entry.title} about={help.replaceAll('`', '')}>
      <DiagnosticList diagnostics={diagnosticsAt([])} />
      {children}
    </PageFrame>
  );
}

/** A note: the fields above its text, and the text. */
function NoteFile({ entry, fields: all }: { entry: FileEntry; fields: FormField[] }) {
  const { file } = useForm();
  if (file.current === '')
    return (
      <WholeFile entry={entry} help="The next save deletes this note. Undo brings it back.">
        {null}
      </WholeFile>
    );
  return (
    <WholeFile entry={entry} help={helpOf(file.name)}>
      <TextWithFields fields={all} what="note" />
    </WholeFile>
  );
}

type TextWithFieldsProps = { fields: readonly FormField[]; what: string; canDelete?: boolean };

/** The fields above a text, the text, and a button that empties the file, so that the next save deletes it. */
export function TextWithFields({ fields: all, what, canDelete = true }: TextWithFieldsProps) {
  const { diagnosticsAt, change } = useForm();
  return (
    <>
      <Fields fields={all.filter(({ name }) => name !== 'text')} path={[]} />
      <DiagnosticList diagnostics={diagnosticsAt(['text'])} />
      <TextPage path={['text']} />
      {canDelete && (
        <p>
          <button
            className={fields.textButton}
            type="button"
            onClick={() => change({ kind: 'set', path: [], value: '' })}
          >
            Delete this {what}
          </button>
        </p>
      )}
    </>
  );
}

function RecordPage({ entry, form, index }: { entry: FileEntry; form: Records; index: number }) {
  const { file, valueAt, diagnosticsAt } = useForm();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The clicked link no longer exists, so the browser would move the focus to the body.
    if (document.activeElement !== document.body) return;
    const first = heading.current?.closest('article')?.querySelector('textarea');
    (first?.value === '' ? first : heading.current)?.focus();
  }, []);
  return (
    <PageFrame
      place={
        <>
          <a href={addressOf(entry.file)}>{entry.title}</a> / {index + 1}
        </>
      }
      title={titleOf(valueAt([index]))}
      heading={heading}
    >
      <DiagnosticList diagnostics={diagnosticsAt([index])} />
      {file.kind === 'projects' && (
        <CaseStudyButton
          name={valueAt([index, 'name'])}
          formerName={formerNames(file.value, file.changes)[index]}
        />
      )}
      <Fields fields={form.element.fields} path={[index]} />
    </PageFrame>
  );
}

/** Opens the text of a project's case study, or creates it. */
function CaseStudyButton({ name, formerName }: { name: unknown; formerName: unknown }) {
  const { openText, hasText } = useForm();
  if (typeof name !== 'string' || !/^[a-z0-9-]+$/.test(name)) return null;
  // The case study of a renamed project has its old name until it is saved.
  const text = [String(formerName), name].map(storyFile).find(hasText) ?? storyFile(name);
  return (
    <p>
      <button className={fields.textButton} type="button" onClick={() => openText(text)}>
        {hasText(text) ? 'Edit its case study' : 'Write a case study for it'}
      </button>
    </p>
  );
}

/**
 * Scrolls to and focuses the field in the address, as in links from the Problems page. Without one, the focus is on the
 * heading with the returned ref if the clicked link or button is gone.
 */
export function useFocusFromRoute({ file, path }: Route): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = path.length > 1 || typeof path[0] === 'string' ? controlId(path) : '';
  useEffect(() => {
    if (id === '' && document.activeElement === document.body) heading.current?.focus();
    if (file === '' || id === '') return;
    const control = document.getElementById(id);
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [file, id]);
  return heading;
}
