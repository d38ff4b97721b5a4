import { readFile } from 'node:fs/promises';
import { cached, evictOldest } from '../files/cache.ts';
import { createQueue, forEachInQueue } from '../files/queue.ts';
import { codecVersions } from '../images/set-up-sharp.ts';
import { isPicture, listOriginals } from '../originals/list-originals.ts';
import { isSamePicture, type Likeness, likenessOf } from './perceptual-hash.ts';

/** A picture of content/, by its path in it, and what it looks like. */
export type KnownPicture = { place: string; likeness: Likeness };

/** Raise when `likenessOf` sees otherwise than before. */
const revision = 1;
const readersAtOnce = 2;
/** Likenesses are small: those of some large sites. */
const mostKept = 10_000;

/**
 * What every picture under content/images looks like; what the cache in `cacheDir` knows is not decoded again. One that
 * cannot be read looks like nothing; `npm run check` tells of it.
 */
export async function lookAtPictures(contentDir: string, cacheDir: string): Promise<KnownPicture[]> {
  const pictures = (await listOriginals(contentDir)).filter(isPicture);
  const known: KnownPicture[] = [];
  await forEachInQueue(createQueue(readersAtOnce), pictures, async ({ relative, absolute }) => {
    const likeness = await knownLikeness(absolute, cacheDir).catch(() => null);
    if (likeness) known.push({ place: relative, likeness });
  });
  await evictOldest(cacheDir, mostKept);
  return known;
}

async function knownLikeness(file: string, cacheDir: string): Promise<Likeness> {
  const recipe = { tools: [], parts: ['likeness', revision, codecVersions, await readFile(file)] };
  const kept = await cached(cacheDir, recipe, async () => {
    const { aspect, points } = await likenessOf(file);
    return Buffer.from(JSON.stringify({ aspect, points: Buffer.from(points).toString('base64') }));
  });
  const { aspect, points } = JSON.parse(Buffer.from(kept).toString()) as { aspect: number; points: string };
  return { aspect, points: Buffer.from(points, 'base64') };
}

/** The picture that looks the same, or undefined. */
export function findSame<K extends { likeness: Likeness }>(
  known: readonly K[],
  likeness: Likeness,
): K | undefined {
  return known.find((candidate) => isSamePicture(candidate.likeness, likeness));
}
