import type { DiagnosticText } from '../core/diagnostics.ts';

export type CaptionAndAlt = { title: string; alt: string };

/** A record as it was added, with where its photo came from. */
export type AddedPhoto = CaptionAndAlt & {
  fileName: string;
  /** Not in a list whose records have no numbers. */
  id?: number;
  name: string;
  source: string;
  width: number;
  height: number;
  bytes: number;
  hadLocation: boolean;
};

/** A file that was left out. `isKnown`: it is there already; else it is no photo that can be read. */
export type SkippedPhoto = { fileName: string; why: DiagnosticText; isKnown: boolean };

export type ImportOutcome = {
  added: AddedPhoto[];
  /** In the order in which they were given. */
  skipped: SkippedPhoto[];
};
