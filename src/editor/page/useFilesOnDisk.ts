import { type ActionDispatch, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Fingerprints } from '../protocol/protocol.ts';
import type { DraftsAction, FileState } from './drafts-reducer.ts';
import { readFiles, readFingerprints } from './send-request.ts';
import type { RunRequest } from './useServer.ts';

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
