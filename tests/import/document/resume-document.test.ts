import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DocumentLine } from '../../../src/import/document/document-line.ts';
import { findDates } from '../../../src/import/document/find-dates.ts';
import { readDocxLines } from '../../../src/import/document/read-docx-lines.ts';
import { linesOfRuns, readPdfLines, type TextRun } from '../../../src/import/document/read-pdf-lines.ts';
import { readResumeLines } from '../../../src/import/document/read-resume-lines.ts';
import { partOfHeading } from '../../../src/import/document/resume-headings.ts';
import { makeDateReader } from '../../../src/import/read-date.ts';
import { writeZip } from '../write-zip.ts';

const readDate = makeDateReader('en');

/** Lines of a page: `# ` before a heading or name, `* ` before bold text, `- ` before a list item, a tab before separate text. */
function page(text: string): DocumentLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const mark = /^[#*-] /.exec(line)?.[0] ?? '';
      return {
        text: line.slice(mark.length),
        place: 'page 1',
        sizePt: mark === '# ' ? 14 : 10,
        isBold: mark === '# ' || mark === '* ',
        isHeading: false,
        style: mark,
        isBullet: mark === '- ',
      };
    });
}

function read(text: string) {
  const { owner, sections, projects, unread, leftOut } = readResumeLines(page(text), 'cv.pdf', 'en');
  const records = Object.fromEntries(
    sections.map(({ kind, records: own }) => [kind, own.map(({ record }) => record)]),
  );
  return { owner, ...records, projects: projects.map(({ record }) => record), unread, leftOut };
}

