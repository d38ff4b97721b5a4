import { expect, it } from 'vitest';
import { findRecognizing } from '../../src/import/source.ts';
import { sources } from '../../src/import/sources.ts';
import { filesOf } from './files-of.ts';
import { linkedInExport } from './linkedin-export.ts';

async function sourceOf(files: Record<string, string>): Promise<string> {
  return (await findRecognizing(sources, filesOf(files)))?.title ?? 'no source';
}

it.each([
  ['export (1).txt', linkedInExport['Positions.csv'], 'an export of LinkedIn'],
  ['Positions.csv', 'a,b\n1,2\n', 'no source'],
  ['Skills.csv', 'Name\nTriage\n', 'no source'],
  ['me.json', '{"basics":{"name":"Ada Quill"}}', 'a résumé in JSON Resume, such as resume.json of a site'],
  [
    'resume.txt',
    '\uFEFF{"work":[],"education":[]}',
    'a résumé in JSON Resume, such as resume.json of a site',
  ],
  ['me.json', '{"work":"hard"}', 'no source'],
  ['me.json', '[1]', 'no source'],
  ['me.json', '{ not JSON', 'no source'],
  ['cv.yml', 'cv:\n  name: Ada Quill\n', 'a résumé of RenderCV'],
  ['cv.yml', 'content:\n  basics: { name: Ada Quill }\n', 'a résumé of YAMLResume'],
  ['cv.yml', '- a', 'no source'],
  ['cv.yml', 'cv: none', 'no source'],
  ['cv.yml', 'content: [1]', 'no source'],
  ['cv.yml', 'a: b: c', 'no source'],
  ['cv.yml', '', 'no source'],
])('recognizes a file by its contents: %s with %j is from %s', async (name, text, source) => {
  expect(await sourceOf({ [name]: text })).toBe(source);
});

it('recognizes an export of several tables, and no brackets without end', async () => {
  const deep = 200_000;
  expect(await sourceOf(linkedInExport)).toBe('an export of LinkedIn');
  expect(await sourceOf({ 'me.json': `{"work":${'['.repeat(deep)}${']'.repeat(deep)}}` })).toBe('no source');
});
