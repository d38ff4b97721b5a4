import { useActionState, useState } from 'react';
import { applicationFile } from '../../applications/application-folder.ts';
import type { PostingMatch } from '../../applications/posting-lines.ts';
import { countNoun, formatBytes } from '../../core/text.ts';
import button from '../../ui/button.module.css';
import type { ApplicationFolder, Draft } from '../protocol/protocol.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './ApplicationsPage.module.css';
import type { ListedApplication } from './applications.ts';
import { DiagnosticList } from './DiagnosticsPage.tsx';
import { TextWithFields, useFocusFromRoute } from './FilePage.tsx';
import { useForm } from './FormContext.tsx';
import { Fields } from './fields/Field.tsx';
import fields from './fields/fields.module.css';
import { PostingFile } from './NewApplicationPage.tsx';
import { focusIfLost, PageFrame, Section } from './PageFrame.tsx';
import { addressOf, applicationsPage, type Route } from './route.ts';
import { attempt, makeApplication, openFolder, readApplicationFolder } from './send-request.ts';
import { TextPage } from './TextPage.tsx';
import { useApplicationAnswer } from './useApplicationAnswer.ts';

type Props = {
  application: ListedApplication;
  route: Route;
  /** Drafts of the texts of the application. */
  drafts: Draft[];
  /** Language of the site. */
  language: string;
  onReview: () => void;
  onFilesChange: () => void;
};

const parts = [
  { file: 'letter.md', label: 'Letter' },
  { file: 'application.yaml', label: 'Details and files' },
  { file: 'posting.txt', label: 'Posting' },
];

/** One text of an application: its letter, its fields with the files made, or the posting with what it asks. */
export function ApplicationPage({ application, route, drafts, language, onReview, onFilesChange }: Props) {
  const { name, reader } = application;
  const { file, valueAt, diagnosticsAt, change } = useForm();
  const heading = useFocusFromRoute(route);
  const { answer: folder, refusal, read } = useApplicationAnswer(name, drafts, readApplicationFolder);
  const part = file.name.slice(applicationFile(name, '').length);
  const form = file.form?.kind === 'group' ? file.form : null;
  return (
    <PageFrame
      title={reader}
      heading={heading}
      place={
        <>
          <a href={addressOf(applicationsPage)}>Applications</a> / content/{file.name}
        </>
      }
    >
      <nav className={fields.row} aria-label="Parts of this application">
        {parts.map((each) => (
          <a
            key={each.file}
            className={styles.part}
            href={addressOf(applicationFile(name, each.file))}
            aria-current={each.file === part ? 'page' : undefined}
          >
            {each.label}
          </a>
        ))}
      </nav>
      <DiagnosticList diagnostics={diagnosticsAt([])} />
      {part === 'letter.md' &&
        (file.current === '' && file.fingerprint !== null ? (
          <p tabIndex={-1} ref={focusIfLost}>
            The next save deletes this letter. Undo brings it back.
          </p>
        ) : form ? (
          <TextWithFields fields={form.fields} what="letter" canDelete={valueAt(['text']) !== ''} />
        ) : (
          <TextPage />
        ))}
      {part === 'application.yaml' && (
        <>
          {form ? <Fields fields={form.fields} path={[]} /> : <TextPage />}
          <FilesSection
            name={name}
            folder={folder}
            hasDrafts={drafts.length > 0}
            onReview={onReview}
            onFilesChange={() => {
              read();
              onFilesChange();
            }}
          />
        </>
      )}
      {part === 'posting.txt' && (
        <>
          <TextPage />
          <PostingFile
            language={language}
            onRead={(text) => change({ kind: 'set', path: [], value: text })}
          />
          {folder?.match && <MatchSection match={folder.match} />}
        </>
      )}
      <div role="status">{refusal && <p className={fields.warning}>{refusal}</p>}</div>
    </PageFrame>
  );
}

type FilesProps = {
  name: string;
  folder: ApplicationFolder | null;
  hasDrafts: boolean;
  onReview: () => void;
  onFilesChange: () => void;
};

function FilesSection({ name, folder, hasDrafts, onReview, onFilesChange }: FilesProps) {
  const [result, make, isMaking] = useActionState(async (_before: string, form: FormData) => {
    let message = '';
    const failure = await attempt(async () => {
      ({ message } = await makeApplication(name, form.get('sent') === 'true'));
      onFilesChange();
    });
    return failure || message;
  }, '');
  const [refusal, setRefusal] = useState('');
  return (
    <Section title="Files">
      {hasDrafts && (
        <p className={fields.help}>
          Files are made from what is saved.{' '}
          <button className={fields.textButton} type="button" onClick={onReview}>
            Save first
          </button>
        </p>
      )}
      <form className={styles.buttons} action={make}>
        <ActionButton name="sent" value="false" isBusy={isMaking} disabled={hasDrafts}>
          Create the files
        </ActionButton>
        <ActionButton name="sent" value="true" isBusy={isMaking} disabled={hasDrafts}>
          I sent them: save a copy
        </ActionButton>
        <button
          className={button.button}
          type="button"
          onClick={async () => setRefusal(await attempt(async () => void (await openFolder(name))))}
        >
          Open folder
        </button>
      </form>
      <div role="status">
        {(isMaking || result || refusal) && <p>{isMaking ? 'Making …' : refusal || result}</p>}
      </div>
      {folder && folder.files.length > 0 && (
        <ul className={styles.files}>
          {folder.files.map((file) => (
            <li key={file.name}>
              <a href={file.address} download={file.name}>
                {file.name}
              </a>
              , {formatBytes(file.sizeBytes)}
            </li>
          ))}
        </ul>
      )}
      {folder?.sent.map((copy) => (
        <details key={copy.name}>
          <summary>Sent, as it is in sent/{copy.name}</summary>
          <ul className={styles.files}>
            {copy.files.map((file) => (
              <li key={file.name}>
                {file.name} <span className={fields.help}>SHA-256 {file.hash}</span>
                {!file.isUnchanged && ' changed or missing since then'}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Section>
  );
}

function MatchSection({ match }: { match: PostingMatch }) {
  const { named, missing, unmatched, unknown } = match;
  return (
    <Section title="What the posting asks">
      <h4 className={styles.heading}>It names {countNoun(named.length, 'thing')} of your content</h4>
      <ul className={styles.files}>
        {named.map(({ text, words, proofs, lines }) => (
          <li key={text}>
            <strong dir="auto">{text}</strong>, line {lines.slice(0, 3).join(', ')}
            {words.length > 0 && (
              <>
                , there: <bdi>{words.slice(0, 3).join(', ')}</bdi>
              </>
            )}
            . <bdi>{proofs.length > 0 ? proofs.slice(0, 3).join('; ') : 'No record shows it.'}</bdi>
          </li>
        ))}
      </ul>
      <LineList title="Names that your content does not contain" entries={missing} />
      <LineList title="Lines without any of your skills, records and languages" entries={unmatched} />
      <p className={fields.help}>Not known: {unknown.join(' ')}</p>
    </Section>
  );
}

function LineList({ title, entries }: { title: string; entries: PostingMatch['missing'] }) {
  if (entries.length === 0) return null;
  return (
    <>
      <h4 className={styles.heading}>{title}</h4>
      <ul className={styles.files}>
        {entries.map(({ text, line }) => (
          <li key={`${line} ${text}`}>
            Line {line}: <span dir="auto">{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
