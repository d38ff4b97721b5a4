import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validatePictures } from '../../../src/media/images/prepare-pictures.ts';
import { boxed, photo } from '../../golden/cases/broken-pictures.ts';
import { makePlace, quarters, wishes } from './sample-originals.ts';

describe('preparePictures', () => {
  it('reports every bad original among good ones', async () => {
    const place = makePlace();
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'];
    for (const [index, name] of names.entries()) {
      const jpeg = await quarters(300, 200 + index)
        .jpeg()
        .toBuffer();
      place.put(name, name === 'd.jpg' ? jpeg.subarray(0, jpeg.length >> 1) : jpeg);
    }
    const { pictures, diagnostics, encoded } = await place.prepare([...names, 'absent.jpg']);
    expect(diagnostics.sort((a, b) => (a.file < b.file ? -1 : 1))).toMatchObject([
      { file: 'content/images/travel/absent.jpg' },
      { file: 'content/images/travel/d.jpg', summary: 'this picture is incomplete' },
    ]);
    expect([pictures.size, encoded]).toEqual([5, 5]);
  });

  it('are reported for invalid content, without encoding anything', async () => {
    const place = makePlace();
    const names = ['cut.jpg', 'cut.png', 'cut.webp', 'empty.jpg', 'text.jpg', 'good.jpg', 'film.jpg'];
    place.put('empty.jpg', '');
    place.put('text.jpg', 'Not yet taken.');
    const good = await photo();
    place.put('good.jpg', good);
    // Phones append a video to the picture.
    place.put('film.jpg', Buffer.concat([good, boxed('mp42')]));
    place.put('cut.jpg', good.subarray(0, good.length >> 1));
    const png = await quarters(640, 480).png().toBuffer();
    place.put('cut.png', png.subarray(0, png.length - 200));
    const small = await quarters(640, 480).webp().toBuffer();
    place.put('cut.webp', small.subarray(0, small.length - 200));
    const files = wishes(place.contentDir, names).map(({ source, file }) => [source, file] as const);
    const diagnostics = await validatePictures(new Map(files), place.cacheDir);
    expect(diagnostics.sort((a, b) => (a.file < b.file ? -1 : 1))).toMatchObject([
      { file: 'content/images/travel/cut.jpg', summary: 'this picture is incomplete' },
      { file: 'content/images/travel/cut.png', summary: 'this picture is incomplete' },
      { file: 'content/images/travel/cut.webp', summary: 'this picture is incomplete' },
      { file: 'content/images/travel/empty.jpg', summary: 'this file is empty (0 bytes)' },
      { file: 'content/images/travel/text.jpg', summary: 'this is a text file, not a picture' },
    ]);
    expect(existsSync(join(place.cacheDir, 'entries'))).toBe(false);
  });

  it('opens a picture with a wrong extension', async () => {
    const place = makePlace();
    place.put('really-a-png.jpg', await quarters(64, 48).png().toBuffer());
    const { pictures, diagnostics } = await place.prepare(['really-a-png.jpg']);
    expect(diagnostics).toEqual([]);
    expect(pictures.size).toBe(1);
  });
});
