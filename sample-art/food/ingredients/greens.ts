import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { glint, lightOf, placed, shadeOf, solid } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { strew } from './shapes.ts';

/** One leaf from its stem at (x, y) along `angle`. */
export function leaf(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  colour: Colour = pigment.leaf,
): void {
  const path = blob(
    placed(
      [
        [0, 0],
        [length * 0.3, -width * 0.5],
        [length * 0.7, -width * 0.4],
        [length, 0],
        [length * 0.7, width * 0.4],
        [length * 0.3, width * 0.5],
      ],
      x,
      y,
      angle,
    ),
  );
  solid(sheet, path, colour);
  const vein = lighten(colour, 0.14);
  const [root, tip] = placed(
    [
      [length * 0.04, 0],
      [length * 0.93, 0],
    ],
    x,
    y,
    angle,
  );
  if (root && tip) sheet.stroke(line(root, tip), vein, Math.max(1.6, width * 0.05), 0.8);
  for (let i = 1; i < 4; i++) {
    for (const side of [-1, 1]) {
      const [a, b] = placed(
        [
          [length * i * 0.22, 0],
          [length * (i * 0.22 + 0.13), side * width * 0.26],
        ],
        x,
        y,
        angle,
      );
      if (a && b) sheet.stroke(line(a, b), vein, Math.max(1.2, width * 0.035), 0.5);
    }
  }
}

/** A few leaves from one point: mint, basil. */
export function sprig(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour: Colour = pigment.leaf,
  angles: readonly number[] = [-2.6, -0.5, -1.55],
): void {
  for (const angle of angles)
    leaf(sheet, x, y, size, size * 0.52, angle, lighten(colour, Math.cos(angle * 3) * 0.035));
}

/** Small feathery leaves: coriander, parsley. */
export function coriander(sheet: Sheet, random: Random, x: number, y: number, size: number): void {
  const turn = random.between(0, 6);
  for (let j = -1; j < 2; j++) {
    const a = turn + j * 0.85;
    const l = size * random.between(0.8, 1.2);
    const at = (angle: number, r: number): [number, number] => [
      x + Math.cos(angle) * l * r,
      y + Math.sin(angle) * l * r,
    ];
    sheet.fill(
      blob([[x, y], at(a - 0.4, 0.7), at(a, 1), at(a + 0.4, 0.7)]),
      j ? lch(0.54, 0.15, 140) : lch(0.66, 0.16, 132),
    );
  }
}

/** Rings of scallion strewn over an ellipse. */
export function scallions(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: readonly [number, number] = [8, 14],
): void {
  const tones = [lch(0.82, 0.13, 122), lch(0.68, 0.16, 133), lch(0.57, 0.15, 140)];
  strew(random, x, y, rx, ry, count, (u, v) => {
    const r = random.between(size[0], size[1]);
    sheet.fill(ellipse(u + 2, v + 4, r, r * 0.62), lch(0.3, 0.06, 60), 0.3);
    sheet.stroke(ellipse(u, v, r, r * 0.6), random.pick(tones), r * 0.5);
  });
}

/** A frill of lettuce along a line: what hangs out of a sandwich. */
export function frill(
  sheet: Sheet,
  random: Random,
  x0: number,
  x1: number,
  y: number,
  depth: number,
  colour: Colour = pigment.lettuce,
): void {
  const top: [number, number][] = [];
  const bottom: [number, number][] = [];
  const count = Math.max(6, Math.round((x1 - x0) / 40));
  for (let i = 0; i <= count; i++) {
    const x = x0 + ((x1 - x0) * i) / count;
    top.push([x, y - depth * 0.35]);
    bottom.push([x, y + (i % 2 ? depth : depth * 0.25) * random.between(0.75, 1.15)]);
  }
  const path = blob([...top, ...bottom.reverse()]);
  solid(sheet, path, colour, { light: 0.5 });
  for (let i = 1; i < count; i++) {
    const x = x0 + ((x1 - x0) * i) / count;
    sheet.stroke(
      curve([x, y - depth * 0.2], [x + 6, y + depth * 0.3], [x + random.between(-12, 12), y + depth * 0.55]),
      lighten(colour, i % 2 ? 0.1 : -0.12),
      4,
      0.6,
    );
  }
}

/** A wheel or half wheel of citrus; `turn` where a half begins. */
export function citrus(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  {
    peel = pigment.lime,
    half = false,
    turn = 0,
    squash = 1,
  }: { peel?: Colour; half?: boolean; turn?: number; squash?: number } = {},
): void {
  const sweep = half ? Math.PI : Math.PI * 2;
  const { context } = sheet;
  context.save();
  context.translate(x, y);
  context.scale(1, squash);
  const disc = (radius: number) => {
    const path = new Path2D();
    path.arc(0, 0, radius, turn, turn + sweep);
    path.closePath();
    return path;
  };
  sheet.fill(disc(r), peel);
  sheet.fill(disc(r * 0.88), mix(peel, lch(0.97, 0.05, 105), 0.82));
  const parts = half ? 4 : 8;
  const flesh = lightOf(peel, 0.06);
  for (let i = 0; i < parts; i++) {
    const from = turn + ((i + 0.09) / parts) * sweep;
    const to = turn + ((i + 0.91) / parts) * sweep;
    const middle = (from + to) / 2;
    const at = (a: number, k: number): [number, number] => [Math.cos(a) * r * k, Math.sin(a) * r * k];
    sheet.fill(
      blob([at(middle, 0.13), at(from, 0.74), at(middle, 0.8), at(to, 0.74)]),
      i % 2 ? flesh : lighten(flesh, -0.035),
    );
  }
  context.restore();
}

