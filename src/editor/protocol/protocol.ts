import type { FieldPath } from '../../core/field-path.ts';
import type { Change } from '../../yaml/change.ts';
import type { Group, Records } from './form-field.ts';

/** What the editor's page and its server say to each other, as JSON. */

/** The header that carries the word which only the page opened from the terminal's address knows. */
export const tokenHeader = 'x-editor-token';

/** A file of content/ that can be edited, by its path in it. */
export type EditableFile = {
  name: string;
  /** What it holds, as the pipeline calls it: gallery, projects; text for Markdown. */
  kind: string;
  about: string;
  /** How its records or fields are written; null for Markdown, and for a file whose text no form can hold. */
  form: Group | Records | null;
  /** What it says: plain data for a form, else the text itself. */
  value: unknown;
  /** Of the text this was read from; null when there is no such file. */
  fingerprint: string | null;
};

/** All the owner changed in a file since it was read. Without a form there is one `set` with the path `[]`. */
export type Draft = { file: string; fingerprint: string | null; changes: Change[] };

/** A sentence about a place in a form; `path` is [] where no field is meant. */
export type PlacedDiagnostic = {
  file: string;
  path: FieldPath;
  /** The record it is about, as it is spoken of; "" in a file that is no list. */
  subject: string;
  /** error: the site stays as it was; unfinished: shown in the preview, not published; warning: worth a look. */
  severity: 'error' | 'unfinished' | 'warning';
  summary: string;
  why: string;
  fix: string;
  /** 1-based line of the text as it would be saved; 0 for the file as a whole. */
  line: number;
};

/** Lines around a difference; numbers are those in the text that has them, 1-based. */
export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string; before: number; after: number };

/** `goes` is for a file that would be there no more. */
export type FileDiff = { file: string; goes?: true; added: number; removed: number; hunks: DiffLine[][] };

/** The name a project has and the one it is to get; `pictures` counts the files in its folder. */
export type Renaming = { from: string; to: string; pictures: number; hasStory: boolean };

export type CheckAnswer = {
  diagnostics: PlacedDiagnostic[];
  diffs: FileDiff[];
  /** Drafts whose file has another text now than the one they were made from. */
  conflicts: string[];
  /** Dropped pictures that saving would bring in, by their path in content/. */
  pictures: string[];
  /** Projects that would get another name, with what goes along. */
  renamings: Renaming[];
  /** Pictures of content/images that a record shows, and none would after saving, by their path in content/. */
  leftOver: string[];
};

/** `removed` are files of content/ that went. */
export type SaveAnswer = { saved: string[]; pictures: string[]; removed: string[] } | { conflicts: string[] };

/** The text each file has on the disk now, by name, as a fingerprint. */
export type Fingerprints = Record<string, string | null>;

/** A picture that will lie in content/images once a record with it is saved, and the words it brought; or why not. */
export type ImportAnswer =
  | { source: string; name: string; caption: string; alt: string; notes: string[] }
  | { refused: string };
