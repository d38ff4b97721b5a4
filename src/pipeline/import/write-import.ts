import { ContentChange, type StagedPicture, withContentLock } from '../owner/content-change.ts';
import type { ImportPlan } from './import-plan.ts';
import { type PlanOptions, planImport } from './plan-import.ts';
import type { Proposal } from './proposal.ts';

/**
 * Writes what was planned, in one change that `undo` takes back. Resolves with whether it did: not when content/ reads
 * otherwise by now than when its owner was shown the plan.
 */
export async function writeImport(
  contentDir: string,
  proposal: Proposal,
  options: PlanOptions,
  shown: ImportPlan,
): Promise<boolean> {
  return withContentLock(contentDir, async () => {
    const { texts, pictures } = await planImport(contentDir, proposal, options);
    const isAsShown = [...shown.texts].every(([file, text]) => texts.get(file) === text);
    if (!isAsShown || texts.size !== shown.texts.size) return false;
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
