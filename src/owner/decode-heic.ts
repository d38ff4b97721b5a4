/// <reference path="../media/libheif-js.d.ts" />
import { crc32, deflateSync } from 'node:zlib';
import { maxPixels } from '../core/limits.ts';
import { sharp } from '../media/images/set-up-sharp.ts';
import { damagedPicture, tooManyPixels } from '../media/images/validate-original.ts';
import { UnsupportedMediaError } from '../media/originals/unsupported-media-error.ts';

/**
 * A HEIC picture, as iPhones take them, as a PNG with the same pixels, upright, and the same colour profile. The
 * image library reads the header of such files but has no decoder for them, for want of a patent licence; this one
 * is libheif compiled to WebAssembly, loaded when the first HEIC picture comes. Throws `UnsupportedMediaError`.
 */
export async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  await libheif.ready;
  const decoder = new libheif.HeifDecoder();
  const images = decoder.decode(bytes);
  try {
    const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
    if (!image) throw new UnsupportedMediaError(damagedPicture);
    const width = image.get_width();
    const height = image.get_height();
    if (width * height > maxPixels) throw new UnsupportedMediaError(tooManyPixels(width, height));
    const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
    const isDecoded = await new Promise<boolean>((resolve) => {
      image.display(pixels, (filled) => resolve(filled !== null));
    });
    if (!isDecoded) throw new UnsupportedMediaError(damagedPicture);
    const png = await sharp(pixels.data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      // Read again at once: small does not matter, fast does.
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { icc } = await sharp(bytes).metadata();
    return icc ? withProfile(png, icc) : png;
  } finally {
    for (const image of images) image.free();
    decoder.decoder.delete();
  }
}

/** Where the chunks of a PNG begin behind its signature and its header, in bytes. */
const afterHeader = 33;

/** The PNG with a colour profile, so that its numbers are read as the camera meant them. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPICC\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  check.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([png.subarray(0, afterHeader), length, body, check, png.subarray(afterHeader)]);
}
