import { diagnosticInRecord } from '../../content/diagnostic-in-record.ts';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../../core/diagnostics.ts';
import { type FieldPath, formatPath } from '../../core/field-path.ts';
import { maxTextLength } from '../../core/text.ts';
import type { ContentSources } from '../read-content.ts';
import { visitValues } from '../validate/validate-records.ts';

/** Whether résumé and cards never show the field: texts of publications that are shown on demand or are only in files. */
export function isFolded(path: FieldPath): boolean {
  return ['abstract', 'bibtex'].includes(String(path.at(-1)));
}

/** Warns of texts that the résumé and the share cards truncate. */
export function lintLengths(sources: ContentSources): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const [file, records] of sources.records) {
    for (const record of records) {
      visitValues(record.value, [], (path, value) => {
        if (typeof value !== 'string' || value.length <= maxTextLength || isFolded(path)) return;
        const diagnosticText = explainLongText(formatPath(path), value);
        diagnostics.push(diagnosticInRecord(file, record, path, diagnosticText, { severity: 'warning' }));
      });
    }
  }
  for (const [file, prose] of sources.prose) {
    for (const [index, text] of prose.split('\n').entries()) {
      if (text.length <= maxTextLength) continue;
      const diagnosticText = explainLongText('the text', text);
      diagnostics.push(diagnosticInFile(file, diagnosticText, { line: index + 1, column: 1 }, 'warning'));
    }
  }
  return diagnostics;
}

function explainLongText(where: string, text: string): DiagnosticText {
  return {
    code: 'paragraph-too-long',
    summary: `${where} has ${text.length} characters in one paragraph`,
    why: `The pages show all of it. The PDF résumé and the share cards show only the first ${maxTextLength}.`,
    fix: 'Split it into paragraphs, or shorten it.',
  };
}
