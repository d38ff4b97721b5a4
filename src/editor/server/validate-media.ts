import { stat } from 'node:fs/promises';
import { validateMedia } from '../../build/lint-site.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import type { OutputPaths } from '../../files/output-paths.ts';
import type { OriginalFile } from '../../media/originals/list-originals.ts';
import type { ContentReading } from '../../site/read-content.ts';

export type MediaValidator = (read: ContentReading) => Promise<Diagnostic[]>;

/**
 * Finds the pictures and videos of records that a build would reject. It runs with every keystroke, so results are cached
 * until the file, or a file that belongs to it (poster, captions), changes.
 */
export function createMediaValidator(
  folders: Pick<OutputPaths, 'pictureCacheDir' | 'videoCacheDir'>,
): MediaValidator {
  let cache = new Map<string, Diagnostic[]>();
  return async (read) => {
    const pictures = new Map<string, string>();
    const videos = new Map<string, string>();
    for (const [source, file] of read.pictureFiles) pictures.set(source, await stampOf([file]));
    for (const [source, { file, poster, captions }] of read.videoFiles)
      videos.set(source, await stampOf([file, poster, captions?.file]));
    const next = new Map<string, Diagnostic[]>();
    for (const stamp of [...pictures.values(), ...videos.values()]) next.set(stamp, cache.get(stamp) ?? []);
    const isNew = (stamps: ReadonlyMap<string, string>) => (source: string) =>
      !cache.has(stamps.get(source) ?? '');
    const diagnostics = await validateMedia(
      {
        ...read,
        pictureFiles: filterKeys(read.pictureFiles, isNew(pictures)),
        videoFiles: filterKeys(read.videoFiles, isNew(videos)),
      },
      folders,
    );
    // A stamp contains the path of each file it covers.
    for (const diagnostic of diagnostics) {
      const stamp = [...next.keys()].find((each) =>
        each.split('\n').includes(diagnostic.file.replace(/^content\//, '')),
      );
      if (stamp !== undefined) next.set(stamp, [...(next.get(stamp) ?? []), diagnostic]);
    }
    cache = next;
    return [...cache.values()].flat();
  };
}

function filterKeys<T>(
  files: ReadonlyMap<string, T>,
  isIncluded: (source: string) => boolean,
): Map<string, T> {
  return new Map([...files].filter(([source]) => isIncluded(source)));
}

/** The path of each file, and its size and times. */
async function stampOf(files: readonly (OriginalFile | null | undefined)[]): Promise<string> {
  const lines = files.map(async (file) => {
    if (!file) return '';
    const stats = await stat(file.absolute).catch(() => null);
    return `${file.relative}\n${stats?.size} ${stats?.mtimeMs} ${stats?.ctimeMs}`;
  });
  return (await Promise.all(lines)).join('\n');
}
