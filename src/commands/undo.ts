import { outputPaths } from '../files/output-paths.ts';
import { ownerMessages, undoHelp } from '../owner/owner-messages.ts';
import { undoLastChange } from '../owner/undo-last-change.ts';
import { describeCommand, refuse } from './command.ts';
import { explainRefusal } from './explain-refusal.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';

export const run = describeCommand({
  name: 'undo',
  usage: undoHelp,
  options: { content: { type: 'string' } },
  run: async ({ options }, terminal) => {
    const contentDir = options.content ?? outputPaths(terminal.root).contentDir;
    await takeBackUnfinished(contentDir, terminal);
    try {
      const undone = await undoLastChange(contentDir);
      if (!undone) return refuse(terminal, ownerMessages.nothingToUndo);
      const { files, changedSince } = undone;
      if (changedSince.length > 0) return refuse(terminal, ownerMessages.changedSince(changedSince));
      for (const file of files) terminal.say(ownerMessages.asBefore(`content/${file}`));
      return 0;
    } catch (error) {
      return refuse(terminal, explainRefusal(error, terminal.root));
    }
  },
});
