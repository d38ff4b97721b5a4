import * as words from 'virtual:words';
import { Fragment } from 'react';
import type { HomeLabel } from '../../../model/home-label.ts';
import { Link } from '../../navigation/Link.tsx';
import { pageHref } from '../../navigation/page-href.ts';
import styles from './RecordLabel.module.css';

/** The newest record of a list, as the label of a box: its sign and number, and what the owner tells of it, as a link. */
export function RecordLabel({ label: { sign, number, rows, linked, path, anchor } }: { label: HomeLabel }) {
  return (
    <aside
      className={styles.label}
      aria-label={rows[linked] && `${rows[linked].label}: ${rows[linked].value}`}
    >
      <p className={styles.head}>
        <span>{sign}</span>
        <span>{words.recordNumber({ number: String(number).padStart(4, '0') })}</span>
      </p>
      <dl className={styles.lines}>
        {rows.map(({ label, value }, index) => (
          <Fragment key={index}>
            <dt>{label}</dt>
            <dd>
              {index === linked ? (
                <Link className={styles.link} href={pageHref(path, anchor)}>
                  {value}
                </Link>
              ) : (
                value
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
    </aside>
  );
}
