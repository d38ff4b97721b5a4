import { groupBy } from '../../core/group-by.ts';
import { slugify } from '../../core/slugify.ts';
import { compareText, freeName, lastName } from '../../core/text.ts';
import type { PictureProgress } from '../../media/images/types.ts';
import {
  type ImportOutcome,
  importPhotos,
  type PhotoSource,
  progressReporter,
} from '../../owner/import-photos.ts';
import type { HashedPicture } from '../../owner/perceptual-hash.ts';
import { type Archive, type ArchiveFile, UnreadableArchive } from '../archive.ts';
import type { Album, ArchivedPhoto } from './photo-archive.ts';

/** Photos per write: few writes are fast, but an interruption should cost only a minute. */
const writtenTogether = 100;

type ImportOptions = {
  contentDir: string;
  cacheDir: string;
  onProgress: (progress: PictureProgress) => void;
  onGallery: (planned: PlannedGallery, outcome: ImportOutcome) => void;
  signal: AbortSignal;
};

/**
 * Imports albums of an archive into their galleries, in batches: written photos remain after an interruption, and
 * `undo` removes all of them. Photos that are already there are recognized by their bytes. Rejects like
 * `importPhotos`.
 */
export async function importAlbums(
  planned: readonly PlannedGallery[],
  archive: Archive,
  { onGallery, onProgress, ...options }: ImportOptions,
): Promise<void> {
  const places = new Map(archive.files.map((file, index) => [file, index]));
  const total = planned.reduce((sum, { album }) => sum + album.photos.length, 0);
  const reportDone = progressReporter(total, onProgress);
  let hashed: HashedPicture[] | undefined;
  let continuesChange = false;
  for (const each of planned) {
    const { album, gallery, isNew } = each;
    const outcome = await importPhotos(sortForReading(album.photos, archive, places).map(sourceOf), {
      ...options,
      gallery,
      ...(isNew && { newGallery: album.title }),
      ...(hashed && { known: hashed }),
      // An archive that can only be read forward is written at once, to sort the list by time.
      ...(archive.readsForward ? {} : { writtenTogether }),
      continuesChange,
      onProgress: reportDone,
    });
    hashed = outcome.known;
    continuesChange ||= outcome.added.length > 0;
    onGallery(each, outcome);
  }
}

function sortForReading(
  photos: readonly ArchivedPhoto[],
  { readsForward }: Archive,
  places: ReadonlyMap<ArchiveFile, number>,
): readonly ArchivedPhoto[] {
  const placeOf = ({ file }: ArchivedPhoto) => places.get(file) ?? 0;
  return readsForward ? photos.toSorted((a, b) => placeOf(a) - placeOf(b)) : photos;
}

function sourceOf({ file, caption, alt, takenAt }: ArchivedPhoto): PhotoSource {
  const read = () =>
    file.read().catch((error: unknown) => {
      if (error instanceof UnreadableArchive) return error.explanation;
      throw error;
    });
  return { fileName: lastName(file.path), read, captions: { caption, alt, takenAt } };
}

export type PlannedGallery = { album: Album; gallery: string; isNew: boolean };

/**
 * A gallery for each album, named after its title: the existing gallery if there is one, with a number for a second album of
 * that title. `files` are the YAML files of content/.
 */
export function planGalleries(
  albums: readonly Album[],
  galleries: readonly string[],
  files: readonly string[],
  language: string,
): PlannedGallery[] {
  const taken = new Set(
    files.map((file) => file.replace(/\.yaml$/, '')).filter((name) => !galleries.includes(name)),
  );
  return albums.map((album) => {
    // The name without spelled-out umlauts, which an earlier version used.
    const earlier = slugify(album.title);
    const preferred = galleries.includes(earlier) ? earlier : slugify(album.title, language);
    const gallery = freeName(preferred || 'album', (name) => taken.has(name));
    taken.add(gallery);
    return { album, gallery, isNew: !galleries.includes(gallery) };
  });
}

/** The albums with these titles or gallery names, or the first name that matches no album. */
export function chooseAlbums(
  planned: readonly PlannedGallery[],
  words: readonly string[],
): { chosen: PlannedGallery[] } | { unknown: string } {
  const chosen = new Set<PlannedGallery>();
  for (const word of words) {
    const found = planned.filter(
      ({ album, gallery }) => [gallery, album.title].includes(word) || gallery === slugify(word),
    );
    if (found.length === 0) return { unknown: word };
    for (const each of found) chosen.add(each);
  }
  return { chosen: planned.filter((each) => chosen.has(each)) };
}

/** Groups files by reason, most frequent first. */
export function groupReasons(
  leftOut: readonly { path: string; why: string }[],
): { why: string; paths: string[] }[] {
  return [...groupBy(leftOut, ({ why }) => why)]
    .map(([why, files]) => ({ why, paths: files.map(({ path }) => path) }))
    .sort((a, b) => b.paths.length - a.paths.length || compareText(a.why, b.why));
}
