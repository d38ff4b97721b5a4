import type { Site } from '../content/site-schema.ts';
import { siteSchema } from '../content/site-schema.ts';
import { commandHint } from '../core/command-hint.ts';
import { outputPaths } from '../files/output-paths.ts';
import { type ContentReading, readRawContent, recordsOf } from '../site/read-content.ts';
import { refuse } from './command.ts';
import type { Terminal } from './terminal.ts';

/** Reads site.yaml for commands that need no other content. Null, with a message, if it has errors. */
export async function readSiteSettings(
  terminal: Terminal,
): Promise<(ContentReading & { site: Site }) | null> {
  const read = await readRawContent(outputPaths(terminal.root).contentDir);
  const { data: site } = siteSchema.safeParse(recordsOf(read.sources, 'site.yaml')[0]?.value);
  if (site) return { ...read, site };
  refuse(terminal, `content/site.yaml has errors. List them:   ${commandHint('check')}`);
  return null;
}
