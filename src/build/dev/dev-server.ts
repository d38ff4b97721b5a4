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
import { createOtherLooks } from './other-looks.ts';
import { reloadOutdatedPages, updateOpenPages } from './update-open-pages.ts';
import { watchContent } from './watch-content.ts';

type Options = {
  root: string;
  port: number;
  log: (line: string) => void;
  /** The only origin that may frame the site; it receives the path of the framed page. None by default. */
  framedBy?: string;
  /** Changes to show as if they were saved. */
  unsaved?: Unsaved;
};

export type DevServer = {
  base: string;
  /** Shows these changes as if they were saved, instead of earlier ones. */
  show: (unsaved: Unsaved) => Promise<void>;
};

/**
 * Serves the site on localhost: pages are prerendered as in a build, and changes of content/ or of the code show at once.
 * Returns null, after logging diagnostics, if the content has errors.
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
  // Rendering while modules are invalidated would mix two copies of React contexts.
  const renderInTurn = createQueue(1);
  // Of two concurrent readings, the older one could finish last.
  const readInTurn = createQueue(1);
  const httpServer = createHttpServer();
  const vite = await createBundler(httpServer, paths.cacheDir, () => site);
  reloadOutdatedPages(vite, () => site);

  async function readAgain() {
    const next = await readDevSite(root, log, seen, unsaved);
    // With an error in the content, the last valid site stays, and the terminal shows diagnostics.
    if (!next) return;
    await renderInTurn(async () => {
      const before = site;
      site = next;
      await updateOpenPages(vite, before, next);
    });
  }

  const { inboxDir } = paths;
  // Of use to the editor only.
  const otherLooks = framedBy
    ? createOtherLooks({ root, paths, seen, unsaved: () => unsaved, site: () => site })
    : undefined;
  httpServer.on(
    'request',
    await createAnswer({ vite, site: () => site, renderInTurn, otherLooks, inboxDir, framedBy, log }),
  );
  watchContent(paths.contentDir, () => {
    otherLooks?.forget();
    return readInTurn(readAgain);
  });
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

/** Vite as middleware of our server: it transforms modules and sends updates to open pages. */
function createBundler(httpServer: Server, cacheDir: string, site: () => DevSite): Promise<ViteDevServer> {
  return createServer({
    ...siteConfig({
      base: site().base,
      shares: site().contents.shares === true,
      plugins: [contentModules(site)],
    }),
    appType: 'custom',
    // In the owner's folder, because node_modules may be shared or read-only.
    cacheDir: join(cacheDir, 'vite'),
    // Vite does not find imports of code in node_modules by itself.
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client'] },
    server: {
      middlewareMode: true,
      hmr: { server: httpServer },
      watch: { ignored: ['**/dist/**', '**/.cache/**', '**/content/**'] },
      cors: false,
      // Originals with location data and messages of the inbox must not be readable by path.
      fs: { allow: [join(engineRoot, 'src'), cacheDir] },
    },
  });
}
