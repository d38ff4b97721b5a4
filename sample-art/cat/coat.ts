import type { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, mix } from '../core/colour.ts';
import { Random } from '../core/random.ts';
import type { ShadeStop, Sheet } from '../core/sheet.ts';
import { type Knot, type Light, shadeEdge, type Tube, tube, UPPER_LEFT } from './form.ts';
import type { Frame } from './frame.ts';

/** The big turn of a form is printed softer than its edges, which draw the outline. */
const FORM_SOFTNESS = 1;

/** Domino's colours in one light. */
export type Tones = {
  readonly coat: Colour;
  readonly dark: Colour;
  readonly light: Colour;
  readonly white: Colour;
  readonly whiteShade: Colour;
  readonly nose: Colour;
  readonly innerEar: Colour;
  readonly innerEarShade: Colour;
  readonly irisLight: Colour;
  readonly iris: Colour;
  readonly irisDark: Colour;
  readonly collar: Colour;
  readonly brass: Colour;
  readonly line: Colour;
};

export const DAY: Tones = {
  coat: lch(0.3, 0.032, 262),
  dark: lch(0.195, 0.035, 278),
  light: lch(0.47, 0.045, 240),
  white: lch(0.955, 0.014, 85),
  whiteShade: lch(0.76, 0.04, 285),
  nose: lch(0.74, 0.09, 18),
  innerEar: lch(0.74, 0.09, 18),
  innerEarShade: lch(0.56, 0.1, 12),
  irisLight: lch(0.9, 0.15, 112),
  iris: lch(0.7, 0.155, 95),
  irisDark: lch(0.42, 0.1, 80),
  collar: lch(0.6, 0.16, 38),
  brass: lch(0.84, 0.13, 85),
  line: lch(0.15, 0.03, 275),
};

/** The same cat under coloured light: everything is drawn towards the light's colour. */
export function tinted(tones: Tones, colour: Colour, amount: number, lightEdge?: Colour): Tones {
  const pull = (c: Colour) => mix(c, { L: colour.L * 0.5 + c.L * 0.5, a: colour.a, b: colour.b }, amount);
  const result = Object.fromEntries(
    Object.entries(tones).map(([key, colourOf]) => [key, pull(colourOf)]),
  ) as Tones;
  // Eyes keep their own colour: they are what one looks for in the dark.
  return {
    ...result,
    irisLight: mix(tones.irisLight, result.irisLight, 0.3),
    iris: mix(tones.iris, result.iris, 0.3),
    light: lightEdge ?? result.light,
  };
}

/** Everything a part of the cat needs to know to paint itself. */
export type Studio = {
  readonly sheet: Sheet;
  readonly tones: Tones;
  readonly light: Light;
  /** A thin bright edge from a second light behind, e.g. a low sun. */
  readonly rim?: Colour;
  readonly rimFrom?: Light;
};

export function studio(sheet: Sheet, options: Partial<Omit<Studio, 'sheet'>> = {}): Studio {
  return { sheet, tones: DAY, light: UPPER_LEFT, ...options };
}

/** The dark coat; `depth` is how far light and shadow reach in, px. */
export function coat(to: Studio, path: Path2D, depth: number, base: Colour = to.tones.coat): void {
  const { sheet, tones, light } = to;
  sheet.fill(path, base);
  const lightSide = base === tones.coat ? tones.light : mix(base, tones.light, 0.6);
  shadeEdge(sheet, path, lightSide, -light[0] * depth * 1.25, -light[1] * depth * 1.25, 0.8);
  shadeEdge(sheet, path, tones.dark, light[0] * depth * 1.7, light[1] * depth * 1.7, 1);
  const [left, top, right, bottom] = path.getBounds();
  if (Math.max(right - left, bottom - top) > depth * 3) {
    // Large forms turn away from the light as a whole, not at their edge only.
    const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
    const reach = Math.hypot(right - left, bottom - top) * 0.42;
    const run = [
      cx + light[0] * reach,
      cy + light[1] * reach,
      cx - light[0] * reach,
      cy - light[1] * reach,
    ] as const;
    const lit: ShadeStop[] = [
      [0, 0.6],
      [0.5, 0],
    ];
    const shaded: ShadeStop[] = [
      [0.55, 0],
      [1, 0.75],
    ];
    sheet.shadeLinear(path, lightSide, ...run, lit, { soft: FORM_SOFTNESS });
    sheet.shadeLinear(path, tones.dark, ...run, shaded, { soft: FORM_SOFTNESS });
  }
  if (to.rim) {
    const from = to.rimFrom ?? [-light[0], light[1]];
    shadeEdge(sheet, path, to.rim, -from[0] * depth * 0.3, -from[1] * depth * 0.3, 0.95, 0.3);
  }
}

/** Bib, socks, muzzle. */
export function white(to: Studio, path: Path2D, depth: number): void {
  const { sheet, tones, light } = to;
  sheet.fill(path, tones.white);
  shadeEdge(sheet, path, tones.whiteShade, light[0] * depth, light[1] * depth, 0.9);
}

