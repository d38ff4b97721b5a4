import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CheckAnswer, Draft } from '../protocol/protocol.ts';
import type { FileState } from './drafts-reducer.ts';
import { checkDrafts } from './send-request.ts';
import type { RunRequest } from './useServer.ts';
import { withFormLabels } from './with-form-labels.ts';

/** Drafts are validated after a pause in typing. */
const pauseMs = 300;

const unchecked: CheckAnswer & { preview: string | null } = {
  diagnostics: [],
  diffs: [],
  conflicts: [],
  pictures: [],
  renamings: [],
  leftOver: [],
  languages: [],
  preview: null,
};

/** Validates the content with unsaved changes. */
export function useValidation(drafts: Draft[], files: readonly FileState[], run: RunRequest) {
  const [answer, setAnswer] = useState(unchecked);
  const latest = useRef(drafts);
  const validate = useCallback(
    () =>
      run(async () => {
        latest.current = drafts;
        const next = await checkDrafts(drafts);
        // Ignores the answer if the drafts have changed since the request.
        if (latest.current === drafts) setAnswer(next);
      }),
    [run, drafts],
  );
  const isLoaded = files.length > 0;
  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(validate, pauseMs);
    return () => clearTimeout(timer);
  }, [validate, isLoaded]);
  const check = useMemo(() => {
    const forms = new Map(files.map(({ name, form }) => [name, form]));
    const diagnostics = answer.diagnostics.map((diagnostic) =>
      withFormLabels(diagnostic, forms.get(diagnostic.file) ?? null),
    );
    return { ...answer, diagnostics };
  }, [answer, files]);
  return { check, isChecked: answer !== unchecked, validate };
}
