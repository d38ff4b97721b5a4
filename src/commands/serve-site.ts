import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsFolder, outputPaths } from '../files/output-paths.ts';
import { errorCode } from '../files/system-errors.ts';
import { answerSheet } from '../hosts/answer-page.ts';
import { sampleAccessKey } from '../hosts/headers.ts';
import { createInbox } from '../hosts/inbox.ts';
import { createStaticServer } from '../hosts/static-server.ts';
import { parseHeadersFile } from '../hosts/upload-files.ts';
import { basePath } from '../site/site-address.ts';
import { refuseTakenPort } from './port.ts';
import { readSiteSettings } from './read-site-settings.ts';
import type { Terminal } from './terminal.ts';

/** Serves a built site until a signal ends it, for the command `name`. Of content/, it only reads site.yaml. */
export async function serveSite(
  name: string,
  folder: string,
  port: number,
  terminal: Terminal,
): Promise<number> {
  const { print } = terminal;
  const first = await readServed(folder, terminal);
  if (!first) return 1;
  let served = first;
  let stamp = await stampOf(folder);
  const server = createStaticServer({
    folder,
    ...first,
    // A later build may have another form, image host or address.
    current: async () => {
      const now = await stampOf(folder);
      const { base } = served;
      if (now !== null && now !== stamp) {
        stamp = now;
        served = (await readServed(folder, terminal)) ?? served;
        if (served.base !== base) printAddress();
      }
      return served;
    },
  });
  const printAddress = () => {
    const address = server.address();
    const shownPort = typeof address === 'object' && address ? address.port : port;
    print(`Serving http://localhost:${shownPort}${served.base}`);
  };
  try {
    // Loopback only: the inbox is for the owner's own machine.
    await once(server.listen(port, 'localhost'), 'listening');
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    return refuseTakenPort(port, name, terminal);
  }
  printAddress();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
  return 0;
}

/** The settings that a built folder is served with; null, with a message, if site.yaml has errors. */
async function readServed(folder: string, terminal: Terminal) {
  const read = await readSiteSettings(terminal);
  if (!read) return null;
  const { site, locale } = read;
  const base = basePath(site.url);
  const headers = parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  const styles = await answerStyles(folder);
  const answer = createInbox({
    folder: outputPaths(terminal.root).inboxDir,
    accessKey: sampleAccessKey,
    honeypot: site.form.honeypot,
    base,
    styles: () => styles,
    locale: () => locale,
    log: terminal.print,
  });
  return { base, headers, answer };
}

/** Changes when a build replaces the folder; null in the moment between two builds. */
async function stampOf(folder: string): Promise<string | null> {
  const stats = await stat(folder).catch(() => null);
  return stats && `${stats.ino} ${stats.ctimeMs}`;
}

/** The site's own style sheets, for its colors and typefaces, and the rules of the answer page. */
async function answerStyles(folder: string): Promise<string> {
  const assets = join(folder, assetsFolder);
  const sheets = (await readdir(assets).catch(() => [])).filter((file) => file.endsWith('.css'));
  const files = [...sheets.map((file) => join(assets, file)), answerSheet];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}
