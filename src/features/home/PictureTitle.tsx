import type { Picture } from '../../core/picture.ts';
import { PictureImage } from '../../ui/PictureImage.tsx';
import styles from './PictureTitle.module.css';

type Props = { phrases: string[]; heading: string; picture?: Picture | undefined };

/** A photograph as wide as the window; the first phrase and the heading of the page are below it. */
export function PictureTitle({ phrases: [phrase], heading, picture }: Props) {
  return (
    <div className={styles.frame}>
      {picture && <PictureImage className={styles.picture} picture={picture} sizes="100vw" isEager />}
      <h1 className={styles.heading} tabIndex={-1}>
        {heading}
      </h1>
      {phrase !== heading && <p className={styles.phrase}>{phrase}</p>}
    </div>
  );
}
