import path from 'node:path';
import { toSentences } from '../../core/diagnostics.ts';
import { isVideoPath } from '../../core/picture.ts';
import { markFileNameCaption } from '../../core/placeholders.ts';
import { slugify } from '../../core/slugify.ts';
import { freeName, stemOf } from '../../core/text.ts';
import { writeAtomically } from '../../files/write-atomically.ts';
import { listOriginals } from '../../media/originals/list-originals.ts';
import { UnsupportedMediaError } from '../../media/originals/unsupported-media-error.ts';
import { normalizePhoto, readLanguage, readPhotoStorageOptions } from '../../owner/normalize-photo.ts';
import { normalizeVideo } from '../../owner/normalize-video.ts';
import { findLookalike, type HashedPicture, hashPictures } from '../../owner/perceptual-hash.ts';
import { captionFromName, isCameraName } from '../../owner/photo-captions.ts';
import type { ImportAnswer } from '../protocol/protocol.ts';
import { publicPathOf } from './dropped-pictures.ts';

/** The name of a picture if neither its file name nor its caption can be used. */
const defaultName = 'picture';

type Options = {
  contentDir: string;
  /** Where the picture is stored until its record is saved; see dropped-pictures.ts. */
  droppedDir: string;
  /** Caches the perceptual hashes of pictures. */
  cacheDir: string;
};

/**
 * Prepares a picture or video for content/images/<folder>/ as `npm run photos add` does: upright, in sRGB, no larger than
 * needed, without location or camera, under a free name. For a duplicate of a file in that folder, the answer names the
 * existing file.
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
    const isVideo = isVideoPath(fileName);
    const photo = isVideo
      ? await normalizeVideo({ fileName, bytes }, options)
      : { ...(await normalizePhoto({ fileName, bytes }, options)), video: null };
    const caption = photo.captions.caption || markFileNameCaption(captionFromName(fileName));
    const texts = { caption, alt: photo.captions.alt };
    const isInFolder = ({ place }: HashedPicture) => place.slice(0, place.lastIndexOf('/')) === base;
    const saved = isVideo
      ? undefined
      : findLookalike((await hashPictures(contentDir, cacheDir)).filter(isInFolder), photo.hash);
    if (saved) {
      return answer(saved.place, texts, [`content/${saved.place} looks the same and is used instead.`]);
    }
    const drops = await hashPictures(droppedDir, cacheDir);
    const dropped = isVideo ? undefined : findLookalike(drops.filter(isInFolder), photo.hash);
    if (dropped) {
      return answer(dropped.place, texts, [
        `You already dropped this picture. Saving stores it as content/${dropped.place}.`,
      ]);
    }

    const originals = [...(await listOriginals(contentDir)), ...(await listOriginals(droppedDir))];
    const taken = new Set(originals.map(({ stem }) => stem));
    const language = await readLanguage(contentDir);
    const name = freeName(nameOf(fileName, texts.caption, language), (candidate) =>
      taken.has(`/${base}/${candidate}`),
    );
    const { video, stored } = photo;
    const place = `${base}/${name}${video?.ending ?? photo.ending}`;
    await writeAtomically(path.join(droppedDir, `${base}/${name}${photo.ending}`), stored);
    if (video) await writeAtomically(path.join(droppedDir, place), video.bytes);
    return answer(place, texts, importNotes(place, photo));
  } catch (error) {
    // Errors in our code keep their stack trace.
    if (error instanceof UnsupportedMediaError)
      return { refused: `${fileName}: ${toSentences(error.diagnosticText)}` };
    throw error;
  }
}

function answer(place: string, texts: { caption: string; alt: string }, notes: string[]): ImportAnswer {
  return { source: publicPathOf(place), name: path.posix.parse(place).name, ...texts, notes };
}

function importNotes(
  place: string,
  { width, height, hadLocation }: { width: number; height: number; hadLocation: boolean },
): string[] {
  const stored = `Saving stores it as content/${place}, ${width} × ${height} px.`;
  return hadLocation ? [stored, 'The location in the file was removed.'] : [stored];
}

/** File names from cameras (IMG_1234) are useless, so the caption is used instead. */
function nameOf(fileName: string, caption: string, language: string): string {
  const fromFile = isCameraName(fileName) ? '' : slugify(stemOf(fileName), language);
  return fromFile || slugify(caption, language) || defaultName;
}
