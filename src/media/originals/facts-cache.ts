import { stat } from 'node:fs/promises';

/** Facts about originals by absolute path, which a server keeps between readings; a build reads every file. */
export type FactsCache<Facts> = Map<string, { stamp: string; facts: Facts }>;

/** Reads a file, unless it has not changed since it was last read. */
export async function readUnlessUnchanged<Facts>(
  file: string,
  read: (file: string) => Promise<Facts>,
  seen?: FactsCache<Facts>,
): Promise<Facts> {
  // `read` reports a missing file.
  const stats = seen && (await stat(file).catch(() => null));
  const stamp = stats ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}` : '';
  const last = seen?.get(file);
  if (last && last.stamp === stamp) return last.facts;
  const facts = await read(file);
  seen?.set(file, { stamp, facts });
  return facts;
}
