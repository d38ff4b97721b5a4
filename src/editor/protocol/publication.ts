import type { FileDiff, PlacedDiagnostic } from './protocol.ts';

/* What the page for publishing and its server say to each other, as JSON. */

/** A file that would go out; `diff` is null where it is no text, or too long to be shown. */
export type ChangedFile = { file: string; kind: 'added' | 'changed' | 'removed'; diff: FileDiff | null };

/** The owner's folder as git sees it, and what would go out. */
export type Checkout = {
  branch: string;
  /** Where it goes, without name or password: `github.com/ada/site`. */
  place: string;
  /** Nothing of this branch is there yet. */
  isFirst: boolean;
  /** Files that are not committed. */
  changes: ChangedFile[];
  /** Subjects of commits that are not there yet. */
  waiting: string[];
  /** How many commits there are not here. */
  missing: number;
  /** The last commit that is there; its time is ISO 8601. */
  last: { time: string; subject: string } | null;
  /** Changed files that no visitor sees, and that stay behind. */
  left: string[];
  /** Sentences that the owner should know. */
  notes: string[];
};

/** A sentence says why a folder cannot be published with git. */
export type CheckoutAnswer = { checkout: Checkout } | { refused: string };

/** A publication that is under way, or the last one. */
export type PublishJob = {
  isRunning: boolean;
  /** What is being done, or what came of it. */
  said: string;
  isDone: boolean;
  /** What stopped it. */
  diagnostics: PlacedDiagnostic[];
};

export type PublishAnswer = { git: CheckoutAnswer; job: PublishJob | null };

/** Either way of publishing. */
export type PublishOrder = { message: string; isFirst: boolean } | { folder: string };
