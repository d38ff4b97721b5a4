import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { preparePictures } from '../../../src/media/images/prepare-pictures.ts';
import { fileEnding, makePlace, only, quarters, wishes } from './sample-originals.ts';

describe('the cache', () => {
  it('encodes nothing when a picture is renamed or named twice', async () => {
    const place = makePlace();
    const file = await place.putPhoto('pier.jpg');
    const before = only(await place.prepare(['pier.jpg'])).picture;
    renameSync(file, file.replace('pier', 'old-pier'));
    const renamed = await place.prepare(['old-pier.jpg']);
    expect(renamed.encoded).toBe(0);
    expect(only(renamed).picture).toEqual({ ...before, path: '/images/travel/old-pier.jpg' });
    place.put('same-pier.jpg', readFileSync(file.replace('pier', 'old-pier')));
    expect((await place.prepare(['old-pier.jpg', 'same-pier.jpg'])).encoded).toBe(0);
  });

  it('encodes an altered file of the same length again', async () => {
    const place = makePlace();
    await place.putPhoto('pier.jpg');
    const file = fileEnding(only(await place.prepare(['pier.jpg'])), '-480.avif');
    const original = readFileSync(file);
    const altered = Buffer.from(original);
    altered[altered.length - 5] = (altered[altered.length - 5] ?? 0) ^ 1;
    writeFileSync(file, altered);
    expect((await place.prepare(['pier.jpg'])).encoded).toBe(1);
    expect(readFileSync(file)).toEqual(original);
  });

  it('encodes a lost file again', async () => {
    const place = makePlace();
    await place.putPhoto('pier.jpg');
    const first = only(await place.prepare(['pier.jpg']));
    for (const { cacheFile } of first.files) {
      rmSync(cacheFile);
      const again = await place.prepare(['pier.jpg']);
      expect(again.encoded).toBe(1);
      expect(only(again)).toEqual(first);
    }
  });

  it('notices a changed original of the same size', async () => {
    const place = makePlace();
    const file = place.put('pier.tif', await quarters(90, 60).tiff({ compression: 'none' }).toBuffer());
    const first = only(await place.prepare(['pier.jpg'])).source;
    const sameSize = Buffer.from(readFileSync(file));
    sameSize[500] = (sameSize[500] ?? 0) ^ 1;
    writeFileSync(file, sameSize);
    expect(only(await place.prepare(['pier.jpg'])).source).not.toBe(first);
  });
});

it('reports each picture, and after the last one no time left', async () => {
  const place = makePlace();
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
  for (const [index, name] of names.entries()) await place.putPhoto(name, 300, 200 + index);
  const reports: { done: number; total: number; secondsLeft: number | null }[] = [];
  await preparePictures(wishes(place.contentDir, names), {
    cacheDir: place.cacheDir,
    profile: 'dev',
    largest: 1600,
    onProgress: (progress) => reports.push(progress),
  });
  expect(reports.map(({ done }) => done)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(reports.at(-1)).toEqual({ done: 5, total: 5, secondsLeft: 0 });
});
