import type { z } from 'zod';
import type { DiagnosticText } from '../core/diagnostics.ts';
import { type FieldPath, formatPath, valueAt } from '../core/field-path.ts';
import { block, didYouMean, found, joinAlternatives, yamlLine, yamlScalar } from '../core/quoted-values.ts';
import { nearest } from '../core/text.ts';
import { englishMonths } from '../i18n/dates.ts';
import { exampleOf, fieldsOf, groupFieldsOf, optionsOf, schemaAt } from './schema-fields.ts';
import { suggestValue } from './suggest-value.ts';
import type { YamlRecord } from './yaml-records.ts';

type FieldDiagnostic = DiagnosticText & { path: FieldPath; part: 'key' | 'value' };

const expectations = {
  text: 'text',
  wholeNumber: 'a whole number',
  list: 'a list',
  fields: 'a group of fields',
  boolean: 'true or false',
  atLeast: (minimum: number | bigint) => `${minimum} or more`,
  atMost: (maximum: number | bigint) => `${maximum} or less`,
  items: (minimum: number | bigint) => `a list with at least ${minimum} ${minimum === 1 ? 'item' : 'items'}`,
  orEmpty: (expected: string) => `${expected}, or ""`,
};

/** Explains what the schema rejected in one record. One mistake gives one diagnostic. */
export function explainIssues(
  schema: z.ZodType,
  record: Pick<YamlRecord, 'value' | 'sourceOf'>,
  found: readonly z.core.$ZodIssue[],
): FieldDiagnostic[] {
  const issues = found.flatMap((issue) => issuesOfGroup(schema, record.value, issue));
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const misspelled = new Set<string>();
  const explained = unknown.flatMap((issue) => {
    const fields = groupFieldsOf(schemaAt(schema, pathOf(issue)) ?? schema) ?? {};
    const present = valueAt(record.value, pathOf(issue));
    return issue.keys.map((key) => {
      // A field that exists cannot be the one that was meant.
      const missing = Object.keys(fields).filter((field) => valueAt(present, [field]) === undefined);
      const similar = nearest(key, missing) ?? nearest(key, Object.keys(fields));
      const path = [...pathOf(issue), key];
      if (key === 'unlisted') return { ...explainUnlisted(formatPath(path)), path, part: 'key' as const };
      if (similar) misspelled.add(formatPath([...pathOf(issue), similar]));
      const diagnosticText = {
        code: 'unknown-field',
        summary: `${formatPath(path)} is not a field of this record`,
        why: similar ? '' : `Its fields are ${Object.keys(fields).join(', ')}.`,
        fix: didYouMean(similar, 'Remove the line, or use one of these fields.'),
      };
      return { ...diagnosticText, path, part: 'key' as const };
    });
  });
  const rest = issues.filter(
    (issue) => issue.code !== 'unrecognized_keys' && !misspelled.has(formatPath(pathOf(issue))),
  );
  // A rule between fields reports the same empty field again.
  const places = rest.map((issue) => formatPath(pathOf(issue)));
  const once = rest.filter((_issue, index) => places.indexOf(places[index] ?? '') === index);
  return [...explained, ...once.map((issue) => explainIssue(schema, record, issue))];
}

function explainUnlisted(field: string): DiagnosticText {
  return {
    code: 'unlisted-without-page',
    summary: `${field} is not a field of this record, because the record has no separate page`,
    why: 'Only content with its own address can be unlisted: pages, galleries, notes, and projects with a case study.',
    fix: 'To leave the record out, write instead:   draft: true\nTo show it only to people who have the link, move it to a page or gallery with   unlisted: true',
  };
}

