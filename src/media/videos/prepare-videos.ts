import { readFile } from 'node:fs/promises';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../../core/diagnostics.ts';
import { type Clip, posterPath } from '../../core/picture.ts';
import { stemOf } from '../../core/text.ts';
import { cachedFile, cacheKey, evictOldest, hasEntry, keepEntry, listEntry } from '../../files/cache.ts';
import type { VideoOriginal } from '../originals/index-originals.ts';
import type { OriginalFile } from '../originals/list-originals.ts';
import { readUnlessSeen, type SeenOriginals } from '../originals/seen-originals.ts';
import { diagnosticTextFor } from '../originals/unsupported-media-error.ts';
import type { PublishedFile } from '../publish-media.ts';
import { encodeForWeb, encodeFrame } from './encode-video.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { readCaptions } from './read-captions.ts';
import { type Container, remuxVideo } from './remux-video.ts';
import { type VideoFacts, validateVideo } from './validate-video.ts';
import { maxHostedBytes, maxPublishedBytes, videoMessages } from './video-messages.ts';
import { containerFor, isHeavy, posterArgs, webVersionArgs, whyUnplayable } from './web-version.ts';

/** A video with its published file in the cache, or planned, when only a plan was asked for. */
export type PreparedVideo = {
  clip: Clip;
  /** What lies beside the pictures. */
  files: PublishedFile[];
  /** What lies below the site's base: `path` without a slash at the start. */
  captions: { path: string; bytes: string } | null;
  file: OriginalFile;
  /** Of the original. */
  hasLocation: boolean;
  /** Puts the published file into the cache. Throws `UnsupportedMediaError`. */
  make: () => Promise<void>;
};

export type PreparedVideos = ReadonlyMap<string, PreparedVideo>;

type VideoOptions = {
  cacheDir: string;
  /** Of the site, as BCP 47: that of captions which do not name their own. */
  language: string;
  /** Nothing but posters is made; each video is when the development server is asked for it. */
  planOnly?: boolean;
  /** Reports diagnostics and writes nothing. */
  validateOnly?: boolean;
  seen?: SeenOriginals<VideoFacts> | undefined;
  /** Told which video is encoded now, since that takes its time. */
  log?: ((line: string) => void) | undefined;
  /** What `findFfmpeg` says, for tests. */
  ffmpeg?: string | null;
};

type Encoder = { version: string | null };

/** Raise when our own code makes other files of the same videos. */
const revision = 3;

/** So many stay in the cache, or those of three builds. */
const minKept = 100;

const posterName = 'poster.jpg';

/**
 * Makes the published file of every video, or takes it from the cache. `posters` are pictures by the public paths they
 * are to have. Videos with a problem that is an error are missing from the result.
 */
export async function prepareVideos(
  wanted: ReadonlyMap<string, VideoOriginal>,
  options: VideoOptions,
): Promise<{ videos: PreparedVideos; posters: Map<string, OriginalFile>; diagnostics: Diagnostic[] }> {
  const videos = new Map<string, PreparedVideo>();
  const posters = new Map<string, OriginalFile>();
  const diagnostics: Diagnostic[] = [];
  if (wanted.size === 0) return { videos, posters, diagnostics };
  const encoder = { version: options.ffmpeg === undefined ? await findFfmpeg() : options.ffmpeg };
  for (const [source, original] of wanted) {
    const { file } = original;
    const tell = (
      diagnosticText: DiagnosticText,
      severity?: Diagnostic['severity'],
      at: OriginalFile = file,
      line = 0,
    ) =>
      diagnostics.push(diagnosticInFile(at.relative, diagnosticText, { line, column: line && 1 }, severity));
    try {
      const facts = await readUnlessSeen(file.absolute, validateVideo, options.seen);
      const refusal = refusalOf(facts, encoder.version);
      if (refusal) tell(refusal);
      const poster = original.poster ?? (await takeFrame(file, facts, options, encoder));
      if (poster) posters.set(posterPath(source), poster);
      else tell(videoMessages.noPoster(file.relative));
      const track = await readTrack(original);
      for (const { line, fault } of track?.faults ?? [])
        tell(videoMessages.captionsFault(fault), 'error', original.captions?.file, line);
      if (!track && facts.audioCodec !== undefined) tell(videoMessages.noCaptions(file.relative), 'warning');
      if (refusal || !poster) continue;
      const video = await prepareVideo(source, original, facts, track?.text ?? null, options, encoder);
      videos.set(source, video);
      if (video.clip.bytes > maxHostedBytes) tell(videoMessages.heavyForHosts(video.clip.bytes), 'warning');
    } catch (error) {
      tell(diagnosticTextFor(error));
    }
  }
  if (!options.planOnly && !options.validateOnly)
    await evictOldest(options.cacheDir, Math.max(minKept, 6 * wanted.size));
  return { videos, posters, diagnostics };
}

/** Why a video cannot be published from here; null where it can. `version` is what `findFfmpeg` says. */
export function refusalOf(facts: VideoFacts, version: string | null): DiagnosticText | null {
  if (version !== null) return null;
  const kind = whyUnplayable(facts);
  if (kind)
    return videoMessages.unplayable(
      kind,
      nameOfCodec(kind === 'picture' ? facts.videoCodec : facts.audioCodec),
    );
  return facts.bytes > maxPublishedBytes ? videoMessages.tooHeavy(facts.bytes) : null;
}

function nameOfCodec(codec: string | null | undefined): string {
  const names: Record<string, string> = {
    hevc: 'HEVC (H.265)',
    avc: 'H.264 of a kind for editing',
    prores: 'ProRes',
  };
  return codec ? (names[codec] ?? codec.toUpperCase()) : 'of a kind that is not known here';
}

/** The poster of a video that has none beside it: a frame, where ffmpeg is there. Throws `UnsupportedMediaError`. */
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
  // A plan is there to be looked at soon: it is encoded only where it would not play.
  const isEncoded = whyUnplayable(facts) !== null || (version !== null && !planOnly && isHeavy(facts));
  const container = isEncoded ? 'mp4' : containerFor(facts);
  const recipe = isEncoded ? [version, webVersionArgs(facts, '')] : [container];
  const key = cacheKey({ tools: ['mediabunny'], parts: [revision, facts.source, ...recipe] });
  const name = `video.${container}`;
  const make = async () => {
    if (await hasEntry(cacheDir, key)) return;
    if (isEncoded) log?.(`Encoding ${file.relative} for the web, once.`);
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
    files: [{ publicPath: path, cacheFile: cachedFile(cacheDir, key, name), bytes }],
    captions: captionsPath && track ? { path: captionsPath, bytes: track } : null,
    file,
    hasLocation: facts.hasLocation,
    make,
  };
}

async function readTrack({ captions }: VideoOriginal): Promise<ReturnType<typeof readCaptions> | null> {
  return captions ? readCaptions(await readFile(captions.file.absolute)) : null;
}

/** Every browser plays H.264, and VP8 and VP9 in WebM; of others it must be told which one it is. */
function typeOf(container: Container, { videoCodec, codecParameters }: VideoFacts): string {
  const isPlain = videoCodec === 'avc' || videoCodec === 'vp8' || videoCodec === 'vp9';
  return isPlain ? `video/${container}` : `video/${container}; codecs="${codecParameters}"`;
}

/** `travel/harbour-0a1b2c3d.vtt` */
function captionsName(source: string, track: string): string {
  const hash = cacheKey({ tools: [], parts: [track] });
  return `${stemOf(source).replace('/images/', '')}-${hash.slice(0, 8)}.vtt`;
}
