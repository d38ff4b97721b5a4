import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { rulesBySheet } from '../../brand/read-theme.ts';
import { engineRoot } from '../../files/output-paths.ts';

/**
 * Appends the rules of the site's look to the style sheets that they change, so that both use the same class names. In
 * `src/looks/bar-side.css`, a comment with only the name of a sheet is above the rules for it. `names` is called at every load.
 */
export function lookStyles(names: () => readonly string[]): Plugin {
  return {
    name: 'look-styles',
    enforce: 'pre',
    transform: {
      // In development, a linked sheet is `?direct`.
      filter: { id: /\/src\/(?!editor\/).*\.css(?:\?direct)?$/ },
      async handler(code, id) {
        const sheet = basename(id).replace('?direct', '');
        const files = names().map((name) => join(engineRoot, `src/looks/${name}.css`));
        const looks = await Promise.all(files.map((file) => readFile(file, 'utf8')));
        const added = looks.map((look) => rulesBySheet(look).get(sheet) ?? '');
        for (const [index, file] of files.entries()) if (added[index]) this.addWatchFile(file);
        return [code, ...added.filter((rules) => rules !== '')].join('\n');
      },
    },
  };
}
