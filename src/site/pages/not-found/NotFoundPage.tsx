import type { NotFoundContent } from '../../../model/page-content.ts';
import buttons from '../../components/button.module.css';
import layout from '../../components/layout.module.css';
import { PageLink } from '../../components/PageLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import * as labels from '../../labels.ts';
import styles from './NotFoundPage.module.css';
import { SittingCat } from './SittingCat.tsx';

export function NotFoundPage({ content }: { content: NotFoundContent }) {
  return (
    <main id="_content" className={`${layout.page} ${styles.page}`}>
      <div className={styles.words}>
        <PageTitle head={content.head} />
        <p className={styles.way}>
          <PageLink className={buttons.button} data-variant="solid" page="home">
            {labels.wayHome}
          </PageLink>
        </p>
      </div>
      <SittingCat />
    </main>
  );
}
