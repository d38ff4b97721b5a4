import { rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './error-code.ts';

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
