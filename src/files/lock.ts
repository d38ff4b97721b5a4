import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { renameFile } from './rename.ts';
import { errorCode } from './system-errors.ts';

const heartbeatMs = 3000;
/** A lock of another machine that was not touched for this long belongs to a killed process. */
const staleMs = 15_000;
/** A lock of this machine can be touched late while its process is busy. */
const ownStaleMs = 120_000;
const pollMs = 150;

/**
 * Runs `work` while this lock file exists, which only one process at a time can create; others call `onWait` and wait. A killed
 * process is recognized by its missing pid, or on another machine by an old lock file.
 */
export async function withFileLock<T>(
  file: string,
  work: () => Promise<T>,
  onWait: () => void = () => {},
): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  for (let attempt = 0; !(await createLock(file)); attempt += 1) {
    if (await isStale(file)) {
      await discard(file);
      continue;
    }
    if (attempt === 0) onWait();
    await wait(pollMs);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, heartbeatMs);
  heartbeat.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await rm(file, { force: true });
  }
}

/** Whether a process with this pid is running; true for this one. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is running and belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Whether the running process with this pid can have written a file at that time. In a container each start uses
 * the same few pids, so a process that started later can have the pid of a killed one.
 */
export async function isWriterRunning(pid: number, writtenMs: number): Promise<boolean> {
  if (!isRunning(pid)) return false;
  const [ticks, ownTicks] = await Promise.all([startTicks(pid), startTicks(process.pid)]);
  const later = pid === process.pid ? 0 : ticks - ownTicks;
  // Without /proc, as on macOS, the start of another process is unknown.
  return Number.isNaN(later) || performance.timeOrigin + later * msPerTick < writtenMs + clockDifferenceMs;
}

const msPerTick = 10;
const clockDifferenceMs = 500;

/** Start time of a process, in hundredths of a second since the system started; NaN if unknown. */
async function startTicks(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // The fields after the name of the program, which may contain spaces.
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[19]);
}

async function createLock(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    try {
      await handle.writeFile(`${process.pid} ${hostname()}`);
    } catch (error) {
      // On a full disk, for example: remove the incomplete lock so that no process waits for it.
      await rm(file, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(file: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(file);
    // A new lock file is empty at first.
    const [, pid, host] = /^(\d+) (.*)$/.exec(await readFile(file, 'utf8')) ?? [];
    const isOwn = host === hostname() && (await isWriterRunning(Number(pid), mtimeMs));
    if (host === hostname() && !isOwn) return true;
    return Date.now() - mtimeMs > (isOwn ? ownStaleMs : staleMs);
  } catch {
    return false;
  }
}

/** Renames before deleting, so that only one of two waiting processes removes it. */
async function discard(file: string): Promise<void> {
  const aside = `${file}-${process.pid}`;
  await renameFile(file, aside).catch(() => undefined);
  await rm(aside, { force: true });
}