describe('a résumé as a document', () => {
  it('becomes records, with the source line of each', () => {
    const resume = page(`
      # Ada Quill
      Software developer
      Vancouver, BC | ada@quill.example | +1 604 555 0147 | github.com/ada-quill
      # Work Experience
      * Software Developer\tQuay Ltd\tVancouver, BC\tSep 2021 – Present
      - Built the settings screen, which had been promised to three customers and
      shown to none.
      - Halved the time the tests take.
      * Intern\tLarkspur Labs\tMay 2020 - Aug 2020
      # Education
      * Northshore University\tVancouver, BC
      Bachelor of Computer Science\t2017 – 2021
      # Skills
      Languages: TypeScript, SQL
      Tools: Git, Docker
      # Languages
      English (native), German – B2
      # Interests
      Kites: wind, paper
      Bread, chess
    `);
    const { owner, sections, unread, leftOut } = readResumeLines(resume, 'cv.pdf', 'en');
    expect(owner).toEqual({
      phone: '+1 604 555 0147',
      name: 'Ada Quill',
      role: 'Software developer',
      location: 'Vancouver, BC',
      email: 'ada@quill.example',
      profiles: [{ network: 'github', address: 'ada-quill' }],
    });
    expect(sections.map(({ kind, records }) => [kind, records.map(({ record }) => record)])).toEqual([
      [
        'jobs',
        [
          {
            title: 'Software Developer',
            organization: 'Quay Ltd',
            location: 'Vancouver, BC',
            start: '2021-09',
            description: [
              'Built the settings screen, which had been promised to three customers and shown to none.',
              'Halved the time the tests take.',
            ],
          },
          { title: 'Intern', organization: 'Larkspur Labs', start: '2020-05', end: '2020-08' },
        ],
      ],
      [
        'education',
        [
          {
            school: 'Northshore University',
            location: 'Vancouver, BC',
            programs: [{ title: 'Bachelor of Computer Science', start: '2017', end: '2021' }],
          },
        ],
      ],
      [
        'skills',
        [
          { name: 'Languages', skills: ['TypeScript', 'SQL'] },
          { name: 'Tools', skills: ['Git', 'Docker'] },
        ],
      ],
      [
        'languages',
        [
          { name: 'English', level: 'native' },
          { name: 'German', level: 'B2', cefr: 'B2' },
        ],
      ],
      ['interests', [{ name: 'Kites', keywords: ['wind', 'paper'] }, { name: 'Bread' }, { name: 'Chess' }]],
    ]);
    expect(sections[0]?.records[0]?.from).toBe(
      'cv.pdf, page 1: Software Developer  Quay Ltd  Vancouver, BC  Sep 2021 – Present',
    );
    expect(unread).toEqual([]);
    expect(leftOut).toEqual([]);
    expect(JSON.stringify(sections)).not.toContain('604');
  });

  it('reads headings and dates in French, German and Spanish', () => {
    const french = read(`
      # Camille Desrosiers
      # Expérience professionnelle
      * Développeuse backend\tMarées SARL
      Mars 2021 – aujourd’hui\tLyon, France
      - Réduit de moitié la durée des tests.
      # Formation
      * Master en informatique\tUniversité des Trois Rives
      2018 – 2020
    `);
    expect(french).toMatchObject({
      jobs: [
        {
          title: 'Développeuse backend',
          organization: 'Marées SARL',
          location: 'Lyon, France',
          start: '2021-03',
        },
      ],
      education: [
        {
          school: 'Université des Trois Rives',
          programs: [{ title: 'Master en informatique', end: '2020' }],
        },
      ],
    });
    const german = read(`
      # Jonas Brandauer
      # BERUFSERFAHRUNG
      04/2019 – heute\tSoftwareentwickler
      Nordlicht Systeme GmbH
      Fahrplanauskunft für zwölf Fähren
      Einführung automatischer Tests mit einer langen Liste von Schwierig-
      keiten
      10/2016 – 03/2019	Werkstudent
      Institut für Meereskunde
      # Sprachkenntnisse
      Deutsch (Muttersprache), Englisch (fließend)
    `);
    expect(german).toMatchObject({
      jobs: [
        {
          title: 'Softwareentwickler',
          organization: 'Nordlicht Systeme GmbH',
          start: '2019-04',
          description: [
            'Fahrplanauskunft für zwölf Fähren',
            'Einführung automatischer Tests mit einer langen Liste von Schwierigkeiten',
          ],
        },
        { title: 'Werkstudent', organization: 'Institut für Meereskunde', start: '2016-10', end: '2019-03' },
      ],
      languages: [{ name: 'Deutsch' }, { name: 'Englisch', level: 'fließend' }],
    });
    const spanish = read(`
      # LUCÍA FERRER VIDAL
      # EXPERIENCIA LABORAL
      * Mareas Digital S.L.\tValencia
      Diseñadora de producto\tenero de 2020 – actualidad
      - Creé el sistema de componentes.
    `);
    expect(spanish).toMatchObject({
      owner: { name: 'Lucía Ferrer Vidal' },
      jobs: [{ title: 'Diseñadora de producto', start: '2020-01' }],
    });
  });

  it.each([
    [
      'Vietnamese',
      `# Nguyễn Thị Mai
      Kinh nghiệm làm việc
      03/2019 – hiện tại
      Điều dưỡng trưởng, Bệnh viện Chợ Rẫy
      Quản lý nhóm 12 người
      06/2015 – 02/2019
      Điều dưỡng, Bệnh viện Bạch Mai
      Học vấn
      2011 – 2015
      Cử nhân điều dưỡng, Đại học Y Hà Nội`,
      ['Điều dưỡng trưởng', 'Bệnh viện Chợ Rẫy', '2019-03', undefined],
      ['Điều dưỡng', 'Bệnh viện Bạch Mai', '2015-06', '2019-02'],
      ['Đại học Y Hà Nội', 'Cử nhân điều dưỡng'],
    ],
    [
      'Arabic',
      `# سارة الخطيب
      الخبرة المهنية
      يناير 2020 – حتى الآن
      مهندسة برمجيات، شركة الأمل للتقنية
      2017 – 2019
      مطورة ويب، شركة النور
      التعليم
      2013 – 2017
      بكالوريوس هندسة الحاسوب، جامعة دمشق`,
      ['مهندسة برمجيات', 'شركة الأمل للتقنية', '2020-01', undefined],
      ['مطورة ويب', 'شركة النور', '2017', '2019'],
      ['جامعة دمشق', 'بكالوريوس هندسة الحاسوب'],
    ],
    [
      'Korean',
      `# 김서연
      경력
      2018.05 - 현재 서울대학교병원 수간호사
      2014.03 - 2018.04 연세병원 간호사
      학력
      2010.03 - 2014.02 서울대학교 간호학과 학사`,
      ['수간호사', '서울대학교병원', '2018-05', undefined],
      ['간호사', '연세병원', '2014-03', '2018-04'],
      ['서울대학교', '간호학과 학사'],
    ],
    [
      'Chinese',
      `# 李明
      工作经历
      2019.03 - 至今 字节跳动有限公司 高级软件工程师
      2016.07 - 2019.02 百度公司 软件工程师
      教育背景
      2012.09 - 2016.06 清华大学 计算机科学与技术 本科`,
      ['高级软件工程师', '字节跳动有限公司', '2019-03', undefined],
      ['软件工程师', '百度公司', '2016-07', '2019-02'],
      ['清华大学', '计算机科学与技术 本科'],
    ],
    [
      'Japanese',
      `履歴書
      # 山田 花子
      学歴
      平成21年4月 京都大学 文学部 入学
      2013年3月 京都大学 文学部 卒業
      職歴
      2018年4月 株式会社海野 入社 アートディレクター
      2013\t4\t株式会社山川 入社 デザイナー
      2018年3月 株式会社山川 退社`,
      ['アートディレクター', '株式会社海野', '2018-04', undefined],
      ['デザイナー', '株式会社山川', '2013-04', '2018-03'],
      ['京都大学', '文学部'],
    ],
  ])('reads jobs and schools in %s', (_language, text, first, second, [school, title]) => {
    const { jobs, education, unread } = read(text) as Record<string, unknown> & ReturnType<typeof read>;
    expect(jobs).toMatchObject(
      [first, second].map(([position, organization, start, end]) => ({
        ...{ title: position, organization, start },
        ...(end && { end }),
      })),
    );
    expect(education).toMatchObject([{ school, programs: [{ title }] }]);
    expect(unread).toEqual([]);
  });

  it('separates position, employer, degree and school at commas', () => {
    const french = read(`
      # Claire DUBOIS III
      Expériences professionnelles
      Depuis septembre 2020 : Infirmière, Hôpital Édouard-Herriot, Lyon
      Soins intensifs, encadrement de trois étudiants
      Formation
      2009 : Baccalauréat scientifique, Lycée Ampère
      Langues
      Anglais : courant – Espagnol : notions
    `);
    expect(french).toMatchObject({
      owner: { name: 'Claire Dubois III' },
      jobs: [
        {
          ...{ title: 'Infirmière', organization: 'Hôpital Édouard-Herriot, Lyon' },
          description: ['Soins intensifs, encadrement de trois étudiants'],
        },
      ],
      education: [{ school: 'Lycée Ampère', programs: [{ title: 'Baccalauréat scientifique' }] }],
      languages: [
        { name: 'Anglais', level: 'courant' },
        { name: 'Espagnol', level: 'notions' },
      ],
    });
    const polish = read(`
      # Ewa Nowak
      Doświadczenie zawodowe
      Wrzesień 2014 – grudzień 2018
      Pielęgniarka, Szpital Wojewódzki w Olsztynie
      Wykształcenie
      2009 – 2014
      Magister pielęgniarstwa, Gdański Uniwersytet Medyczny
    `);
    expect(polish).toMatchObject({
      jobs: [{ title: 'Pielęgniarka', organization: 'Szpital Wojewódzki w Olsztynie', end: '2018-12' }],
      education: [
        {
          school: 'Gdański Uniwersytet Medyczny',
          programs: [{ title: 'Magister pielęgniarstwa', end: '2014' }],
        },
      ],
    });
  });

  it('omits uncertain lines, and lists them', () => {
    const { jobs, education, unread } = read(`
      # Ada Quill
      Somewhere near the sea
      # Experience
      * Blue Heron\tRed Fox\t2019 – 2020
      - Did things.
      * Lighthouse keeping
      # Education
      * Course of navigation\t2018
      # My tools of the trade
      A hammer
      # References
      On request
    `) as ReturnType<typeof read> & { jobs?: unknown; education?: unknown };
    expect([jobs, education]).toEqual([undefined, undefined]);
    expect(unread.map(({ from, why }) => `${from.replace('cv.pdf, page 1: ', '')}: ${why}`)).toEqual([
      'Somewhere near the sea: it is above all sections; add it by hand if you need it',
      'Blue Heron  Red Fox  2019 – 2020: the position and the employer cannot be distinguished',
      'Did things.: the position and the employer cannot be distinguished',
      'Lighthouse keeping: it has no readable dates',
      'Course of navigation  2018: the school cannot be identified',
      'A hammer: "My tools of the trade" is not a known heading',
      'On request: sections such as "References" are not imported',
    ]);
  });

  it.each([
    ['Sep 2021 – Present', '2021-09', ''],
    ['Developer 2019 - 2020', '2019', '2020'],
    ['Developer (03/2018–11/2019)', '2018-03', '2019-11'],
    ['Depuis mars 2021', '2021-03', ''],
    ['seit Oktober 2020', '2020-10', ''],
    ['de enero de 2020 a mayo de 2021', '2020-01', '2021-05'],
    ['Access Jam 2026, Jan 2026', '2026-01', undefined],
    ['June 5, 2019', '2019-06-05', undefined],
  ])('reads the dates of "%s"', (text, start, end) => {
    expect(findDates(text, readDate)).toMatchObject({ start, ...(end !== undefined && { end }) });
  });

  it('keeps words before a year', () => {
    expect(findDates('Senior Developer 2019 - 2020', readDate)?.rest).toBe('Senior Developer');
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
  it.each(['Werdegang', 'BERUFSERFAHRUNGEN', 'Werkstätten', 'Berufliche Stationen'])(
    'recognizes %s as a heading of positions',
    (heading) => {
      expect(partOfHeading(heading)).toBe('jobs');
    },
  );

  it.each([
    ['W O R K  E X P E R I E N C E', 'jobs'],
    ['Doświadczenie zawodowe', 'jobs'],
    ['工作经历', 'jobs'],
    ['職 歴', 'jobs'],
    ['학력', 'education'],
    ['المهارات', 'skills'],
    ['ניסיון תעסוקתי', 'jobs'],
    ['ΞΈΝΕΣ ΓΛΏΣΣΕΣ', 'languages'],
    ['Kinh nghiệm làm việc', 'jobs'],
  ])('knows the heading %s', (heading, part) => {
    expect(partOfHeading(heading)).toBe(part);
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

/** Files of another program, in three layouts. */
const fixtures = {
  // As LinkedIn saves a profile: name and headline after the side column, the employer above its positions.
  'linkedin-profile-en.pdf': {
    owner: {
      ...{ name: 'Ana Torres', role: 'Emergency Nurse at Harbour Clinics' },
      ...{ location: 'Vancouver, British Columbia, Canada', email: 'ana@torres.example' },
      profiles: [{ network: 'linkedin', address: 'ana-torres-88' }],
    },
    jobs: [
      {
        ...{ title: 'Senior Emergency Nurse', organization: 'Harbour Clinics', start: '2022-01' },
        description: ['Lead a team of twelve in the emergency room.'],
      },
      { title: 'Emergency Nurse', organization: 'Harbour Clinics', start: '2019-12', end: '2021-12' },
      { title: 'Registered Nurse', organization: 'St. Mary Hospital', location: 'Victoria, Canada' },
    ],
    education: [
      {
        school: 'University of Victoria',
        programs: [{ title: 'Bachelor of Science in Nursing, Nursing', start: '2012', end: '2016' }],
      },
      { school: 'Camosun College', programs: [{ title: 'Certificate' }] },
    ],
    skills: [{ skills: ['Wound Care', 'Triage', 'Patient Education'] }],
    languages: [{ name: 'English' }, { name: 'Spanish', level: 'Native or Bilingual' }],
  },
  // A side column with a heading above each list.
  'two-columns-fr.pdf': {
    owner: {
      name: 'Camille Desrosiers',
      location: 'Lyon, France',
      profiles: [{ address: 'camille-desrosiers' }],
    },
    jobs: [
      {
        title: 'Développeuse backend',
        organization: 'Marées SARL',
        location: 'Lyon, France',
        start: '2021-03',
      },
      { title: 'Stagiaire', organization: 'Atelier du Phare', start: '2020-02', end: '2020-08' },
    ],
    education: [
      { school: 'Université des Trois Rives', programs: [{ title: 'Master en informatique' }] },
      { school: 'Université des Trois Rives', programs: [{ title: 'Licence de mathématiques' }] },
    ],
    skills: [{ skills: ['Python', 'Rust', 'SQL', 'Docker', 'Kubernetes'] }],
    languages: [
      { name: 'Français', level: 'langue maternelle' },
      { name: 'Anglais', cefr: 'C1' },
    ],
  },
  // Dates in the left margin, and bullets that are shapes instead of characters.
  'dates-left-de.pdf': {
    owner: { name: 'Jonas Brandauer', email: 'jonas@brandauer.example' },
    jobs: [
      {
        title: 'Softwareentwickler',
        organization: 'Nordlicht Systeme GmbH, Kiel',
        start: '2019-04',
        description: ['Entwicklung der Fahrplanauskunft für zwölf Fähren', 'Einführung automatischer Tests'],
      },
      { title: 'Werkstudent', organization: 'Institut für Meereskunde, Kiel', end: '2019-03' },
    ],
    education: [
      {
        school: 'Christian-Albrechts-Universität, Kiel',
        programs: [{ title: 'Master of Science Informatik' }],
      },
      { school: 'Gymnasium am Deich, Husum', programs: [{ title: 'Abitur', start: '2004', end: '2013' }] },
    ],
    skills: [{ name: 'Programmierung' }, { name: 'Werkzeuge', skills: ['Git', 'Docker'] }],
    languages: [{ name: 'Deutsch' }, { name: 'Englisch' }, { name: 'Dänisch', level: 'Grundkenntnisse' }],
  },
  // Letterspaced headings, and ligatures as browsers print them.
  'ligatures-en.pdf': {
    owner: { name: 'Hanna Weber', location: 'Hamburg, Germany' },
    jobs: [
      {
        ...{ title: 'Office Manager', organization: 'Effizient GmbH, Hamburg', start: '2019-03' },
        description: ['Made the workflow of offices efficient and filed the official flood profile.'],
      },
      { title: 'Field Engineer', organization: 'Griffin Flight Labs, Frankfurt', end: '2019' },
    ],
    education: [{ school: 'University of Sheffield', programs: [{ title: 'BSc, Traffic Planning' }] }],
    skills: [{ skills: ['AutoCAD', 'Profiling', 'Wi-Fi', 'Flutter'] }],
  },
  // The employer is above the position.
  'company-first-es.pdf': {
    owner: { name: 'Lucía Ferrer Vidal', location: 'Valencia, España' },
    jobs: [
      { title: 'Diseñadora de producto', organization: 'Mareas Digital S.L., Valencia', start: '2020-01' },
      { title: 'Diseñadora gráfica', organization: 'Estudio Faro, Alicante', end: '2019-12' },
    ],
    education: [{ school: 'Universidad de la Costa', programs: [{ title: 'Grado en Diseño' }] }],
    languages: [{ name: 'Español' }, { name: 'Inglés', cefr: 'C1' }],
  },
};

describe('a PDF with another layout', () => {
  it.each(Object.entries(fixtures))('is read correctly: %s', async (name, expected) => {
    const bytes = await readFile(path.resolve(import.meta.dirname, '../../fixtures/resumes', name));
    const lines = await readPdfLines(bytes, (text) => partOfHeading(text) !== undefined);
    const { owner, sections } = readResumeLines(lines ?? [], name, 'en');
    const records = sections.map(({ kind, records: own }) => [kind, own.map(({ record }) => record)]);
    expect({ owner, ...Object.fromEntries(records) }).toMatchObject(expected);
  });

  it('is rejected if it is not a PDF', async () => {
    expect(await readPdfLines(Buffer.from('%PDF-1.7 cut short'), () => false)).toBeNull();
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
    expect(await readDocxLines(Buffer.from('no archive'))).toBeNull();
  });

  it('are read as the tables that German résumés consist of', async () => {
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

  it.each([
    ['open tags that never close', '<mc:Fallback>'.repeat(150_000)],
    ['attributes that never close', '<w:p a="'.repeat(200_000)],
    ['paragraphs that never close', '<w:p><w:pPr>'.repeat(150_000)],
    ['a character that does not exist', '<w:p><w:r><w:t>&#x110000;</w:t></w:r></w:p>'],
    ['an entity of its own', '<!DOCTYPE a [<!ENTITY b "b">]><w:p><w:r><w:t>&b;</w:t></w:r></w:p>'],
  ])('are refused at once in a file with %s', async (_what, body) => {
    const docx = writeZip([
      { path: 'word/document.xml', bytes: `<w:document><w:body>${body}</w:body></w:document>` },
    ]);
    expect(await readDocxLines(docx)).toBeNull();
  });
});
