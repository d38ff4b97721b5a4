import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type CacheEntry, entryDir, isComplete, readEntry, readJson, shortHash } from './cache-entry.ts';
import type { Look } from './describe-colours.ts';
import type { Original } from './inspect-original.ts';

/** What was true of an original when it was last read. */
type FileStamp = [bytes: number, modifiedMs: number, changedMs: number, inode: number, source: string];

type Index = {
  version: typeof indexVersion;
  writtenMs: number;
  /** By path relative to content/. */
  files: Record<string, FileStamp>;
  /** By hash of the original. */
  originals: Record<string, Omit<Original, 'source'> & Partial<Look>>;
  /** By entry key, with the day (since 1970) it was last used. */
  entries: Record<string, CacheEntry & { usedDay: number }>;
  /** Day entries were last looked through for pruning, and the key the last integrity check ended at. */
  prunedDay: number;
  checkedUpTo: string;
};

const indexVersion = 1;
const dayMs = 86_400_000;
const keptDays = 30;

/**
 * A file changed within this time of the index being written may have been changed again within the same
 * clock tick, so its times prove nothing.
 */
const racyMs = 2000;

/** How much is hashed per build to notice damage that keeps a file's size; every file gets its turn. */
const checkedBytes = 16 * 1024 * 1024;
const checkedFiles = 500;

/**
 * Encoded pictures, by what they were made from, and what is known of their originals. The index only
 * saves time: without it everything is found again from the originals and the entries.
 */
export class PictureCache {
  readonly #dir: string;
  readonly #index: Index;
  readonly #known: Map<string, CacheEntry | undefined> = new Map();
  readonly #seenFiles = new Set<string>();
  #isChanged = false;

  constructor(dir: string) {
    this.#dir = dir;
    this.#index = readIndex(join(dir, 'index.json'));
  }

  /** Absolute path of an encoded file. */
  fileOf(key: string, name: string): string {
    return `${entryDir(this.#dir, key)}/${name}`;
  }

  /** The hash of an original whose size and times are as they were when it was last read. */
  unchangedSource(
    path: string,
    stats: { size: number; mtimeMs: number; ctimeMs: number; ino: number },
  ): string | undefined {
    this.#seenFiles.add(path);
    const stamp = this.#index.files[path];
    if (!stamp) return undefined;
    const [bytes, modifiedMs, changedMs, inode, source] = stamp;
    const isSame =
      bytes === stats.size &&
      modifiedMs === stats.mtimeMs &&
      changedMs === stats.ctimeMs &&
      inode === stats.ino;
    const isRacy = Math.max(stats.mtimeMs, stats.ctimeMs) > this.#index.writtenMs - racyMs;
    return isSame && !isRacy ? source : undefined;
  }

  /** What is known of an original by its hash. */
  original(source: string): (Original & Partial<Look>) | undefined {
    const known = this.#index.originals[source];
    return known && { ...known, source };
  }

  rememberOriginal(
    path: string,
    stats: { size: number; mtimeMs: number; ctimeMs: number; ino: number },
    { source, ...original }: Original,
  ): void {
    this.#index.files[path] = [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino, source];
    this.#index.originals[source] = { ...this.#index.originals[source], ...original };
    this.#isChanged = true;
  }

