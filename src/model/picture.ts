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

/** Widths in px per role, ascending; `largest` (the owner's switch) is appended by the planner. */
const avifWidths: Record<PictureRole, readonly number[]> = {
  // Thumbnail in a grid of two or three columns, then the overlay.
  gallery: [480, 800, 1600],
  // Carousel thumbnail, stage, full screen.
  slide: [160, 480, 800, 1600],
  plain: [480, 800, 1600],
};
const jpegWidths: Record<PictureRole, readonly number[]> = {
  gallery: [800],
  slide: [160, 800],
  plain: [800],
};

/** The widest JPEG; it also answers the picture's public path itself. */
export const fallbackWidth = 1600;

export type VariantPlan = { width: number; height: number; format: 'avif' | 'jpeg'; path: string };

/** Every file to make of a picture. Never wider than the original; heights keep the upright aspect. */
export function planVariants(picture: Picture, role: PictureRole, largest = 1600): VariantPlan[] {
  const fullWidth = Math.min(picture.width, fallbackWidth);
  return [
    ...widthsFor(avifWidths[role], picture.width, largest).map((width) => variant(picture, width, 'avif')),
    ...widthsFor([...jpegWidths[role], fallbackWidth], fullWidth, fallbackWidth).map((width) =>
      variant(picture, width, 'jpeg'),
    ),
  ];
}

/** `srcset` of the AVIF variants, with the site's base in front of each. */
export function avifSrcset(picture: Picture, role: PictureRole, base: string, widest = 1600): string {
  return srcset(picture, widthsFor(avifWidths[role], picture.width, widest), 'avif', base);
}

/** `srcset` of the JPEG variants, for browsers without AVIF. */
export function jpegSrcset(
  picture: Picture,
  role: PictureRole,
  base: string,
  widest = fallbackWidth,
): string {
  const widths = widthsFor(
    [...jpegWidths[role], fallbackWidth],
    Math.min(picture.width, fallbackWidth),
    fallbackWidth,
  );
  const shown = widths.filter((width) => width <= widest);
  return srcset(picture, shown.length > 0 ? shown : widths.slice(0, 1), 'jpeg', base);
}

/** Address of one JPEG: the widest that is not wider than `width`, or the narrowest there is. */
export function jpegSource(picture: Picture, role: PictureRole, base: string, width: number): string {
  const widths = widthsFor(
    [...jpegWidths[role], fallbackWidth],
    Math.min(picture.width, fallbackWidth),
    fallbackWidth,
  );
  const chosen = widths.findLast((candidate) => candidate <= width) ?? widths[0] ?? picture.width;
  return withBase(base, variantPath(picture, chosen, 'jpeg'));
}

/** Address of the whole picture for a link that must work without scripts. */
export function fullSource(picture: Picture, base: string): string {
  return withBase(base, variantPath(picture, Math.min(picture.width, fallbackWidth), 'jpeg'));
}

function srcset(picture: Picture, widths: number[], format: VariantPlan['format'], base: string): string {
  return widths.map((width) => `${withBase(base, variantPath(picture, width, format))} ${width}w`).join(', ');
}

function variant(picture: Picture, width: number, format: VariantPlan['format']): VariantPlan {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  return { width, height, format, path: variantPath(picture, width, format) };
}

function variantPath(picture: Picture, width: number, format: VariantPlan['format']): string {
  return `${picture.path}-${picture.fingerprint}-${width}.${format === 'avif' ? 'avif' : 'jpg'}`;
}

/** The planned widths that the original can fill; its own width where it falls between two. */
function widthsFor(planned: readonly number[], originalWidth: number, widest: number): number[] {
  const limit = Math.min(originalWidth, widest);
  const widths = planned.filter((width) => width <= limit);
  const last = widths.at(-1) ?? 0;
  const top = planned.at(-1) ?? 0;
  if (last < limit && (last < top || widest > top)) widths.push(limit);
  return widths;
}
