import { valueAt } from '../../core/field-path.ts';
import type { ArchiveFile } from '../archive.ts';
import { leftOutReasons as reasons } from './left-out-reasons.ts';
import {
  type ArchivedPhoto,
  inOrderOfTime,
  isMediaName,
  type PhotoArchive,
  type PhotoArchiveReader,
  photoStems,
  readJson,
  textIn,
  timeOfSeconds,
  whyNotBrought,
} from './photo-archive.ts';

/** `posts_1.json`, `posts_2.json` …; the folder around them has changed over the years. */
const listOfPosts = /(?:^|\/)posts_\d+\.json$/;

/**
 * The posts of an Instagram download in JSON. As it was seen in public parsers of it:
 * https://github.com/pixelfed/pixelfed/pull/4466, and for the letters https://stackoverflow.com/q/50008296.
 */
export const instagram: PhotoArchiveReader = {
  source: 'Instagram',
  recognise: async (files) => {
    const list = files.find(({ path }) => listOfPosts.test(path));
    return list !== undefined && postsIn(await readJson(list)).some((post) => mediaOf(post).length > 0);
  },
  read: readInstagram,
};

async function readInstagram(files: readonly ArchiveFile[]): Promise<PhotoArchive> {
  const archive: PhotoArchive = {
    source: instagram.source,
    albums: [],
    leftOut: [],
  };
  const byPath = new Map(files.map((file) => [file.path, file]));
  // Where the archive lies in a folder of its own, the paths in it begin behind that.
  const named = new Map(files.map((file) => [file.path.slice(file.path.lastIndexOf('media/')), file]));
  const photos: ArchivedPhoto[] = [];
  const taken = new Set<string>();
  const stems = photoStems(files);
  for (const list of files.filter(({ path }) => listOfPosts.test(path))) {
    const posts = await readJson(list);
    if (posts === undefined) archive.leftOut.push({ path: list.path, why: reasons.unreadableNote });
    for (const post of postsIn(posts)) {
      const media = mediaOf(post);
      for (const medium of media) {
        const uri = textIn(medium, 'uri');
        const file = byPath.get(uri) ?? named.get(uri.slice(uri.lastIndexOf('media/')));
        taken.add(file?.path ?? uri);
        const why = whyNotBrought(file?.path ?? uri, stems);
        if (why || !file) {
          archive.leftOut.push({ path: uri, why: why ?? reasons.missing });
          continue;
        }
        // With several pictures the words stand at the post, else at the picture.
        const words = textIn(medium, 'title') || textIn(post, 'title');
        photos.push({
          file,
          caption: withoutHashtags(fixLetters(words)),
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
    if (isMediaName(path) && !taken.has(path)) archive.leftOut.push({ path, why: reasons.fleeting });
  }
  if (photos.length > 0) archive.albums.push({ title: 'Instagram', photos: inOrderOfTime(photos) });
  return archive;
}

/** A list, or, where there is but one post, that post. */
function postsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  return value === undefined ? [] : [value];
}

function mediaOf(post: unknown): unknown[] {
  const media = valueAt(post, ['media']);
  return Array.isArray(media) ? (media as unknown[]).filter((medium) => textIn(medium, 'uri') !== '') : [];
}

function hasPlace(medium: unknown): boolean {
  const exif = valueAt(medium, ['media_metadata', 'photo_metadata', 'exif_data']);
  return Array.isArray(exif) && exif.some((entry) => valueAt(entry, ['latitude']) !== undefined);
}

/** Each byte of the UTF-8 is written as if it were a letter of Latin-1; what is not, is left as it is. */
function fixLetters(text: string): string {
  if ([...text].some((letter) => letter > '\u00ff')) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}

/** Without the row of tags at its end, by which others were to find it there. */
function withoutHashtags(caption: string): string {
  return caption.replace(/(?:(?:^|[\s.·•]+)#[\p{L}\p{M}\p{N}_]+)+[\s.]*$/u, '').trim();
}