/** A wedge of lime or lemon lying on its side. */
export function wedge(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  peel: Colour = pigment.lime,
  turn = 0,
): void {
  const rind = blob(
    placed(
      [
        [-1, -0.15],
        [-0.6, 0.42],
        [0, 0.62],
        [0.6, 0.42],
        [1, -0.15],
        [0, 0.1],
      ],
      x,
      y,
      turn,
      size,
    ),
  );
  solid(sheet, rind, peel);
  const flesh = blob(
    placed(
      [
        [-1, -0.15],
        [-0.5, -0.42],
        [0, -0.5],
        [0.5, -0.42],
        [1, -0.15],
        [0.5, 0.2],
        [0, 0.32],
        [-0.5, 0.2],
      ],
      x,
      y,
      turn,
      size,
    ),
  );
  sheet.fill(flesh, mix(peel, lch(0.97, 0.06, 108), 0.75));
  for (const u of [-0.5, 0, 0.5]) {
    const path = blob(
      placed(
        [
          [u - 0.2, -0.16],
          [u, -0.34],
          [u + 0.2, -0.16],
          [u + 0.14, 0.1],
          [u, 0.18],
          [u - 0.14, 0.1],
        ],
        x,
        y,
        turn,
        size,
      ),
    );
    sheet.fill(path, lightOf(peel, 0.05));
  }
  glint(sheet, x - size * 0.3, y - size * 0.2, size * 0.1, size * 0.05);
}

/** A chilli pod from its stem at (x, y). */
export function chilli(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: Colour = pigment.chilli,
): void {
  const w = length * 0.11;
  const path = blob(
    placed(
      [
        [0, -w],
        [length * 0.35, -w * 1.15],
        [length * 0.75, -w * 0.55 + w],
        [length, w * 1.6],
        [length * 0.7, w * 1.5],
        [length * 0.3, w],
        [0, w * 0.8],
      ],
      x,
      y,
      angle,
    ),
  );
  solid(sheet, path, colour);
  const [a, b] = placed(
    [
      [length * 0.12, -w * 0.5],
      [length * 0.55, -w * 0.3],
    ],
    x,
    y,
    angle,
  );
  if (a && b) sheet.stroke(line(a, b), pigment.milk, w * 0.28, 0.7);
  const stem = placed(
    [
      [2, 0],
      [-length * 0.1, -w * 0.3],
      [-length * 0.2, w * 0.6],
    ],
    x,
    y,
    angle,
  );
  sheet.stroke(blob(stem, false), pigment.herb, w * 0.6);
}

/** Rings of cut chilli. */
export function chilliRing(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  colour: Colour = pigment.chilli,
): void {
  sheet.stroke(ellipse(x, y, r, r * 0.66), shadeOf(colour, 0.1), r * 0.62);
  sheet.stroke(ellipse(x - 1, y - 1, r, r * 0.66), colour, r * 0.42);
  sheet.fill(ellipse(x + r * 0.2, y, r * 0.16, r * 0.12), pigment.butter);
}

/** A slice of cucumber, radish or anything round with a coloured edge. */
export function roundSlice(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  edge: Colour,
  flesh: Colour,
  seeds?: Colour,
): void {
  sheet.fill(ellipse(x + 4, y + 7, rx, ry), shadeOf(edge, 0.2), 0.5);
  sheet.fill(ellipse(x, y, rx, ry), edge);
  const inner = ellipse(x, y, rx * 0.87, ry * 0.87);
  sheet.fill(inner, flesh);
  sheet.shadeLinear(inner, shadeOf(flesh, 0.1), x, y - ry, x + rx, y + ry, [
    [0.2, 0],
    [1, 0.8],
  ]);
  if (!seeds) return;
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2;
    sheet.fill(
      ellipse(x + Math.cos(a) * rx * 0.42, y + Math.sin(a) * ry * 0.42, rx * 0.1, ry * 0.07, a),
      seeds,
    );
  }
}

/** A bushy bunch: herbs, bean sprouts' green, pak choi tops. */
export function bunch(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  colours: readonly Colour[],
): void {
  strew(random, x, y, rx, ry, count, (u, v) => {
    const size = random.between(0.22, 0.4) * rx;
    sheet.fill(
      blob(wobble(u, v, size, size * 0.6, random, 0.26, 10, random.between(0, 3))),
      random.pick(colours),
    );
  });
}
