import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { blob, ellipse, type Point, polygon } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';

/** Every shadow that falls on something: violet, multiplied. */
export const SHADOW = lch(0.42, 0.085, 295);

/** The colour where the key light has left it: darker and pulled towards violet. */
export function shadeOf(colour: Colour, depth = 0.2): Colour {
  const darker = lighten(colour, -depth);
  return mix(darker, lch(Math.max(0.12, darker.L), 0.095, 305), 0.26);
}

/** The colour where the key light falls on it: lighter and pulled towards warm yellow. */
export function lightOf(colour: Colour, lift = 0.1): Colour {
  return mix(lighten(colour, lift), lch(Math.min(0.985, colour.L + lift + 0.06), 0.06, 86), 0.32);
}

export type SolidOptions = {
  /** Density of the stippled light on the upper left, 0..1. */
  light?: number;
  /** Density of the stippled shade on the lower right, 0..1. */
  shade?: number;
  /** Density of the darkening along the bottom, 0..1: how deep it sits on what is below. */
  foot?: number;
  lightColour?: Colour;
  shadeColour?: Colour;
};

/** The way nearly everything is painted: a flat shape, stippled light from the upper left, stippled shade opposite. */
export function solid(sheet: Sheet, path: Path2D, colour: Colour, options: SolidOptions = {}): void {
  const { light = 0.75, shade = 0.85, foot = 0 } = options;
  const { lightColour = lightOf(colour), shadeColour = shadeOf(colour) } = options;
  const [left, top, right, bottom] = path.getBounds();
  const width = right - left;
  const height = bottom - top;
  sheet.fill(path, colour);
  if (light > 0) {
    sheet.shadeLinear(path, lightColour, left, top, left + width * 0.55, top + height * 0.5, [
      [0, light],
      [0.5, light * 0.35],
      [1, 0],
    ]);
  }
  if (shade > 0) {
    sheet.shadeLinear(path, shadeColour, left + width * 0.4, top + height * 0.35, right, bottom, [
      [0, 0],
      [0.5, shade * 0.42],
      [1, shade],
    ]);
  }
  if (foot > 0) {
    sheet.shadeLinear(path, shadeOf(colour, 0.28), 0, bottom - height * 0.4, 0, bottom, [
      [0, 0],
      [1, foot],
    ]);
  }
}

/** Light from the left only, for upright round things (cups, glasses, bottles): no darkening towards the bottom. */
export function upright(sheet: Sheet, path: Path2D, colour: Colour, options: SolidOptions = {}): void {
  const { light = 0.75, shade = 0.95, foot = 0 } = options;
  const { lightColour = lightOf(colour), shadeColour = shadeOf(colour) } = options;
  const [left, , right, bottom] = path.getBounds();
  const width = right - left;
  sheet.fill(path, colour);
  sheet.shadeLinear(path, lightColour, left, 0, left + width * 0.5, 0, [
    [0, light * 0.5],
    [0.25, light],
    [1, 0],
  ]);
  sheet.shadeLinear(path, shadeColour, left + width * 0.42, 0, right, 0, [
    [0, 0],
    [0.55, shade * 0.5],
    [1, shade],
  ]);
  if (foot > 0) {
    sheet.shadeLinear(path, shadeColour, 0, bottom - width * 0.4, 0, bottom, [
      [0, 0],
      [1, foot],
    ]);
  }
}

/** Darkens whatever is there by a shape's shadow. */
export function castShadow(sheet: Sheet, path: Path2D, strength = 0.5): void {
  sheet.blended('multiply', () => sheet.fill(path, SHADOW, strength));
}

/** A hard shadow on what lies directly under a shape: the shape itself, moved away from the light. */
export function dropShadow(sheet: Sheet, path: Path2D, dx = 10, dy = 12, strength = 0.42): void {
  sheet.context.save();
  sheet.context.translate(dx, dy);
  castShadow(sheet, path, strength);
  sheet.context.restore();
}

/** The long shadow of something standing on the table: `reach` pixels to the lower right of its foot. */
export function tableShadow(
  sheet: Sheet,
  x: number,
  y: number,
  halfWidth: number,
  reach = 380,
  depth = 50,
): void {
  castShadow(
    sheet,
    blob([
      [x - halfWidth, y - 2],
      [x, y - depth * 0.28],
      [x + halfWidth, y - 6],
      [x + halfWidth + reach, y + depth * 0.25],
      [x + halfWidth + reach * 0.86, y + depth],
      [x + halfWidth * 0.3, y + depth * 0.62],
    ]),
    0.5,
  );
}

/** A part of an ellipse's outline; angles as in canvas, clockwise from the right. */
export function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, 0, from, to);
  return path;
}

/** The front half of a rim. */
export function frontArc(x: number, y: number, rx: number, ry: number): Path2D {
  return arc(x, y, rx, ry, 0.02, Math.PI - 0.02);
}

/** Everything above a vessel's front rim: clip to it and what leans out does, but nothing spills over the near edge. */
export function mouth(x: number, y: number, rx: number, ry: number, headroom = 900): Path2D {
  const overhang = 2000;
  const path = new Path2D();
  path.moveTo(x - rx - overhang, y - headroom);
  path.lineTo(x - rx - overhang, y);
  path.lineTo(x - rx, y);
  path.ellipse(x, y, rx, ry, 0, Math.PI, 0, true);
  path.lineTo(x + rx + overhang, y);
  path.lineTo(x + rx + overhang, y - headroom);
  path.closePath();
  return path;
}

/** Points turned by `angle` round (x, y); the points are given relative to it. */
export function placed(points: readonly Point[], x: number, y: number, angle = 0, scale = 1): Point[] {
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return points.map(([u, v]) => [x + u * cos - v * sin, y + u * sin + v * cos]);
}

/** A rectangle turned round its centre. */
export function bar(x: number, y: number, length: number, thickness: number, angle = 0): Path2D {
  const [u, v] = [length / 2, thickness / 2];
  return polygon(
    placed(
      [
        [-u, -v],
        [u, -v],
        [u, v],
        [-u, v],
      ],
      x,
      y,
      angle,
    ),
  );
}

/** A sausage shape from one point to another. */
export function capsule(x0: number, y0: number, x1: number, y1: number, radius: number): Path2D {
  const angle = Math.atan2(y1 - y0, x1 - x0);
  const path = new Path2D();
  path.arc(x0, y0, radius, angle + Math.PI / 2, angle - Math.PI / 2);
  path.arc(x1, y1, radius, angle - Math.PI / 2, angle + Math.PI / 2);
  path.closePath();
  return path;
}

/** A small bright spot of reflected window. */
export function glint(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry = rx * 0.5,
  angle = -0.5,
  alpha = 0.9,
): void {
  sheet.fill(ellipse(x, y, rx, ry, angle), lch(0.985, 0.03, 92), alpha);
}
