import { type FocusEvent, useCallback, useEffect, useState } from 'react';
import { type FieldPath, valueAt } from '../../core/field-path.ts';
import { insertedPaths, isWithin } from '../protocol/inserted-paths.ts';
import type { PlacedDiagnostic } from '../protocol/protocol.ts';
import type { FileState } from './editor-state.ts';
import { controlId } from './FormContext.tsx';
import type { Place } from './place.ts';

/** How many changes of a file its owner has been asked about; they hold until it is saved. */
type Asked = Record<string, { fingerprint: string | null; changes: number }>;

/**
 * Holds back what is still missing in records and lines that have just come in, until their owner leaves the field,
 * goes elsewhere or wants to save.
 */
export function useDeferredValidation(files: readonly FileState[], { file, path }: Place) {
  const [asked, setAsked] = useState<Asked>({});
  /** Ids of the controls that were left here. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [record] = path;

  const newIn = ({ name, fingerprint, changes }: FileState): FieldPath[] => {
    const known = asked[name];
    return insertedPaths(changes, known?.fingerprint === fingerprint ? known.changes : 0);
  };
  const askAbout = (chosen: readonly FileState[]) =>
    setAsked((before) => ({
      ...before,
      ...Object.fromEntries(
        chosen.map(({ name, fingerprint, changes }) => [name, { fingerprint, changes: changes.length }]),
      ),
    }));

  useEffect(() => {
    setLeft(new Set());
    const isNewHere = (state: FileState) =>
      state.name === file && record !== undefined && newIn(state).some((start) => isWithin([record], start));
    askAbout(files.filter((state) => !isNewHere(state)));
  }, [file, record]);

  const newOnes = new Map(
    files.filter(({ changes }) => changes.length > 0).map((each) => [each.name, newIn(each)]),
  );
  const isDue = (diagnostic: PlacedDiagnostic): boolean => {
    const state = files.find(({ name }) => name === diagnostic.file);
    if (!state?.form || left.has(controlId(diagnostic.path))) return true;
    return !newOnes
      .get(state.name)
      ?.some((start) => isWithin(diagnostic.path, start) && isEmpty(valueAt(state.current, diagnostic.path)));
  };

  return {
    isDue,
    askAll: () => askAbout(files),
    onBlur: useCallback(({ target }: FocusEvent) => {
      // A window that is left keeps its focus, and nothing has been left in it.
      if (document.activeElement !== target) setLeft((before) => new Set(before).add(target.id));
    }, []),
  };
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) && value.every((entry) => entry === '');
}
