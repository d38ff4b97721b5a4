import { describe, expect, it } from 'vitest';
import {
  fullSource,
  intrinsicSize,
  jpegSource,
  type PictureFiles,
  planVariants,
  srcset,
} from '../../src/core/picture.ts';

function pictureOf(original: { width: number; height: number }, largest = 1600): PictureFiles {
  return {
    path: '/images/travel/pier.jpg',
    fingerprint: '0a1b2c3d',
    ...intrinsicSize(original, largest),
    tint: 0,
  };
}

describe('intrinsicSize', () => {
  it.each([
    [{ width: 4000, height: 3000 }, 1600, { width: 1600, height: 1200 }],
    [{ width: 4000, height: 3000 }, 2400, { width: 2400, height: 1800 }],
    [{ width: 3000, height: 4000 }, 1600, { width: 1600, height: 2133 }],
    [{ width: 640, height: 480 }, 1600, { width: 640, height: 480 }],
    [{ width: 9000, height: 12 }, 1600, { width: 1600, height: 2 }],
    [{ width: 9000, height: 1 }, 1600, { width: 1600, height: 1 }],
    [{ width: 1, height: 1 }, 1600, { width: 1, height: 1 }],
  ])('fits %j into %i px without enlarging it', (original, largest, expected) => {
    expect(intrinsicSize(original, largest)).toEqual(expected);
  });

  it('keeps a very tall picture within the limits of encoders', () => {
    const { width, height } = intrinsicSize({ width: 1000, height: 50_000 }, 1600);
    expect(height).toBeLessThanOrEqual(16_000);
    expect(width).toBe(320);
  });
});

describe('planVariants', () => {
  const sizes = [
    { width: 6000, height: 4000 },
    { width: 1601, height: 2399 },
    { width: 810, height: 541 },
    { width: 240, height: 160 },
    { width: 1, height: 1 },
  ];

  it.each(sizes)('plans no variant of %j wider than the original', (original) => {
    for (const variant of planVariants(pictureOf(original, 2400))) {
      expect(variant.width).toBeLessThanOrEqual(original.width);
      expect(variant.height).toBeGreaterThanOrEqual(1);
    }
  });

  it.each(sizes)('keeps the aspect of %j to the pixel in every variant', (original) => {
    const picture = pictureOf(original, 2400);
    for (const { width, height } of planVariants(picture))
      expect(Math.abs(height - (picture.height * width) / picture.width)).toBeLessThanOrEqual(0.5);
  });

  it('plans AVIF widths for every place a picture appears in, and JPEG in two widths', () => {
    expect(planVariants(pictureOf({ width: 4000, height: 3000 })).map(({ path }) => path)).toEqual([
      '/images/travel/pier-0a1b2c3d-160.avif',
      '/images/travel/pier-0a1b2c3d-480.avif',
      '/images/travel/pier-0a1b2c3d-640.avif',
      '/images/travel/pier-0a1b2c3d-800.avif',
      '/images/travel/pier-0a1b2c3d-1600.avif',
      '/images/travel/pier-0a1b2c3d-800.jpg',
      '/images/travel/pier-0a1b2c3d-1600.jpg',
    ]);
  });

  it('adds the owner’s larger width as AVIF only', () => {
    const widths = planVariants(pictureOf({ width: 4000, height: 3000 }, 2400)).map(
      ({ width, format }) => `${width} ${format}`,
    );
    expect(widths).toContain('2400 avif');
    expect(widths).not.toContain('2400 jpeg');
  });

  it('skips a width close to the next one', () => {
    const widths = planVariants(pictureOf({ width: 810, height: 540 }))
      .filter(({ format }) => format === 'avif')
      .map(({ width }) => width);
    expect(widths).toEqual([160, 480, 640, 810]);
  });
});

describe('addresses', () => {
  it('name only files that the plan contains', () => {
    for (const width of [4000, 1700, 1500, 810, 500, 120])
      for (const largest of [1600, 2400]) {
        const picture = pictureOf({ width, height: 300 }, largest);
        const planned = new Set(planVariants(picture).map(({ path }) => path));
        for (const maxWidthPx of [160, 500, 800, 1600, undefined]) {
          const limits = maxWidthPx === undefined ? {} : { maxWidthPx };
          const sets = [srcset(picture, 'avif', '/', limits), srcset(picture, 'jpeg', '/', limits)];
          const named = sets.flatMap((set) => set.split(', ').map((part) => part.split(' ')[0]));
          named.push(jpegSource(picture, '/', maxWidthPx ?? 1600), fullSource(picture, '/'));
          for (const path of named) expect(planned).toContain(path);
        }
      }
  });

  it('start with the site’s base', () => {
    const picture = pictureOf({ width: 4000, height: 3000 });
    expect(fullSource(picture, '/portfolio/')).toBe('/portfolio/images/travel/pier-0a1b2c3d-1600.jpg');
    expect(srcset(picture, 'avif', '/portfolio/', { minWidthPx: 480, maxWidthPx: 640 })).toBe(
      '/portfolio/images/travel/pier-0a1b2c3d-480.avif 480w, /portfolio/images/travel/pier-0a1b2c3d-640.avif 640w',
    );
  });
});
