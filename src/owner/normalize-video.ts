import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stemOf } from '../core/text.ts';
import { UnsupportedMediaError } from '../media/originals/unsupported-media-error.ts';
import { findFfmpeg } from '../media/videos/ffmpeg.ts';
import { refusalOf } from '../media/videos/prepare-videos.ts';
import { remuxVideo } from '../media/videos/remux-video.ts';
import { validateVideo } from '../media/videos/validate-video.ts';
import {
  containerFor,
  encodeForWeb,
  encodeFrame,
  isHeavy,
  whyUnplayable,
} from '../media/videos/web-version.ts';
import { type NormalizedPhoto, normalizePhoto, type PhotoStorageOptions } from './normalize-photo.ts';

/** A video as content/images will store it; `stored` is its poster. */
type NormalizedVideo = NormalizedPhoto & { video: { bytes: Buffer; ending: '.mp4' | '.webm' } };

/** Whether a video is the moving part of a Live Photo; false if it cannot be read. */
export async function isPartOfPhoto(file: string): Promise<boolean> {
  return validateVideo(file).then(
    ({ isOfPhoto }) => isOfPhoto,
    () => false,
  );
}

/**
 * Reads one video from a file or from bytes with their original name. Removes everything except picture and sound, and
 * creates its poster from `posterFrom` or from a frame. Throws `UnsupportedMediaError`.
 */
export async function normalizeVideo(
  from: { file: string } | { fileName: string; bytes: Buffer },
  options: PhotoStorageOptions,
  posterFrom?: { file: string },
): Promise<NormalizedVideo> {
  if ('file' in from) return ready(from.file, path.basename(from.file), options, posterFrom);
  const folder = await mkdtemp(path.join(tmpdir(), 'video-'));
  try {
    const file = path.join(folder, 'came');
    await writeFile(file, from.bytes);
    return await ready(file, from.fileName, options, posterFrom);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function ready(
  file: string,
  fileName: string,
  options: PhotoStorageOptions,
  posterFrom: { file: string } | undefined,
): Promise<NormalizedVideo> {
  const facts = await validateVideo(file);
  if (facts.isOfPhoto) {
    throw new UnsupportedMediaError({
      code: 'live-photo-video',
      summary: 'this is the video part of a Live Photo',
      why: 'The photo itself has the same name.',
      fix: '',
    });
  }
  const version = await findFfmpeg();
  const refusal = refusalOf(facts, version);
  if (refusal) throw new UnsupportedMediaError(refusal);
  if (version === null && !posterFrom) {
    throw new UnsupportedMediaError({
      code: 'video-needs-poster',
      summary: 'this video has no poster',
      why: 'Visitors see the poster before the video plays. A frame can be taken if ffmpeg is installed.',
      fix: 'Install ffmpeg, or put a picture with the same name beside it and add both.',
    });
  }
  const frame = posterFrom ?? { fileName: `${stemOf(fileName)}.jpg`, bytes: await encodeFrame(file, facts) };
  const poster = await normalizePhoto(frame, options);
  const isEncoded = version !== null && (whyUnplayable(facts) !== null || isHeavy(facts));
  const container = isEncoded ? 'mp4' : containerFor(facts);
  const bytes = isEncoded ? await encodeForWeb(file, facts) : await remuxVideo(file, container);
  return {
    ...poster,
    fileName,
    source: facts.source,
    hadLocation: facts.hasLocation || poster.hadLocation,
    captions: { ...poster.captions, takenAt: facts.filmedAt },
    video: { bytes, ending: `.${container}` },
  };
}
