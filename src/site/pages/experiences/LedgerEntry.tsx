import type { ReactNode } from 'react';
import type { RichText } from '../../../model/prose.ts';
import { Inline } from '../../components/Inline.tsx';
import { LensMark } from '../../components/Lens.tsx';
import styles from './LedgerEntry.module.css';

type Props = {
  entry: { title: string; dates: string; location?: string; organization?: string; description?: RichText[] };
  /** Depth of the entry's heading in the page's outline. */
  level: 'h3' | 'h4';
  /** Title of the lens that brought it to the front. */
  mark?: string | undefined;
  children?: ReactNode;
};

/** One row of the ledger: when and where at the left, what at the right. */
export function LedgerEntry({ entry, level: Heading, mark, children }: Props) {
  return (
    <article className={styles.entry}>
      <div className={styles.margin}>
        <p>{entry.dates}</p>
        {entry.location && <p>{entry.location}</p>}
        <LensMark title={mark} />
      </div>
      <div className={styles.substance}>
        <Heading className={styles.title}>{entry.title}</Heading>
        {entry.organization && <p className={styles.organization}>{entry.organization}</p>}
        {entry.description && entry.description.length > 0 && (
          <ul className={styles.bullets}>
            {entry.description.map((line, index) => (
              <li key={index}>
                <Inline text={line} />
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </article>
  );
}
