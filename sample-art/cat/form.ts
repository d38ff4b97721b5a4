import { type Canvas, createCanvas, Path2D } from '@napi-rs/canvas';
import { type Colour, css, lch, mix } from '../core/colour.ts';
import { lerp } from '../core/maths.ts';
import { blob, type Point, polygon } from '../core/shapes.ts';
import type { Box, Sheet } from '../core/sheet.ts';
import type { Frame } from './frame.ts';

/** Where the key light stands, as a direction from the thing to the light. Upper left, as in the whole set. */
export type Light = readonly [x: number, y: number];

export const UPPER_LEFT: Light = [-0.75, -0.65];

const SHADOW_HUE = lch(0.22, 0.08, 288);
const LIGHT_HUE = lch(0.975, 0.06, 85);
const CAST_SHADOW = lch(0.42, 0.085, 295);

/** Walls and floors are large: softer grains there keep the file small and the eye on the cat. */
const FACE_SOFTNESS = 2.8;

/** The colour in shadow: towards violet, never towards grey or black. */
export function inShade(colour: Colour, amount = 0.4): Colour {
  return mix(colour, SHADOW_HUE, amount);
}

/** The colour in warm light. */
export function inLight(colour: Colour, amount = 0.35): Colour {
  return mix(colour, LIGHT_HUE, amount);
}

