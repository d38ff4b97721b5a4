import type { Site } from '../content/site-schema.ts';
import { siteSchema } from '../content/site-schema.ts';
import { outputPaths } from '../files/output-paths.ts';
import { type ContentReading, readRawContent, recordsOf } from '../site/read-content.ts';
import { refuse } from './command.ts';
import { siteHasDiagnostics } from './command-messages.ts';
import type { Terminal } from './terminal.ts';

/**
 * What site.yaml says, for commands that need nothing else of content/ in order. Null where that file is not, after a
 * sentence that says so.
 */
export async function readSiteFacts(terminal: Terminal): Promise<(ContentReading & { site: Site }) | null> {
  const read = await readRawContent(outputPaths(terminal.root).contentDir);
  const { data: site } = siteSchema.safeParse(recordsOf(read.sources, 'site.yaml')[0]?.value);
  if (site) return { ...read, site };
  refuse(terminal, siteHasDiagnostics);
  return null;
}
