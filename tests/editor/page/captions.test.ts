import { expect, it } from 'vitest';
import { captionsIn, isComplete } from '../../../src/editor/page/pictures.ts';
import { describeForm } from '../../../src/editor/server/describe-form.ts';
import { contentFilesOf } from '../../../src/site/content-files.ts';
import { readStructure } from '../../../src/site/read-structure.ts';

const files = contentFilesOf(
  readStructure(
    [
      { kind: 'about' },
      { kind: 'projects' },
      { kind: 'experiences', sections: [{ name: 'work', kind: 'jobs' }] },
    ],
    { galleries: { list: [{ name: 'travel' }] } },
  ),
);

function captionsOf(name: string, value: unknown) {
  const file = files.get(name);
  if (!file) throw new Error(`unknown file ${name}`);
  return captionsIn(describeForm(file), value);
}
const paths = (found: ReturnType<typeof captionsOf>) =>
  found.flatMap(({ fields }) => fields.map(({ path }) => path.join('.')));

it('finds caption and alt text of each photo, and whether both exist', () => {
  const found = captionsOf('travel.yaml', [
    { name: 'one', title: 'One', alt: ' ', source: '/images/travel/one.jpg' },
    { name: 'two', title: 'Two', alt: 'Two boats.', source: '/images/travel/two.jpg' },
    { name: 'three', title: '?? Img of boats', alt: 'Three boats.', source: '/images/travel/three.jpg' },
    { name: 'no-picture-yet', title: '', source: '' },
  ]);
  expect(paths(found)).toEqual(['0.title', '0.alt', '1.title', '1.alt', '2.title', '2.alt']);
  expect(found.map(isComplete)).toEqual([false, true, false]);
});

it('finds pictures at any depth, and does not use the title of a job as caption', () => {
  const map = { original: '/images/projects/map.jpg', alt: '' };
  expect(
    paths(captionsOf('projects.yaml', [{ title: 'None' }, { title: 'Map', images: [map, map] }])),
  ).toEqual(['1.images.0.alt', '1.images.1.alt']);
  expect(paths(captionsOf('work.yaml', [{ title: 'Engineer', image: '/images/work/desk.jpg' }]))).toEqual([
    '0.imageAlt',
  ]);
  expect(paths(captionsOf('about.yaml', { portrait: { source: '/images/about/me.jpg', alt: '' } }))).toEqual([
    'portrait.alt',
  ]);
});
