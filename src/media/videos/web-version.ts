import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnsupportedMediaError } from '../originals/unsupported-media-error.ts';
import { ffmpegInput, runFfmpeg } from './ffmpeg.ts';
import { type Container, remuxVideo } from './remux-video.ts';
import type { VideoFacts } from './validate-video.ts';

/** Longest and shortest side of published videos, in px: 1080p in any orientation. */
const largest = { long: 1920, short: 1080 };

/** Videos above this are encoded; phones record 1080p with two to three times as much. */
const maxBitsPerSecond = 8_000_000;

const playedCodecs = ['avc', 'vp8', 'vp9', 'av1'];
const playedSounds = ['aac', 'mp3', 'opus'];
/** Profiles of H.264 that every browser decodes: baseline, main and high, of 8 bits and 4:2:0. */
const playedProfiles = /^avc1\.(?:42|4d|58|64)/i;

/** Why browsers cannot play a video: its `picture` or `sound`; null if they can. */
export function whyUnplayable({
  videoCodec,
  codecParameters,
  audioCodec,
}: VideoFacts): 'picture' | 'sound' | null {
  if (!playedCodecs.includes(videoCodec ?? '')) return 'picture';
  if (videoCodec === 'avc' && !playedProfiles.test(codecParameters)) return 'picture';
  if (audioCodec === undefined || playedSounds.includes(audioCodec ?? '')) return null;
  return audioCodec === 'vorbis' && videoCodec !== 'avc' ? null : 'sound';
}

/** Whether a video should be encoded to reduce its size. */
export function isHeavy({ width, height, bytes, seconds }: VideoFacts): boolean {
  const isLarge = Math.max(width, height) > largest.long || Math.min(width, height) > largest.short;
  return isLarge || (bytes * 8) / seconds > maxBitsPerSecond;
}

/** Container of a video that is not encoded; WebM allows certain codecs only. */
export function containerFor({ videoCodec, audioCodec }: VideoFacts): Container {
  const isForWebm = videoCodec === 'vp8' || videoCodec === 'vp9' || videoCodec === 'av1';
  const soundIsForWebm = audioCodec === undefined || audioCodec === 'opus' || audioCodec === 'vorbis';
  return isForWebm && soundIsForWebm ? 'webm' : 'mp4';
}

/** Size in px of the web version: even numbers, never enlarged. */
export function webSize({ width, height }: Pick<VideoFacts, 'width' | 'height'>): {
  width: number;
  height: number;
} {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.min(1, largest.long / long, largest.short / short);
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(width), height: even(height) };
}

/** Maps HDR to SDR; without it, colors look gray. Needs an ffmpeg with zimg, which most have. */
const toCommonRange =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=mobius:desat=0,zscale=t=bt709:m=bt709:r=tv,';

/** Upright, with square pixels, in the colors of common screens. */
function filtersOf(facts: Pick<VideoFacts, 'width' | 'height' | 'isHdr'>): string {
  const { width, height } = webSize(facts);
  return `scale=${width}:${height}:flags=lanczos,setsar=1,${facts.isHdr ? toCommonRange : ''}format=yuv420p`;
}

/** Arguments of ffmpeg for the web version, whose output still goes through `remuxVideo`. */
export function webVersionArgs(facts: VideoFacts, output: string): string[] {
  return [
    ...'-map 0:v:0 -map 0:a:0? -sn -dn -map_metadata -1 -map_chapters -1'.split(' '),
    ...['-vf', filtersOf(facts), '-fpsmax', '60'],
    // 23 is the default quality; the maximum rate limits scenes full of motion, such as water.
    ...'-c:v libx264 -profile:v high -preset medium -crf 23 -maxrate 6M -bufsize 12M'.split(' '),
    ...'-c:a aac -b:a 128k -ac 2'.split(' '),
    ...'-fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart'.split(' '),
    ...['-f', 'mp4', `file:${output}`],
  ];
}

/** Arguments for a frame of the first seconds as JPEG: the very first one is often black. */
export function posterArgs({ seconds, ...facts }: VideoFacts, output: string): string[] {
  return [
    ...['-ss', Math.min(3, seconds / 10).toFixed(2)],
    ...'-map 0:v:0 -map_metadata -1 -frames:v 1'.split(' '),
    ...['-vf', filtersOf(facts), '-pix_fmt', 'yuvj420p', '-q:v', '2'],
    ...'-c:v mjpeg -fflags +bitexact -flags:v +bitexact -f image2 -update 1'.split(' '),
    `file:${output}`,
  ];
}

/** Time limits of ffmpeg: for a frame, and for a second of video (plus a minute). */
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
