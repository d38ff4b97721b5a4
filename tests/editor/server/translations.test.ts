import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { translatedText } from '../../../src/editor/protocol/translations.ts';
import { applyDrafts, checkDrafts, saveDrafts } from '../../../src/editor/server/drafts.ts';
import { readEditableFiles } from '../../../src/editor/server/editable-files.ts';
import { undoChange } from '../../../src/owner/undo-change.ts';
import { countTranslated } from '../../../src/site/languages/count-translated.ts';
import { readRawContent } from '../../../src/site/read-content.ts';
import type { Change } from '../../../src/yaml/change.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { foldersOf } from './draft-folders.ts';

/** An owner who writes in Arabic, with incomplete translations into German and English. */
const fixture = path.resolve(import.meta.dirname, '../../fixtures/owners/arabic');
let content = '';

beforeEach(async () => {
  content = path.join(folderForTest(), 'content');
  await cp(fixture, content, { recursive: true });
});

const read = (file: string) => readFile(path.join(content, file), 'utf8');
const write = (file: string, text: string) => writeFile(path.join(content, file), text);
const fileOf = async (name: string) => (await readEditableFiles(content)).find((file) => file.name === name);

async function apply(changes: Record<string, Change[]>) {
  const files = await readEditableFiles(content);
  const drafts = Object.entries(changes).map(([file, ofFile]) => ({
    file,
    fingerprint: files.find(({ name }) => name === file)?.fingerprint ?? null,
    changes: ofFile,
  }));
  return applyDrafts(content, drafts);
}

async function check(changes: Record<string, Change[]> = {}) {
  const checked = await checkDrafts(foldersOf(content), await apply(changes), '2026-01-15');
  const fieldsOf = (file: string) =>
    checked.languages.flatMap(({ files }) => files).find((each) => each.file === file)?.fields ?? [];
  const field = (file: string, ...at: string[]) =>
    fieldsOf(file).find((each) => each.path.join() === at.join());
  return { ...checked, field };
}

const set = (at: string[], value: unknown): Change => ({ kind: 'set', path: at, value });
const saved = { removesPictures: false };

