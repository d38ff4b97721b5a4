import { describe, expect, it } from 'vitest';
import { kindsOfSections, type SectionView } from '../../src/features/experiences/props.build.ts';
import { typesetResume } from '../../src/resume/resume-pdf.ts';
import { writeResumeText } from '../../src/resume/resume-text.ts';
import { resumeOrder } from '../../src/resume/tailor-content.ts';
import type { SiteContent } from '../../src/site/site-content.ts';
import { toSiteProps } from '../../src/site/to-page-props.ts';
import { defaultFaces } from '../fonts/sample-faces.ts';
import { resolveReading } from '../resume/sample-content.ts';
import { type Change, readTree } from './content-tree.ts';

/** A nurse with two schools, teaching and volunteering; no record has an id, a picture or dates for visitors. */
const nurse: Record<string, Change> = {
  'pages.yaml': (text) => {
    const start = text.indexOf('  sections:');
    const end = text.indexOf('- name: art');
    return `${text.slice(0, start)}  sections:
    - { name: resume, kind: resume, title: Résumé, link: Open it }
    - { name: volunteering, kind: jobs, title: Volunteering, as: volunteer }
    - { name: teaching, kind: jobs, title: Teaching }
    - { name: method, kind: text, title: How I teach, file: about/method.md }
    - { name: schools, kind: education, title: Schools }
    - { name: honours, kind: awards, title: Honours, within: schools }
${text.slice(end)}`;
  },
  'volunteering.yaml': "- { name: clinic, title: Nurse, start: '2022-11', end: '' }\n",
  'teaching.yaml': `- { name: first-aid, title: Instructor, organization: Harbour College, start: '2019', end: '2021-06' }
- { name: lecture, title: Lecturer, start: '2023', end: '', description: [Taught *wound care*.] }
`,
  'about/method.md': 'I show it twice.\n\n- Slowly.\n',
  'schools.yaml': `- name: college
  school: Harbour College
  programs: [{ name: nursing, title: Diploma in Nursing, start: '2014-08', end: '2017-05' }]
- name: university
  school: Quay University
  location: Halifax, NS
  programs: [{ name: bachelor, title: Bachelor of Nursing, start: '2019', end: '2022' }]
`,
  'honours.yaml': "- { name: cap, title: Silver Cap, start: '2018-06' }\n",
  ...Object.fromEntries(
    ['work', 'education', 'awards', 'healthcare', 'research', 'skills'].map((name) => [`${name}.yaml`, null]),
  ),
};

async function contentOf(changes: Record<string, Change>): Promise<SiteContent> {
  return resolveReading(await readTree(changes));
}

describe('sections of an owner unlike the sample', () => {
  it('are shown in order, with dates formatted from start and end', async () => {
    const pages = toSiteProps(await contentOf(nurse), '', {}, 'set').pages;
    const sections: SectionView[] = pages.find((page) => page.kind === 'experiences')?.content.sections ?? [];
    expect(sections.map(({ title }) => title)).toEqual([
      'Résumé',
      'Volunteering',
      'Teaching',
      'How I teach',
      'Schools',
    ]);
    expect(kindsOfSections(sections)).toEqual(['resume', 'jobs', 'text', 'education', 'awards']);
    const [, , teaching, , schools] = sections;
    expect(teaching?.shown).toMatchObject([
      { title: 'Lecturer', dates: '2023 - Present', location: '', picture: null },
      { title: 'Instructor', dates: '2019 - Jun 2021' },
    ]);
    expect(schools?.shown).toMatchObject([{ school: 'Quay University' }, { school: 'Harbour College' }]);
    expect(schools?.within).toMatchObject([{ name: 'honours', shown: [{ dates: 'Jun 2018' }] }]);
  });

  it('are in the résumé in order, with both schools', async () => {
    const content = await contentOf(nurse);
    const text = writeResumeText(content);
    const found = [
      'Volunteering\n____',
      'Harbour Map',
      'Teaching\n____',
      'I show it twice.',
      'Quay University, Halifax, NS',
      'Harbour College',
      'Silver Cap',
    ].map((part) => text.lastIndexOf(part));
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(found[0]).toBeGreaterThan(0);
    const { resume, pages } = await typesetResume(content, await defaultFaces());
    expect(pages).toBe(1);
    expect(resume.sections.map(({ parts }) => parts.map(({ kind }) => kind))).toEqual([
      ['jobs'],
      ['projects'],
      ['jobs'],
      ['text'],
      ['education', 'awards'],
    ]);
  });

  it('follow the order of the résumé, which can leave out sections', async () => {
    const ordered: Change = (text) =>
      (nurse['pages.yaml'] as (text: string) => string)(text).replace(
        'link: Open it',
        'link: Open it, order: [schools, teaching]',
      );
    const order = resumeOrder(await contentOf({ ...nurse, 'pages.yaml': ordered }));
    expect(order.map((place) => place !== 'projects' && place.name)).toEqual(['schools', 'teaching']);
  });
});
