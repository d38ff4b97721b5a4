import { withBase } from './routes.ts';

/** What a page knows of a picture: enough to write every address of it, and nothing more. */
export type Picture = {
  /** Public path without its ending: `/images/travel/fushimi-inari`. */
  path: string;
  /** Eight hex digits of the original and of how it is encoded; part of every variant's file name. */
  fingerprint: string;
  /** Intrinsic size in px of the largest variant, upright. */
  width: number;
  height: number;
  /** Text instead of the picture. */
  alt: string;
  /** Which of 216 placeholder colours (6 × 6 × 6 steps of R, G, B) is nearest to the picture's mean. */
  tint: number;
};

/** How a picture is drawn decides which widths exist. */
export type PictureRole = 'gallery' | 'slide' | 'plain';

export type VariantFormat = 'avif' | 'jpeg';

/**
 * Widths in px per role, ascending; the picture's own largest width is always added. A thumbnail is
 * 116 to 400 CSS px wide on screens of 1 to 3 device pixels: 480 and 800 waste least with two files.
 */
const plannedWidths: Record<VariantFormat, Record<PictureRole, readonly number[]>> = {
  avif: {
    // Thumbnail in a grid of two or three columns, then the overlay.
    gallery: [480, 800, 1600],
    // Carousel thumbnail, stage, full screen.
    slide: [160, 480, 800, 1600],
    // The first screen's largest picture on a phone: 640 saves a third of 800 where it is drawn 368 px wide at 1.75.
    plain: [480, 640, 800, 1600],
  },
  jpeg: {
    gallery: [800],
    slide: [160, 800],
    plain: [800],
  },
};

/** The widest JPEG; it also answers the picture's public path itself. */
export const fallbackWidth = 1600;

/** A planned width this close below the picture's own saves no bytes worth a file. */
const nearlyFull = 0.9;

/** Encoders refuse more px than this on a side; only scrolls and panoramas come near. */
const longestSide = 16_000;

export type VariantPlan = { width: number; height: number; format: VariantFormat; path: string };

/** Size of the largest variant of an upright original: never enlarged, at least 1 px each way. */
export function intrinsicSize(
  original: { width: number; height: number },
  largest: number,
): { width: number; height: number } {
  const tallest = Math.floor((original.width * longestSide) / original.height);
  const width = Math.max(1, Math.min(original.width, largest, tallest));
  return { width, height: heightAt(original, width) };
}

/** Every file to make of a picture, ascending per format; heights keep the upright aspect. */
export function planVariants(picture: Picture, role: PictureRole): VariantPlan[] {
  return (['avif', 'jpeg'] as const).flatMap((format) =>
    variantWidths(picture, role, format).map((width) => ({
      width,
      height: heightAt(picture, width),
      format,
      path: variantPath(picture, width, format),
    })),
  );
}

/** `srcset` of the AVIF variants of `narrowest` to `widest` px, with the site's base in front of each. */
export function avifSrcset(
  picture: Picture,
  role: PictureRole,
  base: string,
  widest = Number.POSITIVE_INFINITY,
  narrowest = 0,
): string {
  return srcset(picture, role, 'avif', base, { narrowest, widest });
}

/** `srcset` of the JPEG variants of `narrowest` to `widest` px, for browsers without AVIF. */
export function jpegSrcset(
  picture: Picture,
  role: PictureRole,
  base: string,
  widest = Number.POSITIVE_INFINITY,
  narrowest = 0,
): string {
  return srcset(picture, role, 'jpeg', base, { narrowest, widest });
}

/** Address of one JPEG: the widest that is not wider than `width`, or the narrowest there is. */
export function jpegSource(picture: Picture, role: PictureRole, base: string, width: number): string {
  const chosen = notWiderThan(variantWidths(picture, role, 'jpeg'), width).at(-1) ?? picture.width;
  return withBase(base, variantPath(picture, chosen, 'jpeg'));
}

/** Address of the whole picture for a link that must work without scripts. */
export function fullSource(picture: Picture, base: string): string {
  return withBase(base, variantPath(picture, Math.min(picture.width, fallbackWidth), 'jpeg'));
}

/** Widths in px that exist of a picture, ascending. */
function variantWidths(picture: Picture, role: PictureRole, format: VariantFormat): number[] {
  const full = format === 'jpeg' ? Math.min(picture.width, fallbackWidth) : picture.width;
  const planned = plannedWidths[format][role];
  return [...planned.filter((width) => width < full * nearlyFull), full];
}

function srcset(
  picture: Picture,
  role: PictureRole,
  format: VariantFormat,
  base: string,
  { narrowest, widest }: { narrowest: number; widest: number },
): string {
  const shown = notWiderThan(variantWidths(picture, role, format), widest);
  return shown
    .filter((width, index) => width >= narrowest || index === shown.length - 1)
    .map((width) => `${withBase(base, variantPath(picture, width, format))} ${width}w`)
    .join(', ');
}

/** The widths up to `widest`, or the narrowest alone when all are wider. */
function notWiderThan(widths: number[], widest: number): number[] {
  const shown = widths.filter((width) => width <= widest);
  return shown.length > 0 ? shown : widths.slice(0, 1);
}

function heightAt(size: { width: number; height: number }, width: number): number {
  return Math.max(1, Math.round((size.height * width) / size.width));
}

function variantPath(picture: Picture, width: number, format: VariantFormat): string {
  return `${picture.path}-${picture.fingerprint}-${width}.${format === 'avif' ? 'avif' : 'jpg'}`;
}
