import path from 'node:path';
import { ContentStore } from '../content/content-store.ts';
import type { Explanation } from '../core/diagnostics.ts';
import { isVideoPath } from '../core/picture.ts';
import { markFileNameCaption } from '../core/placeholders.ts';
import { slugify } from '../core/slugify.ts';
import { compareText, freeName, stemOf } from '../core/text.ts';
import { createQueue, forEachInQueue } from '../files/queue.ts';
import { localDate } from '../i18n/dates.ts';
import type { PictureProgress } from '../media/images/types.ts';
import { listOriginals } from '../media/originals/list-originals.ts';
import { UnsupportedMediaError } from '../media/originals/unsupported-media-error.ts';
import { insertRecords } from '../yaml/edit-yaml.ts';
import { ContentChange, type StagedPicture, withContentLock } from './content-change.ts';
import { planGallery } from './create-gallery.ts';
import {
  type NormalizedPhoto,
  normalizePhoto,
  type PhotoStorageOptions,
  readLanguage,
  readPhotoStorageOptions,
  showsCamera,
} from './normalize-photo.ts';
import { isPartOfPhoto, normalizeVideo } from './normalize-video.ts';
import {
  cacheHash,
  findLookalike,
  type HashedPicture,
  hashPictures,
  readCachedHash,
} from './perceptual-hash.ts';
import { captionFromName, cleanText, isCameraName, type PhotoCaptions } from './photo-captions.ts';

export type CaptionAndAlt = { title: string; alt: string };

/** The record of an added photo or video. */
type AddedPhoto = CaptionAndAlt & {
  fileName: string;
  /** Missing in a list whose records have no ids. */
  id?: number;
  name: string;
  source: string;
  width: number;
  height: number;
  bytes: number;
  hadLocation: boolean;
};

/** A skipped file: one that is already in content/ (`isKnown`), or one that cannot be read. */
export type SkippedPhoto = { fileName: string; why: Explanation; isKnown: boolean };

type BatchOutcome = {
  added: AddedPhoto[];
  /** Results in the order of the sources. */
  skipped: SkippedPhoto[];
};

export type ImportOutcome = BatchOutcome & {
  /** The file that names the new gallery; null if no gallery was created. */
  galleryFile: string | null;
};

/** A file, or a function that reads its bytes or explains why it cannot, with its original name. */
export type PhotoSource = (
  | { file: string }
  | { fileName: string; read: () => Promise<Buffer | Explanation> }
) & {
  /** Texts from another source, which take precedence over the texts in the file. */
  captions?: Partial<PhotoCaptions>;
};

export type ImportOptions = {
  contentDir: string;
  /** Caches the hashes of pictures, so that known ones are not read again. */
  cacheDir: string;
  /** Name of a gallery and of its folder in content/images. */
  gallery: string;
  /** Heading of a gallery that is created with its first photos. */
  newGallery?: string;
  /** Photos per batch; batches that were written stay if a later one is stopped. Default: all in one. */
  writtenTogether?: number;
  /** Hashes of the pictures in content/, if they are already known. */
  known?: readonly HashedPicture[];
  /** Whether `undo` also undoes the change before it. */
  continuesChange?: boolean;
  /** Also adds photos that look the same as an existing photo. */
  keepsLookalikes?: boolean;
  /** Called for each photo before it is added, with the texts in the file ("" for none) and the hash of the file. */
  askForCaption?: (fileName: string, proposed: CaptionAndAlt, source: string) => Promise<CaptionAndAlt>;
  onProgress?: (progress: PictureProgress) => void;
  signal?: AbortSignal;
};

type NewPhoto = Omit<NormalizedPhoto, 'stored'> & {
  staged: StagedPicture;
  /** The video that the photo is the poster of. */
  video?: { staged: StagedPicture; ending: string };
  bytes: number;
  order: number;
};

type OrderedSkippedPhoto = SkippedPhoto & { order: number };

type CaptionedPhoto = NewPhoto & { captionAndAlt: CaptionAndAlt };

/** Each decoder uses some hundred megabytes at most. */
const maxDecoders = 2;

