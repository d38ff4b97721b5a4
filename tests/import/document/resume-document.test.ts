import { describe, expect, it } from 'vitest';
import { findDates } from '../../../src/import/document/find-dates.ts';
import { readDocxLines } from '../../../src/import/document/read-docx-lines.ts';
import { linesOfRuns, type TextRun } from '../../../src/import/document/read-pdf-lines.ts';
import { readResumeLines } from '../../../src/import/document/read-resume-lines.ts';
import { partOfHeading } from '../../../src/import/document/split-sections.ts';
import { makeDateReader } from '../../../src/import/read-date.ts';
import { writeZip } from '../write-zip.ts';

const readDate = makeDateReader('en');

/* What résumés in several layouts and languages become is in tests/golden/imports.txt. */
describe('a résumé as a document', () => {
  it.each([
    ['Sep 2021 – Present', '2021-09', ''],
    ['Developer 2019 - 2020', '2019', '2020'],
    ['Developer (03/2018–11/2019)', '2018-03', '2019-11'],
    ['Depuis mars 2021', '2021-03', ''],
    ['seit Oktober 2020', '2020-10', ''],
    ['de enero de 2020 a mayo de 2021', '2020-01', '2021-05'],
    ['Access Jam 2026, Jan 2026', '2026-01', undefined],
    ['03/2019 – έως σήμερα', '2019-03', ''],
    ['June 5, 2019', '2019-06-05', undefined],
  ])('reads the dates of "%s"', (text, start, end) => {
    expect(findDates(text, readDate)).toMatchObject({ start, ...(end !== undefined && { end }) });
  });

  it('keeps words before a year', () => {
    expect(findDates('Senior Developer 2019 - 2020', readDate)?.rest).toBe('Senior Developer');
  });

  it.each([
    ['W O R K  E X P E R I E N C E', 'jobs'],
    ['Werdegang', 'jobs'],
    ['BERUFSERFAHRUNGEN', 'jobs'],
    ['Werkstätten', 'jobs'],
    ['Berufliche Stationen', 'jobs'],
    ['Doświadczenie zawodowe', 'jobs'],
    ['工作经历', 'jobs'],
    ['職 歴', 'jobs'],
    ['학력', 'education'],
    ['المهارات', 'skills'],
    ['ניסיון תעסוקתי', 'jobs'],
    ['ΞΈΝΕΣ ΓΛΏΣΣΕΣ', 'languages'],
    ['Kinh nghiệm làm việc', 'jobs'],
    ['ΓΝΩΣΕΙΣ Η/Υ', 'skills'],
    ['ידיעת שפות', 'languages'],
  ])('knows the heading %s', (heading, part) => {
    expect(partOfHeading(heading)).toBe(part);
  });
});

