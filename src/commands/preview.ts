import { existsSync } from 'node:fs';
import { noSite } from '../build/report/host-report.ts';
import { commandHint } from '../core/command-hint.ts';
import { outputPaths } from '../files/output-paths.ts';
import { type Command, refuse } from './command.ts';
import { readPort } from './port.ts';
import { serveSite } from './serve-site.ts';

export const run: Command<{ port: string; draft: boolean }> = async ({ options }, terminal) => {
  const port = readPort(options.port ?? '4173', terminal);
  if (port === null) return 1;
  const { distDir, draftDir } = outputPaths(terminal.root);
  const folder = options.draft ? draftDir : distDir;
  const noDraft = `There is no draft yet. Build it first:   ${commandHint('build --draft')}`;
  if (!existsSync(folder)) return refuse(terminal, options.draft ? noDraft : noSite);
  return serveSite('preview', folder, port, terminal);
};
