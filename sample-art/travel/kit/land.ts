/** Land in flat layers: far ridges, rock faces, surf. What is nearer than a relief needs to be. */
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import { blob, ellipse, type Point, polygon, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';

export type RidgeOptions = {
  /** Height of the foot on the sheet, and of the ridge above it, in pixels. */
  base: number;
  height: number;
  colour: Colour;
  /** What it fades to at its foot. */
  haze?: Colour;
  /** Which part of the noise; two ridges of one picture must differ in it. */
  seed: number;
  /** Pixels from one hump to the next, roughly. */
  stride?: number;
  /** The skyline's height at a place 0..1 across, multiplied in; a valley is low in the middle. */
  profile?: (u: number) => number;
};

/** A ridge across the whole sheet. Returns its skyline. */
export function ridge(sheet: Sheet, options: RidgeOptions): Point[] {
  const { base, height, colour, haze = colour, seed, stride = 320, profile = () => 1 } = options;
  const skyline: Point[] = [];
  for (let x = -8; x <= sheet.width + 8; x += 8) {
    const hump = 0.62 + 0.7 * sheet.noise.fractal(x / stride, seed * 5.3, 5);
    skyline.push([x, base - height * Math.max(0, hump) * profile(x / sheet.width)]);
  }
  const fade = sheet.linear(0, base - height, 0, base, [
    [0, colour],
    [1, haze],
  ]);
  sheet.fill(polygon([[-8, base + 2], ...skyline, [sheet.width + 8, base + 2]]), fade);
  return skyline;
}

/** A rock face inside an outline: flat middle tone, then slabs of light and shade leaning the same way. */
export function rockFace(
  sheet: Sheet,
  outline: readonly Point[],
  [dark, middle, light]: readonly [Colour, Colour, Colour],
  random: Random,
  { slabs = 90, size = 46, side = -1, lean = 0.25 } = {},
): void {
  const path = polygon(outline);
  const [left, top, right, bottom] = path.getBounds();
  sheet.fill(path, middle);
  sheet.clipped(path, () => {
    for (let i = 0; i < slabs; i++) {
      const x = random.between(left, right);
      const y = random.between(top, bottom);
      const w = size * random.between(0.3, 1.1);
      const h = size * random.between(0.6, 2.1);
      const tilt = lean * h;
      const shape = polygon([
        [x, y],
        [x + w * 0.5, y - h * 0.12],
        [x + w + tilt, y + h * 0.8],
        [x + w * 0.4 + tilt, y + h],
        [x - w * 0.2 + tilt * 0.6, y + h * 0.6],
      ]);
      const isLit = random.chance(0.5);
      sheet.shadeLinear(
        shape,
        isLit ? mix(middle, light, random.between(0.4, 1)) : mix(middle, dark, random.between(0.4, 1)),
        side < 0 ? x : x + w,
        y,
        side < 0 ? x + w : x,
        y + h,
        [
          [0, isLit ? 0.9 : 0.2],
          [1, isLit ? 0.1 : 0.95],
        ],
      );
    }
  });
  const [from, to] = side < 0 ? [left, right] : [right, left];
  sheet.shadeLinear(path, dark, from, 0, to, bottom, [
    [0.35, 0],
    [1, 0.75],
  ]);
}

/** A bank of foam or spray: heaped puffs, white above and bluish below. */
export function spray(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  random: Random,
  shade = lch(0.72, 0.045, 240),
): void {
  for (let i = 0; i < 70; i++) {
    const u = random.spread();
    const rise = random.next() * (1 - u * u);
    const radius = height * random.between(0.05, 0.15) * (1.2 - rise * 0.7);
    const [px, py] = [x + (u * width) / 2, y - rise * height];
    const puff = blob(wobble(px, py, radius * 1.7, radius * 1.4, random, 0.12, 9));
    const tone = mix(lch(0.98, 0.008, 210), shade, random.between(0, 0.6) * (1 - rise));
    sheet.shadeRadial(puff, tone, px, py, radius * 0.2, radius * 1.7, [
      [0, 1],
      [0.5, 0.75],
      [1, 0],
    ]);
  }
  for (let i = 0; i < 70; i++) {
    const u = random.spread();
    const rise = random.next() ** 0.6 * (1 - u * u * 0.7) * 1.5;
    const radius = random.between(1.2, 4.4);
    sheet.fill(ellipse(x + (u * width) / 2, y - rise * height, radius), lch(0.97, 0.01, 210), 0.8);
  }
}

/** Broken white lines along a shore, between two heights. */
export function foamLines(
  sheet: Sheet,
  random: Random,
  count: number,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  for (let i = 0; i < count; i++) {
    const t = random.next();
    const length = random.between(20, 110) * (0.4 + t);
    const px = x + random.next() * width;
    const py = y + t * height;
    sheet.fill(
      blob(wobble(px, py, length, 1.4 + t * 3.2, random, 0.25, 9)),
      lch(0.96, 0.012, 205),
      random.between(0.35, 0.85),
    );
  }
}

/** Rows of leaves as a canopy: rounded heads, each lit from one side, larger towards the viewer. */
export function canopy(
  sheet: Sheet,
  random: Random,
  y: number,
  size: number,
  [dark, middle, light]: readonly [Colour, Colour, Colour],
  { from = 0, to = sheet.width, side = -1, jitter = 0.4 } = {},
): void {
  for (let x = from - size; x < to + size; x += size * random.between(0.55, 0.95)) {
    const py = y + random.spread() * size * jitter;
    const r = size * random.between(0.7, 1.15);
    const head = blob(wobble(x, py, r, r * 0.82, random, 0.1, 12));
    sheet.fill(head, mix(dark, middle, random.between(0.1, 0.7)));
    sheet.shadeRadial(
      head,
      mix(middle, light, random.between(0.2, 1)),
      x + side * r * 0.45,
      py - r * 0.5,
      r * 0.1,
      r * 1.1,
      [
        [0, 0.95],
        [0.6, 0.35],
        [1, 0],
      ],
    );
    sheet.shadeLinear(head, lighten(dark, -0.08), 0, py, 0, py + r, [
      [0, 0],
      [1, 0.9],
    ]);
  }
}
