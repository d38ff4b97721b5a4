import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAside } from './write-aside.ts';

/** Folders of additions under way, in content/images; hidden, so that nobody takes them for pictures. */
const folderPrefix = '.adding-';

/** What an addition is about to do, written down before the first picture moves. */
type Plan = {
  /** Path in content/ -> name of the staged file. */
  pictures: Record<string, string>;
  /** Path in content/ -> SHA-256 of the text it will have. */
  texts: Record<string, string>;
};

/** A picture that has been written aside. */
export type StagedPicture = string & { readonly isStaged: unique symbol };

/**
 * Pictures and the text that names them, added to content/ as one: first every picture is written aside, then all
 * move to their places, and the texts come last. A stop at any moment leaves content/ as it was, at the latest when
 * the next command begins with `undoUnfinished`.
 */
export class ContentAddition {
  readonly #contentDir: string;
  readonly #folder: string;
  #staged = 0;

  private constructor(contentDir: string, folder: string) {
    this.#contentDir = contentDir;
    this.#folder = folder;
  }

  static async begin(contentDir: string): Promise<ContentAddition> {
    const images = path.join(contentDir, 'images');
    await mkdir(images, { recursive: true });
    const taken = await readdir(images);
    const own = taken.filter((name) => name.startsWith(`${folderPrefix}${process.pid}-`)).length;
    const folder = path.join(images, `${folderPrefix}${process.pid}-${own + 1}`);
    await mkdir(folder);
    return new ContentAddition(contentDir, folder);
  }

  /** Writes a picture aside. Resolves with what `commit` knows it by. */
  async stage(bytes: Uint8Array): Promise<StagedPicture> {
    const staged = String(this.#staged);
    this.#staged += 1;
    await writeFile(path.join(this.#folder, staged), bytes);
    return staged as StagedPicture;
  }

  /**
   * Puts everything in its place: staged pictures by the free path in content/ where each will lie
   * (`images/travel/harbour.jpg`), and whole texts by theirs. A staged picture without a place is forgotten.
   */
  async commit(
    pictures: ReadonlyMap<string, StagedPicture>,
    texts: ReadonlyMap<string, string>,
  ): Promise<void> {
    for (const place of pictures.keys()) {
      const isTaken = await stat(path.join(this.#contentDir, place)).catch(() => null);
      if (isTaken) throw new Error(`content/${place} is there already.`);
    }
    const plan: Plan = {
      pictures: Object.fromEntries(pictures),
      texts: Object.fromEntries([...texts].map(([file, text]) => [file, hashOf(text)])),
    };
    await writeAside(path.join(this.#folder, 'plan.json'), JSON.stringify(plan));
    const undo: (() => Promise<void>)[] = [];
    try {
      for (const [place, staged] of pictures) {
        const target = path.join(this.#contentDir, place);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(path.join(this.#folder, staged), target);
        undo.push(() => rm(target, { force: true }));
      }
      for (const [name, text] of texts) {
        const file = path.join(this.#contentDir, name);
        const before = await readFile(file).catch(() => null);
        await writeAside(file, text);
        undo.push(() => (before ? writeAside(file, before) : rm(file, { force: true })));
      }
    } catch (error) {
      // A full disk, say: back to where it began.
      for (const step of undo.reverse()) await step();
      throw error;
    }
    await this.discard();
  }

  /** Forgets what was written aside. */
  async discard(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/**
 * Takes back what an addition that was killed had begun: pictures that had moved already and that no text names yet.
 * Additions of processes that still run are left alone. Returns how many pictures were taken back.
 */
export async function undoUnfinished(contentDir: string): Promise<number> {
  const images = path.join(contentDir, 'images');
  const folders = (await readdir(images).catch(() => [])).filter((name) => name.startsWith(folderPrefix));
  let undone = 0;
  for (const name of folders) {
    const pid = Number.parseInt(name.slice(folderPrefix.length), 10);
    if (isRunning(pid)) continue;
    const folder = path.join(images, name);
    const plan = await readPlan(folder);
    if (plan && !(await hasTexts(contentDir, plan))) {
      const waiting = new Set(await readdir(folder));
      const moved = Object.entries(plan.pictures).filter(([, staged]) => !waiting.has(staged));
      for (const [place] of moved) await rm(path.join(contentDir, place), { force: true });
      undone += moved.length;
    }
    await rm(folder, { recursive: true, force: true });
  }
  return undone;
}

async function readPlan(folder: string): Promise<Plan | null> {
  const text = await readFile(path.join(folder, 'plan.json'), 'utf8').catch(() => null);
  // Our own file, renamed into place whole.
  return text === null ? null : (JSON.parse(text) as Plan);
}

/** Whether the texts of a plan were all written: then it was finished but for its own folder. */
async function hasTexts(contentDir: string, plan: Plan): Promise<boolean> {
  const found = await Promise.all(
    Object.entries(plan.texts).map(async ([file, hash]) => {
      const text = await readFile(path.join(contentDir, file), 'utf8').catch(() => '');
      return hashOf(text) === hash;
    }),
  );
  return found.every(Boolean);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process: it runs, and may not be asked.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
