import { stat } from 'node:fs/promises';
import { validateMedia } from '../../build/lint-site.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import type { OutputPaths } from '../../files/output-paths.ts';
import type { OriginalFile } from '../../media/originals/list-originals.ts';
import type { ContentReading } from '../../site/read-content.ts';

export type MediaValidator = (read: ContentReading) => Promise<Diagnostic[]>;

/**
 * What a build would refuse of the pictures and videos that records name. The page asks with each letter typed, so each is
 * looked at once, and again when its file, or one that lies beside it under its name, has changed.
 */
export function createMediaValidator(
  folders: Pick<OutputPaths, 'pictureCacheDir' | 'videoCacheDir'>,
): MediaValidator {
  let known = new Map<string, Diagnostic[]>();
  return async (read) => {
    const pictures = new Map<string, string>();
    const videos = new Map<string, string>();
    for (const [source, file] of read.pictureFiles) pictures.set(source, await stampOf([file]));
    for (const [source, { file, poster, captions }] of read.videoFiles)
      videos.set(source, await stampOf([file, poster, captions?.file]));
    const next = new Map<string, Diagnostic[]>();
    for (const stamp of [...pictures.values(), ...videos.values()]) next.set(stamp, known.get(stamp) ?? []);
    const isNew = (stamps: ReadonlyMap<string, string>) => (source: string) =>
      !known.has(stamps.get(source) ?? '');
    const diagnostics = await validateMedia(
      {
        ...read,
        pictureFiles: onlyThose(read.pictureFiles, isNew(pictures)),
        videoFiles: onlyThose(read.videoFiles, isNew(videos)),
      },
      folders,
    );
    // The stamp of each begins with its place, that of a video names what lies beside it as well.
    for (const diagnostic of diagnostics) {
      const stamp = [...next.keys()].find((each) =>
        each.split('\n').includes(diagnostic.file.replace(/^content\//, '')),
      );
      if (stamp !== undefined) next.set(stamp, [...(next.get(stamp) ?? []), diagnostic]);
    }
    known = next;
    return [...known.values()].flat();
  };
}

function onlyThose<T>(files: ReadonlyMap<string, T>, isWanted: (source: string) => boolean): Map<string, T> {
  return new Map([...files].filter(([source]) => isWanted(source)));
}

/** Lines with the places of files and what changes with them. */
async function stampOf(files: readonly (OriginalFile | null | undefined)[]): Promise<string> {
  const lines = files.map(async (file) => {
    if (!file) return '';
    const stats = await stat(file.absolute).catch(() => null);
    return `${file.relative}\n${stats?.size} ${stats?.mtimeMs} ${stats?.ctimeMs}`;
  });
  return (await Promise.all(lines)).join('\n');
}
