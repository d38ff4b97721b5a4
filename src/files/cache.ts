import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from './hash.ts';
import { installedVersions } from './installed-versions.ts';
import { errorCode } from './system-errors.ts';
import { writeAtomically } from './write-atomically.ts';

/*
 * A folder of entries, each under a key: a hash of everything it depends on. An entry is a folder of files and a list of
 * their hashes, which is written last. Files that do not match the list are created again. Keys contain no path outside
 * of content/, so a cache can be copied to another machine.
 */

/** Everything that a file depends on; equal recipes give equal bytes. */
export type Recipe = {
  /** npm packages that create it: their versions and those of their dependencies are part of the key. */
  tools: readonly string[];
  /** Everything else: bytes of sources, texts, settings, and a number to raise when the results of our code change. */
  parts: readonly unknown[];
};

/** Size in bytes and SHA-256 in hex, by the file's name in the entry. */
type List = Record<string, [bytes: number, hash: string]>;

/** Files of an entry: size in bytes by name. */
type EntryFiles = ReadonlyMap<string, number>;

const listName = 'files.json';
const onlyName = 'made';

/** Short hash of a recipe. */
export function cacheKey({ tools, parts }: Recipe): string {
  const hash = createHash('sha256');
  for (const part of [tools.map((tool) => installedVersions(tool)), ...parts]) {
    const bytes = part instanceof Uint8Array ? part : Buffer.from(JSON.stringify(part));
    // Each part is prefixed with its length, so that different lists never give the same bytes.
    hash.update(`${bytes.length} `).update(bytes);
  }
  return hash.digest('hex').slice(0, 24);
}

/** Returns a file of the cache in `dir`; creates and stores it if it is missing or damaged. */
export async function cached(
  dir: string,
  recipe: Recipe,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const [file] = await cachedAll(dir, [recipe], async () => [await make()]);
  return file as Uint8Array;
}

/** The same for several entries; missing ones are created together: `make` gets their indexes. */
export async function cachedAll(
  dir: string,
  recipes: readonly Recipe[],
  make: (missing: readonly number[]) => Promise<readonly Uint8Array[]>,
): Promise<Uint8Array[]> {
  const keys = recipes.map(cacheKey);
  const files = await Promise.all(keys.map((key) => readKept(dir, key)));
  const missing = [...files.keys()].filter((place) => !files[place]);
  const created = missing.length > 0 ? await make(missing) : [];
  await Promise.all(
    missing.map(async (place, index) => {
      const bytes = created[index] as Uint8Array;
      // A read-only folder only makes the next run slower.
      await keepEntry(dir, keys[place] as string, [{ name: onlyName, bytes }]).catch((error: unknown) => {
        if (errorCode(error) === undefined) throw error;
      });
      files[place] = bytes;
    }),
  );
  return files as Uint8Array[];
}

async function readKept(dir: string, key: string): Promise<Uint8Array | null> {
  return (await hasEntry(dir, key)) ? readFile(cachedFile(dir, key, onlyName)).catch(() => null) : null;
}

/** Path of a file of an entry, which may be read and linked but never written. */
export function cachedFile(dir: string, key: string, name: string): string {
  return join(dir, key, name);
}

/** Whether an entry exists and is undamaged. */
export async function hasEntry(dir: string, key: string): Promise<boolean> {
  try {
    const list = await readList(dir, key);
    for (const [name, [, hash]] of Object.entries(list)) {
      if (sha256(await readFile(cachedFile(dir, key, name))) !== hash) return false;
    }
    const now = new Date();
    await utimes(join(dir, key, listName), now, now);
    return true;
  } catch {
    return false;
  }
}

/** The listed files of an entry, without verifying them; for plans only. */
export async function listEntry(dir: string, key: string): Promise<EntryFiles | null> {
  const list = await readList(dir, key).catch(() => null);
  return list && new Map(Object.entries(list).map(([name, [bytes]]) => [name, bytes]));
}

/** Writes an entry, and replaces a damaged one. A kill at any moment leaves it complete or missing. */
export async function keepEntry(
  dir: string,
  key: string,
  files: readonly { name: string; bytes: Uint8Array }[],
): Promise<void> {
  const list: List = {};
  for (const { name, bytes } of files) {
    await writeAtomically(cachedFile(dir, key, name), bytes, { flush: false });
    list[name] = [bytes.length, sha256(bytes)];
  }
  const text = JSON.stringify(list);
  await writeAtomically(join(dir, key, listName), `${sha256(text)}${text}`, { flush: false });
}

/** Deletes the least recently used entries beyond `maxKept`. */
export async function evictOldest(dir: string, maxKept: number): Promise<void> {
  const keys = await readdir(dir).catch(() => []);
  if (keys.length <= maxKept) return;
  const dated = await Promise.all(
    keys.map(async (key) => {
      const usedMs = await stat(join(dir, key, listName)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      );
      return { key, usedMs };
    }),
  );
  dated.sort((a, b) => b.usedMs - a.usedMs);
  for (const { key } of dated.slice(maxKept)) await rm(join(dir, key), { recursive: true, force: true });
}

/** Rejects if it is missing or damaged. */
async function readList(dir: string, key: string): Promise<List> {
  const [, hash, text = ''] =
    /^([\da-f]{64})(.*)$/s.exec(await readFile(join(dir, key, listName), 'utf8')) ?? [];
  if (sha256(text) !== hash) throw new Error('The list of a cache entry is damaged.');
  return JSON.parse(text) as List;
}
