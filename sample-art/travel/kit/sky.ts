import { Path2D } from '@napi-rs/canvas';
import { type Colour, type ColourStop, lch, lighten, mix, rgb } from '../../core/colour.ts';
import { grainAt } from '../../core/grain.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import { blob, ellipse, type Point } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';

/** Top to horizon, by the time of day. */
export const SKIES = {
  dawn: [
    [0, lch(0.52, 0.075, 262)],
    [0.45, lch(0.74, 0.07, 320)],
    [0.72, lch(0.86, 0.085, 50)],
    [1, lch(0.93, 0.075, 80)],
  ],
  day: [
    [0, lch(0.6, 0.105, 245)],
    [0.55, lch(0.79, 0.075, 232)],
    [1, lch(0.94, 0.035, 205)],
  ],
  noon: [
    [0, lch(0.47, 0.13, 252)],
    [0.6, lch(0.67, 0.11, 240)],
    [1, lch(0.86, 0.055, 220)],
  ],
  gold: [
    [0, lch(0.5, 0.085, 255)],
    [0.4, lch(0.7, 0.06, 310)],
    [0.7, lch(0.82, 0.115, 62)],
    [1, lch(0.9, 0.12, 82)],
  ],
  dusk: [
    [0, lch(0.26, 0.075, 275)],
    [0.4, lch(0.42, 0.105, 300)],
    [0.7, lch(0.64, 0.145, 22)],
    [1, lch(0.82, 0.13, 62)],
  ],
  blue: [
    [0, lch(0.22, 0.065, 268)],
    [0.5, lch(0.36, 0.085, 258)],
    [0.85, lch(0.56, 0.085, 240)],
    [1, lch(0.72, 0.07, 60)],
  ],
  night: [
    [0, lch(0.14, 0.045, 272)],
    [0.6, lch(0.23, 0.06, 258)],
    [1, lch(0.36, 0.065, 230)],
  ],
  overcast: [
    [0, lch(0.66, 0.025, 240)],
    [0.6, lch(0.78, 0.02, 225)],
    [1, lch(0.88, 0.018, 200)],
  ],
  pearl: [
    [0, lch(0.74, 0.04, 215)],
    [0.5, lch(0.86, 0.03, 190)],
    [1, lch(0.94, 0.03, 95)],
  ],
  violet: [
    [0, lch(0.3, 0.09, 285)],
    [0.45, lch(0.5, 0.11, 305)],
    [0.8, lch(0.72, 0.1, 345)],
    [1, lch(0.85, 0.08, 40)],
  ],
} satisfies Record<string, readonly ColourStop[]>;

export type TimeOfDay = keyof typeof SKIES;

export type Clouds = {
  kind: 'cumulus' | 'cirrus' | 'stratus';
  lit: Colour;
  dark: Colour;
  count?: number;
  /** Where between the top (0) and the horizon (1) they are. */
  band?: readonly [number, number];
  scale?: number;
};

export type Sun = { x: number; y: number; radius: number; colour: Colour };

export type SkyOptions = {
  time?: TimeOfDay;
  stops?: readonly ColourStop[];
  /** The horizon's height in pixels. */
  horizon: number;
  stars?: number;
  sun?: Sun;
  moon?: { x: number; y: number; radius: number };
  clouds?: Clouds;
};

export function paintSky(sheet: Sheet, options: SkyOptions): void {
  const { horizon, time = 'day', stops = SKIES[time], stars, sun, moon } = options;
  sheet.cover(sheet.linear(0, 0, 0, horizon, stops));
  if (stars) paintStars(sheet, stars, horizon);
  if (sun) {
    sheet.glow(sun.x, sun.y, sun.radius * 9, sun.colour, 0.5);
    sheet.glow(sun.x, sun.y, sun.radius * 3, sun.colour, 0.5);
    sheet.fill(ellipse(sun.x, sun.y, sun.radius), mix(sun.colour, lch(0.98, 0.03, 90), 0.65));
  }
  if (moon) {
    sheet.glow(moon.x, moon.y, moon.radius * 7, lch(0.8, 0.04, 230), 0.45);
    const disc = ellipse(moon.x, moon.y, moon.radius);
    const shade = moon.radius * 0.35;
    sheet.fill(disc, lch(0.95, 0.025, 95));
    sheet.shadeRadial(
      disc,
      lch(0.74, 0.03, 240),
      moon.x - shade,
      moon.y - shade,
      moon.radius * 0.5,
      moon.radius * 1.5,
      [
        [0, 0],
        [1, 0.8],
      ],
    );
  }
  if (options.clouds) paintClouds(sheet, options.clouds, horizon);
}

