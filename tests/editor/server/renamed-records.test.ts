import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formatDiagnostics } from '../../../src/core/diagnostics.ts';
import { formerNames } from '../../../src/editor/protocol/track-records.ts';
import { applyDrafts, checkDrafts, saveDrafts } from '../../../src/editor/server/drafts.ts';
import { readEditableFiles } from '../../../src/editor/server/editable-files.ts';
import { hashText } from '../../../src/files/hash.ts';
import { undoChange } from '../../../src/owner/undo-change.ts';
import { readRawContent } from '../../../src/site/read-content.ts';
import type { Change } from '../../../src/yaml/change.ts';
import { differences, readAll } from '../../folder-contents.ts';
import { append, withTree } from '../../site/content-tree.ts';
import { treeForTest } from '../../site/tree-for-test.ts';
import { foldersOf } from './draft-folders.ts';

const story = `---
role: All of it
---

What *Harbour Map* shows.

![A map](1-map.jpg)
`;

/** A site whose project harbour-map has a case study and links from everywhere. */
const linkedProject = {
  'projects/harbour-map.md': story,
  'images/projects/harbour-map/notes.xmp': 'a sidecar',
  'home.yaml': append('highlights:\n  projects: [tide-table, harbour-map] # my best\n'),
  'about/hobbies.md':
    '[One](/projects/harbour-map), [its card](/projects#harbour-map), [other](/projects#harbour-mapper), [far](https://ferry.org/projects/harbour-map).\n',
  'letters/clinic.md': '---\nto: Harbour Clinics\n---\n\nSee [my map](/projects/harbour-map).\n',
  'published.txt': '/projects\n/projects#harbour-map\n/projects/harbour-map\n',
};

const rename = (to: string, index = 0): Change => ({ kind: 'set', path: [index, 'name'], value: to });

async function writtenBy(contentDir: string, ...changes: Change[]) {
  const text = await readFile(path.join(contentDir, 'projects.yaml'), 'utf8');
  return applyDrafts(contentDir, [{ file: 'projects.yaml', fingerprint: hashText(text), changes }]);
}

const textOf = (contentDir: string, file: string) => readFile(path.join(contentDir, file), 'utf8');

