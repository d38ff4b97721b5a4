import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Navigation } from '../../src/router/Navigation.ts';

const load = async () => ({ Page: () => null });
const pages = [
  { path: '/', load },
  { path: '/about', anchor: 'about', load },
  { path: '/contact', load },
];
const navigation = new Navigation(
  { path: '/', Page: () => null },
  { pages, notFound: { path: '/404', load } },
);

// The build sets this for a site in a folder.
beforeAll(() => {
  vi.stubEnv('HAS_PARTS', 'true');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['/about', '/#about'],
  ['/about#work', '/#work'],
  ['/about?photo=walks/quay', '/?photo=walks/quay#about'],
  ['/about/walks', '/about/walks'],
  ['/contact', '/contact'],
  ['/', '/'],
])('leads from %s to %s where the homepage shows that page', (address, href) => {
  expect(navigation.hrefOf(address)).toBe(href);
});
