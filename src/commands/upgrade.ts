import { isDeepStrictEqual } from 'node:util';
import { ContentStore } from '../content/content-store.ts';
import { contentVersion } from '../content/site-schema.ts';
import { commandHint } from '../core/command-hint.ts';
import { Refused } from '../core/diagnostics.ts';
import { diffLines } from '../editor/server/diff-lines.ts';
import { commitTexts, withContentLock } from '../owner/content-change.ts';
import { type Migration, readMigration } from '../site/migrations/read-migration.ts';
import { changesContent, newerVersion, uneditable } from './change-content.ts';
import { confirmOnce } from './terminal.ts';

export const run = changesContent<{ yes: boolean; content: string }>(
  async ({ options, contentDir }, terminal) => {
    const migration = await readMigration(new ContentStore(contentDir));
    if (migration.version > contentVersion) throw newerVersion(migration.version);
    // Migrated without this file, content/ would claim the new version, and the file would never be migrated.
    const [unread] = migration.unread;
    if (migration.version < contentVersion && unread)
      throw uneditable(`content/${unread} has an error and cannot be read`);
    const files = [...migration.migrated.keys()];
    if (files.length === 0) {
      terminal.print('content/ already has the current version. Nothing was changed.');
      return 0;
    }
    for (const [file, text] of migration.migrated)
      terminal.print(`content/${file}\n${formatDiff(migration.texts.get(file) ?? '', text)}\n`);
    if (!options.yes) {
      if (!terminal.openPrompt)
        throw new Refused(
          `There is no terminal to confirm the change. Nothing was changed. Upgrade without confirmation:   ${commandHint('upgrade --yes')}`,
        );
      const question = `Write ${files.length === 1 ? 'this file' : `these ${files.length} files`}?`;
      if (!(await confirmOnce(terminal.openPrompt, question, 'yes')))
        throw new Refused('Nothing was changed.');
    }
    if (!(await writeMigration(contentDir, migration)))
      throw new Refused('content/ has changed in the meantime. Nothing was written. Run the command again.');
    const written = files.map((file) => `content/${file}`).join(', ');
    terminal.print(
      `Wrote ${written}. The pages look the same. Check the result:   ${commandHint('check')}\nUndo the change:   ${commandHint('undo')}`,
    );
    return 0;
  },
  { anyVersion: true },
);

/** Writes all files or none. Resolves with false if content/ has changed since `migration` was read. */
async function writeMigration(contentDir: string, migration: Migration): Promise<boolean> {
  return withContentLock(contentDir, async () => {
    if (!isDeepStrictEqual(await readMigration(new ContentStore(contentDir)), migration)) return false;
    await commitTexts(contentDir, migration.migrated);
    return true;
  });
}

function formatDiff(before: string, after: string): string {
  const signs = { added: '+', removed: '-', same: ' ' };
  return diffLines(before, after)
    .map((hunk) => hunk.map(({ kind, text }) => `  ${signs[kind]} ${text}`).join('\n'))
    .join('\n  …\n');
}
