import type { Picture } from '../../core/picture.ts';
import { PictureImage } from '../../ui/PictureImage.tsx';
import styles from './PictureTitle.module.css';
import type { TitleProps } from './props.ts';

/** A photograph as wide as the window; the first phrase and the heading of the page are below it. */
export function PictureTitle({ phrases: [phrase], heading, picture }: TitleProps) {
  return (
    <div className={styles.frame}>
      {picture && (
        <PictureImage
          className={styles.picture}
          picture={picture}
          sizes={sizesOf(picture)}
          maxWidthPx={Number.POSITIVE_INFINITY}
          isEager
        />
      )}
      <h1 className={styles.heading} tabIndex={-1}>
        {heading}
      </h1>
      {phrase !== heading && <p className={styles.phrase}>{phrase}</p>}
    </div>
  );
}

/** As wide as the window, or wider where its height (`--opening-picture`) crops the sides. */
function sizesOf({ width, height }: Picture): string {
  const ratio = (width / height).toFixed(2);
  const wide = (heightLimit: string) => `max(100vw, ${ratio} * min(${heightLimit}))`;
  return `(width < 48rem) ${wide('62svh, 125vw')}, ${wide('100svh - 10rem, 82vw')}`;
}
