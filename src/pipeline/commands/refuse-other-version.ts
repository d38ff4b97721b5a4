import { contentFormat } from '../../model/schemas/site.ts';
import { readMigration } from '../content/migrations/read-migration.ts';
import { ownerMessages } from '../messages/owner-messages.ts';
import { refuse } from './command.ts';
import type { Terminal } from './terminal.ts';

/** The exit code of a command that changes only content/ of the current version; null if it has that version. */
export async function refuseOtherVersion(contentDir: string, terminal: Terminal): Promise<number | null> {
  const { version } = await readMigration(contentDir);
  if (version > contentFormat) return refuse(terminal, ownerMessages.upgradeNewer(version));
  return version < contentFormat ? refuse(terminal, ownerMessages.upgradeFirst) : null;
}
