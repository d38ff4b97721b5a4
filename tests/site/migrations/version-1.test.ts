import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ContentStore } from '../../../src/content/content-store.ts';
import { formatDiagnostics } from '../../../src/core/diagnostics.ts';
import { readMigration } from '../../../src/site/migrations/read-migration.ts';
import { readRawContent } from '../../../src/site/read-content.ts';
import { runCommand } from '../../commands/run-command.ts';
import { differences, readAll } from '../../folder-contents.ts';
import { folderForTest } from '../../temporary-folder.ts';

const fixtures = path.resolve(import.meta.dirname, '../../fixtures');
let root = '';
let contentDir = '';

beforeEach(async () => {
  root = folderForTest();
  contentDir = path.join(root, 'content');
  await cp(path.join(fixtures, 'version-1'), contentDir, { recursive: true });
  const images = path.join(fixtures, 'content/minimal/images');
  await cp(images, path.join(contentDir, 'images'), { recursive: true });
});

const run = (...args: string[]) => runCommand('upgrade', args, { root });

async function edit(name: string, change: (text: string) => string): Promise<void> {
  const file = path.join(contentDir, name);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** What a file contains after the migration, if its old text was different. */
async function migrated(name: string, change: (text: string) => string): Promise<string> {
  await edit(name, change);
  return (await readMigration(new ContentStore(contentDir))).migrated.get(name) ?? '';
}

/** The comments of all files, in order. */
function remarks(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([name, text]) =>
    name.endsWith('.yaml') ? (text.match(/# Remark .*/g) ?? []) : [],
  );
}

describe('npm run upgrade, for content of version 1', () => {
  it('shows the changes and writes nothing without confirmation', async () => {
    const before = await readAll(contentDir);
    const { status, stdout, stderr } = await run();
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /content\/pages\.yaml\n.*\n? {2}- home:\n {2}\+ - name: home\n {2}\+ {3}kind: home\n/,
    );
    expect(stderr).toContain('npm run upgrade -- --yes');
    expect(differences(before, await readAll(contentDir))).toEqual([]);
  });

  it('keeps the site, every comment and the line ends, runs once, and can be undone', async () => {
    await edit('owner.yaml', (text) => text.replaceAll('\n', '\r\n'));
    const before = await readAll(contentDir);
    const old = await readRawContent(contentDir);
    expect(old.diagnostics.map(({ severity, fix }) => `${severity}: ${fix}`)).toEqual([
      expect.stringMatching(/^warning: .*npm run upgrade$/),
    ]);
    expect((await run('--yes')).status).toBe(0);
    const after = await readAll(contentDir);
    expect(differences(before, after)).toEqual([
      ...['about', 'contact', 'education', 'home', 'owner', 'pages', 'site'].map((name) => `${name}.yaml`),
    ]);
    expect(remarks(before).length).toBeGreaterThan(20);
    expect(remarks(after)).toEqual(remarks(before));
    expect(after.get('owner.yaml')?.replaceAll('\r\n', '')).not.toContain('\n');
    const { rawContent, diagnostics } = await readRawContent(contentDir);
    expect([diagnostics, rawContent]).toEqual([[], old.rawContent]);
    const again = await run('--yes');
    expect([again.status, again.stdout]).toEqual([0, expect.stringContaining('Nothing was changed')]);
    expect(differences(after, await readAll(contentDir))).toEqual([]);
    expect((await runCommand('undo', [], { root })).status).toBe(0);
    expect(differences(before, await readAll(contentDir))).toEqual([]);
  });

  it('is required before a command changes content/', async () => {
    const { status, stderr } = await runCommand('photos', ['list'], { root });
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm run upgrade')]);
  });

  it.each(['owner.yaml', 'pages.yaml'])(
    'waits until a mistake in %s is fixed, and reports only that',
    async (name) => {
      await edit(name, (text) => `${text}more: [\n`);
      const before = await readAll(contentDir);
      const { status, stderr } = await run('--yes');
      expect([status, stderr]).toEqual([1, expect.stringContaining(`content/${name} has an error`)]);
      expect(differences(before, await readAll(contentDir))).toEqual([]);
      const { diagnostics } = await readRawContent(contentDir);
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      expect(errors.map(({ file }) => file)).toEqual([`content/${name}`]);
    },
  );

  it('refuses content of a newer version with one diagnostic', async () => {
    await edit('pages.yaml', () => 'pages: none of these\n');
    await edit('site.yaml', (text) => `${text}format: 9\nnew: 1\n`);
    const { status, stderr } = await run('--yes');
    expect([status, stderr]).toEqual([1, expect.stringContaining('underscore-portfolio@latest')]);
    const { diagnostics } = await readRawContent(contentDir);
    expect(diagnostics.map(({ file, summary }) => `${file} ${summary}`)).toEqual([
      expect.stringMatching(/^content\/site\.yaml format is 9/),
    ]);
  });
});

describe('the migration from version 1', () => {
  it('reports a mistake without a line number, because the lines have changed', async () => {
    await edit('owner.yaml', (text) => text.replace(/name: .*/, "name: ''"));
    expect(formatDiagnostics((await readRawContent(contentDir)).diagnostics)).toContain(
      'content/owner.yaml  name is empty',
    );
  });

  it('keeps comments, quotes and empty lines, and puts pages and sections in the order of the site', async () => {
    const text = await migrated('pages.yaml', (before) => {
      const art = /^art:\n(?: .*\n)+/m.exec(before)?.[0] ?? '';
      return `# My pages.\n\n${art}\n${before.replace(art, '')}`
        .replace(/^home:\n/m, '# The first one.\nhome: # where all begin\n')
        .replace('personal: ', '# For fun.\n    personal: ')
        .replace(/^ {4}work: .*/m, "    work: 'Where  I Worked' # since 2020");
    });
    expect(text).toMatch(/^# My pages\.\n/);
    expect(text).toContain('# The first one.\n# where all begin\n- name: home\n  kind: home\n');
    expect(text).toContain('    # For fun.\n    - name: personal\n      label: ');
    expect(text).toContain(
      "    - name: work\n      kind: jobs\n      title: 'Where  I Worked' # since 2020\n",
    );
    const pages = parse(text) as { name: string; sections?: { name: string }[] }[];
    const names = ['home', 'about', 'projects', 'experiences', 'art', 'contact', 'not-found'];
    expect(pages.map(({ name }) => name)).toEqual(names);
    expect(pages[3]?.sections?.map(({ name }) => name)).toEqual([
      ...['resume', 'skills', 'work', 'education', 'awards', 'healthcare', 'research'],
    ]);
  });

  it('leaves out empty values', async () => {
    const { profiles } = parse(
      await migrated('owner.yaml', (text) => text.replace(/devpost: .*/, "devpost: ''")),
    );
    expect(profiles).toHaveLength(3);
    const about = await migrated('about.yaml', (text) =>
      text.replace(/healthcare: .*/, "healthcare: '' # later"),
    );
    expect(parse(about).texts).toHaveLength(2);
    expect(about).toContain('# later');
    const none = "# None.\nuniversity: ''\nlocation: ''\nprograms: []\n";
    expect(await migrated('education.yaml', () => none)).toBe('# None.\n[]\n');
  });

  it.each([
    ['# Mine.\n{ university: École Nord, location: Québec, programs: [] }\n', 'ecole-nord', 'École Nord'],
    ['university: 東京大学\nlocation: Tokyo\nprograms: []\n', 'school', '東京大学'],
    ["university: ''\nprograms:\n  - id: 1\n    name: biology\n", 'school', ''],
  ])('names the school in %j', async (text, name, school) => {
    expect(parse(await migrated('education.yaml', () => text))).toEqual([
      expect.objectContaining({ name, school }),
    ]);
  });

  it('leaves files that cannot be read to the check', async () => {
    await edit('owner.yaml', () => 'owner: [\n');
    await edit('about.yaml', () => '['.repeat(5000));
    await edit('home.yaml', () => '');
    await edit('contact.yaml', (text) => `${text}more: &more 1\nagain: *more\n`);
    const { version, unread, migrated: files } = await readMigration(new ContentStore(contentDir));
    expect([version, unread.sort()]).toEqual([1, ['about.yaml', 'contact.yaml', 'owner.yaml']]);
    expect([...files.keys()].sort()).toEqual(['education.yaml', 'pages.yaml', 'site.yaml']);
  });
});
