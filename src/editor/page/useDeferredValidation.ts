import { type FocusEvent, useCallback, useEffect, useState } from 'react';
import { type FieldPath, valueAt } from '../../core/field-path.ts';
import type { PlacedDiagnostic } from '../protocol/protocol.ts';
import { insertedPaths, isWithin } from '../protocol/track-records.ts';
import type { FileState } from './drafts-reducer.ts';
import { controlId } from './FormContext.tsx';
import type { Route } from './route.ts';

/** By file: how many changes have been shown with all their diagnostics, until the file is saved. */
type Shown = Record<string, { fingerprint: string | null; changes: number }>;

/** Hides diagnostics of empty fields in new records until the owner leaves the field or the record, or reviews. */
export function useDeferredValidation(files: readonly FileState[], { file, path }: Route) {
  const [shown, setShown] = useState<Shown>({});
  /** Ids of the controls that lost the focus on this page. */
  const [blurred, setBlurred] = useState<ReadonlySet<string>>(new Set());
  const [record] = path;

  const newIn = ({ name, fingerprint, changes }: FileState): FieldPath[] => {
    const last = shown[name];
    return insertedPaths(changes, last?.fingerprint === fingerprint ? last.changes : 0);
  };
  const showFiles = (selected: readonly FileState[]) =>
    setShown((before) => ({
      ...before,
      ...Object.fromEntries(
        selected.map(({ name, fingerprint, changes }) => [name, { fingerprint, changes: changes.length }]),
      ),
    }));

  useEffect(() => {
    setBlurred(new Set());
    const isNewHere = (state: FileState) =>
      state.name === file && record !== undefined && newIn(state).some((start) => isWithin([record], start));
    showFiles(files.filter((state) => !isNewHere(state)));
  }, [file, record]);

  const newPaths = new Map(
    files.filter(({ changes }) => changes.length > 0).map((each) => [each.name, newIn(each)]),
  );
  const isDue = (diagnostic: PlacedDiagnostic): boolean => {
    const state = files.find(({ name }) => name === diagnostic.file);
    if (!state?.form || blurred.has(controlId(diagnostic.path))) return true;
    return !newPaths
      .get(state.name)
      ?.some((start) => isWithin(diagnostic.path, start) && isEmpty(valueAt(state.current, diagnostic.path)));
  };

  return {
    isDue,
    showAll: () => showFiles(files),
    onBlur: useCallback(({ target }: FocusEvent) => {
      // When the window loses the focus, its active element stays.
      if (document.activeElement !== target) setBlurred((before) => new Set(before).add(target.id));
    }, []),
  };
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) && value.every((entry) => entry === '');
}
