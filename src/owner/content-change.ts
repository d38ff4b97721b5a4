import { copyFile, mkdir, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentStore } from '../content/content-store.ts';
import { stemOf } from '../core/text.ts';
import { sha256 } from '../files/hash.ts';
import { isRunning, withFileLock } from '../files/lock.ts';
import { outputPaths } from '../files/output-paths.ts';
import { readText } from '../files/read-files.ts';
import { renameFile } from '../files/rename.ts';
import { removeUnfinishedWrites, writeAtomically } from '../files/write-atomically.ts';
import { recordChange } from './last-change.ts';

/** Folders of current changes in content/images; hidden, so that they are not read as pictures. */
const folderPrefix = '.changing-';
const planFile = 'plan.json';

/** What a change will do, written before the first file moves. */
type Plan = {
  /** Path in content/ -> name of the staged file. */
  pictures: Record<string, string>;
  /** By path in content/: the text now (null for no file), and the SHA-256 of the next text (null if it is deleted). */
  texts: Record<string, { before: string | null; after: string | null }>;
};

/** The name of a staged picture. */
export type StagedPicture = string & { readonly isStaged: unique symbol };

/**
 * Changes pictures and texts of content/ as one: pictures are staged first, then moved to their places, and texts are written
 * last. After a stop at any moment, content/ is unchanged or complete, at the latest when the next command runs
 * `undoUnfinished`.
 */
export class ContentChange {
  readonly #contentDir: string;
  readonly #folder: string;
  #staged = 0;
  #isIncomplete = false;

  private constructor(contentDir: string, folder: string) {
    this.#contentDir = contentDir;
    this.#folder = folder;
  }

  static async begin(contentDir: string): Promise<ContentChange> {
    const images = path.join(contentDir, 'images');
    await mkdir(images, { recursive: true });
    const folder = await mkdtemp(path.join(images, `${folderPrefix}${process.pid}-`));
    return new ContentChange(contentDir, folder);
  }

