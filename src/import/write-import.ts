import { ContentStore } from '../content/content-store.ts';
import { ContentChange, type StagedPicture, withContentLock } from '../owner/content-change.ts';
import type { ImportPlan } from './import-plan.ts';

/**
 * Writes the plan in one change that `undo` can revert. Resolves with false, without writing anything, if one of the
 * files has changed since the plan was shown.
 */
export async function writeImport(
  contentDir: string,
  { texts, before, pictures }: Pick<ImportPlan, 'texts' | 'before' | 'pictures'>,
): Promise<boolean> {
  return withContentLock(contentDir, async () => {
    const store = new ContentStore(contentDir);
    for (const name of texts.keys()) {
      const present = await store.readText(name);
      if (present !== (before.get(name) ?? null)) return false;
    }
    const change = await ContentChange.begin(contentDir);
    try {
      const staged = new Map<string, StagedPicture>();
      for (const [place, master] of pictures) staged.set(place, await change.stage(master));
      await change.commit(staged, texts);
    } finally {
      await change.discard();
    }
    return true;
  });
}
