import { stat } from 'node:fs/promises';
import {
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny';
import { hashFile } from '../files/hash-file.ts';
import { UnfitOriginal } from '../images/inspect-original.ts';
import { videoMessages } from '../messages/video-messages.ts';

/** What the header of a video tells; enough to plan the published file of it. */
export type VideoFacts = {
  /** First 24 hex digits of the SHA-256 of its bytes. */
  source: string;
  bytes: number;
  seconds: number;
  /** Upright size in px, with square pixels. */
  width: number;
  height: number;
  /** `avc`, `hevc`, `vp9`; null for one that is not known here. */
  videoCodec: string | null;
  /** With profile and level, as browsers ask for it: `avc1.640028`. */
  codecParameters: string;
  /** `aac`, `opus`, `pcm-s16`; null where it is not known, undefined where nothing is heard. */
  audioCodec: string | null | undefined;
};

/** Opens a video by its content, whatever its ending says. The caller disposes of it. */
export function openVideo(file: string): Input {
  return new Input({ source: new FilePathSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });
}

/** Reads and judges a video without decoding it. Throws `UnfitOriginal`. */
export async function inspectVideo(file: string): Promise<VideoFacts> {
  const { size: bytes } = await stat(file);
  const input = openVideo(file);
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) throw new UnfitOriginal(videoMessages.noPicture);
    const audio = await input.getPrimaryAudioTrack();
    return { source: (await hashFile(file)).slice(0, 24), bytes, ...(await factsOf(input, video, audio)) };
  } catch (error) {
    if (error instanceof UnfitOriginal) throw error;
    throw new UnfitOriginal(videoMessages.damaged, { cause: error });
  } finally {
    input.dispose();
  }
}

async function factsOf(input: Input, video: InputVideoTrack, audio: InputAudioTrack | null) {
  return {
    seconds: await input.computeDuration(),
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    videoCodec: await video.getCodec(),
    codecParameters: (await video.getCodecParameterString()) ?? '',
    audioCodec: audio ? await audio.getCodec() : undefined,
  };
}
