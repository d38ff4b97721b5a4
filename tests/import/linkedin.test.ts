import { describe, expect, it } from 'vitest';
import { linkedIn } from '../../src/import/linkedin.ts';
import { filesOf } from './files-of.ts';
import { linkedInExport } from './linkedin-export.ts';
import { optionsFor } from './read-options.ts';

const french = await optionsFor('fr');

function read(tables: Record<string, string | Uint8Array>) {
  return linkedIn.read(filesOf(tables), french);
}

describe('an export of LinkedIn', () => {
  it('is recognized by the columns of its tables, whatever the file names', async () => {
    const { 'Positions.csv': positions } = linkedInExport;
    expect(await linkedIn.recognize(filesOf(linkedInExport))).toBe(true);
    expect(await linkedIn.recognize(filesOf({ 'export (1).txt': positions }))).toBe(true);
    expect(await linkedIn.recognize(filesOf({ 'Positions.csv': 'a,b\n1,2\n' }))).toBe(false);
    expect(await linkedIn.recognize(filesOf({ 'Skills.csv': 'Name\nTriage\n' }))).toBe(false);
  });

  it('lists invalid websites', async () => {
    const profile = linkedInExport['Profile.csv'].replace(
      /\[PORTFOLIO:(.*?)\]/,
      '"[PORTFOLIO:$1,OTHER:sur demande]"',
    );
    const { unread } = await read({ 'Profile.csv': profile });
    expect(unread).toContainEqual({
      from: 'Profile.csv, Websites',
      why: expect.stringContaining('sur demande'),
    });
  });

  it('contains the person and their positions with dates', async () => {
    const { owner, sections, projects } = await read(linkedInExport);
    expect(owner).toEqual({
      name: 'Amélie Garnier',
      role: 'Infirmière en réanimation',
      location: 'Lyon, Auvergne-Rhône-Alpes, France',
      summary: 'Infirmière depuis onze ans.\n\nJe forme aussi.',
      profiles: [
        { network: 'x-twitter', address: 'amelie_g' },
        { network: 'Portfolio', address: 'https://amelie-garnier.fr' },
      ],
    });
    const recordsOf = (kind: string, as?: string) =>
      sections
        .filter((section) => section.kind === kind && section.as === as)
        .flatMap(({ records }): { record: unknown; from: string }[] => records);
    expect(recordsOf('jobs')).toEqual([
      {
        record: {
          title: 'Infirmière en réanimation',
          organization: 'CHU de Lyon',
          location: 'Lyon, France',
          start: '2019-03',
          end: '',
          description: ['Garde de nuit, 12 lits', 'Formation des \\*nouvelles\\*'],
        },
        from: 'Positions.csv, line 2',
      },
      {
        record: { title: 'Infirmière', organization: 'Clinique du Parc', start: '2014-09', end: '2019-02' },
        from: 'Positions.csv, line 4',
      },
    ]);
    expect(recordsOf('jobs', 'volunteer')).toMatchObject([
      { record: { title: 'Secouriste', organization: 'Croix-Rouge', start: '2012-12' } },
    ]);
    expect(recordsOf('education')).toMatchObject([
      {
        record: {
          school: 'IFSI de Lyon',
          programs: [{ title: 'Diplôme d’État', start: '2011', end: '2014' }],
        },
      },
    ]);
    expect(recordsOf('skills')).toMatchObject([{ record: { skills: ['Réanimation', 'Triage'] } }]);
    expect(recordsOf('certificates')).toMatchObject([
      {
        record: { title: 'AFGSU 2', issuer: 'SAMU 69', date: '2022-01', expires: '2026-01', number: 'F-12' },
      },
    ]);
    expect(recordsOf('languages')).toMatchObject([
      {
        record: { name: 'Anglais', level: 'Limited working proficiency' },
        doubts: [expect.stringContaining('write it in the language of your site')],
      },
    ]);
    expect(recordsOf('publications')).toMatchObject([
      { record: { title: 'Veiller la nuit', venue: 'Soins', date: '2021-05-04' } },
    ]);
    expect(recordsOf('awards')).toMatchObject([{ record: { title: 'Prix du service', start: '2020-06' } }]);
    expect(projects).toMatchObject([
      {
        record: {
          ...{ title: 'Carnet de garde', date: '2021-11', start: '2021-01' },
          activeLink: 'https://carnet.invalid',
        },
      },
    ]);
  });

  it('contains no private data, and none about other people', async () => {
    const opened: string[] = [];
    const files = filesOf(linkedInExport).map((file) => ({
      ...file,
      read: () => {
        opened.push(file.path);
        return file.read();
      },
    }));
    const result = await linkedIn.read(files, french);
    expect(opened).not.toContain('Connections.csv');
    expect(opened).not.toContain('messages.csv');
    const all = JSON.stringify(result);
    for (const secret of ['Roussel', 'rue des Lilas', '14 févr', '69003', '+33', 'Secret'])
      expect(all).not.toContain(secret);
    expect(result.leftOut.join(' ')).toMatch(/birth date.*Connections\.csv, messages\.csv/s);
    expect(result.unread).toEqual([{ from: 'Ad Preferences.csv', why: expect.any(String) }]);
  });

  it.each([
    ['a mark before the first column', (text: string) => `\uFEFF${text}`],
    ['lines that end as on Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    [
      'a note above the columns',
      (text: string) => `Notes:\n"This is how to read it, ""dear"" member."\n\n${text}`,
    ],
    ['semicolons between columns', (text: string) => text.replaceAll(',', ';')],
  ])('reads a table with %s', async (_, write) => {
    const table = write(
      'Company Name,Title,Description,Location,Started On,Finished On\nQuay,Pilot,,,Mar 2019,\n',
    );
    const { sections } = await read({ 'Positions.csv': table });
    expect(sections).toMatchObject([
      {
        kind: 'jobs',
        records: [{ record: { title: 'Pilot', organization: 'Quay', start: '2019-03', end: '' } }],
      },
    ]);
  });

  it('reads tables in Windows-1252 and UTF-16', async () => {
    const table = 'Company Name,Title,Started On\nHôtel-Dieu,Infirmière,mars 2019\n';
    for (const encoding of ['latin1', 'utf16le'] as const) {
      const mark = encoding === 'utf16le' ? [0xff, 0xfe] : [];
      const bytes = Buffer.concat([Buffer.from(mark), Buffer.from(table, encoding)]);
      const { sections } = await read({ 'Positions.csv': bytes });
      expect(sections[0]?.records[0]?.record).toMatchObject({
        organization: 'Hôtel-Dieu',
        title: 'Infirmière',
      });
    }
  });

  it('reports unreadable dates', async () => {
    const { sections } = await read({
      'Positions.csv': 'Company Name,Title,Started On,Finished On\nQuay,Pilot,3/4/2019,one day\n',
    });
    expect(sections[0]?.records[0]).toMatchObject({
      record: { start: '2019' },
      doubts: [expect.stringContaining('3/4/2019'), expect.stringContaining('one day')],
    });
  });

  it('imports a plausible number of 30,000 rows, and reports that', async () => {
    const rows = Array.from({ length: 30_000 }, (_, row) => `Course ${row},,Quay,2019-01,,\n`).join('');
    const header = 'Name,Url,Authority,Started On,Finished On,License Number\n';
    const { sections, unread } = await read({ 'Certifications.csv': header + rows });
    expect(sections[0]?.records).toHaveLength(2_000);
    expect(unread).toEqual([{ from: 'Certifications.csv', why: expect.stringContaining('2000') }]);
  });
});
