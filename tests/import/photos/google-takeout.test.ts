import { describe, expect, it } from 'vitest';
import { findSidecar, indexSidecars } from '../../../src/import/photos/google-takeout.ts';

/* What an archive becomes is in tests/golden/imports.txt. */
describe('metadata files in a Takeout', () => {
  const long = 'Original_4f2c9a1e-77aa-41d0-93bb-20230704_180000.jpg';

  it('are found for their photo wherever their name was truncated', () => {
    const whole = 'harbour-at-dusk.jpg.supplemental-metadata';
    for (let length = 'harbour-at-dusk.jpg'.length; length <= whole.length; length += 1) {
      const cut = `${whole.slice(0, length)}.json`;
      expect(findSidecar('harbour-at-dusk.jpg', indexSidecars([cut]))).toBe(cut);
    }
    for (const length of [46, 47, 48, 51]) {
      const cut = `${long.slice(0, length)}.json`;
      expect(findSidecar(long, indexSidecars([cut])), cut).toBe(cut);
    }
  });

  it.each([
    ['IMG_1(1).jpg', 'IMG_1.jpg.supplemental-metadata(1).json'],
    ['IMG_1(1).jpg', 'IMG_1.jpg(1).json'],
    ['IMG_1(12).jpg', 'IMG_1.jpg.supplem(12).json'],
    ['img(18).jpg', 'img(18).jpg.supplemental-metadata.json'],
    ['img(18).jpg', 'img(18).jpg.supple(18).json'],
    ['IMG_1.jpg', 'IMG_1.json'],
    ['IMG_1.jpg', 'IMG_1.jpg..json'],
  ])('are found for %s: %s', (photo, sidecar) => {
    expect(findSidecar(photo, indexSidecars([sidecar, 'metadata.json', 'other.jpg.json']))).toBe(sidecar);
  });

  it('are never used for another photo', () => {
    const notes = indexSidecars([
      'IMG_1.jpg.supplemental-metadata(1).json',
      'IMG_12.jpg.json',
      'IMG_1.png.json',
    ]);
    expect(findSidecar('IMG_1.jpg', notes)).toBeUndefined();
    expect(findSidecar('IMG_1(2).jpg', notes)).toBeUndefined();
    const short = indexSidecars(['a.jpg.json']);
    expect(findSidecar('a.jpgx.jpg', short)).toBeUndefined();
  });
});
