import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsFolder, outputPaths } from '../files/output-paths.ts';
import { errorCode } from '../files/system-errors.ts';
import { answerSheet } from '../hosts/answer-page.ts';
import { sampleAccessKey } from '../hosts/headers.ts';
import { hostSite } from '../hosts/host-site.ts';
import { createInbox } from '../hosts/inbox.ts';
import { createStaticServer } from '../hosts/static-server.ts';
import { refuse } from './command.ts';
import { portTaken } from './command-messages.ts';
import { readSiteFacts } from './read-site-facts.ts';
import type { Terminal } from './terminal.ts';

/**
 * Serves a built site until a signal ends it, for the command of that name; the exit code is that of the beginning. Of
 * content/ only site.yaml has to be in order: what is wrong elsewhere is not in the folder.
 */
export async function serveSite(
  name: string,
  folder: string,
  port: number,
  terminal: Terminal,
): Promise<number> {
  const { say } = terminal;
  const first = await readServed(folder, terminal);
  if (!first) return 1;
  let served = first;
  let stamp = await stampOf(folder);
  const server = createStaticServer({
    folder,
    ...first,
    // A build that takes the place of this one may have another form, host of pictures or address.
    current: async () => {
      const now = await stampOf(folder);
      const { base } = served;
      if (now !== null && now !== stamp) {
        stamp = now;
        served = (await readServed(folder, terminal)) ?? served;
        if (served.base !== base) tellAddress();
      }
      return served;
    },
  });
  const tellAddress = () => {
    const address = server.address();
    const shownPort = typeof address === 'object' && address ? address.port : port;
    say(`Serving http://localhost:${shownPort}${served.base}`);
  };
  try {
    // Loopback only: the inbox is for the owner's own machine.
    await once(server.listen(port, 'localhost'), 'listening');
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    return refuse(terminal, portTaken(port, name));
  }
  tellAddress();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
  return 0;
}

/** How a built folder is served, by what site.yaml says; null where that is not in order, after a sentence that says so. */
async function readServed(folder: string, terminal: Terminal) {
  const facts = await readSiteFacts(terminal);
  if (!facts) return null;
  const { site, locale } = facts;
  const { base, headers } = hostSite(site);
  const styles = await answerStyles(folder);
  const answer = createInbox({
    folder: outputPaths(terminal.root).inboxDir,
    accessKey: sampleAccessKey,
    honeypot: site.form.honeypot,
    base,
    styles: () => styles,
    locale: () => locale,
    log: terminal.say,
  });
  return { base, headers, answer };
}

/** Another one for a folder that has taken the place of the one before; null for the moment between them. */
async function stampOf(folder: string): Promise<string | null> {
  const stats = await stat(folder).catch(() => null);
  return stats && `${stats.ino} ${stats.ctimeMs}`;
}

/** The built site's own sheet, which has its colours and typefaces, and what this page adds. */
async function answerStyles(folder: string): Promise<string> {
  const assets = join(folder, assetsFolder);
  const sheets = (await readdir(assets).catch(() => [])).filter((file) => file.endsWith('.css'));
  const files = [...sheets.map((file) => join(assets, file)), answerSheet];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}
