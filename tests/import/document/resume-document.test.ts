import { describe, expect, it } from 'vitest';
import { findDates } from '../../../src/import/document/find-dates.ts';
import { readDocxLines } from '../../../src/import/document/read-docx-lines.ts';
import { linesOfRuns, type TextRun } from '../../../src/import/document/read-pdf-lines.ts';
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
    const row = (...cells: string[][]) => {
      const written = cells.map((lines) => lines.map((line) => paragraph(text(line))).join(''));
      return `<w:tr>${written.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join('')}</w:tr>`;
    };
    const body = [
      paragraph(text('Berufserfahrung'), '<w:pStyle w:val="berschrift1"/>'),
      paragraph(`${text('Designer ', '<w:b/>')}<w:r><w:tab/></w:r>${text('2019 &#8211; 2020')}`),
      paragraph(text('Drew &amp; measured'), '<w:numPr><w:ilvl w:val="0"/></w:numPr>'),
      `<w:tbl>${row(['2018', '– heute'], ['Intern', 'Hafenwerk'])}${row([''], ['Drew it', 'Built it'])}</w:tbl>`,
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
      { text: '2018 – heute\tIntern' },
      { text: 'Hafenwerk' },
      { text: 'Drew it', isBullet: true },
      { text: 'Built it', isBullet: true },
    ]);
  });
});
