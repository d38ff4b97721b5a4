import { type Colour, rgb } from '../../core/colour.ts';
import { grainAt } from '../../core/grain.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { ellipse } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';

export type StillWater = {
  /** The shore's height on the sheet. */
  waterline: number;
  /** Where the water ends, if something nearer is below it. */
  bottom?: number;
  far: Colour;
  near: Colour;
  strength?: number;
  fade?: number;
  /** 0 a mirror … 1 a breeze … 3 choppy. */
  ripple?: number;
  /** How much longer the mirrored things are than the things. */
  stretch?: number;
};

/** Water before a flat backdrop: mirrors what is above the waterline, broken by ripples that grow towards the viewer. */
export function stillWater(sheet: Sheet, options: StillWater): void {
  const { waterline, bottom = sheet.height, strength = 0.8, fade = 0.5, ripple = 1, stretch = 1 } = options;
  const far = rgb(options.far);
  const near = rgb(options.near);
  const { noise } = sheet;
  const shore = Math.floor(waterline);
  sheet.pixels((data, width, height) => {
    const source = new Uint8ClampedArray(data);
    for (let y = shore; y < Math.min(bottom, height); y++) {
      const v = (y - waterline) / (sheet.height - waterline);
      const fine = 1 / (v * 0.9 + 0.07);
      for (let x = 0; x < width; x++) {
        const wave =
          noise.at((x * 0.0065) / (v * 0.6 + 0.5), fine * 5.2) * 0.7 +
          noise.at((x * 0.02) / (v + 0.4), fine * 13) * 0.4;
        const sourceX = clamp(Math.round(x + wave * ripple * (8 + 40 * v)), 0, width - 1);
        const mirrored = waterline - (y - waterline) * stretch - 3 + wave * ripple * (16 + 44 * v);
        const sourceY = clamp(Math.round(Math.abs(mirrored)), 0, shore - 1);
        const keep = strength * (1 - fade * smoothstep(0, 1, v)) * (wave < -0.22 ? 0.8 : 1);
        const i = (y * width + x) * 4;
        const s = (sourceY * width + sourceX) * 4;
        for (let c = 0; c < 3; c++) {
          const tint = lerp(far[c] as number, near[c] as number, smoothstep(0, 1, v));
          data[i + c] = lerp(tint, source[s + c] as number, keep);
        }
        data[i + 3] = 255;
      }
    }
  });
}

/** Wavelets in perspective on an already painted sea: light crests, dark troughs, drawn by thresholded noise. */
export function swell(
  sheet: Sheet,
  horizon: number,
  bottom: number,
  light: Colour,
  dark: Colour,
  { strength = 0.55, scale = 1 } = {},
): void {
  const lightRgb = rgb(light);
  const darkRgb = rgb(dark);
  const { noise } = sheet;
  sheet.pixels((data, width, height) => {
    for (let y = Math.floor(horizon) + 1; y < Math.min(bottom, height); y++) {
      const v = (y - horizon) / (height - horizon);
      const ky = 5 / (v + 0.035) / scale;
      for (let x = 0; x < width; x++) {
        const worldX = (x - width / 2) / (0.2 + v * 1.6) / scale;
        const wave = noise.fractal(worldX / 150, ky * 2.2, 3) + 0.25 * noise.at(worldX / 30, ky * 9);
        const t = wave + (grainAt(x, y) - 0.5) * 0.16;
        const target = t > 0.22 ? lightRgb : t < -0.18 ? darkRgb : undefined;
        if (!target) continue;
        const cover = strength * (t > 0 ? smoothstep(0.22, 0.3, t) : smoothstep(-0.18, -0.3, t));
        const i = (y * width + x) * 4;
        for (let c = 0; c < 3; c++) data[i + c] = lerp(data[i + c] as number, target[c] as number, cover);
      }
    }
  });
}

/** The path of light under a sun: short bright dashes, dense below it and thinning out. */
export function glitter(
  sheet: Sheet,
  random: Random,
  x: number,
  horizon: number,
  bottom: number,
  colour: Colour,
  { count = 260, spread = 0.16, alpha = 0.85 } = {},
): void {
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 1.5;
    const y = lerp(horizon + 2, bottom, t);
    const reach = sheet.width * spread * (0.25 + t);
    const px = x + random.spread() * reach * 0.6;
    const length = random.between(5, 26) * (0.3 + t * 1.6);
    const strength = alpha * random.between(0.4, 1) * (1 - Math.abs(px - x) / (reach * 1.6));
    if (strength > 0) sheet.fill(ellipse(px, y, length, 0.8 + t * 2.2), colour, strength);
  }
}

/** Thin level dashes that say "this is water". */
export function ripples(
  sheet: Sheet,
  random: Random,
  count: number,
  area: readonly [x: number, y: number, width: number, height: number],
  colour: Colour,
  alpha = 0.35,
): void {
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 1.4;
    const x = area[0] + random.next() * area[2];
    const y = area[1] + t * area[3];
    sheet.fill(
      ellipse(x, y, random.between(16, 90) * (0.35 + t), 0.8 + t * 1.6),
      colour,
      alpha * random.between(0.3, 1),
    );
  }
}
