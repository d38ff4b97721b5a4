import { slugify } from '../../core/slugify.ts';
import { compareText, freeName } from '../../core/text.ts';
import type { Album } from './photo-archive.ts';

/** Into which gallery an album goes. */
export type PlannedGallery = { album: Album; gallery: string; isNew: boolean };

/**
 * A gallery for each album, by its title. Of two albums with one title the second gets a number; one that came before
 * goes into the gallery it went into then. `galleries` are there already, `files` are names of YAML files of content/.
 */
export function planGalleries(
  albums: readonly Album[],
  galleries: readonly string[],
  files: readonly string[],
): PlannedGallery[] {
  const taken = new Set(
    files.map((file) => file.replace(/\.yaml$/, '')).filter((name) => !galleries.includes(name)),
  );
  return albums.map((album) => {
    const gallery = freeName(slugify(album.title) || 'album', (name) => taken.has(name));
    taken.add(gallery);
    return { album, gallery, isNew: !galleries.includes(gallery) };
  });
}

/** Albums that are called so, by title or by gallery; null for the first word that none is called. */
export function chooseAlbums(
  planned: readonly PlannedGallery[],
  words: readonly string[],
): { chosen: PlannedGallery[] } | { unknown: string } {
  const chosen = new Set<PlannedGallery>();
  for (const word of words) {
    const found = planned.filter(({ album, gallery }) => gallery === slugify(word) || album.title === word);
    if (found.length === 0) return { unknown: word };
    for (const each of found) chosen.add(each);
  }
  return { chosen: planned.filter((each) => chosen.has(each)) };
}

/** Reasons by how often they hold, with the files. */
export function groupReasons(
  leftOut: readonly { path: string; why: string }[],
): { why: string; paths: string[] }[] {
  const byReason = new Map<string, string[]>();
  for (const { path, why } of leftOut) {
    const paths = byReason.get(why);
    if (paths) paths.push(path);
    else byReason.set(why, [path]);
  }
  return [...byReason]
    .map(([why, paths]) => ({ why, paths }))
    .sort((a, b) => b.paths.length - a.paths.length || compareText(a.why, b.why));
}
