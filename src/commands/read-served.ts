import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Site, siteSchema } from '../content/site-schema.ts';
import { commandHint } from '../core/command-hint.ts';
import { assetsFolder, outputPaths } from '../files/output-paths.ts';
import { answerSheet } from '../hosts/answer-page.ts';
import { sampleAccessKey } from '../hosts/headers.ts';
import { createInbox } from '../hosts/inbox.ts';
import { parseHeadersFile } from '../hosts/upload-files.ts';
import { type ContentReading, readRawContent, valueOfFile } from '../site/read-content.ts';
import { basePath } from '../site/site-address.ts';
import type { Terminal } from './terminal.ts';

/** The settings that a built folder is served with; null, with a message, if site.yaml has errors. */
export async function readServed(folder: string, terminal: Terminal) {
  const read = await readSiteSettings(terminal);
  if (!read) return null;
  const { site, locale } = read;
  const base = basePath(site.url);
  const headers = parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  const styles = await answerStyles(folder);
  const answer = createInbox({
    folder: outputPaths(terminal.root).inboxDir,
    accessKey: sampleAccessKey,
    honeypot: site.form?.honeypot,
    base,
    styles: () => styles,
    locale: () => locale,
    log: terminal.print,
  });
  return { folder, base, headers, answer };
}

/** The site's own style sheets, for its colors and typefaces, and the rules of the answer page. */
async function answerStyles(folder: string): Promise<string> {
  const assets = join(folder, assetsFolder);
  const sheets = (await readdir(assets).catch(() => [])).filter((file) => file.endsWith('.css'));
  const files = [...sheets.map((file) => join(assets, file)), answerSheet];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}

/** Reads site.yaml for commands that need no other content. Null, with a message, if it has errors. */
export async function readSiteSettings(
  terminal: Terminal,
): Promise<(ContentReading & { site: Site }) | null> {
  const read = await readRawContent(outputPaths(terminal.root).contentDir);
  const { data: site } = siteSchema.safeParse(valueOfFile(read.sources, 'site.yaml'));
  if (site) return { ...read, site };
  terminal.printError(`content/site.yaml has errors. List them:   ${commandHint('check')}`);
  return null;
}
