import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listEditableFiles, readEditableFiles } from '../../../src/editor/server/editable-files.ts';
import { swap } from '../../site/content-tree.ts';
import { treeForTest } from '../../site/tree-for-test.ts';

it('provides a form for YAML lists, and the text of a BibTeX file', async () => {
  const files = await readEditableFiles(
    path.resolve(import.meta.dirname, '../../fixtures/owners/researcher'),
  );
  const named = (name: string) => files.find((file) => file.name === name);
  expect(named('talks.yaml')?.form).not.toBeNull();
  expect(named('papers.bib')).toMatchObject({ form: null, value: expect.stringContaining('@article{') });
});

it('lists a file as soon as another program has named it', async () => {
  const contentDir = treeForTest();
  expect((await listEditableFiles(contentDir)).has('teaching.yaml')).toBe(false);
  const pages = path.join(contentDir, 'pages.yaml');
  const sections = '    - name: teaching\n      kind: jobs\n      title: Teaching\n    - name: research\n';
  await writeFile(pages, swap('    - name: research\n', sections)(await readFile(pages, 'utf8')));
  expect((await listEditableFiles(contentDir)).has('teaching.yaml')).toBe(true);
});
