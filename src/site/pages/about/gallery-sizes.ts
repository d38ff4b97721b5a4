import type { Picture } from '../../../model/picture.ts';

/** Frames are 3 × 2; a picture wider than that is cut at its sides, so it is drawn wider than its frame. */
const frameRatio = 3 / 2;

/**
 * `sizes` of a picture that fills a frame: three columns on the page's full width, three between its gutters
 * (0.6rem + 3vw each), two on phones; gaps of 0.5rem. Follows tokens.css and Gallery.module.css.
 */
export function gallerySizes({ width, height }: Pick<Picture, 'width' | 'height'>): string {
  const stretch = Math.max(1, width / height / frameRatio);
  const vw = (share: number) => `${round(share * stretch)}vw`;
  const rem = (length: number) => `${round(length * stretch)}rem`;
  return [
    `(min-width: 80rem) ${rem(73 / 3)}`,
    `(min-width: 48rem) calc(${vw(94 / 3)} - ${rem(2.2 / 3)})`,
    `calc(${vw(94 / 2)} - ${rem(1.7 / 2)})`,
  ].join(', ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
