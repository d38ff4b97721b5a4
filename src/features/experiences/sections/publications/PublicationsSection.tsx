import ledger from '../../../../ui/ledger.module.css';
import type { SectionBodyProps } from '../../section-body.ts';
import { PublicationEntry } from './PublicationEntry.tsx';
import styles from './PublicationsSection.module.css';
import { groupByYear } from './publications.ts';
import type { PublicationsView } from './section.build.ts';

/** A long list with a rhythm: the year at the left, what appeared in it at the right. */
export function PublicationsSection({ section, level: Year, lens }: SectionBodyProps<PublicationsView>) {
  const { words, publications } = section.shown;
  return groupByYear(lens.order(publications)).map(({ year, publications }, index) => (
    <div key={index} className={`${ledger.row} ${styles.year}`}>
      <Year className={styles.number}>{year}</Year>
      <ul className={styles.list}>
        {publications.map((publication) => (
          <PublicationEntry
            key={publication.name}
            publication={publication}
            words={words}
            mark={lens.markOf(publication)}
          />
        ))}
      </ul>
    </div>
  ));
}
