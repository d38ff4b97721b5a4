import type { ViteDevServer } from 'vite';
import { changedModuleIds, moduleVersion, renderedContentEvent } from '../prerender/content-modules.ts';
import type { DevSite } from './dev-site.ts';

/**
 * Shows open pages what has changed in the content. A module of content is replaced where it is, which takes a tenth
 * of what loading the page anew does; where no component takes it over, Vite asks the page to load anew by itself.
 */
export async function updateOpenPages(vite: ViteDevServer, before: DevSite, after: DevSite): Promise<void> {
  const { client, ...others } = vite.environments;
  for (const environment of Object.values(others)) environment.moduleGraph.invalidateAll();
  for (const id of changedModuleIds(before, after)) {
    const module = client?.moduleGraph.getModuleById(id);
    // Nobody has asked for it yet: whoever does gets the new one.
    if (client && module) await client.reloadModule(module);
  }
}

/**
 * Loads a page anew that was drawn from words no longer current. Each says what it was drawn from as soon as it can
 * hear of changes: one that comes while a page is still loading would else pass it by.
 */
export function reloadOutdatedPages(vite: ViteDevServer, site: () => DevSite): void {
  const open = vite.environments.client?.hot;
  open?.on(renderedContentEvent, ({ name, version }, client) => {
    if (moduleVersion(name, site()) !== version) client.send({ type: 'full-reload' });
  });
}
