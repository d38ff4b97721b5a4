import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formatDiagnostics } from '../../../src/core/diagnostics.ts';
import { formerNames } from '../../../src/editor/protocol/track-records.ts';
import { applyDrafts, checkDrafts, saveDrafts } from '../../../src/editor/server/drafts.ts';
import { fingerprintOf } from '../../../src/editor/server/editable-files.ts';
import { undoChange } from '../../../src/owner/undo-change.ts';
import { readRawContent } from '../../../src/site/read-content.ts';
import type { Change } from '../../../src/yaml/change.ts';
import { differences, readAll } from '../../owner/killed-process.ts';
import { append, withTree } from '../../site/content-tree.ts';
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
  return applyDrafts(contentDir, [{ file: 'projects.yaml', fingerprint: fingerprintOf(text), changes }]);
}

const textOf = (contentDir: string, file: string) => readFile(path.join(contentDir, file), 'utf8');

it('moves case study and pictures and updates links when a project is renamed, and undoes all of it', async () => {
  await withTree(linkedProject, async (contentDir) => {
    const before = await readAll(contentDir);
    const written = await writtenBy(contentDir, rename('ferry-map'));
    const checked = await checkDrafts(foldersOf(contentDir), written, '2026-01-15');
    expect(checked.renamings).toEqual([
      { from: 'harbour-map', to: 'ferry-map', pictures: 3, hasStory: true },
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
});

it('keeps the case study when name, title and description change at once', async () => {
  await withTree(linkedProject, async (contentDir) => {
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
});

it('records a former name only if it was published, and removes it when the name is restored', async () => {
  const { 'published.txt': published, ...unpublished } = linkedProject;
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
  expect(published).not.toBe('');
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
