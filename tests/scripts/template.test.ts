import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTemplate, templateDir } from '../../scripts/template.ts';
import { findLeftovers } from '../../src/site/lint/find-leftovers.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { readAll } from '../folder-contents.ts';
import { folderForTest } from '../temporary-folder.ts';

it('equals the output of `npm run new`; otherwise run   npm run template', async () => {
  const folder = folderForTest();
  await makeTemplate(folder);
  const [expected, actual] = [await readAll(folder), await readAll(templateDir)];
  for (const files of [expected, actual]) {
    // Its packages are those of the last release.
    expect(files.delete('package-lock.json')).toBe(true);
    for (const file of files.keys()) if (file.startsWith('.cache/')) files.delete(file);
  }
  expect(actual).toEqual(expected);
});

it('is valid, and reports the missing texts before publishing', async () => {
  const read = await readRawContent(path.join(templateDir, 'content'));
  expect(read.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(read.rawContent?.owner.name).toBe('Your Name');
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
