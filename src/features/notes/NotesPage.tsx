import { TagLinks } from '../../story/TagLinks.tsx';
import layout from '../../ui/layout.module.css';
import { Main } from '../../ui/Main.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import styles from './NoteList.module.css';
import { NoteList } from './NoteList.tsx';
import type { NotesProps } from './props.ts';

/** All notes by year, the newest first, and their tags. */
export function NotesPage({ content: { head, years, tags, labels } }: { content: NotesProps }) {
  return (
    <Main id="_content" className={`${layout.page} ${styles.page}`}>
      <PageTitle head={head} />
      <TagLinks label={labels.tags} tags={tags} />
      {years.map(({ year, notes }) => (
        <NoteList key={year} title={year} notes={notes} />
      ))}
    </Main>
  );
}
