import { pageHref } from '../../router/base.ts';
import { Link } from '../../router/Link.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import cards from './HighlightCards.module.css';
import type { NoteHighlights } from './highlights.ts';
import styles from './NoteCards.module.css';

/** The newest notes, or those that the owner chose. */
export function NoteCards({ notes: { title, path, notes } }: { notes: NoteHighlights }) {
  return (
    <section aria-labelledby="_notes">
      <h2 className={cards.heading} id="_notes">
        <Link href={pageHref(path)}>{title}</Link>
        <ArrowIcon />
      </h2>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.path} className={cards.card}>
            <p className={cards.kind}>
              <time dateTime={note.day}>{note.date}</time>
            </p>
            <h3 className={cards.title}>
              <Link className={cards.cover} href={pageHref(note.path)}>
                {note.title}
              </Link>
            </h3>
            <p className={cards.line}>{note.line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
