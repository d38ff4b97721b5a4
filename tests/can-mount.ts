import { spawnSync } from 'node:child_process';

/** Mounting a file system needs user and mount namespaces, which not every system allows. */
export const canMount = spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;
