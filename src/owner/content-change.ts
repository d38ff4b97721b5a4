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

/** Folders of changes under way, in content/images; hidden, so that nobody takes them for pictures. */
const folderPrefix = '.changing-';
const planFile = 'plan.json';

/** What a change is about to do, written down before the first file moves. */
type Plan = {
  /** Path in content/ -> name of the staged file. */
  pictures: Record<string, string>;
  /**
   * Path in content/ -> what it says now, null when there is no such file, and the SHA-256 of what it will say, null
   * when it goes.
   */
  texts: Record<string, { before: string | null; after: string | null }>;
};

/** A picture that has been written aside. */
export type StagedPicture = string & { readonly isStaged: unique symbol };

/**
 * Pictures and texts that change content/ as one: first every picture is written aside, then all move to their
 * places, and the texts come last. A stop at any moment leaves content/ as it was or as it was to be, at the latest
 * when the next command begins with `undoUnfinished`.
 */
export class ContentChange {
  readonly #contentDir: string;
  readonly #folder: string;
  #staged = 0;
  #isHalfDone = false;

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

  /** Writes a picture aside. Resolves with what `commit` knows it by. */
  async stage(bytes: Uint8Array): Promise<StagedPicture> {
    const staged = String(this.#staged);
    this.#staged += 1;
    // Flushed to the disk: after a power failure a moved picture must not be an empty one.
    await writeFile(path.join(this.#folder, staged), bytes, { flush: true });
    return staged as StagedPicture;
  }

  /** The same with a file that lies elsewhere, however large. */
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
   * Puts everything in its place: staged pictures by the free path in content/ where each will lie
   * (`images/travel/harbour.jpg`), and whole texts by theirs; null takes a text away. A staged picture without a place
   * is forgotten. One that `continues` is taken back together with the change before it.
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
      for (const [name, text] of texts) await putText(this.#contentDir, name, text);
    } catch (error) {
      // A full disk, say: back to where it began, and if that fails too, the next command goes back.
      this.#isHalfDone = true;
      await takeBack(this.#contentDir, this.#folder, plan);
      this.#isHalfDone = false;
      throw error;
    }
    const change = { pictures: [...pictures.keys()], texts: plan.texts };
    await recordChange(this.#contentDir, change, { continues });
    await this.discard();
  }

  /** Forgets what was written aside. */
  async discard(): Promise<void> {
    if (!this.#isHalfDone) await removeFolder(this.#folder);
  }
}

/**
 * Takes back what a change that was killed had begun: texts that had been written before others could be, and
 * pictures that had moved already and that no text names yet. What a process that still runs is gathering is left alone.
 * Returns how many files were taken back.
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
      if (plan) undone += await takeBack(contentDir, folder, plan);
      await removeFolder(folder);
    });
  }
  await removeUnfinishedWrites(contentDir);
  return undone;
}

/**
 * Runs `work` while no other command changes content/: what it reads there is still so when it writes. Not for long
 * work; commands wait for one another here.
 */
export async function withContentLock<T>(contentDir: string, work: () => Promise<T>): Promise<T> {
  // Where there is no folder, `work` says so; a lock would make one.
  const isThere = await stat(contentDir).catch(() => null);
  return isThere ? withFileLock(outputPaths(path.dirname(contentDir)).contentLockFile, work) : work();
}

/** Returns how many files were taken back. */
async function takeBack(contentDir: string, folder: string, plan: Plan): Promise<number> {
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
  // Where none still says what it did, all have been written; what somebody wrote since is not ours to take back.
  const isFinished = texts.every(({ state }) => state !== 'before');
  for (const text of texts) {
    if (isFinished || text.state !== 'after') continue;
    await putText(contentDir, text.name, text.before);
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

/** Null takes the file away. */
async function putText(contentDir: string, name: string, text: string | null): Promise<void> {
  const file = path.join(contentDir, name);
  await (text === null ? rm(file, { force: true }) : writeAtomically(file, text));
}
