import type { ViteDevServer } from 'vite';
import {
  changedModuleIds,
  type GeneratedModules,
  moduleVersion,
  renderedContentEvent,
} from '../prerender/content-modules.ts';

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
export function reloadOutdatedPages(vite: ViteDevServer, site: () => GeneratedModules): void {
  const open = vite.environments.client?.hot;
  open?.on(renderedContentEvent, ({ name, version }, client) => {
    if (moduleVersion(name, site()) !== version) client.send({ type: 'full-reload' });
  });
}
