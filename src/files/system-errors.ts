import { relative } from 'node:path';

/** Code of an error of the operating system, such as `ENOENT`; undefined for any other error. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Whether a file could not be read because it does not exist. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');
}

/**
 * Explains a full disk, missing permissions, a disk error or a folder that cannot be created to the owner; null for any other
 * error, which is a bug and needs its stack. `unchanged` says what the command did not change.
 */
export function explainSystemError(
  error: unknown,
  root: string,
  unchanged = 'Nothing was built; dist/ is as it was.',
): string | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = errorCode(each) ?? '';
    // The bundler reports a full disk in its message only.
    if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left|quota exceeded/i.test(each.message))
      return `The disk is full. Free some space, a few hundred MB for a large site, and try again. ${unchanged}`;
    const file = ('path' in each && relative(root, String(each.path))) || 'A file';
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      return `${file}  cannot be read or written. Check its permissions and those of its folder. ${unchanged}`;
    // A recursive `mkdir` fails only at something else of this name.
    const isInTheWay = /^(?:ENOENT|ENOTDIR|EEXIST|ELOOP)$/.test(code);
    if (isInTheWay && 'syscall' in each && each.syscall === 'mkdir')
      return `${file}  is not a folder, or a link to one that does not exist. Delete it or create the folder, and try again. ${unchanged}`;
    if (code === 'EIO')
      return `${file}  the disk reports an error. Check the disk before you try again. ${unchanged}`;
  }
  return null;
}
