import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Look } from './describe-colours.ts';
import type { EncodedFile } from './encode-picture.ts';

/** One encoded picture in the cache. `files`: name, bytes, first 16 hex digits of the SHA-256. */
export type CacheEntry = Look & { files: [name: string, bytes: number, hash: string][] };

export function entryDir(cacheDir: string, key: string): string {
  return `${cacheDir}/entries/${key.slice(0, 2)}/${key}`;
}

/**
 * Writes an entry aside, `entry.json` last, and renames it into place: it appears whole or not at all,
 * whenever the build is stopped. Whatever stood under its key and was not whole is replaced.
 */
export async function writeEntry(
  cacheDir: string,
  key: string,
  files: EncodedFile[],
  look: Look,
): Promise<CacheEntry> {
  const aside = join(cacheDir, 'aside', `${process.pid}-${randomUUID()}`);
  const target = entryDir(cacheDir, key);
  await mkdir(aside, { recursive: true });
  await mkdir(dirname(target), { recursive: true });
  for (const { name, bytes } of files) await writeFile(join(aside, name), bytes);
  const entry: CacheEntry = {
    ...look,
    files: files.map(({ name, bytes }) => [name, bytes.length, shortHash(bytes)]),
  };
  await writeFile(join(aside, 'entry.json'), JSON.stringify(entry));
  await moveIn(cacheDir, key, aside);
  return entry;
}

/** The entry as it was written; undefined when it is not there or its description is damaged. */
export function readEntry(cacheDir: string, key: string): CacheEntry | undefined {
  const entry = readJson(join(entryDir(cacheDir, key), 'entry.json')) as Partial<CacheEntry> | undefined;
  const isWhole = Array.isArray(entry?.files) && typeof entry.tint === 'number';
  return isWhole ? (entry as CacheEntry) : undefined;
}

/** Whether every file of an entry is there in full length. */
export function isComplete(cacheDir: string, key: string, entry: CacheEntry): boolean {
  const dir = entryDir(cacheDir, key);
  return entry.files.every(
    ([name, bytes]) => statSync(`${dir}/${name}`, { throwIfNoEntry: false })?.size === bytes,
  );
}

export function shortHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** Undefined for anything that is not there or not JSON: the cache is made again from the originals. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** What another build put there whole is as good and stays; what is broken there goes. */
async function moveIn(cacheDir: string, key: string, aside: string): Promise<void> {
  const target = entryDir(cacheDir, key);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await rename(aside, target);
      return;
    } catch (error) {
      const there = readEntry(cacheDir, key);
      if (there && isComplete(cacheDir, key, there)) {
        await rm(aside, { recursive: true, force: true });
        return;
      }
      if (attempt === 3) throw error;
      const broken = `${aside}-replaced`;
      await rename(target, broken).catch(() => undefined);
      await rm(broken, { recursive: true, force: true });
    }
  }
}
