import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { commandHint } from '../core/command-hint.ts';
import { type Explanation, Refused, toSentences } from '../core/diagnostics.ts';
import type { PictureProgress } from '../media/images/types.ts';

/** Input and output of a command. */
export type Terminal = {
  /** The owner's folder. */
  root: string;
  /** The folder that relative file arguments start from; npm runs its scripts in the folder of package.json. */
  typedIn: string;
  /** npm passes options in the environment. */
  environment: Record<string, string | undefined>;
  print: (text: string) => void;
  printError: (text: string) => void;
  /** Null without an interactive terminal. */
  openPrompt: (() => Prompt) | null;
};

/** The terminal of this process, with the owner's folder in `root`. */
export function ownTerminal(root: string): Terminal {
  const isInteractive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const { INIT_CWD, npm_package_json: script } = process.env;
  // npm sets both for every process of a script, also in other folders.
  const isScript = script !== undefined && path.dirname(script) === process.cwd();
  return {
    root,
    typedIn: isScript && INIT_CWD ? INIT_CWD : process.cwd(),
    environment: process.env,
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
    openPrompt: isInteractive ? openPrompt : null,
  };
}

/** Asks questions in a terminal. Ctrl-C rejects with `CommandStopped`, Ctrl-D with `NoMoreAnswers`. */
export type Prompt = {
  /** Resolves with the typed line, or with `proposed` for an empty line. */
  ask: (question: string, proposed?: string) => Promise<string>;
  close: () => void;
};

/** The exit code that shells use for a program stopped by Ctrl-C. */
export const interruptedCode = 130;

/** The command was stopped instead of answered. */
export class CommandStopped extends Error {}

/** Ctrl-D ended the questions; a command that needs no further answers continues. */
export class NoMoreAnswers extends CommandStopped {}

function openPrompt(): Prompt {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  lines.on('SIGINT', () => ended.abort(new CommandStopped()));
  lines.on('close', () => ended.abort(new NoMoreAnswers()));
  return {
    ask: async (question, proposed = '') => {
      const suggestion = proposed === '' ? '' : ` [${proposed}]`;
      const answer = await lines
        .question(`${question}${suggestion}: `, { signal: ended.signal })
        .catch((error: unknown) => {
          throw ended.signal.aborted ? ended.signal.reason : error;
        });
      return answer.trim() || proposed;
    },
    close: () => lines.close(),
  };
}

/** Asks one question and closes the prompt. */
export async function askOnce(
  openPrompt: () => Prompt,
  question: string,
  proposed?: string,
): Promise<string> {
  const prompt = openPrompt();
  return prompt.ask(question, proposed).finally(prompt.close);
}

/** Asks until the answer is yes or no. Enter without a `proposed` answer is a no. */
export async function confirm(prompt: Prompt, question: string, proposed?: 'yes' | 'no'): Promise<boolean> {
  for (let asked = `${question} (yes or no)`; ; ) {
    const answer = (await prompt.ask(asked, proposed)).trim();
    if (/^y(?:es)?$/i.test(answer)) return true;
    if (/^(?:no?)?$/i.test(answer)) return false;
    asked = `"${answer}" is not valid. Enter yes or no`;
  }
}

/** Asks for one confirmation and closes the prompt. */
export async function confirmOnce(
  openPrompt: () => Prompt,
  question: string,
  proposed?: 'yes' | 'no',
): Promise<boolean> {
  const prompt = openPrompt();
  return confirm(prompt, question, proposed).finally(prompt.close);
}

/**
 * Whether an import may write: asks in a terminal unless `--yes` answers. Without a terminal, or with `--dry-run`, it prints
 * `howTo` instead. Throws `Refused` after a no.
 */
export async function confirmImport(
  { yes, 'dry-run': isDry }: { yes: boolean | undefined; 'dry-run': boolean | undefined },
  question: string,
  { print, openPrompt }: Terminal,
  howTo = 'To write it, run this again with --yes.',
): Promise<boolean> {
  if (isDry || (!yes && !openPrompt)) {
    print(`\nNothing was written. ${howTo}`);
    return false;
  }
  if (!yes && openPrompt && !(await confirmOnce(openPrompt, `\n${question}`, 'yes')))
    throw new Refused('Nothing was changed.');
  return true;
}

