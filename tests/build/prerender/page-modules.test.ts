import { describe, expect, it } from 'vitest';
import { pageModule, pagesModule, propsFiles } from '../../../src/build/prerender/page-modules.ts';
import type { GalleryView } from '../../../src/gallery/gallery.ts';
import type { OwnPageProps, PageProps } from '../../../src/site/page-props.ts';

describe('subpages', () => {
  const parent = { kind: 'projects', name: 'projects', path: '/projects', content: {} };
  const below = (count: number, words = '') =>
    Array.from({ length: count }, (_, index) => ({
      ...{ kind: 'caseStudy', name: `projects/p${index}`, path: `/projects/p${index}`, parent: '/projects' },
      content: { words },
    }));
  const pages = (count: number, words = '') => [parent, ...below(count, words)] as unknown as PageProps[];

  it('do not enlarge the scripts that every visitor loads', () => {
    expect(pagesModule(pages(200)).length).toBe(pagesModule(pages(1)).length);
    expect(pagesModule(pages(1)).length - pagesModule(pages(0)).length).toBeLessThan(200);
  });

  it('have their text at an address that changes with the text', () => {
    const [first] = propsFiles(pages(2));
    expect(first?.path).toMatch(/^assets\/pages\/[0-9a-f]{8}\/projects\/p0\.json$/);
    expect(propsFiles(pages(2, 'other'))[0]?.path).not.toBe(first?.path);
    expect(pagesModule(pages(2))).toContain(first?.path.split('/')[2]);
  });

  it('and pages with hundreds of records have their text in a separate file', () => {
    const long = { ...parent, content: { words: 'A record. '.repeat(10_000) } } as unknown as PageProps;
    expect(propsFiles([long, ...pages(1).slice(1)]).map(({ path }) => path.split('/').at(-1))).toEqual([
      'projects.json',
      'p0.json',
    ]);
  });
});

it('loads other pages on the homepage of a site of one page only', () => {
  const content = { title: 'StillTitle', highlights: {} };
  const home = { kind: 'home', name: 'home', path: '/', content } as unknown as OwnPageProps;
  const contact = { kind: 'contact', name: 'contact', path: '/contact', content: { form: {} } };
  const part = { anchor: 'contact', title: 'Contact' };
  expect(pageModule(home, [home, contact] as PageProps[])).not.toContain('virtual:page/contact');
  const onePage = pageModule(home, [home, { ...contact, part }] as PageProps[]);
  expect(onePage).toContain("from 'virtual:page/contact.jsx'");
  expect(onePage).toContain('pages={pages}');
});

describe('a page with galleries', () => {
  const head = { title: '', description: '', heading: 'Art', subtitle: '' };
  const gallery = { name: 'art', title: 'Art', isUntitled: true, first: [] };
  const moduleOf = (galleries: GalleryView[]) =>
    pageModule({ kind: 'gallery', name: 'art', path: '/art', content: { head, galleries } });

  it('loads the code of its own galleries only', () => {
    const all = moduleOf([{ ...gallery, shape: 'wall', pool: null }]);
    expect(all).toContain("gallery/masonry.tsx'");
    expect(all).not.toMatch(/squares|randomGalleries/);
    const pool = { path: '/art/art', count: 9, revision: 'r', isRandom: true, longestTitle: '' };
    const random = moduleOf([{ ...gallery, shape: 'squares', pool }]);
    expect(random).toContain("gallery/randomGalleries.tsx'");
    expect(random).not.toMatch(/masonry|WholeGallery/);
  });

  it('loads no gallery code without galleries', () => {
    expect(moduleOf([])).not.toContain('/gallery/');
  });
});
