import { isDeepStrictEqual } from 'node:util';
import { contentVersion } from '../content/site-schema.ts';
import { diffLines } from '../editor/server/diff-lines.ts';
import { outputPaths } from '../files/output-paths.ts';
import { ContentChange, withContentLock } from '../owner/content-change.ts';
import { ownerMessages, upgradeHelp } from '../owner/owner-messages.ts';
import { type Migration, readMigration } from '../site/migrations/read-migration.ts';
import { describeCommand, refuse } from './command.ts';
import { explainRefusal } from './explain-refusal.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';
import { isYes, Stopped } from './terminal.ts';

export const run = describeCommand({
  name: 'upgrade',
  usage: upgradeHelp,
  options: { yes: { type: 'boolean' }, content: { type: 'string' } },
  run: async ({ options }, terminal) => {
    const contentDir = options.content ?? outputPaths(terminal.root).contentDir;
    await takeBackUnfinished(contentDir, terminal);
    const migration = await readMigration(contentDir);
    if (migration.version > contentVersion)
      return refuse(terminal, ownerMessages.upgradeNewer(migration.version));
    // Migrated without this file, content/ would claim the new version, and the file would never be migrated.
    const [unread] = migration.unread;
    if (migration.version < contentVersion && unread)
      return refuse(terminal, ownerMessages.uneditable(`content/${unread} has a mistake and cannot be read`));
    const files = [...migration.migrated.keys()];
    if (files.length === 0) {
      terminal.say(ownerMessages.upgradeNothing);
      return 0;
    }
    for (const [file, text] of migration.migrated) {
      terminal.say(`content/${file}\n${formatDiff(migration.texts.get(file) ?? '', text)}\n`);
    }
    if (!options.yes) {
      if (!terminal.openPrompt) return refuse(terminal, ownerMessages.upgradeNobodyToAsk);
      const prompt = terminal.openPrompt();
      const answer = await prompt
        .ask(ownerMessages.askUpgrade(files.length), 'yes')
        .catch((error: unknown) => {
          if (error instanceof Stopped) return 'no';
          throw error;
        })
        .finally(() => prompt.close());
      if (!isYes(answer)) return refuse(terminal, ownerMessages.nothingChanged);
    }
    try {
      if (!(await writeMigration(contentDir, migration)))
        return refuse(terminal, ownerMessages.upgradeChanged);
    } catch (error) {
      return refuse(terminal, explainRefusal(error, terminal.root));
    }
    terminal.say(ownerMessages.upgradeDone(files));
    return 0;
  },
});

/** Writes all files or none. Resolves with false if content/ has changed since `planned` was read. */
async function writeMigration(contentDir: string, planned: Migration): Promise<boolean> {
  return withContentLock(contentDir, async () => {
    if (!isDeepStrictEqual(await readMigration(contentDir), planned)) return false;
    const change = await ContentChange.begin(contentDir);
    try {
      await change.commit(new Map(), planned.migrated);
    } finally {
      await change.discard();
    }
    return true;
  });
}

function formatDiff(before: string, after: string): string {
  const signs = { added: '+', removed: '-', same: ' ' };
  return diffLines(before, after)
    .map((hunk) => hunk.map(({ kind, text }) => `  ${signs[kind]} ${text}`).join('\n'))
    .join('\n  …\n');
}
