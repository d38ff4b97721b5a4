import type { ReactNode } from 'react';
import type { RichText } from '../../core/prose.ts';
import { Inline } from '../../ui/Inline.tsx';
import { LensMark } from '../../ui/Lens.tsx';
import ledger from '../../ui/ledger.module.css';
import list from '../../ui/list.module.css';
import styles from './LedgerEntry.module.css';

type Props = {
  entry: {
    title: string;
    dates: string;
    /** When it began, for machines; "" where nobody knows. */
    start?: string;
    /** When it ended, likewise; "" while it goes on. */
    end?: string;
    location?: string;
    organization?: string;
    description?: RichText[];
  };
  /** When the entry above it began: a year appears once, beside the first entry that began in it. */
  startAbove?: string | undefined;
  /** Depth of the entry's heading in the page's outline. */
  level: 'h3' | 'h4';
  /** Title of the lens that brought it to the front. */
  mark?: string | undefined;
  children?: ReactNode;
};

/** One row of the ledger: when and where at the left, what at the right. */
export function LedgerEntry({ entry, startAbove, level: Heading, mark, children }: Props) {
  const { start = '', end } = entry;
  const year = yearOf(start);
  return (
    <article
      className={`${ledger.row} ${styles.entry}`}
      data-current={start !== '' && end === '' ? '' : undefined}
    >
      <div className={styles.margin}>
        {year !== '' && year !== yearOf(startAbove) && (
          // The dates say it again.
          <p className={styles.year} aria-hidden="true">
            {year}
          </p>
        )}
        <p>{entry.dates}</p>
        {entry.location && <p>{entry.location}</p>}
        <LensMark title={mark} />
      </div>
      <div className={styles.substance}>
        <Heading className={styles.title}>{entry.title}</Heading>
        {entry.organization && <p className={styles.organization}>{entry.organization}</p>}
        {entry.description && entry.description.length > 0 && (
          <ul className={`${list.list} ${styles.bullets}`}>
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

function yearOf(date = ''): string {
  return date.slice(0, 4);
}
