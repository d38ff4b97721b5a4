import { useEffect, useRef } from 'react';
import layout from '../../ui/layout.module.css';
import styles from './FileNavigation.module.css';
import type { FileEntry, FileGroup } from './file-groups.ts';
import * as labels from './labels.ts';
import { addressOf, diagnosticsPage, publishPlace } from './place.ts';
import type { EditorValue } from './useEditor.ts';

type Props = { editor: EditorValue; groups: FileGroup[]; current: string };

/** The files of content/, with a mark on those that are not saved and the number of things to fix. */
export function FileNavigation({ editor, groups, current }: Props) {
  const errors = editor.diagnostics.filter(({ severity }) => severity !== 'warning');
  return (
    <nav className={styles.nav} aria-label={labels.files}>
      <a
        className={styles.link}
        href={addressOf(diagnosticsPage)}
        aria-current={current === diagnosticsPage ? 'page' : undefined}
      >
        {labels.diagnostics}
        <span className={styles.count} data-wrong={errors.length > 0 || undefined}>
          {editor.diagnostics.length}
        </span>
      </a>
      <a
        className={styles.link}
        href={addressOf(publishPlace)}
        aria-current={current === publishPlace ? 'page' : undefined}
      >
        {labels.publish}
      </a>
      {groups.map((group) => (
        <section key={group.entries[0]?.file}>
          <h2 className={styles.title}>{group.title}</h2>
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.file}>
                <FileLink
                  entry={entry}
                  isCurrent={entry.file === current}
                  isChanged={editor.drafts.some(({ file }) => file === entry.file)}
                  errors={errors.filter(({ file }) => file === entry.file).length}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

type LinkProps = { entry: FileEntry; isCurrent: boolean; isChanged: boolean; errors: number };

function FileLink({ entry, isCurrent, isChanged, errors }: LinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // In a narrow window the files are a row, and the current one may lie outside it.
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <a
      ref={link}
      className={styles.link}
      href={addressOf(entry.file)}
      title={`content/${entry.file}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {entry.title}
      {isChanged && <span className={styles.changed} role="img" aria-label={labels.notSaved} />}
      {errors > 0 && (
        <span className={styles.count} data-wrong>
          {errors}
          <span className={layout.visuallyHidden}> {labels.toFix}</span>
        </span>
      )}
    </a>
  );
}
