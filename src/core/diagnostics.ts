import { groupEqual, sumUp } from './group-diagnostics.ts';
import { compareText } from './text.ts';

/** One thing wrong with what the owner wrote, told so that it can be mended without knowing the code. */
export type Problem = {
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
  return {
    ...wording,
    file: label,
    line: position.line,
    column: position.column,
    severity,
    subject: '',
    field: '',
  };
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

export function countErrors(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

/** How many keep a site from its visitors. */
export function countStopping(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity !== 'warning').length;
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
  return groupEqual(sortProblems(problems)).map(formatGroup).join('\n\n');
}

const severityLabels = { error: '', unfinished: 'before publishing: ', warning: 'warning: ' };

function formatGroup(equal: [Problem, ...Problem[]]): string {
  const [problem] = equal;
  const position = problem.line > 0 ? `:${problem.line}:${problem.column}` : '';
  const { place, summary } =
    equal.length > 1 ? sumUp(equal) : { place: problem.file + position, summary: problem.summary };
  // A short question reads on in the same line; something to copy stands on its own.
  const isQuestion = problem.mend.startsWith('Did you mean') && !problem.mend.includes('\n');
  const advice = isQuestion
    ? [[problem.explanation, problem.mend].filter(Boolean).join(' ')]
    : [problem.explanation, problem.mend];
  const lines = advice.filter(Boolean).flatMap((part) => part.split('\n'));
  const text = [
    `${place}  ${severityLabels[problem.severity]}${summary}`,
    ...lines.map((line) => `  ${line}`),
  ]
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line))
    .join('\n');
  // What the owner wrote is quoted, and must not be able to steer the terminal it is printed in.
  return text.replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}
