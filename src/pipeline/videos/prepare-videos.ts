import { readFile } from 'node:fs/promises';
import { type Clip, posterPath } from '../../model/picture.ts';
import { stemOf } from '../../model/text.ts';
import { cachedFile, cacheKey, evictOldest, hasEntry, keepEntry, listEntry } from '../files/cache.ts';
import { wordingFor } from '../images/inspect-original.ts';
import type { PreparedPicture } from '../images/types.ts';
import { videoMessages } from '../messages/video-messages.ts';
import type { VideoOriginal } from '../originals/index-originals.ts';
import type { OriginalFile } from '../originals/list-originals.ts';
import { type Problem, problemInFile } from '../problems.ts';
import { inspectVideo, type VideoFacts } from './inspect-video.ts';
import { type Container, remuxVideo } from './remux-video.ts';

/** A video with its published file in the cache, or planned, when only a plan was asked for. */
export type PreparedVideo = {
  clip: Clip;
  /** What lies beside the pictures. */
  files: PreparedPicture['files'];
  /** What lies below the site's base: `path` without a slash at the start. */
  captions: { path: string; bytes: Uint8Array } | null;
  file: OriginalFile;
  /** Puts the published file into the cache. Throws `UnfitOriginal`. */
  make: () => Promise<void>;
};

export type PreparedVideos = ReadonlyMap<string, PreparedVideo>;

export type VideoOptions = {
  cacheDir: string;
  /** Of the site, as BCP 47: that of captions which do not name their own. */
  language: string;
  /** Nothing is written; each file is made when the development server is asked for it. */
  planOnly: boolean;
};

/** Raise when our own code makes other files of the same videos. */
const revision = 1;

/** So many stay in the cache, or those of three builds. */
const fewestKept = 60;

/**
 * Makes the published file of every video, or takes it from the cache. `posters` are pictures by the public paths they
 * are to have. Videos with a problem are missing from the result.
 */
export async function prepareVideos(
  wanted: ReadonlyMap<string, VideoOriginal>,
  options: VideoOptions,
): Promise<{ videos: PreparedVideos; posters: Map<string, OriginalFile>; problems: Problem[] }> {
  const videos = new Map<string, PreparedVideo>();
  const posters = new Map<string, OriginalFile>();
  const problems: Problem[] = [];
  for (const [source, original] of wanted) {
    const { file, poster } = original;
    try {
      const facts = await inspectVideo(file.absolute);
      if (!poster) problems.push(problemInFile(file.relative, videoMessages.noPoster(file.relative)));
      else posters.set(posterPath(source), poster);
      videos.set(source, await prepareVideo(source, original, facts, options));
    } catch (error) {
      problems.push(problemInFile(file.relative, wordingFor(error)));
    }
  }
  if (!options.planOnly) await evictOldest(options.cacheDir, Math.max(fewestKept, 3 * wanted.size));
  return { videos, posters, problems };
}

async function prepareVideo(
  source: string,
  { file, captions }: VideoOriginal,
  facts: VideoFacts,
  { cacheDir, language, planOnly }: VideoOptions,
): Promise<PreparedVideo> {
  const container = containerFor(facts);
  const key = cacheKey({ tools: ['mediabunny'], parts: [revision, facts.source, container] });
  const name = `video.${container}`;
  const make = async () => {
    if (await hasEntry(cacheDir, key)) return;
    await keepEntry(cacheDir, key, [{ name, bytes: await remuxVideo(file.absolute, container) }]);
  };
  if (!planOnly) await make();
  const path = `${stemOf(source)}-${key.slice(0, 8)}.${container}`;
  const bytes = (await listEntry(cacheDir, key))?.get(name) ?? 0;
  const track = captions && (await readFile(captions.file.absolute));
  const captionsPath =
    track && `assets/captions/${captionsName(source, cacheKey({ tools: [], parts: [track] }))}`;
  return {
    clip: {
      kind: 'video',
      path,
      type: typeOf(container, facts),
      bytes,
      seconds: Math.round(facts.seconds * 10) / 10,
      hasSound: facts.audioCodec !== undefined,
      captions: captionsPath ? { path: `/${captionsPath}`, language: captions?.language ?? language } : null,
    },
    files: [{ publicPath: path, cacheFile: cachedFile(cacheDir, key, name), bytes }],
    captions: captionsPath ? { path: captionsPath, bytes: track } : null,
    file,
    make,
  };
}

/** WebM holds what was made for it; players expect everything else in MP4. */
function containerFor({ videoCodec }: VideoFacts): Container {
  return videoCodec === 'vp8' || videoCodec === 'vp9' ? 'webm' : 'mp4';
}

/** Every browser plays H.264, and VP8 and VP9 in WebM; of others it must be told which one it is. */
function typeOf(container: Container, { videoCodec, codecParameters }: VideoFacts): string {
  const isPlain = container === 'webm' || videoCodec === 'avc';
  return isPlain ? `video/${container}` : `video/${container}; codecs="${codecParameters}"`;
}

/** `travel/harbour-0a1b2c3d.vtt` */
function captionsName(source: string, hash: string): string {
  return `${stemOf(source).replace('/images/', '')}-${hash.slice(0, 8)}.vtt`;
}
