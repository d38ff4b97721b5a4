type LockEntry = {
  version?: string;
  integrity?: string;
  optional?: boolean;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};
export type Lockfile = { packages: Record<string, LockEntry> };
export type Machine = { os: string; cpu: string; libc: string };
export declare const neededNode: string;
export declare function isNodeSupported(version: string): boolean;
export declare function judgeInstall(
  lock: Lockfile,
  installed: Lockfile | null,
  stamp: string,
  expectedStamp: string,
  machine: Machine,
): 'complete' | 'unnoted' | 'missing' | 'outdated';
export declare function installMissing(root: string): number;
