import { existsSync, type FSWatcher, watch } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { isBelow, type PageContent } from '../../model/page-content.ts';
import { matchPage } from '../../model/routes.ts';
import type { Unsaved } from '../content/read-content.ts';
import { engineRoot } from '../files/engine-root.ts';
import { createQueue } from '../files/queue.ts';
import { outputPaths } from '../output-paths.ts';
import { contentModules, drawnContent } from '../prerender/content-modules.ts';
import { siteConfig } from '../prerender/site-config.ts';
import { isForeignHost, isForeignLoad, type Refusal } from '../serve/foreign-request.ts';
import { sampleAccessKey } from '../serve/headers.ts';
import { createInbox } from '../serve/inbox.ts';
import { sendMedia } from '../serve/send-media.ts';
import { answerStyles } from '../serve/thanks-page.ts';
import type { SeenMedia } from '../site.ts';
import { type DevSite, readDevSite } from './dev-site.ts';
import { reloadOutdatedPages, updateOpenPages } from './update-open-pages.ts';

/** Editors save in several steps; a change is read when the folder has been quiet this long, in ms. */
const settleMs = 40;
/** How long to wait for a folder that is not there, in ms. */
const missingMs = 500;

type Options = {
  root: string;
  port: number;
  log: (line: string) => void;
  /** The one origin whose pages may show the site in a frame, and are told which page that is; none by default. */
  framedBy?: string;
  /** What it shows from the beginning as if content/ held it already. */
  unsaved?: Unsaved;
};

export type DevServer = {
  base: string;
  /** Shows the site as if content/ held this already, and nothing that was shown so before. */
  show: (unsaved: Unsaved) => Promise<void>;
};

/**
 * Serves the site from the sources on this machine alone: pages are prerendered as in a build, a change of
 * content/ or of the code shows at once. `null` when the content has errors, which have then been logged.
 */
