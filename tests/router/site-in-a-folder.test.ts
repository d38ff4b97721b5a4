import { expect, it, vi } from 'vitest';
import { loadPageAt } from '../../src/router/Navigation.ts';

vi.mock('../../src/router/base.ts', () => ({ base: '/layla/' }));
vi.stubGlobal('window', { location: new URL('https://samawi.example/layla/') });

const load = async () => ({ Page: () => null });
const site = {
  pages: [
    { path: '/', load },
    { path: '/about', load },
  ],
  notFound: { path: '/404', load },
};

it.each([
  ['/layla/', '/'],
  ['/layla', '/'],
  ['/layla/about', '/about'],
  ['/layla/none', '/404'],
  ['/', '/404'],
  ['/about', '/404'],
  ['/nearby/about', '/404'],
])('shows at %s the page %s of a site in the folder /layla/', async (address, path) => {
  expect((await loadPageAt(site, address)).path).toBe(path);
});
