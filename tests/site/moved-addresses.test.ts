import { expect, it } from 'vitest';
import {
  type Addressed,
  formerAddresses,
  movedAddresses,
  publishedAddresses,
} from '../../src/site/moved-addresses.ts';
import { lintPublished } from '../../src/site/published-addresses.ts';
import { readTree } from './content-tree.ts';

const site: Addressed = {
  pages: [
    { name: 'home', kind: 'home', path: '/', formerly: ['start'] },
    { name: 'work', kind: 'projects', path: '/work', formerly: ['projects'] },
    { name: 'walks', kind: 'gallery', path: '/walks' },
    { name: 'lost', kind: 'notFound', path: '/404' },
  ],
  projects: [
    { name: 'map', formerly: ['chart'] },
    { name: 'bell', formerly: ['gong'] },
  ],
  caseStudies: [{ project: 'map' }],
  notes: [{ name: 'quay', formerly: ['pier'] }],
  galleries: [{ name: 'coast', page: 'walks', shown: 'all', photos: [{ name: 'dawn', formerly: ['dusk'] }] }],
  sections: [],
};

it('redirects every former address to its replacement, and no existing address', () => {
  expect(movedAddresses(site)).toEqual([
    { from: '/projects', to: '/work' },
    { from: '/projects/map', to: '/work/map' },
    { from: '/work/chart', to: '/work/map' },
    { from: '/projects/chart', to: '/work/map' },
    { from: '/work/gong', to: '/work#bell' },
    { from: '/projects/gong', to: '/work#bell' },
  ]);
});

it('warns once of a renamed project that has a case study', async () => {
  const { entries } = await readTree({});
  const published = '/projects\n/projects#old-map\n/projects#tides\n/projects/old-map\n';
  const warnings = lintPublished(entries, published, '2026-03-01');
  expect(warnings.map(({ line, fix }) => [line, fix.split('\n').at(-1)])).toEqual([
    [3, 'If it is gone for good, remove this line.'],
    [4, 'If it is gone for good, remove this line and /projects#old-map.'],
  ]);
});

it('warns once of a renamed page with photos', async () => {
  const { entries } = await readTree({});
  const published = '/series\n/series/places\n/series?photo=places/dawn\n/series?photo=places/quay\n';
  const warnings = lintPublished(entries, published, '2026-03-01');
  expect(warnings.map(({ line, fix }) => [line, fix.split('\n')])).toEqual([
    [
      1,
      [
        'If a page, project or note has a new name, add to its entry:   formerly: [series]',
        'If it is gone for good, remove this line and all others that begin with /series.',
      ],
    ],
  ]);
});

it('lists every address that visitors may have bookmarked', () => {
  expect(publishedAddresses(site).join(' ')).toBe(
    '/ /walks /walks?photo=coast/dawn /work /work#bell /work#map /work/map',
  );
  const former = '/projects /projects/map /projects#map /work#chart /walks?photo=coast/dusk'.split(' ');
  expect(formerAddresses(site)).toEqual(expect.arrayContaining(former));
});
