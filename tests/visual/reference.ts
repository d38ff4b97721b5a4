import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** References are this wide: small enough to store, wide enough that a moved block or a wrong colour shows. */
const referenceWidthPx = 120;

/**
 * Greatest mean difference per channel (of 255) between a shot and its reference. Another version of the browser or
 * of its text rendering stays under 1; a card that is gone, a theme that is wrong or a layout that slipped is over 4.
 */
export const tolerance = 2.5;

/** Greatest difference in height, as a share of the reference's: text that wraps elsewhere makes a page longer. */
export const heightTolerance = 0.02;

export function referenceFile(name: string): string {
  return fileURLToPath(new URL(`references/${name}.png`, import.meta.url));
}

/** A shot as its reference is stored. */
export async function reduce(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .resize({ width: referenceWidthPx, kernel: 'lanczos3' })
    .png({ palette: true, colours: 128 })
    .toBuffer();
}

export async function storeReference(name: string, png: Buffer): Promise<void> {
  await writeFile(referenceFile(name), await reduce(png));
}

/** How far a shot is from its reference. */
export async function compareToReference(name: string, png: Buffer) {
  const [reference, shot] = await Promise.all([readFile(referenceFile(name)), reduce(png)]);
  const { width, height } = await sharp(reference).metadata();
  const shotSize = await sharp(shot).metadata();
  const raw = (image: Buffer) =>
    sharp(image).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const [expected, actual] = await Promise.all([raw(reference), raw(shot)]);
  let sum = 0;
  for (const [index, value] of expected.entries()) sum += Math.abs(value - (actual[index] ?? 0));
  return {
    meanDifference: sum / expected.length,
    heightDifference: Math.abs((shotSize.height ?? 0) - (height ?? 0)) / (height ?? 1),
  };
}
