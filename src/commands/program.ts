import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { engineRoot } from '../files/output-paths.ts';
import { type Command, refuse } from './command.ts';
import { noSiteHere, programHelp, unknownCommand } from './command-messages.ts';
import { ownTerminal, type Terminal } from './terminal.ts';

/** Each is loaded when it is asked for. */
export const commands: Record<string, () => Promise<{ run: Command }>> = {
  start: () => import('./start.ts'),
  new: () => import('./new.ts'),
  edit: () => import('./edit.ts'),
  import: () => import('./import.ts'),
  photos: () => import('./photos.ts'),
  add: () => import('./add.ts'),
  remove: () => import('./remove.ts'),
  undo: () => import('./undo.ts'),
  dev: () => import('./dev.ts'),
  check: () => import('./check.ts'),
  build: () => import('./build.ts'),
  preview: () => import('./preview.ts'),
  letter: () => import('./letter.ts'),
  report: () => import('./report.ts'),
  hosts: () => import('./hosts.ts'),
  media: () => import('./media.ts'),
  upgrade: () => import('./upgrade.ts'),
  schemas: () => import('./schemas.ts'),
};

export const commandNames = Object.keys(commands);

/** Runs the command that `args` begins with, in the owner's folder. The exit code is the process's own. */
export async function runProgram(args: string[]): Promise<void> {
  // Whoever reads (`| head`) may have had enough before all is said; what was begun goes on to its end.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const code = await runTyped(args, process.cwd(), ownTerminal);
  process.exitCode = code;
  // What was begun and still listens or watches must not keep a command alive that has failed.
  if (code !== 0) setTimeout(() => process.exit(), 500).unref();
}

/** The same as typed in the folder `here`. Resolves with the exit code. */
export async function runTyped(
  args: string[],
  here: string,
  openTerminal: (root: string) => Terminal,
): Promise<number> {
  const { root, rest } = readRoot(args, here);
  const [name = '--help', ...words] = rest;
  const terminal = openTerminal(root);
  if (name === '--version') {
    const { version } = JSON.parse(readFileSync(path.join(engineRoot, 'package.json'), 'utf8'));
    terminal.say(version);
    return 0;
  }
  if (['--help', '-h', 'help'].includes(name)) {
    terminal.say(programHelp);
    return 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load) {
    const isAboutSite = name !== 'new' && !words.some((word) => ['--help', '--content'].includes(word));
    const isSite = ['content', 'package.json'].some((entry) => existsSync(path.join(root, entry)));
    if (isAboutSite && !isSite) return refuse(terminal, noSiteHere(root));
    return (await load()).run(words, terminal);
  }
  terminal.printError(unknownCommand(name, commandNames));
  return 1;
}

/** The owner's folder: as `--root` says, else the nearest around this one that holds a site, else this one. */
function readRoot(args: string[], here: string): { root: string; rest: string[] } {
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
