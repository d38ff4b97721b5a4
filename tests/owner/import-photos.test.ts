import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { localDate } from '../../src/i18n/dates.ts';
import { privateTags } from '../../src/media/gate/privacy-gate.ts';
import { readVideoLayout } from '../../src/media/videos/read-layout.ts';
import { type ImportOptions, importPhotos } from '../../src/owner/import-photos.ts';
import { removePhotos } from '../../src/owner/remove-photos.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { phoneExif, phonePhoto, putFiles, scene } from './camera.ts';

const fixtures = path.resolve(import.meta.dirname, '../fixtures/photos');
const videoFixtures = path.resolve(import.meta.dirname, '../fixtures/videos');

/** A small site; `importFiles` puts files into a folder beside content/ and imports all of them. */
function importForTest() {
  const contentDir = treeForTest();
  const root = path.dirname(contentDir);
  return {
    contentDir,
    read: (file: string) => readFile(path.join(contentDir, file), 'utf8'),
    importFiles: async (files: Record<string, Buffer | string>, options: Partial<ImportOptions> = {}) => {
      const paths = await putFiles(path.join(root, 'camera'), files);
      return importPhotos(
        paths.map((file) => ({ file })),
        { contentDir, cacheDir: path.join(root, 'picture-hashes'), gallery: 'travel', ...options },
      );
    },
  };
}

/** Pictures of the list "travel", hidden ones too. */
async function travelFiles(contentDir: string): Promise<string[]> {
  return (await readdir(path.join(contentDir, 'images'), { recursive: true })).filter((name) =>
    /travel\/|\.changing/.test(name),
  );
}

