import type { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, polygon, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { dropShadow, glint, lightOf, placed, shadeOf, solid } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';

/** Half a marinated egg, cut side up and towards us. */
export function eggHalf(sheet: Sheet, x: number, y: number, size: number, turn = 0): void {
  const oval = (k: number, dy = 0) =>
    blob(
      Array.from({ length: 18 }, (_, i) => {
        const t = (i / 18) * Math.PI * 2;
        return (
          placed(
            [[Math.cos(t) * size * 1.15 * k * (1 + 0.08 * Math.cos(t)), Math.sin(t) * size * 0.72 * k]],
            x,
            y + dy,
            turn,
          )[0] ?? ([x, y] as const)
        );
      }),
    );
  sheet.fill(oval(1, size * 0.2), lch(0.72, 0.09, 58));
  const white = oval(1);
  sheet.fill(white, lch(0.975, 0.015, 88));
  sheet.shadeLinear(white, lch(0.82, 0.05, 60), x - size * 0.2, y - size * 0.3, x + size, y + size * 0.7, [
    [0.3, 0],
    [1, 0.9],
  ]);
  sheet.stroke(white, lch(0.8, 0.09, 62), 4);
  const yolk = ellipse(x + 4, y, size * 0.58, size * 0.41, turn);
  sheet.fill(yolk, lch(0.76, 0.175, 62));
  sheet.shadeRadial(yolk, lch(0.6, 0.18, 42), x - size * 0.15, y - size * 0.14, size * 0.2, size * 0.62, [
    [0.2, 0],
    [1, 0.95],
  ]);
  glint(sheet, x - size * 0.18, y - size * 0.15, size * 0.15, size * 0.07, -0.4);
}

/** A fried egg lying flat; `squash` 1 from above, .4 at eye level. */
export function friedEgg(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  size: number,
  squash = 0.42,
): void {
  const outline = wobble(x, y, size, size * squash, random, 0.12, 13);
  const white = blob(outline);
  dropShadow(sheet, white, 6, 8, 0.4);
  sheet.fill(blob(outline.map(([u, v]) => [u, v + size * 0.05])), lch(0.78, 0.1, 62));
  sheet.fill(white, lch(0.98, 0.012, 95));
  sheet.shadeRadial(white, lch(0.84, 0.06, 70), x, y, size * 0.5, size * 1.05, [
    [0, 0],
    [1, 0.7],
  ]);
  const ry = size * Math.max(0.3, 0.42 * squash + 0.12);
  const yolk = ellipse(x, y - ry * (1 - squash) * 0.6, size * 0.42, ry * (squash > 0.8 ? 1 : 0.85));
  sheet.fill(yolk, pigment.yolk);
  sheet.shadeRadial(yolk, lch(0.62, 0.18, 48), x - size * 0.12, y - size * 0.14, size * 0.2, size * 0.48, [
    [0.1, 0],
    [1, 0.95],
  ]);
  glint(sheet, x - size * 0.14, y - ry * 0.75, size * 0.1, size * 0.05);
}

/** Whipped cream: lobes stacked to a peak, `height` above (x, y). */
export function creamSwirl(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  height: number,
  colour: Colour = pigment.milk,
): void {
  const rows = Math.max(3, Math.round(height / (rx * 0.42)));
  for (let i = 0; i < rows; i++) {
    const t = i / rows;
    const half = rx * (1 - t * 0.82);
    const cy = y - t * height;
    const path = blob([
      [x - half, cy],
      [x - half * 0.86, cy - half * 0.34],
      [x + half * 0.2, cy - half * 0.52],
      [x + half, cy - half * 0.3],
      [x + half * 0.92, cy + half * 0.08],
      [x, cy + half * 0.24],
    ]);
    solid(sheet, path, colour, { shadeColour: shadeOf(colour, 0.16), light: 0.3 });
    sheet.stroke(
      curve(
        [x - half * 0.8, cy - half * 0.02],
        [x - half * 0.1, cy + half * 0.08],
        [x + half * 0.8, cy - half * 0.14],
      ),
      shadeOf(colour, 0.12),
      3,
      0.6,
    );
  }
  const tip = polygon([
    [x - rx * 0.16, y - height],
    [x + rx * 0.1, y - height - rx * 0.36],
    [x + rx * 0.2, y - height],
  ]);
  sheet.fill(tip, colour);
}

/** A scoop of ice cream with its ragged skirt. */
export function scoop(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  r: number,
  colour: Colour,
  flecks?: Colour,
): void {
  const dome: [number, number][] = [];
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI + (i / 12) * Math.PI;
    dome.push([x + Math.cos(a) * r * (1 + random.between(-0.015, 0.02)), y + Math.sin(a) * r * 1.02]);
  }
  for (let i = 0; i <= 9; i++) {
    const t = 1 - (i / 9) * 2;
    dome.push([
      x + t * r * 1.13,
      y + r * (0.12 + (i % 2 ? 0.17 : 0.02) * random.between(0.7, 1.2)) + (1 - t * t) * r * 0.1,
    ]);
  }
  const path = blob(dome);
  sheet.fill(path, colour);
  sheet.shadeRadial(path, lightOf(colour, 0.09), x - r * 0.4, y - r * 0.55, 1, r * 1.1, [
    [0, 0.95],
    [1, 0],
  ]);
  sheet.shadeLinear(path, shadeOf(colour, 0.18), x - r * 0.1, y - r * 0.5, x + r, y + r * 0.4, [
    [0, 0],
    [0.5, 0.35],
    [1, 0.95],
  ]);
  sheet.shadeLinear(path, shadeOf(colour, 0.18), 0, y, 0, y + r * 0.35, [
    [0, 0],
    [1, 0.6],
  ]);
  for (let i = 0; i < 9; i++) {
    const [u, v] = [x + random.between(-0.7, 0.6) * r, y + random.between(-0.75, 0) * r];
    sheet.stroke(
      curve([u, v], [u + r * 0.14, v - r * 0.05], [u + r * 0.3, v + r * 0.02]),
      random.chance(0.5) ? lighten(colour, 0.07) : shadeOf(colour, 0.1),
      r * 0.03,
      0.6,
    );
  }
  if (!flecks) return;
  for (let i = 0; i < 26; i++) {
    const a = random.between(Math.PI, Math.PI * 2);
    const d = Math.sqrt(random.next()) * r * 0.92;
    sheet.fill(
      blob(
        wobble(
          x + Math.cos(a) * d,
          y + Math.sin(a) * d,
          r * 0.06,
          r * 0.035,
          random,
          0.3,
          6,
          random.between(0, 3),
        ),
      ),
      flecks,
      0.9,
    );
  }
}

