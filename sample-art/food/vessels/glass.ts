import type { Path2D } from '@napi-rs/canvas';
import { type Colour, css, lch, lighten, mix } from '../../core/colour.ts';
import { lerp } from '../../core/maths.ts';
import { ellipse, line, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { placed, SHADOW, shadeOf } from '../kit/solid.ts';

/** Glass itself, ice, water: nearly white, a little blue. */
export const CLEAR = lch(0.985, 0.012, 200);

export type Glass = {
  readonly x: number;
  readonly topY: number;
  readonly footY: number;
  /** Half-widths at the top and at the foot. */
  readonly topRx: number;
  readonly footRx: number;
  /** The drink's colours from its surface (0) to the bottom (1). */
  readonly drink: readonly (readonly [at: number, colour: Colour])[];
  /** How far below the rim the drink begins. */
  readonly gap?: number;
};

function trapezium({ x, topY, footY, topRx, footRx }: Glass, shrink = 0, from = topY): Path2D {
  const at = (y: number) => lerp(topRx, footRx, (y - topY) / (footY - topY)) - shrink;
  return polygon([
    [x - at(from), from],
    [x + at(from), from],
    [x + at(footY), footY - shrink],
    [x - at(footY), footY - shrink],
  ]);
}

/** A straight glass: shadow with coloured light in it, drink, `inside` (ice, pearls; clipped), then the glass itself. */
export function glass(sheet: Sheet, spec: Glass, inside: (drink: Path2D) => void = () => {}): void {
  const { x, topY, footY, topRx, footRx, drink, gap = 70 } = spec;
  const first = drink[0]?.[1] ?? CLEAR;
  const middle = drink[Math.floor(drink.length / 2)]?.[1] ?? first;
  sheet.blended('multiply', () =>
    sheet.fill(
      polygon([
        [x - footRx, footY - 4],
        [x + footRx, footY - 6],
        [x + footRx + 430, footY + 36],
        [x + topRx + 380, footY + 76],
        [x + 8, footY + 18],
      ]),
      SHADOW,
      0.5,
    ),
  );
  sheet.blended('screen', () =>
    sheet.fill(
      polygon([
        [x + footRx * 0.3, footY + 2],
        [x + footRx * 0.8, footY],
        [x + footRx + 330, footY + 40],
        [x + footRx + 250, footY + 50],
      ]),
      mix(middle, lch(0.9, 0.1, 85), 0.3),
      0.4,
    ),
  );
  sheet.fill(trapezium(spec), CLEAR, 0.28);
  const surfaceY = topY + gap;
  const liquid = trapezium(spec, 8, surfaceY);
  sheet.fill(
    liquid,
    sheet.linear(
      0,
      surfaceY,
      0,
      footY,
      drink.map(([at, colour]) => [at, colour] as const),
    ),
  );
  sheet.clipped(liquid, () => inside(liquid));
  sheet.shadeLinear(liquid, shadeOf(middle, 0.22), x + footRx * 0.1, 0, x + topRx, 0, [
    [0, 0],
    [1, 0.75],
  ]);
  const surfaceRx = lerp(topRx, footRx, gap / (footY - topY)) - 8;
  sheet.fill(ellipse(x, surfaceY, surfaceRx, surfaceRx * 0.13), lighten(first, 0.05));
  glassShine(sheet, spec);
}

/** The glass's own lines and reflections. */
export function glassShine(sheet: Sheet, spec: Glass): void {
  const { x, topY, footY, topRx, footRx } = spec;
  sheet.fill(
    polygon([
      [x - topRx * 0.82, topY + 26],
      [x - topRx * 0.64, topY + 26],
      [x - footRx * 0.66, footY - 36],
      [x - footRx * 0.84, footY - 36],
    ]),
    CLEAR,
    0.42,
  );
  sheet.fill(
    polygon([
      [x + topRx * 0.72, topY + 40],
      [x + topRx * 0.78, topY + 40],
      [x + footRx * 0.8, footY - 60],
      [x + footRx * 0.74, footY - 60],
    ]),
    CLEAR,
    0.4,
  );
  sheet.stroke(trapezium(spec), CLEAR, 5, 0.55);
  sheet.stroke(ellipse(x, topY, topRx, topRx * 0.125), CLEAR, 6, 0.85);
  sheet.fill(rectangle(x - footRx, footY - 14, footRx * 2, 16, 8), CLEAR, 0.5);
}

/** Ice cubes tumbling between `top` and `bottom`. */
export function iceCubes(
  sheet: Sheet,
  x: number,
  halfWidth: number,
  top: number,
  bottom: number,
  count = 6,
): void {
  const random = sheet.random.stream(`ice${x}`);
  for (let i = 0; i < count; i++) {
    const size = random.between(0.5, 0.68) * halfWidth;
    const cx = x + random.between(-0.62, 0.62) * halfWidth;
    const cy = lerp(top, bottom, (i + 0.5) / count);
    iceCube(sheet, cx, cy, size, random.between(-0.5, 0.5));
  }
}

export function iceCube(sheet: Sheet, x: number, y: number, size: number, angle: number): void {
  const cube = polygon(
    placed(
      [
        [-0.5, -0.5],
        [0.5, -0.5],
        [0.5, 0.5],
        [-0.5, 0.5],
      ],
      x,
      y,
      angle,
      size,
    ),
  );
  sheet.fill(cube, CLEAR, 0.34);
  sheet.stroke(cube, CLEAR, 5, 0.6);
  sheet.fill(
    polygon(
      placed(
        [
          [-0.38, -0.38],
          [-0.08, -0.38],
          [-0.38, 0.22],
        ],
        x,
        y,
        angle,
        size,
      ),
    ),
    CLEAR,
    0.6,
  );
  sheet.stroke(
    polygon(
      placed(
        [
          [0.3, -0.3],
          [0.3, 0.3],
          [-0.2, 0.3],
        ],
        x,
        y,
        angle,
        size,
      ),
      false,
    ),
    CLEAR,
    3,
    0.5,
  );
}

/** A straw from inside the glass to beyond its rim. */
export function straw(
  sheet: Sheet,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  colour: Colour,
  width = 22,
): void {
  sheet.stroke(line([x0, y0], [x1, y1]), shadeOf(colour, 0.1), width, 1, 'butt');
  sheet.stroke(line([x0 - width * 0.16, y0], [x1 - width * 0.16, y1]), colour, width * 0.62, 1, 'butt');
  sheet.stroke(
    line([x0 - width * 0.3, y0], [x1 - width * 0.3, y1]),
    lighten(colour, 0.12),
    width * 0.16,
    0.9,
    'butt',
  );
  sheet.fill(
    ellipse(x1, y1, width * 0.5, width * 0.2, Math.atan2(y1 - y0, x1 - x0) + Math.PI / 2),
    shadeOf(colour, 0.2),
  );
}

/** Drops of cold water on the outside. */
export function condensation(sheet: Sheet, spec: Glass, count = 44): void {
  const random = sheet.random.stream(`drops${spec.x}`);
  for (let i = 0; i < count; i++) {
    const y = random.between(spec.topY + 60, spec.footY - 20);
    const half = lerp(spec.topRx, spec.footRx, (y - spec.topY) / (spec.footY - spec.topY));
    const r = random.between(2, 5.5);
    sheet.fill(
      ellipse(spec.x + random.between(-0.94, 0.94) * half, y, r, r * 1.4),
      CLEAR,
      random.between(0.3, 0.7),
    );
  }
}

/** Two liquids running into one another: stippled tongues between `top` and `bottom`. */
export function swirl(
  sheet: Sheet,
  clip: Path2D,
  x: number,
  half: number,
  top: number,
  bottom: number,
  colour: Colour,
  density = 0.8,
): void {
  const random = sheet.random.stream(`swirl${x}`);
  sheet.clipped(clip, () => {
    sheet.stipple(
      (mask) => {
        for (let i = 0; i < 13; i++) {
          const u = x + random.between(-0.95, 0.95) * half;
          const length = random.between(0.35, 1) * (bottom - top);
          const gradient = mask.createLinearGradient(0, top, 0, top + length);
          gradient.addColorStop(0, css(colour, density));
          gradient.addColorStop(1, css(colour, 0));
          mask.strokeStyle = gradient;
          mask.lineCap = 'round';
          mask.lineWidth = random.between(0.12, 0.34) * half;
          mask.beginPath();
          mask.moveTo(u, top);
          mask.bezierCurveTo(
            u + random.between(-40, 40),
            top + length * 0.4,
            u + random.between(-60, 60),
            top + length * 0.7,
            u + random.between(-40, 40),
            top + length,
          );
          mask.stroke();
        }
      },
      colour,
      { box: [x - half * 1.3, top - 20, half * 2.6, bottom - top + 60] },
    );
  });
}