function boundsOf(path: Path2D, margin: number): Box {
  const [left, top, right, bottom] = path.getBounds();
  return [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
}

/**
 * A stippled band along the edge of any shape, on the side the vector (dx, dy) points away from: the shape minus
 * itself moved by the vector, in steps, so that the shade follows the form.
 */
export function shadeEdge(
  sheet: Sheet,
  path: Path2D,
  colour: Colour,
  dx: number,
  dy: number,
  density = 1,
  soft = 0.7,
): void {
  const steps = 10;
  sheet.stipple(
    (mask) => {
      mask.fillStyle = `rgba(0,0,0,${density})`;
      mask.fill(path);
      mask.globalCompositeOperation = 'destination-out';
      mask.fillStyle = 'rgba(0,0,0,.3)';
      for (let i = 1; i <= steps; i++) {
        mask.save();
        mask.translate((dx * i) / steps, (dy * i) / steps);
        mask.fill(path);
        mask.restore();
      }
    },
    colour,
    { soft, box: boundsOf(path, 1) },
  );
}

export type SolidOptions = {
  /** How far light and shadow reach in from the edge, px. */
  depth?: number;
  light?: Light;
  shadow?: number;
  glow?: number;
};

/** A thing with volume: flat colour, a lit side, a shadow side. */
export function solid(sheet: Sheet, path: Path2D, colour: Colour, options: SolidOptions = {}): void {
  const { depth = 26, light = UPPER_LEFT, shadow = 0.42, glow = 0.3 } = options;
  sheet.fill(path, colour);
  if (glow > 0) shadeEdge(sheet, path, inLight(colour, glow), -light[0] * depth, -light[1] * depth, 0.85);
  if (shadow > 0)
    shadeEdge(sheet, path, inShade(colour, shadow), light[0] * depth * 1.3, light[1] * depth * 1.3, 0.95);
}

/** A flat face that runs from light to shade: walls, boards, cloth lying flat. */
export function face(
  sheet: Sheet,
  path: Path2D,
  colour: Colour,
  from: Point,
  to: Point,
  shadow = 0.3,
  glow = 0.2,
): void {
  sheet.fill(path, colour);
  const run = [...from, ...to] as const;
  if (glow > 0)
    sheet.shadeLinear(
      path,
      inLight(colour, glow),
      ...run,
      [
        [0, 0.9],
        [0.45, 0],
      ],
      { soft: FACE_SOFTNESS },
    );
  if (shadow > 0)
    sheet.shadeLinear(
      path,
      inShade(colour, shadow),
      ...run,
      [
        [0.4, 0],
        [1, 0.95],
      ],
      { soft: FACE_SOFTNESS },
    );
}

/** A tinted shadow with a slightly soft edge. */
export function castShadow(sheet: Sheet, points: readonly Point[], alpha = 0.5, blurPx = 7): void {
  const path = blob(points);
  sheet.blurred(
    (layer) => {
      layer.fillStyle = css(CAST_SHADOW);
      layer.fill(path);
    },
    blurPx,
    alpha,
    'multiply',
    boundsOf(path, blurPx * 3),
  );
}

/** The shadow of the whole shape, moved away from the light. */
export function dropShadow(
  sheet: Sheet,
  path: Path2D,
  dx: number,
  dy: number,
  alpha = 0.45,
  blurPx = 6,
): void {
  const [left, top, width, height] = boundsOf(path, blurPx * 3);
  sheet.blurred(
    (layer) => {
      layer.translate(dx, dy);
      layer.fillStyle = css(CAST_SHADOW);
      layer.fill(path);
    },
    blurPx,
    alpha,
    'multiply',
    [left + Math.min(dx, 0), top + Math.min(dy, 0), width + Math.abs(dx), height + Math.abs(dy)],
  );
}

/** A centre line's point with the half-thickness there. */
export type Knot = readonly [u: number, v: number, radius: number];

export type Tube = {
  readonly outline: Path2D;
  /** The same tube between two places along it, 0 = start, 1 = end. */
  readonly part: (from: number, to: number) => Path2D;
  /** The centre line between two places. */
  readonly centre: (from: number, to: number) => Path2D;
};

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

/** Legs, tails, arms: a soft line through the knots, as thick as they say, with round ends. */
export function tube(frame: Frame, knots: readonly Knot[]): Tube {
  const steps = 14;
  const at = (i: number): Knot => knots[Math.min(Math.max(i, 0), knots.length - 1)] ?? [0, 0, 0];
  const samples: Knot[] = [];
  for (let i = 0; i < knots.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = i === 0 ? 0 : 1; k <= steps; k++) {
      const t = k / steps;
      samples.push([
        catmullRom(a[0], b[0], c[0], d[0], t),
        catmullRom(a[1], b[1], c[1], d[1], t),
        lerp(b[2], c[2], t * t * (3 - 2 * t)),
      ]);
    }
  }
  const slice = (from: number, to: number) =>
    samples.slice(Math.round(from * (samples.length - 1)), Math.round(to * (samples.length - 1)) + 1);
  const part = (from: number, to: number) => outlineOf(frame, slice(from, to));
  const centre = (from: number, to: number) =>
    polygon(
      slice(from, to).map(([u, v]) => frame.at(u, v)),
      false,
    );
  return { outline: part(0, 1), part, centre };
}

function outlineOf(frame: Frame, samples: readonly Knot[]): Path2D {
  const left: Point[] = [];
  const right: Point[] = [];
  samples.forEach(([u, v, radius], i) => {
    const before = samples[Math.max(i - 1, 0)] as Knot;
    const after = samples[Math.min(i + 1, samples.length - 1)] as Knot;
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
    left.push(frame.at(u + Math.sin(angle) * radius, v - Math.cos(angle) * radius));
    right.push(frame.at(u - Math.sin(angle) * radius, v + Math.cos(angle) * radius));
  });
  const path = polygon([...left, ...right.reverse()]);
  const ends = [samples[0], samples[samples.length - 1]];
  for (const end of ends) if (end) path.addPath(frame.ellipse(end[0], end[1], end[2]));
  return path;
}

/** Two or more shapes as one, so that light runs over the joint. */
export function joined(...paths: readonly Path2D[]): Path2D {
  const path = new Path2D();
  for (const each of paths) path.addPath(each);
  return path;
}

/** A copy of the sheet as it is now, for reflections and glass. */
export function snapshot(sheet: Sheet): Canvas {
  const copy = createCanvas(sheet.width, sheet.height);
  copy.getContext('2d').drawImage(sheet.canvas, 0, 0);
  return copy;
}
