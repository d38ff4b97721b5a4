import { expect, test } from 'vitest';
import { filterProjects } from '../../../src/features/projects/filter-projects.ts';

const projects = [
  { id: 3, category: 'hackathon' },
  { id: 2, category: 'personal' },
  { id: 1, category: 'hackathon' },
] as const;

test('shows every project where no category is chosen, in order', () => {
  expect(filterProjects([...projects], '').map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('narrows the list to a category and keeps its order', () => {
  expect(filterProjects([...projects], 'hackathon').map(({ id }) => id)).toEqual([3, 1]);
});

test('shows nothing for a category without projects', () => {
  expect(filterProjects([...projects], 'academic')).toEqual([]);
});
