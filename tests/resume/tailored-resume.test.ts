import { beforeAll, describe, expect, it } from 'vitest';
import type { Lens } from '../../src/content/lens.ts';
import { applyCuts, planCuts } from '../../src/resume/plan-cuts.ts';
import { planResume } from '../../src/resume/plan-resume.ts';
import { typesetLensResume, writeLensResume } from '../../src/resume/resume-pdf.ts';
import { tailorContent } from '../../src/resume/tailor-content.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { defaultFaces } from '../fonts/sample-faces.ts';
import { folderForTest } from '../temporary-folder.ts';
import { readWithPdfium } from './read-pdf.ts';
import { readSampleContent, recordsOf, withRecords } from './sample-content.ts';

const lens: Lens = { name: 'clinics', title: 'Clinics', tags: ['pharmacy', 'medication', 'medical-device'] };

let content: SiteContent;
beforeAll(async () => {
  content = await readSampleContent();
});

describe('the résumé of a lens', () => {
  it('puts matching records first in each list without omitting others', () => {
    const tailored = tailorContent(content, lens);
    const titles = ({ projects }: SiteContent) => projects.toReversed().map(({ title }) => title);
    expect(titles(tailored)[0]).not.toBe(titles(content)[0]);
    expect(titles(tailored).toSorted()).toEqual(titles(content).toSorted());
    const skills = (of: SiteContent) => recordsOf(of, 'skills').flatMap((category) => category.skills);
    expect(skills(tailored).toSorted()).toEqual(skills(content).toSorted());
  });

  it('uses the headline, summary and order of the lens', () => {
    const own = { headline: 'For clinics', summary: 'I know them.', order: ['education', 'work'] };
    const { role, summary, sections } = planResume(tailorContent(content, { ...lens, ...own }), null);
    expect([role, summary, ...sections.map(({ title }) => title)]).toEqual([
      ...['For clinics', 'I know them.', 'Education & Awards', 'Work Experience'],
    ]);
    const plain = planResume(tailorContent(content, lens), null);
    expect([plain.role, plain.summary]).toEqual([content.owner.role, content.home.intro]);
  });

  it('omits other records before matching ones, and the newest record of each list last', () => {
    const tailored = tailorContent(content, lens);
    const cuts = planCuts(tailored, lens.tags);
    const cutOf = (title: string) => cuts.findIndex((cut) => cut.title === title && cut.keep === 'nothing');
    const [newest] = recordsOf(content, 'jobs', 'work').toReversed();
    expect(cutOf('Tidepool')).toBeLessThan(cutOf('Crosscheck'));
    expect(cutOf('Crosscheck')).toBeLessThan(cutOf('Night Shift'));
    expect(cutOf('Pharmacy Assistant')).toBeLessThan(cutOf('Clinic Pharmacist (Part-Time)'));
    expect(cutOf('Clinic Pharmacist (Part-Time)')).toBeLessThan(cutOf(newest?.title ?? ''));
    expect(cutOf(newest?.title ?? '')).toBeLessThan(cutOf('Doctor of Pharmacy'));
    const { sections } = planResume(applyCuts(tailored, cuts), null, tailored);
    expect(sections).toEqual([]);
  });

  it('gets shorter with every cut', () => {
    const tailored = tailorContent(content, lens);
    const cuts = planCuts(tailored, lens.tags);
    const lengths = Array.from({ length: cuts.length + 1 }, (_, count) => {
      const { sections, projects } = applyCuts(tailored, cuts.slice(0, count));
      return JSON.stringify([sections, projects]).length;
    });
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });

  it('is created for a lens without a number of pages', async () => {
    const cacheDir = folderForTest();
    const few = withRecords({ ...content, projects: content.projects.slice(0, 2) }, { healthcare: [] });
    const pdf = await writeLensResume(
      { content: { ...few, lenses: [lens] }, faces: await defaultFaces() },
      lens.name,
      cacheDir,
    );
    expect((await readWithPdfium(pdf)).pages.length).toBeLessThanOrEqual(2);
  });

  it('fits its number of pages, and states how much it omits and where the rest is', async () => {
    const [job] = recordsOf(content, 'jobs', 'work');
    if (!job) throw new Error('the sample owner has a job');
    const work = Array.from({ length: 5 }, (_, index) => ({
      ...job,
      name: `job-${index}`,
      title: `Post ${index}`,
    }));
    const some = { ...content, projects: content.projects.slice(0, 9) };
    const long = withRecords(some, { work, healthcare: [], research: [], awards: [] });
    const { pdf, pages, leftOut } = await typesetLensResume(
      long,
      { ...lens, pages: 1 },
      await defaultFaces(),
    );
    const read = await readWithPdfium(pdf);
    expect([pages, read.pages.length]).toEqual([1, 1]);
    expect(read.pages[0]).toMatch(/\d+ more at mira-solano\.example\/projects/);
    const omitted = leftOut.filter(({ keep }) => keep === 'nothing').map(({ title }) => title);
    expect(omitted).toContain('Dose by Weight');
    const lines = read.pages[0]?.split(/\r?\n/) ?? [];
    for (const title of omitted) expect(lines.filter((line) => line.startsWith(`${title} `))).toEqual([]);
  });
});
