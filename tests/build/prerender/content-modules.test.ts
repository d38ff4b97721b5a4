import { describe, expect, it } from 'vitest';
import { changedModuleIds } from '../../../src/build/prerender/content-modules.ts';
import { pageModule, pagesModule, subpageTextFiles } from '../../../src/build/prerender/page-modules.ts';
import { readLocale } from '../../../src/content/read-locale.ts';
import type { GalleryView } from '../../../src/gallery/gallery.ts';
import type { OwnPageProps, PageProps, SiteProps } from '../../../src/site/page-props.ts';

const { locale } = await readLocale('en');
const styles = {
  'virtual:brand.css': '',
  'virtual:theme.css': '',
  'virtual:fonts.css': 'a',
  'virtual:proportions.css': '',
  'virtual:tints.css': 'b',
  'virtual:filters.css': 'c',
  'virtual:language.css': 'd',
  'virtual:title.css': 'g',
};

/** A site of some pages with arbitrary content. */
function site(pages: Record<string, string>, tints = 'b') {
  const listed = Object.entries(pages).map(
    ([name, words]) =>
      ({ kind: 'contact', name, path: `/${name}`, content: { words, form: {} } }) as unknown as PageProps,
  );
  const contents: SiteProps = { shell: {} as SiteProps['shell'], pages: listed, search: null, looks: [] };
  return { base: '/', contents, locale, styles: { ...styles, 'virtual:tints.css': tints } };
}

describe('content modules after an edit', () => {
  it('do not change if no page changes', () => {
    expect(changedModuleIds(site({ a: '1', b: '2' }), site({ a: '1', b: '2' }))).toEqual([]);
  });

  it('change only for the page whose text changed', () => {
    expect(changedModuleIds(site({ a: '1', b: '2' }), site({ a: '9', b: '2' }))).toEqual([
      '\0virtual:content/a',
    ]);
  });

  it('applies to any page, whatever its name', () => {
    expect(changedModuleIds(site({ shell: '1' }), site({ shell: '9' }))).toEqual(['\0virtual:content/shell']);
  });

  it('change for the tints when a new picture has a new tint', () => {
    expect(changedModuleIds(site({ a: '1' }), site({ a: '1' }, 'c'))).toEqual(['\0virtual:tints.css']);
  });

  it('change for UI translations when the language of the site changes', () => {
    const other = {
      ...site({ a: '1' }),
      locale: { ...locale, words: { ...locale.words, menu: 'Speisekarte' } },
    };
    expect(changedModuleIds(site({ a: '1' }), other)).toEqual(['\0virtual:messages']);
  });

  it('change for the table of pages when a page is added', () => {
    expect(changedModuleIds(site({ a: '1' }), site({ a: '1', b: '2' }))).toContain('\0virtual:pages');
  });
});

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
    const [first] = subpageTextFiles(pages(2));
    expect(first?.path).toMatch(/^assets\/pages\/[0-9a-f]{8}\/projects\/p0\.json$/);
    expect(subpageTextFiles(pages(2, 'other'))[0]?.path).not.toBe(first?.path);
    expect(pagesModule(pages(2))).toContain(first?.path.split('/')[2]);
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
    expect(random).not.toMatch(/wall|WholeGallery/);
  });

  it('loads no gallery code without galleries', () => {
    expect(moduleOf([])).not.toContain('components/gallery');
  });
});
