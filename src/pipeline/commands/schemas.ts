import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEntries } from '../content/read-content.ts';
import { makeSchemaFiles } from '../content/schema-files.ts';
import { typed } from '../messages/typed.ts';
import { outputPaths } from '../output-paths.ts';
import { describeCommand } from './command.ts';

const usage = `${typed('schemas')}

Writes the schemas for editors into .vscode/schemas/ and the tables of docs/content.md, both from src/model/schemas/, and which file
of content/ has which schema into .vscode/settings.json.`;

export const run = describeCommand({
  name: 'schemas',
  usage,
  options: {},
  run: async (_line, { root, say }) => {
    let written = 0;
    const { sources } = await readEntries(outputPaths(root).contentDir);
    for (const [file, text] of makeSchemaFiles(sources.files)) {
      const target = path.join(root, file);
      const present = await readFile(target, 'utf8').catch(() => null);
      if (present === text) continue;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
      say(`wrote ${file}`);
      written += 1;
    }
    if (written === 0) say('The schemas for editors and docs/content.md are up to date.');
    return 0;
  },
});
