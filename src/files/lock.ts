import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { renameFile } from './rename.ts';
import { errorCode } from './system-errors.ts';

const heartbeatMs = 3000;
/** A lock nobody has touched for this long belongs to a process that was killed. */
const staleMs = 15_000;
const pollMs = 150;

/**
 * Runs `work` while this file is there, which only one process at a time can make; others wait, after `onWait`. A
 * process that was killed is noticed by its being gone, or on another machine by its silence.
 */
export async function withFileLock<T>(
  file: string,
  work: () => Promise<T>,
  onWait: () => void = () => {},
): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  for (let attempt = 0; !(await take(file)); attempt += 1) {
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

/** Whether there is a process with this number, this one included. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process: it runs, and may not be asked.
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Whether the process with this number can have written a file at that time. In a container every start has the same few
 * numbers, so the number of a killed process belongs to another one that began later.
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

/** When a process began, in hundredths of a second since the start of the system; NaN if unknown. */
async function startTicks(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // The fields after the name of the program, which may contain spaces.
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[19]);
}

async function take(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    try {
      await handle.writeFile(`${process.pid} ${hostname()}`);
    } catch (error) {
      // A full disk, say: nobody must wait for a lock that nobody holds.
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
    // A file just created holds nothing yet.
    const [, pid, host] = /^(\d+) (.*)$/.exec(await readFile(file, 'utf8')) ?? [];
    if (Date.now() - mtimeMs > staleMs) return true;
    return host === hostname() && !(await isWriterRunning(Number(pid), mtimeMs));
  } catch {
    return false;
  }
}

/** Renames before deleting, so that of two that wait only one removes it. */
async function discard(file: string): Promise<void> {
  const aside = `${file}-${process.pid}`;
  await renameFile(file, aside).catch(() => undefined);
  await rm(aside, { force: true });
}
