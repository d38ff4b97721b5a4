import type { z } from 'zod';
import { subjectOf } from '../../content/diagnostic-at.ts';
import { schemaAt } from '../../content/schema-fields.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { type FieldPath, formatPath, parsePath } from '../../core/field-path.ts';
import type { ContentFile } from '../../site/content-files.ts';
import { type ContentReading, recordsOf } from '../../site/read-content.ts';
import { visit } from '../../site/validate/validate-records.ts';
import type { PlacedDiagnostic } from '../protocol/protocol.ts';

/** `placeProblem` for problems of all files. */
export function placeDiagnostics(
  diagnostics: readonly Diagnostic[],
  { sources }: ContentReading,
): PlacedDiagnostic[] {
  return diagnostics.map((diagnostic) => {
    const file = diagnostic.file.replace(/^content\//, '');
    return placeDiagnostic(diagnostic, sources.files.get(file), recordsOf(sources, file));
  });
}

/**
 * Brings a problem from its line and column back to the field it is about, as a path from the root of its file.
 * `contentFile` and `records` are the problem's file and what stands in it; none for Markdown.
 */
export function placeDiagnostic(
  diagnostic: Diagnostic,
  contentFile?: ContentFile,
  records: readonly YamlRecord[] = [],
): PlacedDiagnostic {
  const { severity, subject, summary, why, fix, line } = diagnostic;
  const file = diagnostic.file.replace(/^content\//, '');
  const record =
    line > 0 ? records.findLast((candidate) => isBefore(candidate.locate([]), diagnostic)) : undefined;
  const placed = { file, severity, why, fix, line };
  if (!record || !contentFile) return { ...placed, path: [], subject: '', summary };
  const field = findField(contentFile.schema, diagnostic, record);
  if (contentFile.shape === 'single') return { ...placed, path: field, subject: '', summary };
  return {
    ...placed,
    path: [record.index, ...field],
    subject: subjectOf(record),
    summary: subject === '' ? summary : summary.slice(subject.length + 2),
  };
}

function findField(schema: z.ZodType, diagnostic: Diagnostic, record: YamlRecord): FieldPath {
  // A field that is missing is not written anywhere, but it is named.
  const named = parsePath(diagnostic.field);
  if (diagnostic.field !== '' && schemaAt(schema, named)) return named;
  let nearest: FieldPath = [];
  visit(record.value, [], (path) => {
    if (!isBefore(record.locate(path), diagnostic)) return;
    const isNamed = diagnostic.field === '' || formatPath(path).endsWith(diagnostic.field);
    if (isNamed) nearest = path;
  });
  return nearest;
}

function isBefore(position: { line: number; column: number }, place: { line: number; column: number }) {
  return position.line < place.line || (position.line === place.line && position.column <= place.column);
}
