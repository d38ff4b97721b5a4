import { Inline } from '../../../../ui/Inline.tsx';
import type { SectionBodyProps } from '../../sections.ts';
import styles from './FaqSection.module.css';
import type { Question } from './section.build.ts';

/** Answers are always visible, so that the search of the browser, print and readers without scripts get them. */
export function FaqSection({ section, level: Heading }: SectionBodyProps<Question[]>) {
  return section.shown.map(({ question, answer }) => (
    <div key={question} className={styles.question}>
      <Heading className={styles.title}>{question}</Heading>
      <p>
        <Inline text={answer} />
      </p>
    </div>
  ));
}
