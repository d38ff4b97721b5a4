import { type Colour, lch, lighten } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line, type polygon } from '../../core/shapes.ts';
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
  shell: Colour = lch(0.72, 0.16, 38),
): void {
  const count = 7;
  for (let i = count - 1; i >= 0; i--) {
    const t = i / (count - 1);
    const a = -2.6 + t * 3.5;
    const r = size * 0.42 * (1 - t * 0.55);
    const [p] = placed([[flip * Math.cos(a) * size * 0.72, Math.sin(a) * size * 0.72]], x, y, turn);
    if (!p) continue;
    if (i === count - 1) {
      for (const spread of [-0.45, 0.35]) {
        const tail = placed(
          [
            [0, 0],
            [flip * -size * 0.2, size * 0.42],
            [flip * (-size * 0.52), size * 0.3 + spread * size * 0.4],
          ],
          p[0],
          p[1],
          turn + spread * flip,
        );
        solid(sheet, blob(tail), lch(0.58, 0.2, 32));
      }
    }
    const segment = ellipse(p[0], p[1], r, r * 0.82, turn + flip * (a + 1.57));
    solid(sheet, segment, i % 2 ? shell : lighten(shell, 0.06));
    sheet.stroke(segment, lch(0.62, 0.19, 35), 3, 0.5);
    sheet.fill(ellipse(p[0] - r * 0.2, p[1] - r * 0.3, r * 0.3, r * 0.14, turn), lch(0.96, 0.03, 60), 0.6);
  }
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

/** Fine dark bars where the grill was. */
export function grillMarks(
  sheet: Sheet,
  clip: ReturnType<typeof polygon>,
  x: number,
  y: number,
  size: number,
  turn: number,
  colour: Colour = lch(0.3, 0.08, 35),
): void {
  sheet.clipped(clip, () => {
    for (let i = -5; i <= 5; i++) {
      const [a, b] = placed(
        [
          [-size, i * size * 0.2],
          [size, i * size * 0.2],
        ],
        x,
        y,
        turn,
      );
      if (a && b) sheet.stroke(line(a, b), colour, size * 0.05, 0.55);
    }
  });
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
