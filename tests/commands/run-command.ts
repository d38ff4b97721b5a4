import path from 'node:path';
import type { Command } from '../../src/commands/command.ts';
import type { Terminal } from '../../src/commands/terminal.ts';

const project = path.resolve(import.meta.dirname, '../..');

type Place = {
  root?: string;
  typedIn?: string;
  environment?: Record<string, string>;
  /** Somebody at the terminal; nobody by default. */
  openPrompt?: Terminal['openPrompt'];
};

/** What a command said and how it ended, as a shell without anybody at it would know. */
export type Outcome = { status: number; stdout: string; stderr: string };

/** Runs a command in this process, as it is run in a shell that nobody sits at, unless `openAsker` says so. */
export async function runCommand(
  command: Command,
  args: string[],
  { root = project, typedIn = root, environment = {}, openPrompt = null }: Place = {},
): Promise<Outcome> {
  return overhear((terminal) => command(args, { ...terminal, root, typedIn, environment, openPrompt }));
}

/** What is said at a terminal that nobody sits at, while `use` has it. */
export async function overhear(
  use: (terminal: Pick<Terminal, 'say' | 'printError'>) => Promise<number>,
): Promise<Outcome> {
  let stdout = '';
  let stderr = '';
  const status = await use({
    say: (text) => {
      stdout += `${text}\n`;
    },
    printError: (text) => {
      stderr += `${text}\n`;
    },
  });
  return { status, stdout, stderr };
}
