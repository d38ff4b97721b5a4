import { build } from '../build/build.ts';
import { Refused } from '../core/diagnostics.ts';
import { outputPaths } from '../files/output-paths.ts';
import { undoInterrupted } from './change-content.ts';
import type { Command } from './command.ts';
import { showProgress } from './terminal.ts';

export const run: Command<{ profile: string; draft: boolean }> = async ({ options }, terminal) => {
  const { profile = 'publish', draft: isDraft = false } = options;
  if (profile !== 'publish' && profile !== 'fast' && profile !== 'dev' && profile !== 'test')
    throw new Refused(`--profile is "${profile}", expected publish, fast or dev.`);
  const { root, print } = terminal;
  const startedAt = performance.now();
  await undoInterrupted(outputPaths(root).contentDir, terminal);
  const onProgress = showProgress('Pictures', print);
  if (!(await build({ root, profile, isDraft, log: print, onProgress }))) return 1;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(`Built ${isDraft ? 'a draft' : 'dist/'} in ${seconds} s.`);
  return 0;
};
