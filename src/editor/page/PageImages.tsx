import type { PageImage } from '../protocol/protocol.ts';
import styles from './PageImages.module.css';

type Props = {
  pages: readonly PageImage[];
  /** What they are pages of, in the alternative texts. */
  of: string;
  /** Several beside each other, with numbers. */
  isOverview?: boolean;
};

/** A picture of each page of a document. */
export function PageImages({ pages, of, isOverview = false }: Props) {
  return (
    <ol className={styles.pages} data-overview={isOverview || undefined}>
      {pages.map(({ address, width, height }, index) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            <img
              className={styles.page}
              src={address}
              width={width}
              height={height}
              loading="lazy"
              alt={`Page ${index + 1} of ${pages.length} of ${of}`}
            />
          </a>
          {isOverview && <p className={styles.number}>{index + 1}</p>}
        </li>
      ))}
    </ol>
  );
}
