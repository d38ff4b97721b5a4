import layout from '../../ui/layout.module.css';
import type { DiffLine, FileDiff } from '../protocol/protocol.ts';
import styles from './DiffView.module.css';
import * as labels from './labels.ts';

const signs = { same: ' ', added: '+', removed: '−' } as const;

/** The lines of one file that would change, with a little of what stands around them. */
export function DiffView({ diff, name = `content/${diff.file}` }: { diff: FileDiff; name?: string }) {
  return (
    <section className={styles.file} aria-label={name}>
      <h3 className={styles.name}>
        {name}
        <span className={styles.count}>
          {diff.goes ? labels.fileGoes : labels.countLines(diff.added, diff.removed)}
        </span>
      </h3>
      {diff.hunks.map((hunk) => (
        <table key={keyOf(hunk[0])} className={styles.hunk}>
          <tbody>
            {hunk.map((line) => (
              <tr key={keyOf(line)} className={styles.line} data-kind={line.kind}>
                <td className={styles.number}>{line.after || line.before}</td>
                <td className={styles.sign}>
                  {signs[line.kind]}
                  <span className={layout.visuallyHidden}>{labels.lineKinds[line.kind]}</span>
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
