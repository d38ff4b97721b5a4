import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/content/pages.ts';
import type { Figure } from '../../src/core/picture.ts';
import { toAboutProps } from '../../src/features/about/props.ts';
import { type Gallery, toGalleryView } from '../../src/gallery/gallery.ts';

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

describe('the photos of a gallery on its page', () => {
  it.each([0, 1, 5, 6])('are all of them, newest first, if there are %i', (count) => {
    const { first, pool } = toGalleryView(galleryOf(count), 'r', '/about', 'About');
    expect(first.map(({ name }) => name)).toEqual(
      Array.from({ length: count }, (_, index) => `photo-${count - 1 - index}`),
    );
    expect(pool).toBeNull();
  });

  it('are some photos, with a pool of all photos, if there are more', () => {
    const { first, pool } = toGalleryView(galleryOf(7), 'r', '/about', 'About');
    expect(first).toHaveLength(6);
    expect(pool).toEqual({
      path: '/about/travel',
      count: 7,
      revision: 'r',
      isRandom: true,
      longestTitle: 'A pier..',
    });
    expect(toGalleryView(galleryOf(7, { order: 'newest' }), 'r', '/about', 'About').pool).toMatchObject({
      isRandom: false,
    });
  });

  it('are up to a hundred if the owner sets that number', () => {
    const { first, pool } = toGalleryView(galleryOf(100, { shown: 'all' }), 'r', '/about', 'About');
    expect([first.length, pool]).toEqual([100, null]);
  });

  it('have the heading of the page if the gallery has none', () => {
    const untitled = toGalleryView(galleryOf(1, { title: '' }), 'r', '/art', 'Digital Art');
    expect([untitled.title, untitled.isUntitled]).toEqual(['Digital Art', true]);
  });

  it('has the heading above it as its title if it is alone on About', () => {
    const page = {
      name: 'about',
      kind: 'about',
      path: '/about',
      heading: 'Ada Quill',
      description: '',
      title: '',
      subtitle: '',
    };
    const about = { portrait: null, texts: [], galleries: { title: 'Pictures' } };
    const galleries = [galleryOf(1, { title: '', page: 'about' })];
    const source = { owner: { name: 'Ada Quill' }, galleries, revisions: {}, about };
    const props = toAboutProps(page as Page, source);
    expect(props.galleries).toMatchObject([{ title: 'Pictures', isUntitled: true }]);
  });
});
