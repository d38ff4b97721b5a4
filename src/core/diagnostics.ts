import { groupEqual, howToHide, summarizeGroup } from './group-diagnostics.ts';
import { compareText, shorten } from './text.ts';

/** Kinds of notices: the fields of `ignore` in site.yaml, which hide notices by their subject. */
export type NoticeCode =
  | 'openEntry'
  | 'unusedSkill'
  | 'unlistedTool'
  | 'changedColor'
  | 'unprintedProfile'
  | 'unprintedSigns'
  | 'longPage';

/** One problem in the owner's files, explained so that it can be fixed without knowing the code. */
export type Diagnostic = {
  /** Path from the project folder, with forward slashes: `content/projects.yaml`. */
  file: string;
  /** 1-based; 0 for the whole file. */
  line: number;
  column: number;
  /**
   * error: nothing can be built; unfinished: can be previewed but not published; warning: suspicious; notice: for the
   * owner's information.
   */
  severity: 'error' | 'unfinished' | 'warning' | 'notice';
  /** Subject of a notice: the short name of a record, a skill, a color, a network. */
  notice?: { code: NoticeCode; about: string };
  /** Name of the record, with which the summary begins; "" for none. */
  subject: string;
  /** Name of the kind of problem, which stays when its words change: `missing-field`. */
  code: string;
  summary: string;
  why: string;
  /** A fix to copy; "" for none. */
  fix: string;
  /** The field, such as `images[1].alt`; "" for none. */
  field: string;
};

/** A sentence for the owner instead of a result; commands end with it, the editor shows it. */
export class Refused extends Error {}

/** The words of a problem. */
export type Explanation = { summary: string; why: string; fix: string };
export type DiagnosticText = Explanation & { code: string };
export type Position = { line: number; column: number };

/** Longer lines are cut; only values pasted by mistake are longer. */
const maxLineLength = 1000;

/** The position of a problem with the whole file. */
export const wholeFile: Position = { line: 0, column: 0 };

/** A problem in a file of content/, by its path there; "" is the folder itself. */
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

/** Whether a diagnostic prevents publishing: unfinished content can be previewed but not published. */
export function stopsPublishing({ severity }: Pick<Diagnostic, 'severity'>): boolean {
  return severity === 'error' || severity === 'unfinished';
}

/** The number of diagnostics that prevent publishing. */
export function countStopping(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(stopsPublishing).length;
}

const severities: readonly Diagnostic['severity'][] = ['error', 'unfinished', 'warning', 'notice'];

/** The last line of a failed command: `1 problem to fix.` */
export function problemsToFix(count: number): string {
  return `${count === 1 ? '1 problem' : `${count} problems`} to fix.`;
}

/** The refusal of a command that the content stops: every problem that stops publishing, and what the command did not do. */
export function refusalFor(diagnostics: readonly Diagnostic[], consequence: string): Refused {
  const problems = diagnostics.filter(stopsPublishing);
  return new Refused(`${formatDiagnostics(problems)}\n\n${problemsToFix(problems.length)} ${consequence}`);
}

/** The most severe first; by file, position and text, so that the same content always prints the same output. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.summary, b.summary),
  );
}

/** All diagnostics as printed in the terminal, separated by blank lines; no newline at the end. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return groupEqual(sortDiagnostics(diagnostics)).map(formatGroup).join('\n\n');
}

const severityLabels: Record<Diagnostic['severity'], string> = {
  error: '',
  unfinished: 'before publishing: ',
  warning: 'warning: ',
  notice: 'for your information: ',
};

function formatGroup(equal: [Diagnostic, ...Diagnostic[]]): string {
  const [diagnostic] = equal;
  const position = diagnostic.line > 0 ? `:${diagnostic.line}:${diagnostic.column}` : '';
  const { place, summary } =
    equal.length > 1
      ? summarizeGroup(equal)
      : { place: diagnostic.file + position, summary: diagnostic.summary };
  // A short question continues the line; text to copy has its own.
  const isQuestion = diagnostic.fix.startsWith('Did you mean') && !diagnostic.fix.includes('\n');
  const advice = isQuestion
    ? [[diagnostic.why, diagnostic.fix].filter(Boolean).join(' ')]
    : [diagnostic.why, diagnostic.fix, howToHide(equal)];
  const lines = advice.filter(Boolean).flatMap((part) => part.split('\n'));
  const text = [
    `${place}  ${severityLabels[diagnostic.severity]}${summary}`,
    ...lines.map((line) => `  ${line}`),
  ]
    .map((line) => shorten(line, maxLineLength))
    .join('\n');
  // Quoted content must not contain control characters for the terminal.
  return text.replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}

/** An explanation as sentences in one line. */
export function toSentences({ summary, why, fix }: Explanation): string {
  return [`${summary}.`, why, fix].filter(Boolean).join(' ');
}
