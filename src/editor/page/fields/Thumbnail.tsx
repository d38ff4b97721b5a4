import { useState } from 'react';
import styles from './pictures.module.css';

/** The thumbnail of a picture, or a dotted frame if it does not exist. */
export function Thumbnail({ source }: { source: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (source === '' || isMissing) return <span className={styles.noPicture}>No picture yet</span>;
  return (
    <img
      className={styles.thumbnail}
      src={`/api/thumbnail?${new URLSearchParams({ source })}`}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setIsMissing(true)}
    />
  );
}
