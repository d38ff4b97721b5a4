import { useId } from 'react';
import { pageHref } from '../../router/base.ts';
import { Link } from '../../router/Link.tsx';
import styles from './NoteList.module.css';
import type { ListedNote } from './props.ts';

/** Notes or projects below a heading, each with its day and summary. */
export function NoteList({ title, notes }: { title: string; notes: ListedNote[] }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.year} id={id}>
        {title}
      </h2>
      <ul className={styles.list}>
        {notes.map(({ path, hash, title, date, line }) => (
          <li key={path + hash} className={styles.note}>
            <p className={styles.date}>
              <time dateTime={date.day}>{date.text}</time>
            </p>
            <div className={styles.text}>
              <h3 className={styles.title}>
                <Link href={pageHref(path, hash)}>{title}</Link>
              </h3>
              {line && <p className={styles.line}>{line}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
