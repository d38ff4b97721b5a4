import { expect, it } from 'vitest';
import {
  type Addressed,
  formerAddresses,
  movedAddresses,
  publishedAddresses,
} from '../../src/site/moved-addresses.ts';

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

it('lists every address that visitors may have bookmarked', () => {
  expect(publishedAddresses(site).join(' ')).toBe(
    '/ /walks /walks?photo=coast/dawn /work /work#bell /work#map /work/map',
  );
  const former = '/projects /projects/map /projects#map /work#chart /walks?photo=coast/dusk'.split(' ');
  expect(formerAddresses(site)).toEqual(expect.arrayContaining(former));
});
