import type { Sharp } from 'sharp';
import { maxAnimatedPixels, maxPixels } from '../../core/limits.ts';
import { changedFile, UnsupportedMediaError } from '../originals/unsupported-media-error.ts';
import { paper } from './encode-settings.ts';
import { sharp } from './set-up-sharp.ts';
import type { PlannedFile } from './types.ts';
import { explainUndecodable, readOriginal } from './validate-original.ts';

export type EncodeOrder = {
  /** Absolute path. */
  original: string;
  /** Hash of the original when it was planned. */
  source: string;
  files: PlannedFile[];
  /** XMP packet for the files that carry credit and license. */
  rights?: string | undefined;
};

type EncodedFile = { name: string; bytes: Uint8Array };

/** `tint` is the mean color, as a number from 0 to 215. */
export type EncodedPicture = { files: EncodedFile[]; tint: number };

/** Throws `UnsupportedMediaError` if the original has changed or cannot be decoded. */
export async function encodeOriginal({
  original,
  source,
  files,
  rights,
}: EncodeOrder): Promise<EncodedPicture> {
  const { input, source: found } = await readOriginal(original);
  if (found !== source) throw new UnsupportedMediaError(changedFile);
  return encodePicture(input, files, rights).catch((error: unknown) => {
    throw explainUndecodable(input, error);
  });
}

/**
 * Decodes an original once, upright and in sRGB, shrinks it step by step and encodes every planned file from the step of
 * its size. Shrinking from the previous step is eight times faster than from the original, and sharper than the scaled
 * decoding of JPEG. Files are encoded one after another, because other pictures keep the cores busy.
 */
async function encodePicture(
  input: Buffer | string,
  files: PlannedFile[],
  rights: string | undefined,
): Promise<EncodedPicture> {
  let raster: Raster | undefined;
  const encoded: EncodedFile[] = [];
  const still = files.filter((file): file is StillFile => file.format !== 'webp');
  for (const size of sizesOf(still)) {
    raster = raster ? await shrink(raster, size) : await decode(input, size);
    for (const file of still.filter(({ width }) => width === size.width))
      encoded.push(await encodeFile(raster, file, rights));
  }
  for (const file of files) if (file.format === 'webp') encoded.push(await encodeFrames(input, file));
  if (!raster) throw new Error('A picture was planned without files.');
  return { files: encoded, tint: await meanTint(raster) };
}

type StillFile = Exclude<PlannedFile, { format: 'webp' }>;

/** Keeps the duration of each frame and the number of loops. Decodes one frame at a time. */
async function encodeFrames(
  input: Buffer | string,
  { name, width, height, settings }: Extract<PlannedFile, { format: 'webp' }>,
): Promise<EncodedFile> {
  const frames = sharp(input, { pages: -1, failOn: 'warning', limitInputPixels: maxAnimatedPixels })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .webp(settings);
  return { name, bytes: await frames.toBuffer() };
}

type Size = { width: number; height: number };

/** The distinct sizes, largest first. */
function sizesOf(files: PlannedFile[]): Size[] {
  const byWidth = new Map(files.map(({ width, height }) => [width, { width, height }]));
  return [...byWidth.values()].sort((a, b) => b.width - a.width);
}

async function decode(input: Buffer | string, { width, height }: Size): Promise<Raster> {
  const picture = sharp(input, { failOn: 'warning', limitInputPixels: maxPixels })
    .autoOrient()
    // Both sides are set, because rounding would change the aspect ratio from step to step.
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw();
  return rasterOf(await picture.toBuffer({ resolveWithObject: true }));
}

async function shrink(raster: Raster, { width, height }: Size): Promise<Raster> {
  const picture = fromRaster(raster).resize(width, height, { fit: 'fill' }).raw();
  return rasterOf(await picture.toBuffer({ resolveWithObject: true }));
}

async function encodeFile(raster: Raster, file: StillFile, rights: string | undefined): Promise<EncodedFile> {
  const picture = fromRaster(raster);
  if (rights && file.carriesRights) picture.withXmp(rights);
  return { name: file.name, bytes: await inFormat(picture, file).toBuffer() };
}

function inFormat(picture: Sharp, file: StillFile): Sharp {
  switch (file.format) {
    case 'avif':
      return picture.avif(file.settings);
    case 'jpeg':
      return picture.flatten({ background: paper }).jpeg(file.settings);
    case 'png':
      return picture.png(file.settings);
  }
}

function fromRaster({ data, width, height, channels }: Raster) {
  return sharp(data, { raw: { width, height, channels } });
}

function rasterOf({
  data,
  info,
}: {
  data: Buffer;
  info: { width: number; height: number; channels: number };
}): Raster {
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}

type Raster = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/** Large enough for the mean color. */
const longSidePx = 100;

/** The mean color of sRGB pixels as a number from 0 to 215: six steps each of red, green and blue. */
async function meanTint(raster: Raster): Promise<number> {
  const { width, height } = raster;
  const scale = Math.min(1, longSidePx / Math.max(width, height));
  const small = await fromRaster(raster)
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return tintOf(small);
}

/** Of RGBA pixels, weighted by alpha. */
function tintOf(rgba: Uint8Array): number {
  let red = 0;
  let green = 0;
  let blue = 0;
  let weight = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] as number;
    red += alpha * (rgba[at] as number);
    green += alpha * (rgba[at + 1] as number);
    blue += alpha * (rgba[at + 2] as number);
    weight += alpha;
  }
  const step = (sum: number) => Math.round((sum / Math.max(1, weight) / 255) * 5);
  return step(red) * 36 + step(green) * 6 + step(blue);
}
