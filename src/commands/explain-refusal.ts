import { explainSystemError } from '../core/explain-system-error.ts';
import { ownerMessages } from '../owner/owner-messages.ts';

/** What the computer refused a command that changes content/, in the owner's words. Throws anything else again. */
export function explainRefusal(error: unknown, root: string): string {
  const reason = explainSystemError(error, root, ownerMessages);
  if (reason === null) throw error;
  return reason;
}
