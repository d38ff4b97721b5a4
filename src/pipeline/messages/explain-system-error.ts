import { relative } from 'node:path';
import { buildMessages } from './build-messages.ts';

/**
 * What the computer refused a build (no room, no right, no disk any more), in the owner's words; `null` for anything
 * else, which is a fault of ours and needs its stack. Programs that are not Node's own, such as the bundler's, tell
 * only the system's sentence.
 */
export function explainSystemError(error: unknown, root: string): string | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = 'code' in each ? String(each.code) : '';
    if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left|quota exceeded/i.test(each.message))
      return buildMessages.diskFull;
    const where = 'path' in each ? relative(root, String(each.path)) : '';
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return buildMessages.notAllowed(where);
    if (code === 'EIO') return buildMessages.diskBroken(where);
  }
  return null;
}
