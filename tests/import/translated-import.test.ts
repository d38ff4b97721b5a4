import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { matchRecords } from '../../src/import/match-translated.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { runCommand } from '../commands/run-command.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { linkedInExport } from './linkedin-export.ts';
import { writeZip } from './write-zip.ts';

/** The records of `linkedInExport` in English, in another order. */
const inEnglish = {
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Clinique du Parc,Nurse,,,Sep 2014,Feb 2019
Lyon University Hospital,Intensive care nurse,"• Night shifts, 12 beds
• Training of new nurses","Lyon, France",Mar 2019,
`,
  'Education.csv': `School Name,Start Date,End Date,Notes,Degree Name,Activities
Nursing School of Lyon,2011,2014,,State Diploma,Choir
`,
  'Projects.csv': `Title,Description,Url,Started On,Finished On
Shift log,A log for night teams.,https://carnet.invalid,Jan 2021,Nov 2021
`,
  'Certifications.csv': `Name,Url,Authority,Started On,Finished On,License Number
Emergency care,,SAMU 69,Jan 2022,Jan 2026,F-12
`,
  'Languages.csv': 'Name,Proficiency\nEnglish,Limited working proficiency\n',
};

it('import with --language translates the records that a second export describes, and lists all others', async () => {
  const contentDir = treeForTest();
  const root = path.dirname(contentDir);
  const exports = { en: inEnglish, fr: linkedInExport };
  for (const [name, tables] of Object.entries(exports)) {
    const entries = Object.entries(tables).map(([file, bytes]) => ({ path: file, bytes }));
    await writeFile(path.join(root, `${name}.zip`), writeZip(entries));
  }
  const bring = (...words: string[]) => runCommand('import', [...words, '--yes'], { root });
  const read = (file: string) => readFile(path.join(contentDir, file), 'utf8');
  expect((await bring('en.zip')).status).toBe(0);
  const before = await read('work.yaml');
  const { status, stdout } = await bring('fr.zip', '--language', 'fr');
  expect(status).toBe(0);
  expect(await read('work.yaml')).toBe(before);
  expect(await read('site.yaml')).toMatch(/languages:\n +- en-CA\n +- fr/);
  expect(await read('fr/work.yaml')).toMatch(/clinique-du-parc:\n +title: Infirmière\n/);
  expect(await read('fr/work.yaml')).toMatch(/organization: CHU de Lyon/);
  expect(await read('fr/education.yaml')).toMatch(/title: Diplôme d’État[\s\S]*school: IFSI de Lyon/);
  expect(await read('fr/languages.yaml')).toMatch(/English:\n +name: Anglais/);
  expect(await read('fr/projects.yaml')).toMatch(/title: Carnet de garde/);
  expect(stdout).toMatch(/Check these:[\s\S]*"Intensive care nurse · Lyon University Hospital · 2019-03"/);
  for (const alone of ['Prix du service', 'Veiller la nuit', 'Croix-Rouge'])
    expect(stdout).toMatch(new RegExp(`Not written:[\\s\\S]*${alone}`));
  const files = (await readdir(path.join(contentDir, 'fr'))).filter((file) => file.endsWith('.yaml'));
  const texts = await Promise.all(files.map((file) => read(`fr/${file}`)));
  expect(texts.join('\n')).not.toMatch(/\d{4}-\d\d|https?:|start:|end:|date:/);
  const { diagnostics } = await readRawContent(contentDir);
  expect(diagnostics).toEqual([]);

  // A translation that the owner has changed stays.
  await writeFile(
    path.join(contentDir, 'fr/work.yaml'),
    (await read('fr/work.yaml')).replace('title: Infirmière\n', 'title: Soignante\n'),
  );
  const again = await bring('fr.zip', '--language', 'fr');
  expect(again.stdout).toMatch(/Different in content\/[\s\S]*"Soignante" +imported: "Infirmière"/);
  expect(again.stdout).toContain('Everything is already in content/.');
});

it('recognizes records by addresses, names and dates in any order, and leaves out ambiguous records', () => {
  const first = [
    { title: 'Guide', start: '2020-01', end: '2021-02', organization: 'Quay' },
    { title: 'Pilot', start: '2021-03', end: '', organization: 'Quay' },
    { title: 'Map', date: '2019', links: [{ address: 'https://www.map.invalid/' }] },
    { title: 'One', date: '2018-05' },
    { title: 'Two', date: '2018-05' },
    { title: 'Best Posters', start: '2016' },
  ];
  const second = [
    { title: 'Carte', links: [{ address: 'http://map.invalid' }] },
    { title: 'Un', date: '2018-05' },
    { title: 'Pilote', start: '2021-03', end: '', organization: 'Quai' },
    { title: 'Guide', start: '2020', end: '2021', organization: 'Quay' },
    { title: 'Autre', start: '2001-01', organization: 'Quay', end: '2002-01' },
    { title: 'Meilleures affiches', start: '2016' },
  ];
  expect(matchRecords(second, first)).toEqual([
    { index: 2, isByDateOnly: false },
    null,
    { index: 1, isByDateOnly: true },
    { index: 0, isByDateOnly: false },
    null,
    { index: 5, isByDateOnly: true },
  ]);
});
