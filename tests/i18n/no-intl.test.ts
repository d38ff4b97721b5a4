import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '../../src');

/**
 * Exceptions: text for owners, counting of letters, plurals of whole numbers and capitals, which no version changes, and the
 * date of a new letter, which is written once into a file of the owner.
 */
const allowed = [
  ...['build/prerender/messages-module.ts', 'i18n/language.ts', 'resume/small-capitals.ts'],
  ...[
    'applications/match-posting.ts',
    'editor/',
    'import/',
    'owner/photo-captions.ts',
    'owner/plan-application.ts',
    'site/lint/lint-characters.ts',
  ],
];

it('uses no word, order or number format that depends on the version of Node or the browser', async () => {
  const files = (await readdir(src, { recursive: true })).map((file) => file.split(path.sep).join('/'));
  const found: string[] = [];
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    if (allowed.some((start) => file.startsWith(start))) continue;
    const code = (await readFile(path.join(src, file), 'utf8')).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    if (/\bIntl\b|\.localeCompare\(|\.toLocale\w+\(/.test(code)) found.push(file);
  }
  expect(found).toEqual([]);
});
