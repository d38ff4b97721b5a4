import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten } from '../../core/colour.ts';
import { blob, ellipse, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { castShadow, frontArc, mouth, shadeOf, tableShadow, upright } from '../kit/solid.ts';

export type Bowl = {
  /** Centre, rim height and half-widths of the rim, in pixels. */
  readonly x: number;
  readonly rimY: number;
  readonly rx: number;
  readonly ry: number;
  /** Where it stands. */
  readonly footY: number;
  readonly colour: Colour;
  readonly inside?: Colour;
  /** Half-width of the foot; a third of the rim unless told. */
  readonly footRx?: number;
  /** How the side runs: 'round' like a ramen bowl, 'straight' like a pot, 'wide' like a soup plate. */
  readonly side?: 'round' | 'straight' | 'wide';
  /** Paints on the outside before it is shaded; clipped to it. */
  readonly pattern?: (sheet: Sheet, body: Path2D) => void;
  /** Thickness of the rim. */
  readonly lip?: number;
  readonly shadowReach?: number;
};

function bowlBody({ x, rimY, rx, ry, footY, footRx = rx / 3, side = 'round' }: Bowl): Path2D {
  const depth = footY - rimY;
  const path = new Path2D();
  path.moveTo(x - rx, rimY);
  if (side === 'straight') {
    const r = Math.min(depth * 0.3, 60);
    path.lineTo(x - rx * 0.97, footY - r);
    path.quadraticCurveTo(x - rx * 0.95, footY, x - rx * 0.8, footY + ry * 0.28);
    path.quadraticCurveTo(x, footY + ry * 0.75, x + rx * 0.8, footY + ry * 0.28);
    path.quadraticCurveTo(x + rx * 0.95, footY, x + rx * 0.97, footY - r);
  } else {
    const belly = side === 'wide' ? 0.2 : 0.55;
    const inward = side === 'wide' ? 0.72 : 0.58;
    path.bezierCurveTo(
      x - rx + 6,
      rimY + depth * belly,
      x - rx * inward,
      footY - depth * 0.08,
      x - footRx,
      footY - depth * 0.07,
    );
    path.lineTo(x + footRx, footY - depth * 0.07);
    path.bezierCurveTo(x + rx * inward, footY - depth * 0.08, x + rx - 6, rimY + depth * belly, x + rx, rimY);
  }
  path.ellipse(x, rimY, rx, ry, 0, 0, Math.PI, true);
  path.closePath();
  const front = new Path2D();
  front.ellipse(x, rimY, rx, ry, 0, 0, Math.PI);
  path.addPath(front);
  return path;
}

/**
 * A bowl or pot seen from the side: shadow, body, rim and inside; then `fill` paints what is in it (clipped so that
 * nothing spills over the near edge), then the front of the rim.
 */
export function bowl(sheet: Sheet, spec: Bowl, fill: () => void): void {
  const { x, rimY, rx, ry, footY, colour, inside = lighten(colour, -0.03), lip = 12, side = 'round' } = spec;
  const footRx = spec.footRx ?? rx / 3;
  tableShadow(
    sheet,
    x,
    footY,
    side === 'straight' ? rx * 0.9 : footRx * 1.3,
    spec.shadowReach ?? rx * 1.1,
    60,
  );
  if (side !== 'straight') {
    const foot = rectangle(x - footRx, footY - 44, footRx * 2, 44, 6);
    upright(sheet, foot, shadeOf(colour, 0.1));
  }
  const body = bowlBody(spec);
  sheet.fill(body, colour);
  if (spec.pattern) sheet.clipped(body, () => spec.pattern?.(sheet, body));
  const shade = shadeOf(colour, 0.26);
  sheet.shadeLinear(body, lighten(colour, 0.08), x - rx, 0, x - rx * 0.35, 0, [
    [0, 0.15],
    [0.3, 0.7],
    [1, 0],
  ]);
  sheet.shadeLinear(body, shade, x - rx * 0.1, 0, x + rx, 0, [
    [0, 0],
    [0.5, 0.4],
    [1, 0.95],
  ]);
  sheet.shadeLinear(body, shade, 0, footY - (footY - rimY) * 0.42, 0, footY, [
    [0, 0],
    [1, 0.7],
  ]);
  const rim = ellipse(x, rimY, rx, ry);
  sheet.fill(rim, inside);
  sheet.shadeLinear(rim, shadeOf(inside, 0.2), x - rx, 0, x + rx * 0.3, 0, [
    [0, 0.95],
    [0.4, 0.4],
    [1, 0],
  ]);
  sheet.stroke(ellipse(x, rimY, rx, ry), lighten(colour, 0.03), lip * 0.6);
  sheet.clipped(mouth(x, rimY, rx - lip * 0.4, ry - lip * 0.4), fill);
  sheet.stroke(frontArc(x, rimY, rx, ry), lighten(colour, 0.04), lip);
  sheet.stroke(frontArc(x, rimY + lip * 0.55, rx, ry), shade, 4, 0.5);
}

/** The surface of a soup, sauce or drink inside a round rim; `depth` pixels below it. */
export function surface(
  sheet: Sheet,
  spec: { x: number; rimY: number; rx: number; ry: number },
  colour: Colour,
  depth = 12,
): Path2D {
  const { x, rimY, rx, ry } = spec;
  const path = ellipse(x, rimY + depth, rx * 0.93, ry * 0.86);
  sheet.fill(
    path,
    sheet.linear(x - rx, 0, x + rx, 0, [
      [0, lighten(colour, -0.1)],
      [0.5, colour],
      [1, lighten(colour, 0.06, 0.9)],
    ]),
  );
  sheet.stroke(path, lighten(colour, -0.17), 4, 0.6);
  castShadow(
    sheet,
    blob([
      [x - rx * 0.93, rimY + depth],
      [x - rx * 0.7, rimY + depth - ry * 0.6],
      [x - rx * 0.1, rimY + depth - ry * 0.84],
      [x - rx * 0.3, rimY + depth - ry * 0.5],
      [x - rx * 0.62, rimY + depth - ry * 0.1],
      [x - rx * 0.8, rimY + depth + ry * 0.3],
    ]),
    0.3,
  );
  return path;
}

/** Fat on a broth: pale rings with a bright spot. */
export function oilDrops(
  sheet: Sheet,
  spec: { x: number; rimY: number; rx: number; ry: number },
  colour: Colour,
  count = 26,
): void {
  const random = sheet.random.stream('oil');
  for (let i = 0; i < count; i++) {
    const a = random.between(0, Math.PI * 2);
    const d = Math.sqrt(random.between(0.2, 0.98)) * 0.86;
    const x = spec.x + Math.cos(a) * spec.rx * d;
    const y = spec.rimY + 12 + Math.sin(a) * spec.ry * d * 0.92;
    const r = random.between(4, 15);
    sheet.fill(ellipse(x, y, r, r * 0.45), colour, 0.7);
    sheet.stroke(ellipse(x, y, r, r * 0.45), lighten(colour, 0.12), 1.6, 0.6);
    sheet.fill(ellipse(x - r * 0.3, y - r * 0.14, r * 0.24, r * 0.12), lch(0.98, 0.03, 90), 0.8);
  }
}
