import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { privateTags } from '../../../src/media/gate/privacy-gate.ts';
import { isFull } from '../../tier.ts';
import { colorAt, makePlace } from './sample-originals.ts';

/** Frames of one color each, or of noise. */
function frames(count: number, { width, height }: { width: number; height: number }, isNoise = false) {
  const pixels = Buffer.alloc(count * width * height * 3);
  // Fast deterministic noise.
  for (let index = 0, value = 1; index < pixels.length; index += 1) {
    value = (Math.imul(value, 1_103_515_245) + 12_345) >>> 0;
    pixels[index] = isNoise ? value >> 16 : (37 * Math.floor(index / (width * height * 3))) % 256;
  }
  return sharp(pixels, { raw: { width, height: height * count, channels: 3, pageHeight: height } });
}

it('publishes an animation as WebP with its timing and without metadata', async () => {
  const place = makePlace();
  const delay = [40, 80, 120, 1000];
  const gif = await frames(4, { width: 1200, height: 100 }).gif({ delay, loop: 3 }).toBuffer();
  place.put('wave.gif', gif);
  const { pictures, diagnostics } = await place.prepare(['wave.jpg']);
  expect(diagnostics).toEqual([]);
  const wave = pictures.get('/images/travel/wave.jpg');
  expect(wave?.clip).toMatchObject({ kind: 'animation', type: 'image/webp', seconds: 1.24, hasSound: false });
  expect(wave?.clip?.path).toMatch(/^\/images\/travel\/wave-[0-9a-f]{8}\.webp$/);
  expect(wave?.picture).toMatchObject({ width: 1200, height: 100 });
  // The still picture is the first frame, which is black.
  const still = wave?.files.find(({ publicPath }) => publicPath.endsWith('.avif'));
  const [red, green, blue] = await colorAt(still?.cacheFile ?? '', 0.5, 0.5);
  expect([red, green, blue]).toEqual([0, 0, 0]);
  const moving = wave?.files.find(({ publicPath }) => publicPath === wave.clip?.path);
  const bytes = readFileSync(moving?.cacheFile ?? '');
  expect(bytes.length).toBe(wave?.clip?.bytes);
  expect(await sharp(bytes).metadata()).toMatchObject({ pages: 4, delay, loop: 3, width: 960, height: 80 });
  expect(await privateTags(bytes)).toEqual([]);
});

it('treats a single frame and a multi-page TIFF as still', async () => {
  const place = makePlace();
  place.put('still.gif', await frames(1, { width: 30, height: 20 }).gif().toBuffer());
  place.put('pages.tiff', await frames(3, { width: 30, height: 20 }).tiff().toBuffer());
  const { pictures, diagnostics } = await place.prepare(['still.jpg', 'pages.jpg']);
  expect(diagnostics).toEqual([]);
  expect([...pictures.values()].map(({ clip }) => clip)).toEqual([undefined, undefined]);
});

it('warns about animations it cannot read, and refuses those that would fill the memory', async () => {
  const place = makePlace();
  const size = { width: 16, height: 16 };
  const png = await frames(1, size).png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  // IHDR ends at byte 33, including its checksum.
  place.put('apng.png', Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]));
  // A chunk before the pixels as long as a color profile, without checksum, because no reader reads that far.
  const comment = Buffer.concat([Buffer.from('\0\0\x20\0tEXtComment\0', 'latin1'), Buffer.alloc(8188)]);
  place.put('profile.png', Buffer.concat([png.subarray(0, 33), control, comment, png.subarray(33)]));
  place.put('bomb.gif', await frames(1001, size).gif({ effort: 1 }).toBuffer());
  const { pictures, diagnostics } = await place.prepare(['apng.jpg', 'profile.jpg', 'bomb.jpg']);
  expect(diagnostics.map(({ file, severity, summary }) => `${severity} ${file}: ${summary}`)).toEqual([
    'error content/images/travel/bomb.gif: this animated picture has 1,001 frames with 0 megapixels in total',
    'warning content/images/travel/apng.png: this picture is animated, but only its first frame can be read',
    'warning content/images/travel/profile.png: this picture is animated, but only its first frame can be read',
  ]);
  expect([...pictures.keys()]).toEqual(['/images/travel/apng.jpg', '/images/travel/profile.jpg']);
});

it.runIf(isFull)('recommends a video instead of a large animation', async () => {
  const place = makePlace();
  const noise = frames(16, { width: 640, height: 480 }, true);
  place.put('heavy.webp', await noise.webp({ quality: 95, effort: 0 }).toBuffer());
  const { diagnostics } = await place.prepare(['heavy.jpg']);
  expect(diagnostics).toMatchObject([
    { severity: 'warning', summary: expect.stringMatching(/^this animated picture has [2-4]\.\d MB/) },
  ]);
});
