import type { Picture, PictureFiles } from '../core/picture.ts';

/** Widest variant in rows of whole photos, in px. */
export const maxRowVariantWidthPx = 800;

/** `sizes` of a photo in rows of whole photos: a row grows by about a sixth; on phones one photo, or two upright ones, fill it. */
export function sizesInRows({ width, height }: Pick<Picture, 'width' | 'height'>): string {
  const ratio = Math.min(4, Math.max(0.5, width / height));
  return `(min-width: 768px) ${Math.round(ratio * 250)}px, ${ratio < 1 ? 45 : 90}vw`;
}

/** Proportions are whole 24ths: those of most cameras are exact, others are cropped a little. */
export const fraction = 24;
const narrowest = fraction / 2;
const widest = fraction * 4;

/** Width by height of a photo, in 24ths: 36 is 3:2. Photos beyond 4:1 or 1:2 are cropped. */
export function proportionOf({ width, height }: Pick<PictureFiles, 'width' | 'height'>): number {
  return Math.min(widest, Math.max(narrowest, Math.round((width * fraction) / height)));
}
