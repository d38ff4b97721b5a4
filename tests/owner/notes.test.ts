import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addRecord, recordLists } from '../../src/owner/add-record.ts';
import { removeRecord } from '../../src/owner/remove-record.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { append, withTree } from '../site/content-tree.ts';
import { treeForTest } from '../site/tree-for-test.ts';

const page = append('- name: notes\n  kind: notes\n  heading: Notes\n  description: Notes.\n');

async function noteList(contentDir: string) {
  const list = (await recordLists(contentDir)).find(({ word }) => word === 'note');
  if (!list) throw new Error('notes are not among the lists');
  return list;
}

it('adds a note as a draft, with a free name', async () => {
  await withTree(
    { 'pages.yaml': page, 'notes/quay.md': '---\ntitle: Quay\ndate: 2026-01-01\n---\n\nFog.\n' },
    async (contentDir) => {
      const list = await noteList(contentDir);
      const added = await addRecord({
        contentDir,
        list,
        fields: { title: 'Quay' },
        picture: null,
        today: '2026-02-03',
      });
      expect(added.file).toBe('notes/quay-2.md');
      const { entries } = await readRawContent(contentDir);
      expect(entries?.notes.map(({ name, date, draft }) => [name, date, draft])).toEqual([
        ['quay', '2026-01-01', undefined],
        ['quay-2', '2026-02-03', true],
      ]);
    },
  );
});

it('refuses an invalid date', async () => {
  const contentDir = treeForTest({ 'pages.yaml': page });
  const list = await noteList(contentDir);
  const fields = { title: 'Quay', date: 'soon' };
  await expect(addRecord({ contentDir, list, fields, picture: null, today: '2026-02-03' })).rejects.toThrow(
    'date',
  );
  expect(existsSync(path.join(contentDir, 'notes'))).toBe(false);
});

it('removes a note with the pictures that nothing else shows', async () => {
  const contentDir = treeForTest({ 'pages.yaml': page });
  const folder = path.join(contentDir, 'images/notes/quay');
  await mkdir(folder, { recursive: true });
  const picture = await readFile(path.join(contentDir, 'images/travel/one.jpg')).catch(() => 'a picture');
  await writeFile(path.join(folder, 'fog.jpg'), picture);
  await mkdir(path.join(contentDir, 'notes'));
  const text = '---\ntitle: Quay\ndate: 2026-01-01\n---\n\n![Fog.](fog.jpg)\n';
  await writeFile(path.join(contentDir, 'notes/quay.md'), text);
  await removeRecord(contentDir, await noteList(contentDir), 'quay');
  expect(existsSync(path.join(contentDir, 'notes/quay.md'))).toBe(false);
  expect(existsSync(path.join(folder, 'fog.jpg'))).toBe(false);
});
