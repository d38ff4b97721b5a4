import * as t from 'virtual:messages';
import { wordsOf } from '../../../../core/prose.ts';
import { EntryLinks } from '../../../../ui/EntryLinks.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { LensMark } from '../../../../ui/Lens.tsx';
import ledger from '../../../../ui/ledger.module.css';
import type { SectionBodyProps } from '../../section-body.ts';
import styles from './PublicationsSection.module.css';
import { doiAddress, groupByYear } from './publications.ts';
import type { PublicationView } from './section.build.ts';

/** An article, the most common kind, has no label. */
const kinds: Partial<Record<string, string>> = t.publicationKinds;

/** A long list with a rhythm: the year at the left, what appeared in it at the right. */
export function PublicationsSection({ section, level: Year, lens }: SectionBodyProps<PublicationView[]>) {
  return groupByYear(lens.order(section.shown)).map(({ year, publications }, index) => (
    <div key={index} className={`${ledger.row} ${styles.year}`}>
      <Year className={styles.number}>{year}</Year>
      <ul className={styles.list}>
        {publications.map(({ doi, ...publication }) => {
          const { name, title, address } = publication;
          const kind = kinds[publication.kind];
          const href = address || (doi && doiAddress(doi));
          return (
            <li key={name} className={styles.publication}>
              <p className={styles.title}>
                {href ? (
                  <a href={href} rel="noopener noreferrer">
                    <Inline text={title} />
                  </a>
                ) : (
                  <Inline text={title} />
                )}
              </p>
              <p className={styles.authors}>
                <Inline text={publication.byline} />
              </p>
              <p className={styles.venue}>
                {[publication.venue, publication.details].filter(Boolean).join(' ')}{' '}
                {/* The spaces are for those who hear or copy the line. */}
                {kind && <span>{kind}</span>}{' '}
                {doi && (
                  <a href={doiAddress(doi)} rel="noopener noreferrer">
                    doi:{doi}
                  </a>
                )}
              </p>
              <EntryLinks links={publication.links} title={wordsOf(title)} />
              <LensMark title={lens.markOf(publication)} />
            </li>
          );
        })}
      </ul>
    </div>
  ));
}
