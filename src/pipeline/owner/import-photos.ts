import path from 'node:path';
import { galleryNames } from '../../model/schemas/records.ts';
import { listOriginals } from '../content/list-originals.ts';
import { UnfitOriginal } from '../images/inspect-original.ts';
import { runQueue } from '../images/run-queue.ts';
import type { PictureProgress } from '../images/types.ts';
import type { Wording } from '../problems.ts';
import { ContentAddition, type StagedPicture } from './content-addition.ts';
import { appendTo } from './edit-yaml.ts';
import { freeName, nameFromWords } from './free-name.ts';
import type { AddedPhoto, CaptionAndAlt, ImportOutcome, SkippedPhoto } from './import-outcome.ts';
import { findSame, lookAtPictures } from './known-pictures.ts';
import { ownerMessages } from './owner-messages.ts';
import { captionFromName, isCameraName } from './photo-words.ts';
import { readMasterOptions } from './read-master-options.ts';
import { readRecords } from './read-records.ts';
import { type MasterOptions, type ReadyPhoto, readyPhoto } from './ready-photo.ts';

/** Lists whose records are captioned pictures; their pictures lie in content/images under the same name. */
export const photoLists = [...galleryNames, 'art'] as const;
export type PhotoList = (typeof photoLists)[number];

/** A file, or bytes and the name under which they came. */
export type PhotoSource = { file: string } | { fileName: string; bytes: Buffer };

export type ImportOptions = {
  contentDir: string;
  /** Remembers what pictures look like, so that known ones are not read again. */
  memoryFile: string;
  list: PhotoList;
  /** Also take a photo that looks like one that is there already. */
  keepsLookalikes?: boolean;
  /** Asked for each photo before it is added, with what the photo itself says ("" for nothing). */
  askWords?: (fileName: string, proposed: CaptionAndAlt) => Promise<CaptionAndAlt>;
  onProgress?: (progress: PictureProgress) => void;
  signal?: AbortSignal;
};

type Staged = Omit<ReadyPhoto, 'master'> & { staged: StagedPicture; bytes: number; order: number };

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
  const { contentDir, list } = options;
  const listFile = `${list}.yaml`;
  // Before the long work: a list that cannot be added to is told at once.
  await readRecords(contentDir, listFile);
  const masterOptions = await readMasterOptions(contentDir);
  const known = await lookAtPictures(contentDir, options.memoryFile);
  const skipped: (SkippedPhoto & { order: number })[] = [];
  const addition = await ContentAddition.begin(contentDir);
  try {
    const readied = await readyAll(sources, masterOptions, addition, options);
    skipped.push(...readied.skipped);
    const fresh: Staged[] = [];
    const skip = ({ fileName, order }: Staged, why: Wording) =>
      skipped.push({ fileName, order, why, isKnown: true });
    for (const photo of readied.photos) {
      const twin = fresh.find(({ source }) => source === photo.source);
      const likeKnown = options.keepsLookalikes ? undefined : findSame(known, photo.likeness);
      const likeFresh = options.keepsLookalikes ? undefined : findSame(fresh, photo.likeness);
      if (twin) skip(photo, ownerMessages.sameFile(twin.fileName));
      else if (likeKnown) skip(photo, ownerMessages.sameAsKept(`content/${likeKnown.place}`));
      else if (likeFresh) skip(photo, ownerMessages.sameAsNew(likeFresh.fileName));
      else fresh.push(photo);
    }
    const added = await addRecords(inOrderOfTime(fresh), addition, options);
    const inOrder = skipped.sort((a, b) => a.order - b.order);
    return { added, skipped: inOrder.map(({ order: _order, ...skip }) => skip) };
  } finally {
    await addition.discard();
  }
}

async function readyAll(
  sources: readonly PhotoSource[],
  masterOptions: MasterOptions,
  addition: ContentAddition,
  { onProgress, signal }: ImportOptions,
): Promise<{ photos: Staged[]; skipped: (SkippedPhoto & { order: number })[] }> {
  const photos: Staged[] = [];
  const skipped: (SkippedPhoto & { order: number })[] = [];
  const startedAt = performance.now();
  let done = 0;
  const jobs = sources.map((source, order) => async () => {
    signal?.throwIfAborted();
    try {
      const { master, ...photo } = await readyPhoto(source, masterOptions);
      photos.push({ ...photo, staged: await addition.stage(master), bytes: master.length, order });
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
  await runQueue(
    jobs.map((run) => ({ weightMb: 0, run })),
    decodersAtOnce,
    1,
  );
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

async function addRecords(
  photos: Staged[],
  addition: ContentAddition,
  { contentDir, list, askWords, signal }: ImportOptions,
): Promise<AddedPhoto[]> {
  const worded: { photo: Staged; words: CaptionAndAlt }[] = [];
  for (const photo of photos) {
    signal?.throwIfAborted();
    const proposed = { title: photo.words.caption || captionFromName(photo.fileName), alt: photo.words.alt };
    worded.push({ photo, words: (await askWords?.(photo.fileName, proposed)) ?? proposed });
  }
  signal?.throwIfAborted();
  if (photos.length === 0) return [];
  const listFile = `${list}.yaml`;
  const { text, records } = await readRecords(contentDir, listFile);
  const taken = new Set(records.map(({ name }) => name));
  for (const { stem } of await listOriginals(contentDir)) {
    if (stem.startsWith(`/images/${list}/`)) taken.add(stem.slice(`/images/${list}/`.length));
  }
  let nextId = Math.max(0, ...records.map(({ id }) => id)) + 1;
  let grown = text;
  const places = new Map<string, StagedPicture>();
  const added: AddedPhoto[] = [];
  for (const { photo, words } of worded) {
    const name = freeName(nameOf(photo.fileName, words.title, list), (candidate) => taken.has(candidate));
    taken.add(name);
    const record = { id: nextId, name, ...words, source: `/images/${list}/${name}.jpg` };
    nextId += 1;
    grown = appendTo(grown, record);
    places.set(`images/${list}/${name}${photo.ending}`, photo.staged);
    const { fileName, width, height, bytes, hadLocation } = photo;
    added.push({ ...record, fileName, width, height, bytes, hadLocation });
  }
  await addition.commit(places, new Map([[listFile, grown]]));
  return added;
}

/** A camera's own name says nothing; then the caption gives the address. */
function nameOf(fileName: string, title: string, list: PhotoList): string {
  const fromFile = nameFromWords(fileName.replace(/\.[^.]+$/, ''));
  const fromTitle = nameFromWords(title);
  const [first, second] = isCameraName(fileName) ? [fromTitle, fromFile] : [fromFile, fromTitle];
  return first || second || list;
}
