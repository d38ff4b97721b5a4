import { undoLastChange } from '../owner/undo-last-change.ts';
import { changesContent } from './change-content.ts';
import { refuse } from './command.ts';

export const run = changesContent<{ content: string }>(
  async ({ contentDir }, terminal) => {
    const undone = await undoLastChange(contentDir);
    if (!undone)
      return refuse(
        terminal,
        'There is nothing to undo: no command and no save in the editor changed content/.',
      );
    const inContent = (files: readonly string[]) => files.map((file) => `content/${file}`);
    if (undone.changedSince.length > 0)
      return refuse(
        terminal,
        `Nothing was undone, because these files have changed since: ${inContent(undone.changedSince).join(', ')}.`,
      );
    for (const file of inContent(undone.files)) terminal.print(`restored ${file}`);
    return 0;
  },
  { anyVersion: true },
);
