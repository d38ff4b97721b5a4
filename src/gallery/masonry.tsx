import { PictureImage } from '../ui/PictureImage.tsx';
import { pageWidthOnPhones } from '../ui/picture-attributes.ts';
import type { ShapeParts } from './gallery-parts.ts';
import styles from './masonry.module.css';

/** One column on phones, then two, then three; see masonry.module.css. */
const sizes = `(min-width: 1296px) max(368px, 19.3vw), (min-width: 1024px) calc(31.4vw - 33px), (min-width: 640px) calc(47vw - 37px), ${pageWidthOnPhones}`;

/** Uncropped pictures in columns, each with its title below. */
export const masonry: ShapeParts = {
  styles,
  Photo: ({ figure, isEager = false, isNeeded = isEager }) => (
    <>
      <PictureImage
        className={styles.picture}
        picture={figure.picture}
        sizes={sizes}
        maxWidthPx={800}
        isEager={isEager}
        isNeeded={isNeeded}
      />
      <span className={styles.label}>{figure.title}</span>
    </>
  ),
};
