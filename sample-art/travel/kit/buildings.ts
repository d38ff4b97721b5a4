import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { clamp, lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';

/**
 * A flat-topped tower seen face on, with a lit edge and a grid of windows of which some are lit.
 * `base` is its foot; windows are left out where `windowSize` is 0.
 */
export type TowerOptions = {
  x: number;
  base: number;
  width: number;
  height: number;
  colour: Colour;
  /** What the foot fades to. */
  haze?: Colour;
  lit?: Colour;
  /** 1: the light comes from the right. */
  side?: number;
  roof?: 'flat' | 'setback' | 'slant' | 'chamfer' | 'crown' | 'spire';
};

export function tower(sheet: Sheet, options: TowerOptions): Path2D {
  const { x, base, width: w, height: h, colour, haze = colour, lit, side = 1, roof = 'flat' } = options;
  const y = base - h;
  const outlines: Record<NonNullable<TowerOptions['roof']>, Point[]> = {
    flat: [
      [x, y],
      [x + w, y],
    ],
    setback: [
      [x, y + h * 0.12],
      [x + w * 0.16, y + h * 0.12],
      [x + w * 0.16, y + h * 0.05],
      [x + w * 0.3, y + h * 0.05],
      [x + w * 0.3, y],
      [x + w * 0.7, y],
      [x + w * 0.7, y + h * 0.05],
      [x + w * 0.84, y + h * 0.05],
      [x + w * 0.84, y + h * 0.12],
      [x + w, y + h * 0.12],
    ],
    slant: [
      [x, y + w * 0.4],
      [x + w, y],
    ],
    chamfer: [
      [x, y + w * 0.3],
      [x + w * 0.3, y],
      [x + w * 0.7, y],
      [x + w, y + w * 0.3],
    ],
    crown: [
      [x, y + w * 0.25],
      [x + w * 0.12, y + w * 0.25],
      [x + w * 0.12, y],
      [x + w * 0.88, y],
      [x + w * 0.88, y + w * 0.25],
      [x + w, y + w * 0.25],
    ],
    spire: [
      [x, y + w * 0.7],
      [x + w * 0.25, y + w * 0.5],
      [x + w * 0.5, y - w * 0.5],
      [x + w * 0.75, y + w * 0.5],
      [x + w, y + w * 0.7],
    ],
  };
  const outline = polygon([[x, base], ...outlines[roof], [x + w, base]]);
  sheet.fill(
    outline,
    sheet.linear(0, y, 0, base, [
      [0, colour],
      [1, haze],
    ]),
  );
  if (lit) {
    const [from, to] = side > 0 ? [x + w, x + w * 0.45] : [x, x + w * 0.55];
    sheet.shadeLinear(
      outline,
      lit,
      from,
      0,
      to,
      0,
      [
        [0, 0.75],
        [1, 0],
      ],
      { alpha: 0.8 },
    );
  }
  return outline;
}

/** A grid of windows, some lit, whole floors in places. */
export function windowGrid(
  sheet: Sheet,
  random: Random,
  [x, y, width, height]: readonly [number, number, number, number],
  colours: readonly Colour[],
  { step = 11, rise = 15, density = 0.3, alpha = 1, floors = random.chance(0.3) } = {},
): void {
  for (let row = y; row < y + height - rise * 0.5; row += rise) {
    const floorLit = floors && random.chance(0.4);
    for (let column = x; column < x + width - step * 0.5; column += step) {
      if (!(floors ? floorLit && random.chance(0.85) : random.chance(density))) continue;
      sheet.fill(
        rectangle(column, row, step * 0.55, rise * 0.48),
        random.pick(colours),
        alpha * random.between(0.6, 1),
      );
    }
  }
}

export type HouseOptions = {
  x: number;
  base: number;
  width: number;
  /** Wall height to the eaves, and roof height above it. */
  wall: number;
  roof: number;
  colour: Colour;
  roofColour: Colour;
  trim?: Colour;
  window?: Colour;
  /** Gable towards us, or the long roof. */
  gable?: boolean;
  side?: number;
  floors?: number;
  columns?: number;
  door?: Colour | undefined;
  snow?: Colour | undefined;
  /** Stripes of boards on the wall. */
  boards?: boolean;
};

/** A small house seen face on. */
export function house(sheet: Sheet, options: HouseOptions): void {
  const {
    x,
    base,
    width: w,
    wall,
    roof,
    colour,
    roofColour,
    gable = true,
    side = -1,
    floors = 2,
    columns = 2,
  } = options;
  const { trim = lch(0.95, 0.01, 90), window = lch(0.32, 0.05, 255), door, snow, boards = true } = options;
  const eaves = base - wall;
  const front = gable
    ? polygon([
        [x, base],
        [x, eaves],
        [x + w / 2, eaves - roof],
        [x + w, eaves],
        [x + w, base],
      ])
    : rectangle(x, eaves, w, wall);
  sheet.fill(front, colour);
  if (boards) {
    for (let y = base - 6; y > eaves; y -= Math.max(6, wall / 16)) {
      sheet.stroke(line([x, y], [x + w, y]), lighten(colour, -0.07), Math.max(0.8, wall / 160), 0.7);
    }
  }
  sheet.shadeLinear(
    front,
    mix(lighten(colour, -0.2), lch(0.4, 0.1, 290), 0.25),
    x - side * w * 0.1 + (side < 0 ? w * 0.35 : w * 0.65),
    0,
    side < 0 ? x + w * 1.05 : x - w * 0.05,
    0,
    [
      [0, 0],
      [1, 0.75],
    ],
  );
  const over = w * 0.05;
  if (gable) {
    const slope = (sign: number): Path2D =>
      polygon([
        [x + w / 2, eaves - roof - over * 1.1],
        [x + w / 2 + sign * (w / 2 + over), eaves + over * 0.7],
        [x + w / 2 + sign * (w / 2 + over), eaves + over * 1.7],
        [x + w / 2, eaves - roof + over * 0.5],
      ]);
    for (const sign of [-1, 1]) {
      sheet.fill(slope(sign), snow ?? (sign === side ? lighten(roofColour, 0.1) : roofColour));
    }
  } else {
    const cover = polygon([
      [x - over, eaves + over * 0.4],
      [x + w * 0.06, eaves - roof],
      [x + w * 0.94, eaves - roof],
      [x + w + over, eaves + over * 0.4],
    ]);
    sheet.fill(cover, snow ?? roofColour);
    sheet.shadeLinear(cover, lighten(snow ?? roofColour, 0.14), 0, eaves - roof, 0, eaves, [
      [0, 0.8],
      [1, 0],
    ]);
    if (snow)
      sheet.shadeLinear(cover, lch(0.7, 0.06, 265), 0, eaves - roof * 0.4, 0, eaves + over, [
        [0, 0],
        [1, 0.8],
      ]);
  }
  const paneW = (w / columns) * 0.42;
  const paneH = (wall / floors) * 0.5;
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const px = x + (w / columns) * (column + 0.5) - paneW / 2;
      const py = base - (wall / floors) * (floor + 0.5) - paneH * 0.55;
      const isDoor = door !== undefined && floor === 0 && column === Math.floor(columns / 2);
      const border = paneW * 0.13;
      if (isDoor && door) {
        sheet.fill(rectangle(px - border, base - paneH * 1.55, paneW + border * 2, paneH * 1.55), trim);
        sheet.fill(rectangle(px, base - paneH * 1.45, paneW, paneH * 1.45), door);
        continue;
      }
      sheet.fill(rectangle(px - border, py - border, paneW + border * 2, paneH + border * 2), trim);
      sheet.fill(rectangle(px, py, paneW, paneH), window);
      sheet.stroke(line([px + paneW / 2, py], [px + paneW / 2, py + paneH]), trim, border * 0.6);
      sheet.stroke(line([px, py + paneH / 2], [px + paneW, py + paneH / 2]), trim, border * 0.6);
    }
  }
  if (gable && roof > wall * 0.3) {
    const py = eaves - roof * 0.3;
    sheet.fill(rectangle(x + w / 2 - paneW * 0.36, py - paneH * 0.36, paneW * 0.72, paneH * 0.72), trim);
    sheet.fill(rectangle(x + w / 2 - paneW * 0.28, py - paneH * 0.28, paneW * 0.56, paneH * 0.56), window);
  }
}

