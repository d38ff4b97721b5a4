import { readSite, type Site } from '../build/site.ts';
import { buildMessages } from '../core/build-messages.ts';
import { countErrors, formatDiagnostics } from '../core/diagnostics.ts';
import { outputPaths } from '../files/output-paths.ts';
import { refuse } from './command.ts';
import type { Terminal } from './terminal.ts';

/** The site without its pictures; null where content/ has mistakes, after all of them. */
export async function planSite(terminal: Terminal): Promise<Site | null> {
  const { diagnostics, made } = await readSite(outputPaths(terminal.root), {
    profile: 'fast',
    planOnly: true,
  });
  if (!made)
    refuse(terminal, `${formatDiagnostics(diagnostics)}\n${buildMessages.stopped(countErrors(diagnostics))}`);
  return made;
}
