import * as messages from '../../content/content-messages.ts';
import { diagnosticInRecord } from '../../content/diagnostic-at.ts';
import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { formatPath } from '../../core/field-path.ts';
import { maxTextLength } from '../../core/longest-text.ts';
import type { ContentSources } from '../read-content.ts';
import { visit } from '../validate/validate-records.ts';

/** Names texts of which the résumé and the share cards show the beginning alone, with file and line. */
export function lintLengths(sources: ContentSources): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const [file, records] of sources.records) {
    for (const record of records) {
      visit(record.value, [], (path, value) => {
        if (typeof value !== 'string' || value.length <= maxTextLength) return;
        const diagnosticText = messages.longText(formatPath(path), value.length, maxTextLength);
        diagnostics.push(diagnosticInRecord(file, record, path, diagnosticText, { severity: 'warning' }));
      });
    }
  }
  for (const [file, prose] of sources.prose) {
    for (const [index, text] of prose.split('\n').entries()) {
      if (text.length <= maxTextLength) continue;
      const diagnosticText = messages.longText(messages.theText, text.length, maxTextLength);
      diagnostics.push(diagnosticInFile(file, diagnosticText, { line: index + 1, column: 1 }, 'warning'));
    }
  }
  return diagnostics;
}
