import { PlayIcon } from '../icons.tsx';
import styles from './PlayMark.module.css';

/** The play icon on the poster of a video. */
export function PlayMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      <PlayIcon />
    </span>
  );
}
