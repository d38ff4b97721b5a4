import * as t from 'virtual:messages';
import { pageHref } from '../../../../router/base.ts';
import { Link } from '../../../../router/Link.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import ledger from '../../../../ui/ledger.module.css';
import list from '../../../../ui/list.module.css';
import type { SectionBodyProps } from '../../sections.ts';
import styles from './OffersSection.module.css';
import type { OfferView } from './section.build.ts';

/** Offers with their prices, and a link to ask for each. */
export function OffersSection({ section, level: Heading }: SectionBodyProps<OfferView[]>) {
  return section.shown.map(({ name, title, text, price, isLowest, includes, contactPath }) => (
    <article key={name} id={name} className={`${ledger.row} ${styles.offer}`}>
      {price && <p className={styles.price}>{isLowest ? t.fromPrice({ price }) : price}</p>}
      <div className={styles.substance}>
        <Heading className={styles.title}>{title}</Heading>
        {text && (
          <p className={styles.text}>
            <Inline text={text} />
          </p>
        )}
        {includes.length > 0 && (
          <>
            <p className={styles.label}>{t.included}</p>
            <ul className={list.list}>
              {includes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
        {contactPath && (
          <p className={styles.ask}>
            <Link href={`${pageHref(contactPath)}?offer=${name}`}>{t.askAbout({ title })}</Link>
          </p>
        )}
      </div>
    </article>
  ));
}
