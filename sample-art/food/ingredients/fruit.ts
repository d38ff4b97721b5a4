import { type Colour, lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, polygon } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { glint, placed, shadeOf, solid } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { ball } from './shapes.ts';

export function blueberry(sheet: Sheet, x: number, y: number, r: number): void {
  ball(sheet, x, y, r, pigment.blueberry, { shine: 0.5 });
  sheet.stroke(ellipse(x + r * 0.12, y - r * 0.5, r * 0.27, r * 0.14), shadeOf(pigment.blueberry, 0.14), 3);
}

export function raspberry(sheet: Sheet, x: number, y: number, r: number): void {
  const red = lch(0.52, 0.2, 12);
  for (let row = 0; row < 4; row++) {
    const count = [3, 4, 4, 3][row] ?? 3;
    for (let i = 0; i < count; i++) {
      ball(
        sheet,
        x + (i - (count - 1) / 2) * r * 0.46,
        y - r * 0.55 + row * r * 0.38,
        r * 0.29,
        lighten(red, (i % 2) * 0.03),
        { shine: 0.6 },
      );
    }
  }
}

/** A whole strawberry, point down unless turned. */
export function strawberry(sheet: Sheet, x: number, y: number, size: number, turn = 0, leaves = true): void {
  const red = lch(0.58, 0.215, 26);
  const body = blob(
    placed(
      [
        [-0.72, -0.42],
        [0, -0.62],
        [0.72, -0.42],
        [0.62, 0.2],
        [0, 0.86],
        [-0.62, 0.2],
      ],
      x,
      y,
      turn,
      size,
    ),
  );
  solid(sheet, body, red);
  for (const [u, v] of [
    [-0.38, -0.2],
    [0, -0.3],
    [0.38, -0.2],
    [-0.2, 0.1],
    [0.2, 0.1],
    [-0.42, 0.12],
    [0.42, 0.12],
    [0, 0.38],
    [-0.2, 0.5],
    [0.2, 0.45],
  ] as const) {
    const [seed] = placed([[u, v]], x, y, turn, size);
    if (seed) sheet.fill(ellipse(seed[0], seed[1], size * 0.035, size * 0.055, turn), pigment.lemon);
  }
  if (!leaves) return;
  for (const u of [-0.5, -0.2, 0.15, 0.45]) {
    sheet.fill(
      polygon(
        placed(
          [
            [0, -0.56],
            [u - 0.12, -0.5],
            [u * 1.25, -0.18],
            [u + 0.16, -0.52],
          ],
          x,
          y,
          turn,
          size,
        ),
      ),
      u < 0 ? pigment.leaf : pigment.herb,
    );
  }
}

/** Half a strawberry with its pale heart, cut side towards us. */
export function strawberryHalf(sheet: Sheet, x: number, y: number, size: number, turn = 0): void {
  const red = lch(0.6, 0.21, 25);
  const shape = (k: number) =>
    blob(
      placed(
        [
          [-0.66, -0.4],
          [0, -0.52],
          [0.66, -0.4],
          [0.56, 0.2],
          [0, 0.84],
          [-0.56, 0.2],
        ],
        x,
        y,
        turn,
        size * k,
      ),
    );
  solid(sheet, shape(1), red);
  sheet.fill(shape(0.72), lch(0.76, 0.13, 25));
  sheet.fill(shape(0.36), lch(0.95, 0.04, 40));
}

export function cherry(sheet: Sheet, x: number, y: number, r: number): void {
  ball(sheet, x, y, r, lch(0.5, 0.21, 22));
  sheet.stroke(
    curve([x + r * 0.1, y - r * 0.7], [x + r * 0.3, y - r * 2], [x + r * 1.3, y - r * 3]),
    pigment.herb,
    r * 0.18,
  );
}

/** Half an avocado with its stone. */
export function avocadoHalf(sheet: Sheet, x: number, y: number, size: number, turn = 0): void {
  const shape = (k: number) =>
    blob(
      placed(
        [
          [0, -1],
          [0.46, -0.42],
          [0.66, 0.24],
          [0.4, 0.82],
          [-0.4, 0.82],
          [-0.66, 0.24],
          [-0.46, -0.42],
        ],
        x,
        y,
        turn,
        size * k,
      ),
    );
  solid(sheet, shape(1), lch(0.32, 0.07, 150));
  solid(sheet, shape(0.88), lch(0.74, 0.15, 122), { shade: 0.5 });
  sheet.fill(shape(0.7), lch(0.9, 0.11, 108));
  const [stone] = placed([[0, 0.26]], x, y, turn, size);
  if (stone) ball(sheet, stone[0], stone[1], size * 0.3, lch(0.42, 0.09, 50));
}

/** A sprig of sprigs: whole lemon or orange. */
export function wholeCitrus(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  colour: Colour = pigment.lemon,
): void {
  ball(sheet, x, y, r, colour, { ry: r * 0.9, shine: 0.4 });
  sheet.fill(ellipse(x + r * 0.94, y - 2, r * 0.16, r * 0.13), lighten(colour, -0.04));
  for (let i = 0; i < 12; i++) {
    const a = i * 2.4;
    const d = r * 0.2 * Math.sqrt(i);
    sheet.fill(ellipse(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.9, 2.4), lighten(colour, -0.09), 0.7);
  }
  glint(sheet, x - r * 0.4, y - r * 0.42, r * 0.18, r * 0.1);
}
