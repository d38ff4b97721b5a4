import path from 'node:path';
import { runCommand as runInTerminal } from '../../src/commands/program.ts';
import type { commands } from '../../src/commands/table.ts';
import { CommandStopped, type Terminal } from '../../src/commands/terminal.ts';

const project = path.resolve(import.meta.dirname, '../..');

type Place = {
  root?: string;
  typedIn?: string;
  environment?: Record<string, string>;
  /** Nobody answers by default. */
  openPrompt?: Terminal['openPrompt'];
};

export type Outcome = { status: number; stdout: string; stderr: string };

/** Runs a command in this process, with the arguments after its name. */
export async function runCommand(
  name: keyof typeof commands,
  args: string[],
  { root = project, typedIn = root, environment = {}, openPrompt = null }: Place = {},
): Promise<Outcome> {
  return recordOutput((terminal) =>
    runInTerminal(name, args, { ...terminal, root, typedIn, environment, openPrompt }),
  );
}

/** A terminal where these lines are typed, then Ctrl+C; "" is Enter. Keeps the questions. */
export function typing(...lines: string[]) {
  const questions: string[] = [];
  const ask = async (question: string, proposed = '') => {
    questions.push(question);
    const line = lines.shift();
    if (line === undefined) throw new CommandStopped();
    return line || proposed;
  };
  return { questions, openPrompt: () => ({ ask, close: () => {} }) };
}

/** The exit code and the output of `use`. */
export async function recordOutput(
  use: (terminal: Pick<Terminal, 'print' | 'printError'>) => Promise<number>,
): Promise<Outcome> {
  let stdout = '';
  let stderr = '';
  const status = await use({
    print: (text) => {
      stdout += `${text}\n`;
    },
    printError: (text) => {
      stderr += `${text}\n`;
    },
  });
  return { status, stdout, stderr };
}
