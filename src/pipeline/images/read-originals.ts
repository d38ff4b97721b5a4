import { stat } from 'node:fs/promises';
import { createQueue, forEachInQueue } from '../files/queue.ts';
import { wordingFor } from '../media/unfit-original.ts';
import type { OriginalFile } from '../originals/list-originals.ts';
import { type Problem, problemInFile } from '../problems.ts';
import { inspectOriginal, type Original } from './inspect-original.ts';
import type { WantedPicture } from './types.ts';

/** A wanted picture and what its original turned out to be. */
export type Found = { wanted: WantedPicture; original: Original };

/**
 * Originals by absolute path, as a server last read them that reads the same site again and again. A build has none:
 * it goes by the bytes alone.
 */
export type SeenOriginals = Map<string, { stamp: string; original: Original }>;

/** How many originals are read for hashing at once. */
const readersAtOnce = 4;

/** Reads and judges the originals of wanted pictures, in their order. */
export async function readOriginals(
  wanted: WantedPicture[],
  seen?: SeenOriginals,
): Promise<{ found: Found[]; problems: Problem[] }> {
  // Several public paths can mean one original, which is read and told of once.
  const files = new Map(wanted.map(({ file }) => [file.absolute, file]));
  const judged = new Map<string, Original | Problem>();
  await forEachInQueue(createQueue(readersAtOnce), [...files.values()], async (file) => {
    judged.set(file.absolute, await judge(file, seen));
  });
  const found: Found[] = [];
  for (const one of wanted) {
    const original = judged.get(one.file.absolute);
    if (original && 'hasLocation' in original) found.push({ wanted: one, original });
  }
  const problems = [...files.keys()].flatMap((file) => {
    const problem = judged.get(file);
    return problem && 'summary' in problem ? [problem] : [];
  });
  return { found, problems };
}

async function judge(
  { absolute, relative }: OriginalFile,
  seen?: SeenOriginals,
): Promise<Original | Problem> {
  try {
    // What cannot be found is told of by whoever opens it.
    const stats = seen && (await stat(absolute).catch(() => null));
    const stamp = stats ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}` : '';
    const last = seen?.get(absolute);
    if (last && last.stamp === stamp) return last.original;
    const original = await inspectOriginal(absolute);
    seen?.set(absolute, { stamp, original });
    return original;
  } catch (error) {
    return problemInFile(relative, wordingFor(error));
  }
}
