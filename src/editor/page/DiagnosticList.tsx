import type { PlacedProblem } from '../protocol/protocol.ts';
import styles from './DiagnosticList.module.css';
import * as labels from './labels.ts';

/** What is wrong at one place, with the way to mend it. */
export function ProblemList({ problems, id }: { problems: readonly PlacedProblem[]; id?: string }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.list} id={id}>
      {problems.map((problem, index) => (
        <li key={index} className={styles.problem} data-severity={problem.severity}>
          <strong>
            {labels.severities[problem.severity]}
            {problem.summary}
          </strong>
          {problem.explanation && <span>{problem.explanation}</span>}
          {problem.mend && <span className={styles.mend}>{problem.mend}</span>}
        </li>
      ))}
    </ul>
  );
}