export function paintStars(sheet: Sheet, count: number, horizon: number): void {
  const random = sheet.random.stream('stars');
  for (let i = 0; i < count; i++) {
    const y = random.next() ** 1.4 * horizon * 0.95;
    const radius = random.next() ** 5 * 2.6 + 0.7;
    const colour = lch(0.95, 0.02, random.chance(0.3) ? 60 : 240);
    const strength = random.between(0.35, 0.95) * (1 - (y / horizon) * 0.6);
    sheet.fill(ellipse(random.next() * sheet.width, y, radius), colour, strength);
  }
}

export function paintClouds(sheet: Sheet, clouds: Clouds, horizon: number): void {
  if (clouds.kind === 'cumulus') paintCumulus(sheet, clouds, horizon);
  else if (clouds.kind === 'cirrus') paintCirrus(sheet, clouds, horizon);
  else paintStratus(sheet, clouds, horizon);
}

/** Heaped clouds: big and high ones first, small ones towards the horizon. */
function paintCumulus(sheet: Sheet, clouds: Clouds, horizon: number): void {
  const { lit, dark, count = 5, band = [0.15, 0.6], scale = 1 } = clouds;
  const random = sheet.random.stream('cumulus');
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const base = lerp(band[0], band[1], t) * horizon;
    const width = lerp(520, 190, t) * scale * random.between(0.7, 1.3);
    const left = ((i * 0.618 + random.between(-0.12, 0.12) + 1) % 1) * sheet.width - width / 2;
    paintHeap(sheet, left, base, width, width * random.between(0.24, 0.36), lit, dark, random.integer(1, 3));
  }
}

/** One heaped cloud: overlapping puffs on a flat base, three flat tones and a stippled underside. */
export function paintHeap(
  sheet: Sheet,
  left: number,
  base: number,
  width: number,
  height: number,
  lit: Colour,
  dark: Colour,
  seed: number,
): void {
  const random = sheet.random.stream(`heap-${Math.round(left)}-${seed}`);
  const outline = new Path2D();
  const puffs = Math.max(7, Math.min(13, Math.round(width / 45)));
  const crest = random.between(0.32, 0.68);
  for (let k = 0; k < puffs; k++) {
    const u = (k + 0.5) / puffs;
    const rise = Math.exp(-(((u - crest) / 0.3) ** 2));
    const radius = Math.max(height * (0.2 + 0.3 * rise), (width / puffs) * 0.62) * random.between(0.8, 1.25);
    const y = base - radius * 0.55 - height * 0.62 * rise * random.between(0.75, 1.1);
    outline.moveTo(left + width * u + radius, y);
    outline.arc(left + width * u, y, radius, 0, Math.PI * 2);
    outline.moveTo(left + width * u + radius, base - radius * 0.4);
    outline.arc(left + width * u, base - radius * 0.4, radius * 1.05, 0, Math.PI * 2);
  }
  const top = base - height * 1.25;
  sheet.context.save();
  sheet.context.beginPath();
  sheet.context.rect(left - height, top - height, width + height * 2, base - top + height);
  sheet.context.clip();
  sheet.fill(
    outline,
    sheet.linear(0, top, 0, base, [
      [0, lit],
      [0.6, mix(lit, dark, 0.25)],
      [0.9, mix(lit, dark, 0.6), 0.95],
      [1, mix(lit, dark, 0.75), 0.2],
    ]),
  );
  sheet.shadeLinear(outline, dark, left + width * 0.3, top, left + width * 0.55, base + height * 0.1, [
    [0.35, 0],
    [1, 0.75],
  ]);
  sheet.context.restore();
}