  /** The entry, if all its files are there in full length. */
  find(key: string): CacheEntry | undefined {
    if (this.#known.has(key)) return this.#known.get(key);
    const entry = this.#index.entries[key] ?? readEntry(this.#dir, key);
    const found = entry && isComplete(this.#dir, key, entry) ? entry : undefined;
    this.#known.set(key, found);
    if (found) this.#touch(key, found);
    else if (this.#index.entries[key]) {
      delete this.#index.entries[key];
      this.#isChanged = true;
    }
    return found;
  }

  /** Forgets what `find` answered with nothing: another build may have made it meanwhile. */
  lookAgain(key: string): CacheEntry | undefined {
    if (!this.#known.get(key)) this.#known.delete(key);
    return this.find(key);
  }

  /** Takes note of an entry that has just been written. */
  adopt(key: string, entry: CacheEntry, source: string): void {
    this.#known.set(key, entry);
    this.#touch(key, entry);
    const original = this.#index.originals[source];
    if (original) Object.assign(original, { tint: entry.tint } satisfies Look);
  }

  /**
   * Hashes some of the given entries' files, going on where the last build stopped, and drops entries whose
   * bytes are not what was written. `all` checks every file.
   */
  async check(keys: Iterable<string>, all = false): Promise<string[]> {
    const sorted = [...new Set(keys)].filter((key) => this.find(key)).sort();
    const from = sorted.findIndex((key) => key > this.#index.checkedUpTo);
    const turn = from > 0 ? [...sorted.slice(from), ...sorted.slice(0, from)] : sorted;
    const damaged: string[] = [];
    let bytesLeft = all ? Number.POSITIVE_INFINITY : checkedBytes;
    let filesLeft = all ? Number.POSITIVE_INFINITY : checkedFiles;
    for (const key of turn) {
      const entry = this.find(key);
      if (bytesLeft <= 0 || filesLeft <= 0 || !entry) break;
      for (const [name, bytes, hash] of entry.files) {
        bytesLeft -= bytes;
        filesLeft -= 1;
        const isWhole = await readFile(this.fileOf(key, name)).then(
          (read) => shortHash(read) === hash,
          () => false,
        );
        if (isWhole) continue;
        damaged.push(key);
        this.#known.set(key, undefined);
        delete this.#index.entries[key];
        rmSync(entryDir(this.#dir, key), { recursive: true, force: true });
        break;
      }
      this.#index.checkedUpTo = key;
    }
    return damaged;
  }

  /** Deletes entries unused for 30 days, at most once a day, and what interrupted builds left aside. */
  async prune(today = Math.floor(Date.now() / dayMs)): Promise<number> {
    if (this.#index.prunedDay === today) return 0;
    let pruned = 0;
    for (const group of await namesIn(join(this.#dir, 'entries')))
      for (const key of await namesIn(join(this.#dir, 'entries', group))) {
        const used = this.#index.entries[key]?.usedDay ?? (await dayOf(entryDir(this.#dir, key)));
        if (today - used <= keptDays) continue;
        delete this.#index.entries[key];
        await rm(entryDir(this.#dir, key), { recursive: true, force: true });
        pruned += 1;
      }
    for (const name of await namesIn(join(this.#dir, 'aside')))
      if (today - (await dayOf(join(this.#dir, 'aside', name))) >= 1)
        await rm(join(this.#dir, 'aside', name), { recursive: true, force: true });
    this.#forgetUnused();
    this.#index.prunedDay = today;
    this.#isChanged = true;
    return pruned;
  }

  /** Writes the index, if anything in it changed. */
  save(): void {
    if (!this.#isChanged) return;
    mkdirSync(this.#dir, { recursive: true });
    const aside = join(this.#dir, `index-${process.pid}-${randomUUID()}.json`);
    writeFileSync(aside, JSON.stringify({ ...this.#index, writtenMs: Date.now() }));
    renameSync(aside, join(this.#dir, 'index.json'));
    this.#isChanged = false;
  }

  #touch(key: string, entry: CacheEntry): void {
    const usedDay = Math.floor(Date.now() / dayMs);
    if (this.#index.entries[key]?.usedDay === usedDay) return;
    this.#index.entries[key] = { ...entry, usedDay };
    this.#isChanged = true;
  }

  /**
   * Files that were not asked for, unless this run asked for only a few; then originals that no known file
   * and no entry has any more.
   */
  #forgetUnused(): void {
    const known = Object.keys(this.#index.files);
    if (this.#seenFiles.size * 2 >= known.length)
      for (const path of known) if (!this.#seenFiles.has(path)) delete this.#index.files[path];
    const used = new Set(Object.keys(this.#index.entries).map((key) => key.slice(0, key.indexOf('-'))));
    for (const [, , , , source] of Object.values(this.#index.files)) used.add(source);
    for (const source of Object.keys(this.#index.originals))
      if (!used.has(source)) delete this.#index.originals[source];
  }
}

function readIndex(file: string): Index {
  const empty: Index = {
    version: indexVersion,
    writtenMs: 0,
    files: {},
    originals: {},
    entries: {},
    prunedDay: 0,
    checkedUpTo: '',
  };
  const read = readJson(file) as Partial<Index> | undefined;
  return read?.version === indexVersion ? { ...empty, ...read } : empty;
}

async function namesIn(dir: string): Promise<string[]> {
  return readdir(dir).catch(() => []);
}

async function dayOf(path: string): Promise<number> {
  return Math.floor((await stat(path)).mtimeMs / dayMs);
}
