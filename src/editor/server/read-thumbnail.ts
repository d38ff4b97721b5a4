import { stat } from 'node:fs/promises';
import { stemOf } from '../../core/text.ts';
import { sharp } from '../../media/images/set-up-sharp.ts';
import { isPicture, type OriginalFile } from '../../media/originals/list-originals.ts';
import { findFfmpeg } from '../../media/videos/ffmpeg.ts';
import { validateVideo } from '../../media/videos/validate-video.ts';
import { encodeFrame } from '../../media/videos/web-version.ts';
import type { EditedFolders } from './drafts.ts';
import { findOriginals } from './dropped-pictures.ts';

/** Twice the size of the largest thumbnail. */
const maxSidePx = 480;

/**
 * Renders a small JPEG, without metadata, of the original with a public path (`/images/travel/name.jpg`); null if none
 * can be read. The path is compared with those of existing files, never opened.
 */
export function createThumbnails(folders: EditedFolders): (source: string) => Promise<Uint8Array | null> {
  const cache = new Map<string, { mtimeMs: number; bytes: Promise<Uint8Array | null> }>();
  // A page requests dozens at once, and listing 3,000 files for each takes a second.
  let listing: ReturnType<typeof findOriginals> | null = null;
  const list = () => {
    listing ??= findOriginals(folders).finally(() => {
      listing = null;
    });
    return listing;
  };
  return async (source) => {
    const stem = stemOf(source);
    const findNamed = async (all: Promise<OriginalFile[]>) =>
      (await all).filter((candidate) => candidate.stem === stem);
    const listed = await findNamed(list());
    // The picture may be newer than the list.
    const named = listed.length > 0 ? listed : await findNamed(findOriginals(folders));
    // A video without a poster shows the frame that a build would choose.
    const original = named.find(isPicture) ?? named.find(({ kind }) => kind === 'video');
    if (!original) return null;
    const { mtimeMs } = await stat(original.absolute);
    const cached = cache.get(original.absolute);
    if (cached?.mtimeMs === mtimeMs) return cached.bytes;
    const bytes = shrink(original);
    cache.set(original.absolute, { mtimeMs, bytes });
    return bytes;
  };
}

async function shrink({ absolute, kind }: OriginalFile): Promise<Uint8Array | null> {
  try {
    if (kind === 'video' && (await findFfmpeg()) === null) return null;
    const picture = kind === 'video' ? await encodeFrame(absolute, await validateVideo(absolute)) : absolute;
    return await sharp(picture)
      .autoOrient()
      .resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 72 })
      .toBuffer();
  } catch {
    // Validation reports the problem.
    return null;
  }
}
