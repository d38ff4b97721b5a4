import path from 'node:path';
import { Refused } from '../core/diagnostics.ts';
import { engineRoot, outputPaths } from '../files/output-paths.ts';
import { readText } from '../files/read-files.ts';
import { writeAtomically } from '../files/write-atomically.ts';
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
    if ((await readText(target)) === text) continue;
    await writeAtomically(target, text);
    print(`wrote ${file}`);
    written += 1;
  }
  if (written === 0) print('The schemas of content/ are up to date.');
  return 0;
};

/** The owner's own settings, which stay. Rewriting them would lose comments, which only VS Code reads. */
async function readSettings(root: string): Promise<Record<string, unknown>> {
  const text = (await readText(path.join(root, settingsFile))) ?? '';
  try {
    return JSON.parse(text.trim() || '{}') as Record<string, unknown>;
  } catch {
    throw new Refused(
      `${settingsFile} has comments, trailing commas or a syntax error, so the schemas cannot be added to it. Nothing was written. Remove these, and run the command again.`,
    );
  }
}
