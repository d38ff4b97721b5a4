import { useState } from 'react';
import type { Change, FieldPath } from '../../model/editing/change.ts';
import { thumbnailAddress } from '../ask-server.ts';
import { useForm } from '../FormContext.tsx';
import * as labels from '../labels.ts';
import styles from './fields.module.css';
import { type ImportedPicture, PictureDrop } from './PictureDrop.tsx';
import { TextControl } from './TextControl.tsx';

type Props = { path: FieldPath; folder: string; example: string };

/** A picture by its public path, with a place to drop another one on. */
export function PictureControl({ path, folder, example }: Props) {
  const { valueAt, change } = useForm();
  const value = valueAt(path);
  const source = typeof value === 'string' ? value : '';
  const record = path.slice(0, -1);
  /** Words of the record that are still empty are taken from the picture. */
  const wordsOf = ({ name, caption, alt }: ImportedPicture): Change[] =>
    Object.entries({ name, title: caption, alt }).flatMap(([field, words]): Change[] =>
      valueAt([...record, field]) === '' && words !== ''
        ? [{ kind: 'set', path: [...record, field], value: words }]
        : [],
    );
  return (
    <div className={styles.picture}>
      <Thumbnail key={source} source={source} />
      <div className={styles.pictureWords}>
        <TextControl path={path} kind="address" example={example} />
        <PictureDrop
          folder={folder}
          label={labels.dropPicture}
          onImport={([picture]) => {
            if (!picture) return;
            change({ kind: 'set', path, value: picture.source }, ...wordsOf(picture));
          }}
        />
      </div>
    </div>
  );
}

/** The original behind a public path, in small; a dotted frame where there is none. */
export function Thumbnail({ source }: { source: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (source === '' || isMissing) return <span className={styles.noPicture}>{labels.noPicture}</span>;
  return (
    <img
      className={styles.thumbnail}
      src={thumbnailAddress(source)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setIsMissing(true)}
    />
  );
}
