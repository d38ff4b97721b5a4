import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { keepEntry } from '../../../src/files/cache.ts';
import { nestedBoxes } from '../../media/videos/nested-boxes.ts';
import { type Beside, prepareVideo } from '../../media/videos/prepare-video.ts';

type Case = Beside & {
  /** Writes the video. */
  put: (file: string, cacheDir: string) => unknown;
};

const fixture = (name: string) => path.resolve(import.meta.dirname, '../../fixtures/videos', name);
const copy = (name: string) => (file: string) => copyFileSync(fixture(name), file);

const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nFog.\n';
const megabyte = 1024 * 1024;

/** Title → a video that cannot be published, or only with a warning. Without ffmpeg unless a version is given. */
export const brokenVideos: Record<string, Case> = {
  'of 0 bytes': { put: (file) => writeFileSync(file, '') },
  'that is a text': { put: (file) => writeFileSync(file, 'A tide.\n') },
  'of which the end is missing': {
    put: (file) => writeFileSync(file, readFileSync(fixture('harbour.mp4')).subarray(0, 9000)),
  },
  'of boxes in boxes': { put: (file) => writeFileSync(file, nestedBoxes()) },
  'without a picture': { put: (file) => writeFileSync(file, withoutPicture()) },
  'with invalid captions': { captions: 'Fog.\n', put: copy('harbour.mp4') },
  'without captions': { put: copy('harbour.mp4') },
  'that is a Git LFS pointer': {
    put: (file) => writeFileSync(file, 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n'),
  },
  'without a poster': { captions, put: copy('harbour.mp4'), hasPoster: false },
  'with a codec that few browsers play': { put: copy('hevc.mov') },
  'that it cannot convert': {
    ffmpeg: '8.0',
    put: (file) => {
      copy('hevc.mov')(file);
      installFailingProgram('ffmpeg', path.dirname(file));
    },
  },
  'of more than 200 MB': {
    captions,
    put: (file) => {
      copy('harbour.mp4')(file);
      appendUnused(file, 201 * megabyte);
    },
  },
  'of more than 1 GB': {
    put: (file) => {
      writeFileSync(file, '');
      // Sparse: it takes no space on most disks.
      truncateSync(file, 1025 * megabyte);
    },
  },
  'that is published with more than 25 MB': {
    captions,
    put: async (file, cacheDir) => {
      copy('harbour.mp4')(file);
      const { video } = await prepareVideo(file, cacheDir);
      const published = video?.files[0]?.cacheFile ?? '';
      const key = path.basename(path.dirname(published));
      // As if the published file were that large.
      await keepEntry(cacheDir, key, [
        { name: path.basename(published), bytes: Buffer.alloc(26 * megabyte) },
      ]);
    },
  },
};

function withoutPicture(): Buffer {
  const video = readFileSync(fixture('harbour.mp4'));
  video.write('text', video.indexOf('vide'));
  return video;
}

/** Appends an unused box to an MP4, sparse on most disks. */
function appendUnused(file: string, bytes: number): void {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(bytes);
  header.write('free', 4, 'latin1');
  const video = Buffer.concat([readFileSync(file), header]);
  writeFileSync(file, video);
  truncateSync(file, video.length + bytes - header.length);
}

/** Until the end of the test, commands of this name run a program that only reports an error. */
function installFailingProgram(name: string, folder: string): void {
  writeFileSync(path.join(folder, name), '#!/bin/sh\necho "Invalid data found in input" >&2\nexit 1\n', {
    mode: 0o755,
  });
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}
