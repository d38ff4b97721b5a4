import { expect, test } from 'vitest';
import type { Award, Project, Work } from '../../src/model/content.ts';
import type { Page } from '../../src/model/pages.ts';
import { collectSkillEvidence } from '../../src/model/skill-evidence.ts';

const project = (title: string, date: string, languages: string[], tools: string[] = []) =>
  ({ name: title.toLowerCase(), title, date, languages, tools }) as Project;
const job = (title: string, end: string, tools: string[]) =>
  ({ title, end, languages: [], tools }) as unknown as Work;

const award = (title: string, start: string, skills: string[]) => ({ title, start, skills }) as Award;

const content = {
  pages: [{ kind: 'experiences', path: '/cv' } as Page],
  skills: [{ name: 'Languages', skills: ['TypeScript', 'COBOL'] }],
  projects: [project('Old', '2023-02', ['typescript']), project('New', '2025-05', [], ['TypeScript'])],
  work: [job('Intern', '', ['TypeScript'])],
  awards: [award('Prize', '2024-05', ['Typescript']), award('Bursary', '2026-01', [])],
};

test('names every job, project and award that shows a skill, newest first', () => {
  const { uses, categories } = collectSkillEvidence(content);
  const skill = categories[0]?.skills[0];
  expect(skill?.uses.map((index) => uses[index]?.title)).toEqual(['Intern', 'New', 'Old', 'Prize']);
  expect(skill).toMatchObject({ projects: 2, jobs: 1, awards: 1, last: 'now' });
});

test('says when a skill was last used in a project', () => {
  const { categories } = collectSkillEvidence({ ...content, work: [] });
  expect(categories[0]?.skills[0]?.last).toBe('2025');
});

test('leaves a skill that nothing used without evidence', () => {
  expect(collectSkillEvidence(content).categories[0]?.skills[1]).toEqual({
    name: 'COBOL',
    uses: [],
    projects: 0,
    jobs: 0,
    awards: 0,
    last: '',
  });
});

test('counts an award that came later than every project as the last use', () => {
  const awards = [award('Prize', '2026-02', ['TypeScript'])];
  const { uses, categories } = collectSkillEvidence({ ...content, work: [], awards });
  expect(categories[0]?.skills[0]).toMatchObject({ jobs: 0, awards: 1, last: '2026' });
  expect(uses.at(-1)).toEqual({ title: 'Prize', path: '/cv', anchor: 'awards' });
});
