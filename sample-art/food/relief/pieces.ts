import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import { blob, ellipse, line, polygon, wobble } from '../../core/shapes.ts';
import { placed, shadeOf } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import type { Relief, StampOptions } from './relief.ts';

/** Places spread over a part of a disc: angle `from`..`to`, radius `inner`..`outer`. */
export function sector(
  random: Random,
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
  count: number,
  each: (x: number, y: number, angle: number, i: number) => void,
): void {
  for (let i = 0; i < count; i++) {
    const angle = random.between(from, to);
    const d = Math.sqrt(random.between((inner / outer) ** 2, 1)) * outer;
    each(x + Math.cos(angle) * d, y + Math.sin(angle) * d, angle, i);
  }
}

/** A plate from above: foot shadow, rim and well. */
export function plateAbove(
  relief: Relief,
  x: number,
  y: number,
  r: number,
  colour: Colour,
  { well = 0.74, ring, depth = 14 }: { well?: number; ring?: Colour; depth?: number } = {},
): void {
  const { sheet } = relief;
  relief.piece(ellipse(x, y, r), colour, { rise: 26, round: 22, gloss: 0.25 });
  if (ring) sheet.stroke(ellipse(x, y, r * 0.92), ring, r * 0.024, 0.9);
  sheet.fill(ellipse(x, y, r * well), lighten(colour, 0.015));
  relief.stamp(ellipse(x, y, r * well), { rise: -depth, round: 24, gloss: 0.15 });
}

/** A bowl or pan from above with a deep well; returns nothing, its inside ends at r * .88. */
export function bowlAbove(
  relief: Relief,
  x: number,
  y: number,
  r: number,
  outside: Colour,
  inside: Colour,
  depth = 34,
): void {
  relief.piece(ellipse(x, y, r), outside, { rise: 54, round: 16, gloss: 0.3 });
  relief.sheet.fill(ellipse(x, y, r * 0.92), inside);
  relief.stamp(ellipse(x, y, r * 0.92), { rise: -depth, round: 30, gloss: 0.15 });
}

/** A liquid or sauce filling a round vessel. */
export function pool(relief: Relief, x: number, y: number, r: number, colour: Colour, gloss = 0.5): void {
  const path = ellipse(x, y, r);
  relief.sheet.fill(path, colour);
  relief.stamp(path, { rise: 5, round: 8, gloss });
}

/** A soft-edged lump. */
export function lumpAbove(
  relief: Relief,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Colour,
  options: StampOptions & { rough?: number } = {},
): Path2D {
  const path = blob(wobble(x, y, rx, ry, random, options.rough ?? 0.12, 11, random.between(0, 3)));
  relief.piece(path, colour, { rise: Math.min(rx, ry) * 0.9, round: Math.min(rx, ry) * 0.9, ...options });
  return path;
}

/** A thin strip along an angle. */
export function stripAbove(
  relief: Relief,
  random: Random,
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  colour: Colour,
  rise = 7,
): void {
  const bend = random.between(-0.25, 0.25) * length;
  const spine = placed(
    [
      [-length / 2, 0],
      [0, bend],
      [length / 2, 0],
    ],
    x,
    y,
    angle,
  );
  const [a, b, c] = spine;
  if (!a || !b || !c) return;
  const n: [number, number] = [-Math.sin(angle) * width * 0.5, Math.cos(angle) * width * 0.5];
  const path = blob([
    [a[0] + n[0], a[1] + n[1]],
    [b[0] + n[0], b[1] + n[1]],
    [c[0] + n[0], c[1] + n[1]],
    [c[0] - n[0], c[1] - n[1]],
    [b[0] - n[0], b[1] - n[1]],
    [a[0] - n[0], a[1] - n[1]],
  ]);
  relief.piece(path, colour, { rise, round: width * 0.5 });
}

/** A leaf lying flat. */
export function leafAbove(
  relief: Relief,
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  colour: Colour = pigment.basil,
): void {
  const path = blob(
    placed(
      [
        [0, 0],
        [length * 0.28, -width * 0.5],
        [length * 0.7, -width * 0.4],
        [length, 0],
        [length * 0.7, width * 0.4],
        [length * 0.28, width * 0.5],
      ],
      x,
      y,
      angle,
    ),
  );
  relief.piece(path, colour, { rise: 9, round: width * 0.32, gloss: 0.25 });
  const [a, b] = placed(
    [
      [length * 0.03, 0],
      [length * 0.92, 0],
    ],
    x,
    y,
    angle,
  );
  if (a && b) relief.sheet.stroke(line(a, b), lighten(colour, 0.16), Math.max(2, width * 0.05), 0.8);
  for (let i = 1; i < 5; i++) {
    for (const side of [-1, 1]) {
      const [p, q] = placed(
        [
          [length * i * 0.19, 0],
          [length * (i * 0.19 + 0.12), side * width * 0.3],
        ],
        x,
        y,
        angle,
      );
      if (p && q) relief.sheet.stroke(line(p, q), lighten(colour, 0.12), 2, 0.5);
    }
  }
}

