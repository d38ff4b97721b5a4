import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { engineRoot } from '../../files/output-paths.ts';

const looksFolder = join(engineRoot, 'src/looks');

/**
 * Appends the style sheets of the site's look to those they change: `src/looks/bar-side/SiteHeader.css` to
 * `SiteHeader.module.css`, so that both use the same class names. `folders` is called at every load.
 */
export function lookStyles(folders: () => readonly string[]): Plugin {
  return {
    name: 'look-styles',
    enforce: 'pre',
    transform: {
      // In development, a linked sheet is `?direct`.
      filter: { id: /\/src\/(?!editor\/|looks\/).*\.css(?:\?direct)?$/ },
      async handler(code, id) {
        const name = basename(id).replace('?direct', '').replace('.module', '');
        const files = folders().map((folder) => join(looksFolder, folder, name));
        const found = files.filter((file) => existsSync(file));
        for (const file of found) this.addWatchFile(file);
        const added = await Promise.all(found.map((file) => readFile(file, 'utf8')));
        return [code, ...added].join('\n');
      },
    },
  };
}
