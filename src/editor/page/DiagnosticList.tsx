import { howToHide } from '../../core/group-diagnostics.ts';
import type { PlacedDiagnostic } from '../protocol/protocol.ts';
import styles from './diagnostics.module.css';

const severityLabels = {
  error: '',
  unfinished: 'Before publishing: ',
  warning: 'Suggestion: ',
  notice: 'For your information: ',
};

type Props = { diagnostics: readonly PlacedDiagnostic[]; id?: string };

export function DiagnosticList({ diagnostics, id }: Props) {
  if (diagnostics.length === 0) return null;
  return (
    <ul className={styles.list} id={id}>
      {diagnostics.map((diagnostic, index) => (
        <li key={index} className={styles.diagnostic} data-severity={diagnostic.severity}>
          <strong>
            {severityLabels[diagnostic.severity]}
            {diagnostic.summary}
          </strong>
          {diagnostic.why && <span>{diagnostic.why}</span>}
          {diagnostic.fix && <span className={styles.fix}>{diagnostic.fix}</span>}
          {diagnostic.notice && <span className={styles.fix}>{howToHide([diagnostic])}</span>}
        </li>
      ))}
    </ul>
  );
}
