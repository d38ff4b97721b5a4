import type { z } from 'zod';
import { subjectOf } from '../../content/diagnostic-in-record.ts';
import { schemaAt } from '../../content/schema-fields.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { type FieldPath, formatPath, parsePath } from '../../core/field-path.ts';
import { noteOfFile } from '../../features/notes/note.ts';
import type { ContentFile } from '../../site/content-files.ts';
import type { Translation } from '../../site/languages/read-translations.ts';
import { type ContentReading, recordsOf } from '../../site/read-content.ts';
import { visitValues } from '../../site/validate/validate-records.ts';
import type { PlacedDiagnostic } from '../protocol/protocol.ts';
import { translatedText } from '../protocol/translations.ts';

export function placeDiagnostics(
  diagnostics: readonly Diagnostic[],
  { sources, translations }: ContentReading,
): PlacedDiagnostic[] {
  return diagnostics.map((diagnostic) => {
    const file = diagnostic.file.replace(/^content\//, '');
    const translation = translations.find(({ language }) => file.startsWith(`${language}/`));
    if (translation) return placeInTranslation(diagnostic, file, translation);
    const placed = placeDiagnostic(diagnostic, sources.files.get(file), recordsOf(sources, file));
    // In this text, the lines of the fields are empty.
    const above = /^\n*/.exec(sources.prose.get(file) ?? '')?.[0].length ?? 0;
    const isInText = noteOfFile(file) !== null && diagnostic.field === '' && diagnostic.line > above;
    return isInText ? { ...placed, path: ['text'] } : placed;
  });
}

function placeInTranslation(
  diagnostic: Diagnostic,
  file: string,
  { fieldAt }: Translation,
): PlacedDiagnostic {
  const placed = placeDiagnostic(diagnostic);
  const field = fieldAt(file, diagnostic);
  const path = field?.length === 0 ? [translatedText] : (field ?? []);
  const fix =
    diagnostic.code === 'stale-translation'
      ? 'Change the translation, or mark it as still right.'
      : diagnostic.fix;
  return { ...placed, path, fix };
}

/**
 * Finds the form field at a diagnostic's line and column. `contentFile` and `records` describe its file; Markdown has
 * none.
 */
export function placeDiagnostic(
  diagnostic: Diagnostic,
  contentFile?: Pick<ContentFile, 'schema' | 'shape'>,
  records: readonly YamlRecord[] = [],
): PlacedDiagnostic {
  const { severity, subject, summary, why, fix, line, notice } = diagnostic;
  const file = diagnostic.file.replace(/^content\//, '');
  const record =
    line > 0 ? records.findLast((candidate) => isAtOrBefore(candidate.locate([]), diagnostic)) : undefined;
  const placed = { file, severity, why, fix, line, ...(notice && { notice }) };
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

type Position = { line: number; column: number };

function findField(schema: z.ZodType, diagnostic: Diagnostic, record: YamlRecord): FieldPath {
  // A missing field has no position, but the diagnostic names it.
  const named = parsePath(diagnostic.field);
  if (diagnostic.field !== '' && schemaAt(schema, named)) return named;
  let nearest: FieldPath = [];
  visitValues(record.value, [], (path) => {
    if (!isAtOrBefore(record.locate(path), diagnostic)) return;
    const isNamed = diagnostic.field === '' || formatPath(path).endsWith(diagnostic.field);
    if (isNamed) nearest = path;
  });
  return nearest;
}

function isAtOrBefore(position: Position, other: Position) {
  return position.line < other.line || (position.line === other.line && position.column <= other.column);
}
