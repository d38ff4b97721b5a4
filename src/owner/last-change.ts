import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outputPaths } from '../files/output-paths.ts';

/** What the last command or save changed in content/, for `undo`. */
type LastChange = {
  /** Paths in content/ of the added pictures. */
  pictures: string[];
  /** By path in content/: the text before (null for no file), and the SHA-256 of the text after (null if deleted). */
  texts: Record<string, { before: string | null; after: string | null }>;
  /** Paths in content/ of the deleted pictures; copies are stored next to this record. */
  removed: string[];
};

/** Records a change: instead of the last one, or together with it if it `continues`. */
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

/** Deletes a picture of content/ as part of the last recorded change. */
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

/** Null if nothing was changed, or the cache was deleted since. */
export async function readLastChange(contentDir: string): Promise<LastChange | null> {
  const text = await readFile(recordFile(contentDir), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as LastChange);
}

export async function forgetLastChange(contentDir: string): Promise<void> {
  await rm(folderOf(contentDir), { recursive: true, force: true });
}

/** The copy of a picture that `deleteWithUndo` deleted. */
export function removedFile(contentDir: string, file: string): string {
  return path.join(folderOf(contentDir), 'removed', file);
}

async function write(contentDir: string, change: LastChange): Promise<void> {
  await mkdir(folderOf(contentDir), { recursive: true });
  await writeFile(recordFile(contentDir), JSON.stringify(change), { mode: 0o600 });
}

function recordFile(contentDir: string): string {
  return path.join(folderOf(contentDir), 'change.json');
}

function folderOf(contentDir: string): string {
  return path.join(outputPaths(path.dirname(contentDir)).cacheDir, 'last-change');
}
