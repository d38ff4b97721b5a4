/// <reference path="../media/libheif-js.d.ts" />
import { crc32, deflateSync } from 'node:zlib';
import { maxPixels } from '../core/limits.ts';
import { sharp } from '../media/images/set-up-sharp.ts';
import { damagedPicture, tooManyPixels } from '../media/images/validate-original.ts';
import { UnsupportedMediaError } from '../media/originals/unsupported-media-error.ts';

/**
 * Converts a HEIC picture, the format of iPhones, to an upright PNG with the same pixels and color profile. The image
 * library has no decoder for HEIC because of patents, so this uses libheif compiled to WebAssembly, loaded on demand.
 * Throws `UnsupportedMediaError`.
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
      // The PNG is read again at once, so speed matters more than size.
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { icc } = await sharp(bytes).metadata();
    return icc ? withProfile(png, icc) : png;
  } finally {
    for (const image of images) image.free();
    decoder.decoder.delete();
  }
}

/** Offset of the first chunk of a PNG after its signature and header, in bytes. */
const afterHeader = 33;

/** The PNG with the color profile of the camera. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPICC\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  check.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([png.subarray(0, afterHeader), length, body, check, png.subarray(afterHeader)]);
}
