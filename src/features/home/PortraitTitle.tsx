import type { Picture } from '../../core/picture.ts';
import { PictureImage } from '../../ui/PictureImage.tsx';
import styles from './PortraitTitle.module.css';

type Props = { phrases: string[]; heading: string; picture?: Picture | undefined };

/** The portrait beside the heading of the page and the first phrase. */
export function PortraitTitle({ phrases: [phrase], heading, picture }: Props) {
  return (
    <div className={styles.frame}>
      {picture && <PictureImage className={styles.picture} picture={picture} sizes={sizes} isEager />}
      <div className={styles.name}>
        {phrase !== heading && <p className={styles.phrase}>{phrase}</p>}
        <h1 className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
      </div>
    </div>
  );
}

/** `--portrait`, in a window that is not very narrow. */
const sizes = '(width >= 48rem) 24rem, 60vw';
