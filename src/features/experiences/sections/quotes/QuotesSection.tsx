import { Inline } from '../../../../ui/Inline.tsx';
import type { SectionBodyProps } from '../../sections.ts';
import styles from './QuotesSection.module.css';
import type { Quote } from './section.build.ts';

/** Quotes of others about the owner. */
export function QuotesSection({ section }: SectionBodyProps<Quote[]>) {
  return section.shown.map(({ text, by, role }, index) => (
    <figure key={index} className={styles.quote}>
      <blockquote>
        <p className={styles.words}>
          <Inline text={text} />
        </p>
      </blockquote>
      <figcaption className={styles.by}>
        <b>{by}</b> {role}
      </figcaption>
    </figure>
  ));
}
