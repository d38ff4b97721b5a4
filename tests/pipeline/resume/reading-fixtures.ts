import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Content, Lens } from '../../../src/model/content.ts';
import type { Job } from '../../../src/model/sections.ts';
import { readEntries } from '../../../src/pipeline/content/read-content.ts';
import { readLocale } from '../../../src/pipeline/content/read-locale.ts';
import { formatProblems } from '../../../src/pipeline/problems.ts';
import { listPictureUses, resolveContent } from '../../../src/pipeline/resolve-content.ts';
import { countRead } from '../../../src/pipeline/resume/judge-reading.ts';
import { type ReadBackFile, readBackFile } from '../../../src/pipeline/resume/read-back-file.ts';
import { writeResumeDocx } from '../../../src/pipeline/resume/resume-docx.ts';
import { planResumeLines, wordDetail } from '../../../src/pipeline/resume/resume-input.ts';
import { setLensResume, setResume } from '../../../src/pipeline/resume/resume-pdf.ts';
import { houseFaces, sampleFaces } from '../fonts/sample-faces.ts';
import { recordsOf, withRecords } from './sample-content.ts';

/** A résumé to be read back: the sample's, one of a fixture owner, or an odd one. */
type ReadingFixture = { name: string; content: Content; lens?: Lens };

const root = path.resolve(import.meta.dirname, '../../..');
const owners = path.join(root, 'tests/fixtures/owners');

export async function readingFixtures(): Promise<ReadingFixture[]> {
  const sample = await contentIn(path.join(root, 'content'));
  const [lens] = sample.lenses;
  const [job] = recordsOf(sample, 'jobs', 'work');
  if (!lens || !job) throw new Error('the sample owner has a lens and a job');
  const few = withRecords(
    { ...sample, projects: sample.projects.slice(0, 2) },
    { awards: [], healthcare: recordsOf(sample, 'jobs', 'healthcare').slice(-2) },
  );
  const named = (name: string, role = sample.owner.role): Content => ({
    ...few,
    owner: { ...few.owner, name, role },
  });
  const spoken = async (language: string, name: string, role: string): Promise<Content> => ({
    ...named(name, role),
    ...{ locale: (await readLocale(language)).locale, site: { ...few.site, language, paper: 'a4' as const } },
  });
  const jobs = (count: number, change: Partial<Job> = {}) =>
    Array.from({ length: count }, (_, index) => ({ ...job, name: `job-${index}`, ...change }));
  const longWords = {
    title: 'Interim Assistant Deputy Coordinator of Medication Reconciliation and Safety',
    organization: 'The Northern Confederation of Independent Community Pharmacies, Office for Standards',
  };
  const fixtureOwners = await Promise.all(
    (await readdir(owners))
      .sort()
      .map(async (name) => ({ name, content: await contentIn(path.join(owners, name)) })),
  );
  return [
    { name: 'sample', content: sample },
    { name: 'sample, one page for a lens', content: sample, lens: { ...lens, pages: 1 } },
    { name: 'sample, two pages for a lens', content: sample, lens: { ...lens, pages: 2 } },
    ...fixtureOwners,
    {
      name: 'long names',
      content: withRecords(named('Maximiliana-Theodora von Hohenstein-Achternbusch'), {
        work: jobs(2, longWords),
      }),
    },
    { name: 'no jobs', content: withRecords(sample, { work: [], healthcare: [], research: [] }) },
    { name: 'forty jobs', content: withRecords(few, { work: jobs(40) }) },
    {
      name: 'nothing but a name',
      content: {
        ...withRecords(few, { work: [], healthcare: [], research: [], education: [], skills: [] }),
        projects: [],
      },
    },
    { name: 'French', content: await spoken('fr-CA', 'Anaïs Lefèvre-Ouellet', 'Développeuse d’interfaces') },
    { name: 'Greek', content: await spoken('el', 'Δάφνη Παππά', 'Εργαλεία για λιμάνια') },
    { name: 'Polish', content: await spoken('pl', 'Łucja Źdźbło', 'Tworzy narzędzia dla portów') },
    { name: 'Vietnamese', content: await spoken('vi', 'Nguyễn Thị An', 'Công cụ cho bến cảng') },
    { name: 'Hebrew', content: await spoken('he', 'נעמה בן־דוד', 'בניתי כלים שחוזים את תנועת האוניות') },
    { name: 'Korean', content: await spoken('ko', '김서연', '소프트웨어 개발자입니다') },
    { name: 'Chinese', content: await spoken('zh', '李小龙', '软件开发者在东京') },
  ];
}

/** What every reader finds of a fixture, as PDF and for Word. */
export async function readFixture({ content, lens }: ReadingFixture): Promise<ReadBackFile[]> {
  const words = JSON.stringify([content.owner, content.home, content.sections, content.projects]);
  const faces = await houseFaces(await sampleFaces(words + content.locale.characters, content.site.language));
  const { pdf, resume, pages } = lens
    ? await setLensResume(content, lens, faces)
    : await setResume(content, faces);
  const made = await readBackFile('resume.pdf', pdf, resume, content, pages);
  if (lens) return [made];
  const told = planResumeLines(content, wordDetail);
  return [made, await readBackFile('resume.docx', writeResumeDocx(content), told, content, null)];
}

/** The table of docs/resume.md: fields that were found where they belong, and checks that were passed. */
export function figuresTable(read: { name: string; files: ReadBackFile[] }[]): string {
  const readers = [
    ...new Set(read.flatMap(({ files }) => files.flatMap((file) => file.readers.map(({ name }) => name)))),
  ];
  const results = read.map(({ name, files }) => ({
    name,
    pages: files[0]?.pages,
    cells: readers.map((reader) => {
      const result = files.flatMap((file) => file.readers).find((one) => one.name === reader)?.result;
      return result
        ? { fields: countRead(result.reading), checks: result.checks.map((check) => check.isPassed) }
        : null;
    }),
  }));
  const sums = readers.map((_, index) => {
    const cells = results.flatMap(({ cells: all }) => all[index]?.fields ?? []);
    const sum = (of: 'found' | 'inOrder' | 'all') => cells.reduce((total, each) => total + each[of], 0);
    const percent = (part: number) => `${((100 * part) / sum('all')).toFixed(1)} %`;
    return `${percent(sum('found'))}; ${percent(sum('inOrder'))} in order`;
  });
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['résumé', 'pages', ...readers]),
    row(['---', '---', ...readers.map(() => '---')]),
    ...results.map(({ name, pages, cells }) =>
      row([
        ...[name, pages ?? ''],
        ...cells.map((cell) =>
          cell
            ? `${cell.fields.found} / ${cell.fields.inOrder} of ${cell.fields.all}; ${cell.checks.filter(Boolean).length} of ${cell.checks.length}`
            : '–',
        ),
      ]),
    ),
    row(['**fields of all**', '', ...sums]),
  ].join('\n');
}

async function contentIn(folder: string): Promise<Content> {
  const { entries, problems, locale } = await readEntries(folder);
  if (!entries) throw new Error(formatProblems(problems));
  const size = { fingerprint: '00000000', width: 1600, height: 1200, tint: 0 };
  const pictures = listPictureUses(entries).map(
    ({ source }) => [source, { picture: { path: source, ...size } }] as const,
  );
  return resolveContent(entries, new Map(pictures), locale);
}
