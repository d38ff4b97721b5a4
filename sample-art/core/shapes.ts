import { Path2D } from '@napi-rs/canvas';
import { TAU } from './maths.ts';
import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

/** Straight lines through the points. */
export function polygon(points: readonly Point[], close = true): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  if (close) path.closePath();
  return path;
}

/** An open line through the points. */
export function line(...points: readonly Point[]): Path2D {
  return polygon(points, false);
}

/** A soft curve through all the points (Catmull-Rom); `tension` 0 gives straight lines. */
export function blob(points: readonly Point[], close = true, tension = 1): Path2D {
  const path = new Path2D();
  const count = points.length;
  const at = (i: number): Point => {
    const index = close ? (i + count) % count : Math.min(Math.max(i, 0), count - 1);
    return points[index] ?? [0, 0];
  };
  path.moveTo(...at(0));
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path.bezierCurveTo(
      b[0] + ((c[0] - a[0]) / 6) * tension,
      b[1] + ((c[1] - a[1]) / 6) * tension,
      c[0] - ((d[0] - b[0]) / 6) * tension,
      c[1] - ((d[1] - b[1]) / 6) * tension,
      c[0],
      c[1],
    );
  }
  if (close) path.closePath();
  return path;
}

/** An open soft curve through the points. */
export function curve(...points: readonly Point[]): Path2D {
  return blob(points, false);
}

/** Points round an ellipse whose radius wanders by `amount`: feed them to `blob` for anything that grew. */
export function wobble(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  random: Random,
  amount = 0.05,
  count = 14,
  rotation = 0,
): Point[] {
  const phases = [random.between(0, 9), random.between(0, 9), random.between(0, 9)] as const;
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  return Array.from({ length: count }, (_, i) => {
    const t = (i / count) * TAU;
    const wave =
      Math.sin(t * 2 + phases[0]) + 0.6 * Math.sin(t * 3 + phases[1]) + 0.5 * Math.sin(t * 5 + phases[2]);
    const x = Math.cos(t) * rx * (1 + amount * wave);
    const y = Math.sin(t) * ry * (1 + amount * wave);
    return [cx + x * cos - y * sin, cy + x * sin + y * cos];
  });
}

export function ellipse(x: number, y: number, rx: number, ry = rx, rotation = 0): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, Math.max(rx, 0.01), Math.max(ry, 0.01), rotation, 0, TAU);
  return path;
}

export function rectangle(x: number, y: number, width: number, height: number, radius = 0): Path2D {
  const path = new Path2D();
  if (radius) path.roundRect(x, y, width, height, radius);
  else path.rect(x, y, width, height);
  return path;
}

/** The place at `t` (0..1) on a cubic Bézier curve. */
export function bezierPoint([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t;
  const blend = (axis: 0 | 1) =>
    s ** 3 * a[axis] + 3 * s ** 2 * t * b[axis] + 3 * s * t ** 2 * c[axis] + t ** 3 * d[axis];
  return [blend(0), blend(1)];
}
