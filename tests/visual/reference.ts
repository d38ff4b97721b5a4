import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Width of a reference by the width of its screenshot, in px; all references together stay under 1 MB. */
const referenceWidths = [
  { shotPx: 400, referencePx: 125 },
  { shotPx: 800, referencePx: 200 },
  { shotPx: 2000, referencePx: 320 },
  { shotPx: Number.POSITIVE_INFINITY, referencePx: 400 },
];
const quality = 55;

/** Side of the tiles that are compared one by one, in px of the reference: about 50 px of a phone, 70 of a desktop. */
const tilePx = 16;

/**
 * Tolerated differences of a tile, of 255 per channel. `pixels`, the mean over its pixels: text that another browser
 * version renders a pixel off reaches 22, a block that moved by 4 px exceeds 30. `color`, the difference of its mean
 * color: a shift by a pixel changes it by 7, a hover, theme or missing image by more.
 */
const tolerance = { pixels: 22, color: 8 };

function referenceFile(name: string): string {
  return fileURLToPath(new URL(`references/${name}.webp`, import.meta.url));
}

/** Converts a screenshot to the form in which references are stored. */
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

/** The tile of a screenshot that differs most from its reference. */
type Worst = {
  /** Relative to the tolerance: over 1 is too much. */
  difference: number;
  /** Its corner, in px of the screenshot. */
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
      const difference = tileDifference(expected, actual, left, top);
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

/** Where only one image has pixels, because the page became longer, the difference is the maximum. */
function tileDifference(expected: Pixels, actual: Pixels, left: number, top: number): number {
  const color = [0, 0, 0];
  let sum = 0;
  let count = 0;
  for (let y = top; y < top + tilePx; y += 1) {
    for (let x = left; x < left + tilePx; x += 1) {
      const [a, b] = [pixelAt(expected, x, y), pixelAt(actual, x, y)];
      if (!a && !b) continue;
      count += 1;
      for (const channel of color.keys()) {
        const difference = a && b ? (a[channel] ?? 0) - (b[channel] ?? 0) : 255;
        sum += Math.abs(difference) / color.length;
        color[channel] = (color[channel] ?? 0) + difference;
      }
    }
  }
  // The mean of a narrow strip at the edge is not reliable.
  if (count < tilePx ** 2 / 2) return sum / tilePx ** 2 / tolerance.pixels;
  const strongest = Math.max(...color.map(Math.abs));
  return Math.max(sum / count / tolerance.pixels, strongest / count / tolerance.color);
}

function pixelAt({ data, info }: Pixels, x: number, y: number): Buffer | null {
  if (x >= info.width || y >= info.height) return null;
  const start = (y * info.width + x) * info.channels;
  return data.subarray(start, start + 3);
}
