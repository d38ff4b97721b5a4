import { expect, it } from 'vitest';
import { photosOf, readTree } from './content-tree.ts';

const description = 'What the pictures of this small site show to a visitor, said in one whole sentence.';
const pageOf = (galleries: string) => (text: string) =>
  `${text}- name: more\n  kind: gallery\n  heading: More\n  description: ${description}\n  galleries:\n${galleries}`;

it('reads the galleries of all pages, with default values', async () => {
  const { rawContent, diagnostics } = await readTree({
    'pages.yaml': pageOf(
      '    - { name: ships, title: Ships, shown: 12, order: file }\n    - { name: masts, title: Masts, shape: wall }\n',
    ),
    'ships.yaml':
      '- { name: brig, title: A brig, alt: Two masts., source: /images/travel/one.jpg }\n- { name: yawl, title: A yawl, alt: One mast., source: /images/art/fog.jpg }\n',
    'masts.yaml': '[]\n',
  });
  expect(diagnostics).toEqual([]);
  expect(rawContent?.galleries.map(({ photos: _photos, ...place }) => place).slice(-3)).toEqual([
    { name: 'art', title: '', shape: 'wall', shown: 'all', order: 'newest', page: 'art' },
    { name: 'ships', title: 'Ships', shape: 'squares', shown: 12, order: 'file', page: 'more' },
    { name: 'masts', title: 'Masts', shape: 'wall', shown: 'all', order: 'newest', page: 'more' },
  ]);
  expect(rawContent?.galleries[0]).toMatchObject({
    name: 'travel',
    shape: 'squares',
    shown: 6,
    order: 'random',
  });
  // The last one is shown first.
  expect(photosOf(rawContent, 'ships')?.map(({ source }) => source)).toEqual([
    '/images/art/fog.jpg',
    '/images/travel/one.jpg',
  ]);
});
