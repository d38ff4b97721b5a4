import * as t from 'virtual:messages';
import { Link } from '../../router/Link.tsx';
import { pageHref } from '../../router/page-href.ts';
import buttons from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './NotFoundPage.module.css';
import type { NotFoundProps } from './props.ts';

export function NotFoundPage({ content: { head, drawing } }: { content: NotFoundProps }) {
  return (
    <main id="_content" className={`${layout.page} ${styles.page}`}>
      <div>
        <PageTitle head={head} />
        <p className={styles.way}>
          <Link className={buttons.button} data-variant="solid" href={pageHref('/')}>
            {t.wayHome}
          </Link>
        </p>
      </div>
      <Drawing drawing={drawing} />
    </main>
  );
}
