import { explainSystemError } from '../files/system-errors.ts';

/** Explains why the computer refused a command that changes content/. Throws any other error again. */
export function explainRefusal(error: unknown, root: string): string {
  const reason = explainSystemError(error, root, 'content/ is as it was.');
  if (reason === null) throw error;
  return reason;
}
