import { readFile, watch } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type ViteDevServer } from 'vite';
import { matchPage, type PageName } from '../../model/routes.ts';
import { type DevSite, readDevSite } from '../dev-site.ts';
import { outputPaths } from '../output-paths.ts';
import { siteConfig } from '../prerender/bundle-site.ts';
import { contentModules } from '../prerender/content-modules.ts';
import { sampleAccessKey } from '../serve/headers.ts';
import { createInbox } from '../serve/inbox.ts';

const usage = `npm run dev [-- --port 5173]

Serves the site at http://localhost:5173 from the sources: pages are prerendered as in a build, a change of content/
or of the code shows at once, and pictures are encoded when a page asks for them.`;

/** Editors save in several steps; a change is read when the folder has been quiet this long, in ms. */
const settleMs = 40;

const { values } = parseArgs({
  options: { port: { type: 'string', default: '5173' }, help: { type: 'boolean', default: false } },
});

if (values.help) console.log(usage);
else await serve(Number(values.port));

async function serve(port: number) {
  const root = process.cwd();
  const paths = outputPaths(root);
  const first = await readDevSite(root, console.log);
  if (!first) {
    process.exitCode = 1;
    return;
  }
  let site: DevSite = first;
  const { base } = site;
  const httpServer = createHttpServer();
  const vite = await createServer({
    ...siteConfig({ root, base, plugins: [contentModules(() => site)] }),
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: httpServer },
      watch: { ignored: ['**/dist/**', '**/.cache/**', '**/content/**'] },
    },
  });
  const inbox = createInbox({
    folder: paths.inboxDir,
    accessKey: sampleAccessKey,
    base,
    styles: await readFile(join(root, 'src/site/styles/tokens.css'), 'utf8'),
    log: console.log,
  });
  httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(String(error instanceof Error ? error.stack : error));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const path = `/${url.slice(base.length)}`;
    if (await inbox(request, response, path)) return;
    const file = url.startsWith(base) ? await site.readFile(path) : null;
    if (file) {
      response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' });
      response.end(file.bytes);
      return;
    }
    vite.middlewares(request, response, () => {
      sendPage(vite, site, matchPage(path), response).catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end(String(error instanceof Error ? error.stack : error));
      });
    });
  }

  watchContent(paths.contentDir, async () => {
    const next = await readDevSite(root, console.log);
    // With a mistake in the content the last good site stays, and the terminal says what to mend.
    if (!next) return;
    site = next;
    for (const environment of Object.values(vite.environments)) environment.moduleGraph.invalidateAll();
    vite.ws.send({ type: 'full-reload' });
  });
  httpServer.listen(port, 'localhost', () =>
    console.log(`Serving http://localhost:${port}${base} from the sources`),
  );
}

async function sendPage(vite: ViteDevServer, site: DevSite, page: PageName, response: ServerResponse) {
  const { renderPage } = (await vite.ssrLoadModule('/src/site/prerender.tsx')) as {
    renderPage: (name: PageName) => Promise<string>;
  };
  const scripts =
    `<script type="module" src="${site.base}@vite/client"></script>` +
    `<script type="module" src="${site.base}src/site/dev.tsx"></script>`;
  // Styles arrive through scripts in development; linking the two global sheets avoids a flash of bare HTML.
  const styles = ['tokens', 'base'].map(
    (name) => `<link rel="stylesheet" href="${site.base}src/site/styles/${name}.css">`,
  );
  const html = (await renderPage(page)).replace('</head>', `${styles.join('')}${scripts}</head>`);
  response.writeHead(page === 'notFound' ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(html);
}

async function watchContent(folder: string, onChange: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  for await (const _change of watch(folder, { recursive: true })) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange().catch((error: unknown) => console.error(error));
    }, settleMs);
  }
}
