import { groupEqual, sumUp } from './group-diagnostics.ts';
import { compareText } from './text.ts';

/** One thing wrong with what the owner wrote, told so that it can be fixed without knowing the code. */
export type Diagnostic = {
  /** Path from the project's folder, with forward slashes: `content/projects.yaml`. */
  file: string;
  /** 1-based; 0 when the problem is the file as a whole. */
  line: number;
  column: number;
  /**
   * error: no site can be made of it; unfinished: one to look at can, and none is published; warning: worth a look.
   */
  severity: 'error' | 'unfinished' | 'warning';
  /** The record of a list it is about, as it is spoken of, with which the summary begins; "" for none. */
  subject: string;
  summary: string;
  why: string;
  /** One fix to copy; "" when there is none to offer. */
  fix: string;
  /** The field as code writes it, e.g. `images[1].alt`; "" when no single field is meant. */
  field: string;
};

export type DiagnosticText = { summary: string; why: string; fix: string };
export type Position = { line: number; column: number };

/** Characters of a line of a message; only a value that was pasted by mistake is longer. */
const maxLineLength = 1000;

/** The place of what is wrong with a file as a whole. */
export const wholeFile: Position = { line: 0, column: 0 };

/** A problem of a file of content/, given by its path in it; "" is the folder itself. */
export function diagnosticInFile(
  file: string,
  diagnosticText: DiagnosticText,
  position: Position = wholeFile,
  severity: Diagnostic['severity'] = 'error',
): Diagnostic {
  const label = file === '' ? 'content' : `content/${file}`;
  return {
    ...diagnosticText,
    file: label,
    line: position.line,
    column: position.column,
    severity,
    subject: '',
    field: '',
  };
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

export function countErrors(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === 'error').length;
}

/** How many keep a site from its visitors. */
export function countStopping(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity !== 'warning').length;
}

/** `1 problem to fix.`: how a failed command ends. */
export function problemsToFix(count: number): string {
  return `${count === 1 ? '1 problem' : `${count} problems`} to fix.`;
}

/** By file, then position, then words: the same content always prints the same text. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.severity, b.severity) ||
      compareText(a.summary, b.summary),
  );
}

/** All problems as a terminal shows them, a blank line between; "" for none. Ends without a newline. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return groupEqual(sortDiagnostics(diagnostics)).map(formatGroup).join('\n\n');
}

const severityLabels = { error: '', unfinished: 'before publishing: ', warning: 'warning: ' };

function formatGroup(equal: [Diagnostic, ...Diagnostic[]]): string {
  const [diagnostic] = equal;
  const position = diagnostic.line > 0 ? `:${diagnostic.line}:${diagnostic.column}` : '';
  const { place, summary } =
    equal.length > 1 ? sumUp(equal) : { place: diagnostic.file + position, summary: diagnostic.summary };
  // A short question reads on in the same line; something to copy stands on its own.
  const isQuestion = diagnostic.fix.startsWith('Did you mean') && !diagnostic.fix.includes('\n');
  const advice = isQuestion
    ? [[diagnostic.why, diagnostic.fix].filter(Boolean).join(' ')]
    : [diagnostic.why, diagnostic.fix];
  const lines = advice.filter(Boolean).flatMap((part) => part.split('\n'));
  const text = [
    `${place}  ${severityLabels[diagnostic.severity]}${summary}`,
    ...lines.map((line) => `  ${line}`),
  ]
    .map((line) => (line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line))
    .join('\n');
  // What the owner wrote is quoted, and must not be able to steer the terminal it is printed in.
  return text.replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}
