/*
 * npm run template
 *
 * Writes template/: the output of `new` with placeholder texts, ready to publish as a GitHub template repository. A test
 * fails when it is out of date.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeNewContent } from '../src/owner/new-content.ts';
import { defaultAnswers, withDefaults } from '../src/owner/owner-questions.ts';
import { writeSiteFolder } from '../src/owner/site-folder.ts';
import { placeholderOwner } from '../src/site/lint/find-leftovers.ts';

export const templateDir = path.join(path.dirname(import.meta.dirname), 'template');

/** Creates the folder, which must be empty or missing. */
export async function makeTemplate(folder: string): Promise<void> {
  await makeNewContent({
    root: folder,
    answers: { ...withDefaults(defaultAnswers), profession: 'other', ...placeholderOwner },
    keepsPictures: false,
    // A fixed date, so that the folder is always the same.
    today: '2026-01-01',
    portrait: null,
  });
  await writeSiteFolder(folder, 'my-site');
}

if (process.argv[1] === import.meta.filename) {
  await rm(templateDir, { recursive: true, force: true });
  await makeTemplate(templateDir);
}
