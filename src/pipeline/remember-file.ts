import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from './files/write-atomically.ts';

/** Bytes of the SHA-256 that stands behind what a remembered file holds. */
const proofBytes = 32;

/** A short name for everything a file is made from: equal parts give equal names. */
export function nameOfParts(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // Each part's length stands before it, so that no two lists of parts run together to the same bytes.
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 24);
}

/**
 * A file of a cache, which is made and kept when it is not there yet, or not as it was written; no stop leaves half a
 * file. The name must change with everything the file is made from.
 */
export async function rememberFile(
  folder: string,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = join(folder, name);
  const kept = await readFile(file).catch(() => undefined);
  const bytes = kept?.subarray(0, -proofBytes);
  if (kept && bytes && proofOf(bytes).equals(kept.subarray(-proofBytes))) {
    await markUsed(file);
    return bytes;
  }
  const made = await make();
  await writeAtomically(file, Buffer.concat([made, proofOf(made)]));
  return made;
}

function proofOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** For `forgetOldest`; another build may have forgotten it meanwhile. */
export async function markUsed(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => {});
}

/** Deletes what a cache has not used for longest, so that at most so many files or folders stay. */
export async function forgetOldest(folder: string, mostKept: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length <= mostKept) return;
  const dated = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const usedMs = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      );
      return { path, usedMs };
    }),
  );
  dated.sort((a, b) => b.usedMs - a.usedMs);
  await Promise.all(dated.slice(mostKept).map(({ path }) => rm(path, { recursive: true, force: true })));
}
