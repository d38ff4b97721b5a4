import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { judgePictures } from '../../../src/pipeline/images/judge-pictures.ts';
import { publishMedia } from '../../../src/pipeline/media/publish-media.ts';
import type { Problem } from '../../../src/pipeline/problems.ts';
import { makePlace, type Place, quarters, wishes } from './sample-originals.ts';

const photo = () => quarters(640, 480).jpeg({ quality: 90 }).toBuffer();

/** A PNG whose header claims a size and whose pixels are not there. */
function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1024))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function boxed(brand: string): Buffer {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1'),
    Buffer.alloc(2000),
  ]);
}

async function withBadChecksum(): Promise<Buffer> {
  const whole = await quarters(640, 480).png().toBuffer();
  const at = whole.indexOf('IDAT') + 40;
  whole[at] = (whole[at] ?? 0) ^ 0xff;
  return whole;
}

type Case = [name: string, put: (place: Place) => unknown, message: string];

const copyAgain = 'Copy it from the camera or phone again, or export it again.';
const formats = 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.';
const exportJpeg = 'Export it as a JPEG with the best quality and put that here instead.';

const cases: Case[] = [
  [
    'a JPEG of which half is missing',
    async ({ put }) => put('bad.jpg', (await photo()).subarray(0, (await photo()).length >> 1)),
    `this picture is cut short. Its last part is missing, as when copying was interrupted. ${copyAgain}`,
  ],
  [
    'a JPEG of which almost all is missing',
    async ({ put }) => put('bad.jpg', (await photo()).subarray(0, 700)),
    `this picture is cut short. Its last part is missing, as when copying was interrupted. ${copyAgain}`,
  ],
  [
    'a PNG of which half is missing',
    async ({ put }) => put('bad.png', (await quarters(640, 480).png().toBuffer()).subarray(0, 700)),
    `this picture is cut short. Its last part is missing, as when copying was interrupted. ${copyAgain}`,
  ],
  [
    'an AVIF of which half is missing',
    async ({ put }) => {
      const whole = await quarters(640, 480).avif({ effort: 0 }).toBuffer();
      put('bad.avif', whole.subarray(0, whole.length >> 1));
    },
    `this picture is cut short. Its last part is missing, as when copying was interrupted. ${copyAgain}`,
  ],
  [
    'a WebP of which half is missing',
    async ({ put }) => {
      const whole = await quarters(640, 480).webp().toBuffer();
      put('bad.webp', whole.subarray(0, whole.length >> 1));
    },
    `this picture is cut short. Its last part is missing, as when copying was interrupted. ${copyAgain}`,
  ],
  [
    'a PNG with altered bytes',
    async ({ put }) => put('bad.png', await withBadChecksum()),
    `this picture is damaged and cannot be opened. It begins like a picture, but what follows makes no sense. ${copyAgain}`,
  ],
  [
    'a JPEG with nothing sensible after its first bytes',
    ({ put }) =>
      put(
        'bad.jpg',
        Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(500, 7), Buffer.from('ffd9', 'hex')]),
      ),
    `this picture is damaged and cannot be opened. It begins like a picture, but what follows makes no sense. ${copyAgain}`,
  ],
  [
    'an empty file',
    ({ put }) => put('bad.jpg', ''),
    `this file is empty (0 bytes). Copying it was probably interrupted. ${copyAgain}`,
  ],
  [
    'a text file called .jpg',
    ({ put }) => put('bad.jpg', 'Dear diary, today I photographed nothing.\n'),
    'this is a text file, not a picture. The ending of a file name alone does not make a picture. Put the picture itself here.',
  ],
  [
    'a web page called .jpg',
    ({ put }) => put('bad.jpg', '<!doctype html>\n<title>Album</title>'),
    'this is a web page saved under a picture’s name. The ending of a file name alone does not make a picture. Open the page, save the picture itself and put that here.',
  ],
  [
    'an SVG drawing with a script called .png',
    ({ put }) =>
      put('bad.png', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'this is an SVG drawing, which is not published. An SVG drawing can carry programs that would run in your visitors’ browsers. Export it as a PNG, 1600 pixels wide or more, and put that here instead.',
  ],
  [
    'a HEIC photo',
    ({ put }) => put('bad.heic', boxed('heic')),
    `this is a HEIC picture, as iPhones take them, which cannot be read here. ${formats} Bring it in with   npm run photos add FILE -- --gallery travel   which converts it, or export it as a JPEG.`,
  ],
  [
    'a film called .jpg',
    ({ put }) => put('bad.jpg', boxed('qt  ')),
    `this is a film, not a picture. ${formats} Put a still picture here instead.`,
  ],
  [
    'a camera’s raw file',
    ({ put }) => put('bad.dng', Buffer.concat([Buffer.from('II*\0', 'latin1'), Buffer.alloc(200)])),
    'this is a camera’s raw file, not yet a picture. How it should look is decided when it is developed. Develop it in your photo program and put the JPEG here instead.',
  ],
  [
    'a Git LFS pointer',
    ({ put }) => put('bad.jpg', 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n'),
    'this is a Git LFS pointer, not yet the picture. Git has noted where the picture is, but not fetched it. Fetch it:   git lfs pull',
  ],
  [
    'bytes that mean nothing',
    ({ put }) => put('bad.jpg', Buffer.alloc(3000, 1)),
    `this is not a picture that can be read here. ${formats} ${exportJpeg}`,
  ],
  [
    'a picture of 60,000 × 60,000 pixels in a few bytes',
    ({ put }) => put('bad.png', pngClaiming(60_000, 60_000)),
    'this picture has 60,000 × 60,000 pixels (3,600 megapixels), expected at most 120 megapixels. Opening it could fill the memory of this computer. Export it smaller; 5,000 pixels on the long side are plenty.',
  ],
];

const sentence = ({ summary, explanation, mend }: Problem) => `${summary}. ${explanation} ${mend}`;

describe('preparePictures', () => {
  it.each(cases)(
    'explains %s, publishes nothing of it and goes on with the others',
    async (_what, put, message) => {
      const place = makePlace();
      await put(place);
      place.put('good.jpg', await photo());
      const prepared = await place.prepare(['bad.jpg', 'good.jpg']);
      expect(prepared.problems.map(sentence)).toEqual([message]);
      expect(prepared.problems[0]?.file).toMatch(/^content\/images\/travel\/bad\.\w+$/);
      expect([...prepared.pictures.keys()]).toEqual(['/images/travel/good.jpg']);
      expect(publishMedia(prepared.pictures.values(), place.distDir).files).toBeGreaterThan(3);
    },
  );

  it('names every bad original of a run, in the order of the records', async () => {
    const place = makePlace();
    place.put('first.jpg', (await photo()).subarray(0, 1800));
    place.put('second.jpg', '');
    place.put('third.jpg', (await photo()).subarray(0, 1500));
    const { problems } = await place.prepare(['first.jpg', 'second.jpg', 'third.jpg', 'absent.jpg']);
    expect(problems.map(({ file }) => file).sort()).toEqual([
      'content/images/travel/absent.jpg',
      'content/images/travel/first.jpg',
      'content/images/travel/second.jpg',
      'content/images/travel/third.jpg',
    ]);
  });

  it('names one bad original among many good ones', async () => {
    const place = makePlace();
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'];
    for (const [index, name] of names.entries()) {
      const whole = await quarters(300, 200 + index)
        .jpeg()
        .toBuffer();
      place.put(name, name === 'd.jpg' ? whole.subarray(0, whole.length >> 1) : whole);
    }
    const { pictures, problems, encoded } = await place.prepare(names);
    expect(problems).toMatchObject([
      { file: 'content/images/travel/d.jpg', summary: 'this picture is cut short' },
    ]);
    expect([pictures.size, encoded]).toEqual([5, 5]);
  });

  it('are named for a content folder that cannot be built yet, and nothing is encoded', async () => {
    const place = makePlace();
    const names = ['cut.jpg', 'cut.png', 'cut.webp', 'empty.jpg', 'text.jpg', 'good.jpg', 'film.jpg'];
    place.put('empty.jpg', '');
    place.put('text.jpg', 'Not yet taken.');
    const good = await photo();
    place.put('good.jpg', good);
    // As phones do it: a film behind the picture.
    place.put('film.jpg', Buffer.concat([good, boxed('mp42')]));
    place.put('cut.jpg', good.subarray(0, good.length >> 1));
    const drawn = await quarters(640, 480).png().toBuffer();
    place.put('cut.png', drawn.subarray(0, drawn.length - 200));
    const small = await quarters(640, 480).webp().toBuffer();
    place.put('cut.webp', small.subarray(0, small.length - 200));
    const files = wishes(place.contentDir, names).map(({ source, file }) => [source, file] as const);
    const problems = await judgePictures(new Map(files), place.cacheDir);
    expect(problems.sort((a, b) => (a.file < b.file ? -1 : 1))).toMatchObject([
      { file: 'content/images/travel/cut.jpg', summary: 'this picture is cut short' },
      { file: 'content/images/travel/cut.png', summary: 'this picture is cut short' },
      { file: 'content/images/travel/cut.webp', summary: 'this picture is cut short' },
      { file: 'content/images/travel/empty.jpg', summary: 'this file is empty (0 bytes)' },
      { file: 'content/images/travel/text.jpg', summary: 'this is a text file, not a picture' },
    ]);
    expect(existsSync(join(place.cacheDir, 'entries'))).toBe(false);
  });

  it('opens a picture whose ending is wrong', async () => {
    const place = makePlace();
    place.put('really-a-png.jpg', await quarters(64, 48).png().toBuffer());
    const { pictures, problems } = await place.prepare(['really-a-png.jpg']);
    expect(problems).toEqual([]);
    expect(pictures.size).toBe(1);
  });
});
