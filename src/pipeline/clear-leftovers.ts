import { access, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from './files/lock.ts';
import type { OutputPaths } from './output-paths.ts';

/**
 * Puts right what a build left that was killed: its unfinished folder goes, and the last good `dist/` comes back if
 * the kill fell between the two renames that replace it. Folders of builds that still run are left alone.
 */
export async function clearLeftovers({ cacheDir, distDir }: OutputPaths): Promise<void> {
  const names = await readdir(cacheDir).catch(() => []);
  for (const name of names) {
    const [, kind, pid] = /^(?:dist|media)-(next|last)-(\d+)$/.exec(name) ?? [];
    if (!kind || isRunningElsewhere(Number(pid))) continue;
    const leftover = join(cacheDir, name);
    const isMissing = kind === 'last' && !(await exists(distDir));
    if (isMissing) await rename(leftover, distDir);
    else await rm(leftover, { recursive: true, force: true });
  }
}

function isRunningElsewhere(pid: number): boolean {
  return pid !== process.pid && isRunning(pid);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
