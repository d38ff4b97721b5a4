import type { Path2D } from '@napi-rs/canvas';
import { type Colour, lighten } from '../../core/colour.ts';
import { lerp } from '../../core/maths.ts';
import { blob, curve, type Point } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { shadeOf } from '../kit/solid.ts';

/** One noodle: a dark edge, its colour, a light on its left. */
export function noodle(sheet: Sheet, path: Path2D, colour: Colour, width = 10): void {
  sheet.stroke(path, shadeOf(colour, 0.22), width + 4, 0.9);
  sheet.stroke(path, colour, width);
  sheet.context.save();
  sheet.context.translate(-width * 0.2, -width * 0.08);
  sheet.stroke(path, lighten(colour, 0.09, 0.75), width * 0.3, 0.9);
  sheet.context.restore();
}

/** A mound of noodles lying in a bowl. */
export function noodleMound(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  colour: Colour,
  width = 10,
): void {
  const random = sheet.random.stream(`mound${Math.round(x)}`);
  for (let i = 0; i < count; i++) {
    const u = random.between(-1, 1);
    const v = random.between(-1, 1) * Math.sqrt(1 - u * u);
    const [cx, cy] = [x + u * rx * 0.72, y + v * ry * 0.7];
    const length = random.between(0.28, 0.6) * rx;
    const sag = random.between(0.1, 0.35) * length;
    noodle(
      sheet,
      curve(
        [cx - length, cy + random.between(-4, sag)],
        [cx - length * 0.4, cy - sag],
        [cx + length * 0.25, cy - sag * 0.8],
        [cx + length * 0.9, cy + random.between(0, sag)],
      ),
      colour,
      width,
    );
  }
}

/** Noodles hanging from (topX, topY), a narrow bundle, down to a wide mound. */
export function liftedNoodles(
  sheet: Sheet,
  topX: number,
  topY: number,
  x: number,
  y: number,
  spread: number,
  colour: Colour,
  { count = 30, width = 9.5, bundle = 110 } = {},
): void {
  const random = sheet.random.stream('lift');
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1) - 0.5;
    const x1 = topX + t * bundle * 1.1 + random.between(-3, 3);
    const x2 = x + t * spread;
    noodle(
      sheet,
      curve(
        [topX + t * bundle, topY - 14 + Math.abs(t) * 18],
        [x1, topY + 60],
        [lerp(x1, x2, 0.35) + Math.sin(i) * 5, lerp(topY, y, 0.45)],
        [lerp(x1, x2, 0.8) + Math.sin(i * 1.7) * 8, lerp(topY, y, 0.82)],
        [x2, y],
      ),
      colour,
      width,
    );
  }
}

/** The loops where a bundle hangs over the chopsticks. */
export function noodleLoops(
  sheet: Sheet,
  x: number,
  y: number,
  colour: Colour,
  { count = 12, step = 9.6, width = 8.5 } = {},
): void {
  for (let i = 0; i < count; i++) {
    const u = x - (count * step) / 2 + i * step;
    noodle(
      sheet,
      curve([u, y + 34], [u - 1, y + 4], [u + 7, y - 9 - (i % 3) * 2], [u + 13, y + 6]),
      colour,
      width,
    );
  }
}

/** A twist of noodles wound up by a fork: a leaning cone of coils. */
export function noodleTwist(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  height: number,
  colour: Colour,
  width = 12,
): void {
  const random = sheet.random.stream('twist');
  const rows = Math.round(height / (width * 1.25));
  for (let row = 0; row < rows; row++) {
    const t = row / rows;
    const half = rx * (1 - t ** 1.6 * 0.72) * random.between(0.94, 1.04);
    const cy = y - t * height;
    const lean = t * rx * 0.12;
    for (let k = 0; k < 3; k++) {
      // no two coils hang alike, or the twist reads as turned wood
      const sag = half * random.between(0.1, 0.34) + k * 4;
      const points: Point[] = [
        [x + lean - half * random.between(0.9, 1.06), cy + random.between(-16, 10)],
        [x + lean - half * 0.45, cy + sag],
        [x + lean + half * 0.3, cy + sag * 0.9],
        [x + lean + half * random.between(0.9, 1.06), cy - random.between(-4, 26)],
      ];
      noodle(sheet, blob(points, false), colour, width);
    }
  }
}
