import type { Locale } from '../i18n/locale.ts';
import type { ArchiveFile } from './archive.ts';
import type { ImportedResume } from './imported-resume.ts';

export type ReadOptions = {
  /** Of the site. Its language decides how to read ambiguous names of months. */
  locale: Locale;
  /** Whether texts of the site can have formulas. */
  hasFormulas?: boolean | undefined;
  /** Asks which candidates to import; resolves with their names. */
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
