import { readSite, type Site } from '../build/site.ts';
import { countStopping, formatDiagnostics, problemsToFix } from '../core/diagnostics.ts';
import { outputPaths } from '../files/output-paths.ts';
import { refuse } from './command.ts';
import type { Terminal } from './terminal.ts';

/** The site without its pictures; null where content/ has mistakes, after all of them. */
export async function planSite(terminal: Terminal): Promise<Site | null> {
  const { diagnostics, value } = await readSite(outputPaths(terminal.root), {
    profile: 'fast',
    planOnly: true,
  });
  if (!value)
    refuse(terminal, `${formatDiagnostics(diagnostics)}\n${problemsToFix(countStopping(diagnostics))}`);
  return value;
}
