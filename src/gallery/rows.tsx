import 'virtual:proportions.css';
import { PictureImage } from '../ui/PictureImage.tsx';
import { maxRowVariantWidthPx, proportionOf, sizesInRows } from './gallery.ts';
import type { ShapeParts } from './gallery-parts.ts';
import styles from './rows.module.css';

/** Whole photos in rows of equal height, each with its caption below. */
export const rows: ShapeParts = {
  styles,
  tileOf: ({ picture }) => `proportion-${proportionOf(picture)}`,
  Photo: ({ figure, isEager = false, isNeeded = isEager }) => (
    <>
      <span className={styles.frame}>
        <PictureImage
          className={styles.image}
          picture={figure.picture}
          sizes={sizesInRows(figure.picture)}
          maxWidthPx={maxRowVariantWidthPx}
          isEager={isEager}
          isNeeded={isNeeded}
        />
      </span>
      <span className={styles.caption}>{figure.title}</span>
    </>
  ),
};
