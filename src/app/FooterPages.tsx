import { pageHref } from '../router/base.ts';
import { Link } from '../router/Link.tsx';
import type { NavLink } from '../site/page-props.ts';
import styles from './FooterPages.module.css';

/** Links to the pages that are not in the navigation bar. */
export function FooterPages({ pages }: { pages: NavLink[] }) {
  return (
    <p className={styles.pages}>
      {pages.map(({ path, label }) => (
        <Link key={path} className={styles.page} href={pageHref(path)}>
          {label}
        </Link>
      ))}
    </p>
  );
}
