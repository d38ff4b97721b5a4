import type { ComponentProps } from 'react';
import { PlayMark } from '../../ui/clips/PlayMark.tsx';
import { PictureImage } from '../../ui/PictureImage.tsx';
import styles from './CardPicture.module.css';

/** The picture of a record on another page, with a mark on videos. */
export function CardPicture(props: ComponentProps<typeof PictureImage>) {
  return (
    <div className={styles.frame}>
      <PictureImage {...props} />
      {import.meta.env.HAS_CLIPS && props.picture.clip?.kind === 'video' && <PlayMark />}
    </div>
  );
}
