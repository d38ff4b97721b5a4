import { spawnSync } from 'node:child_process';

const isInstalled = spawnSync('git', ['--version']).status === 0;

/** Given to `beforeEach` by tests that need git: where there is none they are skipped, and say why. */
export function needsGit({ skip }: { skip: (note: string) => void }): void {
  if (!isInstalled) skip('git is not installed');
}
