import path from 'node:path';
import type { DiagnosticText } from '../../core/diagnostics.ts';
import { slugify } from '../../core/slugify.ts';
import { freeName, stemOf } from '../../core/text.ts';
import { writeAtomically } from '../../files/write-atomically.ts';
import { listOriginals } from '../../media/originals/list-originals.ts';
import { UnsupportedMediaError } from '../../media/originals/unsupported-media-error.ts';
import { normalizePhoto, readPhotoStorageOptions } from '../../owner/normalize-photo.ts';
import { isVideoName, normalizeVideo } from '../../owner/normalize-video.ts';
import { findLookalike, type HashedPicture, hashPictures } from '../../owner/perceptual-hash.ts';
import { captionFromName, isCameraName } from '../../owner/photo-captions.ts';
import type { ImportAnswer } from '../protocol/protocol.ts';
import * as messages from './editor-messages.ts';
import { publicPathOf } from './public-path.ts';

/** What a picture is called of which neither its file's name nor its description says anything. */
const plainName = 'picture';

type Options = {
  contentDir: string;
  /** Where the picture waits for its record to be saved; see dropped-pictures.ts. */
  droppedDir: string;
  /** Caches what the pictures of content/ look like, so that known ones are not read again. */
  cacheDir: string;
};

/**
 * Makes one picture or video ready for content/images/<folder>/ as `npm run photos add` does: upright, in sRGB, no larger than
 * needed, without location or camera. It gets a name that is free there. One that is in that folder already is not
 * taken a second time: the answer names the one that is there.
 */
export async function importPicture(
  { contentDir, droppedDir, cacheDir }: Options,
  bytes: Buffer,
  fileName: string,
  folder: string,
): Promise<ImportAnswer> {
  const base = folder === '' ? 'images' : `images/${folder}`;
  try {
    const options = await readPhotoStorageOptions(contentDir);
    const isVideo = isVideoName(fileName);
    const photo = isVideo
      ? await normalizeVideo({ fileName, bytes }, options)
      : { ...(await normalizePhoto({ fileName, bytes }, options)), video: null };
    const words = { caption: photo.words.caption || captionFromName(fileName), alt: photo.words.alt };
    const isNeighbour = ({ place }: HashedPicture) => place.slice(0, place.lastIndexOf('/')) === base;
    const kept = isVideo
      ? undefined
      : findLookalike((await hashPictures(contentDir, cacheDir)).filter(isNeighbour), photo.hash);
    if (kept) return answer(kept.place, words, [messages.pictureIsThere(kept.place)]);
    const dropped = await hashPictures(droppedDir, cacheDir);
    const waiting = isVideo ? undefined : findLookalike(dropped.filter(isNeighbour), photo.hash);
    if (waiting) return answer(waiting.place, words, [messages.pictureWaits(waiting.place)]);

    const originals = [...(await listOriginals(contentDir)), ...(await listOriginals(droppedDir))];
    const taken = new Set(originals.map(({ stem }) => stem));
    const name = freeName(nameOf(fileName, words.caption), (candidate) => taken.has(`/${base}/${candidate}`));
    const place = `${base}/${name}${photo.ending}`;
    await writeAtomically(path.join(droppedDir, place), photo.master);
    if (!photo.video) return answer(place, words, messages.importedPicture(place, photo));
    const played = `${base}/${name}${photo.video.ending}`;
    await writeAtomically(path.join(droppedDir, played), photo.video.bytes);
    return answer(played, words, messages.importedPicture(played, photo));
  } catch (error) {
    // Our own bugs keep their stack; only what is wrong with the file becomes a sentence.
    if (error instanceof UnsupportedMediaError) return refusal(fileName, error.diagnosticText);
    throw error;
  }
}

function answer(place: string, words: { caption: string; alt: string }, notes: string[]): ImportAnswer {
  return { source: publicPathOf(place), name: path.posix.parse(place).name, ...words, notes };
}

/** A camera's own name says nothing; then the caption gives the address. */
function nameOf(fileName: string, caption: string): string {
  const fromFile = isCameraName(fileName) ? '' : slugify(stemOf(fileName));
  return fromFile || slugify(caption) || plainName;
}

function refusal(fileName: string, { summary, why, fix }: DiagnosticText): ImportAnswer {
  return { refused: [`${fileName}: ${summary}.`, why, fix].filter(Boolean).join(' ') };
}
