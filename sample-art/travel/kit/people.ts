import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, type Point, polygon } from '../../core/shapes.ts';
import type { Box, Sheet } from '../../core/sheet.ts';

export type WalkerOptions = {
  coat: Colour;
  legs?: Colour;
  hair?: Colour;
  umbrella?: Colour | undefined;
  /** A brimmed straw hat. */
  hat?: Colour | undefined;
  /** A knitted cap. */
  cap?: Colour | undefined;
  backpack?: Colour | undefined;
  /** A board carried under one arm. */
  board?: Colour | undefined;
  /** Which way the ground shadow falls: 1 right, -1 left. */
  side?: number;
  shadow?: number;
};

/**
 * Someone seen from behind, standing at (x, y). Above a sixth of the sheet's height the figure starts to look stiff, so
 * keep it small.
 */
export function walker(sheet: Sheet, x: number, y: number, height: number, options: WalkerOptions): void {
  const { coat, legs = lch(0.24, 0.03, 265), hair = lch(0.25, 0.04, 50), side = 1, shadow = 0.28 } = options;
  const at = (u: number, v: number): Point => [x + u * height, y + v * height];
  const shape = (points: readonly Point[]) => blob(points.map(([u, v]) => at(u, v)));
  const box: Box = [x - height, y - height * 1.5, 2 * height, height * 1.7];
  const shadowShape = shape([
    [-0.1, -0.01],
    [0.16 * side, 0],
    [0.62 * side, 0.05],
    [0.6 * side, 0.085],
    [0.1 * side, 0.06],
    [-0.12, 0.03],
  ]);
  sheet.fill(shadowShape, lch(0.12, 0.03, 280), shadow);
  if (options.board) {
    const board = shape([
      [0.2, -1.12],
      [0.27, -0.75],
      [0.25, -0.3],
      [0.2, -0.08],
      [0.15, -0.3],
      [0.13, -0.75],
    ]);
    sheet.fill(board, options.board);
    sheet.shadeLinear(board, lighten(options.board, -0.22), ...at(0.14, 0), ...at(0.28, 0), [
      [0, 0],
      [1, 0.9],
    ]);
  }
  sheet.fill(
    shape([
      [-0.105, -0.48],
      [-0.115, -0.25],
      [-0.095, -0.05],
      [-0.105, -0.012],
      [-0.045, -0.005],
      [-0.035, -0.06],
      [-0.02, -0.3],
      [0, -0.46],
    ]),
    legs,
  );
  sheet.fill(
    shape([
      [0, -0.46],
      [0.03, -0.28],
      [0.045, -0.1],
      [0.035, -0.055],
      [0.1, -0.04],
      [0.105, -0.09],
      [0.115, -0.27],
      [0.105, -0.48],
    ]),
    lighten(legs, -0.04),
  );
  const shoe = lch(0.17, 0.03, 40);
  sheet.fill(polygon([at(-0.115, -0.03), at(-0.05, -0.035), at(-0.035, 0), at(-0.12, 0.004)]), shoe);
  sheet.fill(polygon([at(0.03, -0.075), at(0.1, -0.075), at(0.11, -0.035), at(0.03, -0.035)]), shoe);
  sheet.fill(
    polygon([at(-0.035, -0.86), at(0.035, -0.86), at(0.04, -0.76), at(-0.04, -0.76)]),
    lch(0.7, 0.075, 55),
  );
  const torso = shape([
    [-0.05, -0.815],
    [-0.125, -0.785],
    [-0.165, -0.7],
    [-0.185, -0.52],
    [-0.175, -0.445],
    [-0.145, -0.44],
    [-0.14, -0.385],
    [0, -0.37],
    [0.14, -0.385],
    [0.145, -0.44],
    [0.175, -0.445],
    [0.185, -0.52],
    [0.165, -0.7],
    [0.125, -0.785],
    [0.05, -0.815],
  ]);
  sheet.fill(torso, coat);
  sheet.shadeLinear(
    torso,
    lighten(coat, -0.25),
    x - side * height * 0.03,
    0,
    x + side * height * 0.18,
    0,
    [
      [0, 0],
      [1, 0.95],
    ],
    { box },
  );
  for (const sign of [-1, 1]) {
    const sleeve = curve(at(sign * 0.118, -0.68), at(sign * 0.128, -0.55), at(sign * 0.138, -0.45));
    sheet.stroke(sleeve, lighten(coat, -0.28), Math.max(1, height * 0.011), 0.7);
  }
  if (options.backpack) {
    const pack = shape([
      [-0.085, -0.77],
      [-0.105, -0.62],
      [-0.09, -0.45],
      [0.09, -0.45],
      [0.105, -0.62],
      [0.085, -0.77],
    ]);
    sheet.fill(pack, options.backpack);
    sheet.shadeLinear(
      pack,
      lighten(options.backpack, -0.2),
      x - side * height * 0.05,
      0,
      x + side * height * 0.1,
      0,
      [
        [0, 0],
        [1, 0.9],
      ],
    );
    sheet.stroke(
      line(at(-0.09, -0.58), at(0.09, -0.58)),
      lighten(options.backpack, -0.2),
      Math.max(1, height * 0.012),
    );
  }
  const head = ellipse(...at(0, -0.905), height * 0.062, height * 0.076);
  sheet.fill(head, hair);
  sheet.shadeRadial(head, lighten(hair, 0.16), ...at(-0.025 * side, -0.94), height * 0.005, height * 0.06, [
    [0, 0.9],
    [1, 0],
  ]);
  if (options.cap) {
    sheet.fill(
      shape([
        [-0.068, -0.9],
        [-0.06, -0.965],
        [0, -1],
        [0.06, -0.965],
        [0.068, -0.9],
        [0, -0.885],
      ]),
      options.cap,
    );
  }
  if (options.hat) {
    sheet.fill(ellipse(...at(0, -0.935), height * 0.165, height * 0.045), lighten(options.hat, -0.08));
    sheet.fill(ellipse(...at(0, -0.97), height * 0.08, height * 0.06), options.hat);
  }
  if (options.umbrella) openUmbrella(sheet, at, height, options.umbrella, box);
}

