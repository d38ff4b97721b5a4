import path from 'node:path';
import { freeName, slugify, stemOf } from '../../model/text.ts';
import { createQueue, forEachInQueue } from '../files/queue.ts';
import { UnfitOriginal } from '../images/inspect-original.ts';
import type { PictureProgress } from '../images/types.ts';
import type { AddedPhoto, CaptionAndAlt, ImportOutcome, SkippedPhoto } from '../import-outcome.ts';
import { ownerMessages } from '../messages/owner-messages.ts';
import { listOriginals } from '../originals/list-originals.ts';
import type { Wording } from '../problems.ts';
import { appendTo } from '../yaml/edit-yaml.ts';
import { ContentChange, type StagedPicture, withContentLock } from './content-change.ts';
import { findSame, type KnownPicture, lookAtPictures } from './known-pictures.ts';
import { captionFromName, isCameraName } from './photo-words.ts';
import { readMasterOptions } from './read-master-options.ts';
import { readRecords } from './read-records.ts';
import { type MasterOptions, type ReadyPhoto, readyPhoto } from './ready-photo.ts';

/** A file, or bytes and the name under which they came. */
export type PhotoSource = { file: string } | { fileName: string; bytes: Buffer };

export type ImportOptions = {
  contentDir: string;
  /** Caches what pictures look like, so that known ones are not read again. */
  cacheDir: string;
  /** Name of a gallery; its pictures go into the folder of content/images that is called like it. */
  gallery: string;
  /** Also take a photo that looks like one that is there already. */
  keepsLookalikes?: boolean;
  /** Asked for each photo before it is added, with what the photo itself says ("" for nothing). */
  askWords?: (fileName: string, proposed: CaptionAndAlt) => Promise<CaptionAndAlt>;
  onProgress?: (progress: PictureProgress) => void;
  signal?: AbortSignal;
};

type Staged = Omit<ReadyPhoto, 'master'> & { staged: StagedPicture; bytes: number; order: number };
/** With the caption and alt that its record will have. */
type Worded = Staged & { captionAndAlt: CaptionAndAlt };

/** Decoders at work at once; each holds one photo of a camera, some hundred megabytes at most. */
const decodersAtOnce = 2;

/**
 * Brings photos into one list of content/: a master of each into its folder, a record of each to the end of its
 * file, oldest photo first. What cannot be read or is there already is skipped with a reason; everything else is
 * added, all at once at the end. Rejects with `UneditableYaml` when the list cannot be added to, and with the
 * signal's reason when it is aborted; nothing has been added then.
 */
export async function importPhotos(
  sources: readonly PhotoSource[],
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { contentDir, gallery } = options;
  const listFile = `${gallery}.yaml`;
  // Before the long work: a list that cannot be added to is told at once.
  await readRecords(contentDir, listFile);
  const masterOptions = await readMasterOptions(contentDir);
  const known = await lookAtPictures(contentDir, options.cacheDir);
  const skipped: (SkippedPhoto & { order: number })[] = [];
  const change = await ContentChange.begin(contentDir);
  try {
    const readied = await readyAll(sources, masterOptions, change, options);
    skipped.push(...readied.skipped);
    const skip = ({ fileName, order }: Staged, why: Wording) =>
      skipped.push({ fileName, order, why, isKnown: true });
    const fresh: Staged[] = [];
    for (const photo of withoutKnown(readied.photos, known, options, skip)) {
      const twin = fresh.find(({ source }) => source === photo.source);
      const like = options.keepsLookalikes ? undefined : findSame(fresh, photo.hash);
      if (twin) skip(photo, ownerMessages.sameFile(twin.fileName));
      else if (like) skip(photo, ownerMessages.sameAsNew(like.fileName));
      else fresh.push(photo);
    }
    const worded = await askForWords(inOrderOfTime(fresh), options);
    const added = await withContentLock(contentDir, async () => {
      // Another import may have brought the same photos in the meantime.
      const knownNow = worded.length === 0 ? [] : await lookAtPictures(contentDir, options.cacheDir);
      return addRecords(withoutKnown(worded, knownNow, options, skip), change, options);
    });
    const inOrder = skipped.sort((a, b) => a.order - b.order);
    return { added, skipped: inOrder.map(({ order: _order, ...skip }) => skip) };
  } finally {
    await change.discard();
  }
}

