import type { PictureFolders, PictureWithTexts } from '../pictures.ts';
import { PictureDrop } from './PictureDrop.tsx';
import { PicturePicker } from './PicturePicker.tsx';
import styles from './pictures.module.css';

type Props = {
  folders: PictureFolders;
  /** The selected picture; "" for none. */
  current?: string;
  isMultiple?: boolean;
  /** Whether the list has this picture already. */
  isListed?: (source: string) => boolean;
  onChoose: (pictures: PictureWithTexts[]) => void;
};

/** Two ways to add pictures: new files, or pictures from content/images. */
export function PictureSources({ folders, current = '', isMultiple = false, isListed, onChoose }: Props) {
  const props = { folders, isMultiple, onChoose, ...(isListed && { isListed }) };
  return (
    <div className={styles.sources}>
      <PictureDrop {...props} />
      <PicturePicker {...props} current={current} />
    </div>
  );
}
