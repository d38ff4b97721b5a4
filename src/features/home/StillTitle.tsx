import type { TitleProps } from './props.ts';
import styles from './StillTitle.module.css';

/** The heading of the page, usually the owner's name, below the first phrase. */
export function StillTitle({ phrases: [phrase], heading }: TitleProps) {
  return (
    <div className={styles.frame}>
      {phrase !== heading && <p className={styles.phrase}>{phrase}</p>}
      <h1 className={styles.heading} tabIndex={-1}>
        {heading}
      </h1>
    </div>
  );
}
