import { useEffect, useRef } from 'react';
import { stopsPublishing } from '../../core/diagnostics.ts';
import { countNoun } from '../../core/text.ts';
import layout from '../../ui/layout.module.css';
import type { Draft, PlacedDiagnostic } from '../protocol/protocol.ts';
import type { LanguageStatus } from '../protocol/translations.ts';
import styles from './FileNavigation.module.css';
import type { FileEntry, FileGroup } from './group-files.ts';
import {
  addressOf,
  applicationsPage,
  lookPage,
  portfolioPage,
  problemsPage,
  publishPage,
  translationsPage,
} from './route.ts';
import { findLanguageOf } from './translations.ts';

type Props = {
  groups: readonly FileGroup[];
  /** The file or page that is shown. */
  current: string;
  drafts: readonly Draft[];
  diagnostics: readonly PlacedDiagnostic[];
  /** How many applications are due. */
  dueCount: number;
  /** The further languages; none for a site of one language. */
  languages: readonly LanguageStatus[];
};

export function FileNavigation({ groups, current, drafts, diagnostics, dueCount, languages }: Props) {
  const errors = diagnostics.filter(stopsPublishing);
  const linkTo = (page: string) =>
    ({
      className: styles.link,
      href: addressOf(page),
      'aria-current': current === page ? 'page' : undefined,
    }) as const;
  return (
    <nav className={styles.nav} aria-label="Files">
      <a {...linkTo(problemsPage)}>
        Problems
        <span className={styles.count} data-wrong={errors.length > 0 || undefined}>
          {diagnostics.filter(({ severity }) => severity !== 'notice').length}
        </span>
      </a>
      <a {...linkTo(publishPage)}>Publish</a>
      <a {...linkTo(lookPage)}>Look</a>
      {languages.length > 0 && (
        <a {...linkTo(translationsPage)}>
          Translations
          {drafts.some(({ file }) => findLanguageOf(languages, file)) && <UnsavedMark />}
        </a>
      )}
      <a {...linkTo(applicationsPage)}>
        Applications
        {dueCount > 0 && (
          <span className={styles.count}>
            {dueCount} <span className={layout.visuallyHidden}>due</span>
          </span>
        )}
      </a>
      <a {...linkTo(portfolioPage)}>Portfolio PDF</a>
      {groups.map((group) => (
        <section key={group.entries[0]?.file}>
          <h2 className={styles.title}>{group.title}</h2>
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.file}>
                <FileLink
                  entry={entry}
                  isCurrent={entry.file === current}
                  isChanged={drafts.some(({ file }) => file === entry.file)}
                  errorCount={errors.filter(({ file }) => file === entry.file).length}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

type LinkProps = { entry: FileEntry; isCurrent: boolean; isChanged: boolean; errorCount: number };

function FileLink({ entry, isCurrent, isChanged, errorCount }: LinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // In a narrow window the links are a scrolling row.
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
      {isChanged && <UnsavedMark />}
      {errorCount > 0 && (
        <span className={styles.count} data-wrong>
          <span aria-hidden="true">{errorCount}</span>
          <span className={layout.visuallyHidden}>{countNoun(errorCount, 'problem')}</span>
        </span>
      )}
    </a>
  );
}

function UnsavedMark() {
  return <span className={styles.changed} role="img" aria-label="not saved" />;
}
