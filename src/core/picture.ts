import { withBase } from './routes.ts';
import { lastName } from './text.ts';

/** The published files of an original, with everything their addresses need. */
export type PictureFiles = {
  /** Public path of the whole picture, as records write it: `/images/travel/fushimi-inari.jpg`. */
  path: string;
  /** Eight hex digits that identify original and encoding; part of every variant's file name. */
  fingerprint: string;
  /** Intrinsic size in px of the largest variant, upright. */
  width: number;
  height: number;
  /** Index of the nearest of 216 placeholder colors (6 × 6 × 6 steps of R, G, B) to the picture's mean. */
  tint: number;
};

/** A video with the picture as its poster, or an animation with the picture as its first frame. */
export type Clip = {
  kind: 'video' | 'animation';
  /** Public path of the picture for a record's path: a video's is its poster. */
  path: string;
  /** MIME type, with codecs if the container is not enough: 'video/mp4', 'video/webm', 'image/webp'. */
  type: string;
  /** 0 while only planned. */
  bytes: number;
  /** Duration of one run. */
  seconds: number;
  hasSound: boolean;
  /**
   * Public path below the site's base (never on the pictures' host: a track from another origin needs CORS), and the
   * language as a BCP 47 tag.
   */
  captions: { path: string; language: string } | null;
};

/** A picture as pages get it. */
export type Picture = PictureFiles & {
  alt: string;
  clip?: Clip;
  /** The point that stays visible in a crop: `50% 20%` from the left and from the top. */
  focus?: string;
};

/** A class instead of a `style` attribute, which the content security policy does not allow. */
export function focusClass(focus: string): string {
  return `focus-${focus.replaceAll('% ', '-').replace('%', '')}`;
}

/** A captioned picture: a photo of a gallery, or a slide of a project. */
export type Figure = {
  name: string;
  title: string;
  /** How the photo was taken, as text. */
  camera?: string;
  picture: Picture;
  /** Former names in addresses; omitted if there are none. */
  formerly?: string[];
};

export type VariantFormat = 'avif' | 'jpeg';

/**
 * Widths in px, ascending; the picture's own largest width is always added. Every picture has the same widths, so that
 * it fits every place: beside a carousel (160), in a grid of two or three columns (480, 800), across a phone (640, a
 * third fewer bytes than 800), in the lightbox (1600). Browsers without AVIF get one small JPEG.
 */
const plannedWidths: Record<VariantFormat, readonly number[]> = {
  avif: [160, 480, 640, 800, 1600],
  jpeg: [800],
};

/** The widest JPEG, which is also served at the picture's public path. */
export const fallbackWidth = 1600;

/** A planned width this close to the picture's own saves too few bytes for a file. */
const nearlyFull = 0.9;

/** Encoders reject longer sides, in px; only scrolls and panoramas come near. */
const maxSide = 16_000;

type VariantPlan = { width: number; height: number; format: VariantFormat; path: string };

/** Size of the largest variant of an upright original: never enlarged, at least 1 px each way. */
export function intrinsicSize(
  original: { width: number; height: number },
  largest: number,
): { width: number; height: number } {
  const tallest = Math.floor((original.width * maxSide) / original.height);
  const width = Math.max(1, Math.min(original.width, largest, tallest));
  return { width, height: heightAt(original, width) };
}

/** All variants of a picture, ascending per format, with the aspect ratio of the upright original. */
export function planVariants(picture: PictureFiles): VariantPlan[] {
  return (['avif', 'jpeg'] as const).flatMap((format) =>
    variantWidths(picture, format).map((width) => ({
      width,
      height: heightAt(picture, width),
      format,
      path: variantPath(picture, width, format),
    })),
  );
}

/** Maximum width of animations, which have about a hundred times the bytes of an image. */
const widestMovement = 960;

/** The file with all frames of an animation. */
export function planMovement(picture: PictureFiles): { width: number; height: number; path: string } {
  const width = Math.min(picture.width, widestMovement);
  const path = `${picture.path.replace(/\.\w+$/, '')}-${picture.fingerprint}.webp`;
  return { width, height: heightAt(picture, width), path };
}

/** `srcset` of the variants from `minWidthPx` to `maxWidthPx`. */
export function srcset(
  picture: PictureFiles,
  format: VariantFormat,
  base: string,
  { minWidthPx = 0, maxWidthPx = Number.POSITIVE_INFINITY } = {},
): string {
  const offered = notWiderThan(variantWidths(picture, format), maxWidthPx);
  return offered
    .filter((width, index) => width >= minWidthPx || index === offered.length - 1)
    .map((width) => `${withBase(base, variantPath(picture, width, format))} ${width}w`)
    .join(', ');
}

/** Address of one JPEG: the widest up to `width`, or the narrowest. */
export function jpegSource(picture: PictureFiles, base: string, width: number): string {
  const chosen = notWiderThan(variantWidths(picture, 'jpeg'), width).at(-1) ?? picture.width;
  return withBase(base, variantPath(picture, chosen, 'jpeg'));
}

/** Address of the whole picture or its video, for a link that works without scripts. */
export function fullSource(picture: PictureFiles & { clip?: Clip }, base: string): string {
  if (picture.clip?.kind === 'video') return withBase(base, picture.clip.path);
  return withBase(base, variantPath(picture, Math.min(picture.width, fallbackWidth), 'jpeg'));
}

/** The picture's name in addresses: its file name. */
export function pictureName({ path }: Pick<PictureFiles, 'path'>): string {
  return lastName(path).replace(/\.\w+$/, '');
}

/** Whether a path in a record is a video, by its extension; its file may have another video extension. */
export function isVideoPath(source: string): boolean {
  return /\.(?:mp4|m4v|mov|webm|mkv)$/i.test(source);
}

/** Public path of the picture for a record's path: a video's is its poster. */
export function posterPath(source: string): string {
  return isVideoPath(source) ? source.replace(/\.\w+$/, '.jpg') : source;
}

/** Existing widths in px, ascending. */
function variantWidths(picture: PictureFiles, format: VariantFormat): number[] {
  const full = format === 'jpeg' ? Math.min(picture.width, fallbackWidth) : picture.width;
  return [...plannedWidths[format].filter((width) => width < full * nearlyFull), full];
}

/** The widths up to `maxWidthPx`, or only the narrowest if all are wider. */
function notWiderThan(widths: number[], maxWidthPx: number): number[] {
  const offered = widths.filter((width) => width <= maxWidthPx);
  return offered.length > 0 ? offered : widths.slice(0, 1);
}

function heightAt(size: { width: number; height: number }, width: number): number {
  return Math.max(1, Math.round((size.height * width) / size.width));
}

function variantPath(picture: PictureFiles, width: number, format: VariantFormat): string {
  const stem = picture.path.replace(/\.\w+$/, '');
  return `${stem}-${picture.fingerprint}-${width}.${format === 'avif' ? 'avif' : 'jpg'}`;
}
