import { warn } from '../../content/diagnostic-in-record.ts';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../../core/diagnostics.ts';
import { type FieldPath, formatPath } from '../../core/field-path.ts';
import { groupDigits, maxTextLength } from '../../core/text.ts';
import type { ContentSources } from '../read-content.ts';
import { fieldTexts, proseLines } from './written-texts.ts';

/** Whether résumé and cards never show the field: texts of publications that are shown on demand or are only in files. */
export function isFolded(path: FieldPath): boolean {
  return ['abstract', 'bibtex'].includes(String(path.at(-1)));
}

/** Warns of texts that the résumé and the share cards truncate. */
export function lintLengths(sources: ContentSources): Diagnostic[] {
  const isLong = ({ text }: { text: string }) => text.length > maxTextLength;
  return [
    ...fieldTexts(sources)
      .filter((field) => isLong(field) && !isFolded(field.path))
      .map(({ file, record, path, text }) =>
        warn(file, record, path, explainLongText(formatPath(path), text)),
      ),
    ...proseLines(sources)
      .filter(isLong)
      .map(({ file, line, text }) =>
        diagnosticInFile(file, explainLongText('the text', text), { line, column: 1 }, 'warning'),
      ),
  ];
}

function explainLongText(where: string, text: string): DiagnosticText {
  return {
    code: 'paragraph-too-long',
    summary: `${where} has ${groupDigits(text.length)} characters in one paragraph`,
    why: `The pages show all of it. The PDF résumé and the share cards show only the first ${groupDigits(maxTextLength)}.`,
    fix: 'Split it into paragraphs, or shorten it.',
  };
}
