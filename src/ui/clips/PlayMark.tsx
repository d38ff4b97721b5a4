import { PlayIcon } from '../icons.tsx';
import styles from './PlayMark.module.css';

/** Lies on the poster of a video. */
export function PlayMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      <PlayIcon />
    </span>
  );
}
