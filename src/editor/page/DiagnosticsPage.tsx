import { groupEqual, sumUp } from '../../core/group-diagnostics.ts';
import type { PlacedDiagnostic } from '../protocol/protocol.ts';
import { DiagnosticList } from './DiagnosticList.tsx';
import list from './DiagnosticsPage.module.css';
import type { FileState } from './editor-state.ts';
import styles from './FilePage.module.css';
import * as labels from './labels.ts';
import { addressOf, captionsStep } from './place.ts';
import { shownPath } from './previewed-path.ts';

type Props = {
  diagnostics: readonly PlacedDiagnostic[];
  files: readonly FileState[];
  /** Whether anything has been looked through yet. */
  isChecked: boolean;
};

const order = ['error', 'unfinished', 'warning'];

/** Everything wrong with the content. */
export function DiagnosticsPage({ diagnostics, files, isChecked }: Props) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h2 className={styles.title}>{labels.diagnostics}</h2>
        {diagnostics.length === 0 && (
          <p className={styles.about}>{isChecked ? labels.noDiagnostics : labels.checking}</p>
        )}
      </header>
      <DiagnosticEntries diagnostics={diagnostics} files={files} />
    </article>
  );
}

/** Problems, equal ones told once, each with the way to its field. */
export function DiagnosticEntries({ diagnostics, files }: Pick<Props, 'diagnostics' | 'files'>) {
  const sorted = diagnostics.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
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

function Equal({
  equal,
  files,
}: {
  equal: [PlacedDiagnostic, ...PlacedDiagnostic[]];
  files: Props['files'];
}) {
  const [first] = equal;
  const fileOf = ({ file }: PlacedDiagnostic) => files.find(({ name }) => name === file);
  if (equal.length === 1) {
    return (
      <>
        <Place diagnostic={first} file={fileOf(first)} />
        <DiagnosticList diagnostics={equal} />
      </>
    );
  }
  const { place, summary } = sumUp(equal);
  return (
    <>
      <details>
        <summary className={list.place}>{labels.placesIn(place, equal.length)}</summary>
        <ul className={list.places}>
          {equal.map((diagnostic, index) => (
            <li key={index}>
              <Place diagnostic={diagnostic} file={fileOf(diagnostic)} />
            </li>
          ))}
        </ul>
      </details>
      <DiagnosticList diagnostics={[{ ...first, summary }]} />
      {first.severity === 'unfinished' && (
        <a className={list.place} href={addressOf(first.file, [captionsStep])}>
          {labels.writeThem}
        </a>
      )}
    </>
  );
}

function Place({ diagnostic, file }: { diagnostic: PlacedDiagnostic; file: FileState | undefined }) {
  const words = labels.placeOf(diagnostic);
  if (!file) return <span className={list.place}>{words}</span>;
  const path = file.form ? shownPath(file.form, diagnostic.path) : [];
  return (
    <a className={list.place} href={addressOf(file.name, path)}>
      {words}
    </a>
  );
}
