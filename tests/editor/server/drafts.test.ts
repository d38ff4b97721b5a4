import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../src/editor/protocol/protocol.ts';
import { applyDrafts, checkDrafts, saveDrafts, UnknownFileError } from '../../../src/editor/server/drafts.ts';
import { readEditableFiles } from '../../../src/editor/server/editable-files.ts';
import { keepDrafts, readKeptDrafts } from '../../../src/editor/server/kept-drafts.ts';
import { undoChange } from '../../../src/owner/undo-change.ts';
import type { Change } from '../../../src/yaml/change.ts';
import { YamlEditError } from '../../../src/yaml/edit-yaml.ts';
import { differences, readAll } from '../../folder-contents.ts';
import { append, swap } from '../../site/content-tree.ts';
import { treeForTest } from '../../site/tree-for-test.ts';
import { foldersOf } from './draft-folders.ts';

const today = '2026-01-15';

/** A draft as the page creates it, of the current file. */
async function draftOf(contentDir: string, file: string, ...changes: Change[]): Promise<Draft> {
  const read = (await readEditableFiles(contentDir)).find(({ name }) => name === file);
  return { file, fingerprint: read?.fingerprint ?? null, changes };
}

async function save(contentDir: string, ...drafts: Draft[]) {
  const written = await applyDrafts(contentDir, drafts);
  return saveDrafts(foldersOf(contentDir), written);
}

const textOf = (contentDir: string, file: string) => readFile(path.join(contentDir, file), 'utf8');
const caption: Change = { kind: 'set', path: [0, 'title'], value: 'Fog at noon' };

