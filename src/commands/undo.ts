import { stat } from 'node:fs/promises';
import path from 'node:path';
import { commandHint } from '../core/command-hint.ts';
import { localDate } from '../core/local-date.ts';
import { countNoun } from '../core/text.ts';
import { outputPaths } from '../files/output-paths.ts';
import { listRemovedPictures, type NumberedStep, readHistory } from '../owner/history.ts';
import { undoChange } from '../owner/undo-change.ts';
import { changesContent } from './change-content.ts';
import { refuse } from './command.ts';
import { formatTable, type Terminal } from './terminal.ts';

export const run = changesContent<{ list: boolean; redo: boolean; content: string }>(
  async ({ options, contentDir }, terminal) => {
    if (options.list) return list(contentDir, terminal);
    const isRedo = options.redo ?? false;
    const undone = await undoChange(contentDir, { isRedo });
    if (!undone) return refuse(terminal, isRedo ? nothingToRedo : nothingToUndo);
    const inContent = (files: readonly string[]) => files.map((file) => `content/${file}`);
    if (undone.changedSince.length > 0)
      return refuse(
        terminal,
        `Nothing was ${isRedo ? 'redone' : 'undone'}, because these files have changed since: ${inContent(undone.changedSince).join(', ')}.`,
      );
    for (const file of inContent(undone.files)) terminal.print(`${isRedo ? 'redone' : 'restored'} ${file}`);
    terminal.print(
      isRedo
        ? `Undo it again:   ${commandHint('undo')}`
        : `Redo it:   ${commandHint('undo --redo')}   List all changes:   ${commandHint('undo --list')}`,
    );
    return 0;
  },
  { anyVersion: true },
);

const nothingToUndo =
  'There is nothing to undo. Changes by commands and by saves in the editor can be undone, until .cache/ is deleted; changes by other programs cannot.';
const nothingToRedo = `There is nothing to redo. A change can be redone after ${commandHint('undo')}, until content/ is changed again.`;

async function list(contentDir: string, terminal: Terminal): Promise<number> {
  const steps = await readHistory(contentDir);
  if (steps.length === 0) return refuse(terminal, nothingToUndo);
  terminal.print(formatTable(steps.toReversed().map(describeStep), 100));
  const pictures = await listRemovedPictures(contentDir);
  if (pictures.length === 0) return 0;
  const sizes = await Promise.all(pictures.map(async (file) => (await stat(file)).size));
  const folder = path.relative(path.dirname(contentDir), outputPaths(path.dirname(contentDir)).historyDir);
  terminal.print(
    `\n${countNoun(pictures.length, 'removed picture')} in ${folder.replaceAll(path.sep, '/')}/, ${(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1)} MB. They are kept until you delete that folder.`,
  );
  return 0;
}

function describeStep({ changedAt, isUndone, texts, added, removed }: NumberedStep): string[] {
  const at = new Date(changedAt);
  // What undo takes out, the change has added; after undo it is the other way around.
  const [more, less] = isUndone ? [removed, added] : [added, removed];
  const counts = [
    more.length > 0 ? `${countNoun(more.length, 'picture')} added` : '',
    less.length > 0 ? `${countNoun(less.length, 'picture')} removed` : '',
  ];
  return [
    `${localDate(at)} ${at.toTimeString().slice(0, 5)}`,
    isUndone ? 'undone' : '',
    [...Object.keys(texts), ...counts].filter(Boolean).join(', '),
  ];
}
