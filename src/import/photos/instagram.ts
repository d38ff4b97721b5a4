import { listAt, valueAt } from '../../core/field-path.ts';
import type { ArchiveFile } from '../archive.ts';
import {
  type ArchivedPhoto,
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

/** `posts_1.json`, `posts_2.json` …; the folder has changed over the years. */
const listOfPosts = /(?:^|\/)posts_\d+\.json$/;

/**
 * The posts of an Instagram download in JSON, like https://github.com/pixelfed/pixelfed/pull/4466 reads them; for
 * the encoding see https://stackoverflow.com/q/50008296.
 */
export const instagram: PhotoArchiveReader = {
  source: 'Instagram',
  recognize: async (files) => {
    const list = files.find(({ path }) => listOfPosts.test(path));
    return list !== undefined && postsIn(await readJson(list)).some((post) => mediaOf(post).length > 0);
  },
  read: readInstagram,
};

async function readInstagram(files: readonly ArchiveFile[]): Promise<PhotoArchive> {
  const archive: PhotoArchive = { source: instagram.source, albums: [], leftOut: [] };
  const byPath = new Map(files.map((file) => [file.path, file]));
  // Paths in the posts do not include a folder around the archive.
  const named = new Map(files.map((file) => [file.path.slice(file.path.lastIndexOf('media/')), file]));
  const photos: ArchivedPhoto[] = [];
  const taken = new Set<string>();
  const stems = photoStems(files);
  for (const list of files.filter(({ path }) => listOfPosts.test(path))) {
    for (const post of postsIn(await readMetadata(list, archive))) {
      for (const medium of mediaOf(post)) {
        const uri = textIn(medium, 'uri');
        const file = byPath.get(uri) ?? named.get(uri.slice(uri.lastIndexOf('media/')));
        taken.add(file?.path ?? uri);
        const why = whyUnsupported(file?.path ?? uri, stems);
        if (why || !file) {
          archive.leftOut.push({ path: uri, why: why ?? 'its picture is not in this part of the archive' });
          continue;
        }
        // A post with several pictures has the caption itself; otherwise the picture has it.
        const caption = textIn(medium, 'title') || textIn(post, 'title');
        photos.push({
          file,
          caption: withoutHashtags(decodeText(caption)),
          alt: '',
          hasPlace: hasPlace(medium),
          hasPeople: false,
          takenAt: timeOfSeconds(
            valueAt(medium, ['creation_timestamp']) ?? valueAt(post, ['creation_timestamp']),
          ),
        });
      }
    }
  }
  for (const { path } of files) {
    if (isMediaName(path) && !taken.has(path))
      archive.leftOut.push({
        path,
        why: 'not in a post: stories, profile pictures and archived or deleted posts are not imported',
      });
  }
  if (photos.length > 0) archive.albums.push({ title: 'Instagram', photos: sortByTime(photos) });
  return archive;
}

/** A list; a single post is not in a list. */
function postsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  return value === undefined ? [] : [value];
}

function mediaOf(post: unknown): unknown[] {
  return listAt(post, ['media']).filter((medium) => textIn(medium, 'uri') !== '');
}

function hasPlace(medium: unknown): boolean {
  const exif = listAt(medium, ['media_metadata', 'photo_metadata', 'exif_data']);
  return exif.some((entry) => valueAt(entry, ['latitude']) !== undefined);
}

/** Instagram writes each byte of UTF-8 as a Latin-1 character. */
function decodeText(text: string): string {
  if ([...text].some((letter) => letter > '\u00ff')) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}

/** Removes the hashtags at the end. */
function withoutHashtags(caption: string): string {
  return caption.replace(/(?:(?:^|[\s.·•]+)#[\p{L}\p{M}\p{N}_]+)+[\s.]*$/u, '').trim();
}
