import type { PageHead } from '../content/pages.ts';
import { PageMeta } from './PageMeta.tsx';
import styles from './PageTitle.module.css';

/** The heading of every page but the homepage; it receives focus after a navigation. */
export function PageTitle({ head }: { head: PageHead }) {
  return (
    <header>
      <PageMeta head={head} />
      <h1 className={styles.title} tabIndex={-1}>
        <span className={styles.words}>{head.heading}</span>
      </h1>
      {head.subtitle && <p className={styles.subtitle}>{head.subtitle}</p>}
    </header>
  );
}
