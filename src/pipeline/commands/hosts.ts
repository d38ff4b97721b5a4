import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteSchema } from '../../model/schemas/site.ts';
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
    // The one file these depend on, so that they can be made while pictures are still missing.
    const text = await readFile(join(outputPaths(root).contentDir, 'site.yaml'), 'utf8').catch(() => '');
    const site = siteSchema.safeParse(readYaml(text));
    if (!site.success)
      return refuse(terminal, `content/site.yaml has problems. See them:   ${typed('check')}`);
    for (const [file, content] of deployFiles(site.data)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), content);
      say(`wrote ${file}`);
    }
    for (const file of await writeHostFiles(root)) say(`wrote ${file}`);
    return 0;
  },
});
