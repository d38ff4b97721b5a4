import { stat } from 'node:fs/promises';
import { stemOf } from '../../core/text.ts';
import { sharp } from '../../media/images/set-up-sharp.ts';
import { isPicture, type OriginalFile } from '../../media/originals/list-originals.ts';
import { encodeFrame } from '../../media/videos/encode-video.ts';
import { findFfmpeg } from '../../media/videos/ffmpeg.ts';
import { validateVideo } from '../../media/videos/validate-video.ts';
import type { EditedFolders } from './drafts.ts';
import { findOriginals } from './list-pictures.ts';

/** Longest side in px: twice what the largest field shows. */
const sizePx = 480;

/**
 * A small JPEG of the original behind a public path (`/images/travel/name.jpg`), upright and without metadata; null
 * where there is none that can be read. The path is compared with those that are there, never opened.
 */
export function createThumbnails(folders: EditedFolders): (source: string) => Promise<Uint8Array | null> {
  const known = new Map<string, { mtimeMs: number; bytes: Promise<Uint8Array | null> }>();
  return async (source) => {
    const stem = stemOf(source);
    const named = (await findOriginals(folders)).filter((candidate) => candidate.stem === stem);
    // A video without a poster of its own shows the frame that a build would take.
    const original = named.find(isPicture) ?? named.find(({ kind }) => kind === 'video');
    if (!original) return null;
    const { mtimeMs } = await stat(original.absolute);
    const present = known.get(original.absolute);
    if (present?.mtimeMs === mtimeMs) return present.bytes;
    const bytes = shrink(original);
    known.set(original.absolute, { mtimeMs, bytes });
    return bytes;
  };
}

async function shrink({ absolute, kind }: OriginalFile): Promise<Uint8Array | null> {
  try {
    if (kind === 'video' && (await findFfmpeg()) === null) return null;
    const picture = kind === 'video' ? await encodeFrame(absolute, await validateVideo(absolute)) : absolute;
    return await sharp(picture)
      .autoOrient()
      .resize(sizePx, sizePx, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 72 })
      .toBuffer();
  } catch {
    // The check of the content tells what is wrong with the picture.
    return null;
  }
}
