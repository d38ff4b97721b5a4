import path from 'node:path';
import { ContentStore } from '../content/content-store.ts';
import { hashText } from '../files/hash.ts';
import { exists } from '../files/read-files.ts';
import { type StagedPicture, withContentChange, withContentLock } from './content-change.ts';
import { readHistory, removedFile } from './history.ts';

type UndoResult = {
  /** Restored paths in content/. */
  files: string[];
  /** Paths in content/ that were changed later. If there are any, nothing has been undone. */
  changedSince: string[];
};

/** Undoes the last change of a command or save in content/, or redoes the one undone last; null if there is none. */
export function undoChange(contentDir: string, { isRedo = false } = {}): Promise<UndoResult | null> {
  return withContentLock(contentDir, async () => {
    const history = await readHistory(contentDir);
    const step = isRedo
      ? history.find(({ isUndone }) => isUndone)
      : history.findLast(({ isUndone }) => !isUndone);
    if (!step) return null;
    const changedSince: string[] = [];
    const store = new ContentStore(contentDir);
    for (const [name, { present }] of Object.entries(step.texts)) {
      if (hashText(await store.readText(name)) !== present) changedSince.push(name);
    }
    const root = path.dirname(contentDir);
    const pictures = new Map<string, StagedPicture>();
    for (const picture of step.removed) {
      const file = removedFile(contentDir, step.number, picture);
      if (await exists(path.join(contentDir, picture))) changedSince.push(picture);
      else if (await exists(file)) pictures.set(picture, path.relative(root, file) as StagedPicture);
    }
    if (changedSince.length > 0) return { files: [], changedSince };
    const texts = new Map(Object.entries(step.texts).map(([name, { other }]) => [name, other]));
    await withContentChange(contentDir, (change) =>
      change.commit(pictures, texts, { removed: step.added, toggled: step }),
    );
    return { files: [...texts.keys(), ...step.added, ...step.removed], changedSince };
  });
}
