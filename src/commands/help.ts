import { commandHint } from '../core/command-hint.ts';
import type { CommandHelp, Options } from './command.ts';
import { commands } from './table.ts';

const widthColumns = 100;

const programOptions: Options = {
  root: {
    value: 'FOLDER',
    summary: 'use the site in another folder; by default, the one around the current folder',
  },
  version: { summary: 'print the version' },
  help: { summary: 'print this help' },
};

/** The help of the program: every command with its summary. */
export function formatProgramHelp(): string {
  return [
    'npx underscore-portfolio COMMAND [options]',
    formatColumns(Object.entries(commands).map(([name, { summary }]) => [name, summary])),
    `Help of a command:   npx underscore-portfolio COMMAND --help`,
    formatColumns(optionRows(programOptions)),
    'The exit code is 0 if the command succeeds, 1 if it fails or check finds errors, and 130 if you stop it.',
  ].join('\n\n');
}

/** The help of one command. */
export function formatHelp(name: string, { summary, words, details, options }: CommandHelp): string {
  return [
    usageLines(name, { words, options }).join('\n'),
    ...[capitalized(summary), ...details].map((text) => wrap(withoutMarks(text)).join('\n')),
    formatColumns(
      optionRows({
        ...options,
        root: { value: 'FOLDER', summary: 'use the site in another folder' },
        help: { summary: 'print this help' },
      }),
    ),
  ].join('\n\n');
}

/** The usage of a command, one line for each form of its arguments. */
export function usageLines(
  name: string,
  { words = [''], options }: Pick<CommandHelp, 'words' | 'options'>,
): string[] {
  const rest = Object.keys(options).length > 0 ? ' [options]' : '';
  return words.map((form) => commandHint(`${name}${form && ` ${form}`}${form.includes(' --') ? '' : rest}`));
}

/** Summaries are fragments; on a separate line they become sentences. */
export function capitalized(summary: string): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}

/** Each option with its description. */
export function optionRows(options: Options): [option: string, summary: string][] {
  return Object.entries(options)
    .filter(([, { isHidden }]) => !isHidden)
    .map(([name, { value, summary }]) => [`--${name}${value ? ` ${value}` : ''}`, summary]);
}

/** Names and descriptions in two columns; a name that is too long for its column has a separate line. */
function formatColumns(rows: readonly (readonly [name: string, text: string])[]): string {
  const width = Math.min(24, Math.max(...rows.map(([name]) => name.length)));
  const indent = ' '.repeat(width + 5);
  return rows
    .map(([name, text]) => {
      const lines = wrap(withoutMarks(text), widthColumns - indent.length).join(`\n${indent}`);
      return name.length > width ? `  ${name}\n${indent}${lines}` : `  ${name.padEnd(width)}   ${lines}`;
    })
    .join('\n');
}

/** The backticks are for the docs. */
function withoutMarks(text: string): string {
  return text.replaceAll('`', '');
}

function wrap(text: string, width = widthColumns): string[] {
  // Lines that begin with spaces are rows of a list.
  return text
    .split('\n')
    .flatMap((line) =>
      line.startsWith(' ') ? line : (line.match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)`, 'g')) ?? ''),
    );
}
