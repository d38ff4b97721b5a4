import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addRecord, type NewRecord, recordLists } from '../../src/owner/add-record.ts';
import { findLeftovers } from '../../src/site/lint/find-leftovers.ts';
import { lintContent } from '../../src/site/lint/lint-content.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { YamlEditError } from '../../src/yaml/edit-yaml.ts';
import { runCommand, typing } from '../commands/run-command.ts';
import { append, swap } from '../site/content-tree.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { folderForTest } from '../temporary-folder.ts';
import { phonePhoto, scene } from './camera.ts';

const today = '2026-03-01';
const notesPage = append('- name: notes\n  kind: notes\n  heading: Notes\n  description: Notes.\n');
const owners = path.resolve(import.meta.dirname, '../fixtures/owners');

async function add(contentDir: string, word: string, options: Partial<NewRecord> = {}) {
  const list = (await recordLists(contentDir)).find((candidate) => candidate.word === word);
  if (!list) throw new Error(`nothing can be added to ${word}`);
  return addRecord({ contentDir, list, fields: {}, picture: null, today, ...options });
}

/** The content of an owner of the fixtures. */
async function ownerForTest(owner: string): Promise<string> {
  const contentDir = path.join(folderForTest(), 'content');
  await cp(path.join(owners, owner), contentDir, { recursive: true });
  return contentDir;
}