  /** Writes a picture to the folder of the change, for `commit`. */
  async stage(bytes: Uint8Array): Promise<StagedPicture> {
    const staged = String(this.#staged);
    this.#staged += 1;
    // Flushed to the disk: after a power failure a moved picture must not be an empty one.
    await writeFile(path.join(this.#folder, staged), bytes, { flush: true });
    return staged as StagedPicture;
  }

  /** Stages a copy of a file of any size. */
  async stageCopy(file: string): Promise<StagedPicture> {
    const staged = String(this.#staged);
    this.#staged += 1;
    const target = path.join(this.#folder, staged);
    await copyFile(file, target);
    const copy = await open(target, 'r+');
    await copy.sync().finally(() => copy.close());
    return staged as StagedPicture;
  }

  /**
   * Moves staged pictures to their free paths in content/ (`images/travel/harbour.jpg`) and writes whole texts; null deletes
   * one. A change that `continues` the last one is undone together with it.
   */
  async commit(
    pictures: ReadonlyMap<string, StagedPicture>,
    texts: ReadonlyMap<string, string | null>,
    { continues = false } = {},
  ): Promise<void> {
    for (const place of pictures.keys()) {
      const isTaken = await stat(path.join(this.#contentDir, place)).catch(() => null);
      if (isTaken) throw new Error(`content/${place} is there already.`);
    }
    const plan: Plan = { pictures: Object.fromEntries(pictures), texts: {} };
    const store = new ContentStore(this.#contentDir);
    for (const [name, text] of texts) {
      const before = await store.readText(name);
      if (before !== text) plan.texts[name] = { before, after: text === null ? null : sha256(text) };
    }
    await writeAtomically(path.join(this.#folder, planFile), JSON.stringify(plan));
    try {
      for (const [place, staged] of pictures) {
        const target = path.join(this.#contentDir, place);
        await mkdir(path.dirname(target), { recursive: true });
        await renameFile(path.join(this.#folder, staged), target);
      }
      for (const [name, text] of texts) await writeText(this.#contentDir, name, text);
    } catch (error) {
      // Such as a full disk. If going back fails too, the next command does it.
      this.#isIncomplete = true;
      await undoPlan(this.#contentDir, this.#folder, plan);
      this.#isIncomplete = false;
      throw error;
    }
    const change = { pictures: [...pictures.keys()], texts: plan.texts };
    await recordChange(this.#contentDir, change, { continues });
    await this.discard();
  }

  /** Deletes the staged pictures. */
  async discard(): Promise<void> {
    if (!this.#isIncomplete) await removeFolder(this.#folder);
  }
}

/**
 * Undoes changes that were killed before their end: some texts were written, some pictures moved. Changes of running
 * processes are left alone. Returns the number of restored files.
 */
export async function undoUnfinished(contentDir: string): Promise<number> {
  const images = path.join(contentDir, 'images');
  const folders = (await readdir(images).catch(() => [])).filter((name) => name.startsWith(folderPrefix));
  let undone = 0;
  for (const name of folders) {
    const pid = Number.parseInt(name.slice(folderPrefix.length), 10);
    const folder = path.join(images, name);
    await withContentLock(contentDir, async () => {
      const plan = await readPlan(folder);
      // Plans are carried out under this lock, so one that is found here was left half done, even if another process
      // bears that number by now: in a container it is always the same. Without a plan pictures may still be coming in.
      if (!plan && isRunning(pid) && pid !== process.pid) return;
      if (plan) undone += await undoPlan(contentDir, folder, plan);
      await removeFolder(folder);
    });
  }
  await removeUnfinishedWrites(contentDir);
  return undone;
}

/**
 * Runs `work` while no other command changes content/, so that what it read is still true when it writes. Other commands
 * wait, so the work must be short.
 */
export async function withContentLock<T>(contentDir: string, work: () => Promise<T>): Promise<T> {
  // The lock would create a missing folder; `work` reports it.
  const isThere = await stat(contentDir).catch(() => null);
  return isThere ? withFileLock(outputPaths(path.dirname(contentDir)).contentLockFile, work) : work();
}

/** Returns how many files were taken back. */
async function undoPlan(contentDir: string, folder: string, plan: Plan): Promise<number> {
  let undone = 0;
  const store = new ContentStore(contentDir);
  const texts = await Promise.all(
    Object.entries(plan.texts).map(async ([name, { before, after }]) => {
      const present = await store.readText(name);
      const hash = present === null ? null : sha256(present);
      const state = present === before ? 'before' : hash === after ? 'after' : 'other';
      return { name, before, present, state };
    }),
  );
  // If no text has its old version, all were written; later edits stay.
  const isFinished = texts.every(({ state }) => state !== 'before');
  for (const text of texts) {
    if (isFinished || text.state !== 'after') continue;
    await writeText(contentDir, text.name, text.before);
    text.present = text.before;
    undone += 1;
  }
  const waiting = new Set(await readdir(folder));
  for (const [place, staged] of Object.entries(plan.pictures)) {
    const stem = stemOf(place);
    const isNamed = texts.some(({ present }) => present?.includes(`/${stem}.`));
    // The story of a project names its pictures without their folder.
    if (isNamed || (isFinished && texts.length > 0) || waiting.has(staged)) continue;
    await rm(path.join(contentDir, place), { force: true });
    undone += 1;
  }
  return undone;
}

/** The plan goes first: without it, a folder of which half is gone undoes nothing. */
async function removeFolder(folder: string): Promise<void> {
  await rm(path.join(folder, planFile), { force: true });
  await rm(folder, { recursive: true, force: true });
}

async function readPlan(folder: string): Promise<Plan | null> {
  const text = await readText(path.join(folder, planFile));
  // Our own file, renamed into place whole.
  return text === null ? null : (JSON.parse(text) as Plan);
}

/** Null deletes the file. */
async function writeText(contentDir: string, name: string, text: string | null): Promise<void> {
  const file = path.join(contentDir, name);
  await (text === null ? rm(file, { force: true }) : writeAtomically(file, text));
}
