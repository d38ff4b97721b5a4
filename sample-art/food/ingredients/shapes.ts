import type { Path2D } from '@napi-rs/canvas';
import { type Colour, lighten } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import { blob, ellipse, polygon, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { glint, lightOf, placed, shadeOf, solid } from '../kit/solid.ts';

/** Something round: a berry, a fish ball, a dumpling of rice. */
export function ball(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  colour: Colour,
  { ry = r, shine = 0.8, contrast = 0.24 } = {},
): void {
  const path = ellipse(x, y, r, ry);
  sheet.fill(path, colour);
  sheet.shadeRadial(path, lightOf(colour, 0.12), x - r * 0.4, y - ry * 0.45, 1, r, [
    [0, 0.95],
    [1, 0],
  ]);
  sheet.shadeRadial(path, shadeOf(colour, contrast), x - r * 0.3, y - ry * 0.3, r * 0.6, r * 1.35, [
    [0, 0],
    [1, 0.95],
  ]);
  if (shine > 0) glint(sheet, x - r * 0.36, y - ry * 0.42, r * 0.17, ry * 0.11, -0.5, shine);
}

/** An uneven lump: fried chicken, a curd, a piece of meat. */
export function lump(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Colour,
  random: Random,
  { rough = 0.1, turn = 0, shade = 0.85, light = 0.8 } = {},
): Path2D {
  const path = blob(wobble(x, y, rx, ry, random, rough, 11, turn));
  solid(sheet, path, colour, { shade, light });
  return path;
}

/** A cube with three faces; `size` is its edge. */
export function cube(sheet: Sheet, x: number, y: number, size: number, colour: Colour, turn = 0): void {
  const s = size / 2;
  const face = (points: [number, number][]) => polygon(placed(points, x, y, turn));
  sheet.fill(
    face([
      [-s, -s * 0.3],
      [s * 0.5, -s * 0.3],
      [s * 0.5, s],
      [-s, s],
    ]),
    colour,
  );
  sheet.fill(
    face([
      [-s, -s * 0.3],
      [-s * 0.45, -s * 0.85],
      [s, -s * 0.85],
      [s * 0.5, -s * 0.3],
    ]),
    lightOf(colour, 0.08),
  );
  sheet.fill(
    face([
      [s * 0.5, -s * 0.3],
      [s, -s * 0.85],
      [s, s * 0.4],
      [s * 0.5, s],
    ]),
    shadeOf(colour, 0.15),
  );
}

/** Calls `each` for places strewn over an ellipse, from the back to the front. */
export function strew(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  each: (x: number, y: number, i: number) => void,
): void {
  const places = Array.from({ length: count }, () => {
    const a = random.between(0, Math.PI * 2);
    const d = Math.sqrt(random.next());
    return [x + Math.cos(a) * rx * d, y + Math.sin(a) * ry * d] as const;
  });
  places.sort((p, q) => p[1] - q[1]);
  places.forEach(([u, v], i) => {
    each(u, v, i);
  });
}

/** A heap: places strewn over a dome that stands on (x, y), from the back and bottom to the top. */
export function heap(
  random: Random,
  x: number,
  y: number,
  rx: number,
  height: number,
  count: number,
  each: (x: number, y: number, i: number) => void,
): void {
  const places = Array.from({ length: count }, () => {
    const u = random.between(-1, 1);
    const top = Math.sqrt(1 - u * u);
    return [x + u * rx, y - top * height * random.next() ** 0.8] as const;
  });
  places.sort((p, q) => p[1] - q[1]);
  places.forEach(([u, v], i) => {
    each(u, v, i);
  });
}

/** Dots of one or more colours strewn over an ellipse: sesame, pepper, sugar, crumbs. */
export function sprinkle(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  colours: readonly Colour[],
  size: readonly [number, number] = [3, 6],
  squash = 0.62,
): void {
  strew(random, x, y, rx, ry, count, (u, v) => {
    const r = random.between(size[0], size[1]);
    const colour = random.pick(colours);
    const turn = random.between(0, 3);
    sheet.fill(ellipse(u + 1.5, v + 2, r, r * squash, turn), shadeOf(colour, 0.3), 0.4);
    sheet.fill(ellipse(u, v, r, r * squash, turn), colour);
  });
}

/** A loose heap of thin strips: shredded cabbage, carrot, nori, bonito. */
export function strips(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  colours: readonly Colour[],
  { length = 60, width = 7, bend = 0.5 } = {},
): void {
  strew(random, x, y, rx, ry, count, (u, v) => {
    const a = random.between(0, Math.PI * 2);
    const l = length * random.between(0.6, 1.1) * 0.5;
    const b = random.between(-bend, bend) * l;
    const points = placed(
      [
        [-l, 0],
        [0, b],
        [l, b * 0.2],
      ],
      u,
      v,
      a * 0.5 - 0.8,
    );
    const colour = random.pick(colours);
    const path = blob(points, false);
    sheet.stroke(path, shadeOf(colour, 0.16), width + 3, 0.7);
    sheet.stroke(path, colour, width);
    sheet.stroke(path, lighten(colour, 0.08), width * 0.3, 0.8);
  });
}
