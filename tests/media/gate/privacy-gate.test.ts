import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { findLeaks } from '../../../src/media/find-leaks.ts';
import { xmpProperties } from '../../../src/media/gate/xmp-properties.ts';
import { rightsXmp } from '../../../src/media/images/encode-entry.ts';
import { publishMedia } from '../../../src/media/publish-media.ts';
import { pdfWithInfo } from '../images/craft-pdf.ts';
import { fileEnding, makePlace, only, type Place, plain, quarters } from '../images/sample-originals.ts';

const gps = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '49/1 17/1 0/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '123/1 7/1 0/1',
};
const camera = { IFD0: { Make: 'Kestrel', Model: 'K-1', Artist: 'Someone' }, IFD3: gps };
const located = () => quarters(600, 400).withExif(camera);
const privateXmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="49,17.0N"><photoshop:City xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">Vancouver</photoshop:City></rdf:Description></rdf:RDF></x:xmpmeta>';

function publish(place: Place, path: string, bytes: Buffer): void {
  const file = join(place.distDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Inserts a segment after the first marker of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, body: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, marker]),
    length,
    Buffer.from(body, 'latin1'),
    jpeg.subarray(2),
  ]);
}

describe('published pictures', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)(
    'contain no metadata of a %s original',
    async (format) => {
      const place = makePlace();
      const original = await located().withXmp(privateXmp).withIccProfile('p3').toFormat(format).toBuffer();
      place.put('located.jpg', Buffer.concat([original]));
      const prepared = await place.prepare(['located.jpg']);
      expect(prepared.withLocation).toBe(1);
      publishMedia(prepared.pictures.values(), place.distDir);
      expect(await findLeaks(place.distDir)).toEqual([]);
      for (const { cacheFile } of only(prepared).files) {
        const { exif, xmp, icc, iptc, comments } = await sharp(cacheFile).metadata();
        expect([exif, xmp, icc, iptc, comments]).toEqual(Array(5).fill(undefined));
      }
    },
  );

  it('count once each if the original has a location', async () => {
    const place = makePlace();
    place.put('located.jpg', await located().jpeg().toBuffer());
    place.put('plain.jpg', await quarters(60, 40).withExif({ IFD0: camera.IFD0 }).jpeg().toBuffer());
    expect((await place.prepare(['located.jpg', 'plain.jpg'])).withLocation).toBe(1);
    expect((await place.prepare(['located.jpg', 'plain.jpg'])).withLocation).toBe(1);
  });

  it('contain credit and license in their widest files', async () => {
    const place = makePlace();
    place.put('mine.png', await quarters(1000, 700).png().toBuffer());
    const rights = {
      credit: 'Mira & “Domino” Solano',
      licence: 'https://creativecommons.org/licenses/by/4.0/',
    };
    const prepared = await place.prepare(['mine.png'], rights);
    publishMedia(prepared.pictures.values(), place.distDir);
    for (const ending of ['-1000.avif', '-1000.jpg', '/mine.png']) {
      const { xmp } = await sharp(fileEnding(only(prepared), ending)).metadata();
      expect(xmpProperties(xmp?.toString('utf8') ?? '')).toEqual([
        { name: 'dc:creator', value: rights.credit },
        { name: 'dc:rights', value: rights.credit },
        { name: 'photoshop:Credit', value: rights.credit },
        { name: 'xmpRights:WebStatement', value: rights.licence },
      ]);
    }
    expect((await sharp(fileEnding(only(prepared), '-480.avif')).metadata()).xmp).toBeUndefined();
    expect(await findLeaks(place.distDir, rights)).toEqual([]);
    expect(await findLeaks(place.distDir, { credit: 'Someone Else', licence: '' })).not.toEqual([]);
  });
});

