import { sep } from 'node:path';
import { createQueue, forEachInQueue } from '../files/queue.ts';
import { pictureMessages } from '../messages/picture-messages.ts';
import type { Wording } from '../problems.ts';
import { findOriginals } from './find-originals.ts';
import { inspectOriginal, type Original, UnfitOriginal } from './inspect-original.ts';
import { OriginalLocator } from './locate-original.ts';
import type { PictureCache } from './picture-cache.ts';
import { ownersName, type PictureProblem, pictureProblem, type WantedPicture } from './types.ts';

/** A wanted picture and the original it means; `path` is absolute, `name` as the owner knows it. */
export type Found = { wanted: WantedPicture; path: string; name: string; original: Original };

/** How many originals are read for hashing at once. */
const readersAtOnce = 4;

/** Finds, reads and judges every original; unchanged ones are not read again. */
export async function readOriginals(
  wanted: WantedPicture[],
  { contentDir, asideDir }: { contentDir: string; asideDir: string | undefined },
  cache: PictureCache,
): Promise<{ originals: Map<string, Found>; problems: PictureProblem[] }> {
  const locator = new OriginalLocator(contentDir);
  const asideLocator = asideDir === undefined ? null : new OriginalLocator(asideDir);
  const inFolder = findOriginals(contentDir);
  const found = new Map<string, Found | undefined>();
  const problems: (PictureProblem & { order: number })[] = [];
  const judged = new Map<string, Promise<Original>>();
  // Set in order first, so that the result does not depend on which file was read fastest.
  for (const { source } of wanted) found.set(source, undefined);
  await forEachInQueue(createQueue(readersAtOnce), wanted, async (wish, order) => {
    const candidates = wish.file === undefined ? inFolder.of(wish.source) : [wish.file];
    const file = candidates[0] ?? `${wish.source.slice(1)}`;
    const isAside = asideDir !== undefined && file.startsWith(asideDir + sep);
    const name = ownersName(file, isAside ? asideDir : contentDir);
    try {
      if (candidates.length === 0)
        throw new UnfitOriginal(pictureMessages.missing(inFolder.nearest(wish.source)));
      if (candidates.length > 1)
        throw new UnfitOriginal(pictureMessages.ambiguous(candidates.map((path) => `content/${path}`)));
      const { path, stats } = ((isAside && asideLocator) || locator).locate(file);
      const unchanged = cache.unchangedSource(name, stats);
      const known = unchanged && cache.original(unchanged);
      if (known) {
        found.set(wish.source, { wanted: wish, path, name, original: known });
        return;
      }
      let judgement = judged.get(path);
      if (!judgement) {
        judgement = inspectOriginal(path);
        judged.set(path, judgement);
      }
      const original = await judgement;
      cache.rememberOriginal(name, stats, original);
      found.set(wish.source, { wanted: wish, path, name, original });
    } catch (error) {
      problems.push({ ...pictureProblem(name, wordingFor(error)), order });
    }
  });
  const originals = new Map<string, Found>();
  for (const [source, one] of found) if (one) originals.set(source, one);
  const inOrder = problems.sort((a, b) => a.order - b.order).map(({ order: _order, ...problem }) => problem);
  return { originals, problems: unique([...inOrder, ...inFolder.problems]) };
}

/** Our own bugs keep their stack; only what is wrong with an original becomes a sentence. */
export function wordingFor(error: unknown): Wording {
  if (error instanceof UnfitOriginal) return error.wording;
  throw error;
}

function unique(problems: PictureProblem[]): PictureProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, message }) => {
    const line = `${file}\n${message}`;
    if (seen.has(line)) return false;
    seen.add(line);
    return true;
  });
}
