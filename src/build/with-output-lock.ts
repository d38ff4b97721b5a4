import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withFileLock } from '../files/lock.ts';
import type { OutputPaths } from '../files/output-paths.ts';
import { restoreFolder } from '../files/rename.ts';

/**
 * Runs `work` while no other process writes `dist/` or `dist-media/` of this project. First restores what a killed process
 * left, and finally removes what `work` left unfinished.
 */
export async function withOutputLock<T>(
  paths: OutputPaths,
  log: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const run = async () => {
    await restoreFolder(paths.distDir, paths.retiredDir);
    await restoreFolder(paths.draftDir, paths.retiredDraftDir);
    await restoreFolder(paths.mediaDir, paths.retiredMediaDir);
    await removeUnfinished(paths);
    return work().finally(() => removeUnfinished(paths));
  };
  return withFileLock(paths.outputLockFile, run, () =>
    log('Another build of this project is running. This one starts when it has finished.'),
  );
}

async function removeUnfinished({ cacheDir }: OutputPaths): Promise<void> {
  const names = await readdir(cacheDir).catch(() => []);
  for (const name of names.filter((one) => /^(dist-next|media-next|prerender)-/.test(one)))
    await rm(join(cacheDir, name), { recursive: true, force: true });
}
