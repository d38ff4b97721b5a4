import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { listAside, listOriginals, type OriginalFile } from '../originals/list-originals.ts';

/*
 * Pictures dropped into the editor wait in a folder outside content/ that is laid out like it, until a record that
 * names them is saved. So a draft that is given up leaves nothing behind in content/, and one that outlives its editor
 * (the page stays open while `npm run edit` is started again) still finds its pictures.
 */

/** Time after which nobody comes back for a picture. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** The pictures that wait and that one of the texts names. */
export async function findNamedDrops(
  contentDir: string,
  droppedDir: string,
  texts: readonly string[],
): Promise<OriginalFile[]> {
  const waiting = await listAside(droppedDir, await listOriginals(contentDir));
  return waiting.filter(({ stem }) => texts.some((text) => text.includes(`${stem}.`)));
}

/** Deletes pictures that were dropped long ago. `now` is in ms since 1970. */
export async function evictOldDrops(droppedDir: string, now: number): Promise<void> {
  const entries = await readdir(droppedDir, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    if (now - (await stat(file)).mtimeMs > keptMs) await rm(file, { force: true });
  }
}
