import { explainSystemError } from '../messages/explain-system-error.ts';
import { ownerMessages } from '../messages/owner-messages.ts';

/** What the computer refused a command that changes content/, in the owner's words. Throws anything else again. */
export function explainRefusal(error: unknown, root: string): string {
  const reason = explainSystemError(error, root, ownerMessages);
  if (reason === null) throw error;
  return reason;
}
