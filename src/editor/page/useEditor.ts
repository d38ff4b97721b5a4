import { useCallback, useEffect, useMemo, useReducer } from 'react';
import type { Change } from '../../yaml/change.ts';
import { draftsOf, noDrafts, reduceDrafts } from './drafts-reducer.ts';
import { makeLetter, saveDrafts } from './send-request.ts';
import { useFilesOnDisk, useKeptDrafts, useServer } from './useServer.ts';
import { useValidation } from './useValidation.ts';

/** The files of content/ with the owner's unsaved changes. */
export function useEditor() {
  const [{ files, past, future }, dispatch] = useReducer(reduceDrafts, noDrafts);
  const drafts = useMemo(() => draftsOf(files), [files]);
  const isLoaded = files.length > 0;
  const { run, isStopped, notice, setNotice } = useServer(isLoaded);
  const disk = useFilesOnDisk(files, run, dispatch);
  const { check, isChecked, validate } = useValidation(drafts, files, run);
  const kept = useKeptDrafts(drafts, isLoaded, run, (restored) =>
    dispatch({ type: 'restore', drafts: restored }),
  );
  useLeaveWarning(drafts.length > 0);
  const readAgain = async (name: string, type: 'reread' | 'rebase') => {
    const file = (await disk.read()).files.find((candidate) => candidate.name === name);
    if (file) dispatch({ type, file });
  };
  return {
    files,
    drafts,
    isLoaded,
    isStopped,
    notice,
    conflicts: disk.conflicts,
    preview: check.preview ?? disk.preview,
    check,
    isChecked,
    validate,
    kept,
    history: {
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      undo: () => dispatch({ type: 'undo' }),
      redo: () => dispatch({ type: 'redo' }),
    },
    change: useCallback(
      (file: string, changes: Change[]) => {
        setNotice('');
        dispatch({ type: 'change', file, changes });
      },
      [setNotice],
    ),
    create: (file: string) => dispatch({ type: 'create', file }),
    downloadLetter: async (name: string) => {
      await run(async () => {
        const href = await makeLetter(name, drafts);
        Object.assign(document.createElement('a'), { href, download: `${name}.pdf` }).click();
        setNotice(`Downloaded ${name}.pdf.`);
      });
    },
    /** Reads the files again, after the server wrote some. */
    reread: () => run(async () => dispatch({ type: 'read', ...(await disk.read()) })),
    /** Reads a file again; with `rebase` its changes are applied to the new version. */
    resolve: (name: string, type: 'reread' | 'rebase') => run(() => readAgain(name, type)),
    /** Saves the changes of one file; those of others stay unsaved. */
    saveFile: (name: string) =>
      run(async () => {
        const ofFile = drafts.filter(({ file }) => file === name);
        const answer = await saveDrafts(ofFile, false);
        if ('conflicts' in answer) return disk.compare();
        await readAgain(name, 'reread');
        setNotice(describeSave(answer.saved, []));
      }),
    /** Resolves with whether everything was saved; otherwise nothing was. */
    save: async (removesPictures: boolean) => {
      let isSaved = false;
      await run(async () => {
        const answer = await saveDrafts(drafts, removesPictures);
        if ('conflicts' in answer) return disk.compare();
        dispatch({ type: 'saved', files: (await disk.read()).files });
        setNotice(describeSave([...answer.saved, ...answer.pictures], answer.removed));
        isSaved = true;
      });
      return isSaved;
    },
  };
}

function describeSave(saved: string[], removed: string[]): string {
  const list = (names: string[]) => names.map((file) => `content/${file}`).join(', ');
  const sentences = [
    saved.length > 0 && `Saved ${list(saved)}`,
    removed.length > 0 && `Deleted ${list(removed)}. To restore, run: npm run undo`,
  ].filter(Boolean);
  return sentences.join('. ') || 'Nothing had changed.';
}

/** Makes the browser ask before it leaves a page with unsaved changes. */
function useLeaveWarning(hasDrafts: boolean) {
  useEffect(() => {
    if (!hasDrafts) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasDrafts]);
}
