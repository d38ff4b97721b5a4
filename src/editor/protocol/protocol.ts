import type { PostingMatch } from '../../applications/posting-lines.ts';
import type { FieldPath } from '../../core/field-path.ts';
import type { Change } from '../../yaml/change.ts';
import type { Group, Records } from './form-field.ts';
import type { LanguageStatus } from './translations.ts';

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
  /** Null for Markdown without fields, and for a file that does not fit its form. */
  form: Group | Records | null;
  /** Plain data for a form, otherwise the text. */
  value: unknown;
  /** A hash of the text; null if the file does not exist. */
  fingerprint: string | null;
};

/** The owner's changes to a file since it was read. Without a form it is one `set` with the path `[]`. */
export type Draft = { file: string; fingerprint: string | null; changes: Change[] };

/** Changes that were not saved when their page was closed; without `diff` they no longer fit into their file. */
export type KeptDraft = Omit<Draft, 'fingerprint'> & {
  /** The file has changed since it was read. */
  isOutdated: boolean;
  diff: FileDiff | null;
};

/** A diagnostic of a form field; `path` is [] if it is not about a field. */
export type PlacedDiagnostic = {
  file: string;
  path: FieldPath;
  /** The name of the record; "" in a file that is not a list. */
  subject: string;
  /** error: the site cannot be built; unfinished: visible in the preview but blocks publishing; warning: optional; notice: no action needed. */
  severity: 'error' | 'unfinished' | 'warning' | 'notice';
  notice?: { code: string; about: string };
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

/** A renamed project, page or note; `pictures` is the number of files in its folder. */
export type Renaming = {
  folder: 'projects' | 'pages' | 'notes';
  from: string;
  to: string;
  pictures: number;
  hasStory: boolean;
};

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
  /** The further languages of the site. */
  languages: LanguageStatus[];
};

/** `removed` are deleted files of content/. */
export type SaveAnswer = { saved: string[]; pictures: string[]; removed: string[] } | { conflicts: string[] };

/** A hash of each file on disk, by name. */
export type Fingerprints = Record<string, string | null>;

/** A dropped picture with its metadata, or why it was refused. */
export type ImportAnswer =
  | { source: string; name: string; caption: string; alt: string; notes: string[] }
  | { refused: string };

/** A file that would be published; `diff` is null for a binary or long file. */
export type ChangedFile = { file: string; kind: 'added' | 'changed' | 'removed'; diff: FileDiff | null };

/** The git state of the owner's folder, and what would be pushed. */
export type Checkout = {
  branch: string;
  /** The address of the remote without user name and password: `github.com/ada/site`. */
  destination: string;
  /** The remote does not have this branch yet. */
  isFirst: boolean;
  /** Files with uncommitted changes. */
  changes: ChangedFile[];
  /** Subjects of commits that are not pushed yet. */
  unpushed: string[];
  /** How many commits of the remote are not here. */
  behind: number;
  /** The last commit on the remote; `time` is ISO 8601. */
  lastCommit: { time: string; subject: string } | null;
  /** Changed files that are not published because the site does not use them. */
  excluded: string[];
  /** Warnings for the owner. */
  notes: string[];
};

/** `refused` says why the folder cannot be published with git; `hasDeadLock` if only a lock of a stopped git command. */
export type CheckoutAnswer = { checkout: Checkout } | { refused: string; hasDeadLock?: boolean };

/** The publication in progress, or the last one. */
export type PublishJob = {
  isRunning: boolean;
  /** The current step, or the result. */
  message: string;
  isDone: boolean;
  /** The problems that stopped it. */
  diagnostics: PlacedDiagnostic[];
};

export type PublishAnswer = { git: CheckoutAnswer; job: PublishJob | null };

/** A push, or a copy to a folder. */
export type PublishOrder = { commitMessage: string; isFirst: boolean } | { folder: string };

/** A picture of a page of a PDF, at an address of the editor's server. */
export type PageImage = { address: string; width: number; height: number };

/** Pictures of its pages, none without a letter; or why it cannot be shown. */
export type LetterAnswer = { pages: PageImage[] } | { refused: string };

/** What is beside the texts of an application. */
export type ApplicationFolder = {
  /** Null without a posting. */
  match: PostingMatch | null;
  files: { name: string; sizeBytes: number; address: string }[];
  /** Copies of what was sent, oldest first. */
  sent: { name: string; files: { name: string; hash: string; isUnchanged: boolean }[] }[];
};

/** Answers of the owner; "" for none. */
export type NewApplication = Record<
  'name' | 'reader' | 'role' | 'lens' | 'language' | 'date' | 'due' | 'posting',
  string
>;

/** `errors` say why answers are refused. */
export type CreatedApplication = { created: string } | { errors: Partial<NewApplication> };

export type PortfolioRequest = {
  /** "" for none. */
  lens: string;
  /** Null for all that fit. */
  stories: string[] | null;
  sheet: 'a4' | 'letter' | 'screen';
  /** `10MB`, or "". */
  max: string;
};

/** `option` is the field that the owner should change. */
export type PortfolioAnswer =
  | { name: string; summary: string; address: string; pages: PageImage[] }
  | { refused: string; option: 'lens' | 'stories' | 'max' | null };