it('moves case study and pictures and updates links when a project is renamed, and undoes all of it', async () => {
  const contentDir = treeForTest(linkedProject);
  const before = await readAll(contentDir);
  const written = await writtenBy(contentDir, rename('ferry-map'));
  const checked = await checkDrafts(foldersOf(contentDir), written, '2026-01-15');
  expect(checked.renamings).toEqual([
    { folder: 'projects', from: 'harbour-map', to: 'ferry-map', pictures: 3, hasStory: true },
  ]);
  // Before saving, moved files are neither missing nor left over.
  const found = formatDiagnostics((await readRawContent(contentDir)).diagnostics);
  expect(checked.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(checked.leftOver).toEqual([]);
  expect(checked.diffs.map(({ file }) => file).sort()).toEqual([
    'about/hobbies.md',
    'home.yaml',
    'letters/clinic.md',
    'projects.yaml',
  ]);

  await saveDrafts(foldersOf(contentDir), written);
  const files = await readAll(contentDir);
  expect(files.get('projects/ferry-map.md')).toBe(story);
  expect([...files.keys()].filter((file) => file.includes('harbour-map'))).toEqual([]);
  expect(await readdir(path.join(contentDir, 'images/projects'))).toEqual(['ferry-map', 'tide-table.jpg']);
  expect(files.get('images/projects/ferry-map/notes.xmp')).toBe('a sidecar');
  expect(await textOf(contentDir, 'about/hobbies.md')).toBe(
    '[One](/projects/ferry-map), [its card](/projects#ferry-map), [other](/projects#harbour-mapper), [far](https://ferry.org/projects/harbour-map).\n',
  );
  expect(await textOf(contentDir, 'letters/clinic.md')).toContain('(/projects/ferry-map)');
  expect(await textOf(contentDir, 'home.yaml')).toContain('projects: [tide-table, ferry-map] # my best');
  const projects = await textOf(contentDir, 'projects.yaml');
  expect(projects).toContain('original: /images/projects/ferry-map/2-list.jpg');
  expect(projects).toMatch(/formerly:\s+(?:- |\[)harbour-map/);
  expect(formatDiagnostics((await readRawContent(contentDir)).diagnostics)).toBe(found);

  await undoChange(contentDir);
  expect(differences(before, await readAll(contentDir))).toEqual([]);
});

it('keeps the case study when name, title and description change at once', async () => {
  const contentDir = treeForTest(linkedProject);
  const set = (field: string): Change => ({ kind: 'set', path: [1, field], value: 'Something else' });
  const written = await writtenBy(
    contentDir,
    { kind: 'insert', path: [], index: 0, value: { id: 0, name: 'first', title: 'First' } },
    rename('ferry-map', 1),
    set('title'),
    set('description'),
    { kind: 'move', path: [], from: 1, to: 2 },
    { kind: 'renumber', path: [] },
  );
  await saveDrafts(foldersOf(contentDir), written);
  expect(await textOf(contentDir, 'projects/ferry-map.md')).toBe(story);
});

it('records a former name only if it was published, and removes it when the name is restored', async () => {
  const { 'published.txt': _published, ...unpublished } = linkedProject;
  await withTree(unpublished, async (contentDir) => {
    await saveDrafts(foldersOf(contentDir), await writtenBy(contentDir, rename('ferry-map')));
    expect(await textOf(contentDir, 'projects.yaml')).not.toContain('formerly');
  });
  await withTree(linkedProject, async (contentDir) => {
    const before = await readAll(contentDir);
    await saveDrafts(foldersOf(contentDir), await writtenBy(contentDir, rename('ferry-map')));
    await saveDrafts(foldersOf(contentDir), await writtenBy(contentDir, rename('harbour-map')));
    expect(differences(before, await readAll(contentDir))).toEqual([]);
  });
});

it('moves nothing of a project if that would overwrite other files', async () => {
  for (const taken of ['projects/ferry-map.md', 'images/projects/ferry-map/1-map.png'])
    await withTree({ ...linkedProject, [taken]: 'of another' }, async (contentDir) => {
      await saveDrafts(foldersOf(contentDir), await writtenBy(contentDir, rename('ferry-map')));
      expect(await textOf(contentDir, taken)).toBe('of another');
      expect(await textOf(contentDir, 'projects/harbour-map.md')).toBe(story);
      expect(await textOf(contentDir, 'about/hobbies.md')).toContain('(/projects/harbour-map)');
    });
});

it('finds the former name of a record that has moved', () => {
  const changes: Change[] = [
    { kind: 'insert', path: [], index: 0, value: { name: 'new' } },
    rename('other', 1),
    { kind: 'move', path: [], from: 1, to: 2 },
    { kind: 'set', path: [2, 'images', 0], value: {} },
    { kind: 'remove', path: [], index: 0 },
  ];
  expect(formerNames([{ name: 'one' }, { name: 'two' }], changes)).toEqual(['two', 'one']);
});

/** A published note with a picture beside it and a link from elsewhere. */
const linkedNote = {
  'pages.yaml': append(
    '- name: notes\n  kind: notes\n  heading: Notes\n  description: Notes about the harbor, its ferries and its fog, a few minutes long each.\n',
  ),
  'notes/quay.md':
    '---\n# My first.\ntitle: The quay\ndate: 2025-11-02\n---\n\nFog.\n\n![Fog at the quay](fog.jpg)\n',
  'notes/other.md': '---\ntitle: Other\ndate: 2025-11-03\n---\n\nSee [the quay](/notes/quay).\n',
  'images/notes/quay/fog.jpg': 'a picture',
  'published.txt': '/notes\n/notes/quay\n',
};

async function noteDraft(contentDir: string, file: string, fields: Record<string, unknown>) {
  const changes = Object.entries(fields).map(
    ([field, value]): Change => ({ kind: 'set', path: [field], value }),
  );
  const text = await textOf(contentDir, file).catch(() => null);
  return applyDrafts(contentDir, [{ file, fingerprint: hashText(text), changes }]);
}

it('changes fields and text of a note in its form, and keeps its comments', async () => {
  const contentDir = treeForTest(linkedNote);
  const fields = { summary: 'Grey.', tags: ['fog'], text: 'Much fog.\n' };
  await saveDrafts(foldersOf(contentDir), await noteDraft(contentDir, 'notes/quay.md', fields));
  const [note] = (await readEditableFiles(contentDir)).filter(({ name }) => name === 'notes/quay.md');
  expect(note).toMatchObject({
    kind: 'note',
    value: { name: 'quay', title: 'The quay', summary: 'Grey.', tags: ['fog'], text: 'Much fog.\n' },
  });
  expect(await textOf(contentDir, 'notes/quay.md')).toContain('---\n# My first.\ntitle: The quay\n');
});

it('creates a note from its form', async () => {
  const contentDir = treeForTest(linkedNote);
  const fields = { title: 'A new one', date: '2025-12-01', draft: true, text: 'Snow.' };
  await saveDrafts(foldersOf(contentDir), await noteDraft(contentDir, 'notes/snow.md', fields));
  expect(await textOf(contentDir, 'notes/snow.md')).toBe(
    '---\ntitle: A new one\ndate: 2025-12-01\ndraft: true\n---\n\nSnow.\n',
  );
});

it('moves a renamed note with its pictures, links and former address, and undoes it', async () => {
  const contentDir = treeForTest(linkedNote);
  const before = await readAll(contentDir);
  const written = await noteDraft(contentDir, 'notes/quay.md', { name: 'harbour-fog' });
  const checked = await checkDrafts(foldersOf(contentDir), written, '2026-01-15');
  expect(checked.renamings).toMatchObject([{ folder: 'notes', to: 'harbour-fog', pictures: 1 }]);
  await saveDrafts(foldersOf(contentDir), written);
  const files = await readAll(contentDir);
  expect(files.get('notes/harbour-fog.md')).toMatch(/formerly:\s+(?:- |\[)quay/);
  expect(files.get('notes/other.md')).toContain('(/notes/harbour-fog)');
  expect([...files.keys()].filter((file) => /quay/.test(file))).toEqual([]);
  expect(files.get('images/notes/harbour-fog/fog.jpg')).toBe('a picture');
  await undoChange(contentDir);
  expect(differences(before, await readAll(contentDir))).toEqual([]);
});

it.each(['other', 'Not an Address', '../up'])('does not rename a note to %j', async (name) => {
  const contentDir = treeForTest(linkedNote);
  const before = await readAll(contentDir);
  const written = await noteDraft(contentDir, 'notes/quay.md', { name });
  const checked = await checkDrafts(foldersOf(contentDir), written, '2026-01-15');
  expect(checked.diagnostics).toContainEqual(
    expect.objectContaining({ file: 'notes/quay.md', path: ['name'], severity: 'error' }),
  );
  await saveDrafts(foldersOf(contentDir), written);
  expect(differences(before, await readAll(contentDir))).toEqual([]);
});

it('puts a problem in the text of a note beside its text, and one of a field beside the field', async () => {
  const contentDir = treeForTest(linkedNote);
  const fields = { discuss: 'nowhere', text: 'One.\n\n<b>Two</b>\n' };
  const written = await noteDraft(contentDir, 'notes/quay.md', fields);
  const { diagnostics } = await checkDrafts(foldersOf(contentDir), written, '2026-01-15');
  const places = diagnostics.filter(({ file }) => file === 'notes/quay.md').map(({ path: at }) => at);
  expect(places).toEqual(expect.arrayContaining([['discuss'], ['text']]));
});

it('moves the text of a renamed page of kind text, with its pictures, links and former address', async () => {
  const page =
    '- name: now\n  kind: text\n  heading: Now\n  description: What I do these days, at the harbor and at home, in a few lines.\n';
  const linkedPage = {
    'pages.yaml': append(page),
    'pages/now.md': 'Fog, [again](/now).\n\n![Fog at the quay](fog.jpg)\n',
    'images/pages/now/fog.jpg': 'a picture',
    'about/hobbies.md': '[Now](/now), [later](/nowhere), [a project](/projects/now).\n',
    'published.txt': '/now\n',
  };
  const contentDir = treeForTest(linkedPage);
  const before = await readAll(contentDir);
  const text = await textOf(contentDir, 'pages.yaml');
  const index = text.split(/^- name: /m).length - 2;
  const draft = { file: 'pages.yaml', fingerprint: hashText(text), changes: [rename('today', index)] };
  const written = await applyDrafts(contentDir, [draft]);
  expect(written.renamings).toEqual([
    { folder: 'pages', from: 'now', to: 'today', pictures: 1, hasStory: true },
  ]);
  await saveDrafts(foldersOf(contentDir), written);
  const files = await readAll(contentDir);
  expect(files.get('pages/today.md')).toBe('Fog, [again](/today).\n\n![Fog at the quay](fog.jpg)\n');
  expect(files.get('about/hobbies.md')).toBe(
    '[Now](/today), [later](/nowhere), [a project](/projects/now).\n',
  );
  expect(files.get('pages.yaml')).toMatch(/name: today\n(?:.*\n)+.*formerly:\s+(?:- |\[)now/);
  expect([...files.keys()].filter((file) => /now/.test(file))).toEqual([]);
  await undoChange(contentDir);
  expect(differences(before, await readAll(contentDir))).toEqual([]);
});
