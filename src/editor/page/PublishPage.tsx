import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import button from '../../ui/button.module.css';
import type { ChangedFile, Checkout, PublishAnswer, PublishOrder } from '../protocol/publication.ts';
import { DiagnosticEntries } from './DiagnosticsPage.tsx';
import { DiffView } from './DiffView.tsx';
import type { FileState } from './editor-state.ts';
import page from './FilePage.module.css';
import fields from './fields/fields.module.css';
import { inFormLabels } from './form-labels.ts';
import * as labels from './labels.ts';
import styles from './PublishPage.module.css';
import { Refused, readPublication, readPublishJob, startPublication } from './send-request.ts';

type Props = { files: readonly FileState[]; hasDrafts: boolean; onReview: () => void };

/** How often a publication under way is asked for what it does, in ms. */
const askMs = 1000;

/** What would go out, and the ways to publish it: pushed to where the folder's repository lies, or built into a folder. */
export function PublishPage({ files, hasDrafts, onReview }: Props) {
  const { answer, refusal, read, start: startJob } = usePublication();
  const outcome = useRef<HTMLDivElement>(null);
  const start = (order: PublishOrder) => {
    // The button that was pressed cannot keep the focus: it waits for the end.
    outcome.current?.focus();
    startJob(order);
  };
  const job = answer?.job ?? null;
  const isRunning = job?.isRunning ?? false;
  const diagnostics = (job?.diagnostics ?? []).map((diagnostic) =>
    inFormLabels(diagnostic, files.find(({ name }) => name === diagnostic.file)?.form ?? null),
  );
  return (
    <article className={page.page}>
      <header className={page.head}>
        <h2 className={page.title}>{labels.publish}</h2>
        <p className={page.about}>{labels.publishHelp}</p>
      </header>
      {hasDrafts && (
        <p className={styles.notice}>
          {labels.notAllSaved}{' '}
          <button className={fields.add} type="button" onClick={onReview}>
            {labels.saveFirst}
          </button>
        </p>
      )}
      <div role="status" ref={outcome} tabIndex={-1}>
        {(refusal || job) && (
          <p className={styles.outcome} data-outcome={outcomeOf(refusal, job)}>
            {refusal || job?.said}
          </p>
        )}
      </div>
      {diagnostics.length > 0 && <DiagnosticEntries diagnostics={diagnostics} files={files} />}
      <section className={styles.way}>
        <h3 className={styles.heading}>{labels.publishByGit}</h3>
        {!answer && !refusal && <p>{labels.askingGit}</p>}
        {answer && 'refused' in answer.git && <p>{answer.git.refused}</p>}
        {answer && 'checkout' in answer.git && (
          <CheckoutForm
            key={JSON.stringify(answer.git.checkout.changes.map(({ file }) => file))}
            checkout={answer.git.checkout}
            isDisabled={isRunning || hasDrafts}
            onPublish={start}
            onRead={read}
          />
        )}
      </section>
      <section className={styles.way}>
        <h3 className={styles.heading}>{labels.publishToFolder}</h3>
        <p className={fields.help}>{labels.publishToFolderHelp}</p>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            start({ folder: String(new FormData(event.currentTarget).get('folder')) });
          }}
        >
          <label className={fields.label} htmlFor="publish-folder">
            {labels.folderToCopyTo}
          </label>
          <input
            className={fields.text}
            id="publish-folder"
            name="folder"
            required
            placeholder="~/Sites/portfolio"
            autoCapitalize="off"
            spellCheck={false}
          />
          <PublishButton isDisabled={isRunning || hasDrafts}>{labels.buildAndCopy}</PublishButton>
        </form>
      </section>
    </article>
  );
}

type CheckoutProps = {
  checkout: Checkout;
  isDisabled: boolean;
  onPublish: (order: PublishOrder) => void;
  onRead: () => void;
};

