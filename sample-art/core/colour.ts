import { clamp, lerp } from './maths.ts';

/** A colour in OKLab: lightness 0..1, a and b. Mixing here keeps in-between tones clean. */
export type Colour = { readonly L: number; readonly a: number; readonly b: number };

/** Red, green, blue, 0..255. */
export type Rgb = readonly [number, number, number];

/** A place along a gradient (0..1), its colour, and how opaque it is there (1 unless told). */
export type ColourStop = readonly [at: number, colour: Colour, alpha?: number];

/** From OKLCH: lightness 0..1, chroma (0 grey, about .2 vivid), hue in degrees. */
export function lch(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180;
  return { L: lightness, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) };
}

export function mix(from: Colour, to: Colour, t: number): Colour {
  return { L: lerp(from.L, to.L, t), a: lerp(from.a, to.a, t), b: lerp(from.b, to.b, t) };
}

/** The same hue, lighter (or darker, if negative) by `amount`, its chroma multiplied by `chroma`. */
export function lighten(colour: Colour, amount = 0, chroma = 1): Colour {
  return { L: clamp(colour.L + amount), a: colour.a * chroma, b: colour.b * chroma };
}

function toLinear(L: number, a: number, b: number): [number, number, number] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function encodeChannel(linear: number): number {
  const x = clamp(linear);
  return Math.round((x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055) * 255);
}

/** In sRGB; a colour that sRGB cannot show loses chroma until it fits, never its lightness or hue. */
export function rgb(colour: Colour): Rgb {
  let keep = 1;
  let [r, g, b] = toLinear(colour.L, colour.a, colour.b);
  for (let i = 0; i < 12 && (Math.min(r, g, b) < -0.002 || Math.max(r, g, b) > 1.002); i++) {
    keep *= 0.9;
    [r, g, b] = toLinear(colour.L, colour.a * keep, colour.b * keep);
  }
  return [encodeChannel(r), encodeChannel(g), encodeChannel(b)];
}

/** As a canvas understands it. */
export function css(colour: Colour, alpha = 1): string {
  const [r, g, b] = rgb(colour);
  return `rgba(${r},${g},${b},${alpha})`;
}

/** A function from 0..1 to the colour there. */
export function ramp(stops: readonly ColourStop[]): (t: number) => Colour {
  const first = stops[0];
  const last = stops[stops.length - 1];
  if (!first || !last) throw new Error('ramp needs at least one stop');
  return (t) => {
    let before = first;
    if (t <= before[0]) return before[1];
    for (const stop of stops) {
      if (t <= stop[0]) return mix(before[1], stop[1], (t - before[0]) / (stop[0] - before[0] || 1));
      before = stop;
    }
    return last[1];
  };
}

/** A ramp as `size` ready RGB triples, for loops over pixels. */
export function rampTable(stops: readonly ColourStop[], size = 256): readonly Rgb[] {
  const colourAt = ramp(stops);
  return Array.from({ length: size }, (_, i) => rgb(colourAt(i / (size - 1))));
}

/** Adds stops between stops, so that a canvas gradient (which mixes in sRGB) runs as OKLab would. */
export function fineStops(stops: readonly ColourStop[]): [number, Colour, number][] {
  const fine: [number, Colour, number][] = [];
  stops.forEach(([t0, colour0, alpha0 = 1], i) => {
    fine.push([t0, colour0, alpha0]);
    const next = stops[i + 1];
    if (!next) return;
    const [t1, colour1, alpha1 = 1] = next;
    for (let k = 1; k < 5; k++) {
      fine.push([lerp(t0, t1, k / 5), mix(colour0, colour1, k / 5), lerp(alpha0, alpha1, k / 5)]);
    }
  });
  return fine;
}