/** Small herbs strewn about: coriander, parsley. */
export function herbs(relief: Relief, random: Random, x: number, y: number, size: number): void {
  const turn = random.between(0, 6);
  for (let j = 0; j < 3; j++) {
    const a = turn + (j - 1) * 0.9;
    const path = blob(
      placed(
        [
          [0, 0],
          [size * 0.6, -size * 0.34],
          [size, 0],
          [size * 0.6, size * 0.34],
        ],
        x,
        y,
        a,
      ),
    );
    relief.piece(path, j === 1 ? pigment.leaf : pigment.herb, { rise: 6, round: 6 });
  }
}

/** A round slice with an edge of another colour. */
export function sliceAbove(
  relief: Relief,
  x: number,
  y: number,
  r: number,
  edge: Colour,
  flesh: Colour,
  {
    rise = 9,
    seeds,
    gloss = 0.3,
    turn = 0,
    ry = r,
  }: { rise?: number; seeds?: Colour; gloss?: number; turn?: number; ry?: number } = {},
): void {
  const { sheet } = relief;
  relief.piece(ellipse(x, y, r, ry, turn), edge, { rise, round: 7, gloss });
  sheet.fill(ellipse(x, y, r * 0.86, ry * 0.86, turn), flesh);
  if (!seeds) return;
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2;
    sheet.fill(
      ellipse(x + Math.cos(a) * r * 0.45, y + Math.sin(a) * ry * 0.45, r * 0.1, r * 0.055, a),
      seeds,
    );
  }
}

/** A fried or baked egg. */
export function eggAbove(relief: Relief, random: Random, x: number, y: number, r: number): void {
  const white = blob(wobble(x, y, r, r * 0.94, random, 0.09, 14));
  relief.piece(white, lch(0.975, 0.014, 95), { rise: 15, round: 26, gloss: 0.3 });
  relief.sheet.shadeRadial(white, lch(0.86, 0.08, 76), x, y, r * 0.6, r * 1.05, [
    [0, 0],
    [1, 0.7],
  ]);
  relief.piece(ellipse(x, y, r * 0.42), pigment.yolk, { rise: 26, round: r * 0.38, gloss: 0.9 });
}

/** Rice filling a shape: many single grains. */
export function riceAbove(
  relief: Relief,
  random: Random,
  path: Path2D,
  count: number,
  size = 15,
  colour: Colour = pigment.rice,
): void {
  const { sheet } = relief;
  sheet.fill(path, colour);
  relief.stamp(path, { rise: 14, round: 26 });
  const [l, t, r, b] = path.getBounds();
  sheet.clipped(path, () => {
    for (let i = 0; i < count; i++) {
      const [x, y] = [random.between(l, r), random.between(t, b)];
      if (!sheet.context.isPointInPath(path, x, y)) continue;
      const turn = random.between(0, 3);
      sheet.fill(ellipse(x, y, size, size * 0.46, turn), lighten(colour, random.between(-0.035, 0.01)));
      relief.stamp(ellipse(x, y, size, size * 0.46, turn), { rise: random.between(3, 7), round: size * 0.5 });
    }
  });
}

/** A prawn lying curled: `size` is the radius of the curl. */
export function prawnAbove(relief: Relief, x: number, y: number, size: number, turn: number, flip = 1): void {
  const count = 8;
  for (let i = count - 1; i >= 0; i--) {
    const t = i / (count - 1);
    const a = -2.7 + t * 3.8;
    const [p] = placed([[flip * Math.cos(a) * size * 0.7, Math.sin(a) * size * 0.7]], x, y, turn);
    if (!p) continue;
    if (i === count - 1) {
      for (const spread of [-0.5, 0.5]) {
        const fan = blob(
          placed(
            [
              [0, 0],
              [size * 0.3, spread * size * 0.2 - size * 0.06],
              [size * 0.62, spread * size * 0.62],
              [size * 0.2, spread * size * 0.44],
            ],
            p[0],
            p[1],
            turn + flip * (a + 1.57) + (flip < 0 ? Math.PI : 0),
          ),
        );
        relief.piece(fan, lch(0.6, 0.2, 33), { rise: 7, round: 7 });
      }
    }
    const r = size * (0.4 - t * 0.2);
    relief.piece(
      ellipse(p[0], p[1], r, r * 0.8, turn + flip * (a + 1.57)),
      i % 2 ? lch(0.76, 0.145, 40) : lch(0.82, 0.11, 46),
      { rise: r * 0.8, round: r * 0.9, gloss: 0.45 },
    );
  }
}

