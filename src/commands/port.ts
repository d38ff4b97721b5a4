import { commandHint } from '../core/command-hint.ts';
import { refuse } from './command.ts';
import type { Terminal } from './terminal.ts';

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
