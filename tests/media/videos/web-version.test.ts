import { describe, expect, it } from 'vitest';
import { ffmpegInput } from '../../../src/media/videos/ffmpeg.ts';
import type { VideoFacts } from '../../../src/media/videos/validate-video.ts';
import {
  containerFor,
  isHeavy,
  webSize,
  webVersionArgs,
  whyUnplayable,
} from '../../../src/media/videos/web-version.ts';

const facts: VideoFacts = {
  source: '',
  family: 'iso',
  bytes: 4_000_000,
  seconds: 10,
  width: 1920,
  height: 1080,
  videoCodec: 'avc',
  codecParameters: 'avc1.640028',
  isHdr: false,
  audioCodec: 'aac',
  hasLocation: false,
  filmedAt: '',
  isOfPhoto: false,
};

describe('the web version of a video', () => {
  it.each<[Partial<VideoFacts>, ReturnType<typeof whyUnplayable>]>([
    [{}, null],
    [{ audioCodec: undefined }, null],
    [{ videoCodec: 'vp9', audioCodec: 'vorbis' }, null],
    [{ videoCodec: 'hevc' }, 'picture'],
    [{ videoCodec: 'prores' }, 'picture'],
    [{ videoCodec: null }, 'picture'],
    [{ codecParameters: 'avc1.6e0028' }, 'picture'],
    [{ audioCodec: 'pcm-s16' }, 'sound'],
    [{ audioCodec: null }, 'sound'],
    [{ audioCodec: 'vorbis' }, 'sound'],
  ])('is needed for a video with %o: %s', (change, why) =>
    expect(whyUnplayable({ ...facts, ...change })).toBe(why),
  );

  it('is created for videos above 1080p or 8 Mbit/s', () => {
    expect(isHeavy(facts)).toBe(false);
    expect(isHeavy({ ...facts, width: 1080, height: 1920 })).toBe(false);
    expect(isHeavy({ ...facts, width: 3840, height: 2160 })).toBe(true);
    expect(isHeavy({ ...facts, bytes: 20_000_000 })).toBe(true);
  });

  it.each([
    [3840, 2160, 1920, 1080],
    [2160, 3840, 1080, 1920],
    [641, 361, 642, 362],
    [4000, 100, 1920, 48],
    [1, 1, 2, 2],
  ])('has of %i × %i px even sides within 1080p', (width, height, toWidth, toHeight) =>
    expect(webSize({ width, height })).toEqual({ width: toWidth, height: toHeight }),
  );

  it('keeps WebM only with a WebM audio codec', () => {
    expect(containerFor({ ...facts, videoCodec: 'vp9', audioCodec: 'opus' })).toBe('webm');
    expect(containerFor({ ...facts, videoCodec: 'vp9', audioCodec: 'aac' })).toBe('mp4');
    expect(containerFor(facts)).toBe('mp4');
  });

  it('never treats a file name as an option of ffmpeg', () => {
    const input = ffmpegInput('/a/-i concat:x|http://y.mp4', 'iso');
    expect(input.slice(0, 2)).toEqual(['-protocol_whitelist', 'file']);
    expect(input.slice(-2)).toEqual(['-i', 'file:/a/-i concat:x|http://y.mp4']);
    expect(webVersionArgs(facts, '/b/-y.mp4').at(-1)).toBe('file:/b/-y.mp4');
    expect(webVersionArgs(facts, '').join(' ')).toContain('-map_metadata -1');
  });
});