/** Runs a task that Ctrl-C aborts; then prints what `explain` says, and resolves with the exit code of shells. */
export async function interruptible(
  task: (signal: AbortSignal) => Promise<number>,
  explain: () => string,
  { print }: Terminal,
): Promise<number> {
  const stop = new AbortController();
  const onInterrupt = () => stop.abort(new CommandStopped());
  process.once('SIGINT', onInterrupt);
  try {
    return await task(stop.signal);
  } catch (error) {
    if (!(error instanceof CommandStopped)) throw error;
    print(explain());
    return interruptedCode;
  } finally {
    process.off('SIGINT', onInterrupt);
  }
}

const minColumns = 8;

/**
 * Rows as an indented table, each column as wide as its widest cell and at most `maxWidth`. The widest columns shrink
 * until the table fits the terminal.
 */
export function formatTable(
  rows: readonly (readonly string[])[],
  maxWidth = 44,
  terminalWidth = process.stdout.columns || Number.POSITIVE_INFINITY,
): string {
  const whole = rows.map((row) => row.map((cell) => truncate(withoutControls(cell), maxWidth)));
  const columns = Math.max(0, ...whole.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...whole.map((row) => [...(row[column] ?? '')].length)),
  );
  while (
    widths.reduce((sum, width) => sum + width + 2, 0) > terminalWidth &&
    Math.max(...widths) > minColumns
  )
    widths[widths.indexOf(Math.max(...widths))] = Math.max(...widths) - 1;
  const pad = (cell: string, width: number) => cell + ' '.repeat(Math.max(0, width - [...cell].length));
  return whole
    .map((row) => row.map((cell, column) => pad(truncate(cell, widths[column] ?? 0), widths[column] ?? 0)))
    .map((row) => `  ${row.join('  ')}`.trimEnd())
    .join('\n');
}

/** A line for each file with the whole reason, which ends with the fix. */
export function formatReasons(files: readonly { fileName: string; why: Explanation }[]): string {
  return files
    .map(({ fileName, why }) => `  ${withoutControls(`${fileName}: ${toSentences(why)}`)}`)
    .join('\n');
}

/** Removes control characters: file names and embedded texts must not control the terminal. */
function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '?');
}

/** Keeps the place in a file: `Résumé 20…, paragraph 12`. */
function truncate(text: string, maxWidth: number): string {
  const letters = [...text];
  const place = /, \p{L}+ \d+$/u.exec(text)?.[0] ?? '';
  const end = place.length < maxWidth ? `…${place}` : '…';
  return letters.length > maxWidth ? `${letters.slice(0, maxWidth - [...end].length).join('')}${end}` : text;
}

/** Explains that nothing was removed without a terminal, and how `command` removes it without a question. */
export function noTerminal(command: string, keepsFiles: boolean): string {
  const unasked = `${command}${keepsFiles ? ' --keep-file' : ''} --yes`;
  return `Nothing was removed, because there is no terminal for the confirmation. To remove it without confirmation:   ${commandHint(unasked)}`;
}

const barWidth = 24;

const logIntervalMs = 10_000;

/** A progress bar in a terminal; in a log, a line every ten seconds. */
export function showProgress(
  label: string,
  print: (text: string) => void,
): (progress: PictureProgress) => void {
  let loggedAt = 0;
  return (progress) => {
    const { done, total } = progress;
    const isDone = done >= total;
    const line = `${label}: ${formatProgress(progress)}`;
    if (process.stdout.isTTY) {
      const filled = Math.round((Math.min(done, total) / Math.max(1, total)) * barWidth);
      const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
      process.stdout.write(`\r\x1b[2K${bar} ${line}${isDone ? '\n' : ''}`);
      return;
    }
    const now = performance.now();
    if (!isDone && now - loggedAt < logIntervalMs) return;
    loggedAt = now;
    print(line);
  };
}

export function formatProgress({ done, total, secondsLeft }: PictureProgress): string {
  // Unknown at the start, and NaN while no time has passed.
  const isKnown = secondsLeft !== null && Number.isFinite(secondsLeft);
  const left = done >= total || !isKnown ? '' : `, about ${Math.ceil(secondsLeft)} s left`;
  return `${done} of ${total}${left}`;
}
