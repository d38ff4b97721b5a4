import { rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { exists } from './read-files.ts';
import { errorCode } from './system-errors.ts';

/**
 * Replaces `current`, if it exists, by `next`; meanwhile `current` is at `retired`. A kill at any moment leaves one of the two
 * complete, at the latest after `restoreFolder`.
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

/** Restores `current` after a kill between the two renames of `replaceFolder`. */
export async function restoreFolder(current: string, retired: string): Promise<void> {
  if (!(await exists(current))) await renameIfThere(retired, current);
  await rm(retired, { recursive: true, force: true });
}

async function renameIfThere(from: string, to: string): Promise<void> {
  await renameFile(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Errors on Windows while an indexer or virus scanner has a file open, usually for a moment. */
const heldCodes = ['EACCES', 'EBUSY', 'EPERM'];
const waitsMs = process.platform === 'win32' ? [20, 50, 100, 200, 400] : [];

/** Renames a file or folder, and retries while another program has it open. Rejects with the error of the system. */
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
