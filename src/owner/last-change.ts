import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outputPaths } from '../files/output-paths.ts';

/** What the last command or save changed in content/, so that it can be taken back. */
type LastChange = {
  /** Paths in content/ of the pictures that came in. */
  pictures: string[];
  /**
   * Path in content/ -> what it said before, null when there was no such file, and the SHA-256 of what it said then,
   * null when it went.
   */
  texts: Record<string, { before: string | null; after: string | null }>;
  /** Paths in content/ of the pictures that went; they lie beside this. */
  removed: string[];
};

/** Notes a change in the place of the one before, or as one with it. */
export async function recordChange(
  contentDir: string,
  change: Omit<LastChange, 'removed'>,
  { continues = false } = {},
): Promise<void> {
  const last = continues ? await readLastChange(contentDir) : null;
  if (!last) {
    await forgetLastChange(contentDir);
    return write(contentDir, { ...change, removed: [] });
  }
  const texts = { ...change.texts };
  for (const [name, { before, after }] of Object.entries(last.texts))
    texts[name] = { before, after: change.texts[name] ? change.texts[name].after : after };
  await write(contentDir, { ...last, pictures: [...last.pictures, ...change.pictures], texts });
}

/** Takes a picture out of content/; it goes with the change that was noted last. */
export async function deleteWithUndo(contentDir: string, file: string): Promise<void> {
  const last = await readLastChange(contentDir);
  if (last) {
    const kept = removedFile(contentDir, file);
    await mkdir(path.dirname(kept), { recursive: true });
    await copyFile(path.join(contentDir, file), kept);
    await write(contentDir, { ...last, removed: [...last.removed, file] });
  }
  await rm(path.join(contentDir, file), { force: true });
}

/** Null where nothing has been changed, or the cache was emptied since. */
export async function readLastChange(contentDir: string): Promise<LastChange | null> {
  const text = await readFile(noteFile(contentDir), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as LastChange);
}

export async function forgetLastChange(contentDir: string): Promise<void> {
  await rm(folderOf(contentDir), { recursive: true, force: true });
}

/** Where a picture lies that `deleteWithUndo` took out of content/. */
export function removedFile(contentDir: string, file: string): string {
  return path.join(folderOf(contentDir), 'removed', file);
}

async function write(contentDir: string, change: LastChange): Promise<void> {
  await mkdir(folderOf(contentDir), { recursive: true });
  await writeFile(noteFile(contentDir), JSON.stringify(change), { mode: 0o600 });
}

function noteFile(contentDir: string): string {
  return path.join(folderOf(contentDir), 'change.json');
}

function folderOf(contentDir: string): string {
  return path.join(outputPaths(path.dirname(contentDir)).cacheDir, 'last-change');
}
