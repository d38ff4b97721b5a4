import type { Diagnostic } from '../core/diagnostics.ts';
import type { Unread } from './imported-resume.ts';

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
