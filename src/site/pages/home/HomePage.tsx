import type { HomeContent } from '../../../model/page-content.ts';
import { resumePath, withBase } from '../../../model/routes.ts';
import { base } from '../../base.ts';
import buttons from '../../components/button.module.css';
import { Inline } from '../../components/Inline.tsx';
import { ArrowIcon } from '../../components/icons.tsx';
import layout from '../../components/layout.module.css';
import { PageMeta } from '../../components/PageMeta.tsx';
import * as labels from '../../labels.ts';
import { Link } from '../../navigation/Link.tsx';
import { pageHref } from '../../navigation/page-href.ts';
import styles from './HomePage.module.css';
import { PrescriptionLabel } from './PrescriptionLabel.tsx';
import { TypedTitle } from './TypedTitle.tsx';

export function HomePage({ content }: { content: HomeContent }) {
  return (
    <main id="_content" className={styles.main}>
      <PageMeta head={content.head} />
      <div className={`${layout.page} ${styles.hero}`}>
        <TypedTitle phrases={content.phrases} heading={content.head.heading} />
        <div>
          {/* The title takes its time; who this is stands here from the first moment. */}
          <p className={styles.byline}>
            <b>{content.ownerName}</b>
            {content.ownerRole}
          </p>
          <p className={styles.intro}>
            <Inline text={content.intro} />
          </p>
          <p className={styles.actions}>
            {content.projectsPath && (
              <Link className={buttons.button} data-variant="solid" href={pageHref(content.projectsPath)}>
                {labels.seeProjects}
                <ArrowIcon />
              </Link>
            )}
            {content.hasResume && (
              <a className={buttons.button} href={withBase(base, resumePath)}>
                {labels.resumePdf}
              </a>
            )}
          </p>
        </div>
        {content.latest && <PrescriptionLabel latest={content.latest} />}
      </div>
    </main>
  );
}
