import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeForWeb, encodeFrame } from '../../../src/pipeline/videos/encode-video.ts';
import { findFfmpeg } from '../../../src/pipeline/videos/ffmpeg.ts';
import { inspectVideo } from '../../../src/pipeline/videos/inspect-video.ts';
import { readVideoLayout } from '../../../src/pipeline/videos/read-layout.ts';

const hasFfmpeg = (await findFfmpeg()) !== null;
const film = path.join(import.meta.dirname, '../../fixtures/videos/hevc.mov');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ffmpeg-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.skipIf(!hasFfmpeg)('a video where ffmpeg is there', () => {
  it('becomes one that every browser plays, with nothing beside its picture', async () => {
    const made = path.join(folder, 'made.mp4');
    await writeFile(made, await encodeForWeb(film, await inspectVideo(film)));
    expect(await inspectVideo(made)).toMatchObject({ videoCodec: 'avc', width: 64, height: 48, seconds: 1 });
    expect(await readVideoLayout(made)).toMatchObject({ tags: [], fault: null });
  });

  it('lends a frame as its poster', async () => {
    const frame = await sharp(await encodeFrame(film, await inspectVideo(film))).metadata();
    expect(frame).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
    expect(frame.exif).toBe(undefined);
  });

  it('is told in its own words where it cannot be encoded', async () => {
    const facts = await inspectVideo(film);
    const words = path.join(folder, 'words.mov');
    await writeFile(words, 'no video');
    await expect(encodeForWeb(words, facts)).rejects.toThrow(
      'ffmpeg could not make a web version of this video',
    );
  });
});
