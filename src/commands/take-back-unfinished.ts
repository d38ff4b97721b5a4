import { undoUnfinished } from '../owner/content-change.ts';
import { ownerMessages } from '../owner/owner-messages.ts';
import type { Terminal } from './terminal.ts';

/** Takes back what a command that was killed had begun to change in content/, and says so. */
export async function takeBackUnfinished(contentDir: string, { printError }: Terminal): Promise<void> {
  const undone = await undoUnfinished(contentDir);
  // Beside what the command itself has to say, which may be for other programs.
  if (undone > 0) printError(ownerMessages.undone(undone));
}
