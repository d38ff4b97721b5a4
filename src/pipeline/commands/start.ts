import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBase } from '../../model/routes.ts';
import { build } from '../build.ts';
import { readEntries } from '../content/read-content.ts';
import { badPort, portTaken, unknownOption } from '../messages/command-messages.ts';
import { fontsFolder, outputPaths } from '../output-paths.ts';
import { sampleAccessKey } from '../serve/headers.ts';
import { hostSite } from '../serve/host-site.ts';
import { createInbox } from '../serve/inbox.ts';
import { createStaticServer } from '../serve/static-server.ts';
import { readCommandLine } from './command-line.ts';
import { readPort } from './read-port.ts';
import { showProgress } from './show-progress.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';

const usage = `npm start [-- --port 4173] [--no-build]

Builds the site and serves it at http://localhost:4173, with an inbox that keeps the messages of the contact form
in inbox/. --no-build serves dist/ as it is.`;

const { options, unknown } = readCommandLine({
  port: { type: 'string' },
  'no-build': { type: 'boolean' },
  help: { type: 'boolean' },
});
const { port: written = '4173', help } = options;
const port = readPort(written);

if (help) console.log(usage);
else if (unknown) fail(unknownOption(unknown, 'npm start'));
else if (port === null) fail(badPort(written));
else await start(port);

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

async function start(wanted: number) {
  const root = process.cwd();
  const paths = outputPaths(root);
  await takeBackUnfinished(paths.contentDir);
  const isReady = options['no-build'] || (await buildSite(root));
  const { entries } = await readEntries(paths.contentDir);
  if (!isReady || !entries) {
    process.exitCode = 1;
    return;
  }
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
      log: console.log,
    }),
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    fail(portTaken(wanted, 'npm start'));
  });
  // Loopback only: the inbox is for the owner's own machine.
  server.listen(wanted, 'localhost', () => {
    const address = server.address();
    const shownPort = typeof address === 'object' && address ? address.port : wanted;
    console.log(`Serving http://localhost:${shownPort}${base}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}

async function buildSite(root: string): Promise<boolean> {
  const { isBuilt } = await build({
    root,
    profile: 'fast',
    log: console.log,
    onProgress: showProgress('Pictures'),
  });
  return isBuilt;
}

async function answerStyles(root: string, base: string): Promise<string> {
  const files = ['src/site/styles/tokens.css', 'src/pipeline/serve/answer-page.css'];
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return [await builtFaces(root, base), ...texts].join('\n');
}

/** The typefaces of the built pages, whose file names change with the content. */
async function builtFaces(root: string, base: string): Promise<string> {
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
