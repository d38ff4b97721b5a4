import { readFile, stat } from 'node:fs/promises';
import { cached, cacheKey, evictOldest, hasEntry, type Recipe } from '../files/cache.ts';
import { createQueue, forEachInQueue } from '../files/queue.ts';
import { codecVersions, sharp } from '../media/images/set-up-sharp.ts';
import { isPicture, listOriginals } from '../media/originals/list-originals.ts';

/** 16 × 16 points of red, green and blue, and the aspect ratio: enough to recognize a picture. */
export type PerceptualHash = { aspect: number; points: Uint8Array };

const sidePx = 16;

/**
 * Two files show the same picture if their points differ by at most this, on a scale to 255. Measured on the
 * sample: the same picture as JPEG, WebP or AVIF of 500 to 4000 px differs by at most 4.5 on average and 14
 * anywhere, two different pictures by at least 28 and 190. Frames of a burst may count as the same, so the owner
 * can add them anyway.
 */
const maxDifference = { onAverage: 3, anywhere: 24, aspect: 0.02 };

/** Hashes any picture that the image library can read, upright and in sRGB. */
export async function hashPicture(input: Buffer | string): Promise<PerceptualHash> {
  const picture = sharp(input, { limitInputPixels: false });
  const { width, height } = (await picture.metadata()).autoOrient;
  const points = await picture
    .autoOrient()
    // Shrink-on-load has different results for each format.
    .resize(sidePx, sidePx, { fit: 'fill', fastShrinkOnLoad: false })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
  return { aspect: width / height, points };
}

/** Whether two files show the same picture, regardless of format, size and quality. */
function isSamePicture(one: PerceptualHash, other: PerceptualHash): boolean {
  if (Math.abs(one.aspect / other.aspect - 1) > maxDifference.aspect) return false;
  let sum = 0;
  for (const [index, value] of one.points.entries()) {
    const difference = Math.abs(value - (other.points[index] ?? 0));
    if (difference > maxDifference.anywhere) return false;
    sum += difference;
  }
  return sum / one.points.length <= maxDifference.onAverage;
}

/** A picture of content/, by its path there. */
export type HashedPicture = { place: string; version: string; hash: PerceptualHash };

/** Increase when `hashPicture` changes its result. */
const revision = 1;
const readersAtOnce = 2;
/** Hashes are small: this many cover several large sites. */
const maxCached = 40_000;

/**
 * Hashes every picture below content/images. Pictures in the cache are not decoded again, and those unchanged since
 * `before` are not even read. A picture that cannot be read is left out; `npm run check` reports it.
 */
export async function hashPictures(
  contentDir: string,
  cacheDir: string,
  before: readonly HashedPicture[] = [],
): Promise<HashedPicture[]> {
  const pictures = (await listOriginals(contentDir)).filter(isPicture);
  const knownBefore = new Map(before.map((picture) => [picture.place, picture]));
  const hashed: HashedPicture[] = [];
  await forEachInQueue(createQueue(readersAtOnce), pictures, async ({ relative: place, absolute }) => {
    // Deleted since the list was read.
    const file = await stat(absolute).catch(() => null);
    if (!file) return;
    const version = `${file.mtimeMs} ${file.size}`;
    const same = knownBefore.get(place);
    const hash = same?.version === version ? same.hash : await readHash(absolute, cacheDir).catch(() => null);
    if (hash) hashed.push({ place, version, hash });
  });
  if (before.length === 0) await evictOldest(cacheDir, maxCached);
  return hashed;
}

/** The hash of a file with these bytes; null if it was never hashed. */
export async function readCachedHash(bytes: Buffer, cacheDir: string): Promise<PerceptualHash | null> {
  const key = cacheKey(recipeOf(bytes));
  return (await hasEntry(cacheDir, key)) ? readHash(bytes, cacheDir) : null;
}

export async function cacheHash(bytes: Buffer, hash: PerceptualHash, cacheDir: string): Promise<void> {
  await cached(cacheDir, recipeOf(bytes), async () => print(hash));
}

async function readHash(from: string | Buffer, cacheDir: string): Promise<PerceptualHash> {
  const bytes = typeof from === 'string' ? await readFile(from) : from;
  const bytesOfHash = await cached(cacheDir, recipeOf(bytes), async () => print(await hashPicture(bytes)));
  const { aspect, points } = JSON.parse(Buffer.from(bytesOfHash).toString()) as {
    aspect: number;
    points: string;
  };
  return { aspect, points: Buffer.from(points, 'base64') };
}

function recipeOf(bytes: Buffer): Recipe {
  return { tools: [], parts: ['perceptual hash', revision, codecVersions, bytes] };
}

function print({ aspect, points }: PerceptualHash): Buffer {
  return Buffer.from(JSON.stringify({ aspect, points: Buffer.from(points).toString('base64') }));
}

export function findLookalike<K extends { hash: PerceptualHash }>(
  known: readonly K[],
  hash: PerceptualHash,
): K | undefined {
  return known.find((candidate) => isSamePicture(candidate.hash, hash));
}
