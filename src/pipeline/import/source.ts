import type { Locale } from '../../model/locale.ts';
import type { ArchiveFile } from './archive.ts';
import type { Proposal } from './proposal.ts';

export type ReadOptions = {
  /** Of the site. Its language decides between readings of a date that more than one language allows. */
  locale: Locale;
};

/** A kind of thing that can be brought. Both functions are given files and nothing else, and write none. */
export type Source = {
  /** As the owner calls it, within a sentence: `an export of LinkedIn`. */
  title: string;
  /** Whether these files are such a thing, told by what stands in them. Never rejects for what it does not know. */
  recognise: (files: readonly ArchiveFile[]) => Promise<boolean>;
  /** Rejects with `UnreadableSource`, or `UnreadableArchive`, where nothing of it can be read. */
  read: (files: readonly ArchiveFile[], options: ReadOptions) => Promise<Proposal>;
};

/** What was given is a thing that is known, and cannot be read; the message is a sentence for whoever gave it. */
export class UnreadableSource extends Error {}
