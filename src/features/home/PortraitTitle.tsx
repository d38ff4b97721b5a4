import { PictureImage } from '../../ui/PictureImage.tsx';
import styles from './PortraitTitle.module.css';
import type { TitleProps } from './props.ts';
import { StillTitle } from './StillTitle.tsx';

/** The portrait beside the heading of the page and the first phrase. */
export function PortraitTitle({ picture, ...texts }: TitleProps) {
  return (
    <div className={styles.frame}>
      {picture && <PictureImage className={styles.picture} picture={picture} sizes={sizes} isEager />}
      <StillTitle {...texts} />
    </div>
  );
}

/** `--portrait`, in a window that is not very narrow. */
const sizes = '(width >= 48rem) 24rem, 60vw';
