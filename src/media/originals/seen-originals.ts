import { stat } from 'node:fs/promises';

/**
 * Originals by absolute path, as a server last read them that reads the same site again and again. A build has none:
 * it goes by the bytes alone.
 */
export type SeenOriginals<Facts> = Map<string, { stamp: string; facts: Facts }>;

/** What `read` says of a file, or said when the file was last seen as it is now. */
export async function readUnlessSeen<Facts>(
  file: string,
  read: (file: string) => Promise<Facts>,
  seen?: SeenOriginals<Facts>,
): Promise<Facts> {
  // What cannot be found is told of by whoever opens it.
  const stats = seen && (await stat(file).catch(() => null));
  const stamp = stats ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}` : '';
  const last = seen?.get(file);
  if (last && last.stamp === stamp) return last.facts;
  const facts = await read(file);
  seen?.set(file, { stamp, facts });
  return facts;
}
