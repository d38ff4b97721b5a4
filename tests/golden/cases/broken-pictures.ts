import { truncateSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { keepEntry } from '../../../src/files/cache.ts';
import { movingFile } from '../../../src/media/images/plan-picture.ts';
import { frames, only, type Place, quarters } from '../../media/images/sample-originals.ts';

export const photo = () => quarters(640, 480).jpeg({ quality: 90 }).toBuffer();

/** A PNG whose header states a size, without pixel data. */
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

export function boxed(brand: string): Buffer {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1'),
    Buffer.alloc(2000),
  ]);
}

async function withBadChecksum(): Promise<Buffer> {
  const png = await quarters(640, 480).png().toBuffer();
  const at = png.indexOf('IDAT') + 40;
  png[at] = (png[at] ?? 0) ^ 0xff;
  return png;
}

const small = { width: 16, height: 16 };

/** Title → writes a file named bad.* that the site cannot show, or warns of. */
export const brokenPictures: Record<string, (place: Place) => unknown> = {
  'a JPEG of which half is missing': async ({ put: write }) =>
    write('bad.jpg', (await photo()).subarray(0, (await photo()).length >> 1)),
  'a JPEG of which almost all is missing': async ({ put: write }) =>
    write('bad.jpg', (await photo()).subarray(0, 700)),
  'a PNG of which half is missing': async ({ put: write }) =>
    write('bad.png', (await quarters(640, 480).png().toBuffer()).subarray(0, 700)),
  'an AVIF of which half is missing': async ({ put: write }) => {
    const avif = await quarters(640, 480).avif({ effort: 0 }).toBuffer();
    write('bad.avif', avif.subarray(0, avif.length >> 1));
  },
  'a WebP of which half is missing': async ({ put: write }) => {
    const webp = await quarters(640, 480).webp().toBuffer();
    write('bad.webp', webp.subarray(0, webp.length >> 1));
  },
  'a PNG with altered bytes': async ({ put: write }) => write('bad.png', await withBadChecksum()),
  'a JPEG with nothing sensible after its first bytes': ({ put: write }) =>
    write(
      'bad.jpg',
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(500, 7), Buffer.from('ffd9', 'hex')]),
    ),
  'an empty file': ({ put: write }) => write('bad.jpg', ''),
  'a text file called .jpg': ({ put: write }) =>
    write('bad.jpg', 'Dear diary, today I photographed nothing.\n'),
  'a web page called .jpg': ({ put: write }) => write('bad.jpg', '<!doctype html>\n<title>Album</title>'),
  'an SVG drawing with a script called .png': ({ put: write }) =>
    write('bad.png', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  'a HEIC photo': ({ put: write }) => write('bad.heic', boxed('heic')),
  'a film called .jpg': ({ put: write }) => write('bad.jpg', boxed('qt  ')),
  'a camera’s raw file': ({ put: write }) =>
    write('bad.dng', Buffer.concat([Buffer.from('II*\0', 'latin1'), Buffer.alloc(200)])),
  'a Git LFS pointer': ({ put: write }) =>
    write('bad.jpg', 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n'),
  'a Photoshop document': ({ put: write }) => write('bad.jpg', Buffer.from('8BPS\0\x01', 'latin1')),
  'a PDF': ({ put: write }) => write('bad.jpg', '%PDF-1.7\n'),
  'a ZIP archive': ({ put: write }) => write('bad.jpg', Buffer.from('PK\x03\x04', 'latin1')),
  'a JPEG XL picture': ({ put: write }) => write('bad.jpg', Buffer.from('ff0a', 'hex')),
  'bytes that mean nothing': ({ put: write }) => write('bad.jpg', Buffer.alloc(3000, 1)),
  'a picture of 60,000 × 60,000 pixels in a few bytes': ({ put: write }) =>
    write('bad.png', pngClaiming(60_000, 60_000)),
  'a picture of more than 512 MB': ({ put: write }) =>
    // Sparse: it takes no space on most disks.
    truncateSync(write('bad.jpg', ''), 513 * 1024 * 1024),
  'a picture that disappears': () => undefined,
  'an animation of which only one frame can be read': async ({ put: write }) =>
    write('bad.webp', await frames(2, small).webp({ effort: 0 }).withMetadata({ orientation: 6 }).toBuffer()),
  'an animation of too many frames': async ({ put: write }) =>
    write('bad.gif', await frames(1001, small).gif({ effort: 1 }).toBuffer()),
  'an animation that is published with more than 2 MB': async ({ put: write, prepare, cacheDir }) => {
    write('bad.gif', await frames(2, small).gif({ effort: 1 }).toBuffer());
    const { plan } = only(await prepare(['bad.jpg'], { planOnly: true }));
    // As if it had been encoded to that size.
    await keepEntry(cacheDir, plan.key, [{ name: movingFile, bytes: Buffer.alloc(2_100_000) }]);
  },
};
