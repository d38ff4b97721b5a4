import { rm, stat } from 'node:fs/promises';
import { renameFile } from './rename-file.ts';

/**
 * `next` takes the place of `current`, where there is one, which is `retired` meanwhile. A stop at any moment leaves
 * one of the two whole, at the latest after `restoreFolder`.
 */
export async function replaceFolder(next: string, current: string, retired: string): Promise<void> {
  await rm(retired, { recursive: true, force: true });
  await renameIfThere(current, retired);
  try {
    await renameFile(next, current);
  } catch (error) {
    await renameFile(retired, current).catch(() => {});
    throw error;
  }
  await rm(retired, { recursive: true, force: true });
}

/** Puts `current` back where a stop fell between the two renames of `replaceFolder`. */
export async function restoreFolder(current: string, retired: string): Promise<void> {
  const isThere = await stat(current).catch(() => null);
  if (!isThere) await renameIfThere(retired, current);
  await rm(retired, { recursive: true, force: true });
}

async function renameIfThere(from: string, to: string): Promise<void> {
  await renameFile(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
