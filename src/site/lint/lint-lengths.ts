import * as messages from '../../content/content-messages.ts';
import { problemInRecord } from '../../content/diagnostic-at.ts';
import { type Problem, problemInFile } from '../../core/diagnostics.ts';
import { formatPath } from '../../core/field-path.ts';
import { longestText } from '../../core/longest-text.ts';
import type { ContentSources } from '../read-content.ts';
import { visit } from '../validate/validate-records.ts';

/** Names texts of which the résumé and the share cards show the beginning alone, with file and line. */
export function reviewLengths(sources: ContentSources): Problem[] {
  const problems: Problem[] = [];
  for (const [file, records] of sources.records) {
    for (const record of records) {
      visit(record.value, [], (path, value) => {
        if (typeof value !== 'string' || value.length <= longestText) return;
        const wording = messages.longText(formatPath(path), value.length, longestText);
        problems.push(problemInRecord(file, record, path, wording, { severity: 'warning' }));
      });
    }
  }
  for (const [file, prose] of sources.prose) {
    for (const [index, text] of prose.split('\n').entries()) {
      if (text.length <= longestText) continue;
      const wording = messages.longText(messages.theText, text.length, longestText);
      problems.push(problemInFile(file, wording, { line: index + 1, column: 1 }, 'warning'));
    }
  }
  return problems;
}
