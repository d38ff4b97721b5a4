import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldPath, formatPath } from '../../core/field-path.ts';
import { type FormField, fieldAt } from '../protocol/form-field.ts';
import type { CheckAnswer, Draft, PlacedDiagnostic } from '../protocol/protocol.ts';
import type { FileState } from './drafts-reducer.ts';
import { checkDrafts } from './send-request.ts';
import type { RunRequest } from './useServer.ts';

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

/** Rewords a diagnostic for a form: names the field by its label, and shows values without YAML syntax. */
export function withFormLabels<P extends PlacedDiagnostic>(diagnostic: P, form: FormField | null): P {
  if (!form) return diagnostic;
  const field = fieldAt(form, diagnostic.path);
  return {
    ...diagnostic,
    summary: field?.label ? withLabel(diagnostic.summary, diagnostic.path, field.label) : diagnostic.summary,
    fix: withoutYaml(diagnostic.fix),
  };
}

/** `images[1].alt is empty` as "What the picture shows is empty". */
function withLabel(summary: string, path: FieldPath, label: string): string {
  const inRecord = typeof path[0] === 'number' ? path.slice(1) : path;
  const start = [formatPath(inRecord), String(path.at(-1))].find((name) => summary.startsWith(`${name} `));
  return start === undefined ? summary : label + summary.slice(start.length);
}

/** `Write, for example:   alt: "A quay."` as "For example: A quay."; other text stays as it is. */
function withoutYaml(original: string): string {
  // Forms cannot contain YAML comments.
  const fix = original.replaceAll(/\n.*: {3}.* {2}# .*$/gm, '');
  const [intro = '', ...block] = fix.split('\n');
  if (!intro.endsWith(':')) return fix.replaceAll(/^(.*:) {3}(\S.*)$/gm, withoutYamlLine);
  const values = block.map((line) => yamlValueOf(line.trim()));
  return values.includes(null) ? fix : `${introOf(intro)} ${values.filter(Boolean).join('; ')}`;
}

function withoutYamlLine(original: string, intro: string, line: string): string {
  const value = yamlValueOf(line);
  return value === null ? original : `${introOf(intro)} ${value}`;
}

function introOf(intro: string): string {
  return /^(?:Add to this (?:record|entry)|Write, for example):$/.test(intro) ? 'For example:' : intro;
}

/** The value in a line of YAML: "" for a key with nested values, null if it needs YAML syntax. */
function yamlValueOf(line: string): string | null {
  const [, value] = /^(?:- [\w-]+:|[\w-]+:|-)(?: (.*))?$/.exec(line) ?? [null, null];
  if (value === null || value?.includes('   ') || value?.includes('  #')) return null;
  if (value === '""' || value === "''") return 'nothing';
  return value?.replace(/^"(.*)"$/, '$1').replaceAll('\\"', '"') ?? '';
}
