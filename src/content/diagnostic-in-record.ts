import {
  type Diagnostic,
  type DiagnosticText,
  diagnosticInFile,
  type NoticeCode,
  wholeFile,
} from '../core/diagnostics.ts';
import { type FieldPath, formatPath, valueAt } from '../core/field-path.ts';
import type { YamlRecord } from './yaml-records.ts';

type Severity = Diagnostic['severity'];

/** Longer names, in characters, do not identify a record in a message. */
const maxNameLength = 60;

/** A diagnostic of one field of a record. In a list, its summary begins with the record. */
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

/** The name of a record in messages: its own, or its number in the list. */
export function subjectOf(record: YamlRecord): string {
  const name = valueAt(record.value, ['name']);
  const isName = typeof name === 'string' && /^\S(?:.*\S)?$/.test(name) && name.length <= maxNameLength;
  return isName ? name : `record ${record.index + 1}`;
}

/** A warning about a field. */
export function warn(
  file: string,
  record: YamlRecord,
  path: FieldPath,
  diagnosticText: DiagnosticText,
): Diagnostic {
  return diagnosticInRecord(file, record, path, diagnosticText, { severity: 'warning' });
}

/** A notice about a field, which the owner can hide by its code and what it is `about`. */
export function noticeInRecord(
  file: string,
  record: YamlRecord,
  path: FieldPath,
  diagnosticText: DiagnosticText,
  notice: { code: NoticeCode; about: string },
): Diagnostic {
  return { ...diagnosticInRecord(file, record, path, diagnosticText, { severity: 'notice' }), notice };
}

/** A warning about a whole file. */
export function warnFile(file: string, diagnosticText: DiagnosticText): Diagnostic {
  return diagnosticInFile(file, diagnosticText, wholeFile, 'warning');
}
