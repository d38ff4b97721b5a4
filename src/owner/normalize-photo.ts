import path from 'node:path';
import { ContentStore, parseYaml } from '../content/content-store.ts';
import { siteSchema } from '../content/site-schema.ts';
import { maxPixels } from '../core/limits.ts';
import { intrinsicSize } from '../core/picture.ts';
import { hashBytes } from '../files/hash.ts';
import { privateTags } from '../media/gate/privacy-gate.ts';
import { detectFormat, headBytes } from '../media/images/detect-format.ts';
import { rightsXmp } from '../media/images/encode-entry.ts';
import { carriesLocation } from '../media/images/exif-tags.ts';
import { sharp } from '../media/images/set-up-sharp.ts';
import {
  explainUndecodable,
  type Original,
  readOriginal,
  validateBytes,
  validateOriginal,
} from '../media/images/validate-original.ts';
import { decodeHeic } from './decode-heic.ts';
import { hashPicture, type PerceptualHash } from './perceptual-hash.ts';
import { type PhotoCaptions, readPhotoCaptions } from './photo-captions.ts';

/** The part of site.yaml that decides how photos are stored. */
export type PhotoStorageOptions = {
  /** Width of the widest published picture, in px; a master is never wider. */
  largest: number;
  credit: string;
  licence: string;
};

/** Reads how the owner wants photos to be stored; the defaults if site.yaml does not say or has errors. */
export async function readPhotoStorageOptions(contentDir: string): Promise<PhotoStorageOptions> {
  const text = (await new ContentStore(contentDir).readText('site.yaml')) ?? '';
  const site = parseYaml(text) as { pictures?: unknown } | null | undefined;
  const read = siteSchema.shape.pictures.safeParse(site?.pictures);
  return read.success ? read.data : { largest: 1600, credit: '', licence: '' };
}

/** A photo ready to be put into content/images; nothing has been written yet. */
export type NormalizedPhoto = {
  fileName: string;
  /** First 24 hex digits of the SHA-256 of the file that came in. */
  source: string;
  /** What content/ will keep: upright, sRGB, no larger than needed, with nothing beside pixels but the rights. */
  master: Buffer;
  ending: '.jpg' | '.png';
  /** Of the master, in px. */
  width: number;
  height: number;
  /** Whether the file said where it was taken. The master does not. */
  hadLocation: boolean;
  words: PhotoCaptions;
  hash: PerceptualHash;
};

/** The site encodes its own files from the master, so what a master loses must be far less than they do. */
const jpegQuality = 92;

/**
 * Reads one photo (JPEG, PNG, WebP, AVIF, TIFF, GIF or HEIC; of several frames the first), a file or bytes with the
 * name they came under, and makes its master. Throws `UnsupportedMediaError` with the reason in the owner's words.
 */
export async function normalizePhoto(
  from: { file: string } | { fileName: string; bytes: Buffer },
  options: PhotoStorageOptions,
): Promise<NormalizedPhoto> {
  const fileName = 'file' in from ? path.basename(from.file) : from.fileName;
  const read = 'file' in from ? await readOriginal(from.file) : ofBytes(from.bytes);
  const opened = await openHeic(read, fileName);
  const original =
    typeof opened.input === 'string'
      ? await validateOriginal(opened.input)
      : await validateBytes(opened.input, fileName);
  const metadata = await sharp(read.input, { limitInputPixels: false }).metadata();
  const keepsEveryPixel = await hasRendered(opened.input, original, opened.isHeic);
  const size = intrinsicSize(original, options.largest);
  const master = await makeStoredPhoto(opened.input, size, keepsEveryPixel, options).catch(
    (error: unknown) => {
      throw explainUndecodable(opened.input, error);
    },
  );
  const leftTags = await privateTags(master, options);
  if (leftTags.length > 0) throw new Error(`The master of ${fileName} still carries ${leftTags.join(', ')}.`);
  return {
    fileName,
    source: read.source,
    master,
    ending: keepsEveryPixel ? '.png' : '.jpg',
    ...size,
    hadLocation: carriesLocation(metadata),
    words: readPhotoCaptions(metadata),
    hash: await hashPicture(master),
  };
}

function ofBytes(bytes: Buffer) {
  return { input: bytes, source: hashBytes(bytes) };
}

async function openHeic(
  read: { input: Buffer | string; source: string },
  fileName: string,
): Promise<{ input: Buffer | string; source: string; isHeic: boolean }> {
  // One too large to hold is refused by its kind, like any other that cannot be read.
  const isHeic =
    typeof read.input !== 'string' &&
    detectFormat(read.input.subarray(0, headBytes), fileName).kind === 'heic';
  if (!isHeic) return { ...read, isHeic };
  return { source: read.source, input: await decodeHeic(read.input as Buffer), isHeic };
}

/** Drawings and cut-outs are kept without loss; what a camera or a lossy format brings is a photo. */
async function hasRendered(input: Buffer | string, original: Original, isHeic: boolean): Promise<boolean> {
  if (isHeic) return false;
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
