import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * How wide a reference is for the width of its shot, in px: the closer a page is looked at, the finer. All of them
 * together stay under 1 MB.
 */
const referenceWidths = [
  { shotPx: 400, referencePx: 125 },
  { shotPx: 800, referencePx: 200 },
  { shotPx: 2000, referencePx: 320 },
  { shotPx: Number.POSITIVE_INFINITY, referencePx: 400 },
];
const quality = 55;

/** Side of the squares that are compared one by one, in px of the reference: about 50 px of a phone, 70 of a desktop. */
const tilePx = 16;

/**
 * What one square may differ by, of 255 per channel. Its pixels on average: text drawn a pixel beside its place, as
 * another version of a browser may, reaches 22, and a block that moved by 4 px is over 30. And its colour as a whole,
 * which a pixel's shift changes by 7: that tells a hover, a theme or a picture that is gone.
 */
const greatest = { pixels: 22, colour: 8 };

function referenceFile(name: string): string {
  return fileURLToPath(new URL(`references/${name}.webp`, import.meta.url));
}

/** A shot as its reference is stored. */
export async function reduce(png: Buffer): Promise<Buffer> {
  const { width: shotPx = 0 } = await sharp(png).metadata();
  const fitting = referenceWidths.find((each) => shotPx <= each.shotPx);
  return sharp(png)
    .resize({ width: fitting?.referencePx ?? shotPx, kernel: 'lanczos3' })
    .webp({ quality, effort: 6 })
    .toBuffer();
}

export async function storeReference(name: string, png: Buffer): Promise<void> {
  await writeFile(referenceFile(name), await reduce(png));
}

/** The square of a shot that is furthest from its reference. */
type Worst = {
  /** As a share of what is tolerated: over 1 is too much. */
  difference: number;
  /** Where the square begins, in px of the shot. */
  left: number;
  top: number;
};

export async function compareToReference(name: string, png: Buffer): Promise<Worst> {
  return compare(await readFile(referenceFile(name)), png);
}

export async function compare(reference: Buffer, png: Buffer): Promise<Worst> {
  const { width: shotPx = 0 } = await sharp(png).metadata();
  const [expected, actual] = await Promise.all([pixels(reference), pixels(await reduce(png))]);
  const scale = shotPx / actual.info.width;
  const width = Math.max(expected.info.width, actual.info.width);
  const height = Math.max(expected.info.height, actual.info.height);
  let worst: Worst = { difference: 0, left: 0, top: 0 };
  for (let top = 0; top < height; top += tilePx) {
    for (let left = 0; left < width; left += tilePx) {
      const difference = squareDifference(expected, actual, left, top);
      if (difference <= worst.difference) continue;
      worst = { difference, left: Math.round(left * scale), top: Math.round(top * scale) };
    }
  }
  return worst;
}

type Pixels = Awaited<ReturnType<typeof pixels>>;

function pixels(image: Buffer) {
  return sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Of the square that begins there; where only one of the images has pixels, because a page became longer, all is different. */
function squareDifference(expected: Pixels, actual: Pixels, left: number, top: number): number {
  const colour = [0, 0, 0];
  let sum = 0;
  let count = 0;
  for (let y = top; y < top + tilePx; y += 1) {
    for (let x = left; x < left + tilePx; x += 1) {
      const [a, b] = [pixelAt(expected, x, y), pixelAt(actual, x, y)];
      if (!a && !b) continue;
      count += 1;
      for (const channel of colour.keys()) {
        const difference = a && b ? (a[channel] ?? 0) - (b[channel] ?? 0) : 255;
        sum += Math.abs(difference) / colour.length;
        colour[channel] = (colour[channel] ?? 0) + difference;
      }
    }
  }
  // A sliver at the edge is no sample of its surroundings.
  if (count < tilePx ** 2 / 2) return sum / tilePx ** 2 / greatest.pixels;
  const strongest = Math.max(...colour.map(Math.abs));
  return Math.max(sum / count / greatest.pixels, strongest / count / greatest.colour);
}

function pixelAt({ data, info }: Pixels, x: number, y: number): Buffer | null {
  if (x >= info.width || y >= info.height) return null;
  const start = (y * info.width + x) * info.channels;
  return data.subarray(start, start + 3);
}
