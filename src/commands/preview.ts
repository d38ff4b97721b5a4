import { existsSync } from 'node:fs';
import { missingSiteMessage } from '../build/report/host-report.ts';
import { commandHint } from '../core/command-hint.ts';
import { Refused } from '../core/diagnostics.ts';
import { outputPaths } from '../files/output-paths.ts';
import { type Command, readPort } from './command.ts';
import { readServed } from './read-served.ts';
import { followBuilds, listen } from './serve-site.ts';

export const run: Command<{ port: string; draft: boolean }> = async ({ options }, terminal) => {
  const port = readPort(options.port ?? '4173');
  const { distDir, draftDir } = outputPaths(terminal.root);
  const folder = options.draft ? draftDir : distDir;
  const noDraft = `There is no draft yet. Build it first:   ${commandHint('build --draft')}`;
  if (!existsSync(folder)) throw new Refused(options.draft ? noDraft : missingSiteMessage);
  const first = await readServed(folder, terminal);
  if (!first) return 1;
  const showAddress = await listen('preview', port, await followBuilds(first, terminal), terminal);
  showAddress(first.base);
  return 0;
};
