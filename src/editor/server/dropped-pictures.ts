import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isVideoPath } from '../../core/picture.ts';
import { freeName, stemOf } from '../../core/text.ts';
import { filesBelow } from '../../files/read-files.ts';
import { writeAtomically } from '../../files/write-atomically.ts';
import {
  listFurtherOriginals,
  listOriginals,
  type MovedOriginals,
  type OriginalFile,
} from '../../media/originals/list-originals.ts';
import type { TextChange } from '../../owner/unused-pictures.ts';

/*
 * Pictures dropped into the editor are stored outside content/, in a folder with the same layout, until a record that
 * names them is saved. A discarded draft leaves nothing in content/, and a draft in a page that stays open while
 * `npm run edit` restarts still finds its pictures.
 */

type Folders = { contentDir: string; droppedDir: string };

const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** The path by which records name the original at `images/travel/name.avif` in content/. */
export function publicPathOf(file: string): string {
  const extension = !isVideoPath(file) ? 'jpg' : file.endsWith('.webm') ? 'webm' : 'mp4';
  return `/${stemOf(file)}.${extension}`;
}

/** The files of content/images and the dropped ones. */
export async function findOriginals({ contentDir, droppedDir }: Folders): Promise<OriginalFile[]> {
  const saved = await listOriginals(contentDir);
  return [...saved, ...(await listFurtherOriginals(droppedDir, saved))];
}

/** The public paths of all pictures and videos that a record can name. */
export async function listPictures(folders: Folders): Promise<string[]> {
  const originals = await findOriginals(folders);
  const videos = new Set(originals.flatMap(({ kind, stem }) => (kind === 'video' ? stem : [])));
  // The poster of a video has the same stem and belongs to the video.
  const nameable = originals.filter(
    ({ kind, stem }) => kind === 'video' || (kind === 'picture' && !videos.has(stem)),
  );
  return nameable.map(({ relative }) => publicPathOf(relative)).sort();
}

/** The dropped pictures that one of the changed texts names. */
export async function findNamedDrops(
  { contentDir, droppedDir }: Folders,
  changes: readonly TextChange[],
  moved?: MovedOriginals,
): Promise<OriginalFile[]> {
  const drops = await listFurtherOriginals(droppedDir, await listOriginals(contentDir, moved));
  return drops.filter(({ stem }) => changes.some(({ after }) => after?.includes(`${stem}.`)));
}

/**
 * Copies a dropped picture to another folder below content/images, under a free name; the first copy stays for undo.
 * Resolves with the new public path, or with `source` if it is not a dropped picture.
 */
export async function moveDrop(
  { contentDir, droppedDir }: Folders,
  source: string,
  folder: string,
): Promise<string> {
  const saved = await listOriginals(contentDir);
  const dropped = await listFurtherOriginals(droppedDir, saved);
  const files = dropped.filter(({ stem }) => stem === stemOf(source));
  // A video is dropped with its poster, and records name the video.
  const main = files.find(({ kind }) => kind === 'video') ?? files[0];
  if (!main) return source;
  const base = folder === '' ? 'images' : `images/${folder}`;
  const taken = new Set([...saved, ...dropped].map(({ stem }) => stem));
  const currentName = path.parse(main.absolute).name;
  const bytes = await readFile(main.absolute);
  const same = dropped.find(({ stem, kind }) => stem === `/${base}/${currentName}` && kind === main.kind);
  // An earlier move was undone and is now repeated.
  if (same && bytes.equals(await readFile(same.absolute))) return publicPathOf(same.relative);
  const name = freeName(currentName, (candidate) => taken.has(`/${base}/${candidate}`));
  for (const { absolute } of files) {
    const target = path.join(droppedDir, base, `${name}${path.extname(absolute)}`);
    await writeAtomically(target, await readFile(absolute));
  }
  return publicPathOf(`${base}/${name}${path.extname(main.absolute)}`);
}

/** Deletes pictures that were dropped more than a week ago and that no unsaved text names. `nowMs` is since 1970. */
export async function evictOldDrops(
  droppedDir: string,
  nowMs: number,
  unsavedTexts: readonly string[] = [],
): Promise<void> {
  for (const relative of await filesBelow(droppedDir).catch(() => [])) {
    if (unsavedTexts.some((text) => text.includes(`${stemOf(relative)}.`))) continue;
    const file = path.join(droppedDir, relative);
    if (nowMs - (await stat(file)).mtimeMs > maxAgeMs) await rm(file, { force: true });
  }
}
