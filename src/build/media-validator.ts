import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Diagnostic } from '../core/diagnostics.ts';
import { installedVersions } from '../files/installed-versions.ts';
import type { OutputPaths } from '../files/output-paths.ts';
import { errorCode } from '../files/system-errors.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import type { OriginalFile } from '../media/originals/list-originals.ts';
import type { ContentReading } from '../site/read-content.ts';

export type MediaValidator = (read: ContentReading) => Promise<Diagnostic[]>;

type CacheFolders = Pick<OutputPaths, 'pictureCacheDir' | 'videoCacheDir'>;

/** Diagnostics by stamp. */
type Validated = ReadonlyMap<string, Diagnostic[]>;

/** Increase when this code reports more diagnostics for the same files. */
const revision = 1;

/**
 * Finds the pictures and videos of records that a build would reject. It runs with every keystroke, so results are cached
 * until the file, or a file that belongs to it (poster, captions), changes.
 */
export function createMediaValidator(folders: CacheFolders): MediaValidator {
  let validated: Validated = new Map();
  return async (read) => {
    validated = await validate(read, folders, validated);
    return [...validated.values()].flat();
  };
}

/** The same for a command: `file` stores the valid files between two runs. Encodes nothing. */
export async function validateChangedMedia(read: ContentReading, file: string): Promise<Diagnostic[]> {
  const tools = [revision, ...installedVersions('sharp'), ...installedVersions('mediabunny')].join(' ');
  const remembered = await readRemembered(file, tools);
  const emptyDir = await mkdtemp(join(tmpdir(), 'check-'));
  try {
    const folders = { pictureCacheDir: emptyDir, videoCacheDir: emptyDir };
    const validated = await validate(read, folders, remembered);
    const inOrder = [...validated]
      .filter(([, diagnostics]) => diagnostics.length === 0)
      .map(([stamp]) => stamp);
    if (inOrder.length !== remembered.size || inOrder.some((stamp) => !remembered.has(stamp))) {
      // A read-only folder only makes the next check slower.
      await writeAtomically(file, JSON.stringify({ tools, inOrder })).catch((error: unknown) => {
        if (errorCode(error) === undefined) throw error;
      });
    }
    return [...validated.values()].flat();
  } finally {
    await rm(emptyDir, { recursive: true, force: true });
  }
}

async function readRemembered(file: string, tools: string): Promise<Validated> {
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as { tools: string; inOrder: string[] };
    return new Map(stored.tools === tools ? stored.inOrder.map((stamp) => [stamp, []]) : []);
  } catch {
    return new Map();
  }
}

/** Diagnostics of all pictures and videos; those in `validated` are not read again. */
async function validate(
  read: ContentReading,
  folders: CacheFolders,
  validated: Validated,
): Promise<Validated> {
  const pictures = new Map<string, string>();
  const videos = new Map<string, string>();
  for (const [source, file] of read.pictureFiles) pictures.set(source, await stampOf([file]));
  for (const [source, { file, poster, captions }] of read.videoFiles)
    videos.set(source, await stampOf([file, poster, captions?.file]));
  const next = new Map<string, Diagnostic[]>();
  for (const stamp of [...pictures.values(), ...videos.values()]) next.set(stamp, validated.get(stamp) ?? []);
  const isNew = (stamps: ReadonlyMap<string, string>) => (source: string) =>
    !validated.has(stamps.get(source) ?? '');
  const changed = {
    ...read,
    pictureFiles: filterKeys(read.pictureFiles, isNew(pictures)),
    videoFiles: filterKeys(read.videoFiles, isNew(videos)),
  };
  if (changed.pictureFiles.size === 0 && changed.videoFiles.size === 0) return next;
  // Loads the libraries for pictures and videos.
  const { validateMedia } = await import('./validate-media.ts');
  // A stamp contains the path of each file it covers.
  for (const diagnostic of await validateMedia(changed, folders)) {
    const stamp =
      [...next.keys()].find((each) => each.split('\n').includes(diagnostic.file.replace(/^content\//, ''))) ??
      '';
    next.set(stamp, [...(next.get(stamp) ?? []), diagnostic]);
  }
  return next;
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
    return `${file.relative}\n${stats?.size} ${stats?.mtimeMs} ${stats?.ctimeMs} ${stats?.ino}`;
  });
  return (await Promise.all(lines)).join('\n');
}
