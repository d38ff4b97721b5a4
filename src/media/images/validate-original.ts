import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Metadata } from 'sharp';
import { hashBytes, hashOriginal } from '../../files/hash.ts';
import { UnsupportedMediaError, unreadable } from '../originals/unsupported-media-error.ts';
import { detectFormat, headBytes } from './detect-format.ts';
import { carriesLocation } from './exif-tags.ts';
import { isCutShort } from './is-cut-short.ts';
import {
  maxBytes,
  maxFrames,
  maxMovingPixels,
  maxPixels,
  pictureMessages,
  refusals,
} from './picture-messages.ts';
import { sharp } from './set-up-sharp.ts';

/** What the header of an original tells; enough to plan every file of it. */
export type Original = {
  /** First 24 hex digits of the SHA-256 of its bytes. */
  source: string;
  /** Upright size in px. */
  width: number;
  height: number;
  /** Bytes one decoded pixel takes, times its pixels: how much memory decoding may need, in MB. */
  decodedMb: number;
  /** A camera signed it, or it is a JPEG: what `kind` is when nobody says. */
  isPhoto: boolean;
  hasLocation: boolean;
  /** Seconds its frames take, once; `null` for what stands. 'unread': it moves, and only its first frame can be read. */
  movement: { seconds: number } | 'unread' | null;
};

/** Larger originals are hashed while they stream and decoded from disk, so that two of them fit in memory. */
const inMemoryBytes = 48 * 1024 * 1024;

/**
 * Bytes of the original, or its path when it is too large to hold: what the image library reads, together
 * with the hash of exactly these bytes.
 */
export async function readOriginal(file: string): Promise<{ input: Buffer | string; source: string }> {
  try {
    if ((await sizeOf(file)) <= inMemoryBytes) {
      const input = await readFile(file);
      return { input, source: hashBytes(input) };
    }
    return { input: file, source: (await hashOriginal(file)).source };
  } catch (error) {
    throw unreadable(error);
  }
}

/** In bytes; throws `UnsupportedMediaError` when that is more than any picture has. */
async function sizeOf(file: string): Promise<number> {
  const { size: bytes } = await stat(file);
  if (bytes > maxBytes) throw new UnsupportedMediaError(pictureMessages.tooManyBytes(bytes));
  return bytes;
}

/** Why pixels could not be decoded, for the owner; `input` is what was decoded, `error` what the library said. */
export function explainUndecodable(input: Buffer | string, error: unknown): UnsupportedMediaError {
  const isCut = typeof input === 'string' ? /premature end/i.test(String(error)) : isCutShort(input);
  return new UnsupportedMediaError(isCut ? pictureMessages.truncated : pictureMessages.damaged, {
    cause: error,
  });
}

/**
 * Reads and judges one original by its content; its pixels are not decoded. Throws `UnsupportedMediaError`. Should the file
 * change between being hashed and being looked at, encoding notices: it hashes again what it decodes.
 */
export async function validateOriginal(file: string): Promise<Original> {
  const { source, head } = await sizeOf(file)
    .then(() => hashOriginal(file, headBytes))
    .catch((error: unknown) => {
      throw unreadable(error);
    });
  return judge({ input: file, source, head }, basename(file));
}

/** Judges bytes that are no file of content/; `name` is the one they came under. Throws `UnsupportedMediaError`. */
export async function inspectBytes(bytes: Buffer, name: string): Promise<Original> {
  const source = hashBytes(bytes);
  return judge({ input: bytes, source, head: bytes.subarray(0, headBytes) }, name);
}

async function judge(
  { input, source, head }: { input: Buffer | string; source: string; head: Buffer },
  name: string,
): Promise<Original> {
  const detected = detectFormat(head, name);
  if (detected.kind !== 'picture') throw new UnsupportedMediaError(refusals[detected.kind]);
  const metadata = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(async (error: unknown) => {
      const bytes = typeof input === 'string' ? (await readOriginal(input)).input : input;
      throw explainUndecodable(bytes, error);
    });
  if (metadata.format === 'heif' && metadata.compression !== 'av1')
    throw new UnsupportedMediaError(refusals.heic);
  const { width, height } = metadata.autoOrient;
  if (width * height > maxPixels)
    throw new UnsupportedMediaError(pictureMessages.tooManyPixels(width, height));
  const sampleBytes = metadata.depth === 'uchar' ? 1 : metadata.depth === 'ushort' ? 2 : 4;
  return {
    source,
    width,
    height,
    decodedMb: Math.ceil((width * height * Math.max(3, metadata.channels) * sampleBytes) / 1e6),
    isPhoto: detected.format === 'jpeg' || namesCamera(metadata.exif),
    hasLocation: carriesLocation(metadata),
    movement: detected.isSequence ? 'unread' : validateMovement(metadata),
  };
}

/** Of a GIF or a WebP; the pages of other formats are no frames. */
function validateMovement({ pages = 1, delay, orientation = 1, autoOrient }: Metadata): Original['movement'] {
  if (pages < 2 || !delay) return null;
  const pixels = autoOrient.width * autoOrient.height * pages;
  if (pages > maxFrames || pixels > maxMovingPixels)
    throw new UnsupportedMediaError(pictureMessages.tooManyFrames(pages, pixels));
  // The library turns no frames.
  if (orientation !== 1) return 'unread';
  return { seconds: delay.reduce((sum, ms) => sum + ms, 0) / 1000 };
}

/** Tag 0x010F (Make) in the first directory, in either byte order. */
function namesCamera(exif: Buffer | undefined): boolean {
  if (!exif) return false;
  return (
    exif.includes(Buffer.from([0x01, 0x0f, 0x00, 0x02])) ||
    exif.includes(Buffer.from([0x0f, 0x01, 0x02, 0x00]))
  );
}
