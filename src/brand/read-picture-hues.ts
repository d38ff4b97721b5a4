import sharp from 'sharp';
import { type Color, isGrey, readColor, writeColor } from './color.ts';

/** Enough to see what a picture is about. */
const sidePx = 64;
const slices = 36;
/** How far round the circle, in slices, a second colour must be to be another one. */
const minDistance = 5;
/** How strong a second colour must be beside the first. */
const minShare = 0.12;

/** The strongest colour of a picture and another one that goes with it there, as CSS; none of a picture in grey. */
export async function readPictureHues(file: string): Promise<string[]> {
  const { data } = await sharp(file)
    .resize(sidePx, sidePx, { fit: 'inside' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const groups: Color[][] = Array.from({ length: slices }, () => []);
  for (let at = 0; at + 2 < data.length; at += 3) {
    const color = readColor(`rgb(${data[at]} ${data[at + 1]} ${data[at + 2]})`);
    if (color && !isGrey(color)) groups[Math.floor((color.h / 360) * slices) % slices]?.push(color);
  }
  // Strong colours count for more: few red sails on a wide grey sea are what one remembers.
  const weights = groups.map((group) => group.reduce((sum, { c }) => sum + c * c, 0));
  const first = strongest(weights, () => true);
  if (first === null) return [];
  const second = strongest(weights, (slice) => distance(slice, first) >= minDistance);
  const isSeen = second !== null && (weights[second] ?? 0) >= minShare * (weights[first] ?? 0);
  return [first, ...(isSeen ? [second] : [])].map((slice) => writeColor(middle(groups[slice] ?? [])));
}

function strongest(weights: readonly number[], isMeant: (slice: number) => boolean): number | null {
  let best: number | null = null;
  for (const [slice, weight] of weights.entries())
    if (weight > (best === null ? 0 : (weights[best] ?? 0)) && isMeant(slice)) best = slice;
  return best;
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, slices - apart);
}

/** Of the stronger half: what lies in shadow or haze is paler than the thing itself. */
function middle(colors: readonly Color[]): Color {
  const clear = colors.toSorted((a, b) => b.c - a.c).slice(0, Math.ceil(colors.length / 2));
  const mean = (key: keyof Color) => clear.reduce((sum, color) => sum + color[key], 0) / clear.length;
  return { l: mean('l'), c: mean('c'), h: mean('h') };
}
