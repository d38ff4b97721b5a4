import type { FieldPath } from '../../../core/field-path.ts';
import type { Change } from '../../../yaml/change.ts';
import { useForm } from '../FormContext.tsx';
import type { PictureHome } from '../pictures.ts';
import { fillPicture } from '../record-labels.ts';
import styles from './fields.module.css';
import { PictureSources } from './PictureSources.tsx';
import { TextControl } from './TextControl.tsx';
import { Thumbnail } from './Thumbnail.tsx';

type Props = { path: FieldPath; home: PictureHome; whenEmpty: Change };

/** A picture by its public path, with the ways to another one. */
export function PictureControl({ path, home, whenEmpty }: Props) {
  const { valueAt, change } = useForm();
  const value = valueAt(path);
  const source = typeof value === 'string' ? value : '';
  const record = path.slice(0, -1);
  return (
    <div className={styles.picture}>
      <Thumbnail key={source} source={source} />
      <div className={styles.pictureWords}>
        <TextControl path={path} kind="address" example={`${home.folder}name.jpg`} whenEmpty={whenEmpty} />
        <PictureSources
          home={home}
          current={source}
          onTake={([picture]) => {
            if (picture) change(...fillPicture(record, valueAt(record), path.at(-1) ?? '', picture));
          }}
        />
      </div>
    </div>
  );
}
