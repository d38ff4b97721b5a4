import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ContentStore } from '../content/content-store.ts';
import { sha256 } from '../files/hash.ts';
import { ContentChange, type StagedPicture, withContentLock } from './content-change.ts';
import { forgetLastChange, readLastChange, removedFile } from './last-change.ts';

type Undone = {
  /** Restored paths in content/. */
  files: string[];
  /** Paths in content/ that were changed later; with one, nothing has been undone. */
  changedSince: string[];
};

/** Undoes the last change of a command or save in content/; null if there is none. */
export function undoLastChange(contentDir: string): Promise<Undone | null> {
  return withContentLock(contentDir, async () => {
    const last = await readLastChange(contentDir);
    if (!last) return null;
    const texts = Object.entries(last.texts);
    const changedSince: string[] = [];
    const store = new ContentStore(contentDir);
    for (const [name, { after }] of texts) {
      const present = await store.readText(name);
      const hash = present === null ? null : sha256(present);
      if (hash !== after) changedSince.push(name);
    }
    if (changedSince.length > 0) return { files: [], changedSince };
    const change = await ContentChange.begin(contentDir);
    try {
      const pictures = new Map<string, StagedPicture>();
      for (const file of last.removed)
        pictures.set(file, await change.stage(await readFile(removedFile(contentDir, file))));
      const before = texts.flatMap(([name, text]) =>
        text.before === null ? [] : [[name, text.before] as const],
      );
      await change.commit(pictures, new Map(before));
    } finally {
      await change.discard();
    }
    const added = [
      ...texts.filter(([, text]) => text.before === null).map(([name]) => name),
      ...last.pictures,
    ];
    for (const file of added) await rm(path.join(contentDir, file), { force: true });
    await forgetLastChange(contentDir);
    return { files: [...texts.map(([name]) => name), ...last.pictures, ...last.removed], changedSince };
  });
}
