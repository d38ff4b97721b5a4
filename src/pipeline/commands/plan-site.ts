import { buildMessages } from '../messages/build-messages.ts';
import { outputPaths } from '../output-paths.ts';
import { countErrors, formatProblems } from '../problems.ts';
import { readSite, type Site } from '../site.ts';
import { refuse } from './command.ts';
import type { Terminal } from './terminal.ts';

/** The site without its pictures; null where content/ has mistakes, after all of them. */
export async function planSite(terminal: Terminal): Promise<Site | null> {
  const { problems, made } = await readSite(outputPaths(terminal.root), { profile: 'fast', planOnly: true });
  if (!made) refuse(terminal, `${formatProblems(problems)}\n${buildMessages.stopped(countErrors(problems))}`);
  return made;
}
