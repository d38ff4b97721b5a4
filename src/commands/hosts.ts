import { join } from 'node:path';
import { commandHint } from '../core/command-hint.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { deployFiles } from '../hosts/deploy-files.ts';
import { localDate } from '../i18n/dates.ts';
import { writeHostFiles } from '../owner/site-folder.ts';
import { movedAddresses } from '../site/moved-addresses.ts';
import { visiblePages } from '../site/page-kinds.ts';
import { withoutDrafts, withoutUnlisted } from '../site/visibility.ts';
import type { Command } from './command.ts';
import { readSiteSettings } from './read-served.ts';

export const run: Command<object> = async (_line, terminal) => {
  const { root, print } = terminal;
  // Unlike a build, this works while images are missing.
  const read = await readSiteSettings(terminal);
  if (!read) return 1;
  const { site, rawContent } = read;
  if (!rawContent)
    print(
      `Redirects of moved addresses are left out because content/ has errors. List them:   ${commandHint('check')}`,
    );
  const published = rawContent && withoutUnlisted(withoutDrafts(rawContent, localDate()));
  const moves = published ? movedAddresses({ ...published, pages: visiblePages(published) }) : [];
  for (const [file, content] of deployFiles(site, moves)) {
    await writeAtomically(join(root, file), content);
    print(`wrote ${file}`);
  }
  for (const file of await writeHostFiles(root)) print(`wrote ${file}`);
  return 0;
};