/** A wheel or half of citrus. */
export function citrusAbove(
  relief: Relief,
  x: number,
  y: number,
  r: number,
  peel: Colour,
  { half = false, turn = 0 } = {},
): void {
  const sweep = half ? Math.PI : Math.PI * 2;
  const disc = (k: number) => {
    const path = new Path2D();
    path.arc(x, y, r * k, turn, turn + sweep);
    path.closePath();
    return path;
  };
  relief.piece(disc(1), peel, { rise: 16, round: 8, gloss: 0.3 });
  relief.sheet.fill(disc(0.88), mix(peel, lch(0.97, 0.05, 105), 0.85));
  const parts = half ? 4 : 8;
  for (let i = 0; i < parts; i++) {
    const a = turn + ((i + 0.5) / parts) * sweep;
    const w = (sweep / parts) * 0.4;
    const at = (angle: number, k: number): [number, number] => [
      x + Math.cos(angle) * r * k,
      y + Math.sin(angle) * r * k,
    ];
    const part = blob([at(a, 0.12), at(a - w, 0.74), at(a, 0.8), at(a + w, 0.74)]);
    relief.sheet.fill(part, lighten(peel, i % 2 ? 0.03 : -0.01));
    relief.stamp(part, { rise: 3, round: 6, gloss: 0.5 });
  }
}

/** A pair of chopsticks lying on the table. */
export function chopsticksAbove(
  relief: Relief,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: Colour,
  gap = 26,
): void {
  for (const side of [-0.5, 0.5]) {
    const path = polygon(
      placed(
        [
          [-length / 2, side * gap - 9],
          [length / 2, side * gap * 0.7 - 5],
          [length / 2, side * gap * 0.7 + 5],
          [-length / 2, side * gap + 9],
        ],
        x,
        y,
        angle,
      ),
    );
    relief.piece(path, colour, { rise: 15, round: 8, gloss: 0.4 });
  }
}

/** A spoon lying on the table; its bowl is at the end of `angle`. */
export function spoonAbove(
  relief: Relief,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: Colour = pigment.steel,
): void {
  const handle = polygon(
    placed(
      [
        [0, -9],
        [length * 0.66, -6],
        [length * 0.66, 6],
        [0, 9],
      ],
      x,
      y,
      angle,
    ),
  );
  relief.piece(handle, colour, { rise: 12, round: 7, gloss: 0.8 });
  const [c] = placed([[length * 0.82, 0]], x, y, angle);
  if (!c) return;
  relief.piece(ellipse(c[0], c[1], length * 0.18, length * 0.11, angle), colour, {
    rise: 14,
    round: 8,
    gloss: 0.8,
  });
  relief.stamp(ellipse(c[0], c[1], length * 0.15, length * 0.085, angle), {
    rise: -12,
    round: 20,
    gloss: 0.8,
  });
}

/** A fork lying on the table, its tines at the end of `angle`. */
export function forkAbove(
  relief: Relief,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: Colour = pigment.steel,
): void {
  const w = length * 0.055;
  relief.piece(
    polygon(
      placed(
        [
          [0, -w * 0.5],
          [length * 0.62, -w * 0.26],
          [length * 0.62, w * 0.26],
          [0, w * 0.5],
        ],
        x,
        y,
        angle,
      ),
    ),
    colour,
    { rise: 12, round: 6, gloss: 0.7 },
  );
  relief.piece(
    blob(
      placed(
        [
          [length * 0.58, 0],
          [length * 0.68, -w * 0.9],
          [length * 0.78, -w],
          [length * 0.78, w],
          [length * 0.68, w * 0.9],
        ],
        x,
        y,
        angle,
      ),
    ),
    colour,
    { rise: 12, round: 7, gloss: 0.7 },
  );
  for (const v of [-0.8, -0.27, 0.27, 0.8])
    relief.piece(
      polygon(
        placed(
          [
            [length * 0.76, v * w - w * 0.16],
            [length, v * w - w * 0.1],
            [length, v * w + w * 0.1],
            [length * 0.76, v * w + w * 0.16],
          ],
          x,
          y,
          angle,
        ),
      ),
      colour,
      { rise: 10, round: 4, gloss: 0.7 },
    );
}

