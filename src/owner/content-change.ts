import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { ContentStore } from '../content/content-store.ts';
import { commandHint } from '../core/command-hint.ts';
import { stemOf } from '../core/text.ts';
import { hashText } from '../files/hash.ts';
import { isWriterRunning, withFileLock } from '../files/lock.ts';
import { outputPaths } from '../files/output-paths.ts';
import { exists, readText } from '../files/read-files.ts';
import { moveFile, removeUnfinishedWrites, writeAtomically } from '../files/write-atomically.ts';
import {
  type NumberedStep,
  nextStepNumber,
  pruneHistory,
  readHistory,
  removedFile,
  type Step,
  stepFile,
  stepName,
} from './history.ts';

/** Folders of current changes in content/images; hidden, so that they are not read as pictures. */
const folderPrefix = '.changing-';
const planFile = 'plan.json';

/** What a change does, written before the first file moves. Paths of files outside content/ start at its parent folder. */
type Plan = {
  /** Path in content/ -> where the picture comes from. */
  pictures: Record<string, string>;
  /** By path in content/: SHA-256 of the text now and of the next one (null for no file), and staged copies of both. */
  texts: Record<string, PlannedText>;
  /** Paths in content/ of pictures that move to the folder of the step. */
  removed: string[];
  /** The number of the step in the history. */
  step: number;
};

type PlannedText = { before: string | null; after: string | null; beforeFile: string; afterFile: string };

/** A change and reverting it failed. The next command reverts it. */
class IncompleteChangeError extends Error {}

/** A step failed, and an earlier step stays. `state` describes the result in a sentence. */
export class LaterStepError extends Error {
  readonly state: string;

  constructor(state: string, cause: unknown) {
    super('A later step failed.', { cause });
    this.state = state;
  }
}

/** The state of content/ after a failed change, as a sentence. */
export function describeFailedChange(error: unknown): string {
  if (error instanceof LaterStepError) return error.state;
  return error instanceof IncompleteChangeError
    ? `Some files in content/ have already changed. The next command restores them, for example:   ${commandHint('check')}`
    : 'content/ is unchanged.';
}

/** Path of a picture that a change moves to content/, from the parent folder of content/. */
export type StagedPicture = string & { readonly isStaged: unique symbol };

