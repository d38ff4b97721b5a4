import type { HomeContent } from '../../../model/page-content.ts';
import * as labels from '../../labels.ts';
import { Link } from '../../navigation/Link.tsx';
import { pageHref } from '../../navigation/page-href.ts';
import styles from './PrescriptionLabel.module.css';

/** The newest project as the label of a vial; the whole label links to it. */
export function PrescriptionLabel({ latest }: { latest: NonNullable<HomeContent['latest']> }) {
  return (
    <aside className={styles.label} aria-label={labels.latestProject(latest.title)}>
      <p className={styles.head}>
        <span>{labels.prescription}</span>
        <span>{labels.projectNumber(latest.number, 4)}</span>
      </p>
      <dl className={styles.lines}>
        <dt>{labels.latest}</dt>
        <dd>
          <Link className={styles.link} href={pageHref(latest.path, latest.name)}>
            {latest.title}
          </Link>
        </dd>
        <dt>{labels.type}</dt>
        <dd>{latest.type}</dd>
        {latest.languages.length > 0 && (
          <>
            <dt>{labels.madeWith}</dt>
            <dd>{latest.languages.join(', ')}</dd>
          </>
        )}
        <dt>{labels.refills}</dt>
        <dd>{labels.refillsLeft(latest.others)}</dd>
      </dl>
    </aside>
  );
}
