import * as t from 'virtual:messages';
import type { ReactNode } from 'react';
import { toPlainText } from '../../../../core/prose.ts';
import { withBase } from '../../../../core/routes.ts';
import { rootBase } from '../../../../router/base.ts';
import { EntryLinks } from '../../../../ui/EntryLinks.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { PictureImage } from '../../../../ui/PictureImage.tsx';
import styles from './PublicationsSection.module.css';
import { doiAddress } from './publications.ts';
import type { PublicationView } from './section.build.ts';

/** Articles, the most common kind, have no label. */
const kinds: Partial<Record<string, string>> = t.publicationKinds;

type Props = {
  publication: PublicationView;
  /** Left out below the heading of a year. */
  date?: string;
  /** Additional items for the list of links. */
  folds?: ReactNode;
  /** Its title. */
  children?: ReactNode;
};

/** Who wrote it, where it appeared, and where its files are. */
export function PublicationFacts({ publication, date = '', folds, children }: Props) {
  const { title, byline, wholeByline, doi, award, picture, marks = [], legend = [] } = publication;
  const kind = kinds[publication.kind ?? ''];
  // Files are published once for all languages.
  const links = (publication.links ?? []).map(({ label, address }) => ({
    label,
    address: address.startsWith('/') ? withBase(rootBase, address) : address,
  }));
  return (
    <>
      {picture && (
        <PictureImage className={styles.picture} picture={picture} sizes="(width < 48rem) 38vw, 12rem" />
      )}
      {children}
      {wholeByline ? (
        <details className={styles.authors}>
          <summary>
            <Inline text={byline} />
          </summary>
          <Inline text={wholeByline} />
        </details>
      ) : (
        <p className={styles.authors}>
          <Inline text={byline} />
        </p>
      )}
      {/* The spaces are for those who hear or copy the line. */}
      <p className={styles.venue}>
        {[publication.venue, publication.details].filter(Boolean).join(' ')}{' '}
        {date && <time dateTime={publication.date}>{date}</time>}{' '}
        {[kind, ...marks].map((each) => each && <span key={each}>{each} </span>)}
        {award && <strong>{award}</strong>}{' '}
        {doi && (
          <a href={doiAddress(doi)} rel="noopener noreferrer">
            doi:{doi}
          </a>
        )}
      </p>
      {legend.length > 0 && <p className={styles.legend}>{legend.join(' · ')}</p>}
      <EntryLinks links={links} title={toPlainText(title)}>
        {folds}
      </EntryLinks>
    </>
  );
}
