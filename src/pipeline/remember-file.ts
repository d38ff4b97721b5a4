import { createHash } from 'node:crypto';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A short name for everything a folder is made from: equal parts give equal names. */
export function nameOfParts(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // Each part's length stands before it, so that no two lists of parts run together to the same bytes.
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 24);
}

/** For `forgetOldest`; another build may have forgotten it meanwhile. */
export async function markUsed(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => {});
}

/** Deletes what a cache has not used for longest, so that at most so many folders stay. */
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
