import { contentVersion } from '../content/site-schema.ts';
import { ownerMessages } from '../owner/owner-messages.ts';
import { readMigration } from '../site/migrations/read-migration.ts';
import { refuse } from './command.ts';
import type { Terminal } from './terminal.ts';

/** The exit code of a command that changes only content/ of the current version; null if it has that version. */
export async function refuseOtherVersion(contentDir: string, terminal: Terminal): Promise<number | null> {
  const { version } = await readMigration(contentDir);
  if (version > contentVersion) return refuse(terminal, ownerMessages.upgradeNewer(version));
  return version < contentVersion ? refuse(terminal, ownerMessages.upgradeFirst) : null;
}
