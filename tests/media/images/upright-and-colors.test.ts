import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paper } from '../../../src/media/images/encode-settings.ts';
import { colorAt, fileEnding, makePlace, only, plain, quarters } from './sample-originals.ts';

const names = {
  red: [200, 40, 40],
  green: [40, 160, 40],
  blue: [40, 40, 200],
  white: [240, 240, 240],
} as const;

/** The nearest of the four colors. */
async function quarterAt(file: string, x: number, y: number): Promise<string> {
  const color = await colorAt(file, x, y);
  const distances = Object.entries(names).map(([name, expected]) => ({
    name,
    distance: expected.reduce((sum, value, index) => sum + Math.abs(value - (color[index] ?? 0)), 0),
  }));
  return distances.reduce((best, next) => (next.distance < best.distance ? next : best)).name;
}

// Expected quarters for stored red, green / blue, white: top left, top right, bottom left, bottom right.
it.each([
  [1, 'red', 'green', 'blue', 'white', 60, 40],
  [2, 'green', 'red', 'white', 'blue', 60, 40],
  [3, 'white', 'blue', 'green', 'red', 60, 40],
  [4, 'blue', 'white', 'red', 'green', 60, 40],
  [5, 'red', 'blue', 'green', 'white', 40, 60],
  [6, 'blue', 'red', 'white', 'green', 40, 60],
  [7, 'white', 'green', 'blue', 'red', 40, 60],
  [8, 'green', 'white', 'red', 'blue', 40, 60],
])(
  'turns a picture of the orientation %i upright',
  async (orientation, topLeft, topRight, bottomLeft, bottomRight, width, height) => {
    const place = makePlace();
    const original = quarters(60, 40).withMetadata({ orientation }).jpeg({ quality: 95 });
    place.put('turned.jpg', await original.toBuffer());
    const prepared = only(await place.prepare(['turned.jpg']));
    expect(prepared.picture).toMatchObject({ width, height });
    for (const { cacheFile } of prepared.files) {
      const { width: fileWidth, height: fileHeight, orientation: left } = await sharp(cacheFile).metadata();
      expect([fileWidth, fileHeight, left]).toEqual([width, height, undefined]);
      expect([
        await quarterAt(cacheFile, 0.25, 0.25),
        await quarterAt(cacheFile, 0.75, 0.25),
        await quarterAt(cacheFile, 0.25, 0.75),
        await quarterAt(cacheFile, 0.75, 0.75),
      ]).toEqual([topLeft, topRight, bottomLeft, bottomRight]);
    }
  },
);

describe('colors', () => {
  const color = [200, 100, 50];

  it.each([
    ['8-bit PNG', () => plain(200, 100, 50).png(), color],
    ['16-bit PNG', () => plain(200, 100, 50).toColourspace('rgb16').png(), color],
    ['Display P3 PNG', () => plain(200, 100, 50).withIccProfile('p3').png(), color],
    ['Display P3 JPEG', () => plain(200, 100, 50).withIccProfile('p3').jpeg({ quality: 100 }), color],
    ['CMYK JPEG', () => plain(120, 120, 120).withIccProfile('cmyk').jpeg({ quality: 100 }), [120, 120, 120]],
    ['gray JPEG', () => plain(90, 90, 90).toColourspace('b-w').jpeg({ quality: 100 }), [90, 90, 90]],
    ['16-bit gray PNG', () => plain(90, 90, 90).toColourspace('grey16').png(), [90, 90, 90]],
    ['palette PNG', () => plain(200, 100, 50).png({ palette: true }), color],
    ['WebP', () => plain(200, 100, 50).webp({ lossless: true }), color],
    ['TIFF', () => plain(200, 100, 50).tiff(), color],
    ['AVIF', () => plain(200, 100, 50).avif({ quality: 90 }), color],
  ])('of a %s arrive as sRGB', async (kind, encode, expected) => {
    const place = makePlace();
    place.put('color.jpg', await encode().toBuffer());
    const prepared = only(await place.prepare(['color.jpg']));
    for (const { cacheFile } of prepared.files) {
      const color = await colorAt(cacheFile, 0.5, 0.5);
      expect(color).toHaveLength(3);
      // 8-bit CMYK is always converted with small rounding errors.
      for (const [channel, value] of expected.entries())
        expect(Math.abs((color[channel] ?? 0) - value)).toBeLessThanOrEqual(kind === 'CMYK JPEG' ? 14 : 6);
    }
  });

  it('in a wide-gamut profile are converted, not reinterpreted', async () => {
    const place = makePlace();
    const original = await plain(215, 93, 32).withIccProfile('p3').png().toBuffer();
    const stored = await sharp(original, { ignoreIcc: true }).raw().toBuffer();
    expect(Math.abs((stored[0] ?? 0) - 215)).toBeGreaterThan(8);
    place.put('wide.png', original);
    const color = await colorAt(fileEnding(only(await place.prepare(['wide.jpg'])), '.avif'), 0.5, 0.5);
    for (const [channel, value] of [215, 93, 32].entries())
      expect(Math.abs((color[channel] ?? 0) - value)).toBeLessThanOrEqual(5);
  });
});

it('keeps transparency in AVIF and PNG, and replaces it by the paper color in JPEG', async () => {
  const place = makePlace();
  const half = { width: 40, height: 80, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const original = plain(200, 40, 40, 80, 80)
    .ensureAlpha()
    .composite([{ input: { create: half }, gravity: 'west', blend: 'dest-in' }]);
  place.put('cut.png', await original.png().toBuffer());
  const prepared = only(await place.prepare(['cut.png']));
  for (const ending of ['.avif', '/cut.png'])
    expect((await colorAt(fileEnding(prepared, ending), 0.25, 0.5))[3]).toBeLessThanOrEqual(3);
  const behind = [1, 3, 5].map((at) => Number.parseInt(paper.slice(at, at + 2), 16));
  const color = await colorAt(fileEnding(prepared, '.jpg'), 0.25, 0.5);
  for (const [channel, value] of behind.entries())
    expect(Math.abs((color[channel] ?? 0) - value)).toBeLessThanOrEqual(4);
});

it('enlarges no picture, and encodes the sizes that pages state', async () => {
  const place = makePlace();
  await place.putPhoto('odd.jpg', 1777, 1003);
  await place.putPhoto('small.jpg', 97, 61);
  const { pictures } = await place.prepare(['odd.jpg', 'small.jpg']);
  for (const { picture, files } of pictures.values())
    for (const { cacheFile } of files) {
      const { width, height } = await sharp(cacheFile).metadata();
      expect(width).toBeLessThanOrEqual(picture.width);
      expect(Math.abs(height - (picture.height * width) / picture.width)).toBeLessThanOrEqual(0.5);
    }
  expect(pictures.get('/images/travel/small.jpg')?.picture).toMatchObject({ width: 97, height: 61 });
});