/**
 * Adds photos to one list of content/: files to its folder, records to the end of its list, oldest photo first. Files
 * that cannot be read or are already there are skipped with a reason. Rejects with `YamlEditError` if the list cannot be
 * changed, and with the reason of the signal when it is aborted; then nothing of the current batch has been added.
 */
export async function importPhotos(
  sources: readonly PhotoSource[],
  options: ImportOptions,
): Promise<ImportOutcome & { known: HashedPicture[] }> {
  const { contentDir, gallery, newGallery, writtenTogether = sources.length } = options;
  // If a file cannot be changed, this fails before the long work.
  if (newGallery === undefined) await new ContentStore(contentDir).readList(`${gallery}.yaml`);
  else await planGallery(contentDir, gallery, newGallery);
  const import_: Import = {
    options,
    photoStorageOptions: await readPhotoStorageOptions(contentDir),
    known: await hashPictures(contentDir, options.cacheDir, options.known),
    reportDone: progressReporter(sources.length, options.onProgress),
    isWritten: false,
    galleryFile: null,
  };
  const outcome: BatchOutcome = { added: [], skipped: [] };
  for (let from = 0; from < sources.length; from += writtenTogether) {
    const { added, skipped } = await importTogether(sources.slice(from, from + writtenTogether), import_);
    outcome.added.push(...added);
    outcome.skipped.push(...skipped);
    import_.isWritten ||= added.length > 0;
  }
  return { ...outcome, known: import_.known, galleryFile: import_.galleryFile };
}

/** State that the batches of one import share. */
type Import = {
  options: ImportOptions;
  photoStorageOptions: PhotoStorageOptions;
  known: HashedPicture[];
  reportDone: () => void;
  /** Whether photos have been added, with the new gallery. */
  isWritten: boolean;
  galleryFile: string | null;
};

/** Returns a function to call after each photo. */
export function progressReporter(total: number, onProgress: ImportOptions['onProgress']): () => void {
  const startedAt = performance.now();
  let done = 0;
  return () => {
    done += 1;
    const secondsLeft = ((performance.now() - startedAt) / done / 1000) * (total - done);
    onProgress?.({ done, total, secondsLeft });
  };
}

async function importTogether(sources: readonly PhotoSource[], import_: Import): Promise<BatchOutcome> {
  const { options } = import_;
  const { contentDir, cacheDir } = options;
  const skipped: OrderedSkippedPhoto[] = [];
  const change = await ContentChange.begin(contentDir);
  try {
    const normalized = await normalizeAll(sources, import_, change);
    skipped.push(...normalized.skipped);
    const skip = ({ fileName, order }: NewPhoto, why: Explanation) =>
      skipped.push({ fileName, order, why, isKnown: true });
    const fresh: NewPhoto[] = [];
    for (const photo of withoutKnown(normalized.photos, import_.known, options, skip)) {
      const twin = fresh.find(({ source }) => source === photo.source);
      const like = options.keepsLookalikes ? undefined : findLookalike(fresh, photo.hash);
      if (twin)
        skip(photo, {
          summary: `this is the same file as ${twin.fileName}`,
          why: 'It is added once.',
          fix: '',
        });
      else if (like) skip(photo, looksTheSame(like.fileName));
      else fresh.push(photo);
    }
    const captioned = await askForCaptions(sortByTime(fresh), options);
    const added = await withContentLock(contentDir, async () => {
      // Another import may have added the same photos in the meantime.
      if (captioned.length > 0) import_.known = await hashPictures(contentDir, cacheDir, import_.known);
      return addRecords(withoutKnown(captioned, import_.known, options, skip), change, import_);
    });
    const inOrder = skipped.sort((a, b) => a.order - b.order);
    return { added, skipped: inOrder.map(({ order: _order, ...skip }) => skip) };
  } finally {
    await change.discard();
  }
}

