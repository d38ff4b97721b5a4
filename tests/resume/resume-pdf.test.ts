import { readdir } from 'node:fs/promises';
import { encode } from 'uqr';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMarks } from '../../src/content/read-inline.ts';
import { readLocale } from '../../src/content/read-locale.ts';
import { formatDateSpan } from '../../src/i18n/dates.ts';
import type { ResumePlan } from '../../src/resume/plan-resume.ts';
import {
  type TypesetResume,
  typesetLensResume,
  typesetResume,
  writeResumePdf,
} from '../../src/resume/resume-pdf.ts';
import { smallCapitals } from '../../src/resume/small-capitals.ts';
import { withDesign } from '../../src/resume/tailor-content.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { defaultFaces, sampleFaces } from '../fonts/sample-faces.ts';
import { folderForAll } from '../temporary-folder.ts';
import { isFull } from '../tier.ts';
import { expectReadable } from './expect-readable.ts';
import { openPdf, readPlaces, readWithPdfium, readWithPoppler } from './read-pdf.ts';
import { readSampleContent, recordsOf, withRecords } from './sample-content.ts';

const cacheDir = folderForAll();

let content: SiteContent;
let sample: TypesetResume;
/** Content that fits without omissions. */
let short: SiteContent;
let whole: TypesetResume;
/** Content so short that nothing can be omitted. */
let tiny: SiteContent;

beforeAll(async () => {
  content = await readSampleContent();
  sample = await typesetResume(content, await defaultFaces());
  const { availability: _, ...owner } = content.owner;
  short = withRecords(
    { ...content, owner, projects: content.projects.slice(0, 1) },
    {
      skills: recordsOf(content, 'skills').slice(0, 3),
      healthcare: recordsOf(content, 'jobs', 'healthcare').slice(0, 1),
      research: [],
      awards: [],
    },
  );
  whole = await typesetResume(short, await defaultFaces());
  const [job] = recordsOf(content, 'jobs', 'work');
  if (!job) throw new Error('the sample owner has a job');
  tiny = withRecords(
    { ...short, projects: [] },
    { work: [{ ...job, description: job.description.slice(0, 1) }], healthcare: [] },
  );
});

/** `npm test` uses the first ones: joined letters, and square letters. */
const languages: [language: string, name: string, role: string][] = [
  ['ar', 'لُبنى شكرًا', 'لا سلام على أدوات الأجهزة الطبية في الموانئ'],
  ['ja', '水野 美緒', '東京の港のソフトウェアを開発'],
  ['th', 'สวัสดี', 'นักพัฒนาซอฟต์แวร์'],
  ['he', 'נעמה בן־דוד', 'בניתי כלים שחוזים את תנועת האוניות'],
  ['ko', '김서연', '소프트웨어 개발자입니다'],
  ['zh', '李小龙', '软件开发者在东京'],
  ['el', 'Δάφνη Παππά', 'Εργαλεία για λιμάνια'],
  ['vi', 'Nguyễn Thị An', 'Công cụ cho bến cảng'],
];

/** Omits vowel signs, because readers repeat letters that carry them. */
function withoutVowels(text: string): string {
  return text.replaceAll(/[\u064b-\u0652]/g, '');
}

