import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { portTaken } from '../messages/command-messages.ts';
import { assetsFolder, outputPaths } from '../output-paths.ts';
import { answerSheet } from '../serve/answer-page.ts';
import { sampleAccessKey } from '../serve/headers.ts';
import { hostSite } from '../serve/host-site.ts';
import { createInbox } from '../serve/inbox.ts';
import { createStaticServer } from '../serve/static-server.ts';
import { refuse } from './command.ts';
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
  const { root, say } = terminal;
  const paths = outputPaths(root);
  const facts = await readSiteFacts(terminal);
  if (!facts) return 1;
  const { site, locale } = facts;
  const { base, headers } = hostSite(site);
  const styles = await answerStyles(folder);
  const server = createStaticServer({
    folder,
    base,
    headers,
    answer: createInbox({
      folder: paths.inboxDir,
      accessKey: sampleAccessKey,
      honeypot: site.form.honeypot,
      base,
      styles: () => styles,
      locale: () => locale,
      log: say,
    }),
  });
  try {
    // Loopback only: the inbox is for the owner's own machine.
    await once(server.listen(port, 'localhost'), 'listening');
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') throw error;
    return refuse(terminal, portTaken(port, name));
  }
  const address = server.address();
  const shownPort = typeof address === 'object' && address ? address.port : port;
  say(`Serving http://localhost:${shownPort}${base}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
  return 0;
}

/** The built site's own sheet, which has its colours and typefaces, and what this page adds. */
async function answerStyles(folder: string): Promise<string> {
  const assets = join(folder, assetsFolder);
  const sheets = (await readdir(assets).catch(() => [])).filter((file) => file.endsWith('.css'));
  const files = [...sheets.map((file) => join(assets, file)), answerSheet];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}