describe('saving', () => {
  it('changes the line of the field and keeps comments and order', async () => {
    const changes = { 'art.yaml': (text: string) => `# Oldest first.\n${text}  # The last word.\n` };
    const contentDir = treeForTest(changes);
    const before = await textOf(contentDir, 'art.yaml');
    const answer = await save(contentDir, await draftOf(contentDir, 'art.yaml', caption));
    expect(answer).toEqual({ saved: ['art.yaml'], pictures: [], removed: [] });
    expect(await textOf(contentDir, 'art.yaml')).toBe(before.replace('title: Fog\n', 'title: Fog at noon\n'));
  });

  it('applies changes in order', async () => {
    const contentDir = treeForTest();
    const draft = await draftOf(
      contentDir,
      'travel.yaml',
      { kind: 'insert', path: [], index: 2, value: { id: 0, name: 'three', title: 'Third' } },
      { kind: 'move', path: [], from: 2, to: 0 },
      { kind: 'renumber', path: [] },
      { kind: 'remove', path: [], index: 1 },
      { kind: 'set', path: [0, 'title'], value: 'First now' },
    );
    await save(contentDir, draft);
    const text = await textOf(contentDir, 'travel.yaml');
    expect(text.match(/(?<=name: ).*/g)).toEqual(['three', 'two']);
    expect(text).toContain('- id: 1\n  name: three\n  title: First now\n');
  });

  it('writes nothing when one of the files has changed since it was read', async () => {
    const contentDir = treeForTest();
    const drafts = [
      await draftOf(contentDir, 'art.yaml', caption),
      await draftOf(contentDir, 'travel.yaml', caption),
    ];
    const elsewhere = `${await textOf(contentDir, 'travel.yaml')}# From another program.\n`;
    await writeFile(path.join(contentDir, 'travel.yaml'), elsewhere);
    const art = await textOf(contentDir, 'art.yaml');
    expect(await save(contentDir, ...drafts)).toEqual({ conflicts: ['travel.yaml'] });
    expect(await textOf(contentDir, 'art.yaml')).toBe(art);
    expect(await textOf(contentDir, 'travel.yaml')).toBe(elsewhere);
  });

  it('writes nothing when a file changes at the last moment', async () => {
    const contentDir = treeForTest();
    const draft = await draftOf(contentDir, 'art.yaml', caption);
    const written = await applyDrafts(contentDir, [draft]);
    await writeFile(path.join(contentDir, 'art.yaml'), '[]\n');
    const answer = await saveDrafts(foldersOf(contentDir), written);
    expect([answer, await textOf(contentDir, 'art.yaml')]).toEqual([{ conflicts: ['art.yaml'] }, '[]\n']);
  });

  it('keeps unsaved changes on the disk, and shows what they would do to the files now', async () => {
    const contentDir = treeForTest({ 'about/hobbies.md': 'One.\n' });
    const folders = { contentDir, unsavedDir: path.join(contentDir, '../unsaved') };
    const second: Change = { kind: 'set', path: [1, 'title'], value: 'Fog' };
    const drafts = [
      await draftOf(contentDir, 'art.yaml', caption),
      await draftOf(contentDir, 'travel.yaml', second),
      await draftOf(contentDir, 'about/hobbies.md', { kind: 'set', path: [], value: 'Two.\n' }),
      {
        file: 'letters/new.md',
        fingerprint: null,
        changes: [{ kind: 'set' as const, path: [], value: 'Hi' }],
      },
      { file: '../secret.md', fingerprint: null, changes: [{ kind: 'set' as const, path: [], value: '' }] },
    ];
    await writeFile(path.join(contentDir, '../secret.md'), 'secret');
    await keepDrafts(folders, drafts, []);
    await writeFile(path.join(contentDir, 'art.yaml'), `# Mine.\n${await textOf(contentDir, 'art.yaml')}`);
    await writeFile(path.join(contentDir, 'travel.yaml'), '- title: "open\n');
    const stored = await readKeptDrafts(folders);
    const summary = stored.map(({ file, isOutdated, diff }) => [file, isOutdated, diff?.added]);
    expect(summary).toEqual([
      ['about/hobbies.md', false, 1],
      ['art.yaml', true, 1],
      ['letters/new.md', false, 1],
      ['travel.yaml', true, undefined],
    ]);
    await writeFile(path.join(contentDir, 'about/hobbies.md'), 'Two.\n');
    await keepDrafts(folders, [], ['letters/new.md', 'travel.yaml']);
    expect((await readKeptDrafts(folders)).map(({ file }) => file)).toEqual(['art.yaml']);
  });

  it('creates an optional file', async () => {
    const contentDir = treeForTest();
    const value = { name: 'maps', title: 'Maps', tags: ['React'] };
    await save(
      contentDir,
      await draftOf(contentDir, 'lenses.yaml', { kind: 'insert', path: [], index: 0, value }),
    );
    expect(await textOf(contentDir, 'lenses.yaml')).toBe(
      '- name: maps\n  title: Maps\n  tags:\n    - React\n',
    );
  });

  it('saves the text of a Markdown file unchanged', async () => {
    const contentDir = treeForTest();
    const value = 'One.\n\nTwo, with `code`.\n';
    await save(contentDir, await draftOf(contentDir, 'about/hobbies.md', { kind: 'set', path: [], value }));
    expect(await textOf(contentDir, 'about/hobbies.md')).toBe(value);
  });

  it('creates the file of a text that a draft names for the first time', async () => {
    const contentDir = treeForTest();
    const text = { file: 'about/sailing.md', fingerprint: null } as const;
    const written: Draft = { ...text, changes: [{ kind: 'set', path: [], value: 'I sail.\n' }] };
    await expect(applyDrafts(contentDir, [written])).rejects.toBeInstanceOf(UnknownFileError);
    const named = await draftOf(contentDir, 'about.yaml', {
      kind: 'insert',
      path: ['texts'],
      index: 0,
      value: { file: text.file },
    });
    expect(await save(contentDir, named, written)).toMatchObject({ saved: ['about.yaml', text.file] });
    expect(await textOf(contentDir, text.file)).toBe('I sail.\n');
    const story: Draft = { ...written, file: 'projects/tide-table.md' };
    expect(await save(contentDir, story)).toMatchObject({ saved: [story.file] });
    const letter: Draft = { ...written, file: 'letters/harbour-clinics.md' };
    expect(await save(contentDir, letter)).toMatchObject({ saved: [letter.file] });
    const emptied = await draftOf(contentDir, letter.file, { kind: 'set', path: [], value: ' \n' });
    expect(await save(contentDir, emptied)).toMatchObject({ saved: [], removed: [letter.file] });
    const outside: Draft = { ...written, file: 'about/../../sailing.md' };
    await expect(applyDrafts(contentDir, [named, outside])).rejects.toBeInstanceOf(UnknownFileError);
  });

  it('deletes the case study of a removed project, and its pictures on request', async () => {
    const tree = { 'projects/harbour-map.md': 'One.\n\n![A map.](1-map.png)\n' };
    const pictures = ['images/projects/harbour-map/1-map.png', 'images/projects/harbour-map/2-list.jpg'];
    const contentDir = treeForTest(tree);
    const before = await readAll(contentDir);
    const draft = await draftOf(
      contentDir,
      'projects.yaml',
      { kind: 'remove', path: [], index: 0 },
      { kind: 'renumber', path: [] },
    );
    const written = await applyDrafts(contentDir, [draft]);
    const { diagnostics, diffs, leftOver } = await checkDrafts(foldersOf(contentDir), written, today);
    expect(diagnostics.map(({ file }) => file)).toEqual(pictures);
    expect(leftOver).toEqual(pictures);
    expect(diffs.at(-1)).toMatchObject({ file: 'projects/harbour-map.md', isDeleted: true, removed: 3 });
    await saveDrafts(foldersOf(contentDir), written, { removesPictures: true });
    const removed = ['projects.yaml', 'projects/harbour-map.md', ...pictures].sort();
    expect(differences(before, await readAll(contentDir))).toEqual(removed);
    await undoChange(contentDir);
    expect(differences(before, await readAll(contentDir))).toEqual([]);
  });

  it('keeps Windows line endings', async () => {
    const windows = (text: string) => text.replaceAll('\n', '\r\n');
    const contentDir = treeForTest({ 'art.yaml': windows, 'about/hobbies.md': 'One.\r\n' });
    const prose: Change = { kind: 'set', path: [], value: 'One.\n\nTwo.\n' };
    const drafts = [
      await draftOf(contentDir, 'art.yaml', caption),
      await draftOf(contentDir, 'about/hobbies.md', prose),
    ];
    const { diagnostics } = await checkDrafts(
      foldersOf(contentDir),
      await applyDrafts(contentDir, drafts),
      today,
    );
    expect(diagnostics).toEqual([]);
    await save(contentDir, ...drafts);
    expect(await textOf(contentDir, 'art.yaml')).toMatch(/^(?:[^\r\n]*\r\n)+$/);
    expect(await textOf(contentDir, 'about/hobbies.md')).toBe('One.\r\n\r\nTwo.\r\n');
  });

  it('rejects changes of a file that is not UTF-8', async () => {
    const latin = (text: string) => text.replace('Two masts', 'Zwei Männer');
    const contentDir = treeForTest({ 'art.yaml': latin });
    const bytes = Buffer.from(await textOf(contentDir, 'art.yaml'), 'latin1');
    await writeFile(path.join(contentDir, 'art.yaml'), bytes);
    await expect(save(contentDir, await draftOf(contentDir, 'art.yaml', caption))).rejects.toBeInstanceOf(
      YamlEditError,
    );
    expect(await readFile(path.join(contentDir, 'art.yaml'))).toEqual(bytes);
  });

  it.each(['../package.json', '/etc/passwd', 'about/../../secret.md', 'images/art/fog.png', 'notes.txt', ''])(
    'rejects the file %j',
    async (file) => {
      const contentDir = treeForTest({ 'notes.txt': 'Mine.', '../secret.md': 'Not for the editor.' });
      const draft = { file, fingerprint: null, changes: [] };
      await expect(applyDrafts(contentDir, [draft])).rejects.toBeInstanceOf(UnknownFileError);
    },
  );
});

