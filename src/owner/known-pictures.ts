import { readFile, stat } from 'node:fs/promises';
import { cached, cacheKey, evictOldest, hasEntry, type Recipe } from '../files/cache.ts';
import { createQueue, forEachInQueue } from '../files/queue.ts';
import { codecVersions } from '../media/images/set-up-sharp.ts';
import { isPicture, listOriginals } from '../media/originals/list-originals.ts';
import { hashPicture, isSamePicture, type PerceptualHash } from './perceptual-hash.ts';

/** A picture of content/, by its path in it, and the hash of what it looks like. */
export type KnownPicture = { place: string; version: string; hash: PerceptualHash };

/** Raise when `hashPicture` sees otherwise than before. */
const revision = 1;
const readersAtOnce = 2;
/** Hashes are small: those of some large sites, and of what came into them. */
const maxKept = 40_000;

/**
 * What every picture under content/images looks like; what the cache in `cacheDir` knows is not decoded again, and what
 * has not changed since it was looked at `before` not even read. One that cannot be read looks like nothing;
 * `npm run check` tells of it.
 */
export async function lookAtPictures(
  contentDir: string,
  cacheDir: string,
  before: readonly KnownPicture[] = [],
): Promise<KnownPicture[]> {
  const pictures = (await listOriginals(contentDir)).filter(isPicture);
  const knownBefore = new Map(before.map((picture) => [picture.place, picture]));
  const known: KnownPicture[] = [];
  await forEachInQueue(createQueue(readersAtOnce), pictures, async ({ relative: place, absolute }) => {
    // Taken away since the list was made.
    const file = await stat(absolute).catch(() => null);
    if (!file) return;
    const version = `${file.mtimeMs} ${file.size}`;
    const same = knownBefore.get(place);
    const hash = same?.version === version ? same.hash : await readLook(absolute, cacheDir).catch(() => null);
    if (hash) known.push({ place, version, hash });
  });
  if (before.length === 0) await evictOldest(cacheDir, maxKept);
  return known;
}

/** What a file with these bytes was seen to look like; null when it never came by. */
export async function recallLook(bytes: Buffer, cacheDir: string): Promise<PerceptualHash | null> {
  const key = cacheKey(recipeOf(bytes));
  return (await hasEntry(cacheDir, key)) ? readLook(bytes, cacheDir) : null;
}

export async function rememberLook(bytes: Buffer, hash: PerceptualHash, cacheDir: string): Promise<void> {
  await cached(cacheDir, recipeOf(bytes), async () => print(hash));
}

async function readLook(from: string | Buffer, cacheDir: string): Promise<PerceptualHash> {
  const bytes = typeof from === 'string' ? await readFile(from) : from;
  const kept = await cached(cacheDir, recipeOf(bytes), async () => print(await hashPicture(bytes)));
  const { aspect, points } = JSON.parse(Buffer.from(kept).toString()) as { aspect: number; points: string };
  return { aspect, points: Buffer.from(points, 'base64') };
}

function recipeOf(bytes: Buffer): Recipe {
  return { tools: [], parts: ['perceptual hash', revision, codecVersions, bytes] };
}

function print({ aspect, points }: PerceptualHash): Buffer {
  return Buffer.from(JSON.stringify({ aspect, points: Buffer.from(points).toString('base64') }));
}

/** The picture that looks the same, or undefined. */
export function findSame<K extends { hash: PerceptualHash }>(
  known: readonly K[],
  hash: PerceptualHash,
): K | undefined {
  return known.find((candidate) => isSamePicture(candidate.hash, hash));
}