export async function startDevServer(options: Options): Promise<DevServer | null> {
  const { root, port, log, framedBy } = options;
  let { unsaved } = options;
  const paths = outputPaths(root);
  const seen: SeenMedia = { pictures: new Map(), videos: new Map() };
  const first = await readDevSite(root, log, seen, unsaved);
  if (!first) return null;
  let site: DevSite = first;
  const { base } = site;
  // A page drawn while modules are thrown away would be put together from two copies of them, and React's contexts
  // do not reach from one copy into the other.
  const drawInTurn = createQueue(1);
  // Of two readings at once the older could be done last, and its words would stay.
  const readInTurn = createQueue(1);
  const httpServer = createHttpServer();
  const vite = await createServer({
    ...siteConfig({ base, plugins: [contentModules(() => site)] }),
    appType: 'custom',
    // In the owner's folder: node_modules may be shared or read-only.
    cacheDir: join(paths.cacheDir, 'vite'),
    // What code in node_modules imports is not made ready for browsers unless it is named.
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client'] },
    server: {
      middlewareMode: true,
      hmr: { server: httpServer },
      watch: { ignored: ['**/dist/**', '**/.cache/**', '**/content/**'] },
      cors: false,
      // Originals, with the places in them, and messages of the inbox are nobody's to read by their path.
      fs: { allow: [join(engineRoot, 'src'), paths.cacheDir] },
    },
  });
  reloadOutdatedPages(vite, () => site);
  const sheet = await answerStyles({});
  const inbox = createInbox({
    folder: paths.inboxDir,
    accessKey: sampleAccessKey,
    base,
    locale: () => site.locale,
    styles: () => Object.values(site.styles).join('') + sheet,
    log,
  });

  function fail(response: ServerResponse, error: unknown) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(String(error instanceof Error ? error.stack : error));
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const refusal = refusalOf(request);
    if (refusal) {
      response.writeHead(refusal.status, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${refusal.sentence}\n`);
      return;
    }
    response.setHeader('Content-Security-Policy', `frame-ancestors ${framedBy ?? "'none'"}`);
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    const url = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const path = `/${url.slice(base.length)}`;
    if (await inbox(request, response, path)) return;
    const video = url.startsWith(base) ? await site.videoFile(path) : undefined;
    if (video) {
      response.setHeader('Cache-Control', 'no-cache');
      await sendMedia(request, response, video);
      return;
    }
    const file = url.startsWith(base) ? await site.readFile(path) : null;
    if (file) {
      response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' });
      response.end(file.bytes);
      return;
    }
    vite.middlewares(request, response, () => {
      const page = matchPage(site.contents.pages, path);
      const isFound = page !== undefined && page.kind !== 'notFound';
      drawInTurn(() => renderPage(vite, site, page, framedBy)).then(
        (html) => {
          response.writeHead(isFound ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(html);
        },
        (error: unknown) => fail(response, error),
      );
    });
  }

  async function readAgain() {
    const next = await readDevSite(root, log, seen, unsaved);
    // With a mistake in the content the last good site stays, and the terminal says what to mend.
    if (!next) return;
    await drawInTurn(async () => {
      const before = site;
      site = next;
      await updateOpenPages(vite, before, next);
    });
  }

  httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => fail(response, error));
  });
  watchContent(paths.contentDir, () => readInTurn(readAgain));
  await new Promise<void>((resolve, reject) => {
    httpServer.once('error', reject);
    httpServer.listen(port, 'localhost', resolve);
  });
  return {
    base,
    show: async (next) => {
      unsaved = next;
      await readInTurn(readAgain);
    },
  };
}

/** Why a request is not answered; null where nothing speaks against it. */
function refusalOf({ headers, url = '' }: IncomingMessage): Refusal | null {
  if (isForeignHost(headers)) {
    return { status: 421, sentence: 'This server answers under the name localhost only.' };
  }
  if (isForeignLoad(headers)) {
    return { status: 403, sentence: 'Pages of other addresses may link here and load nothing.' };
  }
  // The bundler's door to the editor of code on this machine: it opens any file for whoever asks.
  if (url.includes('/__open-in-editor'))
    return { status: 404, sentence: 'There is nothing at this address.' };
  return null;
}

/** The document of the page at a path, with what makes it live: scripts, styles, reloading. */
async function renderPage(
  vite: ViteDevServer,
  site: DevSite,
  page: PageContent | undefined,
  framedBy: string | undefined,
): Promise<string> {
  const bundle = (await vite.ssrLoadModule('/src/site/prerender.tsx')) as {
    renderPage: (path: string, words?: unknown) => Promise<string>;
  };
  const framed = `src/editor/framed-page.ts?editor=${encodeURIComponent(framedBy ?? '')}`;
  const scripts = [...(framedBy ? [framed] : []), '@vite/client', 'src/site/dev.tsx']
    .map((file) => `<script type="module" src="${site.base}${file}"></script>`)
    .join('');
  const drawn = drawnContent(page?.name ?? '', site);
  const html = await bundle.renderPage(page?.path ?? '', page && isBelow(page) ? page.content : undefined);
  const styles = styleSheets(vite).map((file) => `<link rel="stylesheet" href="${site.base}${file}">`);
  const brand = `<style>${site.styles['virtual:brand.css']}</style>`;
  return html.replace('</head>', () => `${styles.join('')}${brand}${drawn}${scripts}</head>`);
}

/**
 * The style sheets of every page drawn so far, from the project's folder. In development scripts bring them, a second
 * after the words on a busy machine; linked, no page is seen bare until then.
 */
function styleSheets(vite: ViteDevServer): string[] {
  const drawn = [...(vite.environments.ssr?.moduleGraph.urlToModuleMap.keys() ?? [])];
  const ofParts = drawn.filter((url) => /^\/src\/site\/.*\.css$/.test(url)).map((url) => url.slice(1));
  // These two hold the order of all layers.
  return [...new Set(['src/site/styles/tokens.css', 'src/site/styles/base.css', ...ofParts])];
}

/**
 * Calls `onChange` when the folder has been quiet after a change. The folder may be taken away and put back, as a
 * version control does: it is watched anew after each change, since a watch stays with what it was begun on.
 */
function watchContent(folder: string, onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      begin();
      onChange().catch((error: unknown) => console.error(error));
    }, settleMs);
  };
  const begin = () => {
    watcher?.close();
    try {
      // An error tells of a folder that went away while it was looked into.
      watcher = watch(folder, { recursive: true }).on('change', settle).on('error', settle);
    } catch {
      awaitFolder();
    }
  };
  const awaitFolder = () => {
    timer = setTimeout(existsSync(folder) ? settle : awaitFolder, missingMs);
  };
  begin();
}