/** Short strokes of fur over a coat; `flow` gives their direction in the frame's own coordinates. */
export function fur(
  to: Studio,
  path: Path2D,
  frame: Frame,
  count: number,
  area: readonly [u: number, v: number, ru: number, rv: number],
  flow: (u: number, v: number) => number,
): void {
  const { sheet, tones } = to;
  const random = new Random(`${sheet.seed}/fur/${area.join()}`);
  sheet.clipped(path, () => {
    for (let i = 0; i < count; i++) {
      const u = area[0] + random.between(-area[2], area[2]);
      const v = area[1] + random.between(-area[3], area[3]);
      const angle = flow(u, v) + random.spread() * 0.3;
      const length = random.between(0.03, 0.08);
      const stroke = frame.polygon(
        [
          [u, v],
          [u + Math.cos(angle) * length, v + Math.sin(angle) * length],
        ],
        false,
      );
      const colour = random.chance(0.5) ? tones.light : tones.dark;
      sheet.stroke(stroke, colour, Math.max(1, frame.size * 0.007), random.between(0.12, 0.4));
    }
  });
}

export type LimbOptions = {
  /** Where the white begins, 0..1 along the limb; 1 for none. */
  sock?: number;
  /** Farther limbs stand in shade. */
  far?: boolean;
  /** Lines between the toes, as the direction the toes point in the frame; none if left out. */
  toes?: number;
  depth?: number;
};

/** A leg with its sock, or the tail with its tip. */
export function limb(to: Studio, frame: Frame, knots: readonly Knot[], options: LimbOptions = {}): Tube {
  const { sheet, tones } = to;
  const { sock = 0.72, far = false, toes } = options;
  const shape = tube(frame, knots);
  const thickness = Math.max(...knots.map((knot) => knot[2])) * frame.size;
  const depth = options.depth ?? thickness * 0.8;
  coat(to, shape.outline, depth, far ? mix(tones.coat, tones.dark, 0.75) : tones.coat);
  if (sock < 1) {
    const end = shape.part(sock, 1);
    sheet.clipped(shape.outline, () => {
      white(to, end, depth * 0.7);
      if (far) sheet.fill(end, tones.whiteShade, 0.75);
    });
  }
  const last = knots[knots.length - 1];
  if (toes !== undefined && last) {
    const [u, v, radius] = last;
    for (const side of [-0.42, 0.1, 0.55]) {
      const across = toes + Math.PI / 2;
      const from = [u + Math.cos(across) * radius * side, v + Math.sin(across) * radius * side] as const;
      const toe = frame.curve(
        [from[0] + Math.cos(toes) * radius * 0.35, from[1] + Math.sin(toes) * radius * 0.35],
        [from[0] + Math.cos(toes) * radius * 0.9, from[1] + Math.sin(toes) * radius * 0.9],
      );
      sheet.stroke(toe, tones.whiteShade, frame.size * 0.024);
    }
  }
  return shape;
}

/** A paw seen from the front, standing on `v`. */
export function paw(to: Studio, frame: Frame, u: number, v: number, width: number, height: number): void {
  const shape = frame.blob([
    [u - width, v],
    [u - width * 0.95, v - height * 0.7],
    [u - width * 0.4, v - height],
    [u + width * 0.4, v - height],
    [u + width * 0.95, v - height * 0.7],
    [u + width, v],
    [u + width * 0.6, v + height * 0.28],
    [u - width * 0.6, v + height * 0.28],
  ]);
  white(to, shape, width * frame.size * 0.55);
  for (const toe of [-0.33, 0.33]) {
    const gap = frame.curve([u + width * toe, v - height * 0.12], [u + width * toe * 0.95, v + height * 0.2]);
    to.sheet.stroke(gap, to.tones.whiteShade, frame.size * 0.024);
  }
}

/** The rust collar along the points, with its brass tag hanging at `tag`. */
export function collar(
  to: Studio,
  frame: Frame,
  points: readonly (readonly [number, number])[],
  tag?: readonly [number, number],
): void {
  const { sheet, tones } = to;
  sheet.stroke(frame.blob(points, false), tones.collar, frame.size * 0.1);
  const lower = points.map(([u, v]) => [u, v + 0.028] as const);
  sheet.stroke(frame.blob(lower, false), mix(tones.collar, tones.dark, 0.35), frame.size * 0.025, 0.8);
  if (!tag) return;
  const disc = frame.ellipse(tag[0], tag[1], 0.095);
  sheet.fill(disc, tones.brass);
  shadeEdge(sheet, disc, mix(tones.brass, tones.irisDark, 0.6), -frame.size * 0.06, -frame.size * 0.06, 0.9);
  sheet.fill(frame.ellipse(tag[0] - 0.03, tag[1] - 0.03, 0.024), lch(0.99, 0.03, 95));
}