describe('a tabular résumé', () => {
  const read = (...lines: string[]) => {
    const plain = { sizePt: 0, isBold: false, isHeading: false, style: '', isBullet: false };
    const written = lines.map((text, index) => ({ text, place: `line ${index + 1}`, ...plain }));
    const { owner, sections, unread } = readResumeLines(written, 'cv', 'de');
    const records = sections.map(({ kind, records }) => [kind, records.map(({ record }) => record)]);
    return { owner, sections: Object.fromEntries(records), unread };
  };

  it('keeps birthplace, nationality and signature out of the content', () => {
    const { owner, sections, unread } = read(
      ...['Lebenslauf', 'Inês Müller', 'Name\tInês Müller', 'Geburtsort\tGaia, Portugal'],
      ...['Familienstand: verheiratet', 'Hobbys', 'Fado, Kochen', 'Hamburg, den 12. November 2026'],
    );
    expect(owner).toEqual({ name: 'Inês Müller' });
    expect(sections).toEqual({ interests: [{ name: 'Fado' }, { name: 'Kochen' }] });
    expect(unread).toEqual([
      { from: 'cv, line 8: Hamburg, den 12. November 2026', why: 'it is the place and date of a signature' },
      ...['line 4: Geburtsort  Gaia, Portugal', 'line 5: Familienstand: verheiratet'].map((line) => ({
        from: `cv, ${line}`,
        why: 'it is private and does not belong on a public site',
      })),
    ]);
  });

  it('reads dates that a narrow column breaks, and those within a detail as a part of it', () => {
    const { sections } = read(
      ...['Inês Müller', 'Berufserfahrung'],
      ...['abr. 2021 –\tKrankenschwester', 'heute\tKlinikum Nord', 'Praxisanleitung seit 2023'],
      ...['set. 2015 – mar.\tEnfermeira, serviço de urgência', '2021\tCentro Hospitalar de São João, Porto'],
      ...['Triagem', '08/2014\tPraktikum', 'Hospital da Luz, Lissabon'],
    );
    expect(sections.jobs).toEqual([
      {
        ...{ title: 'Krankenschwester', organization: 'Klinikum Nord', start: '2021-04' },
        description: ['Praxisanleitung seit 2023'],
      },
      {
        ...{ title: 'Enfermeira', start: '2015-09', end: '2021-03', description: ['Triagem'] },
        organization: 'serviço de urgência, Centro Hospitalar de São João, Porto',
      },
      {
        ...{ title: 'Praktikum', organization: 'Hospital da Luz, Lissabon' },
        // A single date is not the start of an ongoing period.
        ...{ start: '2014-08', end: '2014-08' },
      },
    ]);
  });

  it('knows schools in Portuguese and courses in German', () => {
    const { sections } = read(
      ...['Inês Müller', 'Ausbildung', '2010 – 2014\tLicenciatura em Enfermagem'],
      ...['Escola Superior de Enfermagem do Porto', 'Fortbildungen', '05/2019\tAdvanced Life Support'],
    );
    expect(sections).toMatchObject({
      education: [{ school: 'Escola Superior de Enfermagem do Porto' }],
      certificates: [{ title: 'Advanced Life Support', date: '2019-05' }],
    });
  });
});

describe('lines of a PDF', () => {
  const run = (text: string, leftPt: number, baseline: number, more: Partial<TextRun> = {}): TextRun => ({
    text,
    left: leftPt,
    right: leftPt + text.length * 5,
    baseline,
    sizePt: 10,
    isBold: false,
    font: 'Text',
    ...more,
  });
  const isHeading = (text: string) => partOfHeading(text) !== undefined;
  const texts = (runs: TextRun[]) => linesOfRuns(runs, isHeading, 'page 1').map(({ text }) => text);

  it('are read column by column', () => {
    const sidebar = [
      run('Skills', 40, 100),
      run('Python', 40, 120),
      run('Languages', 40, 150),
      run('French (native)', 40, 170),
    ];
    const main = [
      run('Experience', 220, 100),
      run('Developer', 220, 120),
      run('2019 – 2020', 480, 120),
      run('Education', 220, 150),
    ];
    expect(texts([run('Ada Quill', 40, 50, { sizePt: 20 }), ...main, ...sidebar])).toEqual([
      'Ada Quill',
      ...['Skills', 'Python', 'Languages', 'French (native)'],
      ...['Experience', 'Developer\t2019 – 2020', 'Education'],
    ]);
  });

  it('keep dates in the margin with their line', () => {
    const runs = [
      run('Experience', 150, 100),
      run('2019 – 2020', 40, 120),
      run('Developer', 150, 120),
      run('Education', 150, 160),
      run('•', 40, 180),
      run('Built it.', 52, 180),
    ];
    expect(texts(runs)).toEqual(['Experience', '2019 – 2020\tDeveloper', 'Education', 'Built it.']);
  });
});

