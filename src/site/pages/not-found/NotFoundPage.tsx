import type { NotFoundContent } from '../../../model/page-content.ts';
import buttons from '../../components/button.module.css';
import layout from '../../components/layout.module.css';
import { PageTitle } from '../../components/PageTitle.tsx';
import * as labels from '../../labels.ts';
import { Link } from '../../navigation/Link.tsx';
import { pageHref } from '../../navigation/page-href.ts';
import styles from './NotFoundPage.module.css';
import { SittingCat } from './SittingCat.tsx';

export function NotFoundPage({ content }: { content: NotFoundContent }) {
  return (
    <main id="_content" className={`${layout.page} ${styles.page}`}>
      <div className={styles.words}>
        <PageTitle head={content.head} />
        <p className={styles.way}>
          <Link className={buttons.button} data-variant="solid" href={pageHref('/')}>
            {labels.wayHome}
          </Link>
        </p>
      </div>
      <SittingCat />
    </main>
  );
}
