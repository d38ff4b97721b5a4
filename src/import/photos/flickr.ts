import { listAt, valueAt } from '../../core/field-path.ts';
import { lastName, unescapeHtml } from '../../core/text.ts';
import { isCameraName } from '../../owner/photo-captions.ts';
import type { ArchiveFile } from '../archive.ts';
import {
  type ArchivedPhoto,
  isMediaName,
  isOtherMedia,
  type PhotoArchive,
  type PhotoArchiveReader,
  photoStems,
  readJson,
  readMetadata,
  sortByTime,
  textIn,
  whyUnsupported,
} from './photo-archive.ts';

const noteName = /^photo_(\d+)\.json$/;

/**
 * "Your Flickr data": `photo_ID.json` for each photo and `albums.json` in one part, `title_ID_o.jpg` in others, as in
 * https://github.com/tagspaces/flickr-export-organizer.
 */
export const flickr: PhotoArchiveReader = {
  source: 'Flickr',
  recognize: async (files) => {
    const note = files.find(({ path }) => noteName.test(lastName(path)));
    return note !== undefined && textIn(await readJson(note), 'id') !== '';
  },
  read: readFlickr,
};

type FlickrPhoto = ArchivedPhoto & { id: string };

async function readFlickr(files: readonly ArchiveFile[]): Promise<PhotoArchive> {
  const archive: PhotoArchive = { source: flickr.source, albums: [], leftOut: [] };
  const notes = new Map<string, unknown>();
  for (const file of files) {
    const id = noteName.exec(lastName(file.path))?.[1];
    if (!id) continue;
    const note = await readMetadata(file, archive);
    if (note !== undefined) notes.set(id, note);
  }
  const photos = photosOf(files, notes, archive);
  const albums = await readAlbums(files, archive);
  const inAlbums = new Set<string>();
  for (const { title, ids } of albums) {
    const ofAlbum = ids.flatMap((id) => photos.get(id) ?? []);
    for (const { id } of ofAlbum) inAlbums.add(id);
    if (ofAlbum.length > 0) archive.albums.push({ title, photos: sortByTime(ofAlbum) });
  }
  const rest = [...photos.values()].filter(({ id }) => !inAlbums.has(id));
  // They were public, so they are imported without a request.
  if (rest.length > 0) archive.albums.push({ title: 'Flickr', photos: sortByTime(rest) });
  return archive;
}

function photosOf(
  files: readonly ArchiveFile[],
  notes: ReadonlyMap<string, unknown>,
  archive: PhotoArchive,
): Map<string, FlickrPhoto> {
  const photos = new Map<string, FlickrPhoto>();
  const missing = new Set(notes.keys());
  const stems = photoStems(files);
  for (const file of files) {
    if (!isMediaName(file.path) && !isOtherMedia(file.path)) continue;
    const id = idIn(lastName(file.path), notes);
    const note = notes.get(id);
    missing.delete(id);
    const why = whyUnsupported(file.path, stems) ?? whyLeftOut(note);
    if (why) {
      archive.leftOut.push({ path: file.path, why });
      continue;
    }
    const [hasPlace, hasPeople] = [isFilled(valueAt(note, ['geo'])), isFilled(valueAt(note, ['people']))];
    photos.set(id, {
      id,
      file,
      caption: captionOf(note),
      alt: '',
      takenAt: timeIn(note),
      hasPlace,
      hasPeople,
    });
  }
  for (const id of missing)
    archive.leftOut.push({ path: `photo_${id}.json`, why: 'its picture is not in this part of the archive' });
  return photos;
}

/** The photo ID in `harbour-at-dawn_5551234567_o.jpg` or `5551234567_0a1b2c_o.jpg`; "" for none. */
function idIn(name: string, notes: ReadonlyMap<string, unknown>): string {
  return (name.match(/\d+/g) ?? []).findLast((digits) => notes.has(digits)) ?? '';
}

function whyLeftOut(note: unknown): string | null {
  // Avatars and covers of groups.
  if (note === undefined) return 'it has no metadata, so it may not be yours';
  const privacy = textIn(note, 'privacy');
  return privacy === '' || privacy === 'public' ? null : 'not public on Flickr';
}

/** Title and description, unless the title is a camera file name. */
function captionOf(note: unknown): string {
  const title = plainText(textIn(note, 'name'));
  const description = plainText(textIn(note, 'description'));
  if (title === '' || isCameraName(title)) return description;
  if (description === '' || description.startsWith(title)) return description || title;
  return `${title}${/[.!?…]$/.test(title) ? '' : '.'} ${description}`;
}

/** `2019-07-14 18:03:11` of the camera's clock; zeros if unknown. */
function timeIn(note: unknown): string {
  const taken = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(textIn(note, 'date_taken'));
  return !taken || taken[1]?.startsWith('0000') ? '' : `${taken[1]}T${taken[2]}.000Z`;
}

async function readAlbums(
  files: readonly ArchiveFile[],
  archive: PhotoArchive,
): Promise<{ title: string; ids: string[] }[]> {
  const file = files.find(({ path }) => lastName(path) === 'albums.json');
  const note = file && (await readMetadata(file, archive));
  return listAt(note, ['albums']).map((album) => ({
    title: plainText(textIn(album, 'title')) || 'Flickr',
    ids: listAt(album, ['photos']).map(String),
  }));
}

/** Flickr writes missing values as empty lists or objects. */
function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Flickr's texts are HTML. */
function plainText(html: string): string {
  return unescapeHtml(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}
