import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { engineRoot, outputPaths } from '../files/output-paths.ts';
import { readRawContent } from '../site/read-content.ts';
import { makeSchemaFiles, ownerSchemaFiles, settingsFile } from '../site/schema-files.ts';
import type { Command } from './command.ts';

export const run: Command<object> = async (_line, { root, print }) => {
  const { sources } = await readRawContent(outputPaths(root).contentDir);
  const files =
    root === engineRoot
      ? await makeSchemaFiles(sources.files)
      : ownerSchemaFiles(sources.files, await readSettings(root));
  let written = 0;
  for (const [file, text] of files) {
    const target = path.join(root, file);
    const present = await readFile(target, 'utf8').catch(() => null);
    if (present === text) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
    print(`wrote ${file}`);
    written += 1;
  }
  if (written === 0) print('The schemas of content/ are up to date.');
  return 0;
};

/** The owner's own settings stay. */
async function readSettings(root: string): Promise<Record<string, unknown>> {
  const text = await readFile(path.join(root, settingsFile), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, unknown>;
}
