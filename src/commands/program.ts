import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commandHint } from '../core/command-hint.ts';
import { Refused } from '../core/diagnostics.ts';
import { capitalize, nearest } from '../core/text.ts';
import { engineRoot } from '../files/output-paths.ts';
import { explainSystemError } from '../files/system-errors.ts';
import type { CommandHelp, Options } from './command.ts';
import { commands, type TableEntry } from './table.ts';
import { ownTerminal, type Terminal } from './terminal.ts';

/** Runs the command that `args` begins with, in the owner's folder, and sets the exit code of the process. */
export async function runProgram(args: string[]): Promise<void> {
  // A reader such as `| head` may close the pipe early; the command still runs to its end.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const code = await runTyped(args, process.cwd(), ownTerminal);
  process.exitCode = code;
  // Running servers and watchers must not keep a failed command alive.
  if (code !== 0) setTimeout(() => process.exit(), 500).unref();
}

/** Runs these arguments in the folder `here`. Resolves with the exit code. */
export async function runTyped(
  args: string[],
  here: string,
  openTerminal: (root: string) => Terminal,
): Promise<number> {
  const { root, rest } = readRoot(args, here);
  const terminal = openTerminal(root);
  return explainingRefusal(terminal, () => runNamed(rest, terminal));
}

async function runNamed([name = '--help', ...words]: string[], terminal: Terminal): Promise<number> {
  const { root } = terminal;
  if (name === '--version') {
    const { version } = JSON.parse(readFileSync(path.join(engineRoot, 'package.json'), 'utf8'));
    terminal.print(version);
    return 0;
  }
  if (name === 'help' && words[0] !== undefined) return runNamed([...words, '--help'], terminal);
  if (['--help', '-h', 'help'].includes(name)) {
    terminal.print(formatProgramHelp());
    return 0;
  }
  if (!Object.hasOwn(commands, name)) {
    const meant = nearest(name, Object.keys(commands));
    throw new Refused(
      `Unknown command "${name}".${meant ? ` Did you mean "${meant}"?` : ''} List all commands:   npx underscore-portfolio --help`,
    );
  }
  const needsSite = name !== 'new' && !words.some((word) => /^--(?:help|content)(?:=|$)/.test(word));
  if (needsSite && !['content', 'package.json'].some((entry) => existsSync(path.join(root, entry))))
    throw new Refused(
      `There is no site in ${root}. Change to the folder of your site, or create one:   npx underscore-portfolio new my-site`,
    );
  return runCommand(name as keyof typeof commands, words, terminal);
}

/** Runs a command with the arguments after its name: prints its help, or refuses arguments that it does not know. */
export async function runCommand(
  name: keyof typeof commands,
  args: string[],
  terminal: Terminal,
): Promise<number> {
  return explainingRefusal(terminal, () => perform(name, args, terminal));
}

async function explainingRefusal(terminal: Terminal, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    const reason =
      error instanceof Refused ? error.message : explainSystemError(error, terminal.root, '')?.trimEnd();
    if (!reason) throw error;
    terminal.printError(reason);
    return 1;
  }
}

async function perform(name: keyof typeof commands, args: string[], terminal: Terminal): Promise<number> {
  const entry: TableEntry = commands[name];
  const { environment } = terminal;
  const first = readCommandLine(
    { content: { value: 'FOLDER', summary: '' }, help: { summary: '' } },
    args,
    environment,
  );
  const described = { ...entry, ...(await entry.describe?.(first, terminal, entry)) };
  const { words, options } = described;
  if (first.options.help) {
    terminal.print(formatHelp(name, described));
    return 0;
  }
  const line = readCommandLine(options, args, environment);
  const unknown = line.unknown || (words ? '' : (line.words[0] ?? ''));
  if (unknown) throw new Refused(explainUnknown(unknown, name, Object.keys(options)));
  if (line.words.length === 0 && words?.every((form) => !form.startsWith('[')))
    throw new Refused(formatHelp(name, described));
  return (await entry.load()).run(line, terminal);
}

