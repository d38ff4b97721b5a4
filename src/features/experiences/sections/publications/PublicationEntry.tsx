import * as t from 'virtual:messages';
import { wordsOf } from '../../../../core/prose.ts';
import { withBase } from '../../../../core/routes.ts';
import { pageHref, rootBase } from '../../../../router/base.ts';
import { Link } from '../../../../router/Link.tsx';
import { EntryLinks } from '../../../../ui/EntryLinks.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { LensMark } from '../../../../ui/Lens.tsx';
import { PictureImage } from '../../../../ui/PictureImage.tsx';
import { Citation } from './Citation.tsx';
import styles from './PublicationsSection.module.css';
import { doiAddress } from './publications.ts';
import type { PublicationsView, PublicationView } from './section.build.ts';

/** An article, the most common kind, has no label. */
const kinds: Partial<Record<string, string>> = t.publicationKinds;

type Props = {
  publication: PublicationView;
  words: PublicationsView['words'];
  /** Title of the lens that brought it to the front. */
  mark: string | undefined;
};

export function PublicationEntry({ publication, words, mark }: Props) {
  const { title, byline, wholeByline, doi, abstract, award, picture, marks = [], legend = [] } = publication;
  const kind = kinds[publication.kind ?? ''];
  const href = publication.address || (doi && doiAddress(doi));
  const links = (publication.links ?? []).map(({ label, address }) => ({
    label,
    address: address.startsWith('/') ? withBase(rootBase, address) : address,
  }));
  return (
    <li className={styles.publication}>
      {picture && (
        <PictureImage className={styles.picture} picture={picture} sizes="(width < 48rem) 38vw, 12rem" />
      )}
      <p className={styles.title}>
        {publication.page ? (
          <Link href={pageHref(publication.page)}>
            <Inline text={title} />
          </Link>
        ) : href ? (
          <a href={href} rel="noopener noreferrer">
            <Inline text={title} />
          </a>
        ) : (
          <Inline text={title} />
        )}
      </p>
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
        {[kind, ...marks].map((each) => each && <span key={each}>{each} </span>)}
        {award && <strong>{award}</strong>}{' '}
        {doi && (
          <a href={doiAddress(doi)} rel="noopener noreferrer">
            doi:{doi}
          </a>
        )}
      </p>
      {legend.length > 0 && <p className={styles.legend}>{legend.join(' · ')}</p>}
      <EntryLinks links={links} title={wordsOf(title)}>
        {abstract && (
          <li className={styles.foldItem}>
            <details className={styles.folded}>
              <summary className={styles.fold}>{words.abstract}</summary>
              <p className={styles.abstract}>
                <Inline text={abstract} />
              </p>
            </details>
          </li>
        )}
        {publication.files && (
          <li className={styles.foldItem}>
            <Citation files={publication.files} words={words} />
          </li>
        )}
      </EntryLinks>
      <LensMark title={mark} />
    </li>
  );
}
