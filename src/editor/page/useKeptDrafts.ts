import { useEffect, useRef, useState } from 'react';
import type { Draft, KeptDraft } from '../protocol/protocol.ts';
import { keepDrafts, readKeptDrafts } from './send-request.ts';
import type { RunRequest } from './useServer.ts';

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
      const dropped = keptFiles.current.filter((file) => !files.includes(file));
      if (files.length + dropped.length === 0) return;
      run(async () => {
        await keepDrafts(drafts, dropped);
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
