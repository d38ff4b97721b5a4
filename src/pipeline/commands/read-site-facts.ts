import type { Site } from '../../model/content.ts';
import { siteSchema } from '../../model/schemas/site.ts';
import { type ReadContent, readEntries, recordsOf } from '../content/read-content.ts';
import { siteHasProblems } from '../messages/command-messages.ts';
import { outputPaths } from '../output-paths.ts';
import { refuse } from './command.ts';
import type { Terminal } from './terminal.ts';

/**
 * What site.yaml says, for commands that need nothing else of content/ in order. Null where that file is not, after a
 * sentence that says so.
 */
export async function readSiteFacts(terminal: Terminal): Promise<(ReadContent & { site: Site }) | null> {
  const read = await readEntries(outputPaths(terminal.root).contentDir);
  const { data: site } = siteSchema.safeParse(recordsOf(read.sources, 'site.yaml')[0]?.value);
  if (site) return { ...read, site };
  refuse(terminal, siteHasProblems);
  return null;
}
