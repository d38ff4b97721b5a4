import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { prepareVideos } from '../../../src/media/videos/prepare-videos.ts';

/** What is beside a video, and the version of ffmpeg. */
export type Beside = { captions?: string; hasPoster?: boolean; ffmpeg?: string };

/** Publishes a video as /images/travel/NAME.mp4 in French, without ffmpeg unless its version is given. */
export async function prepareVideo(
  absolute: string,
  cacheDir: string,
  { captions, hasPoster = true, ffmpeg }: Beside = {},
) {
  const { base, name } = path.parse(absolute);
  const source = `/images/travel/${name}.mp4`;
  const file = { stem: '', relative: `images/travel/${base}`, absolute, kind: 'video' } as const;
  const track = captions === undefined ? null : path.join(cacheDir, `../${base}.vtt`);
  if (track) await writeFile(track, captions ?? '');
  const original = {
    file,
    poster: hasPoster ? { ...file, kind: 'picture' as const } : null,
    captions: track
      ? { file: { ...file, relative: `images/travel/${name}.vtt`, absolute: track }, language: null }
      : null,
  };
  const options = { cacheDir, language: 'fr', ffmpeg: ffmpeg ?? null };
  const { videos, ...prepared } = await prepareVideos(new Map([[source, original]]), options);
  return { video: videos.get(source), ...prepared };
}