describe('translations', () => {
  it('are counted as npm run check counts them', async () => {
    const { translations } = await readRawContent(content);
    const { languages } = await check();
    const missing = (language: string) =>
      languages
        .find((each) => each.language === language)
        ?.files.flatMap(({ fields }) => fields)
        .filter(({ state }) => state === 'missing').length;
    for (const { language, files } of countTranslated(translations))
      expect(missing(language)).toBe(files.reduce((sum, file) => sum + file.missing, 0));
  });

  it('keep the comments of their file and record their source; undo reverts both', async () => {
    await write('de/owner.yaml', '# Von Layla.\nname: Layla Samawi # so geschrieben\nrole: Architektin\n');
    const before = await read('de/owner.yaml');
    const changes = {
      'de/owner.yaml': [set(['role'], 'Baumeisterin')],
      'de/projects.yaml': [set(['water-school', 'title'], 'Wasserschule')],
      'de/about/story.md': [set([translatedText], 'Hallo.')],
    };
    await saveDrafts(foldersOf(content), await apply(changes), saved);
    expect(await read('de/owner.yaml')).toBe(before.replace('Architektin', 'Baumeisterin'));
    expect(await read('de/projects.yaml')).toMatch(
      /^# .*content\/projects\.yaml.*\n\nwater-school:\n {2}title: Wasserschule\n$/,
    );
    expect(await read('de/about/story.md')).toBe('Hallo.\n');
    expect((await read('de/translated-from.txt')).match(/^[^#].*(?= \w{8} \w{8}$)/gm)).toEqual([
      'owner.yaml role',
      'projects.yaml water-school.title',
      'about/story.md text',
    ]);
    await undoChange(content);
    expect(await read('de/owner.yaml')).toBe(before);
    expect(await fileOf('de/translated-from.txt')).toMatchObject({ fingerprint: null });
  });

  it('are reported as outdated when their source changes, until the owner confirms them', async () => {
    await saveDrafts(
      foldersOf(content),
      await apply({ 'de/owner.yaml': [set(['role'], 'Planerin')] }),
      saved,
    );
    await write('owner.yaml', (await read('owner.yaml')).replace(/^role: .*$/m, 'role: معمارية'));
    const { field, diagnostics } = await check();
    const role = field('de/owner.yaml', 'role');
    expect(role).toMatchObject({ state: 'stale', source: 'معمارية' });
    expect(diagnostics).toContainEqual(expect.objectContaining({ file: 'de/owner.yaml', path: ['role'] }));
    const confirmed = { 'de/translated-from.txt': [set([role?.place ?? ''], role?.note)] };
    expect((await check(confirmed)).field('de/owner.yaml', 'role')).toMatchObject({ state: 'done' });
    await saveDrafts(foldersOf(content), await apply(confirmed), saved);
    expect((await check()).field('de/owner.yaml', 'role')).toMatchObject({ state: 'done' });
  });

  it('create no file if all new texts are cleared again', async () => {
    const cleared = [
      set(['water-school', 'title'], 'W'),
      { kind: 'unset', path: ['water-school'] },
    ] satisfies Change[];
    const { drafts } = await apply({ 'de/projects.yaml': cleared });
    expect(drafts.filter(({ before, after }) => before !== after)).toEqual([]);
  });

  it('keep a Markdown file with the text of the first language in a comment, below its fields', async () => {
    await write('en/projects/water-school.md', '---\nrole: Design\n---\n<!--\nفي الكرك\n-->\n');
    expect(await fileOf('en/projects/water-school.md')).toMatchObject({ value: { role: 'Design' } });
    const { drafts } = await apply({ 'en/projects/water-school.md': [set([translatedText], 'In Kerak.')] });
    expect(drafts[0]?.after).toBe('---\nrole: Design\n---\n<!--\nفي الكرك\n-->\nIn Kerak.\n');
  });

  it('are edited as text while their YAML has an error, which is reported', async () => {
    await write('de/owner.yaml', 'name: "Layla\nrole: Architektin\n');
    expect(await fileOf('de/owner.yaml')).toMatchObject({
      form: null,
      value: 'name: "Layla\nrole: Architektin\n',
    });
    const { diagnostics } = await check();
    expect(diagnostics).toContainEqual(expect.objectContaining({ file: 'de/owner.yaml', severity: 'error' }));
    const fixed = await check({ 'de/owner.yaml': [set([], 'name: Layla\nrole: Architektin\n')] });
    expect(fixed.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('of the interface appear beside the texts of the program, and their file is removed with its last text', async () => {
    const menu = (await check()).field('de/words.yaml', 'words', 'menu');
    expect(menu).toMatchObject({ source: 'Menü', isOptional: true, help: expect.stringContaining('Button') });
    const changes = {
      'de/words.yaml': [set(['words', 'menu'], 'Übersicht'), set(['dates', 'day'], '{tag}')],
    };
    const { diagnostics } = await check(changes);
    expect(diagnostics.filter(({ file }) => file === 'de/words.yaml')).toMatchObject([
      { path: ['dates', 'day'], severity: 'error' },
    ]);
    await saveDrafts(
      foldersOf(content),
      await apply({ 'de/words.yaml': changes['de/words.yaml'].slice(0, 1) }),
      saved,
    );
    expect(await read('de/words.yaml')).toBe('words:\n  menu: Übersicht\n');
    await saveDrafts(
      foldersOf(content),
      await apply({ 'de/words.yaml': [{ kind: 'unset', path: ['words'] }] }),
      saved,
    );
    await expect(read('de/words.yaml')).rejects.toThrow('ENOENT');
  });

  it('of a record that the first language no longer has are reported at their place', async () => {
    const text = await read('en/projects.yaml');
    await write('en/projects.yaml', `${text.trimEnd()}\nold-house:\n  title: Old House\n`);
    const { diagnostics } = await check();
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ file: 'en/projects.yaml', path: ['old-house'] }),
    );
  });

  it('cause a conflict when another program has changed or removed their file, and are kept when their source is removed', async () => {
    const files = await readEditableFiles(content);
    const draft = (file: string, change: Change) => ({
      file,
      fingerprint: files.find(({ name }) => name === file)?.fingerprint ?? null,
      changes: [change],
    });
    const drafts = [
      draft('de/owner.yaml', set(['role'], 'X')),
      draft('de/about/story.md', set([translatedText], 'Y')),
    ];
    await rm(path.join(content, 'de/owner.yaml'));
    expect((await applyDrafts(content, drafts)).conflicts).toEqual(['de/owner.yaml']);
    await rm(path.join(content, 'about/story.md'));
    const applied = await applyDrafts(content, drafts);
    expect(applied.drafts).toContainEqual({ file: 'de/about/story.md', before: '', after: 'Y\n' });
    expect(await saveDrafts(foldersOf(content), applied)).toEqual({ conflicts: ['de/owner.yaml'] });
  });

  it('follow a record that is renamed in the first language', async () => {
    const edited = { 'en/projects/water-school.md': [set([translatedText], 'In Kerak.')] };
    await write('de/projects.yaml', 'water-school:\n  title: Wasserschule\n');
    await saveDrafts(foldersOf(content), await apply(edited), saved);
    const projects = (await fileOf('projects.yaml'))?.value as { name: string }[];
    const index = projects.findIndex(({ name }) => name === 'water-school');
    const rename: Change = { kind: 'set', path: [index, 'name'], value: 'rain-school' };
    await saveDrafts(foldersOf(content), await apply({ 'projects.yaml': [rename] }), saved);
    expect(await read('de/projects.yaml')).toBe('rain-school:\n  title: Wasserschule\n');
    expect(await read('en/projects.yaml')).toMatch(/^rain-school:$/m);
    expect(await read('en/projects/rain-school.md')).toContain('In Kerak.');
    expect(await read('en/translated-from.txt')).toMatch(/^projects\/rain-school\.md text /m);
    const { diagnostics } = await check();
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
