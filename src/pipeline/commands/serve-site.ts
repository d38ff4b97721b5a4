import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBase } from '../../model/routes.ts';
import { readEntries } from '../content/read-content.ts';
import { engineRoot } from '../files/engine-root.ts';
import { portTaken } from '../messages/command-messages.ts';
import { fontsFolder, outputPaths } from '../output-paths.ts';
import { sampleAccessKey } from '../serve/headers.ts';
import { hostSite } from '../serve/host-site.ts';
import { createInbox } from '../serve/inbox.ts';
import { createStaticServer } from '../serve/static-server.ts';
import { refuse } from './command.ts';
import type { Terminal } from './terminal.ts';

/** Serves `dist/` until a signal ends it, for the command of that name; the exit code is that of the beginning. */
export async function serveSite(name: string, port: number, terminal: Terminal): Promise<number> {
  const { root, say } = terminal;
  const paths = outputPaths(root);
  const { entries } = await readEntries(paths.contentDir);
  if (!entries) return 1;
  const { base, headers } = hostSite(entries.site);
  const server = createStaticServer({
    folder: paths.distDir,
    base,
    headers,
    answer: createInbox({
      folder: paths.inboxDir,
      accessKey: sampleAccessKey,
      base,
      styles: await answerStyles(root, base),
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

async function answerStyles(root: string, base: string): Promise<string> {
  const files = ['src/site/styles/tokens.css', 'src/pipeline/serve/answer-page.css'];
  const texts = await Promise.all(files.map((file) => readFile(join(engineRoot, file), 'utf8')));
  return [await builtFonts(root, base), ...texts].join('\n');
}

/** The typefaces of the built pages, whose file names change with the content. */
async function builtFonts(root: string, base: string): Promise<string> {
  const files = await readdir(join(outputPaths(root).distDir, fontsFolder)).catch(() => []);
  return files
    .filter((file) => !file.includes('-ext-'))
    .map((file) => {
      const family = `Atkinson Hyperlegible ${file.startsWith('mono') ? 'Mono' : 'Next'}`;
      const address = withBase(base, `/${fontsFolder}/${file}`);
      return `@font-face{font-family:"${family}";src:url("${address}");font-weight:400 800;font-display:swap}`;
    })
    .join('');
}
