import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTemplate, templateDir } from '../../scripts/template.ts';
import { findLeftovers } from '../../src/site/lint/find-leftovers.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { folderForTest } from '../temporary-folder.ts';

async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('.cache'));
  const texts = files.map(async (entry): Promise<[string, string]> => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file).split(path.sep).join('/'), await readFile(file, 'latin1')];
  });
  return new Map((await Promise.all(texts)).sort());
}

it('equals the output of `npm run new`; otherwise run   npm run template', async () => {
  const folder = folderForTest();
  await makeTemplate(folder);
  const [expected, actual] = [await filesOf(folder), await filesOf(templateDir)];
  // Its packages are those of the last release.
  for (const files of [expected, actual]) expect(files.delete('package-lock.json')).toBe(true);
  expect(actual).toEqual(expected);
});

it('is valid, and reports the missing texts before publishing', async () => {
  const read = await readRawContent(path.join(templateDir, 'content'));
  expect(read.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(read.entries?.owner.name).toBe('Your Name');
  const places = (await findLeftovers(read)).map(({ file, summary }) => `${file} ${summary.split(' ')[0]}`);
  expect(new Set(places)).toEqual(
    new Set([
      ...['name', 'role', 'location'].map((field) => `content/owner.yaml ${field}`),
      ...['url', 'form.accessKey', 'pictures.credit'].map((field) => `content/site.yaml ${field}`),
      ...['lede', 'portrait.alt', 'portrait.source'].map((field) => `content/about.yaml ${field}`),
      'content/about/biography.md the',
      'content/home.yaml intro',
    ]),
  );
});
