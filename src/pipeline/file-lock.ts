import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './is-running.ts';

const heartbeatMs = 3000;
/** A lock nobody has touched for this long belongs to a process that was killed. */
const staleMs = 15_000;
const pollMs = 150;

/**
 * Runs `work` while this file is there, which only one process at a time can make; others wait. A process that was
 * killed is noticed by its being gone, or on another machine by its silence.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  while (!(await take(file))) {
    if (await isStale(file)) await discard(file);
    else await wait(pollMs);
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

async function take(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(file: string): Promise<boolean> {
  try {
    const silentMs = Date.now() - (await stat(file)).mtimeMs;
    const pid = Number(await readFile(file, 'utf8'));
    // A file just created holds no number yet.
    return silentMs > staleMs || (pid > 0 && silentMs > heartbeatMs && !isRunning(pid));
  } catch {
    return false;
  }
}

/** Renames before deleting, so that of two that wait only one removes it. */
async function discard(file: string): Promise<void> {
  const aside = `${file}-${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  await rm(aside, { force: true });
}