/** Soft ice wound in rings to a leaning tip. */
export function softServe(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  height: number,
  colour: Colour,
): void {
  const rows = 5;
  for (let i = 0; i < rows; i++) {
    const t = i / rows;
    const half = rx * (1 - t * 0.78);
    const h = (height / rows) * 1.35;
    const cy = y - t * height;
    const path = blob([
      [x - half, cy - h * 0.1],
      [x - half * 0.9, cy - h * 0.62],
      [x - half * 0.1, cy - h * 0.95],
      [x + half * 0.85, cy - h * 0.8],
      [x + half * 1.04, cy - h * 0.32],
      [x + half * 0.5, cy + h * 0.12],
      [x - half * 0.45, cy + h * 0.2],
    ]);
    solid(sheet, path, colour, { light: 0.6 });
    sheet.stroke(
      curve([x - half * 0.86, cy - h * 0.16], [x, cy + h * 0.02], [x + half * 0.94, cy - h * 0.4]),
      shadeOf(colour, 0.16),
      5,
      0.55,
    );
    sheet.stroke(
      curve([x - half * 0.7, cy - h * 0.52], [x - half * 0.1, cy - h * 0.7], [x + half * 0.3, cy - h * 0.72]),
      lighten(colour, 0.1),
      7,
      0.6,
    );
  }
  const top = y - height;
  solid(
    sheet,
    blob([
      [x - rx * 0.2, top + 6],
      [x - rx * 0.1, top - rx * 0.24],
      [x + rx * 0.26, top - rx * 0.52],
      [x + rx * 0.16, top - rx * 0.1],
      [x + rx * 0.22, top + 10],
    ]),
    colour,
  );
}