/** A hipped East Asian roof with lifted corners, its eaves `width` wide at height `y`. */
export function liftedRoof(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  rise: number,
  colour: Colour,
  lit: Colour,
  ridge = 0.36,
): void {
  const roof = new Path2D();
  const half = width / 2;
  roof.moveTo(x - half, y - rise * 0.22);
  roof.quadraticCurveTo(x - half * 0.62, y - rise * 0.26, x - half * ridge, y - rise);
  roof.lineTo(x + half * ridge, y - rise);
  roof.quadraticCurveTo(x + half * 0.62, y - rise * 0.26, x + half, y - rise * 0.22);
  roof.quadraticCurveTo(x + half * 0.8, y + rise * 0.06, x + half * 0.55, y + rise * 0.04);
  roof.quadraticCurveTo(x, y + rise * 0.1, x - half * 0.55, y + rise * 0.04);
  roof.quadraticCurveTo(x - half * 0.8, y + rise * 0.06, x - half, y - rise * 0.22);
  sheet.fill(roof, colour);
  sheet.shadeLinear(roof, lit, x - half * 0.6, y - rise, x + half * 0.2, y, [
    [0, 0.9],
    [0.6, 0.35],
    [1, 0],
  ]);
  for (let k = -7; k <= 7; k++) {
    const u = k / 8;
    sheet.stroke(
      curve(
        [x + u * half * ridge, y - rise * 0.96],
        [x + u * half * 0.6, y - rise * 0.4],
        [x + u * half * 0.86, y - rise * 0.04],
      ),
      lighten(colour, -0.06),
      Math.max(0.8, width * 0.004),
      0.6,
    );
  }
}

