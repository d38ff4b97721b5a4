import { spawnSync } from 'node:child_process';

const isInstalled = spawnSync('git', ['--version']).status === 0;

/** For `beforeEach` of tests that need git: skips them with a reason if git is not installed. */
export function needsGit({ skip }: { skip: (note: string) => void }): void {
  if (!isInstalled) skip('git is not installed');
}
