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

/** Below this chroma the eye sees no colour but grey. */
const minChroma = 0.03;

/** A hue alone is taken where it is strongest, but no stronger than this: beyond are the colours of markers. */
const strongest = 0.17;

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** Lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees. */
export type Color = { l: number; c: number; h: number };

/** A colour as CSS writes it, of any notation; null for what is none. */
export function readColor(css: string): Color | null {
  const parsed = parse(css);
  if (!parsed) return null;
  const { l, c, h = 0 } = toOklch(parsed);
  return { l, c, h };
}

/** An owner's colour: any that CSS knows, or a hue alone, `163` or `163deg`. Null for what is none. */
export function readHue(written: string | number): Color | null {
  const degrees = /^(\d+(?:\.\d+)?)(?:deg)?$/.exec(String(written).trim())?.[1];
  if (degrees === undefined) return readColor(String(written));
  const lightnesses = Array.from({ length: 45 }, (_, index) => 0.4 + index / 100);
  const shown = lightnesses.map((l) => withinScreen({ l, c: strongest, h: Number(degrees) }));
  return shown.reduce((best, color) => (color.c > best.c ? color : best));
}

export function isGrey({ c }: Color): boolean {
  return c < minChroma;
}

/** As style sheets have it, rounded to what nobody sees. */
export function writeColor({ l, c, h }: Color): string {
  const turned = ((h % 360) + 360) % 360;
  return c === 0
    ? `oklch(${round(l * 100, 1)}% 0 0)`
    : `oklch(${round(l * 100, 1)}% ${round(c, 3)} ${round(turned, 0) % 360})`;
}

/** What a screen shows of it, for all that knows no OKLCH. */
export function hexOf(css: string): string {
  return formatHex(css) ?? css;
}

/** The same lightness and hue, with no more chroma than a screen can show. */
export function withinScreen({ l, c, h }: Color): Color {
  const { c: shown } = clampChroma({ mode: 'oklch', l, c, h }, 'oklch') as Oklch;
  // Rounded down, since rounding up would leave the screen again.
  return { l, c: Math.floor(Math.min(c, shown) * 1000) / 1000, h };
}

/** The WCAG 2 contrast of two opaque colours, of what a screen shows of them: 1 to 21. */
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
