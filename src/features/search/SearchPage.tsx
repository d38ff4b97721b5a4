import { withBase } from '../../core/routes.ts';
import { base } from '../../router/base.ts';
import { Link } from '../../router/Link.tsx';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { SearchProps } from './props.ts';
import styles from './SearchPage.module.css';

/** A group with more links is folded. */
const maxOpen = 24;

/** Links to everything that can be found. The search itself is a dialog that the bar opens on every page. */
export function SearchPage({ content: { head, groups } }: { content: SearchProps }) {
  return (
    <main id="_content" className={`${layout.page} ${styles.page}`}>
      <PageTitle head={head} />
      {groups.map(({ label, links }) => (
        <details key={label} className={styles.group} open={links.length <= maxOpen}>
          <summary>
            <h2>{label}</h2> <span className={styles.count}>{links.length}</span>
          </summary>
          <ul className={styles.links}>
            {links.map(({ title, path }) => (
              <li key={path + title}>
                <Link href={withBase(base, path)}>
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </main>
  );
}
