import { commandHint } from '../core/command-hint.ts';
import { Refused } from '../core/diagnostics.ts';
import type { Terminal } from './terminal.ts';

/**
 * An option. One with a `value`, such as `NUMBER`, takes a text; any other is a switch. Help lists it unless hidden, and
 * shows it in the usage if it is required.
 */
export type Option = { value?: string; summary: string; isHidden?: boolean; isRequired?: boolean };

export type Options = Record<string, Option>;

/** The arguments after the name of a command. Missing options are undefined. */
export type CommandLine<Values> = {
  words: string[];
  options: { [K in keyof Values]: Values[K] | undefined };
};

/** Runs a command and returns its exit code, or throws `Refused`. `Values` are the options it reads. */
export type Command<Values> = (line: CommandLine<Values>, terminal: Terminal) => Promise<number>;

/** The description of a command for help, docs and parsing its arguments. */
export type CommandHelp = {
  summary: string;
  /** Forms of its positional arguments, such as `add FOLDER...`; none by default. */
  words?: readonly string[];
  /** Paragraphs below the summary, with commands and file names in backticks. */
  details: readonly string[];
  options: Options;
};

export type ImportOptions = {
  'dry-run': boolean;
  yes: boolean;
  only: string;
  refresh: boolean;
  album: string;
  'without-album': boolean;
  language: string;
  content: string;
};

/** What was typed to import `words`. */
export type ImportRequest = CommandLine<ImportOptions> & { contentDir: string; terminal: Terminal };

export const maxPort = 65_535;

/** Reads the option `--port`; 0 means any free port. */
export function readPort(written: string, max = maxPort): number {
  const port = Number(written);
  if (/^\d+$/.test(written) && (port === 0 || port >= 1024) && port <= max) return port;
  throw new Refused(`--port is "${written}", expected a number from 1024 to ${max}.`);
}

export function takenPort(port: number, name: string): Refused {
  // Not the next one, which the editor's preview uses.
  const other = port + 2 <= maxPort ? port + 2 : port - 2;
  return new Refused(
    `Port ${port} is in use. Stop the program that uses it, or choose another port:   ${commandHint(`${name} --port ${other}`)}`,
  );
}
