import layout from '../../ui/layout.module.css';
import type { DiffLine, FileDiff } from '../protocol/protocol.ts';
import styles from './DiffView.module.css';

const signs = { same: ' ', added: '+', removed: '−' } as const;
const kindLabels = { same: '', added: 'added line', removed: 'deleted line' } as const;

export function DiffView({ diff, name = `content/${diff.file}` }: { diff: FileDiff; name?: string }) {
  return (
    <section className={styles.file} aria-label={name}>
      <h3 className={styles.name}>
        {name}
        <span className={styles.count}>{diff.isDeleted ? 'deleted' : `+${diff.added} −${diff.removed}`}</span>
      </h3>
      {diff.hunks.map((hunk) => (
        <table key={keyOf(hunk[0])} className={styles.hunk}>
          <tbody>
            {hunk.map((line) => (
              <tr key={keyOf(line)} className={styles.line} data-kind={line.kind}>
                <td className={styles.number}>{line.after || line.before}</td>
                <td className={styles.sign}>
                  {signs[line.kind]}
                  <span className={layout.visuallyHidden}>{kindLabels[line.kind]}</span>
                </td>
                <td className={styles.text}>{line.text || ' '}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

function keyOf(line: DiffLine | undefined): string {
  return line ? `${line.before} ${line.after}` : '';
}