function withoutKnown<P extends NewPhoto>(
  photos: readonly P[],
  known: readonly HashedPicture[],
  { keepsLookalikes }: ImportOptions,
  skip: (photo: P, why: Explanation) => void,
): P[] {
  if (keepsLookalikes) return [...photos];
  return photos.filter((photo) => {
    const same = findLookalike(known, photo.hash);
    if (same) skip(photo, looksTheSame(`content/${same.place}`));
    return !same;
  });
}

function looksTheSame(other: string): Explanation {
  return {
    summary: `this looks the same as ${other}`,
    why: 'Visitors would see one picture twice.',
    fix: 'To add it anyway:   --keep-lookalikes',
  };
}

async function normalizeAll(
  sources: readonly PhotoSource[],
  { photoStorageOptions, known, reportDone, options: { cacheDir, keepsLookalikes, signal } }: Import,
  change: ContentChange,
): Promise<{ photos: NewPhoto[]; skipped: OrderedSkippedPhoto[] }> {
  const photos: NewPhoto[] = [];
  const skipped: OrderedSkippedPhoto[] = [];
  const posters = await findPosters(sources);
  const posterFiles = new Set([...posters.values()].map(({ file }) => file));
  await forEachInQueue(createQueue(maxDecoders), sources, async (source, order) => {
    signal?.throwIfAborted();
    // It is imported with its video.
    if ('file' in source && posterFiles.has(source.file)) return reportDone();
    const fileName = 'file' in source ? path.basename(source.file) : source.fileName;
    try {
      let from: { file: string } | { fileName: string; bytes: Buffer };
      if ('file' in source) from = source;
      else {
        const bytes = await source.read();
        if (!Buffer.isBuffer(bytes)) {
          skipped.push({ fileName, why: bytes, isKnown: false, order });
          return reportDone();
        }
        from = { fileName, bytes };
      }
      // A photo that was imported before is not decoded again, so that a stopped import can continue.
      const look = 'bytes' in from ? await readCachedHash(from.bytes, cacheDir) : null;
      const same = look && !keepsLookalikes ? findLookalike(known, look) : undefined;
      if (same) {
        skipped.push({ fileName, why: looksTheSame(`content/${same.place}`), isKnown: true, order });
      } else {
        const normalized = isVideoPath(fileName)
          ? await normalizeVideo(from, photoStorageOptions, posters.get(source))
          : { ...(await normalizePhoto(from, photoStorageOptions)), video: null };
        const { stored, video, ...photo } = normalized;
        // For the original and for the stored file.
        if ('bytes' in from) await cacheHash(from.bytes, photo.hash, cacheDir);
        await cacheHash(stored, photo.hash, cacheDir);
        const captions = { ...photo.captions, ...captionsOf(source) };
        const staged = await change.stage(stored);
        const playing = video && { staged: await change.stage(video.bytes), ending: video.ending };
        const bytes = (video?.bytes ?? stored).length;
        photos.push({ ...photo, captions, staged, ...(playing ? { video: playing } : {}), bytes, order });
      }
    } catch (error) {
      // Keeps the stack of internal errors.
      if (!(error instanceof UnsupportedMediaError)) throw error;
      skipped.push({ fileName, why: error.diagnosticText, isKnown: false, order });
    }
    reportDone();
  });
  return { photos: photos.sort((a, b) => a.order - b.order), skipped };
}

/** The picture with the same name as a video is its poster, except for a Live Photo. */
async function findPosters(sources: readonly PhotoSource[]): Promise<Map<PhotoSource, { file: string }>> {
  const files = sources.flatMap((source) => ('file' in source ? [source] : []));
  const pictures = new Map(
    files.filter(({ file }) => !isVideoPath(file)).map(({ file }) => [stemOf(file), { file }]),
  );
  const posters = new Map<PhotoSource, { file: string }>();
  for (const source of files) {
    const picture = isVideoPath(source.file) ? pictures.get(stemOf(source.file)) : undefined;
    if (picture && !(await isPartOfPhoto(source.file))) posters.set(source, picture);
  }
  return posters;
}

function captionsOf({ captions = {} }: PhotoSource): Partial<PhotoCaptions> {
  return Object.fromEntries(
    Object.entries(captions).flatMap(([field, text]) => (cleanText(text) ? [[field, cleanText(text)]] : [])),
  );
}