describe('adding a record', () => {
  it.each([
    ['project', 'projects.yaml', 3],
    ['work', 'work.yaml', 2],
    ['healthcare', 'healthcare.yaml', 2],
    ['awards', 'awards.yaml', 2],
  ])(
    'a new %s is valid, has the next id and leaves the rest of the file unchanged',
    async (kind, file, id) => {
      const contentDir = treeForTest();
      const before = await readFile(path.join(contentDir, file), 'utf8');
      const added = await add(contentDir, kind);
      expect(added).toMatchObject({ id, file });
      const read = await readRawContent(contentDir);
      expect(read.diagnostics).toEqual([]);
      expect(lintContent(read, today)).toEqual([]);
      const after = await readFile(path.join(contentDir, file), 'utf8');
      expect(after.startsWith(before)).toBe(true);
      expect(after.split('\n')[added.line - 1]).toBe(`- id: ${id}`);
    },
  );

  it('explains each field in a comment and dates the record today', async () => {
    const contentDir = treeForTest();
    await add(contentDir, 'awards');
    const text = await readFile(path.join(contentDir, 'awards.yaml'), 'utf8');
    expect(text.slice(text.indexOf('- id: 2'))).toBe(
      [
        '- id: 2',
        '  # Short name used in addresses: lower-case letters, digits and hyphens, unique in its list.',
        '  name: new-award',
        '  # Name of the award.',
        '  title: New Award',
        '  # When you got it: YYYY, YYYY-MM or YYYY-MM-DD.',
        '  start: 2026-03',
        '  # What it was given for, and the amount. Optional.',
        "  description: 'Still to be written: what it was given for, and the amount.'",
        '',
      ].join('\n'),
    );
  });

  it('uses the passed fields', async () => {
    const contentDir = treeForTest();
    await add(contentDir, 'work', { fields: { title: 'Pilot', start: '2024-02', end: '2025-11' } });
    const { rawContent } = await readRawContent(contentDir);
    const work = rawContent?.sections.find(({ name }) => name === 'work');
    expect(work?.records.at(-1)).toMatchObject({ name: 'pilot', title: 'Pilot', start: '2024-02' });
    expect(work?.records.at(-1)).not.toHaveProperty('dates');
  });

  it('reads true as a value of a field that is on or off', async () => {
    const contentDir = treeForTest({
      'pages.yaml': swap(
        '      title: Research',
        '      title: Research\n    - { name: offers, kind: offers, title: Offers }',
      ),
      'offers.yaml': '[]\n',
    });
    await add(contentDir, 'offers', { fields: { title: 'Portrait', price: '€ 400', from: 'true' } });
    expect(await readFile(path.join(contentDir, 'offers.yaml'), 'utf8')).toContain('\n  from: true\n');
    expect((await readRawContent(contentDir)).diagnostics).toEqual([]);
  });

  it('cannot be published with its placeholders', async () => {
    const contentDir = treeForTest();
    await add(contentDir, 'project', { fields: { title: 'Tide Clock' } });
    const leftovers = await findLeftovers(await readRawContent(contentDir));
    expect(leftovers.map(({ summary }) => summary)).toEqual([
      'tide-clock: description contains "Still to be written", a placeholder for your own text',
    ]);
  });

  it.each(['certificates', 'honours', 'schools', 'spoken', 'volunteering', 'wards'])(
    'cannot be published with placeholders in lists of a nurse (%s)',
    async (word) => {
      const contentDir = await ownerForTest('nurse');
      const { file, isWhole } = await add(contentDir, word);
      const read = await readRawContent(contentDir);
      expect([read.diagnostics, isWhole]).toEqual([[], false]);
      expect((await findLeftovers(read)).map((diagnostic) => diagnostic.file)).toContain(`content/${file}`);
    },
  );

  it('writes only in the language of the owner, and requires a name for a title without Latin letters', async () => {
    const contentDir = await ownerForTest('japanese');
    const before = await readFile(path.join(contentDir, 'jobs.yaml'), 'utf8');
    const { questions, openPrompt } = typing('Machiya');
    const typed = ['jobs', '--title', '町家の記録', '--content', contentDir];
    const { status, stdout } = await runCommand('add', typed, { openPrompt });
    expect([status, questions]).toEqual([0, [expect.stringContaining('name in addresses')]]);
    expect(stdout).toContain('"未記入"');
    const added = (await readFile(path.join(contentDir, 'jobs.yaml'), 'utf8')).slice(before.length);
    expect(added).toContain('name: machiya');
    expect(added).not.toMatch(/#|Still|New |[記入]\./);
    await add(contentDir, 'jobs', { fields: { title: '雨' } });
    expect(await readFile(path.join(contentDir, 'jobs.yaml'), 'utf8')).toContain('name: jobs');
  });

  it('is not possible for a bibliography, which other programs write', async () => {
    const contentDir = await ownerForTest('researcher');
    const names = (await recordLists(contentDir)).map(({ word }) => word);
    expect(names).toEqual('talks courses positions degrees grants methods lens note'.split(' '));
  });

  it('stores a picture without location data, and marks its alt text as missing', async () => {
    const contentDir = treeForTest();
    const file = path.join(contentDir, '../Screen One.jpg');
    await writeFile(file, await phonePhoto(1));
    await add(contentDir, 'project', { fields: { title: 'Tide Clock' }, picture: { file, alt: '' } });
    const { diagnostics } = await readRawContent(contentDir);
    expect(diagnostics.map(({ summary }) => summary)).toEqual(['tide-clock: images[0].alt is empty']);
    const bytes = await readFile(path.join(contentDir, 'images/projects/tide-clock/1-screen-one.jpg'));
    expect(bytes.includes('Quay')).toBe(false);
  });

  it('adds to every section and to lenses, also without a file and to education with several schools', async () => {
    const contentDir = treeForTest({
      'pages.yaml': swap(
        '    - name: research\n',
        '    - name: volunteering\n      kind: jobs\n      title: Volunteering\n    - name: research\n',
      ),
    });
    await add(contentDir, 'volunteering', { fields: { title: 'Rower' } });
    await add(contentDir, 'education', { fields: { school: 'Harbour College' } });
    await add(contentDir, 'skills', { fields: { name: 'On the Water' } });
    await add(contentDir, 'lens', { fields: { title: 'For hospitals' } });
    const { rawContent, diagnostics } = await readRawContent(contentDir);
    expect(diagnostics).toEqual([]);
    const recordsOf = (name: string) =>
      rawContent?.sections.find((section) => section.name === name)?.records;
    expect(recordsOf('volunteering')).toMatchObject([{ name: 'rower', title: 'Rower', end: '' }]);
    expect(recordsOf('education')?.at(-1)).toMatchObject({
      name: 'harbour-college',
      school: 'Harbour College',
      programs: [],
    });
    expect(recordsOf('skills')?.at(-1)).toMatchObject({ name: 'On the Water' });
    expect(rawContent?.lenses).toMatchObject([{ name: 'for-hospitals', title: 'For hospitals' }]);
  });

  it('adds a note as a draft', async () => {
    const note = '---\ntitle: Quay\ndate: 2026-01-01\n---\n\nFog.\n';
    const contentDir = treeForTest({ 'pages.yaml': notesPage, 'notes/quay.md': note });
    const added = await add(contentDir, 'note', { fields: { title: 'Quay' } });
    expect(added.file).toBe('notes/quay-2.md');
    const { rawContent } = await readRawContent(contentDir);
    expect(rawContent?.notes.map(({ name, date, draft }) => [name, date, draft])).toEqual([
      ['quay', '2026-01-01', undefined],
      ['quay-2', today, true],
    ]);
  });

  it('chooses an unused name', async () => {
    const contentDir = treeForTest();
    const { name } = await add(contentDir, 'project', { fields: { title: 'Harbour Map' } });
    expect(name).toBe('harbour-map-2');
  });

  it('refuses an unreadable picture and a file with errors', async () => {
    const contentDir = treeForTest({ 'work.yaml': '- id: "1\n  name: x\n' });
    const file = path.join(contentDir, '../drawing.svg');
    await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await expect(add(contentDir, 'project', { picture: { file, alt: '' } })).rejects.toThrow(
      'this is an SVG image, which is not published',
    );
    await expect(add(contentDir, 'work')).rejects.toThrow(YamlEditError);
  });

  it('stores a drawing losslessly', async () => {
    const contentDir = treeForTest();
    const file = path.join(contentDir, '../map.png');
    await writeFile(file, await scene(1).png().toBuffer());
    const added = await add(contentDir, 'work', { picture: { file, alt: 'A map.' } });
    const { pictureFiles, diagnostics } = await readRawContent(contentDir);
    expect(diagnostics).toEqual([]);
    expect(pictureFiles.get(`/images/work/${added.name}.jpg`)?.relative).toMatch(/\.png$/);
  });
});
