import { expect, test } from 'vitest';
import type { Page } from '../../src/content/pages.ts';
import { collectSkillEvidence } from '../../src/content/skill-evidence.ts';
import type { Award, Job, Section } from '../../src/features/experiences/sections.ts';
import type { Project } from '../../src/site/site-content.ts';

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
  caseStudies: [],
  sections: [
    section('jobs', 'teaching', '/cv', [job('Intern', '', ['TypeScript'])]),
    section('awards', 'prizes', '/honours', [
      award('Prize', '2024-05', ['Typescript']),
      award('Bursary', '2026-01', []),
    ]),
  ],
};
const skills = [{ name: 'Languages', skills: ['TypeScript', 'COBOL'] }];

test('names every job, project and award that shows a skill, newest first', () => {
  const { uses, categories } = collectSkillEvidence(skills, content);
  const skill = categories[0]?.skills[0];
  expect(skill?.uses.map((index) => uses[index]?.title)).toEqual(['Intern', 'New', 'Old', 'Prize']);
  expect(skill).toMatchObject({ projects: 2, jobs: 1, awards: 1, last: 'now' });
});

test('says when a skill was last used in a project', () => {
  const { categories } = collectSkillEvidence(skills, { ...content, sections: [] });
  expect(categories[0]?.skills[0]?.last).toBe('2025');
});

test('leaves a skill that nothing used without evidence', () => {
  expect(collectSkillEvidence(skills, content).categories[0]?.skills[1]).toEqual({
    name: 'COBOL',
    uses: [],
    projects: 0,
    jobs: 0,
    awards: 0,
    last: '',
  });
});

test('counts an award that came later than every project as the last use', () => {
  const sections = [section('awards', 'prizes', '/honours', [award('Prize', '2026-02', ['TypeScript'])])];
  const { uses, categories } = collectSkillEvidence(skills, { ...content, sections });
  expect(categories[0]?.skills[0]).toMatchObject({ jobs: 0, awards: 1, last: '2026' });
  expect(uses.at(-1)).toEqual({ title: 'Prize', path: '/honours', anchor: 'prizes' });
});

test('leads to the page of a project that has one, and of others to their card', () => {
  const caseStudies = [{ project: 'new', role: '', dates: '', summary: '', story: [] }];
  const { uses } = collectSkillEvidence(skills, { ...content, caseStudies, sections: [] });
  expect(uses).toEqual([
    { title: 'New', path: '/made/new' },
    { title: 'Old', path: '/made', anchor: 'old' },
  ]);
});

test('carries nothing that proves none of the skills', () => {
  const other = [{ name: 'Tools', skills: ['COBOL'] }];
  expect(collectSkillEvidence(other, content).uses).toEqual([]);
});
