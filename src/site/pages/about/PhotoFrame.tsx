import type { Figure } from '../../../model/content.ts';
import { fullSource } from '../../../model/picture.ts';
import { pictureBase } from '../../base.ts';
import { PictureImage } from '../../components/PictureImage.tsx';
import styles from './Gallery.module.css';
import { gallerySizes } from './gallery-sizes.ts';

/**
 * What the page comes with: an empty frame, which scripts fill with a random photo; without scripts, one of the
 * newest. Inside `<noscript>`, so that no browser downloads both.
 */
export function PhotoFrame({ figure }: { figure: Figure }) {
  return (
    <>
      <span className={`${styles.frame} tint-${figure.picture.tint}`} />
      <noscript>
        <a className={styles.link} href={fullSource(figure.picture, pictureBase)}>
          <span className={styles.frame}>
            <PictureImage
              className={styles.image}
              picture={figure.picture}
              sizes={gallerySizes(figure.picture)}
              widest={800}
            />
          </span>
          <span className={styles.caption}>{figure.title}</span>
        </a>
      </noscript>
    </>
  );
}
