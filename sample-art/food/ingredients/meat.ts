import { type Colour, lch, lighten } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { glint, placed, shadeOf, solid } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';

/** A round slice of rolled pork with its spiral of fat. */
export function porkSlice(sheet: Sheet, x: number, y: number, rx: number, ry: number, turn = 0): void {
  const oval = (k: number, dy = 0) =>
    blob(
      Array.from({ length: 20 }, (_, i) => {
        const t = (i / 20) * Math.PI * 2;
        const [p] = placed([[Math.cos(t) * rx * k, Math.sin(t) * ry * k]], x, y + dy, turn);
        return p ?? [x, y];
      }),
    );
  sheet.fill(oval(1, rx * 0.15), lch(0.46, 0.11, 40));
  const face = oval(1);
  sheet.fill(face, pigment.pork);
  sheet.shadeLinear(face, lch(0.58, 0.1, 42), x - rx * 0.4, y - ry * 0.6, x + rx, y + ry, [
    [0.2, 0],
    [1, 0.9],
  ]);
  const spiral = Array.from({ length: 50 }, (_, i) => {
    const t = i / 49;
    const a = t * 9 + 2;
    const d = 0.88 * (1 - t * 0.9);
    return placed([[Math.cos(a) * d * rx, Math.sin(a) * d * ry]], x, y, turn)[0] ?? ([x, y] as const);
  });
  sheet.stroke(blob(spiral, false), lch(0.93, 0.045, 70), rx * 0.085, 0.9);
  sheet.stroke(face, lch(0.44, 0.11, 38), rx * 0.065, 0.9);
}

/** A prawn: curled body in segments with its tail, head end at (x, y). `size` is the curl's radius. */
export function prawn(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  turn = 0,
  flip = 1,
  shell: Colour = lch(0.76, 0.14, 40),
): void {
  const count = 16;
  const spine = (t: number, off: number): readonly [number, number] => {
    const a = -2.75 + t * 4.1;
    const half = size * (0.3 * Math.sin(Math.PI * (0.22 + t * 0.66)) ** 0.8) * off;
    const r = size * (0.72 - t * 0.1) + half;
    return placed([[flip * Math.cos(a) * r, Math.sin(a) * r]], x, y, turn)[0] ?? [x, y];
  };
  const [end, before] = [spine(1, 0), spine(0.92, 0)];
  const tailAngle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  for (const spread of [-0.5, 0, 0.5]) {
    const fin = blob(
      placed(
        [
          [-size * 0.06, 0],
          [size * 0.2, -size * 0.1],
          [size * 0.5, 0],
          [size * 0.2, size * 0.1],
        ],
        end[0],
        end[1],
        tailAngle + spread,
      ),
    );
    solid(sheet, fin, lch(0.58, 0.2, 32));
  }
  const outline = [
    ...Array.from({ length: count + 1 }, (_, i) => spine(i / count, 1)),
    ...Array.from({ length: count + 1 }, (_, i) => spine(1 - i / count, -1)),
  ];
  const body = blob(outline);
  sheet.fill(body, shell);
  sheet.clipped(body, () => {
    for (let i = 1; i < 8; i++) {
      const t = i / 8;
      sheet.stroke(
        blob([spine(t - 0.03, 1.1), spine(t + 0.03, 0.2), spine(t - 0.01, -1.1)], false),
        lch(0.6, 0.19, 34),
        size * 0.085,
        0.85,
      );
      sheet.stroke(
        blob([spine(t - 0.09, 0.86), spine(t - 0.04, 0.2)], false),
        lch(0.95, 0.04, 60),
        size * 0.06,
        0.8,
      );
    }
  });
  const [left, top, right, bottom] = body.getBounds();
  sheet.shadeLinear(
    body,
    shadeOf(shell, 0.2),
    left + (right - left) * 0.4,
    top + (bottom - top) * 0.4,
    right,
    bottom,
    [
      [0, 0],
      [1, 0.85],
    ],
  );
}

/** Slices of raw fish or meat lying like roof tiles. */
export function slab(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  colour: Colour,
  { veins, thickness = 0.28 }: { veins?: Colour; thickness?: number } = {},
): void {
  const outline: [number, number][] = [
    [-0.5, -0.3],
    [-0.2, -0.5],
    [0.3, -0.48],
    [0.52, -0.15],
    [0.48, 0.34],
    [0.1, 0.5],
    [-0.4, 0.44],
  ];
  const shape = (dy: number) =>
    blob(
      placed(
        outline.map(([u, v]) => [u * length, v * width]),
        x,
        y + dy,
        turn,
      ),
      true,
      0.8,
    );
  sheet.fill(shape(width * thickness), shadeOf(colour, 0.16));
  solid(sheet, shape(0), colour);
  if (!veins) return;
  for (const u of [-0.32, -0.1, 0.12, 0.34]) {
    const points = placed(
      [
        [u * length - width * 0.1, -0.38 * width],
        [u * length + width * 0.12, 0],
        [u * length - width * 0.05, 0.4 * width],
      ],
      x,
      y,
      turn,
    );
    sheet.stroke(blob(points, false), veins, width * 0.07, 0.8);
  }
}

