import path from 'node:path';
import { createInterface } from 'node:readline/promises';

/** Where a command was typed, and who reads what it says. */
export type Terminal = {
  /** The owner's folder. */
  root: string;
  /** The folder the words were typed in; npm runs its scripts in the project's, wherever that was. */
  typedIn: string;
  /** npm hands options on in it. */
  environment: Record<string, string | undefined>;
  say: (text: string) => void;
  printError: (text: string) => void;
  /** Null when nobody is there to answer. */
  openPrompt: (() => Prompt) | null;
};

/** The terminal of this process, with the owner's folder in `root`. */
export function ownTerminal(root: string): Terminal {
  const isSomebodyThere = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const { INIT_CWD, npm_package_json: script } = process.env;
  // npm leaves where it was started to all that it runs, and to what that runs in other folders.
  const isScript = script !== undefined && path.dirname(script) === process.cwd();
  return {
    root,
    typedIn: isScript && INIT_CWD ? INIT_CWD : process.cwd(),
    environment: process.env,
    say: (text) => console.log(text),
    printError: (text) => console.error(text),
    openPrompt: isSomebodyThere ? openPrompt : null,
  };
}

/** Asks somebody at a terminal. Ctrl-C rejects with `Stopped`, Ctrl-D with `NoMoreAnswers`. */
export type Prompt = {
  /** Resolves with what was typed, or with `proposed` for nothing. */
  ask: (question: string, proposed?: string) => Promise<string>;
  close: () => void;
};

/** What a shell reports for a program that Ctrl-C ended. */
export const interruptedCode = 130;

/** Somebody stopped the command instead of answering. */
export class Stopped extends Error {}

/** Somebody ended the questions; a command that can do without further answers goes on. */
export class NoMoreAnswers extends Stopped {}

function openPrompt(): Prompt {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  lines.on('SIGINT', () => ended.abort(new Stopped()));
  lines.on('close', () => ended.abort(new NoMoreAnswers()));
  return {
    ask: async (question, proposed = '') => {
      const shown = proposed === '' ? '' : ` [${proposed}]`;
      const answer = await lines
        .question(`${question}${shown}: `, { signal: ended.signal })
        .catch((error: unknown) => {
          throw ended.signal.aborted ? ended.signal.reason : error;
        });
      return answer.trim() || proposed;
    },
    close: () => lines.close(),
  };
}

/** Whether somebody who was asked said yes. */
export function isYes(answer: string): boolean {
  return /^y(?:es)?$/i.test(answer.trim());
}

/**
 * Rows as columns of a terminal, each as wide as its widest cell and none wider than `widest`; two spaces before. The
 * widest give way until all fit into `room`, the width of the terminal.
 */
export function formatTable(
  rows: readonly (readonly string[])[],
  widest = 44,
  room = process.stdout.columns || Number.POSITIVE_INFINITY,
): string {
  const whole = rows.map((row) => row.map((cell) => cut(visible(cell), widest)));
  const columns = Math.max(0, ...whole.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...whole.map((row) => [...(row[column] ?? '')].length)),
  );
  const narrowest = 8;
  while (widths.reduce((sum, width) => sum + width + 2, 0) > room && Math.max(...widths) > narrowest)
    widths[widths.indexOf(Math.max(...widths))] = Math.max(...widths) - 1;
  const clean = whole.map((row) => row.map((cell, column) => cut(cell, widths[column] ?? 0)));
  const pad = (cell: string, width: number) => cell + ' '.repeat(Math.max(0, width - [...cell].length));
  return clean
    .map((row) => `  ${row.map((cell, column) => pad(cell, widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

/** File names and embedded texts come from anywhere, and must not be able to steer the terminal. */
function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '?');
}

function cut(text: string, widest: number): string {
  const letters = [...text];
  return letters.length > widest ? `${letters.slice(0, widest - 1).join('')}…` : text;
}
