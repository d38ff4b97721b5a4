import { type Diagnostic, type DiagnosticText, diagnosticInFile, wholeFile } from '../core/diagnostics.ts';
import type { FieldPath } from '../core/field-path.ts';
import { diagnosticInRecord } from './diagnostic-at.ts';
import type { YamlRecord } from './yaml-records.ts';

/** What is said of a field without stopping a build. */
export function warn(
  file: string,
  record: YamlRecord,
  path: FieldPath,
  diagnosticText: DiagnosticText,
): Diagnostic {
  return diagnosticInRecord(file, record, path, diagnosticText, { severity: 'warning' });
}

/** The same of a file as a whole. */
export function warnFile(file: string, diagnosticText: DiagnosticText): Diagnostic {
  return diagnosticInFile(file, diagnosticText, wholeFile, 'warning');
}
