import { readUpgrade } from '../content/upgrade/read-upgrade.ts';
import { ownerMessages } from '../messages/owner-messages.ts';
import { refuse } from './command.ts';
import type { Terminal } from './terminal.ts';

/** The exit code of a command that only changes content/ in the form of today; null where it has that form. */
export async function refuseOtherForm(contentDir: string, terminal: Terminal): Promise<number | null> {
  const { format, isOlder, isNewer } = await readUpgrade(contentDir);
  if (isNewer) return refuse(terminal, ownerMessages.upgradeNewer(format));
  return isOlder ? refuse(terminal, ownerMessages.upgradeFirst) : null;
}
