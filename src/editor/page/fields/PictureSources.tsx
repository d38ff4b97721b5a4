import type { PictureHome, TakenPicture } from '../pictures.ts';
import styles from './fields.module.css';
import { PictureDrop } from './PictureDrop.tsx';
import { PicturePicker } from './PicturePicker.tsx';

type Props = {
  home: PictureHome;
  /** The one that is there; "" for none. */
  current?: string;
  isMultiple?: boolean;
  /** Whether the list that takes them has this one already. */
  has?: (source: string) => boolean;
  onTake: (pictures: TakenPicture[]) => void;
};

/** The two ways to a picture: a new one from the disk, or one that lies in content/images. */
export function PictureSources({ home, current = '', isMultiple = false, has, onTake }: Props) {
  const ways = { home, isMultiple, onTake, ...(has && { has }) };
  return (
    <div className={styles.sources}>
      <PictureDrop {...ways} />
      <PicturePicker {...ways} current={current} />
    </div>
  );
}
