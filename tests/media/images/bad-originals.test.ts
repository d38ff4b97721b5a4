import { existsSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { validatePictures } from '../../../src/media/images/prepare-pictures.ts';
import { boxed, photo } from '../../golden/cases/broken-pictures.ts';
import { makePlace, quarters, wishes } from './sample-originals.ts';

it('reports every bad original among good ones', async () => {
  const place = makePlace();
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'];
  for (const [index, name] of names.entries()) {
    const file = await place.putPhoto(name, 300, 200 + index);
    if (name === 'd.jpg') truncateSync(file, statSync(file).size >> 1);
  }
  const { pictures, diagnostics, encoded } = await place.prepare([...names, 'absent.jpg']);
  expect(diagnostics.sort((a, b) => (a.file < b.file ? -1 : 1))).toMatchObject([
    { file: 'content/images/travel/absent.jpg' },
    { file: 'content/images/travel/d.jpg', code: 'picture-incomplete' },
  ]);
  expect([pictures.size, encoded]).toEqual([5, 5]);
});

it('reports bad originals for a check, without encoding anything', async () => {
  const place = makePlace();
  const good = await photo();
  const png = await quarters(640, 480).png().toBuffer();
  const webp = await quarters(640, 480).webp().toBuffer();
  const files = {
    'cut.jpg': good.subarray(0, good.length >> 1),
    'cut.png': png.subarray(0, -200),
    'cut.webp': webp.subarray(0, -200),
    'empty.jpg': '',
    'text.jpg': 'Not yet taken.',
    'good.jpg': good,
    'good.gif': await quarters(64, 48).gif().toBuffer(),
    // Phones append a video to the picture.
    'film.jpg': Buffer.concat([good, boxed('mp42')]),
  };
  for (const [name, bytes] of Object.entries(files)) place.put(name, bytes);
  const originals = wishes(place.contentDir, Object.keys(files));
  const diagnostics = await validatePictures(
    new Map(originals.map(({ source, file }) => [source, file])),
    place.cacheDir,
  );
  expect(diagnostics.sort((a, b) => (a.file < b.file ? -1 : 1))).toMatchObject([
    { file: 'content/images/travel/cut.jpg', code: 'picture-incomplete' },
    { file: 'content/images/travel/cut.png', code: 'picture-incomplete' },
    { file: 'content/images/travel/cut.webp', code: 'picture-incomplete' },
    { file: 'content/images/travel/empty.jpg', code: 'empty-media-file' },
    { file: 'content/images/travel/text.jpg', code: 'text-as-picture' },
  ]);
  expect(existsSync(join(place.cacheDir, 'entries'))).toBe(false);
});
