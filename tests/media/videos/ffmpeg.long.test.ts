import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findFfmpeg, runFfmpeg } from '../../../src/media/videos/ffmpeg.ts';
import { prepareVideos } from '../../../src/media/videos/prepare-videos.ts';
import { readVideoLayout, readWholeVideo } from '../../../src/media/videos/read-layout.ts';
import { type VideoFacts, validateVideo } from '../../../src/media/videos/validate-video.ts';
import { encodeForWeb, encodeFrame } from '../../../src/media/videos/web-version.ts';
import { folderForAll } from '../../temporary-folder.ts';

const hasFfmpeg = (await findFfmpeg()) !== null;
const film = path.join(import.meta.dirname, '../../fixtures/videos/hevc.mov');
const folder = folderForAll();

/** Two seconds of a test pattern and a tone, encoded like the videos of some devices. */
const picture = '-f lavfi -i testsrc2=s=320x180:r=30:d=2';
const both = `${picture} -f lavfi -i sine=f=440:d=2`;
const h264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';
const phones: [string, string, string[], Partial<VideoFacts>][] = [
  [
    'a phone that was held upright, with a track of times and a place',
    'mov',
    [
      `${both} -c:v libx265 -preset ultrafast -tag:v hvc1 -pix_fmt yuv420p -c:a aac -timecode 01:00:00:00 -movflags use_metadata_tags -metadata com.apple.quicktime.location.ISO6709=+49.2827-123.1207/ -metadata creation_time=2024-05-01T10:00:00Z`,
      '-map 0 -c copy -metadata:s:v:0 rotate=90 -movflags use_metadata_tags',
    ],
    { width: 180, height: 320, audioCodec: 'aac' },
  ],
  [
    'H.264 held upright',
    'mp4',
    [`${both} ${h264} -c:a aac`, '-c copy -metadata:s:v:0 rotate=90'],
    { width: 180, height: 320 },
  ],
  [
    'a frame rate that varies',
    'mp4',
    [`${both} -vf select='not(mod(n,3))+lt(n,20)' -vsync vfr ${h264} -c:a aac`],
    { seconds: 2 },
  ],
  [
    'a screen recorder in AV1',
    'webm',
    [`${both} -c:v libaom-av1 -cpu-used 8 -crf 50 -c:a libopus`],
    { videoCodec: 'av1' },
  ],
  [
    'fragments of a browser',
    'mp4',
    [`${both} ${h264} -c:a aac -movflags frag_keyframe+empty_moov`],
    { audioCodec: 'aac' },
  ],
  ['a cut at its beginning', 'mp4', [`${both} ${h264} -g 60 -c:a aac`, '-ss 0.7 -c copy'], { width: 320 }],
  ['no sound', 'mp4', [`${picture} ${h264}`], { audioCodec: undefined }],
  ['one frame', 'mp4', [`${picture} -frames:v 1 ${h264}`], { width: 320 }],
];

describe.skipIf(!hasFfmpeg)('a video of', () => {
  it.each(phones)(
    '%s is published upright, plays to its end and has no metadata',
    { timeout: 300_000 },
    async (name, ending, steps, facts) => {
      let file = '';
      for (const [index, step] of steps.entries()) {
        const next = path.join(folder, `${name.replaceAll(' ', '-')}-${index}.${ending}`);
        const from = file === '' ? [] : ['-i', file];
        // ffmpeg expects the start position before the input.
        const isSeek = step.startsWith('-ss');
        const args = step.split(' ');
        const [before, after] = isSeek ? [args.slice(0, 2), args.slice(2)] : [[], args];
        expect(
          await runFfmpeg([...before, ...from, ...after, next], { timeoutMs: 240_000, folder: '/nowhere' }),
        ).toBe(null);
        file = next;
      }
      const original = { stem: '', relative: path.basename(file), absolute: file, kind: 'video' } as const;
      const source = '/images/travel/film.mp4';
      const { videos, diagnostics } = await prepareVideos(
        new Map([[source, { file: original, poster: null, captions: null }]]),
        { cacheDir: path.join(folder, 'cache'), language: 'en' },
      );
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      const published = videos.get(source)?.files[0]?.cacheFile ?? '';
      expect(await validateVideo(published)).toMatchObject(facts);
      expect(await readWholeVideo(published)).toMatchObject({ tags: [], fault: null });
      const play = ['-i', published, '-f', 'null', '-'];
      expect(await runFfmpeg(play, { timeoutMs: 240_000, folder: '/nowhere' })).toBe(null);
    },
  );
});

describe.skipIf(!hasFfmpeg)('a video with ffmpeg', () => {
  it('is converted to one that every browser plays', async () => {
    const converted = path.join(folder, 'made.mp4');
    await writeFile(converted, await encodeForWeb(film, await validateVideo(film)));
    expect(await validateVideo(converted)).toMatchObject({
      videoCodec: 'avc',
      width: 64,
      height: 48,
      seconds: 1,
    });
    expect(await readVideoLayout(converted)).toMatchObject({ tags: [], fault: null });
  });

  it('gets a frame as its poster', async () => {
    const frame = await sharp(await encodeFrame(film, await validateVideo(film))).metadata();
    expect(frame).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
    expect(frame.exif).toBe(undefined);
  });

  it('keeps the colors of HDR', async () => {
    const hdr = path.join(import.meta.dirname, '../../fixtures/videos/hlg.mov');
    const facts = await validateVideo(hdr);
    expect(facts.isHdr).toBe(true);
    const converted = path.join(folder, 'common.mp4');
    await writeFile(converted, await encodeForWeb(hdr, facts));
    const web = await validateVideo(converted);
    expect(web).toMatchObject({ videoCodec: 'avc', isHdr: false });
    // The first bar of the test pattern, below the clock, is red.
    for (const frame of [await encodeFrame(hdr, facts), await encodeFrame(converted, web)]) {
      const bar = sharp(frame).extract({ left: 2, top: 41, width: 6, height: 5 });
      const [red = 0, green = 255, blue = 255] = await bar.resize(1, 1).raw().toBuffer();
      expect(red).toBeGreaterThan(190);
      expect(Math.max(green, blue)).toBeLessThan(50);
    }
  });

  it('reports ffmpeg’s error if it cannot be encoded', async () => {
    const facts = await validateVideo(film);
    const textFile = path.join(folder, 'words.mov');
    await writeFile(textFile, 'no video');
    await expect(encodeForWeb(textFile, facts)).rejects.toThrow('ffmpeg could not convert this video');
  });
});
