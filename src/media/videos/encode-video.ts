import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnsupportedMediaError } from '../originals/unsupported-media-error.ts';
import { ffmpegInput, runFfmpeg } from './ffmpeg.ts';
import { remuxVideo } from './remux-video.ts';
import type { VideoFacts } from './validate-video.ts';
import { videoMessages } from './video-messages.ts';
import { posterArgs, webVersionArgs } from './web-version.ts';

/** How long ffmpeg may take: for a frame, and for each second of a video beside the first minute. */
const framePatienceMs = 60_000;
const patiencePerSecondMs = 30_000;

/** A frame of the first seconds as JPEG. Needs ffmpeg; throws `UnsupportedMediaError`. */
export function encodeFrame(file: string, facts: VideoFacts): Promise<Buffer> {
  return encode(file, facts, { argsFor: posterArgs, patienceMs: framePatienceMs, take: readFile });
}

/** The web version of a video as MP4. Needs ffmpeg; throws `UnsupportedMediaError`. */
export function encodeForWeb(file: string, facts: VideoFacts): Promise<Buffer> {
  const patienceMs = (60 + facts.seconds) * patiencePerSecondMs;
  const take = (made: string) => remuxVideo(made, 'mp4');
  return encode(file, facts, { argsFor: webVersionArgs, patienceMs, take });
}

type Encoding = {
  argsFor: (facts: VideoFacts, output: string) => string[];
  patienceMs: number;
  /** Reads what was made, before its folder goes. */
  take: (made: string) => Promise<Buffer>;
};

async function encode(file: string, facts: VideoFacts, encoding: Encoding): Promise<Buffer> {
  const { argsFor, patienceMs, take } = encoding;
  const folder = await mkdtemp(join(tmpdir(), 'video-'));
  try {
    const made = join(folder, 'made');
    const args = [...ffmpegInput(file, facts.family), ...argsFor(facts, made)];
    const failure = await runFfmpeg(args, { patienceMs, folder });
    // Without what it needs for it, colors are taken as they are.
    if (facts.isHdr && /zscale|tonemap/.test(failure ?? ''))
      return await encode(file, { ...facts, isHdr: false }, encoding);
    const isMade = await stat(made).then(
      ({ size }) => size > 0,
      () => false,
    );
    if (failure !== null || !isMade)
      throw new UnsupportedMediaError(videoMessages.notEncoded(failure ?? 'nothing'));
    return await take(made);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
