import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { freeName, stemOf } from '../../core/text.ts';
import { filesBelow } from '../../files/read-files.ts';
import { writeAtomically } from '../../files/write-atomically.ts';
import {
  listAside,
  listOriginals,
  type MovedOriginals,
  type OriginalFile,
} from '../../media/originals/list-originals.ts';
import { publicPathOf } from './public-path.ts';

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
  moved?: MovedOriginals,
): Promise<OriginalFile[]> {
  const waiting = await listAside(droppedDir, await listOriginals(contentDir, moved));
  return waiting.filter(({ stem }) => texts.some((text) => text.includes(`${stem}.`)));
}

/**
 * Puts a picture that waits also into another folder below content/images, under a name that is free there; where it
 * waited it stays, for whoever takes that step back. Resolves with its public path, or with `source` where no such picture
 * waits.
 */
export async function moveDrop(
  { contentDir, droppedDir }: { contentDir: string; droppedDir: string },
  source: string,
  folder: string,
): Promise<string> {
  const kept = await listOriginals(contentDir);
  const waiting = await listAside(droppedDir, kept);
  const drops = waiting.filter(({ stem }) => stem === stemOf(source));
  // A video waits with its poster, and is what the record names.
  const drop = drops.find(({ kind }) => kind === 'video') ?? drops[0];
  if (!drop) return source;
  const base = folder === '' ? 'images' : `images/${folder}`;
  const taken = new Set([...kept, ...waiting].map(({ stem }) => stem));
  const own = path.parse(drop.absolute).name;
  const bytes = await readFile(drop.absolute);
  const same = waiting.find(({ stem, kind }) => stem === `/${base}/${own}` && kind === drop.kind);
  // It has been there before: a step was taken back and done again.
  if (same && bytes.equals(await readFile(same.absolute))) return publicPathOf(same.relative);
  const name = freeName(own, (candidate) => taken.has(`/${base}/${candidate}`));
  for (const { absolute } of drops)
    await writeAtomically(
      path.join(droppedDir, base, `${name}${path.extname(absolute)}`),
      await readFile(absolute),
    );
  return publicPathOf(`${base}/${name}${path.extname(drop.absolute)}`);
}

/** Deletes pictures that were dropped long ago. `now` is in ms since 1970. */
export async function evictOldDrops(droppedDir: string, now: number): Promise<void> {
  for (const place of await filesBelow(droppedDir).catch(() => [])) {
    const file = path.join(droppedDir, place);
    if (now - (await stat(file)).mtimeMs > keptMs) await rm(file, { force: true });
  }
}