/* Why it skips a file is in tests/golden/skipped-files.txt. */
describe('importPhotos', () => {
  it('stores a photo upright, in sRGB, with the owner’s credit, without location, camera and serial number', async () => {
    const { contentDir, importFiles } = importForTest();
    const photo = await scene(1, 3000, 2000)
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Quay', Artist: 'Somebody' },
        IFD3: { GPSLatitude: '49/1 16/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const { added } = await importFiles({ 'Pier at dusk.jpg': photo });
    expect(added).toMatchObject([{ name: 'pier-at-dusk', width: 1600, height: 2400, hadLocation: true }]);
    const master = await readFile(path.join(contentDir, 'images/travel/pier-at-dusk.jpg'));
    expect(await privateTags(master, { credit: 'Ada Quill', licence: '' })).toEqual([]);
    const { orientation, exif, icc, xmp } = await sharp(master).metadata();
    expect([orientation, exif, icc]).toEqual([undefined, undefined, undefined]);
    expect(xmp?.toString()).toContain('Ada Quill');
  });

  it('stores a video without location, device and date, with the picture of its name as poster', async () => {
    const { contentDir, importFiles, read } = importForTest();
    const [video, poster] = await Promise.all(
      ['harbour.mp4', 'harbour.jpg'].map((name) => readFile(path.join(videoFixtures, name))),
    );
    const { added, skipped } = await importFiles({
      'harbour.MP4': video ?? '',
      'harbour.jpg': poster ?? '',
      'words.mov': 'no video',
    });
    expect(added).toMatchObject([
      { name: 'harbour', source: '/images/travel/harbour.mp4', hadLocation: true },
    ]);
    expect(skipped).toMatchObject([{ fileName: 'words.mov', isKnown: false }]);
    expect(await read('travel.yaml')).toContain('source: /images/travel/harbour.mp4');
    const stored = path.join(contentDir, 'images/travel/harbour');
    expect((await readVideoLayout(`${stored}.mp4`)).tags).toEqual([]);
    expect(await readFile(`${stored}.mp4`, 'latin1')).not.toMatch(/49\.28|iPhone/);
    expect((await sharp(`${stored}.jpg`).metadata()).width).toBe(160);
    const deleted = await removePhotos(contentDir, [{ gallery: 'travel', name: 'harbour' }]);
    expect(deleted.toSorted()).toEqual(['images/travel/harbour.jpg', 'images/travel/harbour.mp4']);
  });

  it('appends records, oldest photo first, and leaves the rest of the file unchanged', async () => {
    const { importFiles, read } = importForTest();
    const before = await read('travel.yaml');
    await importFiles({
      'b.jpg': await phonePhoto(1, { day: 9, description: 'Boats in May' }),
      'a-quiet_Street.jpg': await phonePhoto(2, { day: 3 }),
    });
    const after = await read('travel.yaml');
    expect(after.startsWith(before)).toBe(true);
    expect(after.slice(before.length)).toBe(
      [
        '- id: 3',
        '  name: a-quiet-street',
        '  title: ?? A quiet Street',
        "  alt: ''",
        '  source: /images/travel/a-quiet-street.jpg',
        `  added: ${localDate()}`,
        '- id: 4',
        '  name: b',
        '  title: Boats in May',
        "  alt: ''",
        '  source: /images/travel/b.jpg',
        `  added: ${localDate()}`,
        '',
      ].join('\n'),
    );
  });

  it('reads descriptions in UTF-8 and Latin-1', async () => {
    const { importFiles } = importForTest();
    const written = async (seed: number, description: Buffer) => {
      const photo = await phonePhoto(seed, { description: '#'.repeat(description.length) });
      return Buffer.concat(
        photo
          .toString('latin1')
          .split('#'.repeat(description.length))
          .flatMap((part, index) => [...(index > 0 ? [description] : []), Buffer.from(part, 'latin1')]),
      );
    };
    const { added } = await importFiles({
      'a.jpg': await written(1, Buffer.from('Straße nach Łódź')),
      'b.jpg': await written(2, Buffer.from('Café à Orléans', 'latin1')),
    });
    expect(added.map(({ title }) => title)).toEqual(['Straße nach Łódź', 'Café à Orléans']);
  });

  it('writes camera settings if the gallery has `camera: true`, and no other metadata', async () => {
    const { contentDir, importFiles, read } = importForTest();
    const exif = phoneExif(5);
    const settings = {
      LensModel: 'XF23mmF1.4 R',
      FocalLength: '23/1',
      FNumber: '8/1',
      ExposureTime: '1/250',
      ISOSpeedRatings: '200',
    };
    const photo = (seed: number) =>
      scene(seed)
        .withExif({ ...exif, IFD2: { ...exif.IFD2, ...settings } })
        .jpeg()
        .toBuffer();
    await importFiles({ 'first.jpg': await photo(1) });
    const about = path.join(contentDir, 'about.yaml');
    await writeFile(
      about,
      (await readFile(about, 'utf8')).replace('- name: travel', '- name: travel\n      camera: true'),
    );
    await importFiles({ 'second.jpg': await photo(2) });
    const [first, second] = parse(await read('travel.yaml')).slice(-2);
    expect(first.camera).toBeUndefined();
    expect(second.camera).toBe('Quay Phone 7 · XF23mmF1.4 R · 23 mm · f/8 · 1/250 s · ISO 200');
    const stored = await sharp(path.join(contentDir, 'images/travel/second.jpg')).metadata();
    expect(stored.exif).toBeUndefined();
  });

  it('uses another time if the clock of the camera was never set', async () => {
    const { importFiles } = importForTest();
    const exif = phoneExif(5);
    const unset = scene(1).withExif({
      ...exif,
      IFD2: { DateTimeOriginal: '0000:00:00 00:00:00', DateTimeDigitized: '2026:05:20 10:00:00' },
    });
    const { added } = await importFiles({
      'unset.jpg': await unset.jpeg().toBuffer(),
      'set.jpg': await phonePhoto(2, { day: 9 }),
    });
    expect(added.map(({ name }) => name)).toEqual(['set', 'unset']);
  });

  it('leaves missing texts empty, which the check reports', async () => {
    const { contentDir, importFiles } = importForTest();
    await importFiles({ 'IMG_2041.JPG': await phonePhoto(1, { description: 'OLYMPUS DIGITAL CAMERA' }) });
    const { diagnostics } = await readRawContent(contentDir);
    expect(diagnostics.map(({ file, line, summary }) => `${file}:${line} ${summary}`)).toEqual([
      'content/travel.yaml:13 img-2041: title is empty',
      'content/travel.yaml:14 img-2041: alt is empty',
    ]);
  });

  it('uses caption and alternative text from a photo program', async () => {
    const { importFiles } = importForTest();
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">Ærø &amp; the sea</rdf:li></rdf:Alt></dc:description><Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">Grey waves below a lighthouse.</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility></rdf:Description></rdf:RDF></x:xmpmeta>`;
    const { added } = await importFiles({ 'DSC00017.jpg': await scene(1).withXmp(xmp).jpeg().toBuffer() });
    expect(added).toMatchObject([
      { name: 'aero-the-sea', title: 'Ærø & the sea', alt: 'Grey waves below a lighthouse.' },
    ]);
  });

  it('reads every format, including HEIC', async () => {
    const { contentDir, importFiles } = importForTest();
    const { added, skipped } = await importFiles({
      'a.jpg': await scene(1).jpeg().toBuffer(),
      'b.png': await scene(2).png().toBuffer(),
      'c.webp': await scene(3).webp().toBuffer(),
      'd.avif': await scene(4).avif({ effort: 0 }).toBuffer(),
      'e.tif': await scene(5).tiff().toBuffer(),
      'f.gif': await scene(6).gif().toBuffer(),
      'g.HEIC': await readFile(path.join(fixtures, 'phone.heic')),
    });
    expect(skipped).toEqual([]);
    expect(added.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    const heic = added.find(({ fileName }) => fileName === 'g.HEIC');
    expect(heic).toMatchObject({ width: 96, height: 64, hadLocation: true, title: 'Boats at the quay' });
    // The colors are stored in Display P3, where (200, 40, 40) is a stronger red than in sRGB.
    const pixels = await sharp(path.join(contentDir, `images/travel/${heic?.name}.jpg`))
      .raw()
      .toBuffer();
    expect(pixels[0]).toBeGreaterThan(210);
    expect(pixels[1]).toBeLessThan(40);
  });

  it('recognizes a photo in another format and size, and within one import', async () => {
    const { importFiles } = importForTest();
    const photo = await phonePhoto(1, { width: 1200, height: 800 });
    await importFiles({ 'pier.jpg': photo });
    const again = await importFiles({
      'copy.webp': await sharp(photo).resize(700).webp().toBuffer(),
      'new.jpg': await phonePhoto(2),
      'new (1).jpg': await phonePhoto(2),
      'new-smaller.png': await sharp(await phonePhoto(2))
        .resize(300)
        .png()
        .toBuffer(),
    });
    expect(again.added.map(({ name }) => name)).toEqual(['new']);
    expect(again.skipped.map(({ fileName }) => fileName)).toEqual([
      'copy.webp',
      'new (1).jpg',
      'new-smaller.png',
    ]);
  });

  it('neither loses nor doubles photos when two imports run at once', async () => {
    const { importFiles, read } = importForTest();
    const [shared, one, other] = await Promise.all([phonePhoto(1), phonePhoto(2), phonePhoto(3)]);
    const outcomes = await Promise.all([
      importFiles({ 'shared.jpg': shared, 'left.jpg': one }),
      importFiles({ 'shared.jpg': shared, 'right.jpg': other }),
    ]);
    expect(outcomes.flatMap(({ added }) => added.map(({ name }) => name)).sort()).toEqual([
      'left',
      'right',
      'shared',
    ]);
    const records = parse(await read('travel.yaml')) as { id: number; name: string }[];
    expect(records.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(
      records
        .map(({ name }) => name)
        .slice(2)
        .sort(),
    ).toEqual(['left', 'right', 'shared']);
  });

  it('adds a lookalike on request', async () => {
    const { importFiles } = importForTest();
    await importFiles({ 'pier.jpg': await phonePhoto(1) });
    const again = await importFiles(
      { 'pier.jpg': await phonePhoto(1, { day: 2 }) },
      { keepsLookalikes: true },
    );
    expect(again.added.map(({ name }) => name)).toEqual(['pier-2']);
  });

  it.each([
    ['Straße nach Łódź.jpg', 'strasse-nach-lodz'],
    ['Cafe\u0301 No. 5.jpg', 'cafe-no-5'],
    ['東京.jpg', 'travel'],
    ['../../etc.jpg', 'etc'],
    [`${'very long words '.repeat(9)}.jpg`, 'very-long-words-very-long-words-very-long-words'],
  ])('names %j for its address', async (fileName, expected) => {
    const { contentDir } = importForTest();
    const options = {
      contentDir,
      cacheDir: path.join(contentDir, '../picture-hashes'),
      gallery: 'travel',
    } as const;
    const { added } = await importPhotos([{ fileName, read: () => phonePhoto(1) }], options);
    expect(added.map(({ name }) => name)).toEqual([expected]);
  });

  it('changes nothing when it is aborted', async () => {
    const { contentDir, importFiles, read } = importForTest();
    const before = [await read('travel.yaml'), await travelFiles(contentDir)];
    const stop = new AbortController();
    const files = Object.fromEntries(
      await Promise.all([1, 2, 3, 4].map(async (seed) => [`${seed}.jpg`, await phonePhoto(seed)] as const)),
    );
    const stopped = importFiles(files, {
      signal: stop.signal,
      onProgress: ({ done }) => (done === 2 ? stop.abort(new Error('stopped')) : undefined),
    });
    await expect(stopped).rejects.toThrow('stopped');
    expect([await read('travel.yaml'), await travelFiles(contentDir)]).toEqual(before);
  });
});
