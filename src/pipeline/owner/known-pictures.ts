import { readFile } from 'node:fs/promises';
import { cached, evictOldest } from '../files/cache.ts';
import { createQueue, forEachInQueue } from '../files/queue.ts';
import { codecVersions } from '../images/set-up-sharp.ts';
import { isPicture, listOriginals } from '../originals/list-originals.ts';
import { hashPicture, isSamePicture, type PerceptualHash } from './perceptual-hash.ts';

/** A picture of content/, by its path in it, and the hash of what it looks like. */
export type KnownPicture = { place: string; hash: PerceptualHash };

/** Raise when `hashPicture` sees otherwise than before. */
const revision = 1;
const readersAtOnce = 2;
/** Hashes are small: those of some large sites. */
const mostKept = 10_000;

/**
 * What every picture under content/images looks like; what the cache in `cacheDir` knows is not decoded again. One that
 * cannot be read looks like nothing; `npm run check` tells of it.
 */
export async function lookAtPictures(contentDir: string, cacheDir: string): Promise<KnownPicture[]> {
  const pictures = (await listOriginals(contentDir)).filter(isPicture);
  const known: KnownPicture[] = [];
  await forEachInQueue(createQueue(readersAtOnce), pictures, async ({ relative, absolute }) => {
    const hash = await cachedHash(absolute, cacheDir).catch(() => null);
    if (hash) known.push({ place: relative, hash });
  });
  await evictOldest(cacheDir, mostKept);
  return known;
}

async function cachedHash(file: string, cacheDir: string): Promise<PerceptualHash> {
  const recipe = { tools: [], parts: ['perceptual hash', revision, codecVersions, await readFile(file)] };
  const kept = await cached(cacheDir, recipe, async () => {
    const { aspect, points } = await hashPicture(file);
    return Buffer.from(JSON.stringify({ aspect, points: Buffer.from(points).toString('base64') }));
  });
  const { aspect, points } = JSON.parse(Buffer.from(kept).toString()) as { aspect: number; points: string };
  return { aspect, points: Buffer.from(points, 'base64') };
}

/** The picture that looks the same, or undefined. */
export function findSame<K extends { hash: PerceptualHash }>(
  known: readonly K[],
  hash: PerceptualHash,
): K | undefined {
  return known.find((candidate) => isSamePicture(candidate.hash, hash));
}
