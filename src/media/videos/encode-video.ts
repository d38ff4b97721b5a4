import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnsupportedMediaError } from '../originals/unsupported-media-error.ts';
import { ffmpegInput, runFfmpeg } from './ffmpeg.ts';
import { remuxVideo } from './remux-video.ts';
import type { VideoFacts } from './validate-video.ts';
import { posterArgs, webVersionArgs } from './web-version.ts';

/** Time limits of ffmpeg: for a frame, and per second of a video plus a minute. */
const frameTimeoutMs = 60_000;
const timeoutPerSecondMs = 30_000;

/** A frame of the first seconds as JPEG. Needs ffmpeg; throws `UnsupportedMediaError`. */
export function encodeFrame(file: string, facts: VideoFacts): Promise<Buffer> {
  return encode(file, facts, { argsFor: posterArgs, timeoutMs: frameTimeoutMs, take: readFile });
}

/** The web version of a video as MP4. Needs ffmpeg; throws `UnsupportedMediaError`. */
export function encodeForWeb(file: string, facts: VideoFacts): Promise<Buffer> {
  const timeoutMs = (60 + facts.seconds) * timeoutPerSecondMs;
  const take = (output: string) => remuxVideo(output, 'mp4');
  return encode(file, facts, { argsFor: webVersionArgs, timeoutMs, take });
}

type Encoding = {
  argsFor: (facts: VideoFacts, output: string) => string[];
  timeoutMs: number;
  /** Reads the output before its folder is removed. */
  take: (output: string) => Promise<Buffer>;
};

async function encode(file: string, facts: VideoFacts, encoding: Encoding): Promise<Buffer> {
  const { argsFor, timeoutMs, take } = encoding;
  const folder = await mkdtemp(join(tmpdir(), 'video-'));
  try {
    const output = join(folder, 'output');
    const args = [...ffmpegInput(file, facts.family), ...argsFor(facts, output)];
    const failure = await runFfmpeg(args, { timeoutMs, folder });
    // Without the filters for HDR, colors are not converted.
    if (facts.isHdr && /zscale|tonemap/.test(failure ?? ''))
      return await encode(file, { ...facts, isHdr: false }, encoding);
    const hasOutput = await stat(output).then(
      ({ size }) => size > 0,
      () => false,
    );
    if (failure !== null || !hasOutput)
      throw new UnsupportedMediaError({
        code: 'ffmpeg-failed',
        summary: 'ffmpeg could not convert this video',
        why: `It reported: ${failure?.split('\n', 1)[0]?.slice(0, 200) ?? 'nothing'}`,
        fix: 'Export it again as MP4 with H.264 and AAC, at 1080p or smaller.',
      });
    return await take(output);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
