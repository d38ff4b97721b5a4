import type { ReactNode } from 'react';
import { LensMark } from '../../ui/Lens.tsx';
import ledger from '../../ui/ledger.module.css';
import styles from './CompactEntry.module.css';

type Props = {
  entry: { title: string; dates: string; organization: string; location?: string };
  /** Depth of the entry's heading in the page's outline. */
  level: 'h3' | 'h4';
  /** Title of the lens that brought it to the front. */
  mark?: string | undefined;
  children?: ReactNode;
};

/** A row of two lines, for lists of many short records. */
export function CompactEntry({ entry, level: Heading, mark, children }: Props) {
  return (
    <article className={`${ledger.row} ${styles.entry}`}>
      <p className={styles.dates}>{entry.dates}</p>
      <div>
        <Heading className={styles.title}>{entry.title}</Heading>
        <div className={styles.facts}>
          {entry.organization && <span>{entry.organization}</span>}
          {entry.location && <span>{entry.location}</span>}
          {children}
          <LensMark title={mark} />
        </div>
      </div>
    </article>
  );
}