/**
 * Changes pictures and texts of content/ in one transaction. All new files are written to a folder of the change
 * first, with copies of the texts they replace; from then on files only move, which needs no space on the disk.
 * After a stop at any moment, content/ is unchanged or complete, at the latest when the next command runs
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
    return this.#pathOf(await this.#write(bytes));
  }

  /** Stages a copy of a file of any size. */
  async stageCopy(file: string): Promise<StagedPicture> {
    const target = this.#nextFile();
    await copyFile(file, target);
    const copy = await open(target, 'r+');
    await copy.sync().finally(() => copy.close());
    return this.#pathOf(target);
  }

  /**
   * Moves staged pictures to their free paths in content/ (`images/travel/harbour.jpg`), writes whole texts (null deletes
   * one), and moves the pictures `removed` from content/ to the history. A change that `continues` the last one is undone
   * together with it; one that is `toggled` was stored in the history and is undone or redone.
   */
  async commit(
    pictures: ReadonlyMap<string, StagedPicture>,
    texts: ReadonlyMap<string, string | null>,
    {
      removed = [],
      continues = false,
      toggled,
    }: { removed?: readonly string[]; continues?: boolean; toggled?: NumberedStep } = {},
  ): Promise<void> {
    const contentDir = this.#contentDir;
    const last = continues
      ? (await readHistory(contentDir)).findLast(({ isUndone }) => !isUndone)
      : undefined;
    const earlier = toggled ?? last;
    const plan: Plan = {
      pictures: Object.fromEntries(pictures),
      texts: {},
      removed: [...removed],
      step: earlier?.number ?? (await nextStepNumber(contentDir)),
    };
    const step: Step = {
      changedAt: toggled?.changedAt ?? new Date().toISOString(),
      isUndone: toggled ? !toggled.isUndone : false,
      texts: { ...last?.texts },
      added: [...(last?.added ?? []), ...pictures.keys()],
      removed: [...(last?.removed ?? []), ...removed],
    };
    for (const place of pictures.keys()) {
      const target = path.join(contentDir, place);
      if (await exists(target)) throw new Error(`content/${place} exists already.`);
      await mkdir(path.dirname(target), { recursive: true });
    }
    const store = new ContentStore(contentDir);
    for (const [name, text] of texts) {
      const present = await store.readText(name);
      if (present === text) continue;
      plan.texts[name] = await this.#stageText(name, present, text);
      step.texts[name] = {
        present: hashText(text),
        other: last?.texts[name] ? last.texts[name].other : present,
      };
    }
    if (pictures.size + removed.length + Object.keys(plan.texts).length === 0) return this.discard();
    await writeFile(path.join(this.#folder, stepName), JSON.stringify(step), { mode: 0o600, flush: true });
    await writeAtomically(path.join(this.#folder, planFile), JSON.stringify(plan));
    try {
      for (const [place, from] of pictures)
        await moveFile(this.#absolute(from), path.join(contentDir, place));
      for (const [name, { after, afterFile }] of Object.entries(plan.texts))
        await replaceText(contentDir, name, after === null ? null : this.#absolute(afterFile));
      await finishPlan(contentDir, this.#folder, plan);
    } catch (error) {
      this.#isIncomplete = true;
      await undoPlan(contentDir, this.#folder, plan).catch(() => {
        throw new IncompleteChangeError('The change is incomplete.', { cause: error });
      });
      this.#isIncomplete = false;
      throw error;
    }
    await this.discard();
    if (!continues) await pruneHistory(contentDir).catch(() => {});
  }

  /** Deletes the staged files. */
  async discard(): Promise<void> {
    if (!this.#isIncomplete) await removeFolder(this.#folder);
  }

  /** Stages both texts with the permissions of the file, so that reverting needs no disk space either. */
  async #stageText(name: string, before: string | null, after: string | null): Promise<PlannedText> {
    const file = path.join(this.#contentDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    const mode = (await stat(file).catch(() => null))?.mode;
    const [beforeFile, afterFile] = [
      await this.#write(before ?? '', mode),
      await this.#write(after ?? '', mode),
    ];
    return {
      before: hashText(before),
      after: hashText(after),
      beforeFile: this.#pathOf(beforeFile),
      afterFile: this.#pathOf(afterFile),
    };
  }

  async #write(content: string | Uint8Array, mode?: number): Promise<string> {
    const file = this.#nextFile();
    // Flushed to the disk, because a moved file must not be empty after a power failure.
    await writeFile(file, content, { flush: true });
    if (mode !== undefined) await chmod(file, mode & 0o7777);
    return file;
  }

  #nextFile(): string {
    this.#staged += 1;
    return path.join(this.#folder, String(this.#staged));
  }

  #pathOf(file: string): StagedPicture {
    return path.relative(path.dirname(this.#contentDir), file) as StagedPicture;
  }

  #absolute(file: string): string {
    return path.join(path.dirname(this.#contentDir), file);
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
      // Plans are carried out under this lock, so an existing plan was interrupted, even if a running process has its pid:
      // in a container pids repeat. Without a plan, pictures may still be staged.
      const writtenMs = (await stat(folder).catch(() => null))?.mtimeMs ?? 0;
      if (!plan && (await isWriterRunning(pid, writtenMs))) return;
      if (plan) undone += await undoPlan(contentDir, folder, plan, { mayFinish: true });
      await removeFolder(folder);
    });
  }
  await removeUnfinishedWrites(contentDir);
  return undone;
}

/** Runs `use` with a new change, and discards what it did not commit. */
export async function withContentChange<T>(
  contentDir: string,
  use: (change: ContentChange) => Promise<T>,
): Promise<T> {
  const change = await ContentChange.begin(contentDir);
  return use(change).finally(() => change.discard());
}

/** Writes texts in one change (null deletes one), and removes pictures with them. */
export function commitTexts(
  contentDir: string,
  texts: ReadonlyMap<string, string | null>,
  options: { removed?: readonly string[] } = {},
): Promise<void> {
  return withContentChange(contentDir, (change) => change.commit(new Map(), texts, options));
}

/**
 * Runs `work` while no other command changes content/, so that what it read is still true when it writes. Other commands
 * wait, so the work must be short.
 */
export async function withContentLock<T>(contentDir: string, work: () => Promise<T>): Promise<T> {
  // The lock would create a missing folder; `work` reports it.
  if (!(await exists(contentDir))) return work();
  return withFileLock(outputPaths(path.dirname(contentDir)).contentLockFile, work);
}

/** Carries out the remaining steps of a plan after all texts are written. Can be repeated. */
async function finishPlan(contentDir: string, folder: string, plan: Plan): Promise<void> {
  for (const picture of plan.removed)
    await moveIfThere(path.join(contentDir, picture), removedFile(contentDir, plan.step, picture));
  await moveIfThere(path.join(folder, stepName), stepFile(contentDir, plan.step));
}

/**
 * Undoes a plan that was stopped, or finishes it if only that is left and `mayFinish`. Texts that were edited since stay,
 * with the pictures they name. Returns the number of restored files.
 */
async function undoPlan(
  contentDir: string,
  folder: string,
  plan: Plan,
  { mayFinish = false } = {},
): Promise<number> {
  const root = path.dirname(contentDir);
  const store = new ContentStore(contentDir);
  const texts = await Promise.all(
    Object.entries(plan.texts).map(async ([name, planned]) => {
      const present = await store.readText(name);
      return { name, ...planned, present, hash: hashText(present) };
    }),
  );
  const moved: [place: string, from: string][] = [];
  for (const [place, from] of Object.entries(plan.pictures))
    if (!(await exists(path.join(root, from)))) moved.push([place, from]);
  const isWritten = texts.every(({ before, hash }) => hash !== before);
  if (mayFinish && isWritten && moved.length === Object.keys(plan.pictures).length) {
    await finishPlan(contentDir, folder, plan);
    return 0;
  }
  let undone = 0;
  for (const text of texts.filter(({ after, hash }) => hash === after)) {
    await replaceText(contentDir, text.name, text.before === null ? null : path.join(root, text.beforeFile));
    text.present = await store.readText(text.name);
    undone += 1;
  }
  for (const picture of plan.removed) {
    const place = path.join(contentDir, picture);
    if (await exists(place)) continue;
    await moveIfThere(removedFile(contentDir, plan.step, picture), place);
    undone += 1;
  }
  for (const [place, from] of moved) {
    const stem = stemOf(place);
    if (texts.some(({ present }) => present?.includes(`/${stem}.`))) continue;
    await moveIfThere(path.join(contentDir, place), path.join(root, from));
    undone += 1;
  }
  return undone;
}

/** Deletes the plan first: a partly deleted folder without a plan undoes nothing. */
async function removeFolder(folder: string): Promise<void> {
  await rm(path.join(folder, planFile), { force: true });
  await rm(folder, { recursive: true, force: true });
}

async function readPlan(folder: string): Promise<Plan | null> {
  const text = await readText(path.join(folder, planFile));
  // This program wrote the file, so it is complete, but it may come from an earlier version.
  const plan = text === null ? null : (JSON.parse(text) as Plan);
  return plan?.removed ? plan : null;
}

/** Moves a staged text to its place; null deletes the text. */
async function replaceText(contentDir: string, name: string, staged: string | null): Promise<void> {
  const file = path.join(contentDir, name);
  if (staged === null) return rm(file, { force: true });
  // A link keeps its target.
  await moveFile(staged, await realpath(file).catch(() => file));
}

async function moveIfThere(from: string, to: string): Promise<void> {
  if (await exists(from)) await moveFile(from, to);
}
