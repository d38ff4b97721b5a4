import type { PlacedProblem } from '../model/editing/protocol.ts';
import type { FileState } from './editor-state.ts';
import styles from './FilePage.module.css';
import * as labels from './labels.ts';
import { ProblemList } from './ProblemList.tsx';
import list from './ProblemsPage.module.css';
import { addressOf } from './place.ts';
import { shownPath } from './shown-path.ts';

type Props = { problems: readonly PlacedProblem[]; files: readonly FileState[] };

/** Everything wrong with the content, each with the way to its field. */
export function ProblemsPage({ problems, files }: Props) {
  const sorted = problems.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h2 className={styles.title}>{labels.problems}</h2>
        {problems.length === 0 && <p className={styles.about}>{labels.noProblems}</p>}
      </header>
      <ol className={list.list}>
        {sorted.map((problem, index) => (
          <li key={index} className={list.entry}>
            <Place problem={problem} file={files.find(({ name }) => name === problem.file)} />
            <ProblemList problems={[problem]} />
          </li>
        ))}
      </ol>
    </article>
  );
}

function Place({ problem, file }: { problem: PlacedProblem; file: FileState | undefined }) {
  const words = labels.placeOf(problem);
  if (!file) return <span className={list.place}>{words}</span>;
  const path = file.form ? shownPath(file.form, problem.path) : [];
  return (
    <a className={list.place} href={addressOf(file.name, path)}>
      {words}
    </a>
  );
}
