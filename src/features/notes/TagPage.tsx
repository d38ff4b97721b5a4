import { pageHref } from '../../router/base.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/PageTitle.tsx';
import styles from './NoteList.module.css';
import { NoteList } from './NoteList.tsx';
import type { TagProps } from './props.ts';

/** Everything with one tag: notes, then projects. */
export function TagPage({ content: { head, back, list, groups } }: { content: TagProps }) {
  return (
    <main id="_content" className={`${layout.page} ${styles.page}`}>
      <div className={styles.opening}>
        <BackLink href={pageHref(list.path)} label={back} />
        <PageTitle head={head} />
      </div>
      {groups.map(({ title, records }) => (
        <NoteList key={title} title={title} notes={records} />
      ))}
    </main>
  );
}
