import { type CommandLine, type Options, readCommandLine } from './command-line.ts';
import { unknownOption } from './command-messages.ts';
import type { Terminal } from './terminal.ts';

/** Reads the words after its name, says what it has to say, and returns the exit code. */
export type Command = (args: string[], terminal: Terminal) => Promise<number>;

type Description<O extends Options> = {
  /** As it is typed behind the program's name. */
  name: string;
  usage: string;
  options: O;
  /** Whether it takes words that are no options. */
  takesWords?: boolean;
  run: (line: CommandLine<O>, terminal: Terminal) => Promise<number>;
};

/** A command that explains itself for `--help` and refuses words that mean nothing to it. */
export function describeCommand<O extends Options>({
  name,
  usage,
  options,
  takesWords = false,
  run,
}: Description<O>): Command {
  return async (args, terminal) => {
    const help = readCommandLine({ help: { type: 'boolean' } }, args, terminal.environment);
    if (help.options.help) {
      terminal.say(usage);
      return 0;
    }
    const line = readCommandLine(options, args, terminal.environment);
    const stray = line.unknown || (takesWords ? '' : line.words[0]);
    if (!stray) return run(line, terminal);
    return refuse(terminal, unknownOption(stray, name, Object.keys(options)));
  };
}

/** Says why a command does not do what it was asked for; returns its exit code. */
export function refuse({ printError }: Terminal, sentence: string): number {
  printError(sentence);
  return 1;
}
