import { expect, it } from 'vitest';
import type { Page } from '../../src/content/pages.ts';
import type { Project } from '../../src/content/project.ts';
import { collectSkillEvidence, skillsOfProjects } from '../../src/content/skill-evidence.ts';
import type { Job } from '../../src/features/experiences/sections/jobs/section.build.ts';
import { skillsOfSections } from '../../src/features/experiences/sections.build.ts';
import type { Section, SectionOf } from '../../src/features/experiences/sections.ts';

type Award = SectionOf<'awards'>['records'][number];

const project = (title: string, date: string, languages: string[], tools: string[] = []) =>
  ({ name: title.toLowerCase(), title, date, languages, tools }) as Project;
const job = (title: string, end: string, tools: string[]) =>
  ({ title, end, languages: [], tools }) as unknown as Job;

const award = (title: string, start: string, skills: string[]) => ({ title, start, skills }) as Award;

const section = (kind: 'jobs' | 'awards', name: string, path: string, records: object[]) =>
  ({ kind, name, path, records }) as unknown as Section;

const content = {
  pages: [{ kind: 'projects', path: '/made' } as Page],
  projects: [project('Old', '2023-02', ['typescript']), project('New', '2025-05', [], ['TypeScript'])],
  caseStudies: [] as { project: string }[],
  sections: [
    section('jobs', 'teaching', '/cv', [job('Intern', '', ['TypeScript'])]),
    section('awards', 'prizes', '/honours', [
      award('Prize', '2024-05', ['Typescript']),
      award('Bursary', '2026-01', []),
    ]),
  ],
};
const recordsOf = ({ sections, ...rest }: typeof content) => [
  ...skillsOfSections(sections),
  ...skillsOfProjects(rest),
];
const skills = [{ name: 'Languages', skills: ['TypeScript', 'COBOL'] }];

it('names every job, project and award that shows a skill, newest first', () => {
  const { uses, categories } = collectSkillEvidence(skills, recordsOf(content));
  const skill = categories[0]?.skills[0];
  expect(skill?.uses.map((index) => uses[index]?.title)).toEqual(['Intern', 'New', 'Old', 'Prize']);
  expect(skill).toMatchObject({ projects: 2, jobs: 1, awards: 1, last: 'now' });
});

it('returns when a skill was last used in a project', () => {
  const { categories } = collectSkillEvidence(skills, recordsOf({ ...content, sections: [] }));
  expect(categories[0]?.skills[0]?.last).toBe('2025');
});

it('returns no evidence for a skill that nothing used', () => {
  expect(collectSkillEvidence(skills, recordsOf(content)).categories[0]?.skills[1]).toEqual({
    name: 'COBOL',
    uses: [],
    projects: 0,
    jobs: 0,
    awards: 0,
    last: '',
  });
});

it('counts an award that came later than every project as the last use', () => {
  const sections = [section('awards', 'prizes', '/honours', [award('Prize', '2026-02', ['TypeScript'])])];
  const { uses, categories } = collectSkillEvidence(skills, recordsOf({ ...content, sections }));
  expect(categories[0]?.skills[0]).toMatchObject({ jobs: 0, awards: 1, last: '2026' });
  expect(uses.at(-1)).toEqual({ title: 'Prize', path: '/honours', anchor: 'prizes' });
});

it('links to the page of a project, or to its card', () => {
  const caseStudies = [{ project: 'new' }];
  const { uses } = collectSkillEvidence(skills, recordsOf({ ...content, caseStudies, sections: [] }));
  expect(uses).toEqual([
    { title: 'New', path: '/made/new' },
    { title: 'Old', path: '/made', anchor: 'old' },
  ]);
});

it('omits records that prove none of the skills', () => {
  const other = [{ name: 'Tools', skills: ['COBOL'] }];
  expect(collectSkillEvidence(other, recordsOf(content)).uses).toEqual([]);
});
