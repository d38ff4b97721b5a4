import type { Picture } from '../../core/picture.ts';
import { PictureImage } from '../../ui/PictureImage.tsx';
import styles from './PortraitTitle.module.css';
import { StillTitle } from './StillTitle.tsx';

type Props = { phrases: string[]; heading: string; picture?: Picture | undefined };

/** The portrait beside the heading of the page and the first phrase. */
export function PortraitTitle({ phrases, heading, picture }: Props) {
  return (
    <div className={styles.frame}>
      {picture && <PictureImage className={styles.picture} picture={picture} sizes={sizes} isEager />}
      <StillTitle phrases={phrases} heading={heading} />
    </div>
  );
}

/** `--portrait`, in a window that is not very narrow. */
const sizes = '(width >= 48rem) 24rem, 60vw';
