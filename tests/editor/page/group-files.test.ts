import { expect, it } from 'vitest';
import { groupFiles, listedPages, pathOfContent, pathOnSite } from '../../../src/editor/page/group-files.ts';

const pages = listedPages([
  { name: 'home', kind: 'home' },
  {
    name: 'nursing',
    kind: 'experiences',
    sections: [
      { name: 'cv', kind: 'resume', title: 'Résumé' },
      { name: 'wards', kind: 'jobs', title: 'Wards I worked on' },
      { name: 'method', kind: 'text', title: 'Method', file: 'about/method.md' },
    ],
  },
]);
const files = ['pages.yaml', 'wards.yaml', 'about/method.md'].map((name) => ({ name, kind: 'jobs' }));

it('lists the file of each section under its page, with its title on the site', () => {
  const group = groupFiles(files, pages).find(({ title }) => title === 'Nursing');
  expect(group?.entries.map(({ file, title }) => [file, title])).toEqual([
    ['wards.yaml', 'Wards I worked on'],
    ['about/method.md', 'Method'],
  ]);
});

it('finds the section that shows a record', () => {
  const [wards] = groupFiles(files, pages).flatMap(({ entries }) =>
    entries.filter(({ file }) => file === 'wards.yaml'),
  );
  expect(wards && pathOnSite(wards, 'icu', pages)).toBe('/nursing#wards');
});

it('groups letters, with a link to write one', () => {
  const letter = { name: 'letters/harbour-clinics.md', kind: 'text' };
  const group = groupFiles([...files, letter], pages).find(({ title }) => title === 'Letters');
  expect(group?.entries.map(({ title }) => title)).toEqual(['Harbour clinics', 'Write a letter']);
  expect(groupFiles(files, pages).find(({ title }) => title === 'Letters')?.entries).toHaveLength(1);
});

it('shows the homepage beside the files of a page that is hidden while it is empty', () => {
  const listed = listedPages([
    { name: 'home', kind: 'home' },
    { name: 'series', kind: 'gallery', galleries: [{ name: 'people' }, { name: 'places' }] },
  ]);
  const names = ['pages.yaml', 'people.yaml', 'places.yaml'];
  const entries = groupFiles(
    names.map((name) => ({ name, kind: 'gallery' })),
    listed,
  ).flatMap((group) => group.entries);
  const beside = (contents: Record<string, unknown>) =>
    pathOfContent('/series', entries, listed, (file) => contents[file]);
  expect(beside({ 'people.yaml': [], 'places.yaml': [] })).toBe('/');
  expect(beside({ 'people.yaml': [], 'places.yaml': [{ name: 'quay' }] })).toBe('/series');
});
