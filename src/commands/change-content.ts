import path from 'node:path';
import { ContentStore } from '../content/content-store.ts';
import { contentVersion } from '../content/site-schema.ts';
import { commandHint } from '../core/command-hint.ts';
import { Refused } from '../core/diagnostics.ts';
import { outputPaths } from '../files/output-paths.ts';
import { explainSystemError } from '../files/system-errors.ts';
import { describeFailedChange, undoUnfinished } from '../owner/content-change.ts';
import { nextStepNumber } from '../owner/history.ts';
import { readMigration } from '../site/migrations/read-migration.ts';
import { YamlEditError } from '../yaml/edit-yaml.ts';
import type { Command, CommandLine } from './command.ts';
import { CommandStopped, interruptedCode, type Terminal } from './terminal.ts';

/**
 * A command that changes content/. It first reverts the changes of an interrupted command, requires the current
 * version of content/ (unless `anyVersion`), and explains what prevents the change.
 */
export function changesContent<Values extends { content: string }>(
  run: (line: CommandLine<Values> & { contentDir: string }, terminal: Terminal) => Promise<number>,
  { anyVersion = false } = {},
): Command<Values> {
  return async (line, terminal) => {
    const contentDir = path.resolve(line.options.content ?? outputPaths(terminal.root).contentDir);
    const step = await nextStepNumber(contentDir);
    const change = async () => {
      await undoInterrupted(contentDir, terminal);
      if (!anyVersion) await refuseOtherVersion(contentDir);
      return run({ ...line, contentDir }, terminal);
    };
    const describeContent = async (error: unknown) =>
      (await nextStepNumber(contentDir)) === step
        ? describeFailedChange(error)
        : `Earlier changes of this command stay in content/. To undo them:   ${commandHint('undo')}`;
    return explainingErrors(terminal, change, { describeContent });
  };
}

/** Runs `change`, and explains why it was stopped or content/ cannot be changed. */
export async function explainingErrors(
  terminal: Terminal,
  change: () => Promise<number>,
  {
    stopped = 'Stopped. Nothing was changed.',
    describeContent = async (error: unknown) => describeFailedChange(error),
  } = {},
): Promise<number> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof CommandStopped) {
      terminal.print(`\n${stopped}`);
      return interruptedCode;
    }
    if (error instanceof YamlEditError) throw uneditable(error.message);
    const reason = explainSystemError(error, terminal.root, await describeContent(error));
    if (reason === null) throw error;
    throw new Refused(reason);
  }
}

export function uneditable(reason: string): Refused {
  return new Refused(`${reason}. Nothing was changed. List the errors:   ${commandHint('check')}`);
}

/** Reverts the unfinished changes of an interrupted command in content/, and reports it. */
export async function undoInterrupted(contentDir: string, { printError }: Terminal): Promise<void> {
  const count = await undoUnfinished(contentDir);
  // On stderr, because stdout may be read by other programs.
  if (count > 0)
    printError(
      `An earlier command was interrupted while it changed content/. ${count === 1 ? '1 file was' : `${count} files were`} restored.`,
    );
}

export async function refuseOtherVersion(contentDir: string): Promise<void> {
  const { version } = await readMigration(new ContentStore(contentDir));
  if (version > contentVersion) throw newerVersion(version);
  if (version < contentVersion)
    throw new Refused(
      `content/ was written for an earlier version, which this command cannot change. Migrate it first:   ${commandHint('upgrade')}`,
    );
}

export function newerVersion(version: number): Refused {
  return new Refused(
    `content/ has version ${version}, which is newer than this program. Nothing was changed. Install the newest version (in a clone of the repository, pull it):   npm install underscore-portfolio@latest`,
  );
}
