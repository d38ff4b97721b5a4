import type { FileDiff, PlacedDiagnostic } from './protocol.ts';

/* Messages between the Publish page and the server, as JSON. */

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

/** `refused` says why the folder cannot be published with git. */
export type CheckoutAnswer = { checkout: Checkout } | { refused: string };

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
