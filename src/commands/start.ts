import { build } from '../build/build.ts';
import { outputPaths } from '../files/output-paths.ts';
import { undoInterrupted } from './change-content.ts';
import type { Command } from './command.ts';
import { readPort } from './port.ts';
import { serveSite } from './serve-site.ts';
import { showProgress } from './show-progress.ts';

export const run: Command<{ port: string }> = async ({ options }, terminal) => {
  const port = readPort(options.port ?? '4173', terminal);
  if (port === null) return 1;
  const { root, print } = terminal;
  await undoInterrupted(outputPaths(root).contentDir, terminal);
  const onProgress = showProgress('Pictures', print);
  const isBuilt = await build({ root, profile: 'fast', isDraft: true, log: print, onProgress });
  return isBuilt ? serveSite('start', outputPaths(root).draftDir, port, terminal) : 1;
};