describe('findLeaks', () => {
  const jpeg = () => plain(200, 100, 50).jpeg().toBuffer();
  const withXmp = () => plain(1, 2, 3).withXmp(privateXmp);
  const withMore = async (image: Sharp) => Buffer.concat([await image.toBuffer(), Buffer.from('hidden')]);

  it.each([
    ['EXIF in a JPEG', 'a.jpg', () => located().jpeg().toBuffer(), 'GPSLatitude'],
    ['EXIF in an AVIF', 'a.avif', () => located().avif().toBuffer(), 'GPSLatitude'],
    ['EXIF in a PNG', 'a.png', () => located().png().toBuffer(), 'GPSLatitude'],
    ['EXIF in a WebP', 'a.webp', () => located().webp().toBuffer(), 'GPSLatitude'],
    ['XMP in an AVIF', 'a.avif', () => withXmp().avif().toBuffer(), 'XMP exif:GPSLatitude'],
    ['XMP in a JPEG', 'a.jpg', () => withXmp().jpeg().toBuffer(), 'XMP photoshop:City'],
    ['a color profile', 'a.jpg', () => plain(1, 2, 3).withIccProfile('p3').jpeg().toBuffer(), 'ICC profile'],
    ['a comment in a JPEG', 'a.jpg', async () => withSegment(await jpeg(), 0xfe, 'by me'), 'comment'],
    ['IPTC in a JPEG', 'a.jpg', async () => withSegment(await jpeg(), 0xed, 'Photoshop 3.0\0'), 'IPTC'],
    ['an unknown block in a JPEG', 'a.jpg', async () => withSegment(await jpeg(), 0xeb, 'JP\0\0'), 'APP11'],
    [
      'a second picture in a JPEG',
      'a.jpg',
      async () => withSegment(await jpeg(), 0xe2, 'MPF\0'),
      'pictures within',
    ],
    ['bytes after a JPEG', 'a.jpg', () => withMore(plain(1, 2, 3).jpeg()), 'bytes after the end'],
    ['bytes after a PNG', 'a.png', () => withMore(plain(1, 2, 3).png()), 'bytes after the end'],
    ['bytes after an AVIF', 'a.avif', () => withMore(plain(1, 2, 3).avif()), 'bytes after the end'],
    ['bytes after a WebP', 'a.webp', () => withMore(plain(1, 2, 3).webp()), 'bytes after the end'],
    [
      'a HEIC photo',
      'a.heic',
      async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'content of another type (heic)',
    ],
    [
      'a company in a PDF',
      'a.pdf',
      () => pdfWithInfo('/Title (CV) /Company (Larkspur \\(Medical\\))'),
      'Info Company',
    ],
    [
      'a path of the machine in a PDF',
      'a.pdf',
      () => pdfWithInfo('/Title (CV) /Producer (/home/mira/cv.typ)'),
      '/home/mira',
    ],
  ])('names %s', async (_what, name, make, tag) => {
    const place = makePlace();
    publish(place, `images/travel/${name}`, await make());
    publish(place, 'images/travel/clean.jpg', await jpeg());
    const found = await findLeaks(place.distDir);
    expect(new Set(found.map(({ file }) => file))).toEqual(new Set([`images/travel/${name}`]));
    expect(found.map((leak) => leak.tag)).toContain(tag);
  });

  it('accepts pictures, license metadata and a plain document', async () => {
    const place = makePlace();
    const rights =
      rightsXmp({ credit: 'Mira Solano', licence: 'https://creativecommons.org/licenses/by/4.0/' }) ?? '';
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const ending = format === 'jpeg' ? 'jpg' : format;
      publish(place, `plain.${ending}`, await quarters(60, 40).toFormat(format).toBuffer());
      publish(place, `rights.${ending}`, await quarters(60, 40).withXmp(rights).toFormat(format).toBuffer());
    }
    publish(place, 'progressive.jpg', await quarters(600, 400).jpeg({ mozjpeg: true }).toBuffer());
    publish(
      place,
      'files/resume.pdf',
      pdfWithInfo('/Title (R\\351sum\\351) /Author (Mira Solano) /CreationDate (D:2025)'),
    );
    expect(await findLeaks(place.distDir)).toEqual([]);
  });
});
