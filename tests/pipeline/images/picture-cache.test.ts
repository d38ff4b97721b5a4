import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { preparePictures } from '../../../src/pipeline/images/make-pictures.ts';
import { PictureCache } from '../../../src/pipeline/images/picture-cache.ts';
import { publishPictures } from '../../../src/pipeline/images/publish-pictures.ts';
import { fileEnding, makePlace, only, quarters, wishes } from './sample-originals.ts';

const day = 86_400_000;

/** Every file below a folder, by its path, as text that can be compared. */
function contentsOf(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((child) => child.isFile());
  return Object.fromEntries(
    files.map((child) => {
      const path = join(child.parentPath, child.name);
      return [path.slice(dir.length), readFileSync(path).toString('base64')];
    }),
  );
}

/** Makes a file look as if nobody had touched it for a while, so that its times can be trusted. */
function age(file: string): void {
  const before = new Date(Date.now() - day);
  utimesSync(file, before, before);
}

describe('the cache', () => {
  it('encodes nothing the second time', async () => {
    const place = makePlace();
    place.put('pier.jpg', await quarters(900, 600).jpeg().toBuffer());
    expect((await place.prepare(['pier.jpg'])).encoded).toBe(1);
    expect((await place.prepare(['pier.jpg'])).encoded).toBe(0);
  });

  it('encodes nothing when a picture is renamed or named twice', async () => {
    const place = makePlace();
    const file = place.put('pier.jpg', await quarters(900, 600).jpeg().toBuffer());
    const before = only(await place.prepare(['pier.jpg'])).picture;
    renameSync(file, file.replace('pier', 'old-pier'));
    const renamed = await place.prepare(['old-pier.jpg']);
    expect(renamed.encoded).toBe(0);
    expect(only(renamed).picture).toEqual({ ...before, path: '/images/travel/old-pier.jpg' });
    place.put('same-pier.jpg', readFileSync(file.replace('pier', 'old-pier')));
    expect((await place.prepare(['old-pier.jpg', 'same-pier.jpg'])).encoded).toBe(0);
  });

  it('gives a changed picture another address', async () => {
    const place = makePlace();
    place.put('pier.jpg', await quarters(900, 600).jpeg().toBuffer());
    const before = only(await place.prepare(['pier.jpg'])).picture.fingerprint;
    place.put('pier.jpg', await quarters(900, 602).jpeg().toBuffer());
    expect(only(await place.prepare(['pier.jpg'])).picture.fingerprint).not.toBe(before);
  });

  it('gives other settings another address', async () => {
    const place = makePlace();
    place.put('pier.jpg', await quarters(900, 600).jpeg().toBuffer());
    const fingerprints = new Set<string>();
    for (const options of [{}, { profile: 'fast' }, { largest: 2400 }, { credit: 'Mira Solano' }] as const)
      fingerprints.add(only(await place.prepare(['pier.jpg'], options)).picture.fingerprint);
    // 2400 px changes nothing about a picture 900 px wide.
    expect(fingerprints.size).toBe(3);
  });

  it('builds the same bytes and addresses from nothing', async () => {
    const [one, two] = [makePlace(), makePlace()];
    for (const place of [one, two]) {
      place.put('pier.jpg', await quarters(1200, 900).jpeg().toBuffer());
      place.put('boat.png', await quarters(700, 900).png().toBuffer());
      const { pictures } = await place.prepare(['pier.jpg', 'boat.png'], {
        profile: 'fast',
        credit: 'Mira Solano',
      });
      publishPictures(pictures.values(), place.distDir);
    }
    expect(contentsOf(one.distDir)).toEqual(contentsOf(two.distDir));
  });

  it('makes again what was cut short', async () => {
    const place = makePlace();
    place.put('pier.jpg', await quarters(900, 600).jpeg().toBuffer());
    const first = only(await place.prepare(['pier.jpg']));
    const file = fileEnding(first, '-480.avif');
    const whole = readFileSync(file);
    truncateSync(file, whole.length >> 1);
    expect((await place.prepare(['pier.jpg'])).encoded).toBe(1);
    expect(readFileSync(file)).toEqual(whole);
  });

  it('makes again what was altered without changing its length', async () => {
    const place = makePlace();
    place.put('pier.jpg', await quarters(900, 600).jpeg().toBuffer());
    const file = fileEnding(only(await place.prepare(['pier.jpg'])), '-480.avif');
    const whole = readFileSync(file);
    const altered = Buffer.from(whole);
    altered[altered.length - 5] = (altered[altered.length - 5] ?? 0) ^ 1;
    writeFileSync(file, altered);
    expect((await place.prepare(['pier.jpg'])).encoded).toBe(1);
    expect(readFileSync(file)).toEqual(whole);
  });

  it('needs no index: entries and originals are found again', async () => {
    const place = makePlace();
    place.put('pier.jpg', await quarters(900, 600).jpeg().toBuffer());
    const before = only(await place.prepare(['pier.jpg']));
    writeFileSync(join(place.cacheDir, 'index.json'), '{"version":1,"files":{');
    const after = await place.prepare(['pier.jpg']);
    expect(after.encoded).toBe(0);
    expect(only(after)).toEqual(before);
  });

  it('notices an original that changed in the moment it was read', async () => {
    const place = makePlace();
    const file = place.put('pier.tif', await quarters(90, 60).tiff({ compression: 'none' }).toBuffer());
    const first = only(await place.prepare(['pier.jpg'])).source;
    const sameSize = Buffer.from(readFileSync(file));
    sameSize[500] = (sameSize[500] ?? 0) ^ 1;
    writeFileSync(file, sameSize);
    expect(only(await place.prepare(['pier.jpg'])).source).not.toBe(first);
  });

  it('lets two builds at once make everything once', async () => {
    const place = makePlace();
    const names = ['a.jpg', 'b.jpg', 'c.jpg'];
    for (const [index, name] of names.entries())
      place.put(
        name,
        await quarters(900, 600 + index)
          .jpeg()
          .toBuffer(),
      );
    const both = await Promise.all([place.prepare(names), place.prepare(names)]);
    expect(both.map(({ encoded }) => encoded).sort()).toEqual([0, 3]);
    expect(both[0]?.pictures).toEqual(both[1]?.pictures);
  });

  it('does not wait for a build that was killed', async () => {
    const place = makePlace();
    place.put('pier.jpg', await quarters(900, 600).jpeg().toBuffer());
    await place.prepare([]);
    const lock = join(place.cacheDir, 'lock');
    writeFileSync(join(place.cacheDir, 'lock'), '999999');
    age(lock);
    expect((await place.prepare(['pier.jpg'])).encoded).toBe(1);
    expect(existsSync(lock)).toBe(false);
  });

  it('keeps what was not used for a month, and then no longer', async () => {
    const place = makePlace();
    place.put('pier.jpg', await quarters(900, 600).jpeg().toBuffer());
    const file = fileEnding(only(await place.prepare(['pier.jpg'])), '-480.avif');
    const today = Math.floor(Date.now() / day);
    expect(await new PictureCache(place.cacheDir).prune(today + 30)).toBe(0);
    expect(existsSync(file)).toBe(true);
    expect(await new PictureCache(place.cacheDir).prune(today + 31)).toBe(1);
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['is unchanged', {}, true],
    ['is longer', { size: 1001 }, false],
    ['was written again', { mtimeMs: 1_000_001 }, false],
    ['was put back with its old time', { ctimeMs: 1_000_001 }, false],
    ['was replaced by another file', { ino: 8 }, false],
  ])('trusts the times of an original that %s: %j', (_what, change, isTrusted) => {
    const { cacheDir } = makePlace();
    const stats = { size: 1000, mtimeMs: 1_000_000, ctimeMs: 1_000_000, ino: 7 };
    const original = { source: 'abc', width: 1, height: 1, decodedMb: 1, isPhoto: true, hasLocation: false };
    const cache = new PictureCache(cacheDir);
    cache.rememberOriginal('content/images/a.jpg', stats, original);
    cache.save();
    const later = new PictureCache(cacheDir);
    expect(later.unchangedSource('content/images/a.jpg', { ...stats, ...change })).toBe(
      isTrusted ? 'abc' : undefined,
    );
    expect(later.original('abc')).toEqual(original);
  });

  it('does not trust the times of an original written in the moment the index was', () => {
    const { cacheDir } = makePlace();
    const stats = { size: 1000, mtimeMs: Date.now(), ctimeMs: Date.now(), ino: 7 };
    const original = { source: 'abc', width: 1, height: 1, decodedMb: 1, isPhoto: true, hasLocation: false };
    const cache = new PictureCache(cacheDir);
    cache.rememberOriginal('content/images/a.jpg', stats, original);
    cache.save();
    expect(new PictureCache(cacheDir).unchangedSource('content/images/a.jpg', stats)).toBeUndefined();
  });
});

describe('progress', () => {
  it('counts every picture and ends at nothing left', async () => {
    const place = makePlace();
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
    for (const [index, name] of names.entries())
      place.put(
        name,
        await quarters(300, 200 + index)
          .jpeg()
          .toBuffer(),
      );
    const seen: { done: number; total: number; secondsLeft: number }[] = [];
    await preparePictures(wishes(place.contentDir, names), {
      cacheDir: place.cacheDir,
      profile: 'dev',
      largest: 1600,
      onProgress: (progress) => seen.push(progress),
    });
    expect(seen.map(({ done }) => done)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(seen.at(-1)).toEqual({ done: 5, total: 5, secondsLeft: 0 });
  });
});
