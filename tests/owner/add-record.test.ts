import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addRecord, type NewRecord, recordLists } from '../../src/owner/add-record.ts';
import { findLeftovers } from '../../src/site/lint/find-leftovers.ts';
import { lintContent } from '../../src/site/lint/lint-content.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { YamlEditError } from '../../src/yaml/edit-yaml.ts';
import { runCommand, typing } from '../commands/run-command.ts';
import { swap, withTree } from '../site/content-tree.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { phonePhoto, scene } from './camera.ts';

const today = '2026-03-01';
const owners = path.resolve(import.meta.dirname, '../fixtures/owners');

async function add(contentDir: string, word: string, options: Partial<NewRecord> = {}) {
  const list = (await recordLists(contentDir)).find((candidate) => candidate.word === word);
  if (!list) throw new Error(`nothing can be added to ${word}`);
  return addRecord({ contentDir, list, fields: {}, picture: null, today, ...options });
}

function withRecord<T>(
  word: string,
  options: Partial<NewRecord>,
  use: (contentDir: string, added: Awaited<ReturnType<typeof addRecord>>) => Promise<T>,
): Promise<T> {
  return withTree({}, async (contentDir) => use(contentDir, await add(contentDir, word, options)));
}

function withOwner(owner: string, use: (contentDir: string) => Promise<void>): Promise<void> {
  return withTree({}, async (sample) => {
    const contentDir = path.join(sample, '../other/content');
    await cp(path.join(owners, owner), contentDir, { recursive: true });
    await use(contentDir);
  });
}

describe('adding a record', () => {
  it.each([
    ['project', 'projects.yaml', 3],
    ['work', 'work.yaml', 2],
    ['healthcare', 'healthcare.yaml', 2],
    ['awards', 'awards.yaml', 2],
  ])('a new %s is valid, has the next id and leaves the rest of the file unchanged', (kind, file, id) =>
    withTree({}, async (contentDir) => {
      const before = await readFile(path.join(contentDir, file), 'utf8');
      const added = await add(contentDir, kind);
      expect(added).toMatchObject({ id, file });
      const read = await readRawContent(contentDir);
      expect(read.diagnostics).toEqual([]);
      expect(lintContent(read, today)).toEqual([]);
      const after = await readFile(path.join(contentDir, file), 'utf8');
      expect(after.startsWith(before)).toBe(true);
      expect(after.split('\n')[added.line - 1]).toBe(`- id: ${id}`);
    }),
  );

  it('explains each field in a comment and dates the record today', () =>
    withRecord('awards', {}, async (contentDir) => {
      const text = await readFile(path.join(contentDir, 'awards.yaml'), 'utf8');
      expect(text.slice(text.indexOf('- id: 2'))).toBe(
        [
          '- id: 2',
          '  # Short name used in addresses: lower-case letters, digits and hyphens, unique in its list.',
          '  name: new-award',
          '  # Name of the award.',
          '  title: New Award',
          '  # First day, month or year: YYYY, YYYY-MM or YYYY-MM-DD.',
          '  start: 2026-03',
          '  # What it was given for, and the amount. Optional.',
          "  description: 'Still to be written: what it was given for, and the amount.'",
          '',
        ].join('\n'),
      );
    }));

  it('uses the passed fields', () =>
    withRecord(
      'work',
      { fields: { title: 'Pilot', start: '2024-02', end: '2025-11' } },
      async (contentDir) => {
        const { entries } = await readRawContent(contentDir);
        const work = entries?.sections.find(({ name }) => name === 'work');
        expect(work?.records.at(-1)).toMatchObject({ name: 'pilot', title: 'Pilot', start: '2024-02' });
        expect(work?.records.at(-1)).not.toHaveProperty('dates');
      },
    ));

  it('cannot be published with its placeholders', () =>
    withRecord('project', { fields: { title: 'Tide Clock' } }, async (contentDir) => {
      const leftovers = await findLeftovers(await readRawContent(contentDir));
      expect(leftovers.map(({ summary }) => summary)).toEqual([
        'tide-clock: description contains "Still to be written", a placeholder for your own text',
      ]);
    }));

  it.each(['certificates', 'honours', 'schools', 'spoken', 'volunteering', 'wards'])(
    'cannot be published with placeholders in lists of a nurse (%s)',
    (word) =>
      withOwner('nurse', async (contentDir) => {
        const { file, isWhole } = await add(contentDir, word);
        const read = await readRawContent(contentDir);
        expect([read.diagnostics, isWhole]).toEqual([[], false]);
        expect((await findLeftovers(read)).map((diagnostic) => diagnostic.file)).toContain(`content/${file}`);
      }),
  );

  it('writes only in the language of the owner, and requires a name for a title without Latin letters', () =>
    withOwner('japanese', async (contentDir) => {
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
    }));

  it('is not possible for a bibliography, which other programs write', () =>
    withOwner('researcher', async (contentDir) => {
      const names = (await recordLists(contentDir)).map(({ word }) => word);
      expect(names).toEqual('talks courses positions degrees grants methods lens note'.split(' '));
    }));

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

  it('adds to every section, also to one without a file and to education with several schools', () =>
    withTree(
      {
        'pages.yaml': swap(
          '    - name: research\n',
          '    - name: volunteering\n      kind: jobs\n      title: Volunteering\n    - name: research\n',
        ),
      },
      async (contentDir) => {
        await add(contentDir, 'volunteering', { fields: { title: 'Rower' } });
        await add(contentDir, 'education', { fields: { school: 'Harbour College' } });
        await add(contentDir, 'skills', { fields: { name: 'On the Water' } });
        const { entries, diagnostics } = await readRawContent(contentDir);
        expect(diagnostics).toEqual([]);
        const recordsOf = (name: string) =>
          entries?.sections.find((section) => section.name === name)?.records;
        expect(recordsOf('volunteering')).toMatchObject([{ name: 'rower', title: 'Rower', end: '' }]);
        expect(recordsOf('education')?.at(-1)).toMatchObject({
          name: 'harbour-college',
          school: 'Harbour College',
          programs: [],
        });
        expect(recordsOf('skills')?.at(-1)).toMatchObject({ name: 'On the Water' });
      },
    ));

  it('chooses an unused name', () =>
    withRecord('project', { fields: { title: 'Harbour Map' } }, async (_contentDir, { name }) => {
      expect(name).toBe('harbour-map-2');
    }));

  it.each<[string, Partial<NewRecord>, string]>([
    ['a date that is none', { fields: { date: '2024-13' } }, 'date is "2024-13"'],
    [
      'an address that is none',
      { fields: { github: 'javascript:alert(1)' } },
      'github is "javascript:alert(1)"',
    ],
    ['an unknown category', { fields: { category: 'private' } }, 'category is "private"'],
  ])('refuses %s and adds nothing', (_what, options, sentence) =>
    withTree({}, async (contentDir) => {
      const before = await readFile(path.join(contentDir, 'projects.yaml'), 'utf8');
      const adding = add(contentDir, 'project', options);
      await expect(adding).rejects.toThrow(sentence);
      expect(await readFile(path.join(contentDir, 'projects.yaml'), 'utf8')).toBe(before);
      expect((await readRawContent(contentDir)).diagnostics).toEqual([]);
    }),
  );

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
