import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { engineRoot } from '../../files/output-paths.ts';
import {
  changedModuleIds,
  contentModules,
  type GeneratedModules,
  moduleVersion,
  renderedContentEvent,
} from '../prerender/content-modules.ts';
import { siteConfig } from '../prerender/site-config.ts';
import type { DevSite } from './dev-site.ts';

/** A language of the site, and the bundler that serves its modules. */
export type DevLanguage = { base: string; vite: ViteDevServer; modules: () => GeneratedModules };

/** Starts the bundler of the language at a base. */
export async function startLanguage(
  httpServer: Server,
  cacheDir: string,
  base: string,
  site: () => DevSite,
): Promise<DevLanguage> {
  const modules = () => modulesAt(site(), base);
  const vite = await createBundler(httpServer, cacheDir, site().base, modules);
  reloadOutdatedPages(vite, modules);
  return { base, vite, modules };
}

/** Of the language at this base, or the first one, if the owner has removed that language. */
export function modulesAt(site: DevSite, base: string): GeneratedModules {
  return site.translations.find((each) => each.base === base) ?? site;
}

/** Vite as middleware of our server: it transforms modules and sends updates to open pages. */
function createBundler(
  httpServer: Server,
  cacheDir: string,
  rootBase: string,
  modules: () => GeneratedModules,
): Promise<ViteDevServer> {
  const { base, contents } = modules();
  return createServer({
    ...siteConfig({
      base,
      rootBase,
      pictureBase: rootBase,
      code: { SHARES: contents.shares === true },
      hasForeignTexts: contents.shell.source !== undefined,
      plugins: [contentModules(modules)],
    }),
    appType: 'custom',
    // In the owner's folder, because node_modules may be shared or read-only. Each bundler writes its packages there.
    cacheDir: join(cacheDir, 'vite', base === rootBase ? '' : base.slice(rootBase.length)),
    // Vite does not find imports of code in node_modules by itself.
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] },
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

/**
 * Updates open pages after a change of the content. Replacing a module takes a tenth of the time of a reload; if no
 * component accepts it, Vite reloads the page.
 */
export async function updateOpenPages(
  vite: ViteDevServer,
  before: GeneratedModules,
  after: GeneratedModules,
): Promise<void> {
  const { client, ...others } = vite.environments;
  for (const environment of Object.values(others)) environment.moduleGraph.invalidateAll();
  // Each style sheet can be another one.
  if (before.contents.looks.join() !== after.contents.looks.join()) {
    client?.moduleGraph.invalidateAll();
    client?.hot.send({ type: 'full-reload' });
    return;
  }
  for (const id of changedModuleIds(before, after)) {
    const module = client?.moduleGraph.getModuleById(id);
    // A module that no page has loaded needs no update.
    if (client && module) await client.reloadModule(module);
  }
}

/**
 * Reloads pages that were rendered from old content. Each page sends its version once it receives updates, because it would
 * miss a change that comes while it is loading.
 */
function reloadOutdatedPages(vite: ViteDevServer, site: () => GeneratedModules): void {
  const open = vite.environments.client?.hot;
  open?.on(renderedContentEvent, ({ name, version }, client) => {
    if (moduleVersion(name, site()) !== version) client.send({ type: 'full-reload' });
  });
}