/** A folded cloth. */
export function napkinAbove(
  relief: Relief,
  x: number,
  y: number,
  width: number,
  height: number,
  angle: number,
  colour: Colour,
  stripe?: Colour,
): void {
  const path = blob(
    placed(
      [
        [-width / 2, -height / 2],
        [0, -height / 2 - 6],
        [width / 2, -height / 2],
        [width / 2 + 5, 0],
        [width / 2, height / 2],
        [0, height / 2 + 5],
        [-width / 2, height / 2],
        [-width / 2 - 5, 0],
      ],
      x,
      y,
      angle,
    ),
    true,
    0.35,
  );
  relief.piece(path, colour, { rise: 9, round: 8 });
  relief.roughen(path, 9, 90);
  if (!stripe) return;
  relief.sheet.clipped(path, () => {
    for (const u of [-0.42, -0.37, 0.37, 0.42]) {
      const [a, b] = placed(
        [
          [u * width, -height],
          [u * width, height],
        ],
        x,
        y,
        angle,
      );
      if (a && b) relief.sheet.stroke(line(a, b), stripe, 7, 0.85);
    }
  });
}

/** A zigzag of sauce piped over something. */
export function pipedAbove(
  relief: Relief,
  points: readonly (readonly [number, number])[],
  width: number,
  colour: Colour,
  gloss = 0.4,
): void {
  const spine = blob(points, false);
  relief.sheet.stroke(spine, colour, width);
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i], points[i + 1]];
    if (!a || !b) continue;
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    relief.stamp(
      polygon(
        placed(
          [
            [0, -width / 2],
            [length, -width / 2],
            [length, width / 2],
            [0, width / 2],
          ],
          a[0],
          a[1],
          angle,
        ),
      ),
      { rise: width * 0.4, round: width * 0.5, gloss },
    );
  }
}

/** Dots strewn over a disc without height: pepper, seeds, sugar. */
export function dustAbove(
  relief: Relief,
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  colours: readonly Colour[],
  size: readonly [number, number] = [3, 6],
): void {
  for (let i = 0; i < count; i++) {
    const a = random.between(0, Math.PI * 2);
    const d = Math.sqrt(random.next());
    const s = random.between(size[0], size[1]);
    const path = ellipse(
      x + Math.cos(a) * rx * d,
      y + Math.sin(a) * ry * d,
      s,
      s * 0.65,
      random.between(0, 3),
    );
    relief.piece(path, random.pick(colours), { rise: s * 0.7, round: s });
  }
}

/** A box or tin with straight sides: an edge that stands up and a floor. */
export function trayAbove(
  relief: Relief,
  x: number,
  y: number,
  width: number,
  height: number,
  angle: number,
  colour: Colour,
  floor: Colour,
  wall = 26,
): void {
  const corner = (w: number, h: number, r: number) => {
    const u = w / 2;
    const v = h / 2;
    return blob(
      placed(
        [
          [-u + r, -v],
          [u - r, -v],
          [u, -v + r],
          [u, v - r],
          [u - r, v],
          [-u + r, v],
          [-u, v - r],
          [-u, -v + r],
        ],
        x,
        y,
        angle,
      ),
      true,
      0.3,
    );
  };
  relief.piece(corner(width, height, 26), colour, { rise: 44, round: 10, gloss: 0.3 });
  relief.sheet.fill(corner(width - wall * 2, height - wall * 2, 18), floor);
  relief.stamp(corner(width - wall * 2, height - wall * 2, 18), { rise: -34, round: 12 });
}

/** Shade in the seams between tightly set things. */
export const seam = (colour: Colour): Colour => shadeOf(colour, 0.2);

/** A cube seen from above, slightly turned. */
export function diceAbove(
  relief: Relief,
  x: number,
  y: number,
  size: number,
  turn: number,
  colour: Colour,
  gloss = 0.3,
): void {
  relief.piece(
    blob(
      placed(
        [
          [-0.5, -0.5],
          [0.5, -0.5],
          [0.5, 0.5],
          [-0.5, 0.5],
        ],
        x,
        y,
        turn,
        size,
      ),
      true,
      0.25,
    ),
    colour,
    { rise: size * 0.4, round: size * 0.22, gloss },
  );
}
