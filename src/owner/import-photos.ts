import path from 'node:path';
import { ContentStore } from '../content/content-store.ts';
import type { DiagnosticText } from '../core/diagnostics.ts';
import { slugify } from '../core/slugify.ts';
import { freeName, stemOf } from '../core/text.ts';
import { createQueue, forEachInQueue } from '../files/queue.ts';
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
  readPhotoStorageOptions,
} from './normalize-photo.ts';
import { isPartOfPhoto, isVideoName, normalizeVideo } from './normalize-video.ts';
import {
  cacheHash,
  findLookalike,
  type HashedPicture,
  hashPictures,
  readCachedHash,
} from './perceptual-hash.ts';
import { captionFromName, cleanWords, isCameraName, type PhotoCaptions } from './photo-captions.ts';

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
export type SkippedPhoto = { fileName: string; why: DiagnosticText; isKnown: boolean };

export type ImportOutcome = {
  added: AddedPhoto[];
  /** In the order of the sources. */
  skipped: SkippedPhoto[];
};

/** A file, or what reads its bytes and the name under which they came. */
export type PhotoSource = ({ file: string } | { fileName: string; read: () => Promise<Buffer> }) & {
  /** What is said of it elsewhere than in the file; it counts for more than what the file says. */
  said?: Partial<PhotoCaptions>;
};

export type ImportOptions = {
  contentDir: string;
  /** Caches what pictures look like, so that known ones are not read again. */
  cacheDir: string;
  /** Name of a gallery; its pictures go into the folder of content/images that is called like it. */
  gallery: string;
  /** Heading of the gallery, where it is to be made with its first photos. */
  newGallery?: string;
  /** Photos that are written together; what was written stays when a later part is stopped. Left out: all. */
  writtenTogether?: number;
  /** What the pictures of content/ look like, where somebody has just looked. */
  known?: readonly HashedPicture[];
  /** Whether `undo` takes this back with what was changed right before. */
  continuesChange?: boolean;
  /** Also take a photo that looks like one that is there already. */
  keepsLookalikes?: boolean;
  /** Asked for each photo before it is added, with what the photo itself says ("" for nothing). */
  askForCaption?: (fileName: string, proposed: CaptionAndAlt) => Promise<CaptionAndAlt>;
  onProgress?: (progress: PictureProgress) => void;
  signal?: AbortSignal;
};

type Staged = Omit<NormalizedPhoto, 'master'> & {
  staged: StagedPicture;
  /** What plays in its place. */
  video?: { staged: StagedPicture; ending: string };
  bytes: number;
  order: number;
};

/** With the caption and alt that its record will have. */
type Worded = Staged & { captionAndAlt: CaptionAndAlt };

/** Decoders at work at once; each holds one photo of a camera, some hundred megabytes at most. */
const decodersAtOnce = 2;

/**
 * Brings photos into one list of content/: a master of each into its folder, a record of each to the end of its
 * file, oldest photo first. What cannot be read or is there already is skipped with a reason; everything else is
 * added, `writtenTogether` at a time. Rejects with `YamlEditError` when the list cannot be added to, and with the
 * signal's reason when it is aborted; of the part that was under way nothing has been added then.
 */
export async function importPhotos(
  sources: readonly PhotoSource[],
  options: ImportOptions,
): Promise<ImportOutcome & { known: HashedPicture[] }> {
  const { contentDir, gallery, writtenTogether = sources.length } = options;
  // Before the long work: a list that cannot be added to is told at once.
  if (options.newGallery === undefined) await new ContentStore(contentDir).readList(`${gallery}.yaml`);
  const import_: Import = {
    options,
    photoStorageOptions: await readPhotoStorageOptions(contentDir),
    known: await hashPictures(contentDir, options.cacheDir, options.known),
    tell: tellProgress(sources.length, options.onProgress),
    continuesChange: options.continuesChange ?? false,
    isBegun: false,
  };
  const outcome: ImportOutcome = { added: [], skipped: [] };
  for (let from = 0; from < sources.length; from += writtenTogether) {
    const { added, skipped } = await importTogether(sources.slice(from, from + writtenTogether), import_);
    outcome.added.push(...added);
    outcome.skipped.push(...skipped);
    import_.continuesChange ||= added.length > 0;
    import_.isBegun ||= added.length > 0;
  }
  return { ...outcome, known: import_.known };
}

