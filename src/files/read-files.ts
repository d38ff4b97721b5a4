import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from './system-errors.ts';

/**
 * Everything below a folder. Lists links without following them; Node's recursive `readdir` follows them from version 26 on,
 * out of the folder and in circles. Rejects like `readdir`.
 */
export async function entriesBelow(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const below = await Promise.all(folders.map(({ name }) => entriesBelow(path.join(folder, name))));
  return entries.concat(...below);
}

/** The paths of all files below a folder, without links, relative to it, with `/` on every system; unsorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const files = (await entriesBelow(folder)).filter((entry) => entry.isFile());
  return files.map((file) => pathFrom(folder, file));
}

/** Path of an entry of `entriesBelow`, relative to the folder, with `/` on every system. */
export function pathFrom(folder: string, { parentPath, name }: Dirent): string {
  return path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/');
}

/** What was read, or null if the file or folder does not exist. */
export function ifThere<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** The text of a file; null if it does not exist. */
export function readText(file: string): Promise<string | null> {
  return ifThere(readFile(file, 'utf8'));
}

/** The value of a JSON file that this program wrote; null if it is missing or damaged. */
export async function readJson<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

export async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}
