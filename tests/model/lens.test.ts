import { expect, it } from 'vitest';
import type { Content } from '../../src/model/content.ts';
import { collectLenses, markedFirst } from '../../src/model/lens.ts';

const text = { title: '', description: '', languages: [], tools: [] };

function see(tags: string[], parts: Record<string, object[]>) {
  const entry = (part: object) => ({ ...text, ...part });
  const { education = [], ...lists } = parts;
  const content = {
    lenses: [{ name: 'l', title: 'L', tags }],
    ...Object.fromEntries(
      ['projects', 'work', 'awards', 'healthcare', 'research'].map((list) => [
        list,
        (lists[list] ?? []).map(entry),
      ]),
    ),
    education: { programs: education.map(entry) },
  } as unknown as Content;
  const { projects, experiences } = collectLenses(content);
  return { projects: projects[0]?.marked, experiences: experiences[0]?.marked };
}

it('finds a tag among the tools and languages, whatever the capitals', () => {
  const projects = [
    { name: 'a', tools: ['Qt/QML'] },
    { name: 'b', languages: ['C++'] },
    { name: 'c', languages: ['C'] },
  ];
  expect(see(['qt/qml', 'c++'], { projects }).projects).toEqual(['projects/a', 'projects/b']);
});

it('finds a tag in the words of an entry, one or several, but not inside another word', () => {
  const healthcare = [
    { name: 'one', description: ['Counted.', 'Checked 200 prescriptions a day.'] },
    { name: 'whole', title: 'Prescriptionist' },
    { name: 'split', description: ['A dose', 'by weight'] },
  ];
  expect(see(['prescription', 'dose by weight'], { healthcare }).experiences).toEqual(['healthcare/one']);
});

it('tells apart entries of different lists that bear one name', () => {
  const found = see(['medicine'], {
    research: [{ name: 'same', title: 'Medicine' }],
    awards: [{ name: 'same', title: 'Chess' }],
    education: [{ name: 'same', title: 'Bachelor of Medicine' }],
  });
  expect(found.experiences).toEqual(['education/same', 'research/same']);
});

it('puts what is marked first and keeps the order otherwise', () => {
  expect(markedFirst([1, 2, 3, 4, 5], (number) => number % 2 === 0)).toEqual([2, 4, 1, 3, 5]);
});
