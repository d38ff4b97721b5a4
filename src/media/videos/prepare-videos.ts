import { readFile } from 'node:fs/promises';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../../core/diagnostics.ts';
import { type Clip, posterPath } from '../../core/picture.ts';
import { formatBytes, stemOf } from '../../core/text.ts';
import { cachedFile, cacheKey, evictOldest, hasEntry, keepEntry, listEntry } from '../../files/cache.ts';
import type { VideoOriginal } from '../originals/index-originals.ts';
import { type FactsCache, type OriginalFile, readUnlessUnchanged } from '../originals/list-originals.ts';
import { diagnosticTextFor } from '../originals/unsupported-media-error.ts';
import type { PublishedFile } from '../publish-media.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { readCaptions } from './read-captions.ts';
import { type Container, remuxVideo } from './remux-video.ts';
import { exportForWeb, megabytes, type VideoFacts, validateVideo } from './validate-video.ts';
import {
  containerFor,
  encodeForWeb,
  encodeFrame,
  isHeavy,
  posterArgs,
  webVersionArgs,
  whyUnplayable,
} from './web-version.ts';

/** A video with its published file in the cache, or planned. */
export type PreparedVideo = {
  clip: Clip;
  /** Published beside the pictures. */
  files: PublishedFile[];
  /** `path` is below the base, without a leading slash. */
  captions: { path: string; bytes: string } | null;
  file: OriginalFile;
  /** Whether the original has location data. */
  hasLocation: boolean;
  /** Writes the published file to the cache. Throws `UnsupportedMediaError`. */
  make: () => Promise<void>;
};

export type PreparedVideos = ReadonlyMap<string, PreparedVideo>;

type VideoOptions = {
  cacheDir: string;
  /** Language of the site (BCP 47): the default of captions. */
  language: string;
  /** Creates only posters; the dev server creates videos on demand. */
  planOnly?: boolean;
  /** Reports diagnostics and writes nothing. */
  validateOnly?: boolean;
  seen?: FactsCache<VideoFacts> | undefined;
  /** Reports which video is being encoded. */
  log?: ((line: string) => void) | undefined;
  /** Version of ffmpeg, for tests. */
  ffmpeg?: string | null;
};

type Encoder = { version: string | null };

/** Increase when this code creates different files from the same videos. */
const revision = 3;

/** Minimum number of cache entries to keep. Larger sites keep the entries of three builds. */
const minKept = 100;

/** Maximum size of a file that is published unchanged. */
const maxPublishedBytes = 200 * 1024 * 1024;
/** Limit of Cloudflare Pages; GitHub's is four times that. */
const maxHostedBytes = 25 * 1024 * 1024;

const exportSmaller =
  'Cut it shorter or export it smaller, at 1080p or 720p. Or install ffmpeg, and the build converts it.';

const posterName = 'poster.jpg';

/**
 * Creates the published file of every video, or takes it from the cache. `posters` are pictures by public path. Videos
 * with an error are missing from the result.
 */
export async function prepareVideos(
  requested: ReadonlyMap<string, VideoOriginal>,
  options: VideoOptions,
): Promise<{ videos: PreparedVideos; posters: Map<string, OriginalFile>; diagnostics: Diagnostic[] }> {
  const videos = new Map<string, PreparedVideo>();
  const posters = new Map<string, OriginalFile>();
  const diagnostics: Diagnostic[] = [];
  if (requested.size === 0) return { videos, posters, diagnostics };
  const encoder = { version: options.ffmpeg === undefined ? await findFfmpeg() : options.ffmpeg };
  for (const [source, original] of requested) {
    const { file } = original;
    const add = (
      diagnosticText: DiagnosticText,
      severity?: Diagnostic['severity'],
      at: OriginalFile = file,
      line = 0,
    ) =>
      diagnostics.push(diagnosticInFile(at.relative, diagnosticText, { line, column: line && 1 }, severity));
    try {
      const facts = await readUnlessUnchanged(file.absolute, validateVideo, options.seen);
      const refusal = refusalOf(facts, encoder.version);
      if (refusal) add(refusal);
      const poster = original.poster ?? (await takeFrame(file, facts, options, encoder));
      if (poster) posters.set(posterPath(source), poster);
      else
        add({
          code: 'video-without-poster',
          summary: 'this video has no poster',
          why: 'Visitors see the poster before the video plays, and in print.',
          fix: `Put a picture with the same name beside it:   content/${stemOf(file.relative)}.jpg   Or install ffmpeg, and the build takes a frame.`,
        });
      const track = await readTrack(original);
      for (const { line, fault } of track?.faults ?? [])
        add(
          {
            code: 'invalid-captions',
            summary: `the captions ${fault}`,
            why: 'They are WebVTT: the word WEBVTT, an empty line, then the times and the text of each caption.',
            fix: 'Write it like this:   00:01.000 --> 00:04.000   and the text in the next line.',
          },
          'error',
          original.captions?.file,
          line,
        );
      if (!track && facts.audioCodec !== undefined)
        add(
          {
            code: 'video-without-captions',
            summary: 'this video has sound but no captions',
            why: 'People who cannot hear it, or cannot turn on sound, miss what is said.',
            fix: `Write what is heard to   content/${stemOf(file.relative)}.vtt   or, if nobody speaks, export the video without sound.`,
          },
          'warning',
        );
      if (refusal || !poster) continue;
      const video = await prepareVideo(source, original, facts, track?.text ?? null, options, encoder);
      videos.set(source, video);
      if (video.clip.bytes > maxHostedBytes)
        add(
          {
            code: 'heavy-video',
            summary: `this video is published with ${formatBytes(video.clip.bytes)}`,
            why: 'Cloudflare Pages accepts files up to 25 MB, GitHub Pages up to 100 MB.',
            fix: exportSmaller,
          },
          'warning',
        );
    } catch (error) {
      add(diagnosticTextFor(error));
    }
  }
  if (!options.planOnly && !options.validateOnly)
    await evictOldest(options.cacheDir, Math.max(minKept, 6 * requested.size));
  return { videos, posters, diagnostics };
}

