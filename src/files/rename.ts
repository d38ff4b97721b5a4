import { rename, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './system-errors.ts';

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

/** What Windows answers while a search index or a scanner for viruses looks into a file: a moment later it is free. */
const heldCodes = ['EACCES', 'EBUSY', 'EPERM'];
const waitsMs = process.platform === 'win32' ? [20, 50, 100, 200, 400] : [];

/** Renames a file or folder, and tries again where another program holds it. Rejects with the system's own error. */
export async function renameFile(from: string, to: string, move = rename, waits = waitsMs): Promise<void> {
  for (const waitMs of [...waits, null]) {
    try {
      await move(from, to);
      return;
    } catch (error) {
      const isHeld = heldCodes.includes(errorCode(error) ?? '');
      if (!isHeld || waitMs === null) throw error;
      await wait(waitMs);
    }
  }
}
