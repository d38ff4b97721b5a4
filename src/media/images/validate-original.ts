import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Metadata } from 'sharp';
import { commandHint } from '../../core/command-hint.ts';
import type { DiagnosticText } from '../../core/diagnostics.ts';
import {
  maxAnimatedPixels,
  maxFrames,
  maxOriginalBytes,
  maxPixels,
  summarizeTooLarge,
} from '../../core/limits.ts';
import { groupDigits } from '../../core/text.ts';
import { hashBytes, hashOriginal } from '../../files/hash.ts';
import {
  copyAgain,
  emptyFile,
  gitLfsPointer,
  UnsupportedMediaError,
  unreadable,
} from '../originals/unsupported-media-error.ts';
import { type DetectedFormat, detectFormat, headBytes, isCutShort } from './detect-format.ts';
import { carriesLocation } from './exif-tags.ts';
import { sharp } from './set-up-sharp.ts';

/** Properties from the header of an original, enough to plan its variants. */
export type Original = {
  /** First 24 hex digits of the SHA-256 of its bytes. */
  source: string;
  /** Upright size in px. */
  width: number;
  height: number;
  /** Memory that decoding may need, in MB. */
  decodedMb: number;
  /** Whether it is a JPEG or names a camera, which decides the default of `kind`. */
  isPhoto: boolean;
  hasLocation: boolean;
  /** Duration of an animated image; null for a still one. 'unread' if only its first frame can be read. */
  animation: { seconds: number } | 'unread' | null;
};

/** Larger originals are streamed to hash them and decoded from disk, so that two fit in memory. */
const inMemoryBytes = 48 * 1024 * 1024;

/** Input for the image library, with its hash: the bytes of an original, or the path of a very large one. */
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

/** In bytes; throws `UnsupportedMediaError` if the file is too large. */
async function sizeOf(file: string): Promise<number> {
  const { size: bytes } = await stat(file);
  if (bytes > maxOriginalBytes)
    throw new UnsupportedMediaError({
      code: 'picture-file-too-large',
      summary: summarizeTooLarge(bytes),
      why: 'No screen can show that much of a picture.',
      fix: 'Export it smaller, as a JPEG with 5,000 pixels on the long side.',
    });
  return bytes;
}

/** Explains why `input` could not be decoded; `error` is the error of the library. */
export function explainUndecodable(input: Buffer | string, error: unknown): UnsupportedMediaError {
  const isCut = typeof input === 'string' ? /premature end/i.test(String(error)) : isCutShort(input);
  const text = isCut
    ? {
        code: 'picture-incomplete',
        summary: 'this picture is incomplete',
        why: 'Its last part is missing; copying it was probably interrupted.',
        fix: copyAgain,
      }
    : damagedPicture;
  return new UnsupportedMediaError(text, { cause: error });
}

/**
 * Validates an original by its header, without decoding pixels. Throws `UnsupportedMediaError`. If the file changes
 * later, encoding reports it, because it hashes the decoded bytes again.
 */
export async function validateOriginal(file: string): Promise<Original> {
  const { source, head } = await sizeOf(file)
    .then(() => hashOriginal(file, headBytes))
    .catch((error: unknown) => {
      throw unreadable(error);
    });
  return validate({ input: file, source, head }, basename(file));
}

/** Validates bytes that are not a file of content/; `name` is their file name. Throws `UnsupportedMediaError`. */
export async function validateBytes(bytes: Buffer, name: string): Promise<Original> {
  const source = hashBytes(bytes);
  return validate({ input: bytes, source, head: bytes.subarray(0, headBytes) }, name);
}

async function validate(
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
  if (width * height > maxPixels) throw new UnsupportedMediaError(tooManyPixels(width, height));
  const sampleBytes = metadata.depth === 'uchar' ? 1 : metadata.depth === 'ushort' ? 2 : 4;
  return {
    source,
    width,
    height,
    decodedMb: Math.ceil((width * height * Math.max(3, metadata.channels) * sampleBytes) / 1e6),
    isPhoto: detected.format === 'jpeg' || namesCamera(metadata.exif),
    hasLocation: carriesLocation(metadata),
    animation: detected.isSequence ? 'unread' : validateAnimation(metadata),
  };
}

