import type { z } from 'zod';
import { explainIssues } from '../content/explain-issues.ts';
import { profileAddress } from '../content/networks.ts';
import { fieldsOf } from '../content/schema-fields.ts';
import { valueAt } from '../core/field-path.ts';
import { placeholderText } from '../owner/starter-content.ts';
import { type ContentReading, valueOfFile } from '../site/read-content.ts';
import { validateSpans } from '../site/validate/validate-records.ts';
import { type Imported, invalidField } from './imported-resume.ts';
import type { RecordFields, RecordKind } from './record-identity.ts';

/** Fills in required fields, or returns why that is impossible. Guesses become doubts of the record. */
export function completeRecord(
  kind: RecordKind,
  schema: z.ZodType,
  imported: Imported<RecordFields>,
  read: ContentReading,
): { record: RecordFields } | { why: string } {
  const { record } = imported;
  const filled: Record<string, unknown> = { ...record };
  // A single date is the start.
  if (!filled.start && filled.end) filled.start = filled.end;
  if (kind === 'publications' && !filled.authors) {
    filled.authors = [String(valueAt(valueOfFile(read.sources, 'owner.yaml'), ['name']))];
    imported.doubts = [...(imported.doubts ?? []), 'Only you are listed as its author: add the others.'];
  }
  for (const [field, inner] of Object.entries(requiredFields(schema))) {
    if (filled[field] !== undefined || field === 'name') continue;
    if (inner.safeParse('').success) filled[field] = '';
    else if (inner.meta()?.control !== 'date') {
      const placeholder = placeholderText(inner.description ?? '', read.locale);
      if (inner.safeParse(placeholder).success) filled[field] = placeholder;
    }
  }
  const named = 'name' in (fieldsOf(schema) ?? {}) && filled.name === undefined;
  fixOptional(schema, filled, imported);
  const whole = named ? { ...filled, name: 'name' } : filled;
  const result = schema.safeParse(whole);
  const issues = result.success
    ? validateSpans({ value: whole } as Parameters<typeof validateSpans>[0])
    : explainIssues(schema, { value: whole, sourceOf: () => '' }, result.error.issues);
  return issues.length === 0
    ? { record: filled }
    : {
        why: [labelOf(kind, record), `${issues.map(({ summary }) => summary).join('; ')}.`]
          .filter(Boolean)
          .join(': '),
      };
}

/** Completes addresses without a scheme, and removes other optional fields that are invalid. */
function fixOptional(schema: z.ZodType, record: Record<string, unknown>, imported: Imported<unknown>): void {
  const required = requiredFields(schema);
  for (const [field, inner] of Object.entries(fieldsOf(schema) ?? {})) {
    const value = record[field];
    if (field in required || value === undefined || inner.safeParse(value).success) continue;
    const address = typeof value === 'string' ? profileAddress(null, value) : null;
    if (address && inner.safeParse(address).success) record[field] = address;
    else {
      delete record[field];
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      imported.doubts = [...(imported.doubts ?? []), invalidField(field, text)];
    }
  }
}

function requiredFields(schema: z.ZodType): Record<string, z.ZodType> {
  const shape = 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};
  return Object.fromEntries(Object.entries(shape).filter(([, field]) => !field.isOptional()));
}

/** The label of a record in the list of imported records. */
export function labelOf(kind: RecordKind, record: RecordFields): string {
  const { title, organization, name, by, start, date } = record;
  const heading =
    kind === 'quotes' ? by : (title ?? (kind === 'languages' || kind === 'interests' ? name : ''));
  return [heading, organization, start ?? date].filter(Boolean).join(' · ');
}

/** The same label for a program of a school. */
export function programLabel({ title, school }: RecordFields): string {
  return [title, school].filter(Boolean).join(' · ');
}
