import { compareText } from '../model/text.ts';

/** One thing wrong with what the owner wrote, told so that it can be mended without knowing the code. */
export type Problem = {
  /** Path from the project's folder, with forward slashes: `content/projects.yaml`. */
  file: string;
  /** 1-based; 0 when the problem is the file as a whole. */
  line: number;
  column: number;
  severity: 'error' | 'warning';
  summary: string;
  explanation: string;
  /** One fix to copy; "" when there is none to offer. */
  mend: string;
  /** The field as code writes it, e.g. `images[1].alt`; "" when no single field is meant. */
  field: string;
};

export type Wording = { summary: string; explanation: string; mend: string };
export type Position = { line: number; column: number };

/** Characters of a line of a message; only a value that was pasted by mistake is longer. */
const longestLine = 1000;

/** The place of what is wrong with a file as a whole. */
export const wholeFile: Position = { line: 0, column: 0 };

/** A problem of a file of content/, given by its path in it; "" is the folder itself. */
export function problemInFile(
  file: string,
  wording: Wording,
  position: Position = wholeFile,
  severity: Problem['severity'] = 'error',
): Problem {
  const label = file === '' ? 'content' : `content/${file}`;
  return { ...wording, file: label, line: position.line, column: position.column, severity, field: '' };
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

export function countErrors(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

/** By file, then position, then words: the same content always prints the same text. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.severity, b.severity) ||
      compareText(a.summary, b.summary),
  );
}

/** All problems as a terminal shows them, a blank line between; "" for none. Ends without a newline. */
export function formatProblems(problems: readonly Problem[]): string {
  return sortProblems(problems).map(formatProblem).join('\n\n');
}

function formatProblem(problem: Problem): string {
  const place = problem.line > 0 ? `${problem.file}:${problem.line}:${problem.column}` : problem.file;
  const label = problem.severity === 'warning' ? 'warning: ' : '';
  // A short question reads on in the same line; something to copy stands on its own.
  const isQuestion = problem.mend.startsWith('Did you mean') && !problem.mend.includes('\n');
  const advice = isQuestion
    ? [[problem.explanation, problem.mend].filter(Boolean).join(' ')]
    : [problem.explanation, problem.mend];
  const lines = advice.filter(Boolean).flatMap((part) => part.split('\n'));
  const text = [`${place}  ${label}${problem.summary}`, ...lines.map((line) => `  ${line}`)]
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line))
    .join('\n');
  // What the owner wrote is quoted, and must not be able to steer the terminal it is printed in.
  return text.replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}
