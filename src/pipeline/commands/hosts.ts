import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { movedAddresses } from '../../model/moved-addresses.ts';
import { siteSchema } from '../../model/schemas/site.ts';
import { shownPages } from '../../model/shown-pages.ts';
import { readEntries } from '../content/read-content.ts';
import { typed } from '../messages/typed.ts';
import { outputPaths } from '../output-paths.ts';
import { readYaml } from '../owner/read-records.ts';
import { writeHostFiles } from '../owner/site-folder.ts';
import { deployFiles } from '../serve/deploy-files.ts';
import { describeCommand, refuse } from './command.ts';

const usage = `${typed('hosts')}

Writes the configuration of web servers (nginx, Caddy, a container) into deploy/, from content/site.yaml, each time
anew. What hosts read from the repository (GitHub Pages, Netlify, a container's .dockerignore) is written where it is
not there yet, and yours to change.`;

export const run = describeCommand({
  name: 'hosts',
  usage,
  options: {},
  run: async (_line, terminal) => {
    const { root, say } = terminal;
    // What these cannot do without, so that they can be made while pictures are still missing.
    const text = await readFile(join(outputPaths(root).contentDir, 'site.yaml'), 'utf8').catch(() => '');
    const site = siteSchema.safeParse(readYaml(text));
    if (!site.success)
      return refuse(terminal, `content/site.yaml has problems. See them:   ${typed('check')}`);
    const { entries } = await readEntries(outputPaths(root).contentDir);
    if (!entries) say(`Addresses that moved are left out until nothing is to be mended:   ${typed('check')}`);
    const moves = entries ? movedAddresses({ ...entries, pages: shownPages(entries) }) : [];
    for (const [file, content] of deployFiles(site.data, moves)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), content);
      say(`wrote ${file}`);
    }
    for (const file of await writeHostFiles(root)) say(`wrote ${file}`);
    return 0;
  },
});
