import type { PlacedDiagnostic } from '../protocol/protocol.ts';
import styles from './DiagnosticList.module.css';
import * as labels from './labels.ts';

/** What is wrong at one place, with the way to fix it. */
export function DiagnosticList({
  diagnostics,
  id,
}: {
  diagnostics: readonly PlacedDiagnostic[];
  id?: string;
}) {
  if (diagnostics.length === 0) return null;
  return (
    <ul className={styles.list} id={id}>
      {diagnostics.map((diagnostic, index) => (
        <li key={index} className={styles.diagnostic} data-severity={diagnostic.severity}>
          <strong>
            {labels.severities[diagnostic.severity]}
            {diagnostic.summary}
          </strong>
          {diagnostic.why && <span>{diagnostic.why}</span>}
          {diagnostic.fix && <span className={styles.fix}>{diagnostic.fix}</span>}
        </li>
      ))}
    </ul>
  );
}
