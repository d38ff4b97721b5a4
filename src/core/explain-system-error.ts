import { relative } from 'node:path';
import { buildMessages } from './build-messages.ts';

/** How a refusal is told: with what was not done, and what to do now. A place is "" where none is known. */
type Sentences = {
  diskFull: string;
  notAllowed: (place: string) => string;
  diskBroken: (place: string) => string;
};

/**
 * What the computer refused (no room, no right, no disk any more), in the owner's words, as a rule those of a build;
 * `null` for anything else, which is a fault of ours and needs its stack. Programs that are not Node's own, such as the
 * bundler's, tell only the system's sentence.
 */
export function explainSystemError(
  error: unknown,
  root: string,
  sentences: Sentences = buildMessages,
): string | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = 'code' in each ? String(each.code) : '';
    if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left|quota exceeded/i.test(each.message))
      return sentences.diskFull;
    const where = 'path' in each ? relative(root, String(each.path)) : '';
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return sentences.notAllowed(where);
    if (code === 'EIO') return sentences.diskBroken(where);
  }
  return null;
}
