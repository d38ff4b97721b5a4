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
    /** When it began, as a machine-readable date; "" if unknown. */
    start?: string;
    /** When it ended, as a machine-readable date; "" if it is ongoing. */
    end?: string;
    location?: string;
    organization?: string;
    description?: RichText[];
  };
  /** When the entry above it began: a year appears only once, next to the first entry that began in it. */
  startAbove?: string | undefined;
  /** Depth of the entry's heading in the page's outline. */
  level: 'h3' | 'h4';
  /** Title of the lens that brought it to the front. */
  mark?: string | undefined;
  children?: ReactNode;
};

/** One row of the ledger: dates and place at the start, the record at the end. */
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
          // Repeated in the dates.
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
