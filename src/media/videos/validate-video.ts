import { stat } from 'node:fs/promises';
import {
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny';
import type { DiagnosticText } from '../../core/diagnostics.ts';
import { groupDigits } from '../../core/text.ts';
import { hashOriginal } from '../../files/hash.ts';
import {
  copyAgain,
  emptyFile,
  gitLfsPointer,
  UnsupportedMediaError,
  unreadable,
} from '../originals/unsupported-media-error.ts';
import { readVideoLayout, type VideoLayout } from './read-layout.ts';

/** Properties from the header of a video, enough to plan its published file. */
export type VideoFacts = {
  /** First 24 hex digits of the SHA-256 of its bytes. */
  source: string;
  family: 'iso' | 'ebml';
  bytes: number;
  seconds: number;
  /** Upright size in px, with square pixels. */
  width: number;
  height: number;
  /** `avc`, `hevc`, `vp9`; null if unknown. */
  videoCodec: string | null;
  /** With profile and level: `avc1.640028`. */
  codecParameters: string;
  /** Whether it uses HLG or PQ, as iPhones do. */
  isHdr: boolean;
  /** `aac`, `opus`, `pcm-s16`; null if unknown, undefined without sound. */
  audioCodec: string | null | undefined;
  hasLocation: boolean;
  /** As ISO 8601 in UTC; "" if unknown. */
  filmedAt: string;
  /** Whether it is the video part of a Live Photo. */
  isOfPhoto: boolean;
};

/** Location tags, and metadata tracks of GoPro, Android and Apple. */
const locationTags = /©xyz|loci|location|gps|a track of (?:gpmd|camm|mebx|meta)/i;

/** A Live Photo has three seconds. */
const maxPhotoSeconds = 5;

/** Opens a video by its content, whatever its extension. The caller disposes of it. */
function openVideo(file: string): Input {
  // Its warnings about omitted tracks do not help the owner.
  Logging.level = LogLevel.Silent;
  return new Input({ source: new FilePathSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });
}

/** Largest original in bytes. */
const maxVideoBytes = 1024 * 1024 * 1024;

/** Validates a video without decoding it. Throws `UnsupportedMediaError`. */
export async function validateVideo(file: string): Promise<VideoFacts> {
  const { size: bytes } = await stat(file).catch(throwUnreadable);
  if (bytes === 0) throw new UnsupportedMediaError(emptyFile);
  if (bytes > maxVideoBytes)
    throw new UnsupportedMediaError({
      code: 'video-file-too-large',
      summary: `this video has ${megabytes(bytes)} MB, expected at most ${megabytes(maxVideoBytes)} MB`,
      why: 'Visitors do not wait for such a large video.',
      fix: 'Cut it to the important part, and export it at 1080p.',
    });
  const layout = await readVideoLayout(file).catch(throwUnreadable);
  const family = familyOf(layout);
  const { source } = await hashOriginal(file);
  const facts = await withVideo(file, factsOf);
  const { seconds, width, height } = facts;
  const isPlayed = [seconds, width, height].every((value) => Number.isFinite(value) && value > 0);
  if (!isPlayed) throw new UnsupportedMediaError(noPicture);
  return {
    ...{ source, family, bytes, ...facts, filmedAt: layout.filmedAt },
    hasLocation: layout.tags.some((tag) => locationTags.test(tag)),
    isOfPhoto:
      layout.tags.includes('the key com.apple.quicktime.content.identifier') &&
      facts.seconds < maxPhotoSeconds,
  };
}

function familyOf({ family, fault, isGitLfs }: VideoLayout): 'iso' | 'ebml' {
  if (isGitLfs) throw new UnsupportedMediaError(gitLfsPointer('video'));
  if (family === null)
    throw new UnsupportedMediaError({
      code: 'unknown-video-format',
      summary: 'this is not a video in a supported format',
      why: 'Videos can be MP4, MOV or WebM. The content of the file decides, not its extension.',
      fix: exportForWeb,
    });
  if (fault !== null) throw new UnsupportedMediaError(fault === 'cut-short' ? incompleteVideo : damagedVideo);
  return family;
}

/** Runs `use` on an opened video; reports the video as damaged if that fails. */
export async function withVideo<T>(file: string, use: (input: Input) => Promise<T>): Promise<T> {
  const input = openVideo(file);
  try {
    return await use(input);
  } catch (error) {
    if (error instanceof UnsupportedMediaError) throw error;
    throw new UnsupportedMediaError(damagedVideo, { cause: error });
  } finally {
    input.dispose();
  }
}

async function factsOf(input: Input) {
  const video: InputVideoTrack | null = await input.getPrimaryVideoTrack();
  if (!video) throw new UnsupportedMediaError(noPicture);
  const audio: InputAudioTrack | null = await input.getPrimaryAudioTrack();
  return {
    seconds: await input.computeDuration(),
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    videoCodec: await video.getCodec(),
    codecParameters: (await video.getCodecParameterString()) ?? '',
    isHdr: await video.hasHighDynamicRange(),
    audioCodec: audio ? await audio.getCodec() : undefined,
  };
}

function throwUnreadable(error: unknown): never {
  throw unreadable(error);
}

export const exportForWeb =
  'Export it as MP4 with H.264 and AAC: on an iPhone choose Settings, Camera, Formats, “Most Compatible” before you film; on a Mac open it in QuickTime Player and choose File, Export As, 1080p; elsewhere use HandBrake. Or install ffmpeg, and the build converts it.';

const incompleteVideo: DiagnosticText = {
  code: 'video-incomplete',
  summary: 'this video is incomplete',
  why: 'Its last part is missing; copying it was interrupted, or the camera lost power.',
  fix: copyAgain,
};

const damagedVideo: DiagnosticText = {
  code: 'video-damaged',
  summary: 'this video is damaged and cannot be read',
  why: 'It begins like a video, but the rest is invalid.',
  fix: copyAgain,
};

const noPicture: DiagnosticText = {
  code: 'video-empty',
  summary: 'this video shows nothing',
  why: 'It contains only sound, or its picture has no size or no duration.',
  fix: 'Export it again with its picture, as MP4 (H.264).',
};

export function megabytes(bytes: number): string {
  return groupDigits(bytes / 1024 / 1024);
}