/** A paper lantern with its light; red or cream. */
export function lantern(sheet: Sheet, x: number, y: number, size: number, red: boolean): void {
  sheet.glow(x, y, size * 4.2, red ? lch(0.7, 0.19, 35) : lch(0.84, 0.14, 68), 0.62);
  const at = (u: number, v: number): Point => [x + u * size, y + v * size];
  const body = blob([
    at(-0.36, -0.72),
    at(0.36, -0.72),
    at(0.6, -0.3),
    at(0.62, 0.2),
    at(0.36, 0.72),
    at(-0.36, 0.72),
    at(-0.62, 0.2),
    at(-0.6, -0.3),
  ]);
  const stops = red
    ? ([
        [0, lch(0.88, 0.14, 62)],
        [0.5, lch(0.68, 0.2, 36)],
        [1, lch(0.5, 0.18, 28)],
      ] as const)
    : ([
        [0, lch(0.98, 0.05, 92)],
        [0.6, lch(0.88, 0.135, 75)],
        [1, lch(0.68, 0.14, 52)],
      ] as const);
  sheet.fill(body, sheet.radial(x, y, 1, size * 0.8, stops));
  for (let i = -2; i < 3; i++) {
    const hoop = curve(at(-0.58, i * 0.24), at(0, i * 0.24 + 0.06), at(0.58, i * 0.24));
    sheet.stroke(hoop, lch(0.42, 0.13, 30), Math.max(0.8, size * 0.03), 0.55);
  }
  for (const end of [-1, 1]) {
    const cap = rectangle(
      x - size * 0.32,
      y + end * size * 0.76 - size * 0.08,
      size * 0.64,
      size * 0.16,
      size * 0.04,
    );
    sheet.fill(cap, lch(0.16, 0.03, 30));
  }
}

/** A string of small bulbs sagging between two points. */
export function bulbString(
  sheet: Sheet,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  size: number,
  colours: readonly Colour[] = [lch(0.93, 0.1, 85)],
): void {
  const at = (u: number): Point => [
    lerp(from[0], to[0], u),
    lerp(from[1], to[1], u) + Math.sin(Math.PI * u) * sag,
  ];
  sheet.stroke(
    curve(...Array.from({ length: 13 }, (_, k) => at(k / 12))),
    lch(0.18, 0.03, 280),
    Math.max(1, size * 0.3),
    0.9,
  );
  for (let k = 1; k < count; k++) {
    const [x, y] = at(k / count);
    const colour = colours[k % colours.length] ?? lch(0.93, 0.1, 85);
    sheet.glow(x, y + size, size * 7, colour, 0.5);
    sheet.fill(ellipse(x, y + size, size), lighten(colour, 0.05));
  }
}

/** A road or path seen along its length on level ground, vanishing at (x, y). */
export function roadEdges(
  x: number,
  y: number,
  bottom: number,
  nearHalfWidth: number,
  bend = 0,
): [Point[], Point[]] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let k = 0; k <= 24; k++) {
    const t = (k / 24) ** 2;
    const cx = x + bend * t * (1 - t) * 4;
    const half = clamp(nearHalfWidth * t, 1.2, 1e5);
    left.push([cx - half, lerp(y, bottom, t)]);
    right.push([cx + half, lerp(y, bottom, t)]);
  }
  return [left, right];
}