function CheckoutForm({ checkout, isDisabled, onPublish, onRead }: CheckoutProps) {
  const { place, branch, last, changes, waiting, missing, left, notes, isFirst } = checkout;
  const isNothing = changes.length === 0 && waiting.length === 0 && missing === 0;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onPublish({ message: String(form.get('message')), isFirst: form.has('first') });
      }}
    >
      <p>
        {labels.goesTo(place, branch)} {last && labels.lastPush(last.time, last.subject)}{' '}
        <button className={fields.add} type="button" onClick={onRead}>
          {labels.askAgain}
        </button>
      </p>
      {[
        ...notes,
        ...(missing > 0 ? [labels.madeElsewhere(missing, place)] : []),
        ...(isNothing ? [labels.nothingToPublish] : []),
      ].map((note) => (
        <p key={note} className={styles.notice}>
          {note}
        </p>
      ))}
      {changes.length > 0 && (
        <>
          <h4 className={styles.heading}>{labels.goesOut(changes.length)}</h4>
          <ul className={styles.files}>
            {changes.map((change) => (
              <ChangedFileEntry key={change.file} change={change} />
            ))}
          </ul>
        </>
      )}
      <FoldedList title={labels.commitsWait(waiting.length)} entries={waiting} />
      <FoldedList title={labels.staysBehind(left.length)} entries={left} />
      {changes.length > 0 && (
        <label className={fields.label} htmlFor="publish-message">
          {labels.whatChanged}
        </label>
      )}
      <input
        className={fields.text}
        id="publish-message"
        name="message"
        type={changes.length > 0 ? 'text' : 'hidden'}
        required
        maxLength={200}
        defaultValue={labels.usualMessage(changes.map(({ file }) => file))}
      />
      {isFirst && (
        <label className={styles.agree}>
          <input type="checkbox" name="first" required />
          {labels.firstPush(place)}
        </label>
      )}
      <PublishButton isDisabled={isDisabled || isNothing}>{labels.publish}</PublishButton>
    </form>
  );
}

function PublishButton({ isDisabled, children }: { isDisabled: boolean; children: ReactNode }) {
  return (
    <button
      className={`${button.button} ${styles.button}`}
      data-variant="solid"
      type="submit"
      disabled={isDisabled}
    >
      {children}
    </button>
  );
}

function ChangedFileEntry({ change: { file, kind, diff } }: { change: ChangedFile }) {
  const name = (
    <>
      {file} <span className={styles.kind}>{labels.changeKinds[kind]}</span>
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

function outcomeOf(refusal: string, job: PublishAnswer['job']): 'running' | 'done' | 'stopped' {
  if (refusal || !job) return 'stopped';
  if (job.isRunning) return 'running';
  return job.isDone ? 'done' : 'stopped';
}

/** How the folder stands, asked anew when a publication has ended. */
function usePublication() {
  const [answer, setAnswer] = useState<PublishAnswer | null>(null);
  const [refusal, setRefusal] = useState('');
  const attempt = useCallback(async (task: () => Promise<void>) => {
    try {
      await task();
      setRefusal('');
    } catch (error) {
      setRefusal(error instanceof Refused ? error.message : labels.closed);
    }
  }, []);
  const read = useCallback(() => attempt(async () => setAnswer(await readPublication())), [attempt]);
  useEffect(() => {
    read();
  }, [read]);
  const isRunning = answer?.job?.isRunning ?? false;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(
      () =>
        attempt(async () => {
          const job = await readPublishJob();
          setAnswer((before) => before && { ...before, job });
          if (job && !job.isRunning) setAnswer(await readPublication());
        }),
      askMs,
    );
    return () => clearInterval(timer);
  }, [isRunning, attempt]);
  const start = (order: PublishOrder) =>
    attempt(async () => {
      const job = await startPublication(order);
      setAnswer((before) => before && { ...before, job });
    });
  return { answer, refusal, read, start };
}
