import type { FieldPath } from '../../../core/field-path.ts';
import type { Change } from '../../../yaml/change.ts';
import { useForm } from '../FormContext.tsx';
import type { PictureFolders } from '../pictures.ts';
import { fillPicture } from '../records.ts';
import { type PictureChoice, PictureDrop } from './PictureDrop.tsx';
import { PicturePicker } from './PicturePicker.tsx';
import styles from './pictures.module.css';
import { TextControl } from './TextControl.tsx';
import { Thumbnail } from './Thumbnail.tsx';

/** Two ways to add pictures: new files, or pictures from content/images. */
export function PictureSources({ current = '', ...choice }: PictureChoice & { current?: string }) {
  return (
    <div className={styles.sources}>
      <PictureDrop {...choice} />
      <PicturePicker {...choice} current={current} />
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
