import { groupEqual, sumUp } from '../../core/group-diagnostics.ts';
import type { PlacedProblem } from '../protocol/protocol.ts';
import { ProblemList } from './DiagnosticList.tsx';
import list from './DiagnosticsPage.module.css';
import type { FileState } from './editor-state.ts';
import styles from './FilePage.module.css';
import * as labels from './labels.ts';
import { addressOf, pictureWordsStep } from './place.ts';
import { shownPath } from './previewed-path.ts';

type Props = {
  problems: readonly PlacedProblem[];
  files: readonly FileState[];
  /** Whether anything has been looked through yet. */
  isChecked: boolean;
};

const order = ['error', 'unfinished', 'warning'];

/** Everything wrong with the content. */
export function ProblemsPage({ problems, files, isChecked }: Props) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h2 className={styles.title}>{labels.problems}</h2>
        {problems.length === 0 && (
          <p className={styles.about}>{isChecked ? labels.noProblems : labels.checking}</p>
        )}
      </header>
      <ProblemEntries problems={problems} files={files} />
    </article>
  );
}

/** Problems, equal ones told once, each with the way to its field. */
export function ProblemEntries({ problems, files }: Pick<Props, 'problems' | 'files'>) {
  const sorted = problems.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  return (
    <ol className={list.list}>
      {groupEqual(sorted).map((equal, index) => (
        <li key={index} className={list.entry}>
          <Equal equal={equal} files={files} />
        </li>
      ))}
    </ol>
  );
}

function Equal({ equal, files }: { equal: [PlacedProblem, ...PlacedProblem[]]; files: Props['files'] }) {
  const [first] = equal;
  const fileOf = ({ file }: PlacedProblem) => files.find(({ name }) => name === file);
  if (equal.length === 1) {
    return (
      <>
        <Place problem={first} file={fileOf(first)} />
        <ProblemList problems={equal} />
      </>
    );
  }
  const { place, summary } = sumUp(equal);
  return (
    <>
      <details>
        <summary className={list.place}>{labels.placesIn(place, equal.length)}</summary>
        <ul className={list.places}>
          {equal.map((problem, index) => (
            <li key={index}>
              <Place problem={problem} file={fileOf(problem)} />
            </li>
          ))}
        </ul>
      </details>
      <ProblemList problems={[{ ...first, summary }]} />
      {first.severity === 'unfinished' && (
        <a className={list.place} href={addressOf(first.file, [pictureWordsStep])}>
          {labels.writeThem}
        </a>
      )}
    </>
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
