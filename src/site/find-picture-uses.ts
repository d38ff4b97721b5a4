import { diagnosticInRecord } from '../content/diagnostic-in-record.ts';
import type { Diagnostic, DiagnosticText } from '../core/diagnostics.ts';
import { formatPath } from '../core/field-path.ts';
import type { RecordFile } from './read-record-files.ts';
import { visitValues } from './validate/validate-records.ts';

/** A field that names a picture, with what is needed to report on it. */
export type PictureUse = { source: string; field: string; report: (diagnosticText: DiagnosticText) => void };

/** Keys under which records name a picture by its public path. */
const pictureKeys = ['source', 'original', 'thumbnail', 'image', 'from'];

export function findPictureUses(file: RecordFile, diagnostics: Diagnostic[]): PictureUse[] {
  const uses: PictureUse[] = [];
  const refused = new Set(file.diagnostics.map((diagnostic) => `${diagnostic.line} ${diagnostic.field}`));
  for (const record of file.records) {
    visitValues(record.value, [], (fieldPath, value) => {
      if (typeof value !== 'string' || !pictureKeys.includes(String(fieldPath.at(-1)))) return;
      const field = formatPath(fieldPath);
      const position = record.locate(fieldPath);
      // The schema has already reported an invalid path.
      const isRefused = refused.has(`${position.line} ${field}`);
      if (value === '' || isRefused || !value.startsWith('/images/')) return;
      const report = (diagnosticText: DiagnosticText) => {
        diagnostics.push(diagnosticInRecord(file.file.name, record, fieldPath, diagnosticText));
      };
      uses.push({ source: value, field, report });
    });
  }
  return uses;
}
