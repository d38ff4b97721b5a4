import type { Picture } from '../../../model/picture.ts';

/** Frames are 3 × 2; a picture wider than that is cut at its sides, so it is drawn wider than its frame. */
const frameRatio = 3 / 2;

/**
 * `sizes` of a picture that fills a frame: three columns on the page's full width, three between its gutters
 * (0.6rem + 3vw each), two on phones; see tokens.css and Gallery.module.css.
 */
export function gallerySizes({ width, height }: Pick<Picture, 'width' | 'height'>): string {
  const stretch = Math.max(1, width / height / frameRatio);
  const vw = (share: number) => `${(share * stretch).toFixed(1)}vw`;
  const px = (length: number) => `${Math.round(length * stretch)}px`;
  return [
    `(min-width: 1296px) ${px(389)}`,
    `(min-width: 768px) calc(${vw(94 / 3)} - ${px(11)})`,
    `calc(${vw(94 / 2)} - ${px(14)})`,
  ].join(', ');
}
