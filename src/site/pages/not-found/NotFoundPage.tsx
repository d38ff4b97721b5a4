import * as words from 'virtual:words';
import type { NotFoundContent } from '../../../model/page-content.ts';
import buttons from '../../components/button.module.css';
import layout from '../../components/layout.module.css';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pageHref } from '../../navigation/page-href.ts';
import { Drawing } from './Drawing.tsx';
import styles from './NotFoundPage.module.css';

export function NotFoundPage({ content: { head, drawing } }: { content: NotFoundContent }) {
  return (
    <main id="_content" className={`${layout.page} ${styles.page}`}>
      <div>
        <PageTitle head={head} />
        <p className={styles.way}>
          <Link className={buttons.button} data-variant="solid" href={pageHref('/')}>
            {words.wayHome}
          </Link>
        </p>
      </div>
      <Drawing drawing={drawing} />
    </main>
  );
}
