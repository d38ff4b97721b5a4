import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { commandHint } from '../core/command-hint.ts';
import { deployFiles } from '../hosts/deploy-files.ts';
import { writeHostFiles } from '../owner/site-folder.ts';
import { movedAddresses } from '../site/moved-addresses.ts';
import { shownPages } from '../site/shown-pages.ts';
import { describeCommand } from './command.ts';
import { readSiteFacts } from './read-site-facts.ts';

const usage = `${commandHint('hosts')}

Writes the configuration of web servers (nginx, Caddy, a container) into deploy/, from content/site.yaml, each time
anew. What hosts read from the repository (GitHub Pages, Netlify, a container's .dockerignore) is written where it is
not there yet, and yours to change.`;

export const run = describeCommand({
  name: 'hosts',
  usage,
  options: {},
  run: async (_line, terminal) => {
    const { root, say } = terminal;
    // These can be made while pictures are still missing.
    const facts = await readSiteFacts(terminal);
    if (!facts) return 1;
    const { site, entries } = facts;
    if (!entries)
      say(`Addresses that moved are left out until nothing is to be fixed:   ${commandHint('check')}`);
    const moves = entries ? movedAddresses({ ...entries, pages: shownPages(entries) }) : [];
    for (const [file, content] of deployFiles(site, moves)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), content);
      say(`wrote ${file}`);
    }
    for (const file of await writeHostFiles(root)) say(`wrote ${file}`);
    return 0;
  },
});
