import type { Diagnostic } from '../core/diagnostics.ts';
import type { Locale } from '../i18n/locale.ts';
import type { ArchiveFile } from './archive.ts';
import type { ImportedResume, Unread } from './imported-resume.ts';

export type ReadOptions = {
  /** Of the site. Its language decides how to read ambiguous names of months. */
  locale: Locale;
  /** Whether texts of the site can have formulas. */
  hasFormulas?: boolean | undefined;
  /** Asks the owner which candidates to import; resolves with their names. */
  choose: (candidates: readonly Candidate[]) => Promise<ReadonlySet<string>>;
};

type Candidate = {
  name: string;
  /** Identifies it in later imports. */
  key: string;
  about: string;
  /** Whether it is imported if nobody chooses. */
  isDefault: boolean;
};

/** Something to import from. */
export type Source = {
  /** Name for the owner, within a sentence: `an export of LinkedIn`. */
  title: string;
  /** Whether these files are such a source, judging by their content. Never rejects for unknown files. */
  recognize: (files: readonly ArchiveFile[]) => Promise<boolean>;
  /** Rejects with `UnreadableSource` or `UnreadableArchive` if nothing can be read. */
  read: (files: readonly ArchiveFile[], options: ReadOptions) => Promise<ImportedResume>;
};

/** A known source that cannot be read; the message is a sentence for the owner. */
export class UnreadableSource extends Error {}

/** The first reader that recognizes the files, or null. */
export async function findRecognizing<Reader extends Pick<Source, 'recognize'>>(
  readers: readonly Reader[],
  files: readonly ArchiveFile[],
): Promise<Reader | null> {
  for (const reader of readers) if (await reader.recognize(files)) return reader;
  return null;
}

type PlannedRecord = {
  /** Path in content/. */
  file: string;
  /** Label for the owner. */
  label: string;
  from: string;
  doubts: string[];
  change: 'added' | 'updated';
};

/** What an import will change in content/. Planning writes nothing. */
export type ImportPlan = {
  /** Changed texts by path in content/; empty if nothing is new. */
  texts: Map<string, string>;
  /** Current texts of these files, without new files. */
  before: ReadonlyMap<string, string>;
  /** New picture files, by path in content/. */
  pictures: Map<string, Buffer>;
  records: PlannedRecord[];
  /** Descriptions of new sections, new pages and filled-in fields of the owner. */
  created: string[];
  /** Descriptions of fields that differ in content/ and stay unchanged. */
  conflicts: string[];
  /** Number of records that are already in content/. */
  present: number;
  /** Number of records that were imported before and deleted since. */
  deleted: number;
  /** Records that cannot be written, and why. */
  rejected: Unread[];
  /** New errors that content/ would have; with any, nothing is written. */
  diagnostics: Diagnostic[];
};

/** A plan that changes nothing yet. */
export function emptyPlan(): Omit<ImportPlan, 'texts' | 'before'> {
  return {
    pictures: new Map(),
    records: [],
    created: [],
    conflicts: [],
    present: 0,
    deleted: 0,
    rejected: [],
    diagnostics: [],
  };
}
