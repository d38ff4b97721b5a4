import { useState } from 'react';
import * as labels from '../labels.ts';
import { thumbnailAddress } from '../send-request.ts';
import styles from './fields.module.css';

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
