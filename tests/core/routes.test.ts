import { expect, test } from 'vitest';
import { matchPage, pagePath, withBase } from '../../src/core/routes.ts';

test.each([
  ['/', 'home'],
  ['/index.html', 'home'],
  ['/about', 'about'],
  ['/about/', 'about'],
  ['/about/index.html', 'about'],
  ['/about.html', 'about'],
  ['/projects', 'projects'],
  ['/experiences', 'experiences'],
  ['/art', 'art'],
  ['/contact', 'contact'],
  ['/About', 'notFound'],
  ['/about/me', 'notFound'],
  ['/nothing', 'notFound'],
  ['/a/b/c/d', 'notFound'],
  ['/404.html', 'notFound'],
])('answers %s with the page %s', (path, page) => {
  const names = ['home', 'about', 'projects', 'experiences', 'art', 'contact'];
  const pages = names.map((name) => ({ name, path: pagePath({ name, kind: name }) }));
  expect(matchPage(pages, path)?.name ?? 'notFound').toBe(page);
});

test('prefixes a path with the base once', () => {
  expect(withBase('/', '/about')).toBe('/about');
  expect(withBase('/repo/', '/about')).toBe('/repo/about');
  expect(withBase('/repo/', 'fonts/next.woff2')).toBe('/repo/fonts/next.woff2');
});
