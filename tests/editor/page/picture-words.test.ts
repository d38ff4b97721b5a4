import { expect, it } from 'vitest';
import { captionsIn, isDone } from '../../../src/editor/page/captions.ts';
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

function wordsOf(name: string, value: unknown) {
  const file = files.get(name);
  if (!file) throw new Error(`nobody reads ${name}`);
  return captionsIn(describeForm(file), value);
}
const places = (found: ReturnType<typeof wordsOf>) =>
  found.flatMap(({ words }) => words.map(({ path }) => path.join('.')));

it('finds caption and alternative text of each photo, and says which are written', () => {
  const found = wordsOf('travel.yaml', [
    { name: 'one', title: 'One', alt: ' ', source: '/images/travel/one.jpg' },
    { name: 'two', title: 'Two', alt: 'Two boats.', source: '/images/travel/two.jpg' },
    { name: 'no-picture-yet', title: '', source: '' },
  ]);
  expect(places(found)).toEqual(['0.title', '0.alt', '1.title', '1.alt']);
  expect(found.map(isDone)).toEqual([false, true]);
});

it('finds them wherever a record or file has its pictures, and takes no title of a job for a caption', () => {
  const map = { original: '/images/projects/map.jpg', alt: '' };
  expect(places(wordsOf('projects.yaml', [{ title: 'None' }, { title: 'Map', images: [map, map] }]))).toEqual(
    ['1.images.0.alt', '1.images.1.alt'],
  );
  expect(places(wordsOf('work.yaml', [{ title: 'Engineer', image: '/images/work/desk.jpg' }]))).toEqual([
    '0.imageAlt',
  ]);
  expect(places(wordsOf('about.yaml', { portrait: { source: '/images/about/me.jpg', alt: '' } }))).toEqual([
    'portrait.alt',
  ]);
});