function openUmbrella(
  sheet: Sheet,
  at: (u: number, v: number) => Point,
  height: number,
  colour: Colour,
  box: Box,
): void {
  const canopy = new Path2D();
  canopy.moveTo(...at(-0.52, -0.88));
  const rim: [number, number, number, number][] = [
    [-0.42, -1.24, 0.03, -1.26],
    [0.48, -1.24, 0.58, -0.88],
    [0.44, -0.95, 0.31, -0.89],
    [0.17, -0.96, 0.03, -0.89],
    [-0.11, -0.96, -0.25, -0.89],
    [-0.39, -0.95, -0.52, -0.88],
  ];
  for (const [cx, cy, u, v] of rim) canopy.quadraticCurveTo(...at(cx, cy), ...at(u, v));
  sheet.fill(canopy, colour);
  sheet.shadeLinear(
    canopy,
    lighten(colour, -0.24),
    ...at(-0.15, -1.2),
    ...at(0.55, -0.9),
    [
      [0, 0],
      [1, 0.95],
    ],
    { box },
  );
  for (const rib of [-0.25, 0.03, 0.31]) {
    const path = curve(at(0.03, -1.26), at(0.03 + (rib - 0.03) * 0.75, -1.08), at(rib, -0.89));
    sheet.stroke(path, lighten(colour, -0.14), Math.max(0.8, height * 0.008), 0.6);
  }
  sheet.stroke(line(at(0.03, -1.26), at(0.03, -1.31)), lch(0.25, 0.02, 60), Math.max(1, height * 0.014));
}
