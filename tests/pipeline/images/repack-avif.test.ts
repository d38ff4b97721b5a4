import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { privateTags } from '../../../src/pipeline/images/privacy-gate.ts';
import { repackAvif } from '../../../src/pipeline/images/repack-avif.ts';
import { rightsXmp } from '../../../src/pipeline/images/rights-xmp.ts';
import { fileEnding, makePlace, only, quarters } from './sample-originals.ts';

const size = { width: 120, height: 80 };
const xmp = rightsXmp({ credit: 'Mira Solano', licence: '' });
const avif = (picture: Sharp = quarters(120, 80)) => picture.avif({ effort: 0 }).toBuffer();

async function samePixels(one: string | Buffer, other: Buffer): Promise<boolean> {
  return (await sharp(one).raw().toBuffer()).equals(await sharp(other).raw().toBuffer());
}

describe('repackAvif', () => {
  it.each([
    ['4:4:4', '4:4:4'],
    ['4:2:0', '4:2:0'],
  ])('keeps every pixel of a %s original', async (_what, chromaSubsampling) => {
    const original = await quarters(120, 80).avif({ effort: 0, chromaSubsampling }).toBuffer();
    for (const rights of [undefined, xmp]) {
      const repacked = repackAvif(original, size, 100_000, rights) ?? Buffer.alloc(0);
      expect(await samePixels(repacked, original)).toBe(true);
      expect((await sharp(repacked).metadata()).xmp?.toString('utf8')).toBe(rights);
      expect(await privateTags(repacked)).toEqual([]);
    }
  });

  it('drops what the original carried beside its pixels', async () => {
    const original = await avif(
      quarters(120, 80)
        .withExif({ IFD0: { Make: 'Kestrel' } })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'),
    );
    const carrying = Buffer.concat([original, Buffer.from('\0\0\0\x0cfreehide', 'latin1')]);
    const repacked = repackAvif(carrying, size, 100_000, undefined) ?? Buffer.alloc(0);
    expect(repacked.includes('Kestrel')).toBe(false);
    expect(repacked.includes('hide')).toBe(false);
    expect(await privateTags(repacked)).toEqual([]);
    expect(await samePixels(repacked, original)).toBe(true);
  });

  it.each([
    ['has another size', () => avif(quarters(122, 80))],
    ['is transparent', () => avif(quarters(120, 80).ensureAlpha(0.5))],
    ['has more than eight bits', () => quarters(120, 80).avif({ effort: 0, bitdepth: 10 }).toBuffer()],
    ['has a wide profile', () => avif(quarters(120, 80).withIccProfile('p3'))],
    ['is no AVIF', () => quarters(120, 80).png().toBuffer()],
    ['is cut short', async () => (await avif()).subarray(0, 300)],
  ])('leaves a picture to be encoded that %s', async (_what, make) => {
    expect(repackAvif(await make(), size, 100_000, undefined)).toBeUndefined();
  });

  it('leaves a picture to be encoded that is heavier than it need be', async () => {
    expect(repackAvif(await avif(), size, 50, undefined)).toBeUndefined();
  });

  it('never fails on broken files', async () => {
    const original = await avif();
    for (let at = 0; at < original.length; at += 1) {
      const broken = Buffer.from(original);
      broken[at] = 0xff;
      expect(() => repackAvif(broken, size, 100_000, xmp)).not.toThrow();
    }
  });
});

describe('preparePictures', () => {
  it('publishes the pixels of a fitting AVIF original as they are', async () => {
    const place = makePlace();
    const original = await quarters(900, 600).avif({ effort: 0, quality: 70 }).toBuffer();
    place.put('drawn.avif', original);
    const file = fileEnding(only(await place.prepare(['drawn.jpg'], { profile: 'fast' })), '-900.avif');
    expect(await samePixels(file, original)).toBe(true);
  });
});
