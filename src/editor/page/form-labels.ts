import { type FieldPath, formatPath } from '../../core/field-path.ts';
import type { FormField } from '../protocol/form-field.ts';
import type { PlacedDiagnostic } from '../protocol/protocol.ts';
import { fieldAt } from './previewed-path.ts';

/**
 * A problem as it is told beside a form: of the field by its label, and of what to write there without the line of YAML
 * that a text editor would need.
 */
export function inFormLabels<P extends PlacedDiagnostic>(diagnostic: P, form: FormField | null): P {
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

/** `Write, for example:   alt: "A quay."` as "For example: A quay."; what is no YAML stays as it is. */
function withoutYaml(whole: string): string {
  // A comment in the file, which no form has.
  const fix = whole.replaceAll(/\n.*: {3}.* {2}# .*$/gm, '');
  const [intro = '', ...block] = fix.split('\n');
  if (!intro.endsWith(':')) return fix.replaceAll(/^(.*:) {3}(\S.*)$/gm, told);
  const words = block.map((line) => wordsOf(line.trim()));
  return words.includes(null) ? fix : `${introOf(intro)} ${words.filter(Boolean).join('; ')}`;
}

function told(whole: string, intro: string, line: string): string {
  const words = wordsOf(line);
  return words === null ? whole : `${introOf(intro)} ${words}`;
}

function introOf(intro: string): string {
  return /^(?:Add to this entry|Write, for example):$/.test(intro) ? 'For example:' : intro;
}

/** What a line of YAML says: "" for a key whose value stands below it, null for what cannot be said without YAML. */
function wordsOf(line: string): string | null {
  const [, value] = /^(?:- [\w-]+:|[\w-]+:|-)(?: (.*))?$/.exec(line) ?? [null, null];
  if (value === null || value?.includes('   ') || value?.includes('  #')) return null;
  if (value === '""' || value === "''") return 'nothing';
  return value?.replace(/^"(.*)"$/, '$1').replaceAll('\\"', '"') ?? '';
}
