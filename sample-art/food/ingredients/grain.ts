import type { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { placed, shadeOf, solid } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';

/** Grains drawn over a shape that is filled with rice already. */
export function riceGrains(
  sheet: Sheet,
  random: Random,
  clip: Path2D,
  count: number,
  size = 9,
  colour: Colour = pigment.rice,
): void {
  const [left, top, right, bottom] = clip.getBounds();
  const shade = shadeOf(colour, 0.17);
  sheet.clipped(clip, () => {
    for (let i = 0; i < count; i++) {
      const x = random.between(left, right);
      const y = random.between(top, bottom);
      const turn = random.between(0, 3);
      sheet.fill(ellipse(x + size * 0.16, y + size * 0.24, size, size * 0.46, turn), shade, 0.5);
      sheet.fill(ellipse(x, y, size, size * 0.44, turn), lighten(colour, random.between(-0.02, 0.015)));
    }
  });
}

/** A mound of rice standing on (x, y). */
export function riceMound(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  rx: number,
  height: number,
  colour: Colour = pigment.rice,
): Path2D {
  const path = blob([
    [x - rx, y],
    [x - rx * 0.86, y - height * 0.55],
    [x - rx * 0.4, y - height * 0.95],
    [x + rx * 0.1, y - height],
    [x + rx * 0.6, y - height * 0.82],
    [x + rx * 0.94, y - height * 0.4],
    [x + rx, y],
    [x, y + rx * 0.14],
  ]);
  sheet.fill(path, colour);
  riceGrains(sheet, random, path, Math.round((rx * height) / 62), Math.max(7, rx * 0.05), colour);
  sheet.shadeLinear(path, shadeOf(colour, 0.16), x - rx * 0.1, y - height, x + rx, y, [
    [0, 0],
    [0.5, 0.3],
    [1, 0.85],
  ]);
  return path;
}

/** A slice or half of bread with its crust round it, cut face towards us. */
export function breadFace(
  sheet: Sheet,
  random: Random,
  path: Path2D,
  crumb: Colour,
  crust: Colour,
  width = 14,
): void {
  sheet.fill(path, crumb);
  const [left, top, right, bottom] = path.getBounds();
  sheet.clipped(path, () => {
    for (let i = 0; i < (right - left) / 7; i++) {
      const r = random.between(2, 7);
      sheet.fill(
        ellipse(random.between(left, right), random.between(top, bottom), r, r * 0.7, random.between(0, 3)),
        shadeOf(crumb, 0.09),
        0.7,
      );
    }
  });
  sheet.shadeLinear(path, shadeOf(crumb, 0.14), left, top, right, bottom, [
    [0.3, 0],
    [1, 0.7],
  ]);
  sheet.stroke(path, crust, width);
  sheet.stroke(path, lighten(crust, 0.1), width * 0.3, 0.5);
}

/** A bun or roll: a domed crust with a floury or seeded top. */
export function bunDome(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  height: number,
  colour: Colour,
  { flat = 0.1 } = {},
): Path2D {
  const path = blob([
    [x - rx, y - height * 0.12],
    [x - rx * 0.93, y - height * 0.56],
    [x - rx * 0.5, y - height * 0.94],
    [x, y - height],
    [x + rx * 0.5, y - height * 0.94],
    [x + rx * 0.93, y - height * 0.56],
    [x + rx, y - height * 0.12],
    [x + rx * 0.8, y + height * flat],
    [x, y + height * flat * 1.4],
    [x - rx * 0.8, y + height * flat],
  ]);
  solid(sheet, path, colour, { light: 0.9, shade: 0.95 });
  sheet.shadeLinear(path, lighten(colour, 0.13), 0, y - height * 0.12, 0, y + height * flat, [
    [0, 0],
    [1, 0.7],
  ]);
  return path;
}

/** Sesame or other seeds on a dome. */
export function seeds(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  colour: Colour = lch(0.93, 0.055, 88),
  size = 9,
): void {
  for (let i = 0; i < count; i++) {
    const a = random.between(Math.PI * 1.04, Math.PI * 1.96);
    const d = Math.sqrt(random.between(0.08, 0.9));
    const [u, v] = [x + Math.cos(a) * rx * d, y + Math.sin(a) * ry * d];
    const turn = random.between(0, 3);
    sheet.fill(ellipse(u + 2, v + 3, size, size * 0.55, turn), lch(0.4, 0.1, 50), 0.45);
    sheet.fill(ellipse(u, v, size, size * 0.55, turn), colour);
  }
}

/** A flat bread with blisters, seen at a slant. */
export function flatbread(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn: number,
  colour: Colour = pigment.dough,
): Path2D {
  const outline = wobble(x, y, rx, ry, random, 0.05, 14, turn);
  sheet.fill(blob(outline.map(([u, v]) => [u + 2, v + 16])), shadeOf(colour, 0.2));
  const path = blob(outline);
  solid(sheet, path, colour);
  sheet.clipped(path, () => {
    for (let i = 0; i < 16; i++) {
      const [p] = placed([[random.between(-0.85, 0.85) * rx, random.between(-0.8, 0.8) * ry]], x, y, turn);
      if (!p) continue;
      const r = random.between(0.04, 0.12) * rx;
      const spot = ellipse(p[0], p[1], r, r * (ry / rx + 0.15), turn);
      sheet.shadeRadial(spot, lch(0.5, 0.11, 50), p[0], p[1], 0, r, [
        [0, 0.9],
        [0.7, 0.5],
        [1, 0],
      ]);
    }
  });
  return path;
}

/** Thin strokes of lamination on pastry. */
export function flakes(sheet: Sheet, random: Random, clip: Path2D, count: number, colour: Colour): void {
  const [left, top, right, bottom] = clip.getBounds();
  sheet.clipped(clip, () => {
    for (let i = 0; i < count; i++) {
      const x = random.between(left, right);
      const y = random.between(top, bottom);
      const l = random.between(30, 110);
      sheet.stroke(
        curve([x, y], [x + l * 0.5, y - random.between(2, 10)], [x + l, y + random.between(-3, 4)]),
        lighten(colour, random.pick([-0.1, 0.1])),
        random.between(2, 4.5),
        0.55,
      );
    }
  });
}