describe('resume PDF', () => {
  it('fits the sample on two pages of the configured paper size', async () => {
    expect(content.site.paper).toBe('letter');
    expect((await readWithPdfium(sample.pdf)).sizesPt).toEqual([
      { width: 612, height: 792 },
      { width: 612, height: 792 },
    ]);
  });

  it('is byte-identical and cached for the same content, and created again when a word changes', async () => {
    const faces = await defaultFaces();
    const write = (resume: SiteContent) => writeResumePdf({ content: resume, faces }, cacheDir);
    const first = Buffer.from(await write(tiny));
    expect(first.equals((await typesetResume(tiny, faces)).pdf)).toBe(true);
    const entries = await readdir(cacheDir);
    expect(first.equals(await write(tiny))).toBe(true);
    expect(await readdir(cacheDir)).toHaveLength(entries.length);
    const other = await write({ ...tiny, owner: { ...content.owner, role: 'Baker' } });
    expect((await readWithPdfium(other)).pages.join()).toContain('Baker');
    // The PDF and its selection.
    expect(await readdir(cacheDir)).toHaveLength(entries.length + 2);
  });

  it.runIf(isFull)('contains the same in a further language, if that fills its pages', async () => {
    const { selection, resume } = sample;
    const faces = await defaultFaces();
    const fewer = { ...selection, places: selection.places.slice(0, 1) };
    const like = await typesetResume(content, faces, fewer);
    expect([like.selection, like.pages]).toEqual([fewer, 2]);
    const tooMuch = { ...selection, places: Array.from({ length: selection.of }, (_, place) => place) };
    expect((await typesetResume(content, faces, tooMuch)).resume).toEqual(resume);
    const lens = { name: 'nurse', title: 'Nurse', tags: [] };
    const { selection: cuts, pages } = await typesetLensResume(content, lens, faces);
    const more = { ...cuts, places: [...cuts.places, cuts.of - 1] };
    const cut = await typesetLensResume(content, lens, faces, more);
    expect([cut.selection, cut.pages]).toEqual([more, pages]);
    // The first language is shorter.
    const longer = await typesetLensResume(content, lens, faces, { ...cuts, places: [] });
    expect(longer.pages).toBe(pages);
    expect(longer.selection.places.length).toBeGreaterThan(0);
    expect(longer.selection.places).toEqual(longer.selection.places.map((_, place) => place));
  });

  it.runIf(isFull)('breaks no date range in a language with long month names, on A4', async () => {
    const { locale } = await readLocale('fr-CA');
    const [first, second] = recordsOf(content, 'jobs', 'healthcare');
    if (!first || !second) throw new Error('the sample has two jobs');
    const spans = [formatDateSpan('2025-09', '', locale), formatDateSpan('2022-07', '2024-07', locale)];
    const jobs = [first, second].map((job, index) => ({
      ...job,
      description: [],
      dates: spans[index] ?? '',
    }));
    const site = { ...short.site, paper: 'a4' as const };
    const french = { ...withRecords(tiny, { healthcare: jobs }), locale, site };
    const { pages, sizesPt } = await readWithPdfium((await typesetResume(french, await defaultFaces())).pdf);
    for (const span of spans) expect(pages.join('\n')).toContain(span);
    expect(sizesPt[0]).toEqual({ width: 595, height: 842 });
  });

  it('contains every field in reading order, as Chromium reads it', async () => {
    expectReadable((await readWithPdfium(sample.pdf)).pages, sample.resume);
  });

  it('contains every field in reading order, as poppler reads it', ({ skip }) => {
    const pages = readWithPoppler(sample.pdf);
    if (!pages) return skip('pdftotext is not installed');
    expectReadable(pages, sample.resume);
  });

  it.each(['modern', 'academic', 'compact'] as const)(
    'contains every field in reading order in the design "%s", tagged as in any other',
    async (design) => {
      const { pdf, pages, resume } = await typesetResume(withDesign(short, design), await defaultFaces());
      expect(pages).toBe(design === 'compact' ? 1 : 2);
      expectReadable((await readWithPdfium(pdf)).pages, resume);
      const opened = openPdf(pdf);
      expect(opened).toMatch(/<pdfuaid:part xmlns:pdfuaid="[^"]+">1</);
      expect(countOf(opened, /\/S \/H2\b/g)).toBe(resume.sections.length);
    },
  );

  it('sets small capitals by the rules of the language', () => {
    expect(
      smallCapitals('Eğitim, İş', 'tr')
        .map(([letters]) => letters)
        .join(''),
    ).toBe('EĞİTİM, İŞ');
    expect(smallCapitals('Work', 'en')).toEqual([
      ['W', false],
      ['ORK', true],
    ]);
    expect(smallCapitals('العمل', 'ar')).toEqual([['العمل', false]]);
  });

  it('contains the first jobs, skills, education and awards completely, whatever it omits', () => {
    const { resume } = sample;
    const [first, ...later] = partsOf(resume, 'jobs');
    expect(first?.entries.flatMap(({ bullets }) => bullets)).toEqual(
      recordsOf(content, 'jobs', 'work')
        .toReversed()
        .flatMap(({ description }) => description),
    );
    expect(later.map(({ entries }) => entries.length)).toEqual(
      ['healthcare', 'research'].map((name) => recordsOf(content, 'jobs', name).length),
    );
    expect(partsOf(resume, 'skills')[0]?.categories).toHaveLength(recordsOf(content, 'skills').length);
    expect(partsOf(resume, 'education')[0]?.schools[0]?.programs).toHaveLength(3);
    expect(partsOf(resume, 'awards')[0]?.awards).toHaveLength(recordsOf(content, 'awards').length);
  });

  it('is tagged PDF/UA-1 with title, author and language', () => {
    const opened = openPdf(sample.pdf);
    expect(opened).toMatch(/<pdfuaid:part xmlns:pdfuaid="[^"]+">1</);
    expect(opened).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(opened).toMatch(/\/DisplayDocTitle true/);
    expect(opened).toMatch(/\/Lang\s*\(en-CA\)/);
    expect(Buffer.from(opened, 'latin1').toString('utf8')).toContain('Mira Solano · Résumé</rdf:li>');
    expect(opened).toContain('<rdf:li>Mira Solano</rdf:li>');
    expect(opened).not.toContain('CreationDate');
  });

  it('has real headings, lists and links', () => {
    const opened = openPdf(sample.pdf);
    const jobs = partsOf(sample.resume, 'jobs').flatMap(({ entries }) => entries);
    const projects = partsOf(sample.resume, 'projects').flatMap(({ entries }) => entries);
    expect(countOf(opened, /\/S \/H1\b/g)).toBe(1);
    expect(countOf(opened, /\/S \/H2\b/g)).toBe(6);
    expect(countOf(opened, /\/S \/H3\b/g)).toBe(jobs.length + projects.length + 1);
    const bullets = jobs.flatMap((entry) => entry.bullets);
    expect(countOf(opened, /\/S \/LI\b/g)).toBe(bullets.length + recordsOf(content, 'awards').length);
    for (const address of ['mailto:mira@mira-solano.example', 'https://github.com/mira-solano-sample']) {
      expect(opened).toContain(`/URI (${address})`);
    }
  });

  it('renders formatting, and a QR code of the site if the owner wants one', async () => {
    expect(openPdf(sample.pdf)).not.toContain('QR code');
    const [job] = recordsOf(content, 'jobs', 'work');
    if (!job) throw new Error('the sample owner has a job');
    const { text } = readMarks(
      'Wrote the *fast* [berth plan](https://berths.example), see [projects](/projects).',
    );
    const marked = withRecords(tiny, { work: [{ ...job, description: [text] }] });
    const coded = marked.sections.map((section) =>
      section.kind === 'resume' ? { ...section, qr: true as const } : section,
    );
    const { pdf, resume } = await typesetResume({ ...marked, sections: coded }, await defaultFaces());
    expect(squeeze((await readWithPdfium(pdf)).pages.join(''))).toContain(
      squeeze('Wrote the fast berth plan, see projects.'),
    );
    const opened = openPdf(pdf);
    expect(opened).toContain('/URI (https://berths.example)');
    expect(opened).toContain('/URI (https://mira-solano.example/projects)');
    expect(opened).toContain('AtkinsonHyperlegibleNext-Italic');
    expect(opened).toContain('/Alt (QR code of mira-solano.example)');
    const { size, data } = encode('https://mira-solano.example', { ecc: 'M', border: 0 });
    const dark = new Set(
      resume.qr?.rows.flatMap((row) =>
        Array.from(row.matchAll(/M(\d+) (\d+)h(\d+)/g), ([, x, y, length]) =>
          Array.from({ length: Number(length) }, (_, index) => `${Number(x) + index} ${y}`),
        ).flat(),
      ),
    );
    const modules = data.map((row, y) => row.map((_, x) => dark.has(`${x} ${y}`)));
    expect([resume.qr?.size, modules]).toEqual([size, data]);
  });

  it('keeps a name with credentials in one line, in smaller letters', async () => {
    const name = 'Amina Deschamps-Kovač, RN, MSN';
    const { pdf } = await typesetResume({ ...short, owner: { ...short.owner, name } }, await defaultFaces());
    const { pages } = await readWithPdfium(pdf);
    expect(pages[0]?.split(/[\r\n]+/)[0]?.trim()).toBe(name);
  });

  it('embeds every typeface it uses, and only typefaces of the site', () => {
    const fonts = openPdf(sample.pdf).matchAll(/\/FontName \/[A-Z]{6}\+([A-Za-z-]+)/g);
    expect([...new Set(Array.from(fonts, ([, name]) => name))].sort()).toEqual([
      'AtkinsonHyperlegibleMono-Regular',
      'AtkinsonHyperlegibleMono-SemiBold',
      'AtkinsonHyperlegibleNext-ExtraBold',
      'AtkinsonHyperlegibleNext-Regular',
      'AtkinsonHyperlegibleNext-SemiBold',
    ]);
    const opened = openPdf(sample.pdf);
    expect(countOf(opened, /\/FontFile2 /g)).toBe(countOf(opened, /\/Type \/FontDescriptor\b/g));
  });

  it('shows texts as written, without characters that no typeface has', async () => {
    const owner = {
      ...content.owner,
      name: '日本 #panic("no") *bold* $x$ `raw` \\ <a> @b // [c] {d}',
      role: 'Łucja Őszi-Ŵood Ελένη Παππά Оксана Їжак',
    };
    const { pdf } = await typesetResume(
      { ...tiny, owner },
      await defaultFaces(await sampleFaces(owner.role)),
    );
    const text = squeeze((await readWithPdfium(pdf)).pages.join(''));
    expect(text).toMatch(/^#panic/);
    expect(text).toContain(squeeze(owner.name.replace('日本', '')));
    expect(text).toContain(squeeze(owner.role));
  });

  it.each(isFull ? languages : languages.slice(0, 2))(
    'contains the text of a résumé in "%s" unchanged for both readers',
    async (language, name, role) => {
      const { locale } = await readLocale(language);
      const owner = { ...content.owner, name, role };
      const foreign = { ...tiny, locale, owner, site: { ...short.site, language } };
      const faces = await defaultFaces(await sampleFaces(name + role + locale.characters, language));
      const { pdf } = await typesetResume(foreign, faces);
      for (const pages of [(await readWithPdfium(pdf)).pages, readWithPoppler(pdf)]) {
        // Poppler adds marks where the direction changes.
        const text = squeeze(
          pages?.join('').replaceAll(/[\u202a-\u202e]/g, '') ?? withoutVowels(name + role),
        );
        expect(text).toContain(squeeze(withoutVowels(name)));
        expect(text).toContain(squeeze(withoutVowels(role)));
      }
    },
  );

  it('sets a list in Arabic from right to left, also with items in other scripts', async ({ skip }) => {
    const { locale } = await readLocale('ar');
    const skills = ['Zeta', 'Q++', 'Omega 3', '.XYZ'];
    const arabic = withRecords(
      { ...tiny, locale, site: { ...short.site, language: 'ar' } },
      { skills: [{ name: 'حساب', skills }] },
    );
    const faces = await defaultFaces(await sampleFaces(locale.characters, 'ar'));
    const places = readPlaces((await typesetResume(arabic, faces)).pdf);
    if (!places) return skip('pdftotext is not installed');
    const lefts = ['Zeta', 'Q++', 'Omega', '3', '.XYZ'].map(
      (part) => places.find(({ word }) => word.includes(part))?.left ?? Number.NaN,
    );
    const [zeta = 0, q = 0, omega = 0, three = 0, xyz = 0] = lefts;
    expect([zeta > q, q > omega, omega < three, three < q, omega > xyz]).toEqual(Array(5).fill(true));
  });

  it('contains everything if it fits', () => {
    const { resume, pages } = whole;
    expect(pages).toBe(1);
    expect(resume.sections.map(({ aside }) => aside)).not.toContainEqual(expect.anything());
    expect(partsOf(resume, 'projects')[0]?.entries.map(({ description }) => description)).toEqual(
      short.projects.toReversed().map(({ description }) => description),
    );
    expect(partsOf(resume, 'jobs')[1]?.entries.map(({ bullets }) => bullets)).toEqual(
      recordsOf(short, 'jobs', 'healthcare').map(({ description }) => description),
    );
  });

  it.runIf(isFull)(
    'contains the newest of two thousand projects without typesetting all of them',
    async () => {
      const [project] = short.projects;
      if (!project) throw new Error('the short résumé has a project');
      const projects = Array.from({ length: 2000 }, (_, index) => ({
        ...project,
        title: `Project ${index}`,
      }));
      const startedMs = process.cpuUsage().user / 1000;
      const { pages, resume } = await typesetResume({ ...short, projects }, await defaultFaces());
      expect(pages).toBeLessThanOrEqual(2);
      expect(partsOf(resume, 'projects')[0]?.entries[0]?.title).toBe('Project 1999');
      // Typesetting all of them takes fifteen seconds.
      expect(process.cpuUsage().user / 1000 - startedMs).toBeLessThan(8000);
    },
  );

  it.runIf(isFull)('grows beyond two pages if required content needs more', async () => {
    const skills = Array.from({ length: 150 }, (_, index) => ({ name: `Category ${index}`, skills: ['A'] }));
    const { pages, resume } = await typesetResume(withRecords(tiny, { skills }), await defaultFaces());
    expect(pages).toBeGreaterThan(2);
    expect(partsOf(resume, 'skills')[0]?.categories).toHaveLength(150);
  });
});

type Part = ResumePlan['sections'][number]['parts'][number];

function partsOf<K extends Part['kind']>(resume: ResumePlan, kind: K): Extract<Part, { kind: K }>[] {
  const parts = resume.sections.flatMap((section) => section.parts);
  return parts.filter((part): part is Extract<Part, { kind: K }> => part.kind === kind);
}

/** Removes spaces, because lines can break anywhere. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}

function countOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
