import { valueAt } from '../../core/field-path.ts';
import { isVideoPath } from '../../core/picture.ts';
import { capitalize, compareText, lastName, stemOf } from '../../core/text.ts';
import type { ArchiveFile } from '../archive.ts';
import { parseJson } from '../read-json.ts';

/** A photo or video with its metadata in the archive; "" for what is missing. */
export type ArchivedPhoto = {
  file: ArchiveFile;
  caption: string;
  alt: string;
  /** When it was taken, as ISO 8601 in UTC. */
  takenAt: string;
  /** Whether the archive has a location or names of people. These are never imported. */
  hasPlace: boolean;
  hasPeople: boolean;
};

export type Album = {
  title: string;
  photos: ArchivedPhoto[];
  /** Photos in no album; imported only on request, or if there are no albums. */
  isRest?: boolean;
};

/** Photos exported from another program or service, without locations and names of people. */
export type PhotoArchive = {
  /** Name for the owner: `Google Takeout`. */
  source: string;
  albums: Album[];
  /** Files that are not imported, with the reason as a phrase. */
  leftOut: { path: string; why: string }[];
};

export type PhotoArchiveReader = {
  source: string;
  /** Whether these files are such an archive. Reads only a few files. */
  recognize: (files: readonly ArchiveFile[]) => Promise<boolean>;
  /** Reads metadata, but not the photos. `name` is the name of the archive. */
  read: (files: readonly ArchiveFile[], name: string) => Promise<PhotoArchive>;
};

const pictureName = /\.(?:jpe?g|jfif|png|webp|avif|tiff?|gif|heic|heif)$/i;
const otherVideoName = /\.(?:avi|3gp|mts|m2ts|wmv|mpe?g)$/i;
/** The video part of a motion photo of a Pixel. */
const movingPart = /\.(?:mp|mv)$/i;
const rawName = /\.(?:dng|cr2|cr3|crw|nef|nrw|arw|sr2|raf|orf|rw2|pef|srw)$/i;

function isPhotoName(path: string): boolean {
  return pictureName.test(path);
}

/** Whether it is the name of a photo or video. */
export function isMediaName(path: string): boolean {
  return isPhotoName(path) || isVideoPath(path);
}

/** Whether it is an unsupported photo or video format. */
export function isOtherMedia(path: string): boolean {
  return [otherVideoName, movingPart, rawName].some((name) => name.test(path));
}

/** Paths of the photos among these files, in lower case without extensions. */
export function photoStems(files: readonly ArchiveFile[]): ReadonlySet<string> {
  return new Set(files.filter(({ path }) => isPhotoName(path)).map(({ path }) => stemOf(path).toLowerCase()));
}

/** Why a file cannot be imported, judging by its name and the photos next to it; null if it can. */
export function whyUnsupported(path: string, stems: ReadonlySet<string>): string | null {
  if (movingPart.test(path) || (isVideoPath(path) && stems.has(stemOf(path).toLowerCase())))
    return 'the photo with this name is imported instead; to have both, use photos add';
  if (otherVideoName.test(path)) return 'unsupported video format: export it as MP4';
  if (rawName.test(path)) return 'raw camera file: export it as JPEG from your photo program';
  return isMediaName(path) ? null : 'not a picture';
}

export function countMedia(media: readonly ArchivedPhoto[]): { photos: number; videos: number } {
  const videos = media.filter(({ file }) => isVideoPath(file.path)).length;
  return { photos: media.length - videos, videos };
}

/** `album/photo.jpg` -> `album`, "" for a file at the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Undefined if it is not JSON. */
export async function readJson(file: ArchiveFile): Promise<unknown> {
  return parseJson((await file.read()).toString('utf8'));
}

/** Metadata as JSON; undefined, and reported, if it is damaged. */
export async function readMetadata(file: ArchiveFile, archive: PhotoArchive): Promise<unknown> {
  const metadata = await readJson(file);
  if (metadata === undefined) archive.leftOut.push({ path: file.path, why: 'this metadata file is damaged' });
  return metadata;
}

/** A text field of parsed metadata; "" if there is none. */
export function textIn(note: unknown, field: string): string {
  const value = valueAt(note, [field]);
  return typeof value === 'string' ? value.trim() : '';
}

/** Seconds since 1970, as a number or digits, in ISO 8601; "" for anything else. */
export function timeOfSeconds(seconds: unknown): string {
  const number = typeof seconds === 'string' ? Number(seconds.trim() || Number.NaN) : seconds;
  if (typeof number !== 'number' || !Number.isFinite(number) || number === 0) return '';
  const time = new Date(number * 1000);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}

/** Oldest first; photos without a time come last. */
export function sortByTime(photos: readonly ArchivedPhoto[]): ArchivedPhoto[] {
  const timeOf = ({ takenAt }: ArchivedPhoto) => takenAt || '9999';
  return photos.toSorted((a, b) => compareText(timeOf(a), timeOf(b)));
}

/** The name of a folder as a title: `2023_Iceland-trip` -> `2023 Iceland trip`. */
export function titleOfFolder(folder: string): string {
  return capitalize(
    lastName(folder)
      .replaceAll(/[\s_-]+/g, ' ')
      .trim(),
  );
}