/** Long thin streaks of high ice. */
function paintCirrus(sheet: Sheet, clouds: Clouds, horizon: number): void {
  const { lit, dark, count = 5, band = [0.15, 0.6], scale = 1 } = clouds;
  const random = sheet.random.stream('cirrus');
  for (let i = 0; i < count * 3; i++) {
    const y = random.between(band[0], band[1]) * horizon;
    const x = random.next() * sheet.width;
    const width = random.between(200, 760) * scale;
    const height = random.between(5, 20) * scale;
    const tilt = random.between(-0.06, 0.03) * width;
    const edge = (side: number, low: number): Point[] =>
      Array.from({ length: 10 }, (_, k) => {
        const u = k / 9;
        const bulge = height * side * Math.sin(Math.PI * u) * random.between(low, 1);
        return [x - width / 2 + width * u, y + tilt * (u - 0.5) + bulge];
      });
    sheet.fill(
      blob([...edge(-1, 0.5), ...edge(0.5, 0.2).reverse()]),
      sheet.linear(x - width / 2, 0, x + width / 2, 0, [
        [0, lit, 0],
        [0.3, lit, 0.55],
        [0.7, mix(lit, dark, 0.3), 0.5],
        [1, lit, 0],
      ]),
    );
  }
}

/** A torn layer, lit from below or above by comparing the noise with itself a little higher up. */
function paintStratus(sheet: Sheet, clouds: Clouds, horizon: number): void {
  const { band = [0.15, 0.6], scale = 1 } = clouds;
  const lit = rgb(clouds.lit);
  const dark = rgb(clouds.dark);
  const { noise } = sheet;
  const middle = lerp(band[0], band[1], 0.5);
  const thickness = (x: number, y: number) => noise.fractal(x / 620 / scale, y / (95 * scale) + 3, 5);
  sheet.pixels((data, width) => {
    for (let y = 0; y < Math.min(horizon, sheet.height); y++) {
      const weight = 0.35 * (1 - Math.abs(y / horizon - middle) * 2.2);
      for (let x = 0; x < width; x++) {
        const here = thickness(x, y) + weight;
        const cover = smoothstep(0.12, 0.42, here + (grainAt(x, y) - 0.5) * 0.1) * 0.85;
        if (cover <= 0) continue;
        const above = thickness(x + 31 * scale, y + 12 * scale) + weight;
        const shade = smoothstep(-0.1, 0.1, here - above + (grainAt(x + 9, y) - 0.5) * 0.1);
        const i = (y * width + x) * 4;
        for (let c = 0; c < 3; c++) {
          const tone = lerp(lit[c] as number, dark[c] as number, shade);
          data[i + c] = lerp(data[i + c] as number, tone, cover);
        }
      }
    }
  });
}

/** Cloud colours that go with a time of day. */
export function cloudTones(time: TimeOfDay): { lit: Colour; dark: Colour } {
  switch (time) {
    case 'dawn':
      return { lit: lch(0.93, 0.08, 40), dark: lch(0.75, 0.1, 350) };
    case 'gold':
      return { lit: lch(0.94, 0.1, 70), dark: lch(0.7, 0.1, 20) };
    case 'dusk':
      return { lit: lch(0.84, 0.13, 40), dark: lch(0.42, 0.1, 320) };
    case 'violet':
      return { lit: lch(0.85, 0.1, 20), dark: lch(0.45, 0.1, 310) };
    case 'blue':
      return { lit: lch(0.62, 0.08, 240), dark: lch(0.3, 0.06, 262) };
    case 'night':
      return { lit: lch(0.4, 0.05, 250), dark: lch(0.2, 0.045, 265) };
    case 'overcast':
      return { lit: lch(0.92, 0.01, 215), dark: lch(0.62, 0.03, 238) };
    case 'pearl':
      return { lit: lch(0.97, 0.012, 90), dark: lch(0.78, 0.03, 215) };
    default:
      return { lit: lch(0.98, 0.012, 90), dark: lighten(lch(0.8, 0.045, 245)) };
  }
}
