import type { Dirent } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { compareText, stemOf } from '../../core/text.ts';
import { entriesBelow, ifThere, pathFrom } from '../../files/read-files.ts';

/** A file in content/images, or a folder with the name of a file. */
export type OriginalFile = {
  /** Path from content/ without its extension, with a leading slash: `/images/travel/name`. */
  stem: string;
  /** From content/: `images/travel/name.avif`. */
  relative: string;
  absolute: string;
  /** By its extension. `outside` is a link to a file outside content/, `nowhere` a broken link. */
  kind: 'picture' | 'video' | 'captions' | 'folder' | 'outside' | 'nowhere' | 'other';
};

const endings = {
  picture: /\.(?:jpe?g|png|webp|avif|tiff?|gif)$/i,
  video: /\.(?:mp4|m4v|mov|webm|mkv)$/i,
  captions: /\.vtt$/i,
};

/** Sidecar files of cameras and editors, and files of operating systems. */
const besidePictures = /^\.|\.(?:xmp|aae|thm|pp3|dop)$|^(?:thumbs\.db|desktop\.ini)$/i;

/** Files of content/images that are about to move: new path by old path, both in content/. */
export type MovedOriginals = ReadonlyMap<string, string>;

/**
 * Every file in content/images except hidden files and sidecars, and each folder with the name of a file, sorted by
 * path. Files of `moved` are listed with their new path.
 */
export async function listOriginals(
  contentDir: string,
  moved: MovedOriginals = new Map(),
): Promise<OriginalFile[]> {
  const root = path.join(contentDir, 'images');
  const entries = (await ifThere(entriesBelow(root))) ?? [];
  const [realContent, realRoot] = await Promise.all([contentDir, root].map(realPathOf));
  const isInside = (real: string) => real.startsWith(`${realContent}${path.sep}`);
  const isOutside = realRoot != null && !isInside(realRoot);
  const originals = entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink() || kindByName(entry.name) !== 'other')
    .filter(({ name }) => !besidePictures.test(name))
    .map(async (entry): Promise<OriginalFile> => {
      const absolute = path.join(entry.parentPath, entry.name);
      const place = pathFrom(contentDir, entry);
      const relative = moved.get(place) ?? place;
      const kind = isOutside ? 'outside' : await kindOf(entry, absolute, isInside);
      return { stem: `/${stemOf(relative)}`, relative, absolute, kind };
    });
  return (
    (await Promise.all(originals))
      // Pictures that are being added are in a hidden folder.
      .filter(({ relative }) => !relative.includes('/.'))
      .sort((a, b) => compareText(a.relative, b.relative))
  );
}

/** Pictures and videos of a folder with the structure of content/, except those whose path exists among `originals`. */
export async function listFurtherOriginals(
  asideDir: string,
  originals: readonly OriginalFile[],
): Promise<OriginalFile[]> {
  const taken = new Set(originals.map(({ stem }) => stem));
  const aside = await listOriginals(asideDir);
  return aside.filter(({ kind, stem }) => (kind === 'picture' || kind === 'video') && !taken.has(stem));
}

export function isPicture({ kind }: OriginalFile): boolean {
  return kind === 'picture';
}

/** Whether a record can show it, or its video. */
export function canRecordShow({ kind }: OriginalFile): boolean {
  return kind === 'picture' || kind === 'video' || kind === 'captions';
}

/** `content/images/travel/name.avif`: the path in diagnostics, even if the file is still outside content/. */
export function labelOf({ relative }: Pick<OriginalFile, 'relative'>): string {
  return `content/${relative}`;
}

async function kindOf(
  entry: Dirent,
  absolute: string,
  isInside: (real: string) => boolean,
): Promise<OriginalFile['kind']> {
  const kind = kindByName(entry.name);
  if (kind === 'other') return kind;
  let found: Pick<Dirent, 'isDirectory' | 'isFile'> = entry;
  if (entry.isSymbolicLink()) {
    const real = await realPathOf(absolute);
    if (real === null) return 'nowhere';
    if (!isInside(real)) return 'outside';
    found = await stat(real);
  }
  if (found.isDirectory()) return 'folder';
  return found.isFile() ? kind : 'other';
}

function kindByName(name: string): 'picture' | 'video' | 'captions' | 'other' {
  const kinds = ['picture', 'video', 'captions'] as const;
  return kinds.find((kind) => endings[kind].test(name)) ?? 'other';
}

async function realPathOf(file: string): Promise<string | null> {
  return realpath(file).catch(() => null);
}

/**
 * A cache of properties of originals by absolute path, which a server keeps between readings. A build reads every
 * file.
 */
export type FactsCache<Facts> = Map<string, { stamp: string; facts: Facts }>;

/** Reads a file, unless it has not changed since it was last read. */
export async function readUnlessUnchanged<Facts>(
  file: string,
  read: (file: string) => Promise<Facts>,
  seen?: FactsCache<Facts>,
): Promise<Facts> {
  // `read` reports a missing file.
  const stats = seen && (await stat(file).catch(() => null));
  const stamp = stats ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}` : '';
  const last = seen?.get(file);
  if (last && last.stamp === stamp) return last.facts;
  const facts = await read(file);
  seen?.set(file, { stamp, facts });
  return facts;
}
