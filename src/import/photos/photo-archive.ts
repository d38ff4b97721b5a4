import { capitalised, compareText, lastName, stemOf } from '../../core/text.ts';
import { isVideoName } from '../../owner/normalize-video.ts';
import type { ArchiveFile } from '../archive.ts';
import { leftOutReasons as reasons } from './left-out-reasons.ts';

/** A photo or video and what the archive says of it beside the file. "" for what it does not say. */
export type ArchivedPhoto = {
  file: ArchiveFile;
  caption: string;
  alt: string;
  /** When it was taken, as ISO 8601 in UTC. */
  takenAt: string;
  /** Whether the archive says where it was taken, or who is on it. That itself goes nowhere. */
  hasPlace: boolean;
  hasPeople: boolean;
};

export type Album = {
  title: string;
  photos: ArchivedPhoto[];
  /** Photos that their owner put into no album; brought only when asked for, or when there are no others. */
  isRest?: boolean;
};

/** Photos as another program or service hands them out. Where they were taken, and who is on them, is not in it. */
export type PhotoArchive = {
  /** As its owner calls it: `Google Takeout`. */
  source: string;
  albums: Album[];
  /** Files that do not come along, with the reason as a sentence without its full stop. */
  leftOut: { path: string; why: string }[];
};

export type PhotoArchiveReader = {
  source: string;
  /** Whether these files are such an archive, told by few of them. */
  recognise: (files: readonly ArchiveFile[]) => Promise<boolean>;
  /** Reads notes and tables; of the photos themselves nothing. `name` is what the whole of them is called. */
  read: (files: readonly ArchiveFile[], name: string) => Promise<PhotoArchive>;
};

const pictureName = /\.(?:jpe?g|jfif|png|webp|avif|tiff?|gif|heic|heif)$/i;
/** Of kinds that are not read, or that belong to the photo of a Pixel. */
const otherVideoName = /\.(?:avi|3gp|mts|m2ts|wmv|mpe?g)$/i;
const movingPart = /\.(?:mp|mv)$/i;
const rawName = /\.(?:dng|cr2|cr3|crw|nef|nrw|arw|sr2|raf|orf|rw2|pef|srw)$/i;

export function isPhotoName(path: string): boolean {
  return pictureName.test(path);
}

/** Whether it is a photo or a video, by its name. */
export function isMediaName(path: string): boolean {
  return isPhotoName(path) || isVideoName(path);
}

/** Whether it is of a kind that lies among photos without coming along. */
export function isOtherMedia(path: string): boolean {
  return [otherVideoName, movingPart, rawName].some((name) => name.test(path));
}

/** Of the photos among these files: their paths without endings. */
export function photoStems(files: readonly ArchiveFile[]): ReadonlySet<string> {
  return new Set(files.filter(({ path }) => isPhotoName(path)).map(({ path }) => stemOf(path).toLowerCase()));
}

/** Why a file is nothing that could come along, by its name and the photos around it; null where it is. */
export function whyNotBrought(path: string, stems: ReadonlySet<string>): string | null {
  if (movingPart.test(path) || (isVideoName(path) && stems.has(stemOf(path).toLowerCase())))
    return reasons.movingPart;
  if (otherVideoName.test(path)) return reasons.otherVideo;
  if (rawName.test(path)) return reasons.raw;
  return isMediaName(path) ? null : reasons.noPicture;
}

/** How many of them are photos, and how many videos. */
export function countMedia(media: readonly ArchivedPhoto[]): { photos: number; videos: number } {
  const videos = media.filter(({ file }) => isVideoName(file.path)).length;
  return { photos: media.length - videos, videos };
}

/** `album/photo.jpg` -> `album`, "" for a file at the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Undefined for what is no JSON. */
export async function readJson(file: ArchiveFile): Promise<unknown> {
  const text = (await file.read()).toString('utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A text field of a parsed note; "" where there is none. */
export function textIn(note: unknown, field: string): string {
  const value =
    typeof note === 'object' && note !== null ? (note as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value.trim() : '';
}

/** Seconds since 1970, as a number or as digits, as ISO 8601; "" for what is none. */
export function timeOfSeconds(seconds: unknown): string {
  const number = typeof seconds === 'string' ? Number(seconds.trim() || Number.NaN) : seconds;
  if (typeof number !== 'number' || !Number.isFinite(number) || number === 0) return '';
  const time = new Date(number * 1000);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}

/** Oldest first; those without a time last, in the order in which they came. */
export function inOrderOfTime(photos: readonly ArchivedPhoto[]): ArchivedPhoto[] {
  const timeOf = ({ takenAt }: ArchivedPhoto) => takenAt || '9999';
  return photos.toSorted((a, b) => compareText(timeOf(a), timeOf(b)));
}

/** The name of a folder as a title: `2023_Iceland-trip` -> `2023 Iceland trip`. */
export function titleOfFolder(folder: string): string {
  return capitalised(
    lastName(folder)
      .replaceAll(/[\s_-]+/g, ' ')
      .trim(),
  );
}
