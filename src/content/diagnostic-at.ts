import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../core/diagnostics.ts';
import { type FieldPath, formatPath, valueAt } from '../core/field-path.ts';
import type { YamlRecord } from './yaml-records.ts';

type Severity = Diagnostic['severity'];

/** A name longer than this is no name to speak of a record by, in characters. */
const maxNameLength = 60;

/** A problem of one field of a record; in a list it begins with the record it is about. */
export function diagnosticInRecord(
  file: string,
  record: YamlRecord,
  path: FieldPath,
  diagnosticText: DiagnosticText,
  { severity = 'error', part }: { severity?: Severity; part?: 'key' | 'value' } = {},
): Diagnostic {
  const subject = record.isListed ? subjectOf(record) : '';
  const summary = subject === '' ? diagnosticText.summary : `${subject}: ${diagnosticText.summary}`;
  const diagnostic = diagnosticInFile(
    file,
    { ...diagnosticText, summary },
    record.locate(path, part),
    severity,
  );
  return { ...diagnostic, subject, field: formatPath(path) };
}

/** How a record is spoken of: by its name where it has one that can be read, else by its place in the list. */
export function subjectOf(record: YamlRecord): string {
  const name = valueAt(record.value, ['name']);
  const isName = typeof name === 'string' && /^\S(?:.*\S)?$/.test(name) && name.length <= maxNameLength;
  return isName ? name : `record ${record.index + 1}`;
}
