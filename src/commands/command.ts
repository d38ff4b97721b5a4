import { commandHint } from '../core/command-hint.ts';
import type { Terminal } from './terminal.ts';

/** An option. One with a `value`, such as `NUMBER`, takes a text; any other is a switch. Help lists it unless hidden. */
export type Option = { value?: string; summary: string; isHidden?: boolean };

export type Options = Record<string, Option>;

/** The arguments after the name of a command. Missing options are undefined. */
export type CommandLine<Values> = {
  words: string[];
  options: { [K in keyof Values]: Values[K] | undefined };
};

/** Runs a command and returns its exit code. `Values` are the options it reads. */
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

/** Prints why a command refuses to run; returns its exit code. */
export function refuse({ printError }: Terminal, sentence: string): number {
  printError(sentence);
  return 1;
}

export const maxPort = 65_535;

/** Reads the option `--port`; 0 means any free port. Null, with a message, for a number that is not allowed. */
export function readPort(written: string, terminal: Terminal, max = maxPort): number | null {
  const port = Number(written);
  if (/^\d+$/.test(written) && (port === 0 || port >= 1024) && port <= max) return port;
  refuse(terminal, `--port is "${written}", expected a number from 1024 to ${max}.`);
  return null;
}

export function refuseTakenPort(port: number, name: string, terminal: Terminal, other = port + 1): number {
  return refuse(
    terminal,
    `Port ${port} is in use. Stop the program that uses it, or choose another port:   ${commandHint(`${name} --port ${other}`)}`,
  );
}
