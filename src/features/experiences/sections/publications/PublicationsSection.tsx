import { withBase } from '../../../../core/routes.ts';
import { base } from '../../../../router/base.ts';
import ledger from '../../../../ui/ledger.module.css';
import type { SectionBodyProps } from '../../sections.ts';
import { citeFiles } from './cite-files.ts';
import { PublicationEntry } from './PublicationEntry.tsx';
import { PublicationFilter } from './PublicationFilter.tsx';
import styles from './PublicationsSection.module.css';
import { inGroups } from './publications.ts';
import type { PublicationsView } from './section.build.ts';
import { useFilter } from './useFilter.ts';

const noFilters = { kinds: [], topics: [], years: [], hasFirst: false };

/** A long list with a rhythm: the year, kind or topic at the left, what belongs to it at the right. */
export function PublicationsSection({ section, level: Heading, lens }: SectionBodyProps<PublicationsView>) {
  const { words, filters, files } = section.shown;
  const publications = lens.order(section.shown.publications);
  const { filter, isShown } = useFilter(filters ?? noFilters);
  const found = filters ? publications.filter(isShown) : publications;
  const groups = inGroups(found);
  const anchorOf = (index: number) => `_${section.name}-${index + 1}`;
  return (
    <>
      {filters && (
        <PublicationFilter
          words={words}
          choices={filters}
          filter={filter}
          shownCount={found.length}
          count={publications.length}
          anchors={groups.map(({ heading }, index) => ({ heading, anchor: anchorOf(index) }))}
        />
      )}
      {files && (
        <p className={styles.files}>
          {words.files}{' '}
          {Object.entries(citeFiles).map(([ending, format]) => (
            <a key={ending} href={`${withBase(base, files)}.${ending}`}>
              {format}
            </a>
          ))}
        </p>
      )}
      {found.length === 0 && <p>{words.none}</p>}
      {groups.map(({ heading, publications }, index) => (
        <div key={index} id={anchorOf(index)} className={`${ledger.row} ${styles.year}`}>
          <Heading className={styles.number}>{heading}</Heading>
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
      ))}
    </>
  );
}