describe('paragraphs of a Word document', () => {
  const paragraph = (runs: string, properties = '') =>
    `<w:p w:rsidR="00A1"><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
  const text = (content: string, properties = '') =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${content}</w:t></w:r>`;

  it('are read with headings, lists, tabs and rows of tables', async () => {
    const cell = (content: string) => `<w:tc><w:tcPr/>${paragraph(text(content))}</w:tc>`;
    const body = [
      paragraph(text('Berufserfahrung'), '<w:pStyle w:val="berschrift1"/>'),
      paragraph(`${text('Designer ', '<w:b/>')}<w:r><w:tab/></w:r>${text('2019 &#8211; 2020')}`),
      paragraph(text('Drew &amp; measured'), '<w:numPr><w:ilvl w:val="0"/></w:numPr>'),
      `<w:tbl><w:tr>${cell('2018')}${cell('Intern')}</w:tr></w:tbl>`,
      '<w:p/>',
    ].join('');
    const styles =
      '<w:styles><w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>';
    const docx = writeZip([
      { path: '[Content_Types].xml', bytes: '<Types/>' },
      { path: 'word/document.xml', bytes: `<w:document><w:body>${body}</w:body></w:document>` },
      { path: 'word/styles.xml', bytes: styles },
    ]);
    expect(await readDocxLines(docx)).toMatchObject([
      { text: 'Berufserfahrung', isHeading: true, place: 'paragraph 1' },
      { text: 'Designer\t2019 – 2020', isBold: true },
      { text: 'Drew & measured', isBullet: true },
      { text: '2018\tIntern' },
    ]);
  });

  it('are read from the tables of German résumés', async () => {
    const cell = (...lines: string[]) =>
      `<w:tc>${lines.map((line) => paragraph(text(line))).join('')}</w:tc>`;
    const table = (heading: string, ...rows: string[]) =>
      `${paragraph(text(heading))}<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;
    const body = [
      table(
        'Persönliche Daten',
        cell('Geburtsdatum') + cell('12.03.1984'),
        cell('Telefon') + cell('+43 660 1234567'),
        cell('Mobil') + cell('0699 7654321'),
      ),
      table(
        'Berufserfahrung',
        cell('03/2019', '– heute') +
          cell('Projektleiterin', 'Hafenwerk GmbH, Hamburg', 'Leitung von sechs Personen.'),
        cell('04/2015 – 02/2019') + cell('Nordbau AG, Bremen', 'Bauingenieurin'),
        cell('') + cell('Aufbau eines Teams', 'Pläne für fünf Brücken'),
      ),
      table(
        'Ausbildung',
        cell('10/2010 – 03/2015') + cell('Diplom Bauwesen') + cell('Universität Bremen'),
        cell('2010') + cell('Matura') + cell('BG Rechte Kremszeile'),
      ),
    ].join('');
    const docx = writeZip([
      { path: 'word/document.xml', bytes: `<w:document><w:body>${body}</w:body></w:document>` },
    ]);
    const { owner, sections, unread } = readResumeLines((await readDocxLines(docx)) ?? [], 'cv.docx', 'de');
    expect(sections.map(({ records }) => records.map(({ record }) => record))).toEqual([
      [
        {
          ...{ title: 'Projektleiterin', organization: 'Hafenwerk GmbH, Hamburg', start: '2019-03' },
          description: ['Leitung von sechs Personen.'],
        },
        {
          ...{ title: 'Bauingenieurin', organization: 'Nordbau AG, Bremen' },
          ...{ start: '2015-04', end: '2019-02' },
          description: ['Aufbau eines Teams', 'Pläne für fünf Brücken'],
        },
      ],
      [
        {
          school: 'Universität Bremen',
          programs: [{ title: 'Diplom Bauwesen', start: '2010-10', end: '2015-03' }],
        },
        { school: 'BG Rechte Kremszeile', programs: [{ title: 'Matura', end: '2010' }] },
      ],
    ]);
    expect(owner).toEqual({ phone: '+43 660 1234567' });
    expect(unread.map(({ from }) => from)).toEqual([
      'cv.docx, paragraph 2: Geburtsdatum  12.03.1984',
      'cv.docx, paragraph 4: Mobil  0699 7654321',
    ]);
  });
});
