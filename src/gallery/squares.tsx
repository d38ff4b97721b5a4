import { PictureImage } from '../ui/PictureImage.tsx';
import type { ShapeParts } from './gallery-parts.ts';
import styles from './squares.module.css';

/** Photos cropped to equal frames, each with its caption. */
export const squares: ShapeParts = {
  styles,
  Photo: ({ figure, isInRowOfTwo = false, isEager = false, isNeeded = isEager }) => (
    <>
      <span className={styles.frame}>
        <PictureImage
          className={styles.image}
          picture={figure.picture}
          sizes={sizesOf(figure.picture, isInRowOfTwo)}
          maxWidthPx={800}
          isEager={isEager}
          isNeeded={isNeeded}
        />
      </span>
      <span className={styles.caption}>{figure.title}</span>
    </>
  ),
  Spacer: ({ longestTitle }) => (
    <span className={styles.spacer} aria-hidden="true">
      <span className={styles.frame} />
      <span className={styles.caption}>{longestTitle}</span>
    </span>
  ),
};

/** Ratio of a frame; a wider picture is cropped at its sides, so it is wider than its frame. */
const frameRatio = 3 / 2;

/**
 * `sizes` of a picture that fills a frame: three columns on the page's full width, three between its gutters
 * (0.6rem + 3vw each), two on phones; see tokens.css and squares.module.css.
 */
function sizesOf({ width, height }: { width: number; height: number }, isInRowOfTwo: boolean): string {
  const stretch = Math.max(isInRowOfTwo ? 1.5 : 1, width / height / frameRatio);
  const vw = (share: number) => `${(share * stretch).toFixed(1)}vw`;
  const px = (length: number) => `${Math.round(length * stretch)}px`;
  return [
    `(min-width: 1296px) max(${px(389)}, ${vw(20.4)})`,
    `(min-width: 768px) calc(${vw(94 / 3)} - ${px(11)})`,
    `calc(${vw(94 / 2)} - ${px(14)})`,
  ].join(', ');
}
