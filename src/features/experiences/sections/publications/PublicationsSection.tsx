import { ofRecord } from 'virtual:messages';
import { toPlainText } from '../../../../core/prose.ts';
import { withBase } from '../../../../core/routes.ts';
import { base, pageHref } from '../../../../router/base.ts';
import { Link } from '../../../../router/Link.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { LensMark } from '../../../../ui/Lens.tsx';
import ledger from '../../../../ui/ledger.module.css';
import type { SectionBodyProps } from '../../sections.ts';
import { Citation } from './Citation.tsx';
import { PublicationFacts } from './PublicationFacts.tsx';
import { PublicationFilter, useFilter } from './PublicationFilter.tsx';
import styles from './PublicationsSection.module.css';
import { citeFiles, doiAddress, inGroups } from './publications.ts';
import type { PublicationsView, PublicationView } from './section.build.ts';

const noFilters = { kinds: [], topics: [], years: [], hasFirst: false };

/** A long list with a rhythm: the year, kind or topic at the left, what belongs to it at the right. */
export function PublicationsSection({ section, level: Heading, lens }: SectionBodyProps<PublicationsView>) {
  const { texts, filters, files } = section.shown;
  const publications = lens.order(section.shown.publications);
  const { filter, isShown } = useFilter(filters ?? noFilters);
  const found = filters ? publications.filter(isShown) : publications;
  const groups = inGroups(found);
  const anchorOf = (index: number) => `_${section.name}-${index + 1}`;
  return (
    <>
      {filters && (
        <PublicationFilter
          texts={texts}
          choices={filters}
          filter={filter}
          shownCount={found.length}
          count={publications.length}
          anchors={groups.map(({ heading }, index) => ({ heading, anchor: anchorOf(index) }))}
        />
      )}
      {files && (
        <p className={styles.files}>
          {texts.files}{' '}
          {Object.entries(citeFiles).map(([ending, format]) => (
            <a key={ending} href={`${withBase(base, files)}.${ending}`}>
              {format}
            </a>
          ))}
        </p>
      )}
      {found.length === 0 && <p>{texts.none}</p>}
      {groups.map(({ heading, publications }, index) => (
        <div key={index} id={anchorOf(index)} className={`${ledger.row} ${styles.year}`}>
          <Heading className={styles.number}>{heading}</Heading>
          <ul className={styles.list}>
            {publications.map((publication) => (
              <PublicationEntry
                key={publication.name}
                publication={publication}
                texts={texts}
                mark={lens.markOf(publication)}
              />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

type EntryProps = {
  publication: PublicationView;
  texts: PublicationsView['texts'];
  /** Title of the lens that brought it to the front. */
  mark: string | undefined;
};

/** A publication of a list. */
function PublicationEntry({ publication, texts, mark }: EntryProps) {
  const { title, abstract, page, files } = publication;
  // Browsers leave formulas out of the names of links.
  const label = typeof title === 'string' ? undefined : toPlainText(title);
  const href = publication.address || (publication.doi && doiAddress(publication.doi));
  return (
    <li className={styles.publication}>
      <PublicationFacts
        publication={publication}
        folds={
          (abstract || files) && (
            <>
              {abstract && (
                <li className={styles.foldItem}>
                  <details>
                    <summary
                      className={styles.fold}
                      aria-label={`${texts.abstract} ${ofRecord({ title: toPlainText(title) })}`}
                    >
                      {texts.abstract}
                    </summary>
                    <p className={styles.abstract}>
                      <Inline text={abstract} />
                    </p>
                  </details>
                </li>
              )}
              {files && (
                <li className={styles.foldItem}>
                  <Citation files={files} title={toPlainText(title)} texts={texts} />
                </li>
              )}
            </>
          )
        }
      >
        <p className={styles.title}>
          {page ? (
            <Link href={pageHref(page)} aria-label={label}>
              <Inline text={title} />
            </Link>
          ) : href ? (
            <a href={href} rel="noopener noreferrer" aria-label={label}>
              <Inline text={title} />
            </a>
          ) : (
            <Inline text={title} />
          )}
        </p>
      </PublicationFacts>
      <LensMark title={mark} />
    </li>
  );
}
