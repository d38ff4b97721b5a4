import { isVideoPath } from '../../core/picture.ts';
import { capitalised, lastName, stemOf } from '../../core/text.ts';
import * as labels from './labels.ts';

/** A picture that a record takes in, with the words it brings. */
export type TakenPicture = { source: string; name: string; caption: string; alt: string };

/** Where the pictures of a field lie, as paths of folders: `/images/`, `/images/projects/harbour-map/`. */
export type PictureHome = {
  /** Where a new one goes. */
  folder: string;
  /** Below which any one may lie. */
  root: string;
  /** Whether a video may stand there. */
  takesVideos: boolean;
};

/** `/images/travel/` of `/images/travel/quay.jpg`. */
export function folderOf(source: string): string {
  return source.slice(0, source.lastIndexOf('/') + 1);
}

/** Public paths of all pictures that values of files name, by their path without its ending. */
export function collectPictures(value: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') {
    // In the text of a case study, pictures stand among the words.
    const named = value.startsWith('/images/') ? [value] : (value.match(/(?<=\]\()\/images\/[^\s)]+/g) ?? []);
    for (const source of named) found.set(stemOf(source), source);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectPictures(part, found);
  }
  return found;
}

/**
 * The pictures that a field could name, in two groups: first those that nothing uses. In each, those of the field's
 * own folder come first. One in use keeps the path it is used under.
 */
export function byUse(
  sources: readonly string[],
  used: ReadonlyMap<string, string>,
  { folder, root, takesVideos }: PictureHome,
): { title: string; pictures: string[] }[] {
  const reachable = sources
    .map((source) => used.get(stemOf(source)) ?? source)
    .filter((source) => source.startsWith(root) && (takesVideos || !isVideoPath(source)))
    .toSorted((a, b) => Number(b.startsWith(folder)) - Number(a.startsWith(folder)));
  const isUsed = (source: string) => used.has(stemOf(source));
  return [
    { title: labels.unusedPictures, pictures: reachable.filter((source) => !isUsed(source)) },
    { title: labels.usedPictures, pictures: reachable.filter(isUsed) },
  ];
}

/** A picture that lies there already says no more of itself than its name. */
export function wordsOfPicture(source: string): TakenPicture {
  const name = lastName(stemOf(source));
  const words = name.replaceAll(/[-_]+/g, ' ');
  return { source, name, caption: capitalised(words), alt: '' };
}
