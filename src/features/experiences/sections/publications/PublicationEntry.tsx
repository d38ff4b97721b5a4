import { toPlainText } from '../../../../core/prose.ts';
import { pageHref } from '../../../../router/base.ts';
import { Link } from '../../../../router/Link.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { LensMark } from '../../../../ui/Lens.tsx';
import { Citation } from './Citation.tsx';
import { PublicationFacts } from './PublicationFacts.tsx';
import styles from './PublicationsSection.module.css';
import { doiAddress } from './publications.ts';
import type { PublicationsView, PublicationView } from './section.build.ts';

type Props = {
  publication: PublicationView;
  words: PublicationsView['words'];
  /** Title of the lens that brought it to the front. */
  mark: string | undefined;
};

/** A publication of a list. */
export function PublicationEntry({ publication, words, mark }: Props) {
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
                  <details className={styles.folded}>
                    <summary className={styles.fold}>{words.abstract}</summary>
                    <p className={styles.abstract}>
                      <Inline text={abstract} />
                    </p>
                  </details>
                </li>
              )}
              {files && (
                <li className={styles.foldItem}>
                  <Citation files={files} title={toPlainText(title)} words={words} />
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