/** Explains why a video cannot be published; null if it can. `version` is the version of ffmpeg. */
export function refusalOf(facts: VideoFacts, version: string | null): DiagnosticText | null {
  if (version !== null) return null;
  const kind = whyUnplayable(facts);
  if (kind)
    return {
      code: 'video-codec',
      summary: `the ${kind} of this video is ${nameOfCodec(kind === 'picture' ? facts.videoCodec : facts.audioCodec)}, which not every browser plays`,
      why: 'All browsers play H.264 with AAC in an MP4, and VP9 with Opus in a WebM.',
      fix: exportForWeb,
    };
  if (facts.bytes <= maxPublishedBytes) return null;
  return {
    code: 'video-too-large',
    summary: `this video has ${megabytes(facts.bytes)} MB, expected at most ${megabytes(maxPublishedBytes)} MB`,
    why: 'It would be published unchanged, because ffmpeg is not installed.',
    fix: exportSmaller,
  };
}

function nameOfCodec(codec: string | null | undefined): string {
  const names: Record<string, string> = {
    hevc: 'HEVC (H.265)',
    avc: 'H.264 with a profile for editing',
    prores: 'ProRes',
  };
  return codec ? (names[codec] ?? codec.toUpperCase()) : 'an unknown codec';
}

/** A frame as poster, if ffmpeg is installed. Throws `UnsupportedMediaError`. */
async function takeFrame(
  file: OriginalFile,
  facts: VideoFacts,
  { cacheDir, validateOnly }: VideoOptions,
  { version }: Encoder,
): Promise<OriginalFile | null> {
  if (version === null) return null;
  const key = cacheKey({ tools: [], parts: [revision, facts.source, version, posterArgs(facts, '')] });
  const frame = { ...file, absolute: cachedFile(cacheDir, key, posterName), kind: 'picture' } as const;
  if (validateOnly || (await hasEntry(cacheDir, key))) return frame;
  const bytes = await encodeFrame(file.absolute, facts);
  await keepEntry(cacheDir, key, [{ name: posterName, bytes }]);
  return frame;
}

async function prepareVideo(
  source: string,
  { file, captions }: VideoOriginal,
  facts: VideoFacts,
  track: string | null,
  { cacheDir, language, planOnly, validateOnly, log }: VideoOptions,
  { version }: Encoder,
): Promise<PreparedVideo> {
  // A preview must be fast, so it encodes only videos that would not play.
  const isEncoded = whyUnplayable(facts) !== null || (version !== null && !planOnly && isHeavy(facts));
  const container = isEncoded ? 'mp4' : containerFor(facts);
  const recipe = isEncoded ? [version, webVersionArgs(facts, '')] : [container];
  const key = cacheKey({ tools: ['mediabunny'], parts: [revision, facts.source, ...recipe] });
  const name = `video.${container}`;
  const make = async () => {
    if (await hasEntry(cacheDir, key)) return;
    if (isEncoded) log?.(`Encoding ${file.relative} for the web (once).`);
    const bytes = isEncoded
      ? await encodeForWeb(file.absolute, facts)
      : await remuxVideo(file.absolute, container);
    await keepEntry(cacheDir, key, [{ name, bytes }]);
  };
  if (!planOnly && !validateOnly) await make();
  const path = `${stemOf(source)}-${key.slice(0, 8)}.${container}`;
  const bytes = (await listEntry(cacheDir, key))?.get(name) ?? 0;
  const captionsPath = track === null ? null : `assets/captions/${captionsName(source, track)}`;
  return {
    clip: {
      kind: 'video',
      path,
      type: isEncoded ? 'video/mp4' : typeOf(container, facts),
      bytes,
      seconds: Math.max(1, Math.round(facts.seconds * 10)) / 10,
      hasSound: facts.audioCodec !== undefined,
      captions: captionsPath ? { path: `/${captionsPath}`, language: captions?.language ?? language } : null,
    },
    files: [{ publicPath: path, cacheFile: cachedFile(cacheDir, key, name) }],
    captions: captionsPath && track ? { path: captionsPath, bytes: track } : null,
    file,
    hasLocation: facts.hasLocation,
    make,
  };
}

async function readTrack({ captions }: VideoOriginal): Promise<ReturnType<typeof readCaptions> | null> {
  return captions ? readCaptions(await readFile(captions.file.absolute)) : null;
}

/** Every browser plays H.264, VP8 and VP9; other codecs are named, so that browsers can decide. */
function typeOf(container: Container, { videoCodec, codecParameters }: VideoFacts): string {
  const isPlain = videoCodec === 'avc' || videoCodec === 'vp8' || videoCodec === 'vp9';
  return isPlain ? `video/${container}` : `video/${container}; codecs="${codecParameters}"`;
}

/** `travel/harbour-0a1b2c3d.vtt` */
function captionsName(source: string, track: string): string {
  const hash = cacheKey({ tools: [], parts: [track] });
  return `${stemOf(source).replace('/images/', '')}-${hash.slice(0, 8)}.vtt`;
}
