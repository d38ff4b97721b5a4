import type { FieldPath } from '../../core/field-path.ts';
import type { Change } from '../../yaml/change.ts';
import type { Group, Records } from './form-field.ts';

/* Messages between the editor's page and its server, as JSON. */

/** The header with the secret from the address that the terminal shows. */
export const tokenHeader = 'x-editor-token';

/** A file of content/ that can be edited. */
export type EditableFile = {
  /** The path in content/. */
  name: string;
  /** The kind of content: gallery, projects; text for Markdown. */
  kind: string;
  about: string;
  /** Null for Markdown, and for a file that does not fit its form. */
  form: Group | Records | null;
  /** Plain data for a form, otherwise the text. */
  value: unknown;
  /** A hash of the text; null if the file does not exist. */
  fingerprint: string | null;
};

/** The owner's changes to a file since it was read. Without a form it is one `set` with the path `[]`. */
export type Draft = { file: string; fingerprint: string | null; changes: Change[] };

/** A diagnostic of a form field; `path` is [] if it is not about a field. */
export type PlacedDiagnostic = {
  file: string;
  path: FieldPath;
  /** The name of the record; "" in a file that is not a list. */
  subject: string;
  /** error: the site cannot be built; unfinished: visible in the preview but blocks publishing; warning: optional. */
  severity: 'error' | 'unfinished' | 'warning';
  summary: string;
  why: string;
  fix: string;
  /** 1-based line in the text with unsaved changes; 0 for the file as a whole. */
  line: number;
};

/** A line of a diff; `before` and `after` are 1-based line numbers, 0 if the line is not in that text. */
export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string; before: number; after: number };

export type FileDiff = {
  file: string;
  isDeleted?: true;
  added: number;
  removed: number;
  hunks: DiffLine[][];
};

/** A renamed project; `pictures` is the number of files in its folder. */
export type Renaming = { from: string; to: string; pictures: number; hasStory: boolean };

export type CheckAnswer = {
  diagnostics: PlacedDiagnostic[];
  diffs: FileDiff[];
  /** Files with drafts that have changed on disk. */
  conflicts: string[];
  /** Dropped pictures that saving would add, by their path in content/. */
  pictures: string[];
  renamings: Renaming[];
  /** Pictures that no record would show after saving, by their path in content/. */
  leftOver: string[];
};

/** `removed` are deleted files of content/. */
export type SaveAnswer = { saved: string[]; pictures: string[]; removed: string[] } | { conflicts: string[] };

/** A hash of each file on disk, by name. */
export type Fingerprints = Record<string, string | null>;

/** A dropped picture with its metadata, or why it was refused. */
export type ImportAnswer =
  | { source: string; name: string; caption: string; alt: string; notes: string[] }
  | { refused: string };
