import { slugify } from '../../core/slugify.ts';
import { compareText, freeName } from '../../core/text.ts';
import type { Album } from './photo-archive.ts';

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
    // Without spelled out umlauts, as in an earlier version.
    const earlier = slugify(album.title);
    const preferred = galleries.includes(earlier) ? earlier : slugify(album.title, language);
    const gallery = freeName(preferred || 'album', (name) => taken.has(name));
    taken.add(gallery);
    return { album, gallery, isNew: !galleries.includes(gallery) };
  });
}

/** The albums with these titles or gallery names, or the first name without one. */
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
