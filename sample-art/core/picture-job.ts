import type { Sheet } from './sheet.ts';

/** One picture that can be drawn: where it goes and how it comes to be. */
export type PictureJob = {
  /** The folder under content/images, e.g. 'travel' or 'projects/tidewater'. */
  readonly collection: string;
  /** The file's stem; unique in its collection. */
  readonly name: string;
  /** Draws the finished sheet. Must give the same pixels every time. */
  readonly draw: () => Sheet | Promise<Sheet>;
  /** How it is stored; AVIF unless the owner's folder needs another. */
  readonly format?: 'avif' | 'png';
};

/** 'travel/fushimi-inari-dawn': how a picture is asked for on the command line. */
export function jobPath(job: PictureJob): string {
  return `${job.collection}/${job.name}`;
}
