import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { privateTags } from '../../../src/media/gate/privacy-gate.ts';
import { colorAt, frames, makePlace } from './sample-originals.ts';

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

it('warns about animated PNG files, and shows their first frame', async () => {
  const place = makePlace();
  const png = await frames(1, { width: 16, height: 16 }).png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  // IHDR ends at byte 33, including its checksum.
  place.put('apng.png', Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]));
  // A chunk before the pixels as long as a color profile, without checksum, because no reader reads that far.
  const comment = Buffer.concat([Buffer.from('\0\0\x20\0tEXtComment\0', 'latin1'), Buffer.alloc(8188)]);
  place.put('profile.png', Buffer.concat([png.subarray(0, 33), control, comment, png.subarray(33)]));
  const { pictures, diagnostics } = await place.prepare(['apng.jpg', 'profile.jpg']);
  const found = { code: 'animation-not-readable', severity: 'warning' };
  expect(diagnostics).toMatchObject([
    { ...found, file: 'content/images/travel/apng.png' },
    { ...found, file: 'content/images/travel/profile.png' },
  ]);
  expect([...pictures.keys()]).toEqual(['/images/travel/apng.jpg', '/images/travel/profile.jpg']);
});