/** Oldest first; photos without a date come last, in their given order. */
function sortByTime(photos: NewPhoto[]): NewPhoto[] {
  return photos.toSorted((a, b) => {
    const time = ({ captions }: NewPhoto) => captions.takenAt || '9999';
    return compareText(time(a), time(b)) || a.order - b.order;
  });
}

async function askForCaptions(
  photos: readonly NewPhoto[],
  { askForCaption, signal }: ImportOptions,
): Promise<CaptionedPhoto[]> {
  const captioned: CaptionedPhoto[] = [];
  for (const photo of photos) {
    signal?.throwIfAborted();
    const proposed = {
      title: photo.captions.caption || markFileNameCaption(captionFromName(photo.fileName)),
      alt: photo.captions.alt,
    };
    captioned.push({
      ...photo,
      captionAndAlt: (await askForCaption?.(photo.fileName, proposed, photo.source)) ?? proposed,
    });
  }
  signal?.throwIfAborted();
  return captioned;
}

async function addRecords(
  photos: readonly CaptionedPhoto[],
  change: ContentChange,
  import_: Import,
): Promise<AddedPhoto[]> {
  if (photos.length === 0) return [];
  const { contentDir, gallery, newGallery } = import_.options;
  const listFile = `${gallery}.yaml`;
  const isNew = newGallery !== undefined && !import_.isWritten;
  const created = isNew ? await planGallery(contentDir, gallery, newGallery) : null;
  const { text, records } = created
    ? { text: '[]\n', records: [] }
    : await new ContentStore(contentDir).readList(listFile);
  const usedNames = new Set(records.map(({ name }) => name));
  for (const { stem } of await listOriginals(contentDir)) {
    if (stem.startsWith(`/images/${gallery}/`)) usedNames.add(stem.slice(`/images/${gallery}/`.length));
  }
  const lastId = Math.max(0, ...records.map(({ id }) => id));
  // A list without ids stays without them.
  const isNumbered = records.length === 0 || lastId > 0;
  const language = await readLanguage(contentDir);
  const keepsCamera = await showsCamera(contentDir, gallery);
  const places = new Map<string, StagedPicture>();
  const added: AddedPhoto[] = [];
  const insertions: { at: number; record: object }[] = [];
  const today = localDate();
  for (const { captionAndAlt, ...photo } of photos) {
    const name = freeName(nameOf(photo.fileName, captionAndAlt.title, gallery, language), (candidate) =>
      usedNames.has(candidate),
    );
    usedNames.add(name);
    const id = isNumbered ? { id: lastId + added.length + 1 } : {};
    const record = {
      ...id,
      name,
      ...captionAndAlt,
      source: `/images/${gallery}/${name}${photo.video?.ending ?? '.jpg'}`,
      added: today,
      ...(keepsCamera && photo.captions.camera ? { camera: photo.captions.camera } : {}),
    };
    insertions.push({ at: Number.POSITIVE_INFINITY, record });
    places.set(`images/${gallery}/${name}${photo.ending}`, photo.staged);
    if (photo.video) places.set(`images/${gallery}/${name}${photo.video.ending}`, photo.video.staged);
    const { fileName, width, height, bytes, hadLocation } = photo;
    added.push({ ...record, fileName, width, height, bytes, hadLocation });
  }
  const texts = new Map([
    ...(created?.texts ?? []),
    [listFile, insertRecords(text, [], insertions)] as const,
  ]);
  const continues = import_.options.continuesChange || import_.isWritten;
  await change.commit(places, texts, { continues });
  import_.galleryFile ??= created?.file ?? null;
  return added;
}

/** The caption takes precedence over a file name from a camera, which has no meaning. */
function nameOf(fileName: string, title: string, gallery: string, language: string): string {
  const fromFile = slugify(stemOf(fileName), language);
  const fromTitle = slugify(title, language);
  const [first, second] = isCameraName(fileName) ? [fromTitle, fromFile] : [fromFile, fromTitle];
  return first || second || gallery;
}
