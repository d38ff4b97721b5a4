import type { FieldPath } from '../../../core/field-path.ts';
import type { Change } from '../../../yaml/change.ts';
import { useForm } from '../FormContext.tsx';
import type { PictureFolders, PictureWithTexts } from '../pictures.ts';
import { fillPicture } from '../records.ts';
import { PictureDrop } from './PictureDrop.tsx';
import { PicturePicker } from './PicturePicker.tsx';
import styles from './pictures.module.css';
import { TextControl } from './TextControl.tsx';
import { Thumbnail } from './Thumbnail.tsx';

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

type PictureControlProps = { path: FieldPath; folders: PictureFolders; whenEmpty: Change };

/** A picture: thumbnail, public path and ways to choose another one. */
export function PictureControl({ path, folders, whenEmpty }: PictureControlProps) {
  const { valueAt, change } = useForm();
  const value = valueAt(path);
  const source = typeof value === 'string' ? value : '';
  const record = path.slice(0, -1);
  return (
    <div className={styles.picture}>
      <Thumbnail key={source} source={source} />
      <div className={styles.pictureFields}>
        <TextControl path={path} kind="address" example={`${folders.folder}name.jpg`} whenEmpty={whenEmpty} />
        <PictureSources
          folders={folders}
          current={source}
          onChoose={([picture]) => {
            if (picture) change(...fillPicture(record, valueAt(record), path.at(-1) ?? '', picture));
          }}
        />
      </div>
    </div>
  );
}
