import type { z } from 'zod';
import { readMarks } from '../content/read-inline.ts';
import { elementOf, fieldsOf } from '../content/schema-fields.ts';
import type { FieldDiagnostic } from './validate/validate-records.ts';

/** A value that its schema accepted, with the marks of its texts read, and what is wrong with them. */
export function readTexts(
  schema: z.ZodType,
  value: unknown,
  pagePaths: readonly string[],
  path: (string | number)[] = [],
): { value: unknown; diagnostics: FieldDiagnostic[] } {
  if (typeof value === 'string') {
    if (schema.meta()?.control !== 'marks') return { value, diagnostics: [] };
    const { text, diagnostics } = readMarks(value, pagePaths);
    return { value: text, diagnostics: diagnostics.map((diagnosticText) => ({ ...diagnosticText, path })) };
  }
  const diagnostics: FieldDiagnostic[] = [];
  const read = (part: unknown, inner: z.ZodType | null | undefined, step: string | number) => {
    if (!inner) return part;
    const result = readTexts(inner, part, pagePaths, [...path, step]);
    diagnostics.push(...result.diagnostics);
    return result.value;
  };
  if (Array.isArray(value)) {
    const element = elementOf(schema);
    return { value: value.map((part: unknown, index) => read(part, element, index)), diagnostics };
  }
  const fields = fieldsOf(schema);
  if (!fields || typeof value !== 'object' || value === null) return { value, diagnostics };
  const entries = Object.entries(value).map(([key, part]) => [key, read(part, fields[key], key)]);
  return { value: Object.fromEntries(entries), diagnostics };
}
