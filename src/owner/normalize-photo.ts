/// <reference path="../media/libheif-js.d.ts" />
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { ContentStore, parseYaml } from '../content/content-store.ts';
import { siteSchema } from '../content/site-schema.ts';
import { listAt, valueAt } from '../core/field-path.ts';
import { maxPixels } from '../core/limits.ts';
import { intrinsicSize } from '../core/picture.ts';
import { hashBytes } from '../files/hash.ts';
import { privateTags } from '../media/gate/privacy-gate.ts';
import { detectFormat, headBytes } from '../media/images/detect-format.ts';
import { rightsXmp } from '../media/images/encode-entry.ts';
import { carriesLocation } from '../media/images/exif-tags.ts';
import { sharp } from '../media/images/set-up-sharp.ts';
import {
  damagedPicture,
  explainUndecodable,
  type Original,
  readOriginal,
  tooManyPixels,
  validateBytes,
  validateOriginal,
} from '../media/images/validate-original.ts';
import { UnsupportedMediaError } from '../media/originals/unsupported-media-error.ts';
import { hashPicture, type PerceptualHash } from './perceptual-hash.ts';
import { type PhotoCaptions, readPhotoCaptions } from './photo-captions.ts';

/** The settings of site.yaml for storing photos. */
export type PhotoStorageOptions = {
  /** Width of the widest published picture, in px; a stored photo is never wider. */
  largest: number;
  credit: string;
  licence: string;
};

/** Reads the settings for storing photos; the defaults if site.yaml lacks them or has errors. */
export async function readPhotoStorageOptions(contentDir: string): Promise<PhotoStorageOptions> {
  const pictures = valueAt(await readYaml(contentDir, 'site.yaml'), ['pictures']);
  return siteSchema.shape.pictures.safeParse(pictures).data ?? { largest: 1600, credit: '', licence: '' };
}

/** The language of the site, as BCP 47; "" if site.yaml lacks it or has errors. */
export async function readLanguage(contentDir: string): Promise<string> {
  const language = valueAt(await readYaml(contentDir, 'site.yaml'), ['language']);
  return siteSchema.shape.language.safeParse(language).data ?? '';
}

/** Whether a gallery has `camera: true`, on any page. */
export async function showsCamera(contentDir: string, gallery: string): Promise<boolean> {
  const pages = listAt(await readYaml(contentDir, 'pages.yaml'), []);
  const about = await readYaml(contentDir, 'about.yaml');
  return [
    ...pages.flatMap((page) => listAt(page, ['galleries'])),
    ...listAt(about, ['galleries', 'list']),
  ].some((place) => valueAt(place, ['name']) === gallery && valueAt(place, ['camera']) === true);
}

async function readYaml(contentDir: string, file: string): Promise<unknown> {
  return parseYaml((await new ContentStore(contentDir).readText(file)) ?? '');
}

/** A photo as content/images will store it; nothing has been written yet. */
export type NormalizedPhoto = {
  fileName: string;
  /** First 24 hex digits of the SHA-256 of the original file. */
  source: string;
  /** The stored file: upright, sRGB, no larger than needed, without metadata except the rights. */
  stored: Buffer;
  ending: '.jpg' | '.png';
  /** Size of the stored photo, in px. */
  width: number;
  height: number;
  /** Whether the original had location data. The stored photo has none. */
  hadLocation: boolean;
  captions: PhotoCaptions;
  hash: PerceptualHash;
};

/** Variants are encoded from the stored photo, so its quality must be much higher than theirs. */
const jpegQuality = 92;

/**
 * Reads one photo (JPEG, PNG, WebP, AVIF, TIFF, GIF or HEIC, the first frame) from a file or from bytes with their
 * original name. Throws `UnsupportedMediaError`.
 */
export async function normalizePhoto(
  from: { file: string } | { fileName: string; bytes: Buffer },
  options: PhotoStorageOptions,
): Promise<NormalizedPhoto> {
  const fileName = 'file' in from ? path.basename(from.file) : from.fileName;
  const read =
    'file' in from ? await readOriginal(from.file) : { input: from.bytes, source: hashBytes(from.bytes) };
  // A file too large for memory is refused later, like any other that cannot be read.
  const heic = typeof read.input !== 'string' && isHeic(read.input, fileName) ? read.input : null;
  const input = heic ? await decodeHeic(heic) : read.input;
  const original =
    typeof input === 'string' ? await validateOriginal(input) : await validateBytes(input, fileName);
  const metadata = await sharp(read.input, { limitInputPixels: false }).metadata();
  const keepsEveryPixel = !heic && (await isLossless(input, original));
  const size = intrinsicSize(original, options.largest);
  const stored = await makeStoredPhoto(input, size, keepsEveryPixel, options).catch((error: unknown) => {
    throw explainUndecodable(input, error);
  });
  const leftTags = await privateTags(stored, options);
  if (leftTags.length > 0)
    throw new Error(`The stored copy of ${fileName} still contains ${leftTags.join(', ')}.`);
  return {
    fileName,
    source: read.source,
    stored,
    ending: keepsEveryPixel ? '.png' : '.jpg',
    ...size,
    hadLocation: carriesLocation(metadata),
    captions: readPhotoCaptions(metadata),
    hash: await hashPicture(stored),
  };
}

function isHeic(bytes: Buffer, fileName: string): boolean {
  return detectFormat(bytes.subarray(0, headBytes), fileName).kind === 'heic';
}

/** Drawings and pictures with transparency are stored losslessly; camera files and lossy formats are photos. */
async function isLossless(input: Buffer | string, original: Original): Promise<boolean> {
  const { format, hasAlpha } = await sharp(input, { limitInputPixels: false }).metadata();
  const isOpaque = !hasAlpha || (await sharp(input, { limitInputPixels: maxPixels }).stats()).isOpaque;
  if (!isOpaque) return true;
  return (format === 'png' || format === 'gif') && !original.isPhoto;
}

function makeStoredPhoto(
  input: Buffer | string,
  { width, height }: { width: number; height: number },
  isDrawing: boolean,
  options: PhotoStorageOptions,
): Promise<Buffer> {
  const rights = rightsXmp(options);
  const picture = sharp(input, { failOn: 'warning', limitInputPixels: maxPixels })
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb');
  if (rights) picture.withXmp(rights);
  return isDrawing
    ? picture.png({ compressionLevel: 9 }).toBuffer()
    : picture
        .removeAlpha()
        .jpeg({ quality: jpegQuality, chromaSubsampling: '4:4:4', mozjpeg: true })
        .toBuffer();
}

/**
 * Converts a HEIC picture, the format of iPhones, to an upright PNG with the same pixels and color profile. The image
 * library has no decoder for HEIC because of patents, so this uses libheif compiled to WebAssembly, loaded on demand.
 * Throws `UnsupportedMediaError`.
 */
async function decodeHeic(bytes: Buffer): Promise<Buffer> {
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
