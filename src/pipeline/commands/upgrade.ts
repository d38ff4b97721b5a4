import { readUpgrade } from '../content/upgrade/read-upgrade.ts';
import { diffLines } from '../edit/diff-lines.ts';
import { ownerMessages, upgradeHelp } from '../messages/owner-messages.ts';
import { outputPaths } from '../output-paths.ts';
import { writeUpgrade } from '../owner/write-upgrade.ts';
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
    const upgrade = await readUpgrade(contentDir);
    if (upgrade.isNewer) return refuse(terminal, ownerMessages.upgradeNewer(upgrade.format));
    // Written without the others, it would never be: once it can be read, content/ says that it is of today.
    const [unread] = upgrade.unread;
    if (upgrade.isOlder && unread)
      return refuse(terminal, ownerMessages.uneditable(`content/${unread} has a mistake and cannot be read`));
    const files = [...upgrade.upgraded.keys()];
    if (files.length === 0) {
      terminal.say(ownerMessages.upgradeNothing);
      return 0;
    }
    for (const [file, text] of upgrade.upgraded) {
      terminal.say(`content/${file}\n${formatDiff(upgrade.texts.get(file) ?? '', text)}\n`);
    }
    if (!options.yes) {
      if (!terminal.openAsker) return refuse(terminal, ownerMessages.upgradeNobodyToAsk);
      const asker = terminal.openAsker();
      const answer = await asker
        .ask(ownerMessages.askUpgrade(files.length), 'yes')
        .catch((error: unknown) => {
          if (error instanceof Stopped) return 'no';
          throw error;
        })
        .finally(() => asker.close());
      if (!isYes(answer)) return refuse(terminal, ownerMessages.nothingChanged);
    }
    try {
      if (!(await writeUpgrade(contentDir, upgrade))) return refuse(terminal, ownerMessages.upgradeChanged);
    } catch (error) {
      return refuse(terminal, explainRefusal(error, terminal.root));
    }
    terminal.say(ownerMessages.upgradeDone(files));
    return 0;
  },
});

function formatDiff(before: string, after: string): string {
  const signs = { added: '+', removed: '-', same: ' ' };
  return diffLines(before, after)
    .map((hunk) => hunk.map(({ kind, text }) => `  ${signs[kind]} ${text}`).join('\n'))
    .join('\n  …\n');
}