/** A sauce lying over an edge: a flat top with drips of the given lengths. */
export function drips(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  lengths: readonly number[],
  colour: Colour,
  { width = 22, shine = true } = {},
): Path2D {
  const outline: [number, number][] = [];
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI + (i / 8) * Math.PI;
    outline.push([x + Math.cos(a) * rx, y + Math.sin(a) * ry]);
  }
  const count = lengths.length;
  for (let i = count - 1; i >= 0; i--) {
    const u = ((i + 0.5) / count) * 2 - 1;
    const cx = x + u * rx * 0.94;
    const base = y + ry * Math.sqrt(Math.max(0, 1 - u * u));
    const length = lengths[i] ?? 40;
    const gap = (rx * 1.88) / count / 2;
    outline.push(
      [cx + gap * 0.92, base + 2],
      [cx + width * 0.9, base + length * 0.45],
      [cx + width * 0.85, base + length * 0.86],
      [cx, base + length],
      [cx - width * 0.85, base + length * 0.86],
      [cx - width * 0.9, base + length * 0.45],
    );
  }
  outline.push([x - rx, y + 4]);
  const path = blob(outline, true, 0.9);
  dropShadow(sheet, path, 8, 10, 0.4);
  sheet.fill(path, colour);
  sheet.shadeLinear(path, lightOf(colour, 0.16), x - rx, y - ry, x + rx * 0.2, y + ry + 120, [
    [0, 0.9],
    [0.5, 0.25],
    [1, 0],
  ]);
  sheet.shadeLinear(path, shadeOf(colour, 0.16), x, 0, x + rx, 0, [
    [0, 0],
    [1, 0.9],
  ]);
  if (shine) {
    lengths.forEach((length, i) => {
      const u = ((i + 0.5) / count) * 2 - 1;
      const base = y + ry * Math.sqrt(Math.max(0, 1 - u * u));
      if (length > 40)
        sheet.fill(
          ellipse(x + u * rx * 0.94 - width * 0.3, base + length * 0.42, width * 0.14, length * 0.3),
          pigment.milk,
          0.65,
        );
    });
    sheet.fill(ellipse(x - rx * 0.45, y - ry * 0.3, rx * 0.26, ry * 0.16, -0.08), pigment.milk, 0.6);
  }
  return path;
}

/** A zigzag of mayonnaise, icing or sauce through an area. */
export function zigzag(
  sheet: Sheet,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  swing: number,
  turns: number,
  colour: Colour,
  width = 9,
): void {
  const angle = Math.atan2(y1 - y0, x1 - x0);
  const length = Math.hypot(x1 - x0, y1 - y0);
  const points = Array.from({ length: turns * 2 + 1 }, (_, i): [number, number] => [
    (i / (turns * 2)) * length,
    i % 2 ? swing : -swing,
  ]);
  const path = blob(placed(points, x0, y0, angle), false);
  sheet.context.save();
  sheet.context.translate(3, 5);
  sheet.stroke(path, shadeOf(colour, 0.3), width, 0.45);
  sheet.context.restore();
  sheet.stroke(path, colour, width);
  sheet.context.save();
  sheet.context.translate(-width * 0.12, -width * 0.18);
  sheet.stroke(path, lightOf(colour, 0.1), width * 0.3, 0.8);
  sheet.context.restore();
}

/** A pat of butter. */
export function butterPat(sheet: Sheet, x: number, y: number, size: number): void {
  sheet.fill(
    blob(wobble(x + size * 0.1, y + size * 0.26, size * 0.95, size * 0.24, sheet.random.stream('pat'), 0.1)),
    lch(0.9, 0.13, 94),
    0.9,
  );
  const at = (points: [number, number][]) => polygon(placed(points, x, y, 0, size));
  sheet.fill(
    at([
      [-0.6, -0.36],
      [0.34, -0.28],
      [0.34, 0.24],
      [-0.6, 0.16],
    ]),
    lch(0.93, 0.1, 96),
  );
  sheet.fill(
    at([
      [-0.6, -0.36],
      [-0.1, -0.58],
      [0.76, -0.5],
      [0.34, -0.28],
    ]),
    lch(0.98, 0.05, 100),
  );
  sheet.fill(
    at([
      [0.34, -0.28],
      [0.76, -0.5],
      [0.76, 0],
      [0.34, 0.24],
    ]),
    lch(0.83, 0.13, 86),
  );
}

/** Molten cheese between two points: strings that sag and thin out. */
export function cheeseStrings(
  sheet: Sheet,
  from: readonly (readonly [number, number])[],
  to: readonly (readonly [number, number])[],
  colour: Colour = lch(0.9, 0.11, 86),
): void {
  from.forEach(([x0, y0], i) => {
    const [x1, y1] = to[i] ?? [x0, y0 + 100];
    const sag = 14 + i * 5;
    sheet.stroke(
      curve(
        [x0, y0],
        [x0 + (x1 - x0) * 0.25, y0 + (y1 - y0) * 0.3 + sag],
        [x0 + (x1 - x0) * 0.75, y0 + (y1 - y0) * 0.7 + sag],
        [x1, y1],
      ),
      shadeOf(colour, 0.1),
      10,
    );
    sheet.stroke(
      curve(
        [x0, y0],
        [x0 + (x1 - x0) * 0.25, y0 + (y1 - y0) * 0.3 + sag],
        [x0 + (x1 - x0) * 0.75, y0 + (y1 - y0) * 0.7 + sag],
        [x1, y1],
      ),
      colour,
      6.5,
    );
  });
}
