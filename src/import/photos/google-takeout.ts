import { listAt, valueAt } from '../../core/field-path.ts';
import { groupBy } from '../../core/group-by.ts';
import { lastName, stemOf } from '../../core/text.ts';
import type { ArchiveFile } from '../archive.ts';
import {
  type ArchivedPhoto,
  folderOf,
  isMediaName,
  type PhotoArchive,
  type PhotoArchiveReader,
  photoStems,
  readJson,
  readMetadata,
  sortByTime,
  textIn,
  timeOfSeconds,
  whyUnsupported,
} from './photo-archive.ts';

/**
 * Google's folders of all photos of a year or day: `Photos from 2019`, `Fotos von 2019`, `2019-07-14 #2`. Folders of a year
 * have no metadata, unlike albums; old folders of a day do.
 */
const folderOfTime =
  /^(?:\d{4}-\d{2}-\d{2}.*|(?:photos from|fotos von|photos de|photos du|fotos de|foto'?s uit|foto da|foto del|foton från|zdjęcia z|фото за|фотографии за)\s\d{4}|\d{4}\s?年.*)$/iu;

/** Google Photos in a Google Takeout: a folder for each album and year, metadata in JSON next to each photo. */
export const googleTakeout: PhotoArchiveReader = {
  source: 'Google Takeout',
  recognize: async (files) => {
    const names = new Set(files.map(({ path }) => path));
    const note = files.find(({ path }) => {
      const media = /^(.+\.\w{3,4})(?:\.s[a-z-]*|\.)?\.json$/i.exec(path)?.[1];
      return media !== undefined && names.has(media);
    });
    return note !== undefined && valueAt(await readJson(note), ['photoTakenTime']) !== undefined;
  },
  read: readTakeout,
};

type Note = { note: unknown; isOfAlbum: boolean };

async function readTakeout(files: readonly ArchiveFile[]): Promise<PhotoArchive> {
  const archive: PhotoArchive = { source: googleTakeout.source, albums: [], leftOut: [] };
  const rest: ArchivedPhoto[] = [];
  // The metadata of a folder may be in another part of the download than its photos.
  for (const [folder, inFolder] of groupBy(files, ({ path }) => folderOf(path))) {
    const notes = await readNotes(inFolder, archive);
    if (notes.size === 0) {
      // Pictures of another Google product, such as Drive.
      const pictures = inFolder.filter(({ path }) => isMediaName(path));
      archive.leftOut.push(
        ...pictures.map(({ path }) => ({ path, why: 'its folder has no metadata of Google Photos' })),
      );
      continue;
    }
    const photos = photosOf(inFolder, notes, archive);
    const title = titleOf(folder, notes);
    if (title === null) rest.push(...photos);
    else if (photos.length > 0) archive.albums.push({ title, photos: sortByTime(photos) });
  }
  const inAlbums = new Set(archive.albums.flatMap(({ photos }) => photos.map(identity)));
  const alone = sortByTime(rest.filter((photo) => !inAlbums.has(identity(photo))));
  if (alone.length > 0) archive.albums.push({ title: 'Photos', photos: alone, isRest: true });
  return archive;
}

/** Photos of an album are also in the folder of their year, as identical files. */
function identity({ file, takenAt }: ArchivedPhoto): string {
  return `${lastName(file.path)} ${file.sizeBytes} ${takenAt}`;
}

async function readNotes(files: readonly ArchiveFile[], archive: PhotoArchive): Promise<Map<string, Note>> {
  const notes = new Map<string, Note>();
  for (const file of files) {
    if (!/\.json$/i.test(file.path)) continue;
    const note = await readMetadata(file, archive);
    const isOfAlbum = valueAt(note, ['photoTakenTime']) === undefined;
    // Files without a title are shared comments or orders of prints.
    if (note !== undefined && (!isOfAlbum || titleIn(note) !== ''))
      notes.set(lastName(file.path), { note, isOfAlbum });
  }
  return notes;
}

function titleIn(note: unknown): string {
  return textIn(note, 'title') || textIn(valueAt(note, ['albumData']), 'title');
}

/** Null for a folder that is not an album. */
function titleOf(folder: string, notes: ReadonlyMap<string, Note>): string | null {
  const album = [...notes.values()].find(({ isOfAlbum }) => isOfAlbum);
  const title = titleIn(album?.note);
  return title === '' || folderOfTime.test(title) || folderOfTime.test(lastName(folder)) ? null : title;
}

function photosOf(
  files: readonly ArchiveFile[],
  notes: ReadonlyMap<string, Note>,
  archive: PhotoArchive,
): ArchivedPhoto[] {
  const sidecars = indexSidecars([...notes].filter(([, { isOfAlbum }]) => !isOfAlbum).map(([name]) => name));
  const media = files.filter(({ path }) => !/\.(?:json|html|csv|txt)$/i.test(path));
  const names = new Set(media.map(({ path }) => lastName(path)));
  const original = new Map<string, string>();
  for (const name of names) {
    if (findSidecar(name, sidecars)) continue;
    const of = findOriginal(name, names);
    if (of && isMediaName(name)) original.set(name, of);
  }
  const edited = new Set(original.values());
  const stems = photoStems(media);
  const photos: ArchivedPhoto[] = [];
  for (const file of media) {
    const name = lastName(file.path);
    const sidecar = findSidecar(original.get(name) ?? name, sidecars);
    const note = sidecar === undefined ? undefined : notes.get(sidecar)?.note;
    const why = whyUnsupported(file.path, stems) ?? whyLeftOut(name, note, edited);
    if (why) {
      archive.leftOut.push({ path: file.path, why });
      continue;
    }
    photos.push({
      file,
      caption: textIn(note, 'description'),
      alt: '',
      takenAt: timeOfSeconds(valueAt(note, ['photoTakenTime', 'timestamp'])),
      hasPlace: hasPlace(note),
      hasPeople: listAt(note, ['people']).length > 0,
    });
  }
  return photos;
}

function whyLeftOut(name: string, note: unknown, edited: ReadonlySet<string>): string | null {
  if (valueAt(note, ['trashed']) === true) return 'in the trash';
  if (valueAt(note, ['archived']) === true) return 'archived in Google Photos';
  return edited.has(name) ? 'its edited version is imported instead' : null;
}

function hasPlace(note: unknown): boolean {
  return ['geoData', 'geoDataExif'].some((field) =>
    ['latitude', 'longitude'].some((axis) => Number(valueAt(note, [field, axis]) ?? 0) !== 0),
  );
}

/*
 * Which metadata file belongs to which photo in a folder of a Google Takeout. Google does not document it; this
 * follows reports of other programs about archives: https://github.com/ente/ente/pull/4956 where names are
 * truncated, and where the counter goes https://github.com/open-noodle/gallery/pull/405 `supplemental-metadata` is
 * truncated anywhere https://github.com/TheLastGimbus/GooglePhotosTakeoutHelper/pull/449 51 characters with `.json`
 */

const wholeEnding = '.supplemental-metadata';
/** Shorter names are never truncated: the limit is 46 without `.json`, in some archives 51 with it. */
const minTruncatedLength = 40;

type CountedName = { name: string; counter: string };

/** Names of the metadata files of one folder, by the file name they refer to. */
type SidecarIndex = ReadonlyMap<string, string>;

export function indexSidecars(names: readonly string[]): SidecarIndex {
  return new Map(
    names.map((fileName) => {
      const { name, counter } = splitCounter(fileName.replace(/\.json$/i, ''));
      return [name + counter, fileName];
    }),
  );
}

/** The metadata file of a photo or video; undefined if it has none. */
export function findSidecar(mediaName: string, sidecars: SidecarIndex): string | undefined {
  const { name: stem, counter } = splitCounter(stemOf(mediaName));
  const ending = mediaName.slice(stemOf(mediaName).length);
  // IMG(1).jpg: IMG.jpg.supplemental-metadata(1).json, IMG.jpg(1).json; or the brackets belong to the name: IMG(1).jpg.json.
  const readings: CountedName[] = [
    { name: mediaName, counter: '' },
    { name: mediaName, counter },
    { name: stem + ending, counter },
  ];
  for (const { name, counter: withCounter } of readings) {
    const whole = name + wholeEnding;
    for (let length = whole.length; length >= Math.min(name.length, minTruncatedLength); length -= 1) {
      const found = sidecars.get(whole.slice(0, length) + withCounter);
      if (found) return found;
    }
  }
  // Old archives omit the extension of some: IMG.json.
  return sidecars.get(stem + counter);
}

/**
 * The original of an edited photo: `IMG_1-edited.jpg`, `IMG_1-bearbeitet(1).jpg`, with the word truncated anywhere. Edited
 * photos have no metadata file, their originals do. Undefined if there is no original.
 */
function findOriginal(mediaName: string, names: ReadonlySet<string>): string | undefined {
  const { name: stem, counter } = splitCounter(stemOf(mediaName));
  const ending = mediaName.slice(stemOf(mediaName).length);
  const cut = /^(.+)-[\p{L}\p{M} ]{1,16}$/u.exec(stem);
  if (!cut) return undefined;
  const endings = [ending, ...['.jpg', '.jpeg', '.JPG', '.JPEG', '.HEIC', '.heic', '.png', '.PNG', '.webp']];
  return endings.map((each) => `${cut[1]}${counter}${each}`).find((name) => names.has(name));
}

/** `IMG(2)` -> `IMG` and `(2)`. */
function splitCounter(stem: string): CountedName {
  const found = /^(.*?)(\(\d+\))$/.exec(stem);
  return { name: found?.[1] ?? stem, counter: found?.[2] ?? '' };
}
