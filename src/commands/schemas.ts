import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandHint } from '../core/command-hint.ts';
import { engineRoot, outputPaths } from '../files/output-paths.ts';
import { readRawContent } from '../site/read-content.ts';
import { makeSchemaFiles, ownerSettings } from '../site/schema-files.ts';
import { describeCommand } from './command.ts';

const usage = `${commandHint('schemas')}

Writes into .vscode/settings.json which file of content/ has which schema, so that editors know its fields. In the folder
of the code also the schemas themselves and the tables of docs/content.md, both from src/model/schemas/.`;

export const run = describeCommand({
  name: 'schemas',
  usage,
  options: {},
  run: async (_line, { root, say }) => {
    let written = 0;
    const { sources } = await readRawContent(outputPaths(root).contentDir);
    const made =
      root === engineRoot
        ? makeSchemaFiles(sources.files)
        : new Map([[settingsFile, ownerSettings(sources.files, await readSettings(root))]]);
    for (const [file, text] of made) {
      const target = path.join(root, file);
      const present = await readFile(target, 'utf8').catch(() => null);
      if (present === text) continue;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
      say(`wrote ${file}`);
      written += 1;
    }
    if (written === 0) say('What editors know of content/ is up to date.');
    return 0;
  },
});

const settingsFile = '.vscode/settings.json';

/** The owner's own settings stay. */
async function readSettings(root: string): Promise<Record<string, unknown>> {
  const text = await readFile(path.join(root, settingsFile), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, unknown>;
}
