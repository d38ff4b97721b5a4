import path from 'node:path';
import { expect, it } from 'vitest';
import { undoUnfinished } from '../../src/owner/content-change.ts';
import { undoChange } from '../../src/owner/undo-change.ts';
import { differences, readAll } from '../folder-contents.ts';
import { withTree } from '../site/content-tree.ts';
import { changeEveryKind, runKilled } from './killed-process.ts';

const root = path.resolve(import.meta.dirname, '../..');

it.each([false, true])(
  'undoes all or nothing when it is killed (redo: %s)',
  { timeout: 1_200_000 },
  async (isRedo) => {
    const outcomes: boolean[] = [];
    for (let isOver = false; !isOver; ) {
      await withTree({}, async (contentDir) => {
        const states = [await readAll(contentDir)];
        await changeEveryKind(contentDir);
        states.push(await readAll(contentDir));
        if (isRedo) await undoChange(contentDir);
        const [before, after] = (isRedo ? states : states.reverse()) as [
          Map<string, string>,
          Map<string, string>,
        ];
        const source = JSON.stringify(path.join(root, 'src/owner/undo-change.ts'));
        const script = `
        const { undoChange } = await import(${source});
        await undoChange(${JSON.stringify(contentDir)}, { isRedo: ${isRedo} });`;
        isOver = await runKilled(script, outcomes.length);
        await undoUnfinished(contentDir);
        const isDone = differences(after, await readAll(contentDir)).length === 0;
        if (!isDone)
          expect(differences(before, await readAll(contentDir)), `step ${outcomes.length}`).toEqual([]);
        // The history is consistent with it.
        await undoChange(contentDir, { isRedo: isDone ? !isRedo : isRedo });
        expect(differences(isDone ? before : after, await readAll(contentDir))).toEqual([]);
        outcomes.push(isDone);
      });
    }
    expect(outcomes.length).toBeGreaterThan(25);
    expect(outcomes.slice(outcomes.indexOf(true))).not.toContain(false);
  },
);
