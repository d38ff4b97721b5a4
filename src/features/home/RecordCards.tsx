import { pageHref } from '../../router/base.ts';
import { Link } from '../../router/Link.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import type { RecordHighlights } from './highlights.ts';
import styles from './RecordCards.module.css';

/** Records of sections as text, and a link to the page to read next. */
export function RecordCards({ records: { cards, next } }: { records: RecordHighlights }) {
  return (
    <div className={`${layout.page} ${styles.records}`}>
      <ul className={styles.cards}>
        {cards.map(({ kind, isQuote, title, line, date, path, anchor }, index) => (
          <li key={index} className={styles.card}>
            <p className={styles.kind}>
              <span>{kind}</span>
              {date && <span className={styles.date}>{date}</span>}
            </p>
            <h2 className={styles.title}>
              <Link className={styles.cover} href={pageHref(path, anchor)}>
                {isQuote ? <q>{title}</q> : title}
              </Link>
            </h2>
            {line && <p className={styles.line}>{line}</p>}
          </li>
        ))}
      </ul>
      {next && (
        <p className={styles.next}>
          <Link className={styles.cover} href={pageHref(next.path)}>
            <b>
              {next.label}
              <ArrowIcon />
            </b>
            <span className={styles.line}>{next.line}</span>
          </Link>
        </p>
      )}
    </div>
  );
}
