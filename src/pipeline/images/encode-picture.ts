import type { Sharp } from 'sharp';
import { mostPixels } from '../messages/picture-messages.ts';
import { describeColours, type Look, type Raster } from './describe-colours.ts';
import { paper } from './encode-settings.ts';
import { repackAvif } from './repack-avif.ts';
import { sharp } from './set-up-sharp.ts';
import type { PlannedFile } from './types.ts';

export type EncodedFile = { name: string; bytes: Buffer };

export type Pace = 'one by one' | 'all at once';

/**
 * Decodes an original once, upright and in sRGB, shrinks it step by step and encodes every planned file
 * from the step of its size. Shrinking from the step above is eight times cheaper than from the original
 * each time, and sharper than what a JPEG decoder can skip to. `pace` says whether the files of this picture are
 * encoded one after another, as where other pictures keep the cores busy, or all at once, which takes more memory.
 */
export async function encodePicture(
  input: Buffer | string,
  files: PlannedFile[],
  rights: string | undefined,
  pace: Pace = 'one by one',
): Promise<{ files: EncodedFile[]; look: Look }> {
  let raster: Raster | undefined;
  const kept = keepAvif(input, files, rights);
  const encodings = kept ? [Promise.resolve(kept)] : [];
  for (const size of sizesOf(files)) {
    raster = raster ? await shrink(raster, size) : await decode(input, size);
    for (const file of files.filter(({ width, name }) => width === size.width && name !== kept?.name)) {
      const encoding = encodeFile(raster, file, rights);
      encodings.push(encoding);
      if (pace === 'one by one') await encoding;
      // Should a later step fail first, nobody hears of this one any more.
      else encoding.catch(() => {});
    }
  }
  if (!raster) throw new Error('A picture was planned without files.');
  const [look, ...encoded] = await Promise.all([describeColours(raster), ...encodings]);
  return { files: encoded, look };
}

/** Bytes per pixel up to which an AVIF original is published as it is; a third more than we would make. */
const keptBytesPerPixel = 0.12;

/** The widest AVIF, when the original already is what it should be. */
function keepAvif(
  input: Buffer | string,
  files: PlannedFile[],
  rights: string | undefined,
): EncodedFile | undefined {
  const widest = files.findLast(({ format }) => format === 'avif');
  if (typeof input === 'string' || !widest) return undefined;
  const mostBytes = widest.width * widest.height * keptBytesPerPixel;
  const bytes = repackAvif(input, widest, mostBytes, rights);
  return bytes && { name: widest.name, bytes };
}

type Size = { width: number; height: number };

/** The distinct sizes, largest first. */
function sizesOf(files: PlannedFile[]): Size[] {
  const byWidth = new Map(files.map(({ width, height }) => [width, { width, height }]));
  return [...byWidth.values()].sort((a, b) => b.width - a.width);
}

async function decode(input: Buffer | string, { width, height }: Size): Promise<Raster> {
  const picture = sharp(input, { failOn: 'warning', limitInputPixels: mostPixels })
    .autoOrient()
    // Both sides are given, else rounding would change the aspect from step to step.
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw();
  return rasterOf(await picture.toBuffer({ resolveWithObject: true }));
}

async function shrink(raster: Raster, { width, height }: Size): Promise<Raster> {
  const picture = fromRaster(raster).resize(width, height, { fit: 'fill' }).raw();
  return rasterOf(await picture.toBuffer({ resolveWithObject: true }));
}

async function encodeFile(
  raster: Raster,
  file: PlannedFile,
  rights: string | undefined,
): Promise<EncodedFile> {
  const picture = fromRaster(raster);
  if (rights && file.carriesRights) picture.withXmp(rights);
  return { name: file.name, bytes: await inFormat(picture, file).toBuffer() };
}

function inFormat(picture: Sharp, file: PlannedFile): Sharp {
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
