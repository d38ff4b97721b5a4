import {
  clampChroma,
  clampRgb,
  converter,
  formatHex,
  type Oklch,
  parse,
  type Rgb,
  wcagLuminance,
} from 'culori';

/** Below this chroma a color looks gray. */
const minChroma = 0.03;

/** Maximum chroma for a hue alone, because stronger colors look like highlighters. */
const maxHueChroma = 0.17;

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** Lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees. */
export type Color = { l: number; c: number; h: number };

/** A CSS color in any notation; null for anything else. */
export function readColor(css: string): Color | null {
  const parsed = parse(css);
  if (!parsed) return null;
  const { l, c, h = 0 } = toOklch(parsed);
  return { l, c, h };
}

/** An owner's color: any CSS color, or a hue alone, `163` or `163deg`. Null for anything else. */
export function readHue(written: string | number): Color | null {
  const degrees = /^(\d+(?:\.\d+)?)(?:deg)?$/.exec(String(written).trim())?.[1];
  if (degrees === undefined) return readColor(String(written));
  const lightnesses = Array.from({ length: 45 }, (_, index) => 0.4 + index / 100);
  const candidates = lightnesses.map((l) => withinScreen({ l, c: maxHueChroma, h: Number(degrees) }));
  return candidates.reduce((best, color) => (color.c > best.c ? color : best));
}

export function isGray({ c }: Color): boolean {
  return c < minChroma;
}

/** As CSS, rounded below what is visible. */
export function writeColor({ l, c, h }: Color): string {
  const turned = ((h % 360) + 360) % 360;
  return c === 0
    ? `oklch(${round(l * 100, 1)}% 0 0)`
    : `oklch(${round(l * 100, 1)}% ${round(c, 3)} ${round(turned, 0) % 360})`;
}

/** The owner's exact color, with as many digits as `#rrggbb` needs. */
export function writeExactColor({ l, c, h }: Color): string {
  return `oklch(${round(l * 100, 3)}% ${round(c, 5)} ${round(h, 2)})`;
}

/** As `#rrggbb`, for formats without OKLCH. */
export function hexOf(css: string): string {
  return formatHex(css) ?? css;
}

/** The same lightness and hue, with chroma reduced to the sRGB gamut. */
export function withinScreen({ l, c, h }: Color): Color {
  const { c: shown } = clampChroma({ mode: 'oklch', l, c, h }, 'oklch') as Oklch;
  // Rounded down, because rounding up could leave the gamut again.
  return { l, c: Math.floor(Math.min(c, shown) * 1000) / 1000, h };
}

/** The WCAG 2 contrast of two opaque colors in sRGB: 1 to 21. */
export function contrast(one: string, other: string): number {
  return ratio(luminance(one), luminance(other));
}

export function luminance(css: string): number {
  return wcagLuminance(clampRgb(toRgb(css) as Rgb));
}

export function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
