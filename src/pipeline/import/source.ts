import type { Proposal } from './proposal.ts';
import type { SourceFile } from './source-files.ts';

export type ReadOptions = {
  /** Of the site: BCP 47. Decides between readings of a date that more than one language allows. */
  language: string;
};

/** A kind of thing that can be brought. Both functions are given files and nothing else, and write none. */
export type Source = {
  /** As the owner calls it, within a sentence: `an export of LinkedIn`. */
  title: string;
  /** Whether these files are such a thing, told by what stands in them. Never rejects for what it does not know. */
  recognise: (files: readonly SourceFile[]) => Promise<boolean>;
  /** Rejects with `UnreadableSource` where nothing of it can be read. */
  read: (files: readonly SourceFile[], options: ReadOptions) => Promise<Proposal>;
};
