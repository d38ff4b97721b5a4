import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { stemOf } from '../../../src/core/text.ts';
import {
  type PreparedPictures,
  type PrepareOptions,
  preparePictures,
} from '../../../src/media/images/prepare-pictures.ts';
import type { PictureRequest, PreparedPicture } from '../../../src/media/images/types.ts';
import { folderForTest } from '../../temporary-folder.ts';

/** A content folder with a cache next to it, both removed after the test. */
export type Place = {
  contentDir: string;
  cacheDir: string;
  distDir: string;
  /** Writes an original to content/images/travel/. */
  put: (name: string, bytes: Buffer | string) => string;
  putPhoto: (name: string, width?: number, height?: number) => Promise<string>;
  prepare: (names: string[], options?: Partial<PrepareOptions>) => Promise<PreparedPictures>;
};

export function makePlace(): Place {
  const root = folderForTest();
  const contentDir = join(root, 'content');
  const cacheDir = join(root, 'cache');
  mkdirSync(join(contentDir, 'images', 'travel'), { recursive: true });
  const put: Place['put'] = (name, bytes) => {
    const file = join(contentDir, 'images', 'travel', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    return file;
  };
  return {
    contentDir,
    cacheDir,
    distDir: join(root, 'dist'),
    put,
    putPhoto: async (name, width = 900, height = 600) =>
      put(name, await quarters(width, height).jpeg().toBuffer()),
    prepare: (names, options) =>
      preparePictures(wishes(contentDir, names), { cacheDir, profile: 'dev', largest: 1600, ...options }),
  };
}

/** The requests of gallery records: the files in its folder with these names, without extension. */
export function wishes(contentDir: string, names: string[]): PictureRequest[] {
  const folder = join(contentDir, 'images', 'travel');
  const files = readdirSync(folder);
  return names.map((name) => {
    const isThere = files.includes(name);
    const found = (isThere ? null : files.find((file) => stemOf(file) === stemOf(name))) ?? name;
    const relative = `images/travel/${found}`;
    const file = {
      stem: `/${stemOf(relative)}`,
      relative,
      absolute: join(folder, found),
      kind: 'picture',
    } as const;
    return { source: `/images/travel/${name}`, file, kind: 'photo' };
  });
}

/** The only picture, or the one with this public path. */
export function only(prepared: PreparedPictures): PreparedPicture {
  const [first] = prepared.pictures.values();
  if (!first) throw new Error(`nothing was prepared: ${JSON.stringify(prepared.diagnostics)}`);
  return first;
}

/** A picture with red, green, blue and white quarters, from the top left in reading order. */
export function quarters(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  const colors = [
    [200, 40, 40],
    [40, 160, 40],
    [40, 40, 200],
    [240, 240, 240],
  ] as const;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const color = colors[(y * 2 < height ? 0 : 2) + (x * 2 < width ? 0 : 1)] ?? colors[0];
      pixels.set(color, (y * width + x) * 3);
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** One color, as 8-bit values. */
export function plain(red: number, green: number, blue: number, width = 64, height = 48): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: green, b: blue } } });
}

/** Frames of one color each. */
export function frames(count: number, { width, height }: { width: number; height: number }): Sharp {
  const pixels = Buffer.alloc(count * width * height * 3);
  for (let index = 0; index < pixels.length; index += 1)
    pixels[index] = (37 * Math.floor(index / (width * height * 3))) % 256;
  return sharp(pixels, { raw: { width, height: height * count, channels: 3, pageHeight: height } });
}

/** Color of one point of an encoded file, as 8-bit values, given as fractions of width and height. */
export async function colorAt(file: string | Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

/** Absolute path in the cache of the file whose public path has this ending. */
export function fileEnding(prepared: PreparedPicture, ending: string): string {
  const file = prepared.files.find(({ publicPath }) => publicPath.endsWith(ending));
  if (!file) throw new Error(`no file ends with ${ending}`);
  return file.cacheFile;
}
