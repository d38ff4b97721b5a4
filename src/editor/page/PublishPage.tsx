import { useActionState, useEffect, useRef, useState } from 'react';
import { countNoun } from '../../core/text.ts';
import type {
  ChangedFile,
  Checkout,
  PlacedDiagnostic,
  PublishAnswer,
  PublishJob,
  PublishOrder,
} from '../protocol/protocol.ts';
import { ActionButton } from './ActionButton.tsx';
import { DiagnosticEntries } from './DiagnosticsPage.tsx';
import { DiffView } from './DiffView.tsx';
import type { FileState } from './drafts-reducer.ts';
import fields from './fields/fields.module.css';
import { PageFrame, Section } from './PageFrame.tsx';
import styles from './PublishPage.module.css';
import {
  attempt,
  readAsStranger,
  readPublication,
  readPublishJob,
  startPublication,
  unlockGit,
} from './send-request.ts';
import { withFormLabels } from './useValidation.ts';

type Props = { files: readonly FileState[]; hasDrafts: boolean; onReview: () => void };

const pollIntervalMs = 1000;

/** Publishes the saved content: pushes it with git, or builds the site and copies it to a folder. */
export function PublishPage({ files, hasDrafts, onReview }: Props) {
  const { answer, refusal, read, unlock, start } = usePublication();
  const result = useRef<HTMLDivElement>(null);
  // The submitted order stays in the form, which React resets after an action.
  const [submitted, submit, isSubmitting] = useActionState(
    async (before: { folder: string; commitMessage: string }, form: FormData) => {
      // The submit button is disabled while the job runs, so the focus moves to the result.
      result.current?.focus();
      const folder = String(form.get('folder') ?? '');
      const commitMessage = String(form.get('message') ?? '');
      await start(folder === '' ? { commitMessage, isFirst: form.has('first') } : { folder });
      return { folder: folder || before.folder, commitMessage: commitMessage || before.commitMessage };
    },
    { folder: '', commitMessage: '' },
  );
  const job = answer?.job ?? null;
  const isDisabled = isSubmitting || (job?.isRunning ?? false) || hasDrafts;
  const diagnostics = (job?.diagnostics ?? []).map((diagnostic) =>
    withFormLabels(diagnostic, files.find(({ name }) => name === diagnostic.file)?.form ?? null),
  );
  return (
    <PageFrame title="Publish" about="Publishes the saved content, as soon as all errors are fixed.">
      {hasDrafts && (
        <p className={styles.notice}>
          Some changes are not saved. Only saved changes are published.{' '}
          <button className={fields.textButton} type="button" onClick={onReview}>
            Save them first
          </button>
        </p>
      )}
      <div role="status" ref={result} tabIndex={-1}>
        {(refusal || job) && (
          <p className={styles.result} data-status={refusal ? 'stopped' : statusOf(job)}>
            {refusal || job?.message}
          </p>
        )}
      </div>
      {diagnostics.length > 0 && <DiagnosticEntries diagnostics={diagnostics} files={files} />}
      <StrangerSection files={files} />
      <Section title="With git">
        {!answer && !refusal && <p>Reading the git state …</p>}
        {answer && 'refused' in answer.git && (
          <p>
            {answer.git.refused}{' '}
            <button
              className={fields.textButton}
              type="button"
              onClick={answer.git.hasDeadLock ? unlock : read}
            >
              {answer.git.hasDeadLock ? 'Remove the lock' : 'Check again'}
            </button>
          </p>
        )}
        {answer && 'checkout' in answer.git && (
          <form className={styles.form} action={submit}>
            <CheckoutFields
              // Resets the message when the changes differ.
              key={answer.git.checkout.changes.map(({ file }) => file).join('\n')}
              checkout={answer.git.checkout}
              commitMessage={job?.isDone ? '' : submitted.commitMessage}
              isDisabled={isDisabled}
              onRefresh={read}
            />
          </form>
        )}
      </Section>
      <Section title="To a folder">
        <p className={fields.help}>
          Builds the site and copies it to a folder on this machine. Upload that folder to any static file
          host.
        </p>
        <form className={styles.form} action={submit}>
          <label className={fields.label} htmlFor="publish-folder">
            Folder
          </label>
          <input
            className={fields.text}
            id="publish-folder"
            name="folder"
            required
            defaultValue={submitted.folder}
            placeholder="~/Sites/portfolio"
            autoCapitalize="off"
            spellCheck={false}
          />
          <ActionButton data-variant="solid" disabled={isDisabled}>
            Build and copy
          </ActionButton>
        </form>
      </Section>
    </PageFrame>
  );
}

/** Lists what strangers can find out from the site, when the owner asks for it. */
function StrangerSection({ files }: { files: readonly FileState[] }) {
  const [findings, setFindings] = useState<PlacedDiagnostic[] | null>(null);
  const [refusal, read, isReading] = useActionState(
    () => attempt(async () => setFindings(await readAsStranger())),
    '',
  );
  const count = countNoun(findings?.length ?? 0, 'thing');
  return (
    <Section title="What a stranger learns">
      <p className={fields.help}>
        Lists what strangers can find out from the saved content after you publish it: home, age, phone,
        employer, routine, other people, and removed content that an archive may still have. Nothing is sent
        anywhere.
      </p>
      <form action={read}>
        <ActionButton isBusy={isReading}>Check what strangers learn</ActionButton>
      </form>
      <p role="status">{isReading ? 'Reading the site …' : refusal || (findings && `${count} found.`)}</p>
      {findings && <DiagnosticEntries diagnostics={findings} files={files} />}
    </Section>
  );
}

