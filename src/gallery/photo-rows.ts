import type { Picture } from '../core/picture.ts';

/** Widest variant in rows of whole photos, in px. */
export const widestInRows = 800;

/** `sizes` of a photo in rows of whole photos: a row grows by about a sixth; on phones one photo, or two upright ones, fill it. */
export function sizesInRows({ width, height }: Pick<Picture, 'width' | 'height'>): string {
  const ratio = Math.min(4, Math.max(0.5, width / height));
  return `(min-width: 768px) ${Math.round(ratio * 250)}px, ${ratio < 1 ? 45 : 90}vw`;
}
