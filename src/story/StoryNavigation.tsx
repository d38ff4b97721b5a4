import { pageHref } from '../router/base.ts';
import { Link } from '../router/Link.tsx';
import { markFollowed } from '../ui/mark-followed.ts';
import styles from './StoryPage.module.css';
import type { HeadingLink, Neighbors, PageLink } from './story-page-props.ts';

/** Links to the headings of a story. */
export function StoryContents({ title, headings }: { title: string; headings: HeadingLink[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="_contents">
      <p id="_contents">{title}</p>
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} onClick={markFollowed}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type NeighborLinksProps = {
  label: string;
  neighbors: Neighbors;
  labels: { previous: string; next: string };
  /** Appended to their addresses. */
  query?: string;
};

/** Links to the story before and after this one. */
export function NeighborLinks({ label, neighbors, labels, query = '' }: NeighborLinksProps) {
  const { previous, next } = neighbors;
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbors} aria-label={label}>
      <NeighborLink label={labels.previous} side="start" page={previous} query={query} />
      <NeighborLink label={labels.next} side="end" page={next} query={query} />
    </nav>
  );
}

type NeighborLinkProps = { label: string; side: 'start' | 'end'; page: PageLink | null; query: string };

function NeighborLink({ label, side, page, query }: NeighborLinkProps) {
  return (
    page && (
      <Link className={styles.neighbor} data-side={side} href={pageHref(page.path) + query}>
        <span className={styles.label}>{label}</span>
        <span>{page.title}</span>
      </Link>
    )
  );
}
