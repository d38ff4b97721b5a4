import type { Change } from '../../model/editing/change.ts';
import type { FieldPath } from '../../model/field-path.ts';
import { useForm } from '../FormContext.tsx';
import type { PictureHome, TakenPicture } from '../pictures.ts';
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
  /** Words of the record that are still empty are taken from the picture. */
  const wordsOf = ({ name, caption, alt }: TakenPicture): Change[] =>
    Object.entries({ name, title: caption, alt }).flatMap(([field, words]): Change[] =>
      valueAt([...record, field]) === '' && words !== ''
        ? [{ kind: 'set', path: [...record, field], value: words }]
        : [],
    );
  return (
    <div className={styles.picture}>
      <Thumbnail key={source} source={source} />
      <div className={styles.pictureWords}>
        <TextControl path={path} kind="address" example={`${home.folder}name.jpg`} whenEmpty={whenEmpty} />
        <PictureSources
          home={home}
          current={source}
          onTake={([picture]) => {
            if (!picture) return;
            change({ kind: 'set', path, value: picture.source }, ...wordsOf(picture));
          }}
        />
      </div>
    </div>
  );
}
