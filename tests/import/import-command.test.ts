import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeImport } from '../../src/import/import-history.ts';
import { linkedIn } from '../../src/import/linkedin.ts';
import { planImport } from '../../src/import/plan-import.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { runCommand, typing } from '../commands/run-command.ts';
import { readAll } from '../folder-contents.ts';
import type { Change } from '../site/content-tree.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { filesOf } from './files-of.ts';
import { linkedInExport } from './linkedin-export.ts';
import { optionsFor } from './read-options.ts';
import { writeZip } from './write-zip.ts';

/** A small site, with an archive of a LinkedIn export next to it, which `bring` imports. */
async function exportForTest(
  changes: Record<string, Change> = {},
  tables: Record<string, string> = linkedInExport,
) {
  const contentDir = treeForTest(changes);
  const root = path.dirname(contentDir);
  const entries = Object.entries(tables).map(([name, bytes]) => ({ path: `Basic_Export/${name}`, bytes }));
  await writeFile(path.join(root, 'export.zip'), writeZip(entries));
  return {
    contentDir,
    bring: (...options: string[]) => runCommand('import', ['export.zip', ...options], { root }),
    read: (file: string) => readFile(path.join(contentDir, file), 'utf8'),
  };
}

/* What it refuses and skips is in tests/golden/refusals.txt and skipped-files.txt. */
describe('import', () => {
  it('shows a preview, and writes nothing without confirmation', async () => {
    const { contentDir, bring } = await exportForTest();
    const before = await readAll(contentDir);
    for (const options of [[], ['--dry-run', '--yes']]) {
      const { status, stdout } = await bring(...options);
      expect(status).toBe(0);
      expect(stdout).toMatch(/an export of LinkedIn/);
      expect(stdout).toMatch(/CHU de Lyon · 2019-03 +Positions\.csv, line 2/);
      expect(await readAll(contentDir)).toEqual(before);
    }
  });

  it('names the option for texts in another language of the site', async () => {
    const languages = (text: string) => `${text}languages: [en-CA, fr]\n`;
    const { bring } = await exportForTest({ 'site.yaml': languages });
    expect((await bring()).stdout).toMatch(/imported as en-CA, .* import FILE .*--language fr\n/);
    expect((await (await exportForTest()).bring()).stdout).not.toMatch('--language');
  });

  it('writes valid content, and undo removes all of it', async () => {
    const { contentDir, bring, read } = await exportForTest();
    const before = await readAll(contentDir);
    expect((await bring('--yes')).status).toBe(0);
    const { diagnostics } = await readRawContent(contentDir);
    expect(diagnostics).toEqual([]);
    expect(await read('work.yaml')).toMatch(/organization: CHU de Lyon/);
    expect(await read('pages.yaml')).toMatch(/kind: certificates/);
    expect((await runCommand('undo', ['--content', contentDir])).status).toBe(0);
    expect(await readAll(contentDir)).toEqual(before);
  });

  it('imports nothing twice, and nothing changed or deleted since', async () => {
    const { contentDir, bring, read } = await exportForTest();
    await bring('--yes');
    const work = await read('work.yaml');
    const changed = work
      .replace('title: Infirmière en réanimation', 'title: Cheffe de nuit')
      .replace(/- (?:id: \d+\n {2})?name: clinique-du-parc[\s\S]*?(?=\n- |$)/, '');
    expect(changed).not.toContain('Clinique');
    await writeFile(path.join(contentDir, 'work.yaml'), changed);
    const before = await readAll(contentDir);
    const { stdout } = await bring('--yes');
    expect(stdout).toMatch(/Deleted by you.*: 1\./);
    expect(stdout).toMatch(/Everything is already in content/);
    expect(await readAll(contentDir)).toEqual(before);
  });

  it('keeps the owner’s texts and comments, and inserts records by date', async () => {
    const note = '# Older ones are in the drawer.\n';
    const { bring, read } = await exportForTest({ 'work.yaml': (text) => note + text });
    const before = await read('work.yaml');
    const { stdout } = await bring('--yes');
    const after = await read('work.yaml');
    expect(after).toContain(note);
    for (const line of before.split('\n').filter((each) => !each.includes('id:')))
      expect(after).toContain(line);
    const starts = [...after.matchAll(/start: '?([\d-]+)/g)].map(([, start = '']) => start);
    expect(starts).toEqual(starts.toSorted());
    expect(await read('owner.yaml')).toMatch(/role: Developer/);
    expect(stdout).toMatch(
      /Different in content\/, and not changed:[\s\S]*role: .*imported: "Infirmière en réanimation"/,
    );
  });

  it('leaves out a record that content/ would reject, and writes the rest', async () => {
    const contentDir = treeForTest();
    const records = ['A [link](nowhere)', 'For a night.'].map((description, index) => ({
      record: { title: `Lamp ${index}`, start: '2020', description },
      from: `entry ${index + 1}`,
    }));
    const owner = {};
    const plan = await planImport(contentDir, {
      ...{ owner, projects: [], unread: [], leftOut: [] },
      sections: [{ kind: 'awards', records }],
    });
    expect(plan.diagnostics).toEqual([]);
    expect(plan.records.map(({ from }) => from)).toEqual(['entry 2']);
    expect(plan.rejected).toEqual([{ from: 'entry 1', why: expect.stringContaining('link') }]);
  });

  it('fixes or omits optional fields rather than the whole record', async () => {
    const { contentDir, bring, read } = await exportForTest(
      {},
      {
        'Certifications.csv':
          'Name,Url,Authority,Started On,Finished On,License Number\nFirst,proof.quay.ca/7,Quay,2019,,\nSecond,not there,Quay,2020,,\n',
      },
    );
    const { stdout } = await bring('--yes');
    expect(stdout).toMatch(/Certifications\.csv, line 3: address was left out: .*not there/);
    const certificates = await read('certificates.yaml');
    expect(certificates).toContain('address: https://proof.quay.ca/7');
    expect(certificates).toMatch(/title: Second/);
    expect((await readRawContent(contentDir)).diagnostics).toEqual([]);
  });

  it('marks unknown fields in the language of the site', async () => {
    const { bring, read } = await exportForTest(
      { 'site.yaml': (text) => text.replace('en-CA', 'fr') },
      { ...linkedInExport, 'Languages.csv': 'Name,Proficiency\nAnglais,\n' },
    );
    await bring('--yes');
    expect(await read('languages.yaml')).toMatch(/- name: Anglais\n {2}level: À rédiger\./);
  });

  it('asks in a terminal which repositories to import', async () => {
    const contentDir = treeForTest();
    const root = path.dirname(contentDir);
    const repositories = ['harbour', 'tides', 'lamp'].map((name) => ({
      ...{ name, html_url: `https://github.com/ada-quill/${name}`, language: 'Rust' },
      ...{ description: `About ${name}.`, pushed_at: '2025-04-02T10:00:00Z' },
    }));
    await writeFile(path.join(root, 'repos.json'), JSON.stringify(repositories));
    const answer = async (answers: string[], ...options: string[]) => {
      const { questions, openPrompt } = typing(...answers);
      const ran = await runCommand('import', ['repos.json', ...options], { root, openPrompt });
      return { ...ran, asked: questions };
    };
    const before = await readFile(path.join(contentDir, 'projects.yaml'), 'utf8');
    const refused = await answer(['1, tides', 'no']);
    expect(refused).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/1 +harbour +About harbour\./),
    });
    expect(refused.asked).toHaveLength(2);
    expect((await answer(['4'])).stderr).toMatch(/There is no 4 among them/);
    expect((await answer([''])).stdout).toMatch(/Everything is already in content/);
    expect((await answer([], '--only', 'harbor')).stderr).toMatch(/Did you mean harbour\?/);
    expect(await readFile(path.join(contentDir, 'projects.yaml'), 'utf8')).toBe(before);
    expect(await answer(['yes'], '--only', 'tides,Lamp')).toMatchObject({ status: 0 });
    const projects = (await readRawContent(contentDir)).rawContent?.projects.map(({ name }) => name);
    expect(projects?.slice(-2)).toEqual(['tides', 'lamp']);
  });

  it('writes nothing if content/ has changed since the preview', async () => {
    const { contentDir, read } = await exportForTest();
    const { locale, choose } = await optionsFor('en');
    const result = await linkedIn.read(filesOf(linkedInExport), { locale, choose });
    const plan = await planImport(contentDir, result);
    await writeFile(path.join(contentDir, 'work.yaml'), `# Mine.\n${await read('work.yaml')}`);
    const before = await readAll(contentDir);
    expect(await writeImport(contentDir, plan)).toBe(false);
    expect(await readAll(contentDir)).toEqual(before);
  });
});

it('adds positions to the résumé page, not to courses before it', async () => {
  const teaching = `- name: talks
  kind: experiences
  heading: Talks
  description: Talks and courses, with slides where there are any, and the terms in which they were held so far.
  sections:
    - { name: teaching, kind: jobs, title: Teaching }
`;
  const before = (text: string) => text.replace('- name: experiences\n', `${teaching}- name: experiences\n`);
  const { bring, read } = await exportForTest({ 'pages.yaml': before, 'teaching.yaml': '[]\n' });
  await bring('--yes');
  expect(await read('teaching.yaml')).toBe('[]\n');
  expect(await read('work.yaml')).toContain('CHU de Lyon');
});
