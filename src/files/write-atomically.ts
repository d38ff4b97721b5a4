import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isWriterRunning } from './lock.ts';
import { filesBelow } from './read-files.ts';
import { renameFile } from './rename.ts';
import { errorCode } from './system-errors.ts';

/**
 * Writes a hidden file next to its target and then renames it, so that a kill at any moment leaves either
 * the complete old or the complete new file. An existing file keeps its permissions, and a link keeps its target. Creates
 * missing folders. Rejects with the error of the system. With `flush: false` a power failure may leave wrong bytes: for files
 * that are verified when read.
 */
export function writeAtomically(
  file: string,
  content: string | Uint8Array,
  options: { flush?: boolean } = {},
): Promise<void> {
  return writeTogether([[file, content]], options);
}

/** Writes files like `writeAtomically`, all of them before the first one is replaced: a full disk changes none. */
export async function writeTogether(
  files: Iterable<readonly [file: string, content: string | Uint8Array]>,
  { flush = true }: { flush?: boolean } = {},
): Promise<void> {
  const written: { aside: string; place: string }[] = [];
  try {
    for (const [file, content] of files) written.push(await writeAside(file, content, flush));
    for (const { aside, place } of written) await renameFile(aside, place);
  } catch (error) {
    for (const { aside } of written) await rm(aside, { force: true });
    throw error;
  }
}

/** Writes the hidden file next to its target; if that fails, it is removed. */
async function writeAside(
  file: string,
  content: string | Uint8Array,
  flush: boolean,
): Promise<{ aside: string; place: string }> {
  const place = await realpath(file).catch(() => file);
  const present = await stat(place).catch(() => null);
  const unique = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const aside = path.join(path.dirname(place), `.${path.basename(place)}.${unique}.aside`);
  await mkdir(path.dirname(place), { recursive: true });
  try {
    const handle = await open(aside, 'wx');
    try {
      if (present) await handle.chmod(present.mode & 0o7777);
      await handle.writeFile(content);
      if (flush) await handle.sync();
    } finally {
      await handle.close();
    }
    return { aside, place };
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** Moves a file atomically, and replaces an existing one. Creates missing folders. */
export async function moveFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await renameFile(from, to);
  } catch (error) {
    // In a container, content/ can be another file system.
    if (errorCode(error) !== 'EXDEV') throw error;
    await writeAtomically(to, await readFile(from));
    await rm(from);
  }
}

/** Longer than any write takes, in ms. */
const unfinishedMs = 10 * 60_000;

/** Removes the hidden files that killed processes left below a folder. */
export async function removeUnfinishedWrites(folder: string): Promise<void> {
  for (const place of await filesBelow(folder).catch(() => [])) {
    const pid = /^\..+\.(\d+)-[\da-f]+\.aside$/.exec(path.posix.basename(place))?.[1];
    if (!pid) continue;
    const file = path.join(folder, place);
    const writtenMs = (await stat(file).catch(() => null))?.mtimeMs ?? 0;
    const isOld = Date.now() - writtenMs > unfinishedMs;
    if (isOld || !(await isWriterRunning(Number(pid), writtenMs))) await rm(file, { force: true });
  }
}