/** For a GIF or WebP; pages of other formats are not frames. */
function validateAnimation({
  pages = 1,
  delay,
  orientation = 1,
  autoOrient,
}: Metadata): Original['animation'] {
  if (pages < 2 || !delay) return null;
  const pixels = autoOrient.width * autoOrient.height * pages;
  if (pages > maxFrames || pixels > maxAnimatedPixels)
    throw new UnsupportedMediaError({
      code: 'animation-too-large',
      summary:
        pages > maxFrames
          ? `this animated picture has ${groupDigits(pages)} frames, expected at most ${groupDigits(maxFrames)}`
          : `the frames of this animated picture have ${groupDigits(pixels / 1e6)} megapixels in total, expected at most ${maxAnimatedPixels / 1e6}`,
      why: fillsMemory,
      fix: exportAsVideo,
    });
  // The library cannot rotate frames.
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

const formats = 'Pictures can be JPEG, PNG, WebP, AVIF, TIFF or GIF.';
const fillsMemory = 'Opening it could fill the memory of this computer.';
const exportJpeg = 'Export it as a JPEG with the best quality and use that instead.';
export const exportAsVideo = 'Export it as a video (MP4), shorter or smaller, and use that instead.';

export const damagedPicture: DiagnosticText = {
  code: 'picture-damaged',
  summary: 'this picture is damaged and cannot be opened',
  why: 'It begins like a picture, but the rest is invalid.',
  fix: copyAgain,
};

export function tooManyPixels(width: number, height: number): DiagnosticText {
  return {
    code: 'picture-too-large',
    summary: `this picture has ${groupDigits(width)} × ${groupDigits(height)} pixels (${groupDigits((width * height) / 1e6)} megapixels), expected at most ${maxPixels / 1e6} megapixels`,
    why: fillsMemory,
    fix: 'Export it smaller; 5,000 pixels on the long side are plenty.',
  };
}

/** Explains why a file is rejected, by its actual format. */
const refusals = {
  empty: emptyFile,
  heic: {
    code: 'heic-picture',
    summary: 'this is a HEIC picture, an iPhone format that cannot be read here',
    why: formats,
    fix: `Add it with   ${commandHint('photos add FILE --gallery travel')}   which converts it, or export it as a JPEG.`,
  },
  svg: {
    code: 'svg-picture',
    summary: 'this is an SVG image, which is not published',
    why: 'An SVG image can contain scripts that would run in your visitors’ browsers.',
    fix: 'Export it as a PNG, at least 1600 pixels wide, and use that instead.',
  },
  'camera-raw': {
    code: 'raw-picture',
    summary: 'this is a camera’s raw file, not a finished picture',
    why: 'Raw files must be developed before they can be shown.',
    fix: 'Develop it in your photo program and use the JPEG instead.',
  },
  'jpeg-xl': {
    code: 'jpeg-xl-picture',
    summary: 'this is a JPEG XL picture, which cannot be read here',
    why: formats,
    fix: exportJpeg,
  },
  photoshop: {
    code: 'photoshop-document',
    summary: 'this is a Photoshop document, not a picture',
    why: formats,
    fix: exportJpeg,
  },
  video: {
    code: 'video-as-picture',
    summary: 'this is a video, not a picture',
    why: formats,
    fix: 'Use a still picture instead.',
  },
  pdf: {
    code: 'pdf-as-picture',
    summary: 'this is a PDF document, not a picture',
    why: formats,
    fix: exportJpeg,
  },
  zip: {
    code: 'zip-as-picture',
    summary: 'this is a ZIP archive, not a picture',
    why: formats,
    fix: 'Unpack it and use the picture itself.',
  },
  'web-page': {
    code: 'web-page-as-picture',
    summary: 'this is a web page with the name of a picture',
    why: 'The content of a file decides what it is, not its extension.',
    fix: 'Open the page, save the picture itself and use that.',
  },
  text: {
    code: 'text-as-picture',
    summary: 'this is a text file, not a picture',
    why: 'The content of a file decides what it is, not its extension.',
    fix: 'Use the picture itself.',
  },
  'git-lfs': gitLfsPointer('picture'),
  unknown: {
    code: 'unknown-picture-format',
    summary: 'this is not a picture in a supported format',
    why: formats,
    fix: exportJpeg,
  },
} satisfies Record<Exclude<DetectedFormat['kind'], 'picture'>, DiagnosticText>;
