import { relative } from 'node:path';
import { ownerMessages } from '../messages/owner-messages.ts';

/**
 * What the computer refused a command that changes content/ (no room, no right, no disk any more), in the owner's
 * words. Throws anything else again: that is a fault of ours and needs its stack.
 */
export function explainRefusal(error: unknown, root: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const place = error instanceof Error && 'path' in error ? relative(root, String(error.path)) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return ownerMessages.diskFull;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return ownerMessages.notAllowed(place);
  if (code === 'EIO') return ownerMessages.diskBroken(place);
  throw error;
}
