import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from '../is-running.ts';

let count = 0;

/**
 * Writes a file beside its place under a hidden name and then renames it, so that a stop at any moment leaves either
 * the old file or the new one, whole. Makes the folders it needs. Rejects with the system's own error.
 */
export async function writeAside(file: string, content: string | Uint8Array): Promise<void> {
  count += 1;
  const aside = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}-${count}.aside`);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const handle = await open(aside, 'w');
    try {
      await handle.writeFile(content);
      // Without it, a power failure after the rename could leave an empty file under the right name.
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** Removes what `writeAside` left under a folder in processes that were killed. */
export async function clearAsides(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const pid = /^\..+\.(\d+)-\d+\.aside$/.exec(entry.name)?.[1];
    if (pid && !isRunning(Number(pid))) await rm(path.join(entry.parentPath, entry.name), { force: true });
  }
}
