import { type ActionDispatch, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft, Fingerprints, KeptDraft } from '../protocol/protocol.ts';
import type { DraftsAction, FileState } from './drafts-reducer.ts';
import {
  attempt,
  keepDrafts,
  readFiles,
  readFingerprints,
  readKeptDrafts,
  stoppedMessage,
  waitForEnd,
} from './send-request.ts';

/** Runs a task that sends requests; resolves with whether it succeeded. Failures become a notice. */
export type RunRequest = (task: () => Promise<void>) => Promise<boolean>;

/** Sends requests and tracks whether the server still responds. */
export function useServer(isLoaded: boolean) {
  const [isStopped, setIsStopped] = useState(false);
  const [notice, setNotice] = useState('');
  const run: RunRequest = useCallback(async (task) => {
    const failure = await attempt(task);
    setIsStopped(failure === stoppedMessage);
    if (failure !== '' && failure !== stoppedMessage) setNotice(failure);
    return failure === '';
  }, []);
  useEffect(() => {
    if (!isLoaded || isStopped) return;
    const waiting = new AbortController();
    const onEnd = () => {
      if (!waiting.signal.aborted) setIsStopped(true);
    };
    waitForEnd(waiting.signal).then(onEnd, onEnd);
    return () => waiting.abort();
  }, [isLoaded, isStopped]);
  return { run, isStopped, notice: isStopped ? stoppedMessage : notice, setNotice };
}

const pollIntervalMs = 2000;

/** Reads the files of content/, and again when another program changes them. */
export function useFilesOnDisk(
  files: readonly FileState[],
  run: RunRequest,
  dispatch: ActionDispatch<[DraftsAction]>,
) {
  const [onDisk, setOnDisk] = useState<Fingerprints>({});
  const [preview, setPreview] = useState<string | null>(null);
  const read = useCallback(async () => {
    const answer = await readFiles();
    setOnDisk(Object.fromEntries(answer.files.map(({ name, fingerprint }) => [name, fingerprint])));
    setPreview(answer.preview);
    return answer;
  }, []);
  const compare = useCallback(async () => setOnDisk(await readFingerprints()), []);

  const isLoaded = files.length > 0;
  const outdated = files.filter(
    ({ name, fingerprint }) => Object.hasOwn(onDisk, name) && onDisk[name] !== fingerprint,
  );
  const conflicts = outdated.filter(({ changes }) => changes.length > 0).map(({ name }) => name);
  const hasNewFile = Object.keys(onDisk).some((name) => !files.some((file) => file.name === name));
  const needsRead = !isLoaded || outdated.length > conflicts.length || hasNewFile;
  useEffect(() => {
    if (needsRead) run(async () => dispatch({ type: 'read', ...(await read()) }));
  }, [needsRead, run, read, dispatch]);

  usePolling(isLoaded, () => run(compare));
  return { conflicts, preview, read, compare };
}

/** Polls while the page is visible, and when the window gets the focus. */
function usePolling(isPolling: boolean, onPoll: () => void) {
  const poll = useEffectEvent(() => {
    if (!document.hidden) onPoll();
  });
  useEffect(() => {
    if (!isPolling) return;
    const listener = () => poll();
    const timer = setInterval(listener, pollIntervalMs);
    window.addEventListener('focus', listener);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', listener);
    };
  }, [isPolling]);
}

/** Drafts are kept after a pause in typing. */
const pauseMs = 1000;

/** Keeps unsaved changes on the disk, and returns those of an earlier page until they are restored or discarded. */
export function useKeptDrafts(
  drafts: Draft[],
  isLoaded: boolean,
  run: RunRequest,
  onRestore: (restored: readonly KeptDraft[]) => void,
) {
  const [offered, setOffered] = useState<KeptDraft[] | null>(null);
  const keptFiles = useRef<string[]>([]);
  useEffect(() => {
    if (isLoaded) run(async () => setOffered(await readKeptDrafts()));
  }, [isLoaded, run]);
  // What is offered must not be overwritten before the owner has decided.
  const isDecided = offered?.length === 0;
  useEffect(() => {
    if (!isDecided) return;
    const timer = setTimeout(() => {
      const files = drafts.map(({ file }) => file);
      const withoutDraft = keptFiles.current.filter((file) => !files.includes(file));
      if (files.length + withoutDraft.length === 0) return;
      run(async () => {
        await keepDrafts(drafts, withoutDraft);
        keptFiles.current = files;
      });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isDecided, drafts, run]);
  return {
    offered: offered ?? [],
    restore: () => {
      const restored = (offered ?? []).filter(({ diff }) => diff !== null);
      keptFiles.current = restored.map(({ file }) => file);
      onRestore(restored);
      setOffered([]);
    },
    discard: () =>
      run(async () => {
        await keepDrafts(
          [],
          (offered ?? []).map(({ file }) => file),
        );
        setOffered([]);
      }),
  };
}