/** A rasher or belly slice with layers of fat, its long side along `turn`. */
export function bellySlice(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  width: number,
  turn = 0,
): void {
  const layer = (v0: number, v1: number) =>
    blob(
      placed(
        [
          [-0.5 * length, v0 * width],
          [0, (v0 - 0.05) * width],
          [0.5 * length, v0 * width],
          [0.5 * length, v1 * width],
          [0, (v1 + 0.04) * width],
          [-0.5 * length, v1 * width],
        ],
        x,
        y,
        turn,
      ),
      true,
      0.6,
    );
  solid(sheet, layer(-0.5, 0.5), lch(0.45, 0.12, 36));
  sheet.fill(layer(-0.34, -0.16), lch(0.88, 0.06, 62));
  sheet.fill(layer(-0.16, 0.08), lch(0.55, 0.12, 34));
  sheet.fill(layer(0.08, 0.24), lch(0.88, 0.06, 62));
  const [a, b] = placed(
    [
      [-length * 0.36, -width * 0.42],
      [length * 0.2, -width * 0.44],
    ],
    x,
    y,
    turn,
  );
  if (a && b) sheet.stroke(line(a, b), lch(0.97, 0.05, 70), width * 0.07, 0.7);
}

/** Thin curled shavings of roasted meat. */
export function shavings(
  sheet: Sheet,
  random: Random,
  places: readonly (readonly [number, number])[],
  colours: readonly Colour[],
  size: readonly [number, number],
): void {
  for (const [x, y] of places) {
    const s = random.between(size[0], size[1]);
    const colour = random.pick(colours);
    const path = blob(
      placed(
        [
          [-1, 0],
          [-0.4, -0.55],
          [0.5, -0.5],
          [1, -0.05],
          [0.6, 0.35],
          [-0.3, 0.42],
        ],
        x,
        y,
        random.between(-0.7, 0.7),
        s,
      ),
    );
    solid(sheet, path, colour);
    sheet.stroke(
      curve([x - s * 0.6, y - s * 0.1], [x, y - s * 0.34], [x + s * 0.6, y - s * 0.15]),
      lighten(colour, 0.12),
      s * 0.1,
      0.7,
    );
  }
}

/** A sausage from end to end, with a shine along its back. */
export function sausage(
  sheet: Sheet,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  r: number,
  colour: Colour = lch(0.55, 0.15, 36),
): void {
  const angle = Math.atan2(y1 - y0, x1 - x0);
  const length = Math.hypot(x1 - x0, y1 - y0);
  const points = placed(
    [
      [0, 0],
      [length * 0.03, -r * 0.85],
      [length * 0.5, -r * 1.12],
      [length * 0.97, -r * 0.85],
      [length, 0],
      [length * 0.97, r * 0.85],
      [length * 0.5, r],
      [length * 0.03, r * 0.85],
    ],
    x0,
    y0,
    angle,
  );
  const path = blob(points);
  sheet.fill(path, colour);
  sheet.shadeLinear(path, shadeOf(colour, 0.2), x0, Math.min(y0, y1) - r * 0.1, x0, Math.max(y0, y1) + r, [
    [0, 0],
    [1, 0.95],
  ]);
  sheet.shadeLinear(path, lighten(colour, 0.14), x0, Math.min(y0, y1) - r, x0, Math.min(y0, y1) + r * 0.2, [
    [0, 0.6],
    [1, 0],
  ]);
  const shine = placed(
    [
      [length * 0.1, -r * 0.55],
      [length * 0.5, -r * 0.78],
      [length * 0.8, -r * 0.6],
    ],
    x0,
    y0,
    angle,
  );
  sheet.stroke(blob(shine, false), lch(0.95, 0.05, 70), r * 0.13, 0.75);
}

/** A whole glazed piece of poultry or a drumstick: thick end at (x, y), bone along `turn`. */
export function drumstick(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  turn: number,
  colour: Colour,
): void {
  const bone = placed(
    [
      [0.6, 0],
      [1.7, 0],
    ],
    x,
    y,
    turn,
    size,
  );
  if (bone[0] && bone[1]) {
    sheet.stroke(line(bone[0], bone[1]), pigment.cream, size * 0.2);
    sheet.fill(ellipse(bone[1][0], bone[1][1], size * 0.17), pigment.milk);
  }
  const meat = blob(
    placed(
      [
        [-0.8, 0],
        [-0.5, -0.62],
        [0.2, -0.66],
        [1.1, -0.16],
        [1.1, 0.16],
        [0.2, 0.62],
        [-0.5, 0.6],
      ],
      x,
      y,
      turn,
      size,
    ),
  );
  solid(sheet, meat, colour);
  glint(sheet, x - size * 0.3, y - size * 0.3, size * 0.18, size * 0.08);
}