function withoutKnown<P extends Staged>(
  photos: readonly P[],
  known: readonly KnownPicture[],
  { keepsLookalikes }: ImportOptions,
  skip: (photo: P, why: Wording) => void,
): P[] {
  if (keepsLookalikes) return [...photos];
  return photos.filter((photo) => {
    const same = findSame(known, photo.hash);
    if (same) skip(photo, ownerMessages.sameAsKept(`content/${same.place}`));
    return !same;
  });
}

async function readyAll(
  sources: readonly PhotoSource[],
  masterOptions: MasterOptions,
  change: ContentChange,
  { onProgress, signal }: ImportOptions,
): Promise<{ photos: Staged[]; skipped: (SkippedPhoto & { order: number })[] }> {
  const photos: Staged[] = [];
  const skipped: (SkippedPhoto & { order: number })[] = [];
  const startedAt = performance.now();
  let done = 0;
  await forEachInQueue(createQueue(decodersAtOnce), sources, async (source, order) => {
    signal?.throwIfAborted();
    try {
      const { master, ...photo } = await readyPhoto(source, masterOptions);
      photos.push({ ...photo, staged: await change.stage(master), bytes: master.length, order });
    } catch (error) {
      // Our own bugs keep their stack; only what is wrong with a file becomes a sentence.
      if (!(error instanceof UnfitOriginal)) throw error;
      const fileName = 'file' in source ? path.basename(source.file) : source.fileName;
      skipped.push({ fileName, why: error.wording, isKnown: false, order });
    }
    done += 1;
    const secondsLeft = ((performance.now() - startedAt) / done / 1000) * (sources.length - done);
    onProgress?.({ done, total: sources.length, secondsLeft });
  });
  return { photos: photos.sort((a, b) => a.order - b.order), skipped };
}

/** Lists are oldest first; photos that do not say when they were taken come last, as they were given. */
function inOrderOfTime(photos: Staged[]): Staged[] {
  return photos.toSorted((a, b) => {
    const [one, other] = [a, b].map(({ words }) => words.takenAt || '9999') as [string, string];
    if (one === other) return a.order - b.order;
    return one < other ? -1 : 1;
  });
}

async function askForWords(
  photos: readonly Staged[],
  { askWords, signal }: ImportOptions,
): Promise<Worded[]> {
  const worded: Worded[] = [];
  for (const photo of photos) {
    signal?.throwIfAborted();
    const proposed = { title: photo.words.caption || captionFromName(photo.fileName), alt: photo.words.alt };
    worded.push({ ...photo, captionAndAlt: (await askWords?.(photo.fileName, proposed)) ?? proposed });
  }
  signal?.throwIfAborted();
  return worded;
}

async function addRecords(
  photos: readonly Worded[],
  change: ContentChange,
  { contentDir, gallery }: ImportOptions,
): Promise<AddedPhoto[]> {
  if (photos.length === 0) return [];
  const listFile = `${gallery}.yaml`;
  const { text, records } = await readRecords(contentDir, listFile);
  const taken = new Set(records.map(({ name }) => name));
  for (const { stem } of await listOriginals(contentDir)) {
    if (stem.startsWith(`/images/${gallery}/`)) taken.add(stem.slice(`/images/${gallery}/`.length));
  }
  const lastId = Math.max(0, ...records.map(({ id }) => id));
  // A list whose records have no numbers goes on without them.
  const isNumbered = records.length === 0 || lastId > 0;
  let grown = text;
  const places = new Map<string, StagedPicture>();
  const added: AddedPhoto[] = [];
  for (const { captionAndAlt, ...photo } of photos) {
    const name = freeName(nameOf(photo.fileName, captionAndAlt.title, gallery), (candidate) =>
      taken.has(candidate),
    );
    taken.add(name);
    const id = isNumbered ? { id: lastId + added.length + 1 } : {};
    const record = { ...id, name, ...captionAndAlt, source: `/images/${gallery}/${name}.jpg` };
    grown = appendTo(grown, record);
    places.set(`images/${gallery}/${name}${photo.ending}`, photo.staged);
    const { fileName, width, height, bytes, hadLocation } = photo;
    added.push({ ...record, fileName, width, height, bytes, hadLocation });
  }
  await change.commit(places, new Map([[listFile, grown]]));
  return added;
}

/** A camera's own name says nothing; then the caption gives the address. */
function nameOf(fileName: string, title: string, gallery: string): string {
  const fromFile = slugify(stemOf(fileName));
  const fromTitle = slugify(title);
  const [first, second] = isCameraName(fileName) ? [fromTitle, fromFile] : [fromFile, fromTitle];
  return first || second || gallery;
}
