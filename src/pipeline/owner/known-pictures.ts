import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createQueue, forEachInQueue } from '../files/queue.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import type { PictureProgress } from '../images/types.ts';
import { isPicture, listOriginals } from '../originals/list-originals.ts';
import { isSamePicture, type Likeness, likenessOf } from './likeness.ts';

/** A picture of content/, by its path in it, and what it looks like. */
export type KnownPicture = { place: string; likeness: Likeness };

/** What the file remembers, by path in content/; `stamp` changes with the picture. */
type Memory = Record<string, { stamp: string; aspect: number; points: string }>;

/** Raise when `likenessOf` sees otherwise than before. */
const revision = 1;
const readersAtOnce = 2;

/**
 * What every picture under content/images looks like. Those that have not changed since the last time are not read
 * again: `memoryFile` remembers them. One that cannot be read looks like nothing; `npm run check` tells of it.
 */
export async function lookAtPictures(
  contentDir: string,
  memoryFile: string,
  onProgress?: (progress: PictureProgress) => void,
): Promise<KnownPicture[]> {
  const memory = await recall(memoryFile);
  const next: Memory = {};
  const known: KnownPicture[] = [];
  const unread: (() => Promise<void>)[] = [];
  const startedAt = performance.now();
  let done = 0;
  for (const { relative, absolute } of (await listOriginals(contentDir)).filter(isPicture)) {
    const found = await stat(absolute).catch(() => null);
    // Taken away since the folder was listed.
    if (!found) continue;
    const stamp = `${revision} ${found.size} ${found.mtimeMs}`;
    const remembered = memory[relative];
    if (remembered?.stamp === stamp) {
      next[relative] = remembered;
      const points = Buffer.from(remembered.points, 'base64');
      known.push({ place: relative, likeness: { aspect: remembered.aspect, points } });
      continue;
    }
    unread.push(async () => {
      const likeness = await likenessOf(absolute).catch(() => null);
      if (likeness) {
        known.push({ place: relative, likeness });
        const points = Buffer.from(likeness.points).toString('base64');
        next[relative] = { stamp, aspect: likeness.aspect, points };
      }
      done += 1;
      const secondsLeft = ((performance.now() - startedAt) / done / 1000) * (unread.length - done);
      onProgress?.({ done, total: unread.length, secondsLeft });
    });
  }
  await forEachInQueue(createQueue(readersAtOnce), unread, (run) => run());
  if (unread.length > 0) {
    await mkdir(path.dirname(memoryFile), { recursive: true });
    await writeAtomically(memoryFile, JSON.stringify(next));
  }
  return known;
}

/** The picture that looks the same, or undefined. */
export function findSame<K extends { likeness: Likeness }>(
  known: readonly K[],
  likeness: Likeness,
): K | undefined {
  return known.find((candidate) => isSamePicture(candidate.likeness, likeness));
}

async function recall(file: string): Promise<Memory> {
  try {
    // Our own file; one that is damaged is made again.
    return JSON.parse(await readFile(file, 'utf8')) as Memory;
  } catch {
    return {};
  }
}
