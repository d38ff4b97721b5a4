import styles from './LanguagesSection.module.css';
import type { SectionBodyProps } from './section-body.ts';

/** The languages one speaks. */
export function LanguagesSection({ section }: SectionBodyProps<'languages'>) {
  return (
    <dl className={styles.table}>
      {section.shown.map(({ name, level, cefr }) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>
            {level}
            {cefr && <span className={styles.cefr}>{` ${cefr}`}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
