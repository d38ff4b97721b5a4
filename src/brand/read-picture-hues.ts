import sharp from 'sharp';
import { type Colour, isGrey, readColour, writeColour } from './colour.ts';

/** Enough to see what a picture is about. */
const sidePx = 64;
const slices = 36;
/** How far round the circle, in slices, a second colour must be to be another one. */
const leastApart = 5;
/** How strong a second colour must be beside the first. */
const leastShare = 0.12;

/** The strongest colour of a picture and another one that goes with it there, as CSS; none of a picture in grey. */
export async function readPictureHues(file: string): Promise<string[]> {
  const { data } = await sharp(file)
    .resize(sidePx, sidePx, { fit: 'inside' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const groups: Colour[][] = Array.from({ length: slices }, () => []);
  for (let at = 0; at + 2 < data.length; at += 3) {
    const colour = readColour(`rgb(${data[at]} ${data[at + 1]} ${data[at + 2]})`);
    if (colour && !isGrey(colour)) groups[Math.floor((colour.h / 360) * slices) % slices]?.push(colour);
  }
  // Strong colours count for more: few red sails on a wide grey sea are what one remembers.
  const weights = groups.map((group) => group.reduce((sum, { c }) => sum + c * c, 0));
  const first = strongest(weights, () => true);
  if (first === null) return [];
  const second = strongest(weights, (slice) => distance(slice, first) >= leastApart);
  const isSeen = second !== null && (weights[second] ?? 0) >= leastShare * (weights[first] ?? 0);
  return [first, ...(isSeen ? [second] : [])].map((slice) => writeColour(middle(groups[slice] ?? [])));
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
function middle(colours: readonly Colour[]): Colour {
  const clear = colours.toSorted((a, b) => b.c - a.c).slice(0, Math.ceil(colours.length / 2));
  const mean = (key: keyof Colour) => clear.reduce((sum, colour) => sum + colour[key], 0) / clear.length;
  return { l: mean('l'), c: mean('c'), h: mean('h') };
}
