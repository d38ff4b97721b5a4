/*
 * npm run template
 *
 * Writes template/: what `new` creates, with placeholder texts, for a repository that others
 * begin theirs from without a terminal. A test says when it is out of date.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeNewContent } from '../src/owner/new-content.ts';
import { defaultAnswers, withUsual } from '../src/owner/owner-questions.ts';
import { writeSiteFolder } from '../src/owner/site-folder.ts';
import { somebody } from '../src/site/lint/find-leftovers.ts';

export const templateDir = path.join(path.dirname(import.meta.dirname), 'template');

/** Makes the folder, which must be empty or not there. */
export async function makeTemplate(folder: string): Promise<void> {
  await makeNewContent({
    root: folder,
    answers: { ...withUsual(defaultAnswers), as: 'else', ...somebody },
    keepsPictures: false,
    // Of no day: the same folder is made whenever it is.
    today: '2026-01-01',
    portrait: null,
  });
  await writeSiteFolder(folder, 'my-site');
}

if (process.argv[1] === import.meta.filename) {
  await rm(templateDir, { recursive: true, force: true });
  await makeTemplate(templateDir);
}
