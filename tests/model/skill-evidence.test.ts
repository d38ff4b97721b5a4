import { expect, test } from 'vitest';
import type { Project, Work } from '../../src/model/content.ts';
import { collectSkillEvidence } from '../../src/model/skill-evidence.ts';

const project = (title: string, date: string, languages: string[], tools: string[] = []) =>
  ({ name: title.toLowerCase(), title, date, languages, tools }) as Project;
const job = (title: string, end: string, tools: string[]) =>
  ({ title, end, languages: [], tools }) as unknown as Work;

const content = {
  skills: [{ name: 'Languages', skills: ['TypeScript', 'COBOL'] }],
  projects: [project('Old', '2023-02', ['typescript']), project('New', '2025-05', [], ['TypeScript'])],
  work: [job('Intern', '', ['TypeScript'])],
};

test('names every job and project that used a skill, newest first', () => {
  const { uses, categories } = collectSkillEvidence(content);
  const skill = categories[0]?.skills[0];
  expect(skill?.uses.map((index) => uses[index]?.title)).toEqual(['Intern', 'New', 'Old']);
  expect(skill).toMatchObject({ projects: 2, jobs: 1, last: 'now' });
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
    last: '',
  });
});
