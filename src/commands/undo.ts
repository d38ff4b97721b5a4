import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ContentStore } from '../content/content-store.ts';
import { commandHint } from '../core/command-hint.ts';
import { Refused } from '../core/diagnostics.ts';
import { countNoun, formatBytes } from '../core/text.ts';
import { describeDifference } from '../editor/server/drafts.ts';
import { hashText } from '../files/hash.ts';
import { outputPaths } from '../files/output-paths.ts';
import { localDate } from '../i18n/dates.ts';
import { listRemovedPictures, type NumberedStep, readHistory } from '../owner/history.ts';
import { undoChange } from '../owner/undo-change.ts';
import { changesContent } from './change-content.ts';
import { formatTable, type Terminal } from './terminal.ts';

export const run = changesContent<{ list: boolean; redo: boolean; content: string }>(
  async ({ options, contentDir }, terminal) => {
    if (options.list) return list(contentDir, terminal);
    const isRedo = options.redo ?? false;
    const undone = await undoChange(contentDir, { isRedo });
    if (!undone) throw new Refused(isRedo ? nothingToRedo : nothingToUndo);
    const inContent = (files: readonly string[]) => files.map((file) => `content/${file}`);
    if (undone.changedSince.length > 0)
      throw new Refused(
        `Nothing was ${isRedo ? 'redone' : 'undone'}, because these files have changed since: ${inContent(undone.changedSince).join(', ')}. Reverse your own changes to them first, for example in your editor or with Git.`,
      );
    for (const file of undone.files) {
      const isPresent = existsSync(path.join(contentDir, file));
      terminal.print(`${isPresent ? (isRedo ? 'redone' : 'restored') : 'removed'} content/${file}`);
    }
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
  'There is nothing to undo. You can undo changes by commands and by the editor until you delete .cache/, but not changes by other programs.';
const nothingToRedo = `There is nothing to redo. You can redo a change after ${commandHint('undo')}, until content/ changes again.`;

async function list(contentDir: string, terminal: Terminal): Promise<number> {
  const steps = await readHistory(contentDir);
  if (steps.length === 0) throw new Refused(nothingToUndo);
  const changed = await describeTexts(contentDir, steps);
  terminal.print(
    formatTable(
      steps.toReversed().map((step) => describeStep(step, changed)),
      100,
    ),
  );
  const pictures = await listRemovedPictures(contentDir);
  if (pictures.length === 0) return 0;
  const sizes = await Promise.all(pictures.map(async (file) => (await stat(file)).size));
  const folder = path.relative(path.dirname(contentDir), outputPaths(path.dirname(contentDir)).historyDir);
  terminal.print(
    `\n${countNoun(pictures.length, 'removed picture')} in ${folder.replaceAll(path.sep, '/')}/, ${formatBytes(sizes.reduce((sum, size) => sum + size, 0))}. They are kept until you delete that folder.`,
  );
  return 0;
}

/**
 * The changed texts of each step with a changed line of each, to distinguish steps of one file. A
 * step stores one of its two texts; the other is that of the next step with this file, or the file itself.
 */
async function describeTexts(
  contentDir: string,
  steps: readonly NumberedStep[],
): Promise<Map<NumberedStep, string[]>> {
  const store = new ContentStore(contentDir);
  const described = new Map<NumberedStep, string[]>();
  const undone = steps.filter(({ isUndone }) => isUndone);
  const done = steps.filter(({ isUndone }) => !isUndone);
  for (const inTurn of [done.toReversed(), undone]) {
    const texts = new Map<string, string | null>();
    for (const step of inTurn) {
      const files: string[] = [];
      for (const [file, { present, other }] of Object.entries(step.texts)) {
        const text = texts.has(file) ? (texts.get(file) ?? null) : await store.readText(file);
        texts.set(file, other);
        const [before, after] = step.isUndone ? [text, other] : [other, text];
        files.push(present === hashText(text) ? describeText(file, before, after) : file);
      }
      described.set(step, files);
    }
  }
  return described;
}

function describeText(file: string, before: string | null, after: string | null): string {
  if (after === null) return `${file} deleted`;
  const [difference] = describeDifference({ file, before: before ?? '', after });
  if (!difference) return file;
  const kind = difference.added > 0 ? 'added' : 'removed';
  const lines = difference.hunks.flat().flatMap((line) => (line.kind === kind ? line.text.trim() : []));
  const line =
    lines.find((each) => /^(?:- )?(?:title|name):/.test(each)) ?? lines.find((each) => /^[^#]/.test(each));
  return `${file} +${difference.added} -${difference.removed}${line ? `: ${line}` : ''}`;
}

function describeStep(step: NumberedStep, changed: Map<NumberedStep, string[]>): string[] {
  const { changedAt, isUndone, added, removed } = step;
  const at = new Date(changedAt);
  // Lines that undo removes were added by the change; after undo it is the other way around.
  const [more, less] = isUndone ? [removed, added] : [added, removed];
  const counts = [
    more.length > 0 ? `${countNoun(more.length, 'picture')} added` : '',
    less.length > 0 ? `${countNoun(less.length, 'picture')} removed` : '',
  ];
  return [
    `${localDate(at)} ${at.toTimeString().slice(0, 5)}`,
    isUndone ? 'undone' : '',
    [...(changed.get(step) ?? []), ...counts].filter(Boolean).join(', '),
  ];
}
