import { withBase } from './routes.ts';
import { lastName } from './text.ts';

/** The published files of an original: enough to write every address of them, and nothing more. */
export type PictureFiles = {
  /** The public path that answers with the whole picture, as records write it: `/images/travel/fushimi-inari.jpg`. */
  path: string;
  /** Eight hex digits of the original and of how it is encoded; part of every variant's file name. */
  fingerprint: string;
  /** Intrinsic size in px of the largest variant, upright. */
  width: number;
  height: number;
  /** Which of 216 placeholder colours (6 × 6 × 6 steps of R, G, B) is nearest to the picture's mean. */
  tint: number;
};

/** What plays where a picture stands: a video, whose poster the picture is, or an animation, whose first frame it is. */
export type Clip = {
  kind: 'video' | 'animation';
  /** Public path of the published file, `/images/travel/harbour-0a1b2c3d.mp4`, below the base of pictures. */
  path: string;
  /** Of the file: 'video/mp4', 'video/webm', 'image/webp'. With codecs where the container is not enough. */
  type: string;
  /** Of the file; 0 while it has only been planned. */
  bytes: number;
  /** How long it plays, once. */
  seconds: number;
  hasSound: boolean;
  /**
   * Public path below the site's base (never the pictures' host: a track from elsewhere needs CORS), and the language as
   * a BCP 47 tag.
   */
  captions: { path: string; language: string } | null;
};

/** What a page knows of a picture. `alt` is the text instead of it. */
export type Picture = PictureFiles & { alt: string; clip?: Clip };

/** A captioned picture: a photo of a gallery, or a slide of a project. */
export type Figure = {
  name: string;
  title: string;
  picture: Picture;
  /** Names it had before in addresses; left out for none. */
  formerly?: string[];
};

export type VariantFormat = 'avif' | 'jpeg';

/**
 * Widths in px, ascending; the picture's own largest width is always added. Every picture has the same ones, so that it
 * can be shown in any place: small beside a carousel (160), in a grid of two or three columns (480, 800), across a
 * phone (640, a third lighter than 800), over the page (1600). Browsers without AVIF make do with one small JPEG.
 */
const plannedWidths: Record<VariantFormat, readonly number[]> = {
  avif: [160, 480, 640, 800, 1600],
  jpeg: [800],
};

/** The widest JPEG; it also answers the picture's public path itself. */
export const fallbackWidth = 1600;

/** A planned width this close below the picture's own saves no bytes worth a file. */
const nearlyFull = 0.9;

/** Encoders refuse more px than this on a side; only scrolls and panoramas come near. */
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

/** Every file to make of a picture, ascending per format; heights keep the upright aspect. */
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

/** A picture that moves weighs a hundred times as much as one that stands, so it is no wider than this. */
const widestMovement = 960;

/** The one file with all frames of an original that moves. */
export function planMovement(picture: PictureFiles): { width: number; height: number; path: string } {
  const width = Math.min(picture.width, widestMovement);
  const path = `${picture.path.replace(/\.\w+$/, '')}-${picture.fingerprint}.webp`;
  return { width, height: heightAt(picture, width), path };
}

/** `srcset` of the variants of `narrowest` to `widest` px, with the pictures' base in front of each. */
export function srcset(
  picture: PictureFiles,
  format: VariantFormat,
  base: string,
  { narrowest = 0, widest = Number.POSITIVE_INFINITY } = {},
): string {
  const shown = notWiderThan(variantWidths(picture, format), widest);
  return shown
    .filter((width, index) => width >= narrowest || index === shown.length - 1)
    .map((width) => `${withBase(base, variantPath(picture, width, format))} ${width}w`)
    .join(', ');
}

/** Address of one JPEG: the widest that is not wider than `width`, or the narrowest there is. */
export function jpegSource(picture: PictureFiles, base: string, width: number): string {
  const chosen = notWiderThan(variantWidths(picture, 'jpeg'), width).at(-1) ?? picture.width;
  return withBase(base, variantPath(picture, chosen, 'jpeg'));
}

/** Address of the whole picture, or of the video it stands for, for a link that must work without scripts. */
export function fullSource(picture: PictureFiles & { clip?: Clip }, base: string): string {
  if (picture.clip?.kind === 'video') return withBase(base, picture.clip.path);
  return withBase(base, variantPath(picture, Math.min(picture.width, fallbackWidth), 'jpeg'));
}

/** Name of a picture in addresses that open it: that of its file. */
export function pictureName({ path }: Pick<PictureFiles, 'path'>): string {
  return lastName(path).replace(/\.\w+$/, '');
}

/** Whether a record's path means a video, by its ending; that of its file may be another one of a video. */
export function isVideoPath(source: string): boolean {
  return /\.(?:mp4|m4v|mov|webm|mkv)$/i.test(source);
}

/** Public path of the picture that a record's path shows: its own, or that of the video's poster. */
export function posterPath(source: string): string {
  return isVideoPath(source) ? source.replace(/\.\w+$/, '.jpg') : source;
}

/** Widths in px that exist of a picture, ascending. */
function variantWidths(picture: PictureFiles, format: VariantFormat): number[] {
  const full = format === 'jpeg' ? Math.min(picture.width, fallbackWidth) : picture.width;
  return [...plannedWidths[format].filter((width) => width < full * nearlyFull), full];
}

/** The widths up to `widest`, or the narrowest alone when all are wider. */
function notWiderThan(widths: number[], widest: number): number[] {
  const shown = widths.filter((width) => width <= widest);
  return shown.length > 0 ? shown : widths.slice(0, 1);
}

function heightAt(size: { width: number; height: number }, width: number): number {
  return Math.max(1, Math.round((size.height * width) / size.width));
}

function variantPath(picture: PictureFiles, width: number, format: VariantFormat): string {
  const stem = picture.path.replace(/\.\w+$/, '');
  return `${stem}-${picture.fingerprint}-${width}.${format === 'avif' ? 'avif' : 'jpg'}`;
}