/** What the parts of one import share. */
type Import = {
  options: ImportOptions;
  photoStorageOptions: PhotoStorageOptions;
  known: HashedPicture[];
  tell: () => void;
  continuesChange: boolean;
  /** Whether the new gallery is there by now. */
  isBegun: boolean;
};

function tellProgress(total: number, onProgress: ImportOptions['onProgress']): () => void {
  const startedAt = performance.now();
  let done = 0;
  return () => {
    done += 1;
    const secondsLeft = ((performance.now() - startedAt) / done / 1000) * (total - done);
    onProgress?.({ done, total, secondsLeft });
  };
}

async function importTogether(sources: readonly PhotoSource[], import_: Import): Promise<ImportOutcome> {
  const { options } = import_;
  const { contentDir, cacheDir } = options;
  const skipped: (SkippedPhoto & { order: number })[] = [];
  const change = await ContentChange.begin(contentDir);
  try {
    const readied = await readyAll(sources, import_, change);
    skipped.push(...readied.skipped);
    const skip = ({ fileName, order }: Staged, why: DiagnosticText) =>
      skipped.push({ fileName, order, why, isKnown: true });
    const fresh: Staged[] = [];
    for (const photo of withoutKnown(readied.photos, import_.known, options, skip)) {
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
    const worded = await askForWords(inOrderOfTime(fresh), options);
    const added = await withContentLock(contentDir, async () => {
      // Another import may have brought the same photos in the meantime.
      if (worded.length > 0) import_.known = await hashPictures(contentDir, cacheDir, import_.known);
      return addRecords(withoutKnown(worded, import_.known, options, skip), change, import_);
    });
    const inOrder = skipped.sort((a, b) => a.order - b.order);
    return { added, skipped: inOrder.map(({ order: _order, ...skip }) => skip) };
  } finally {
    await change.discard();
  }
}

function withoutKnown<P extends Staged>(
  photos: readonly P[],
  known: readonly HashedPicture[],
  { keepsLookalikes }: ImportOptions,
  skip: (photo: P, why: DiagnosticText) => void,
): P[] {
  if (keepsLookalikes) return [...photos];
  return photos.filter((photo) => {
    const same = findLookalike(known, photo.hash);
    if (same) skip(photo, looksTheSame(`content/${same.place}`));
    return !same;
  });
}

function looksTheSame(other: string): DiagnosticText {
  return {
    summary: `this looks the same as ${other}`,
    why: 'Visitors would see one picture twice.',
    fix: 'To add it anyway:   --keep-lookalikes',
  };
}

async function readyAll(
  sources: readonly PhotoSource[],
  { photoStorageOptions, known, tell, options: { cacheDir, keepsLookalikes, signal } }: Import,
  change: ContentChange,
): Promise<{ photos: Staged[]; skipped: (SkippedPhoto & { order: number })[] }> {
  const photos: Staged[] = [];
  const skipped: (SkippedPhoto & { order: number })[] = [];
  const posters = await postersIn(sources);
  const asPosters = new Set([...posters.values()].map(({ file }) => file));
  await forEachInQueue(createQueue(decodersAtOnce), sources, async (source, order) => {
    signal?.throwIfAborted();
    // It comes with its video.
    if ('file' in source && asPosters.has(source.file)) return tell();
    const fileName = 'file' in source ? path.basename(source.file) : source.fileName;
    try {
      const from = 'file' in source ? source : { fileName, bytes: await source.read() };
      // One that came before is known without being decoded: an import that was stopped goes on where it was.
      const look = 'bytes' in from ? await readCachedHash(from.bytes, cacheDir) : null;
      const same = look && !keepsLookalikes ? findLookalike(known, look) : undefined;
      if (same) {
        skipped.push({
          fileName,
          why: looksTheSame(`content/${same.place}`),
          isKnown: true,
          order,
        });
      } else {
        const readied = isVideoName(fileName)
          ? await normalizeVideo(from, photoStorageOptions, posters.get(source))
          : { ...(await normalizePhoto(from, photoStorageOptions)), video: null };
        const { master, video, ...photo } = readied;
        // Of what came, and of what content/ will hold.
        if ('bytes' in from) await cacheHash(from.bytes, photo.hash, cacheDir);
        await cacheHash(master, photo.hash, cacheDir);
        const words = { ...photo.words, ...said(source) };
        const staged = await change.stage(master);
        const playing = video && { staged: await change.stage(video.bytes), ending: video.ending };
        const bytes = (video?.bytes ?? master).length;
        photos.push({ ...photo, words, staged, ...(playing ? { video: playing } : {}), bytes, order });
      }
    } catch (error) {
      // Our own bugs keep their stack; only what is wrong with a file becomes a sentence.
      if (!(error instanceof UnsupportedMediaError)) throw error;
      skipped.push({ fileName, why: error.diagnosticText, isKnown: false, order });
    }
    tell();
  });
  return { photos: photos.sort((a, b) => a.order - b.order), skipped };
}

/** The pictures that lie beside videos under their names, to stand for them; not those that a video is only a part of. */
async function postersIn(sources: readonly PhotoSource[]): Promise<Map<PhotoSource, { file: string }>> {
  const files = sources.flatMap((source) => ('file' in source ? [source] : []));
  const pictures = new Map(
    files.filter(({ file }) => !isVideoName(file)).map(({ file }) => [stemOf(file), { file }]),
  );
  const posters = new Map<PhotoSource, { file: string }>();
  for (const source of files) {
    const picture = isVideoName(source.file) ? pictures.get(stemOf(source.file)) : undefined;
    if (picture && !(await isPartOfPhoto(source.file))) posters.set(source, picture);
  }
  return posters;
}

function said({ said = {} }: PhotoSource): Partial<PhotoCaptions> {
  return Object.fromEntries(
    Object.entries(said).flatMap(([field, text]) => (cleanWords(text) ? [[field, cleanWords(text)]] : [])),
  );
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
  { askForCaption, signal }: ImportOptions,
): Promise<Worded[]> {
  const worded: Worded[] = [];
  for (const photo of photos) {
    signal?.throwIfAborted();
    const proposed = { title: photo.words.caption || captionFromName(photo.fileName), alt: photo.words.alt };
    worded.push({ ...photo, captionAndAlt: (await askForCaption?.(photo.fileName, proposed)) ?? proposed });
  }
  signal?.throwIfAborted();
  return worded;
}

async function addRecords(
  photos: readonly Worded[],
  change: ContentChange,
  import_: Import,
): Promise<AddedPhoto[]> {
  if (photos.length === 0) return [];
  const { contentDir, gallery, newGallery } = import_.options;
  const listFile = `${gallery}.yaml`;
  const isNew = newGallery !== undefined && !import_.isBegun;
  const begun = isNew ? await planGallery(contentDir, gallery, newGallery) : null;
  const { text, records } = begun
    ? { text: '[]\n', records: [] }
    : await new ContentStore(contentDir).readList(listFile);
  const taken = new Set(records.map(({ name }) => name));
  for (const { stem } of await listOriginals(contentDir)) {
    if (stem.startsWith(`/images/${gallery}/`)) taken.add(stem.slice(`/images/${gallery}/`.length));
  }
  const lastId = Math.max(0, ...records.map(({ id }) => id));
  // A list whose records have no numbers goes on without them.
  const isNumbered = records.length === 0 || lastId > 0;
  const places = new Map<string, StagedPicture>();
  const added: AddedPhoto[] = [];
  const grown: { at: number; record: object }[] = [];
  for (const { captionAndAlt, ...photo } of photos) {
    const name = freeName(nameOf(photo.fileName, captionAndAlt.title, gallery), (candidate) =>
      taken.has(candidate),
    );
    taken.add(name);
    const id = isNumbered ? { id: lastId + added.length + 1 } : {};
    const record = {
      ...id,
      name,
      ...captionAndAlt,
      source: `/images/${gallery}/${name}${photo.video?.ending ?? '.jpg'}`,
    };
    grown.push({ at: Number.POSITIVE_INFINITY, record });
    places.set(`images/${gallery}/${name}${photo.ending}`, photo.staged);
    if (photo.video) places.set(`images/${gallery}/${name}${photo.video.ending}`, photo.video.staged);
    const { fileName, width, height, bytes, hadLocation } = photo;
    added.push({ ...record, fileName, width, height, bytes, hadLocation });
  }
  const texts = new Map([...(begun?.texts ?? []), [listFile, insertRecords(text, [], grown)] as const]);
  await change.commit(places, texts, { continues: import_.continuesChange });
  return added;
}

/** A camera's own name says nothing; then the caption gives the address. */
function nameOf(fileName: string, title: string, gallery: string): string {
  const fromFile = slugify(stemOf(fileName));
  const fromTitle = slugify(title);
  const [first, second] = isCameraName(fileName) ? [fromTitle, fromFile] : [fromFile, fromTitle];
  return first || second || gallery;
}
