import type { Diagnostic } from '../core/diagnostics.ts';
import type { Unread } from './imported-resume.ts';

type PlannedRecord = {
  /** Path in content/. */
  file: string;
  /** What a person would call it. */
  label: string;
  from: string;
  doubts: string[];
  change: 'added' | 'renewed';
};

/** What an import would do to content/, and what it would leave. Nothing is written by planning it. */
export type ImportPlan = {
  /** Whole texts by path in content/; none where nothing is new. */
  texts: Map<string, string>;
  /** What these files say now; none for one that is made. */
  before: ReadonlyMap<string, string>;
  /** Masters of new pictures, by path in content/. */
  pictures: Map<string, Buffer>;
  records: PlannedRecord[];
  /** Sentences about sections and pages that are made, and facts of the owner that are filled in. */
  made: string[];
  /** Sentences about what the owner has written otherwise, which stays. */
  kept: string[];
  /** How many records are there already. */
  known: number;
  /** How many were brought before and have been deleted since. */
  deleted: number;
  /** What could not be written, and why. */
  unfit: Unread[];
  /** Errors that content/ would have and has not now; with one, nothing is written. */
  diagnostics: Diagnostic[];
};
