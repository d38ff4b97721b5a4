import type { z } from 'zod';
import type { DiagnosticText } from '../core/diagnostics.ts';
import { type FieldPath, formatPath, valueAt } from '../core/field-path.ts';
import { didYouMean, yamlLine, yamlScalar } from '../core/quoted-values.ts';
import { nearest } from '../core/text.ts';
import { englishMonths } from '../i18n/english-months.ts';
import * as messages from './content-messages.ts';
import { exampleOf, fieldsOf, groupFieldsOf, optionsOf, schemaAt } from './schema-fields.ts';
import { suggestValue } from './suggest-value.ts';
import * as yamlMessages from './yaml-messages.ts';
import type { YamlRecord } from './yaml-records.ts';

type Explained = DiagnosticText & { path: FieldPath; part: 'key' | 'value' };

/** Turns what the schema refused in one record into sentences. One mistake gives one problem. */
export function explainIssues(
  schema: z.ZodType,
  record: Pick<YamlRecord, 'value' | 'sourceOf'>,
  found: readonly z.core.$ZodIssue[],
): Explained[] {
  const issues = found.flatMap((issue) => issuesOfGroup(schema, record.value, issue));
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const misspelt = new Set<string>();
  const explained = unknown.flatMap((issue) => {
    const fields = groupFieldsOf(schemaAt(schema, pathOf(issue)) ?? schema) ?? {};
    const present = valueAt(record.value, pathOf(issue));
    return issue.keys.map((key) => {
      // A field that is there cannot be the one that was meant.
      const missing = Object.keys(fields).filter((field) => valueAt(present, [field]) === undefined);
      const similar = nearest(key, missing) ?? nearest(key, Object.keys(fields));
      const path = [...pathOf(issue), key];
      if (similar) misspelt.add(formatPath([...pathOf(issue), similar]));
      const diagnosticText = messages.unknownField(formatPath(path), similar, Object.keys(fields));
      return { ...diagnosticText, path, part: 'key' as const };
    });
  });
  const rest = issues.filter(
    (issue) => issue.code !== 'unrecognized_keys' && !misspelt.has(formatPath(pathOf(issue))),
  );
  // A rule between fields sees the same empty field again.
  const places = rest.map((issue) => formatPath(pathOf(issue)));
  const once = rest.filter((_issue, index) => places.indexOf(places[index] ?? '') === index);
  return [...explained, ...once.map((issue) => explainIssue(schema, record, issue))];
}

/** Where a field takes a text or a group of fields and holds a group, only what is wrong inside it counts. */
function issuesOfGroup(schema: z.ZodType, value: unknown, issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const written = valueAt(value, pathOf(issue));
  if (issue.code !== 'invalid_union' || typeof written !== 'object' || written === null) return [issue];
  const options = optionsOf(schemaAt(schema, pathOf(issue)) ?? schema);
  const inner = issue.errors[options.findIndex((option) => fieldsOf(option) !== null)];
  return inner?.map((part) => ({ ...part, path: [...issue.path, ...part.path] })) ?? [issue];
}

