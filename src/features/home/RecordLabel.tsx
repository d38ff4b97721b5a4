import { Fragment } from 'react';
import { pageHref, photoHref } from '../../router/base.ts';
import { Link } from '../../router/Link.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { CardPicture } from './HighlightCards.tsx';
import styles from './RecordLabel.module.css';
import type { RecordLabelView } from './record-label.ts';

/** The newest record of a list, as a label: sign, number, picture and the owner's rows. The whole label is one link. */
export function RecordLabel({ label }: { label: RecordLabelView }) {
  const { sign, number, picture, rows, titled, link } = label;
  const linkTo = (content: string) => (
    <Link
      className={styles.link}
      href={label.photo ? photoHref(label.path, label.photo) : pageHref(label.path, label.anchor)}
    >
      {content}
    </Link>
  );
  return (
    <aside
      className={styles.label}
      aria-label={rows[titled] && `${rows[titled].label}: ${rows[titled].value}`}
    >
      <p className={styles.head}>
        <span>{sign}</span>
        <span>{number}</span>
      </p>
      {picture && (
        // Decorative: the text beside it describes the record.
        <CardPicture
          className={styles.picture}
          picture={picture}
          sizes="22rem"
          maxWidthPx={800}
          isEager
          alt=""
        />
      )}
      <dl className={styles.lines}>
        {rows.map(({ label: name, value }, index) => (
          <Fragment key={index}>
            <dt>{name}</dt>
            <dd>{index === titled && link === '' ? linkTo(value) : value}</dd>
          </Fragment>
        ))}
      </dl>
      {link !== '' && (
        <p className={styles.foot}>
          {linkTo(link)}
          <ArrowIcon />
        </p>
      )}
    </aside>
  );
}