type CheckoutProps = {
  checkout: Checkout;
  /** From a publication that failed. */
  commitMessage: string;
  isDisabled: boolean;
  onRefresh: () => void;
};

function CheckoutFields({ checkout, commitMessage, isDisabled, onRefresh }: CheckoutProps) {
  const { destination, branch, lastCommit, changes, unpushed, behind, excluded, notes, isFirst } = checkout;
  const isUnchanged = changes.length === 0 && unpushed.length === 0 && behind === 0;
  const hasBeen = behind === 1 ? 'commit was' : 'commits were';
  return (
    <>
      <p>
        Pushes to {destination}, branch {branch}. {lastCommit && describeLastCommit(lastCommit)}{' '}
        <button className={fields.textButton} type="button" onClick={onRefresh}>
          Refresh
        </button>
      </p>
      {[
        ...notes,
        ...(behind > 0
          ? [`${behind} ${hasBeen} pushed to ${destination} from elsewhere. Publishing merges them first.`]
          : []),
        ...(isUnchanged ? ['Nothing has changed since the last publication.'] : []),
      ].map((note) => (
        <p key={note} className={styles.notice}>
          {note}
        </p>
      ))}
      {changes.length > 0 && (
        <>
          <h4 className={styles.heading}>{countNoun(changes.length, 'file')} to publish</h4>
          <ul className={styles.files}>
            {changes.map((change) => (
              <ChangedFileEntry key={change.file} change={change} />
            ))}
          </ul>
        </>
      )}
      <FoldedList title={`${countNoun(unpushed.length, 'commit')} to push`} entries={unpushed} />
      <FoldedList title={`${countNoun(excluded.length, 'changed file')} not included`} entries={excluded} />
      {changes.length > 0 && (
        <label className={fields.label} htmlFor="publish-message">
          Summary of the changes
        </label>
      )}
      <input
        className={fields.text}
        id="publish-message"
        name="message"
        type={changes.length > 0 ? 'text' : 'hidden'}
        required
        maxLength={200}
        defaultValue={commitMessage || suggestMessage(changes.map(({ file }) => file))}
      />
      {isFirst && (
        <label className={styles.confirm}>
          <input type="checkbox" name="first" required />
          {destination} does not have this branch yet. Push it; if the repository is public, everyone can read
          the branch and its history.
        </label>
      )}
      <ActionButton data-variant="solid" disabled={isDisabled || isUnchanged}>
        Publish
      </ActionButton>
    </>
  );
}

const kindLabels = { added: 'new', changed: 'changed', removed: 'deleted' } as const;

function ChangedFileEntry({ change: { file, kind, diff } }: { change: ChangedFile }) {
  const name = (
    <>
      {file} <span className={styles.kind}>{kindLabels[kind]}</span>
    </>
  );
  return (
    <li>
      {diff ? (
        <details>
          <summary className={styles.file}>{name}</summary>
          <DiffView diff={diff} name={file} />
        </details>
      ) : (
        <span className={styles.file}>{name}</span>
      )}
    </li>
  );
}

function FoldedList({ title, entries }: { title: string; entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul className={styles.files}>
        {entries.map((entry, index) => (
          <li key={index} className={styles.file}>
            {entry}
          </li>
        ))}
      </ul>
    </details>
  );
}

function describeLastCommit({ time, subject }: { time: string; subject: string }): string {
  const date = new Date(time).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' });
  return `Its last commit is from ${date}: ${subject}`;
}

function suggestMessage(files: readonly string[]): string {
  const names = [
    ...new Set(files.map((file) => file.replace(/^content\/(?:images\/)?|\.[^./]+$|\/.*$/g, ''))),
  ];
  if (names.length === 0) return 'Publish';
  return names.length > 3 ? `Change ${names.length} parts of the site` : `Change ${names.join(', ')}`;
}

function statusOf(job: PublishJob | null): 'running' | 'done' | 'stopped' {
  if (job?.isRunning) return 'running';
  return job?.isDone ? 'done' : 'stopped';
}

/** The git state of the folder, read again after each publication, and the current job. */
function usePublication() {
  const [answer, setAnswer] = useState<PublishAnswer | null>(null);
  const [refusal, setRefusal] = useState('');
  const run = async (task: () => Promise<void>) => setRefusal(await attempt(task));
  const setJob = (job: PublishJob | null) => setAnswer((before) => before && { ...before, job });
  const read = () => run(async () => setAnswer(await readPublication()));
  useEffect(() => {
    read();
  }, []);
  const isRunning = answer?.job?.isRunning ?? false;
  useEffect(() => {
    if (!isRunning) return;
    const poll = async () => {
      const job = await readPublishJob();
      setJob(job);
      if (job && !job.isRunning) setAnswer(await readPublication());
    };
    const timer = setInterval(() => run(poll), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (order: PublishOrder) => run(async () => setJob(await startPublication(order)));
  const unlock = () => run(async () => setAnswer(await unlockGit()));
  return { answer, refusal, read, unlock, start };
}