function explainIssue(
  schema: z.ZodType,
  record: Pick<YamlRecord, 'value' | 'sourceOf'>,
  issue: z.core.$ZodIssue,
): Explained {
  const path = pathOf(issue);
  const field = formatPath(path);
  const fieldSchema = schemaAt(schema, path) ?? schema;
  const value = valueAt(record.value, path);
  const description = fieldSchema.description ?? '';
  const key = String(path.findLast((step) => typeof step === 'string') ?? '');
  const isListEntry = typeof path.at(-1) === 'number';
  const line = (shown: unknown) => (isListEntry ? `- ${yamlScalar(shown)}` : yamlLine(key, shown));
  const example = line(exampleOf(fieldSchema));
  const at = (diagnosticText: DiagnosticText): Explained => ({ ...diagnosticText, path, part: 'value' });

  if (path.length === 0)
    return at(yamlMessages.expectedRecord(value, Object.keys(fieldsOf(schema) ?? {})[0] ?? ''));
  if (value === undefined) return at(messages.missingField(field, description, example));
  const isBlank = value === null || (typeof value === 'string' && value.trim() === '');
  if (isBlank) {
    const written = /^(?:[\w-]+:\s+)?(#.*)$/.exec(record.sourceOf(path))?.[1];
    if (value === null && written) {
      return at(messages.commentedOut(field, line(written)));
    }
    return at(messages.emptyField(field, description, allowsEmpty(fieldSchema) ? line('') : example));
  }
  const suggestion = suggestValue(value, fieldSchema);
  const isRetyped = typeof value !== typeof suggestion || Array.isArray(value);
  const fix =
    suggestion === undefined
      ? messages.forExample(example)
      : isRetyped || suggestion === ''
        ? messages.writeInstead(line(asWritten(value, suggestion, record.sourceOf(path))))
        : didYouMean(suggestion);
  const why = explainDate(value) ?? description;
  const expected = expectation(issue, fieldSchema);
  // Of a union, only the part that came nearest is complained about; "" would have done as well.
  const isOrEmpty =
    issue.code !== 'invalid_union' && fieldSchema.type === 'union' && allowsEmpty(fieldSchema);
  const shown = isOrEmpty ? messages.expectations.orEmpty(expected) : expected;
  return at(messages.wrongValue(field, value, shown, why, fix));
}

/** A number that should be text keeps the form in which it was written: `2024.10`, not `2024.1`. */
function asWritten(value: unknown, suggestion: unknown, source: string): unknown {
  if (typeof value !== 'number' || typeof suggestion !== 'string') return suggestion;
  return /^[\w-]+:\s+([\d.]+)\s*$/.exec(source)?.[1] ?? suggestion;
}

function allowsEmpty(schema: z.ZodType): boolean {
  return schema.safeParse('').success;
}

function expectation(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  const { expectations } = messages;
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? expectations.text;
    case 'invalid_value':
      return expectations.oneOf(issue.values.map((value) => (value === '' ? '""' : String(value))));
    case 'too_small':
      return issue.origin === 'array'
        ? expectations.entries(issue.minimum)
        : expectations.atLeast(issue.minimum);
    case 'too_big':
      return expectations.atMost(issue.maximum);
    case 'invalid_union':
      return unionExpectation(issue, schema);
    default:
      return issue.message;
  }
}

const typeNames: Record<string, string> = {
  string: messages.expectations.text,
  number: messages.expectations.wholeNumber,
  int: messages.expectations.wholeNumber,
  array: messages.expectations.list,
  object: messages.expectations.fields,
  boolean: messages.expectations.truth,
};

function unionExpectation(issue: z.core.$ZodIssueInvalidUnion, schema: z.ZodType): string {
  const inner = issue.errors.flatMap((errors, index) => {
    const first = errors[0];
    const option = optionsOf(schema)[index];
    return first && option ? [{ first, text: expectation(first, option) }] : [];
  });
  const isEmptyOption = ({ first }: { first: z.core.$ZodIssue }) =>
    first.code === 'invalid_value' && first.values.includes('');
  const expected = messages.expectations.oneOf(
    inner.filter((option) => !isEmptyOption(option)).map((option) => option.text),
  );
  return inner.some(isEmptyOption) ? messages.expectations.orEmpty(expected) : expected;
}

/** Why a text that looks like a date is none; null when it does not look like one. */
function explainDate(value: unknown): string | null {
  const match = typeof value === 'string' ? /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(value) : null;
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3] ?? '1')];
  const name = englishMonths[month - 1];
  if (!name) return messages.noSuchMonth(month);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < 1 || day > days ? messages.noSuchDay(name, year, days) : null;
}

function pathOf(issue: z.core.$ZodIssue): (string | number)[] {
  return issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
}
