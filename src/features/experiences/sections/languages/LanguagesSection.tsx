import ledger from '../../../../ui/ledger.module.css';
import type { SectionBodyProps } from '../../sections.ts';
import styles from './LanguagesSection.module.css';
import type { Language } from './section.build.ts';

/** The languages that the owner speaks. */
export function LanguagesSection({ section }: SectionBodyProps<Language[]>) {
  return (
    <dl className={ledger.terms}>
      {section.shown.map(({ name, level, cefr }) => (
        <div key={name} className={`${ledger.row} ${styles.row}`}>
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