function explainUnknown(argument: string, name: string, options: readonly string[]): string {
  const help = commandHint(`${name} --help`);
  if (!argument.startsWith('-')) return `Unexpected argument "${argument}". See the help:   ${help}`;
  if (options.some((option) => argument === `--${option}`))
    return `${argument} needs a value. See the help:   ${help}`;
  const meant = argument.startsWith('--') ? nearest(argument.slice(2), options) : null;
  return `Unknown option ${argument}.${meant ? ` Did you mean --${meant}?` : ''} See the help:   ${help}`;
}

/** The owner's folder: the value of `--root`, otherwise the nearest parent folder with a site, otherwise this folder. */
function readRoot(typed: string[], here: string): { root: string; rest: string[] } {
  const args = typed.flatMap((arg) => (arg.startsWith('--root=') ? ['--root', arg.slice(7)] : arg));
  const at = args.indexOf('--root');
  const named = args[at + 1];
  if (at >= 0 && named) return { root: path.resolve(here, named), rest: args.toSpliced(at, 2) };
  let folder = here;
  while (!existsSync(path.join(folder, 'content/site.yaml'))) {
    if (path.dirname(folder) === folder) return { root: here, rest: args };
    folder = path.dirname(folder);
  }
  return { root: folder, rest: args };
}

type ReadLine<O extends Options> = {
  words: string[];
  options: { [K in keyof O]: (O[K] extends { value: string } ? string : boolean) | undefined };
  /** The first argument that looks like an option but is unknown or lacks its value; "" if there is none. */
  unknown: string;
};

/**
 * Reads the arguments of a command. Without `--` before them, npm takes options for itself and passes them on in the
 * environment (`npm run photos add trip --gallery travel`), so they are read from there too.
 */
export function readCommandLine<O extends Options>(
  options: O,
  args: string[],
  environment: Record<string, string | undefined>,
): ReadLine<O> {
  const { values, positionals, tokens } = parseArgs({
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
    ),
    args,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const unknown = tokens.find(
    (token) =>
      token.kind === 'option' &&
      (!Object.hasOwn(options, token.name) || (options[token.name]?.value && token.value === undefined)),
  );
  const read: Record<string, unknown> = {};
  for (const [name, { value }] of Object.entries(options)) {
    // `npx --yes … new` answers a question of npm, not one of this program.
    const fromNpm =
      environment.npm_command === 'exec' ? undefined : environment[`npm_config_${name.replaceAll('-', '_')}`];
    if (values[name] !== undefined) read[name] = values[name];
    // npm sets "" for --no-yes and for its own options without a value.
    else if (fromNpm) read[name] = value ? fromNpm : fromNpm === 'true';
  }
  return {
    words: positionals,
    options: read as ReadLine<O>['options'],
    unknown: unknown?.kind === 'option' ? unknown.rawName : '',
  };
}

const widthColumns = 100;

const programOptions: Options = {
  root: {
    value: 'FOLDER',
    summary: 'use the site in another folder; by default, the one around the current folder',
  },
  version: { summary: 'print the version' },
  help: { summary: 'print this help' },
};

function formatProgramHelp(): string {
  return [
    'npx underscore-portfolio COMMAND [options]',
    formatColumns(Object.entries(commands).map(([name, { summary }]) => [name, summary])),
    `Help of a command:   npx underscore-portfolio COMMAND --help`,
    formatColumns(optionRows(programOptions)),
    'The exit code is 0 if the command succeeds, 1 if it fails or check finds errors, and 130 if you stop it.',
  ].join('\n\n');
}

function formatHelp(name: string, { summary, words, details, options }: CommandHelp): string {
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
  const required = Object.entries(options).flatMap(([option, { value, isRequired }]) =>
    isRequired ? ` --${option} ${value}` : [],
  );
  const rest = Object.keys(options).length > required.length ? ' [options]' : '';
  return words.map((form) => commandHint(`${name}${form && ` ${form}`}${required.join('')}${rest}`));
}

/** Summaries are fragments; on a separate line they become sentences. */
export function capitalized(summary: string): string {
  return `${capitalize(summary)}.`;
}

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
