import { type Color, isGray, readColor, writeColor } from './color.ts';

/** Large enough for the main colors of a picture. */
const sidePx = 64;
const slices = 36;
/** Distance on the color circle, in slices, from which a second color counts as different. */
const minDistance = 5;
/** Weight a second color needs, relative to the first. */
const minShare = 0.12;

/** The strongest color of a picture and a second, different one, as CSS; none for a gray picture. */
export async function readPictureHues(file: string): Promise<string[]> {
  // Most sites name their colors: they do not need the image library to read content/.
  const { default: sharp } = await import('sharp');
  const { data } = await sharp(file)
    .resize(sidePx, sidePx, { fit: 'inside' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const groups: Color[][] = Array.from({ length: slices }, () => []);
  for (let at = 0; at + 2 < data.length; at += 3) {
    const color = readColor(`rgb(${data[at]} ${data[at + 1]} ${data[at + 2]})`);
    if (color && !isGray(color)) groups[Math.floor((color.h / 360) * slices) % slices]?.push(color);
  }
  // Saturated colors weigh more: a few red sails characterize a wide gray sea.
  const weights = groups.map((group) => group.reduce((sum, { c }) => sum + c * c, 0));
  const first = strongest(weights, () => true);
  if (first === null) return [];
  const second = strongest(weights, (slice) => distance(slice, first) >= minDistance);
  const isSeen = second !== null && (weights[second] ?? 0) >= minShare * (weights[first] ?? 0);
  return [first, ...(isSeen ? [second] : [])].map((slice) => writeColor(middle(groups[slice] ?? [])));
}

function strongest(weights: readonly number[], isAllowed: (slice: number) => boolean): number | null {
  let best: number | null = null;
  for (const [slice, weight] of weights.entries())
    if (weight > (best === null ? 0 : (weights[best] ?? 0)) && isAllowed(slice)) best = slice;
  return best;
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, slices - apart);
}

/** The mean of the more saturated half, because shadow and haze make the rest paler. */
function middle(colors: readonly Color[]): Color {
  const clear = colors.toSorted((a, b) => b.c - a.c).slice(0, Math.ceil(colors.length / 2));
  const mean = (key: keyof Color) => clear.reduce((sum, color) => sum + color[key], 0) / clear.length;
  return { l: mean('l'), c: mean('c'), h: mean('h') };
}
