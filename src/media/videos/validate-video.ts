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
import { hashOriginal } from '../../files/hash.ts';
import { UnsupportedMediaError, unreadable } from '../originals/unsupported-media-error.ts';
import { readVideoLayout, type VideoLayout } from './read-layout.ts';
import { maxVideoBytes, videoMessages } from './video-messages.ts';

/** What the header of a video tells; enough to plan the published file of it. */
export type VideoFacts = {
  /** First 24 hex digits of the SHA-256 of its bytes. */
  source: string;
  family: 'iso' | 'ebml';
  bytes: number;
  seconds: number;
  /** Upright size in px, with square pixels. */
  width: number;
  height: number;
  /** `avc`, `hevc`, `vp9`; null for one that is not known here. */
  videoCodec: string | null;
  /** With profile and level, as browsers ask for it: `avc1.640028`. */
  codecParameters: string;
  /** Whether its colors go beyond those of common screens (HLG, PQ), as iPhones film. */
  isHdr: boolean;
  /** `aac`, `opus`, `pcm-s16`; null where it is not known, undefined where nothing is heard. */
  audioCodec: string | null | undefined;
  hasLocation: boolean;
  /** As ISO 8601 in UTC; "" where it does not say. */
  filmedAt: string;
  /** Whether it is the second around a photo that an iPhone keeps with it. */
  isOfPhoto: boolean;
};

/** Parts that tell where a camera was: Apple's and others' words, tracks of GoPro, Android and Apple. */
const ofPlaces = /©xyz|loci|location|gps|a track of (?:gpmd|camm|mebx|meta)/i;

/** A Live Photo holds three. */
const maxPhotoSeconds = 5;

/** Opens a video by its content, whatever its ending says. The caller disposes of it. */
function openVideo(file: string): Input {
  // What it has to say of tracks that are left out anyway is nothing for the owner.
  Logging.level = LogLevel.Silent;
  return new Input({ source: new FilePathSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });
}

/** Reads and judges a video without decoding it. Throws `UnsupportedMediaError`. */
export async function validateVideo(file: string): Promise<VideoFacts> {
  const { size: bytes } = await stat(file).catch(throwUnreadable);
  if (bytes === 0) throw new UnsupportedMediaError(videoMessages.empty);
  if (bytes > maxVideoBytes) throw new UnsupportedMediaError(videoMessages.tooManyBytes(bytes));
  const layout = await readVideoLayout(file).catch(throwUnreadable);
  const family = familyOf(layout);
  const { source } = await hashOriginal(file);
  const facts = await withVideo(file, factsOf);
  const { seconds, width, height } = facts;
  const isPlayed = [seconds, width, height].every((value) => Number.isFinite(value) && value > 0);
  if (!isPlayed) throw new UnsupportedMediaError(videoMessages.noPicture);
  return {
    ...{ source, family, bytes, ...facts, filmedAt: layout.filmedAt },
    hasLocation: layout.tags.some((tag) => ofPlaces.test(tag)),
    isOfPhoto:
      layout.tags.includes('the key com.apple.quicktime.content.identifier') &&
      facts.seconds < maxPhotoSeconds,
  };
}

function familyOf({ family, fault, isGitLfs }: VideoLayout): 'iso' | 'ebml' {
  if (isGitLfs) throw new UnsupportedMediaError(videoMessages.gitLfs);
  if (family === null) throw new UnsupportedMediaError(videoMessages.noVideo);
  if (fault !== null)
    throw new UnsupportedMediaError(fault === 'cut-short' ? videoMessages.cutShort : videoMessages.damaged);
  return family;
}

/** What `use` makes of an opened video; what it cannot make of it is damaged. */
export async function withVideo<T>(file: string, use: (input: Input) => Promise<T>): Promise<T> {
  const input = openVideo(file);
  try {
    return await use(input);
  } catch (error) {
    if (error instanceof UnsupportedMediaError) throw error;
    throw new UnsupportedMediaError(videoMessages.damaged, { cause: error });
  } finally {
    input.dispose();
  }
}

async function factsOf(input: Input) {
  const video: InputVideoTrack | null = await input.getPrimaryVideoTrack();
  if (!video) throw new UnsupportedMediaError(videoMessages.noPicture);
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
