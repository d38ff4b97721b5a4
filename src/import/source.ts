import type { Locale } from '../i18n/locale.ts';
import type { ArchiveFile } from './archive.ts';
import type { ImportedResume } from './imported-resume.ts';

export type ReadOptions = {
  /** Of the site. Its language decides between readings of a date that more than one language allows. */
  locale: Locale;
  /** Asks which of many are wanted; resolves with their names. */
  choose: (candidates: readonly Candidate[]) => Promise<ReadonlySet<string>>;
};

/** One of many that may be wanted. */
type Candidate = {
  name: string;
  /** By which it is known once it has been brought. */
  key: string;
  about: string;
  /** Whether it is wanted where nobody says which. */
  isUsual: boolean;
};

/** A kind of thing that can be brought. Both functions are given files and nothing else, and write none. */
export type Source = {
  /** As the owner calls it, within a sentence: `an export of LinkedIn`. */
  title: string;
  /** Whether these files are such a thing, told by what stands in them. Never rejects for what it does not know. */
  recognise: (files: readonly ArchiveFile[]) => Promise<boolean>;
  /** Rejects with `UnreadableSource`, or `UnreadableArchive`, where nothing of it can be read. */
  read: (files: readonly ArchiveFile[], options: ReadOptions) => Promise<ImportedResume>;
};

/** What was given is a thing that is known, and cannot be read; the message is a sentence for whoever gave it. */
export class UnreadableSource extends Error {}
