import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/content/pages.ts';
import type { Figure } from '../../src/core/picture.ts';
import { toAboutProps } from '../../src/features/about/props.ts';
import { type Gallery, galleriesOn } from '../../src/gallery/gallery.ts';

const photo = (index: number): Figure => ({
  name: `photo-${index}`,
  title: 'A pier'.padEnd(6 + (index % 3), '.'),
  picture: { path: '/images/x.jpg', fingerprint: '00000000', width: 3, height: 2, tint: 0, alt: 'A.' },
});

const galleryOf = (count: number, place: Partial<Gallery> = {}): Gallery => ({
  name: 'travel',
  title: 'Travel',
  shape: 'squares',
  shown: 6,
  order: 'random',
  page: 'about',
  photos: Array.from({ length: count }, (_, index) => photo(index)),
  ...place,
});

const page: Page = {
  ...{ name: 'about', kind: 'about', path: '/about', nav: 'About', heading: 'About' },
  ...{ description: '', title: '', subtitle: '' },
};

function viewOf(gallery: Gallery) {
  const source = { owner: { name: 'Ada Quill' }, galleries: [gallery], revisions: { travel: 'r' } };
  return galleriesOn(page, source)[0];
}

describe('the photos of a gallery on its page', () => {
  it.each([1, 5, 6])('are all of them, newest first, if there are %i', (count) => {
    const view = viewOf(galleryOf(count));
    expect(view?.first.map(({ name }) => name)).toEqual(
      Array.from({ length: count }, (_, index) => `photo-${count - 1 - index}`),
    );
    expect(view?.pool).toBeNull();
  });

  it('are not shown if there are none', () => {
    expect(viewOf(galleryOf(0))).toBeUndefined();
  });

  it('are some photos, with a pool of all photos, if there are more', () => {
    const view = viewOf(galleryOf(7));
    expect(view?.first).toHaveLength(6);
    expect(view?.pool).toEqual({
      path: '/about/travel',
      count: 7,
      revision: 'r',
      isRandom: true,
      longestTitle: 'A pier..',
    });
    expect(viewOf(galleryOf(7, { order: 'newest' }))?.pool).toMatchObject({ isRandom: false });
  });

  it('are up to a hundred if the owner sets that number', () => {
    const view = viewOf(galleryOf(100, { shown: 'all' }));
    expect([view?.first.length, view?.pool]).toEqual([100, null]);
  });

  it('have the heading of the page if the gallery has none', () => {
    expect(viewOf(galleryOf(1, { title: '' }))).toMatchObject({ title: 'About', isUntitled: true });
  });

  it('has the heading above it as its title if it is alone on About', () => {
    const about = { portrait: null, texts: [], galleries: { title: 'Pictures' } };
    const galleries = [galleryOf(1, { title: '', page: 'about' })];
    const source = { owner: { name: 'Ada Quill' }, galleries, revisions: {}, about };
    const props = toAboutProps({ ...page, heading: 'Ada Quill' }, source);
    expect(props.galleries).toMatchObject([{ title: 'Pictures', isUntitled: true }]);
  });
});