/** If a field accepts text or a group and contains a group, only the issues inside the group count. */
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
): FieldDiagnostic {
  const path = pathOf(issue);
  const field = formatPath(path);
  const fieldSchema = schemaAt(schema, path) ?? schema;
  const value = valueAt(record.value, path);
  const description = fieldSchema.description ?? '';
  const key = String(path.findLast((step) => typeof step === 'string') ?? '');
  const isListItem = typeof path.at(-1) === 'number';
  const line = (value: unknown) => (isListItem ? `- ${yamlScalar(value)}` : yamlLine(key, value));
  const ownExample: unknown = issue.code === 'custom' ? issue.params?.example : undefined;
  const exampleValue = ownExample ?? exampleOf(fieldSchema);
  const example = line(exampleValue);
  const at = (diagnosticText: DiagnosticText): FieldDiagnostic => ({
    ...diagnosticText,
    path,
    part: 'value',
  });

  if (path.length === 0)
    return at({
      code: 'not-a-record',
      summary: `it is ${found(value)}, expected fields, one on each line`,
      why: 'A record begins with a hyphen, a space and its first field. The other fields are below it.',
      fix: `Begin it like this:   - ${Object.keys(fieldsOf(schema) ?? {})[0] ?? ''}: …`,
    });
  if (value === undefined)
    return at({
      code: 'missing-field',
      summary: `${field} is missing`,
      why: description,
      fix: block('Add to this record:', example),
    });
  const isBlank = value === null || (typeof value === 'string' && value.trim() === '');
  if (isBlank) {
    const written = /^(?:[\w-]+:\s+)?(#.*)$/.exec(record.sourceOf(path))?.[1];
    if (value === null && written) {
      return at({
        code: 'value-is-comment',
        summary: `${field} is empty, because its value begins with #`,
        why: 'Without quotes, # begins a comment.',
        fix: `Put the value in quotes:   ${line(written)}`,
      });
    }
    return at({
      code: 'empty-field',
      summary: `${field} is empty`,
      why: description,
      fix: block('Write, for example:', allowsEmpty(fieldSchema) ? line('') : example),
    });
  }
  const suggestion = suggestValue(value, fieldSchema);
  const isRetyped = typeof value !== typeof suggestion || typeof value === 'object';
  const fix =
    suggestion === undefined
      ? exampleValue === '…'
        ? ''
        : block('Write, for example:', example)
      : isRetyped || suggestion === ''
        ? block('Write:', line(asWritten(value, suggestion, record.sourceOf(path))))
        : didYouMean(suggestion);
  const why = explainDate(value) ?? description;
  const expected = expectation(issue, fieldSchema);
  // For a union, zod reports only the nearest option; "" is also allowed.
  const isOrEmpty =
    issue.code !== 'invalid_union' && fieldSchema.type === 'union' && allowsEmpty(fieldSchema);
  const accepted = isOrEmpty ? expectations.orEmpty(expected) : expected;
  return at({
    code: 'invalid-value',
    summary: `${field} is ${found(value)}, expected ${accepted}`,
    why,
    fix,
  });
}

/** Keeps the source text of a number that should be text: `2024.10`, not `2024.1`. */
function asWritten(value: unknown, suggestion: unknown, source: string): unknown {
  if (typeof value !== 'number' || typeof suggestion !== 'string') return suggestion;
  return /^[\w-]+:\s+([\d.]+)\s*$/.exec(source)?.[1] ?? suggestion;
}

function allowsEmpty(schema: z.ZodType): boolean {
  return schema.safeParse('').success;
}

function expectation(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? expectations.text;
    case 'invalid_value':
      return joinAlternatives(issue.values.map((value) => (value === '' ? '""' : String(value))));
    case 'too_small':
      return issue.origin === 'array'
        ? expectations.items(issue.minimum)
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
  string: expectations.text,
  number: expectations.wholeNumber,
  int: expectations.wholeNumber,
  array: expectations.list,
  object: expectations.fields,
  boolean: expectations.boolean,
};

function unionExpectation(issue: z.core.$ZodIssueInvalidUnion, schema: z.ZodType): string {
  const inner = issue.errors.flatMap((errors, index) => {
    const first = errors[0];
    const option = optionsOf(schema)[index];
    return first && option ? [{ first, text: expectation(first, option) }] : [];
  });
  const isEmptyOption = ({ first }: { first: z.core.$ZodIssue }) =>
    first.code === 'invalid_value' && first.values.includes('');
  const expected = joinAlternatives(
    inner.filter((option) => !isEmptyOption(option)).map((option) => option.text),
  );
  return inner.some(isEmptyOption) ? expectations.orEmpty(expected) : expected;
}

/** Why a text that looks like a date is not a real one; null if it does not look like a date. */
function explainDate(value: unknown): string | null {
  const match = typeof value === 'string' ? /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(value) : null;
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3] ?? '1')];
  const name = englishMonths[month - 1];
  if (!name) return `There is no month ${month}.`;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < 1 || day > days ? `${name} ${year} has ${days} days.` : null;
}

function pathOf(issue: z.core.$ZodIssue): (string | number)[] {
  return issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
}
