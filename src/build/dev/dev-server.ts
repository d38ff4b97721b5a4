import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { engineRoot, outputPaths } from '../../files/output-paths.ts';
import { createQueue } from '../../files/queue.ts';
import type { Unsaved } from '../../site/read-content.ts';
import { contentModules } from '../prerender/content-modules.ts';
import { siteConfig } from '../prerender/site-config.ts';
import type { SeenMedia } from '../site.ts';
import { createAnswer } from './create-answer.ts';
import { type DevSite, readDevSite } from './dev-site.ts';
import { reloadOutdatedPages, updateOpenPages } from './update-open-pages.ts';
import { watchContent } from './watch-content.ts';

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
  const renderInTurn = createQueue(1);
  // Of two readings at once the older could be done last, and its words would stay.
  const readInTurn = createQueue(1);
  const httpServer = createHttpServer();
  const vite = await createBundler(httpServer, paths.cacheDir, () => site);
  reloadOutdatedPages(vite, () => site);

  async function readAgain() {
    const next = await readDevSite(root, log, seen, unsaved);
    // With a mistake in the content the last good site stays, and the terminal says what to fix.
    if (!next) return;
    await renderInTurn(async () => {
      const before = site;
      site = next;
      await updateOpenPages(vite, before, next);
    });
  }

  const { inboxDir } = paths;
  httpServer.on(
    'request',
    await createAnswer({ vite, site: () => site, renderInTurn, inboxDir, framedBy, log }),
  );
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

/** Vite as a part of our own server: it turns sources into modules, and tells open pages of changes. */
function createBundler(httpServer: Server, cacheDir: string, site: () => DevSite): Promise<ViteDevServer> {
  return createServer({
    ...siteConfig({ base: site().base, plugins: [contentModules(site)] }),
    appType: 'custom',
    // In the owner's folder: node_modules may be shared or read-only.
    cacheDir: join(cacheDir, 'vite'),
    // What code in node_modules imports is not made ready for browsers unless it is named.
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client'] },
    server: {
      middlewareMode: true,
      hmr: { server: httpServer },
      watch: { ignored: ['**/dist/**', '**/.cache/**', '**/content/**'] },
      cors: false,
      // Originals, with the places in them, and messages of the inbox are nobody's to read by their path.
      fs: { allow: [join(engineRoot, 'src'), cacheDir] },
    },
  });
}
