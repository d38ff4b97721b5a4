import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAside } from './owner/write-aside.ts';

/** A short name for everything a file is made from: equal parts give equal names. */
export function nameOfParts(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // Each part's length stands before it, so that no two lists of parts run together to the same bytes.
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 24);
}

/**
 * A file of a cache, which is made and kept when it is not there yet; no stop leaves half a file. The name must change
 * with everything the file is made from.
 */
export async function rememberFile(
  folder: string,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = join(folder, name);
  try {
    return await readFile(file);
  } catch {
    const bytes = await make();
    await writeAside(file, bytes);
    return bytes;
  }
}
