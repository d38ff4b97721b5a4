import type { Diagnostic, DiagnosticText } from '../core/diagnostics.ts';
import type { FieldPath } from '../core/field-path.ts';
import { type Color, hexOf, isGray, readColor, readHue, writeColor } from './color.ts';
import type { Brand, Look, Palette } from './look.ts';
import { makeLook } from './make-look.ts';

type BrandFault = DiagnosticText & Pick<Diagnostic, 'severity' | 'notice'> & { path: FieldPath };

/** Smallest visible change of lightness, on a scale from black (0) to white (1). */
const minShift = 0.005;

/**
 * The look of a brand, and diagnostics about it. `picture` is the file of `from` if it exists: a brand without hues takes
 * its colors from it.
 */
export async function readBrand(
  brand: Brand & { from?: string | undefined },
  picture: string | undefined,
): Promise<{ look: Look; faults: BrandFault[] }> {
  if (brand.hues) {
    const look = makeLook(brand);
    const unused: BrandFault = {
      code: 'from-beside-hues',
      summary: 'from is not used, because there are hues',
      why: 'Colors come from one of the two.',
      fix: 'Remove the line that you do not want.',
      path: ['from'],
      severity: 'warning',
    };
    return { look, faults: [...(brand.from ? [unused] : []), ...explainShifts(brand.hues, look.palette)] };
  }
  const hues = picture === undefined ? undefined : await readPictureHues(picture);
  const gray: BrandFault = {
    code: 'picture-without-color',
    summary: 'this picture has no color',
    why: 'Elements in the brand color use the default green instead.',
    fix: "Choose another picture, or write the colors:   hues: ['#00693e']",
    path: ['from'],
    severity: 'warning',
  };
  return { look: makeLook({ ...brand, hues }), faults: hues?.length === 0 ? [gray] : [] };
}

/** Informs about hues whose color in light mode differs from the owner's. A difference in dark mode is normal. */
function explainShifts(hues: readonly string[], palette: Palette): BrandFault[] {
  return hues.flatMap((written, index): BrandFault[] => {
    const color = readHue(written);
    // A hue without lightness cannot shift.
    if (!color || !readColor(written)) return [];
    const common = {
      path: ['hues', index],
      severity: 'notice' as const,
      notice: { code: 'changedColor' as const, about: written },
    };
    if (isGray(color)) {
      const isInk = color.l < 0.4;
      return isInk ? [] : [{ ...grayHue(written), ...common }];
    }
    const text = index === 0 ? shiftTo(palette.light.accent, color) : null;
    const marks = index === hues.length - 1 ? shiftTo(palette.light.mark, color) : null;
    if (!text && !marks) return [];
    const dark = shiftTo(palette.dark[index === 0 ? 'accent' : 'mark'], color);
    return [{ ...shiftedHue(written, { text, marks, dark }), ...common }];
  });
}

/** The color shown instead of the owner's, `#rrggbb`, and the change of lightness from -1 to 1. */
type Shift = { shown: string; by: number };

function shiftTo(css: string, from: Color): Shift | null {
  const by = (readColor(css)?.l ?? from.l) - from.l;
  const shown = hexOf(css);
  return Math.abs(by) < minShift || shown === hexOf(writeColor(from)) ? null : { shown, by };
}

function shiftedHue(
  written: string,
  { text, marks, dark }: Record<'text' | 'marks' | 'dark', Shift | null>,
): DiagnosticText {
  const roles = [...(text ? ['text'] : []), ...(marks ? ['marks'] : [])].join(' and ');
  const inLight = [
    ...(text ? [`text is ${describeShift(text)}`] : []),
    ...(marks ? [`marks are ${describeShift(marks)}`] : []),
  ].join(', ');
  const inDark = dark ? `it is ${describeShift(dark)}` : 'it stays as you wrote it';
  return {
    code: 'color-too-light',
    summary: `your ${written} is too light for ${roles} on a light background`,
    why: `In light mode, ${inLight}; in dark mode, ${inDark}. Text needs a contrast of 7:1 with its background, marks such as the bar under the current page 3:1.`,
    fix: `To choose the darker color yourself, write:   - '${(text ?? marks)?.shown}'`,
  };
}

function describeShift({ shown, by }: Shift): string {
  const amount = Math.abs(by);
  const degree = amount < 0.07 ? 'a little ' : amount < 0.25 ? '' : 'much ';
  return `${degree}${by < 0 ? 'darker' : 'lighter'}, ${shown}`;
}

function grayHue(written: string): DiagnosticText {
  return {
    code: 'accent-gray',
    summary: `your ${written} is a gray, which would not stand out from text`,
    why: 'Elements in the brand color use the text color instead.',
    fix: '',
  };
}

/** Large enough for the main colors of a picture. */
const sidePx = 64;
const slices = 36;
/** Distance on the color circle, in slices, from which a second color counts as different. */
const minDistance = 5;
/** Weight a second color needs, relative to the first. */
const minShare = 0.12;

/** The strongest color of a picture and a second, different one, as CSS; none for a gray picture. */
async function readPictureHues(file: string): Promise<string[]> {
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
