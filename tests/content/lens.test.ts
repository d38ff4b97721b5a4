import { expect, it } from 'vitest';
import { collectLenses, markedFirst } from '../../src/content/lens.ts';
import { listsOf } from '../../src/features/experiences/sections.build.ts';
import type { SectionKind } from '../../src/features/experiences/sections.ts';

function see(tags: string[], sections: Record<string, object[]>, kind: SectionKind = 'jobs') {
  const named = Object.entries(sections).map(([name, records]) => ({ name, kind, records }));
  return collectLenses([{ name: 'l', title: 'L', tags }], listsOf(named))[0]?.marked;
}

it('finds a tag among the tools and languages, ignoring case', () => {
  const projects = [
    { name: 'a', title: '', tools: ['Qt/QML'] },
    { name: 'b', title: '', languages: ['C++'] },
    { name: 'c', title: '', languages: ['C'] },
  ];
  expect(see(['qt/qml', 'c++'], { projects })).toEqual(['projects/a', 'projects/b']);
});

it('finds tags of one or several words in the text of a record, but not inside another word', () => {
  const healthcare = [
    { name: 'one', title: '', description: ['Counted.', 'Checked 200 prescriptions a day.'] },
    { name: 'whole', title: 'Prescriptionist' },
    { name: 'split', title: '', description: ['A dose', 'by weight'] },
  ];
  expect(see(['prescription', 'dose by weight'], { healthcare })).toEqual(['healthcare/one']);
});

it('finds a tag in the place where something was published, presented or held', () => {
  const papers = [{ name: 'one', title: '', venue: 'Journal of Tides' }];
  const certificates = [{ name: 'two', title: '', issuer: 'Tides Academy' }];
  const talks = [
    { name: 'three', title: '', event: 'Tides 2025' },
    { name: 'four', title: '', event: 'Winds 2025' },
  ];
  const found = see(['tides'], { papers, certificates, talks });
  expect(found).toEqual(['papers/one', 'certificates/two', 'talks/three']);
});

it('distinguishes records of the same name in different lists', () => {
  const found = see(['medicine'], {
    research: [{ name: 'same', title: 'Medicine' }],
    volunteering: [{ name: 'same', title: 'Chess' }],
  });
  expect(found).toEqual(['research/same']);
});

it('finds the programs of every school', () => {
  const schools = [
    { name: 'a', school: 'A', programs: [{ name: 'one', title: 'Bachelor of Medicine' }] },
    { name: 'b', school: 'B', programs: [{ name: 'two', title: 'Medicine' }] },
  ];
  expect(see(['medicine'], { schools }, 'education')).toEqual(['schools/one', 'schools/two']);
});

it('puts marked records first and keeps the order otherwise', () => {
  expect(markedFirst([1, 2, 3, 4, 5], (number) => number % 2 === 0)).toEqual([2, 4, 1, 3, 5]);
});