describe('validating unsaved changes', () => {
  it('reports problems at their fields, without writing files', async () => {
    const contentDir = treeForTest();
    const before = await textOf(contentDir, 'projects.yaml');
    const change: Change = { kind: 'set', path: [0, 'github'], value: 'github.com/ada' };
    const written = await applyDrafts(contentDir, [await draftOf(contentDir, 'projects.yaml', change)]);
    const { diagnostics } = await checkDrafts(foldersOf(contentDir), written, today);
    expect(diagnostics[0]).toMatchObject({
      file: 'projects.yaml',
      path: [0, 'github'],
      subject: 'harbour-map',
      severity: 'error',
      fix: 'Did you mean "https://github.com/ada"?',
    });
    expect(await textOf(contentDir, 'projects.yaml')).toBe(before);
  });

  it('lists the pictures that no record would show any more', async () => {
    const contentDir = treeForTest({ 'images/travel/never-shown.jpg': 'x' });
    const leftOver = async (...drafts: Draft[]) =>
      (await checkDrafts(foldersOf(contentDir), await applyDrafts(contentDir, drafts), today)).leftOver;
    const removal: Change = { kind: 'remove', path: [], index: 0 };
    const other: Change = { kind: 'set', path: [0, 'source'], value: '/images/travel/never-shown.jpg' };
    expect(await leftOver(await draftOf(contentDir, 'travel.yaml', caption))).toEqual([]);
    expect(await leftOver(await draftOf(contentDir, 'travel.yaml', removal))).toEqual([
      'images/travel/one.jpg',
    ]);
    expect(await leftOver(await draftOf(contentDir, 'travel.yaml', other))).toEqual([
      'images/travel/one.jpg',
    ]);
  });

  it('reports what a build would, such as characters that the typefaces lack', async () => {
    const contentDir = treeForTest();
    const fog: Change = { kind: 'set', path: [0, 'title'], value: 'Fog 𐐀' };
    const written = await applyDrafts(contentDir, [await draftOf(contentDir, 'art.yaml', fog)]);
    const { diagnostics } = await checkDrafts(foldersOf(contentDir), written, today);
    expect(diagnostics).toMatchObject([{ file: 'art.yaml', path: [0, 'title'], severity: 'warning' }]);
  });

  it('shows the changed lines of each file', async () => {
    const contentDir = treeForTest();
    const written = await applyDrafts(contentDir, [await draftOf(contentDir, 'art.yaml', caption)]);
    const { diffs } = await checkDrafts(foldersOf(contentDir), written, today);
    expect(diffs).toHaveLength(1);
    expect(diffs[0]).toMatchObject({ file: 'art.yaml', added: 1, removed: 1 });
    expect(diffs[0]?.hunks[0]).toContainEqual({
      kind: 'added',
      text: '  title: Fog at noon',
      before: 0,
      after: 3,
    });
  });
});

describe('a file that does not fit its form', () => {
  it('is edited as text, so that it can be fixed', async () => {
    const contentDir = treeForTest({ 'art.yaml': swap('title: Fog', 'title: "Fog') });
    const file = (await readEditableFiles(contentDir)).find(({ name }) => name === 'art.yaml');
    expect(file?.form).toBeNull();
    expect(file?.value).toBe(await textOf(contentDir, 'art.yaml'));
    const value = String(file?.value).replace('"Fog', 'Fog');
    await save(contentDir, await draftOf(contentDir, 'art.yaml', { kind: 'set', path: [], value }));
    const fixed = (await readEditableFiles(contentDir)).find(({ name }) => name === 'art.yaml');
    expect(fixed?.form?.kind).toBe('records');
  });

  it('keeps unknown fields', async () => {
    const contentDir = treeForTest({ 'art.yaml': append('  medium: Ink\n') });
    await save(contentDir, await draftOf(contentDir, 'art.yaml', caption));
    expect(await textOf(contentDir, 'art.yaml')).toContain('  medium: Ink\n');
  });
});
