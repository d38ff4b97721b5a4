import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import type { Change } from '../../yaml/change.ts';
import type { CheckAnswer, EditableFile, Fingerprints } from '../protocol/protocol.ts';
import { draftsOf, emptyState, reduceEditor } from './editor-state.ts';
import { inFormLabels } from './form-labels.ts';
import * as labels from './labels.ts';
import {
  checkDrafts,
  Refused,
  readFiles,
  readFingerprints,
  readLetter,
  saveDrafts,
  waitForEnd,
} from './send-request.ts';

/** How long the keys must rest before what was typed is checked, in ms. */
const restMs = 300;
/** How often the files are compared with the disk while the page is looked at, in ms. */
const watchMs = 2000;

const unchecked: CheckAnswer = {
  diagnostics: [],
  diffs: [],
  conflicts: [],
  pictures: [],
  renamings: [],
  leftOver: [],
};

/** All of content/ with what the owner does to it, kept in step with the server. */
export function useEditor() {
  const [state, dispatch] = useReducer(reduceEditor, emptyState);
  const [checked, setChecked] = useState(unchecked);
  const [onDisk, setOnDisk] = useState<Fingerprints>({});
  const [preview, setPreview] = useState<string | null>(null);
  /** A sentence about the last thing asked for; "" for none. */
  const [notice, setNotice] = useState('');
  const drafts = useMemo(() => draftsOf(state), [state]);
  const lastSent = useRef(drafts);
  const isRead = state.files.length > 0;
  const isDirty = drafts.length > 0;

  const reread = useCallback(async () => {
    const answer = await readFiles();
    setOnDisk(Object.fromEntries(answer.files.map(({ name, fingerprint }) => [name, fingerprint])));
    setPreview(answer.preview);
    return answer.files;
  }, []);

  /** Runs something that asks the server; a refusal becomes a sentence and loses nothing. */
  const attempt = useCallback(async (task: () => Promise<void>) => {
    try {
      await task();
    } catch (error) {
      setNotice(error instanceof Refused ? error.message : labels.closed);
    }
  }, []);

  useEffect(() => {
    attempt(async () => dispatch({ type: 'read', files: await reread() }));
  }, [attempt, reread]);

  const check = useCallback(
    () =>
      attempt(async () => {
        const sent = drafts;
        lastSent.current = sent;
        const { preview: address, ...answer } = await checkDrafts(sent);
        // A newer question is on its way; this answer is about what no longer stands in the fields.
        if (lastSent.current !== sent) return;
        setChecked(answer);
        setPreview(address);
        setNotice(unlessClosed);
      }),
    [attempt, drafts],
  );

  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(check, restMs);
    return () => clearTimeout(timer);
  }, [check, isRead]);

  useWatch(isRead, () =>
    attempt(async () => {
      setOnDisk(await readFingerprints());
      setNotice(unlessClosed);
    }),
  );

  const isClosed = notice === labels.closed;
  useServerEnd(isRead && !isClosed, () => setNotice(labels.closed));

  const outdated = state.files.filter(
    ({ name, fingerprint }) => Object.hasOwn(onDisk, name) && onDisk[name] !== fingerprint,
  );
  const conflicts = outdated.filter(({ changes }) => changes.length > 0).map(({ name }) => name);
  const isBehind = outdated.length > conflicts.length || hasNewFile(onDisk, state.files);

  useEffect(() => {
    if (isBehind) attempt(async () => dispatch({ type: 'read', files: await reread() }));
  }, [isBehind, attempt, reread]);

  useLeaveWarning(isDirty);

  const diagnostics = useMemo(() => {
    const forms = new Map(state.files.map(({ name, form }) => [name, form]));
    return checked.diagnostics.map((diagnostic) =>
      inFormLabels(diagnostic, forms.get(diagnostic.file) ?? null),
    );
  }, [checked, state.files]);

  return {
    ...state,
    ...checked,
    diagnostics,
    isChecked: checked !== unchecked,
    conflicts,
    drafts,
    preview,
    notice,
    /** Whether the editor has stopped, so that nothing can be saved. */
    isClosed,
    isRead,
    setNotice,
    check,
    change: useCallback((file: string, changes: Change[]) => {
      setNotice('');
      dispatch({ type: 'change', file, changes });
    }, []),
    begin: useCallback((file: string) => dispatch({ type: 'begin', file }), []),
    undo: useCallback(() => dispatch({ type: 'undo' }), []),
    redo: useCallback(() => dispatch({ type: 'redo' }), []),
    /** Gives the owner the PDF of a letter as it stands here, saved or not. */
    downloadLetter: (name: string) =>
      attempt(async () => {
        const address = URL.createObjectURL(await readLetter(name, drafts));
        const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.pdf` });
        link.click();
        URL.revokeObjectURL(address);
        setNotice(labels.madeLetter(`${name}.pdf`));
      }),
    /** Reads a file again, without its changes or with them on top. */
    resolve: (name: string, type: 'reread' | 'rebase') =>
      attempt(async () => {
        const file = (await reread()).find((candidate) => candidate.name === name);
        if (file) dispatch({ type, file });
      }),
    /** Whether everything was written; if not, nothing was. Pictures that nothing shows any more go if asked to. */
    save: async (removesPictures: boolean) => {
      let isSaved = false;
      await attempt(async () => {
        const answer = await saveDrafts(drafts, removesPictures);
        if ('conflicts' in answer) {
          setOnDisk(await readFingerprints());
          return;
        }
        dispatch({ type: 'saved', files: await reread() });
        setNotice(labels.savedFiles([...answer.saved, ...answer.pictures], answer.removed));
        isSaved = true;
      });
      return isSaved;
    },
  };
}

/** Calls `onLook` again and again while the page is looked at, and when the owner comes back to it. */
function useWatch(isWatching: boolean, onLook: () => void) {
  const look = useEffectEvent(() => {
    if (!document.hidden) onLook();
  });
  useEffect(() => {
    if (!isWatching) return;
    const again = () => look();
    const timer = setInterval(again, watchMs);
    window.addEventListener('focus', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', again);
    };
  }, [isWatching]);
}

function useServerEnd(isWaiting: boolean, onEnd: () => void) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isWaiting) return;
    const waiting = new AbortController();
    const tell = () => {
      if (!waiting.signal.aborted) end();
    };
    waitForEnd(waiting.signal).then(tell, tell);
    return () => waiting.abort();
  }, [isWaiting]);
}

/** The browser asks before it leaves a page on which something is not saved. */
function useLeaveWarning(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

/** What was said of a server that answers again. */
function unlessClosed(notice: string): string {
  return notice === labels.closed ? '' : notice;
}

export type EditorValue = ReturnType<typeof useEditor>;

function hasNewFile(onDisk: Fingerprints, files: readonly EditableFile[]): boolean {
  return files.length > 0 && Object.keys(onDisk).some((name) => !files.some((file) => file.name === name));
}
