import { Path2D } from '@napi-rs/canvas';
import { lch, lighten } from '../../core/colour.ts';
import { lerp, TAU } from '../../core/maths.ts';
import { blob, curve, ellipse, line, wobble } from '../../core/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { bar, placed } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import {
  bowlAbove,
  chopsticksAbove,
  diceAbove,
  dustAbove,
  eggAbove,
  herbs,
  leafAbove,
  lumpAbove,
  plateAbove,
  pool,
  prawnAbove,
  riceAbove,
  sector,
  sliceAbove,
  spoonAbove,
  stripAbove,
} from '../relief/pieces.ts';
import { Relief } from '../relief/relief.ts';

/** Slices leaning on one another along an arc. */
function fan(
  _relief: Relief,
  x: number,
  y: number,
  count: number,
  length: number,
  width: number,
  from: number,
  to: number,
  paint: (path: Path2D, i: number, angle: number) => void,
): void {
  for (let i = 0; i < count; i++) {
    const angle = from + ((to - from) * i) / (count - 1);
    const path = blob(
      placed(
        [
          [0, -width * 0.3],
          [length * 0.3, -width * 0.5],
          [length * 0.8, -width * 0.42],
          [length, 0],
          [length * 0.8, width * 0.42],
          [length * 0.3, width * 0.5],
          [0, width * 0.3],
        ],
        x,
        y,
        angle,
      ),
    );
    paint(path, i, angle);
  }
}

export function bibimbap({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, r] = [700, 530, 500];
  relief.piece(blob(wobble(x, y, r + 120, r + 84, random, 0.02, 20)), lch(0.5, 0.08, 55), {
    rise: 20,
    round: 16,
  });
  bowlAbove(relief, x, y, r, lch(0.24, 0.015, 285), lch(0.2, 0.015, 285));
  const well = ellipse(x, y, r * 0.88);
  riceAbove(relief, random, well, 260, 15);
  const each = (i: number) => [(i / 6) * TAU + 0.14, ((i + 1) / 6) * TAU - 0.06] as const;
  const [a0, a1] = each(0);
  sector(random, x, y, 150, 420, a0, a1, 110, (u, v, a) =>
    stripAbove(
      relief,
      random,
      u,
      v,
      120,
      11,
      a + random.between(-0.5, 0.5),
      lighten(pigment.orange, random.between(-0.03, 0.05)),
    ),
  );
  const [b0, b1] = each(1);
  sector(random, x, y, 150, 420, b0, b1, 80, (u, v, a) =>
    lumpAbove(relief, random, u, v, 42, 20, lighten(pigment.herb, random.between(-0.06, 0.06)), {
      rough: 0.3,
      rise: 12 + Math.abs(Math.sin(a)),
    }),
  );
  const [c0, c1] = each(2);
  sector(random, x, y, 150, 420, c0, c1, 60, (u, v, a) => {
    stripAbove(
      relief,
      random,
      u,
      v,
      96,
      26,
      a + random.between(-0.6, 0.6),
      lch(random.between(0.42, 0.56), 0.06, 60),
      13,
    );
  });
  const [d0, d1] = each(3);
  sector(random, x, y, 150, 420, d0, d1, 90, (u, v, a) => {
    stripAbove(relief, random, u, v, 100, 12, a + random.between(-0.9, 0.9), lch(0.93, 0.03, 92), 8);
    if (random.chance(0.5)) relief.piece(ellipse(u, v, 13, 9, a), pigment.butter, { rise: 10, round: 8 });
  });
  const [e0, e1] = each(4);
  sector(random, x, y, 150, 420, e0, e1, 60, (u, v) =>
    lumpAbove(
      relief,
      random,
      u,
      v,
      random.between(24, 44),
      random.between(16, 26),
      lch(random.between(0.34, 0.46), 0.09, 38),
      { gloss: 0.5 },
    ),
  );
  const [f0, f1] = each(5);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6; i++) {
      const a = f0 + ((i + 0.5) / 6) * (f1 - f0);
      sliceAbove(
        relief,
        x + Math.cos(a) * (220 + row * 84),
        y + Math.sin(a) * (220 + row * 84),
        52,
        pigment.herb,
        lch(0.9, 0.08, 118),
        { seeds: pigment.rice },
      );
    }
  eggAbove(relief, random, x + 6, y - 4, 184);
  lumpAbove(relief, random, x - 130, y + 140, 62, 50, lch(0.46, 0.19, 26), { gloss: 0.9, rise: 20 });
  dustAbove(relief, random, x, y, 380, 380, 90, [pigment.cream, pigment.oat], [5, 8]);
  bowlAbove(relief, 1420, 250, 160, pigment.milk, pigment.milk, 26);
  pool(relief, 1420, 250, 134, lch(0.5, 0.2, 28), 0.8);
  dustAbove(relief, random, 1420, 250, 110, 110, 30, [pigment.cream], [4, 6]);
  spoonAbove(relief, 1380, 1040, 560, -1.35);
  relief.light({ window: { x: 0.46, y: 0.42, size: 0.46 } });
}

export function hotPot({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, r] = [830, 520, 440];
  for (const side of [-1, 1])
    relief.piece(
      blob([
        [x + side * 420, y - 80],
        [x + side * 540, y - 70],
        [x + side * 550, y + 70],
        [x + side * 420, y + 80],
      ]),
      lighten(pigment.steel, -0.08),
      { rise: 30, round: 14, gloss: 0.6 },
    );
  bowlAbove(relief, x, y, r, pigment.steel, lighten(pigment.steel, -0.1), 40);
  const R = r * 0.9;
  const wave = (redSide: boolean) => {
    const path = new Path2D();
    path.moveTo(x, y - R);
    path.bezierCurveTo(x + R * 0.62, y - R * 0.6, x + R * 0.5, y - R * 0.1, x, y);
    path.bezierCurveTo(x - R * 0.5, y + R * 0.1, x - R * 0.62, y + R * 0.6, x, y + R);
    path.arc(x, y, R, Math.PI / 2, -Math.PI / 2, !redSide);
    path.closePath();
    return path;
  };
  const red = wave(false);
  const pale = wave(true);
  const redBroth = wave(true);
  sheet.fill(pale, lch(0.5, 0.19, 31));
  sheet.fill(red, lch(0.9, 0.06, 86));
  relief.stamp(ellipse(x, y, R), { rise: 6, round: 8, gloss: 0.6 });
  const divider = blob(
    [
      [x, y - R],
      [x + R * 0.4, y - R * 0.55],
      [x + R * 0.34, y - R * 0.16],
      [x, y],
      [x - R * 0.34, y + R * 0.16],
      [x - R * 0.4, y + R * 0.55],
      [x, y + R],
    ],
    false,
  );
  const inRed = (u: number, v: number) => sheet.context.isPointInPath(redBroth, u, v);
  sector(random, x, y, 0, R * 0.92, 0, TAU, 130, (u, v) => {
    if (inRed(u, v)) {
      const s = random.between(6, 26);
      sheet.fill(ellipse(u, v, s), lch(0.6, 0.2, 42), 0.75);
      sheet.stroke(ellipse(u, v, s), lch(0.72, 0.18, 55), 2.5, 0.8);
    } else {
      const s = random.between(4, 14);
      sheet.fill(ellipse(u, v, s), pigment.butter, 0.8);
      sheet.stroke(ellipse(u, v, s), pigment.milk, 2, 0.9);
    }
  });
  sector(random, x, y, 0, R * 0.84, 0, TAU, 66, (u, v, a, i) => {
    if (inRed(u, v)) {
      if (i % 5 === 0) {
        const pod = blob(
          placed(
            [
              [-50, 0],
              [-20, -14],
              [30, -10],
              [56, 4],
              [26, 12],
              [-20, 13],
            ],
            u,
            v,
            a * 3,
          ),
        );
        relief.piece(pod, lch(0.42, 0.17, 24), { rise: 14, round: 12, gloss: 0.7 });
      } else if (i % 5 < 3)
        lumpAbove(relief, random, u, v, 58, 30, lch(0.5, 0.1, 36), { gloss: 0.5, rise: 16, rough: 0.2 });
      else diceAbove(relief, u, v, 66, a, pigment.rice);
    } else if (i % 4 === 0) {
      relief.piece(ellipse(u, v, 42), pigment.rice, { rise: 30, round: 38, gloss: 0.4 });
    } else if (i % 4 === 1) {
      relief.piece(blob(wobble(u, v, 50, 42, random, 0.05)), lch(0.5, 0.07, 55), { rise: 20, round: 30 });
      for (const t of [0, 1.05, 2.1]) sheet.stroke(bar(u, v, 62, 2, t), pigment.cream, 8);
    } else {
      leafAbove(relief, u, v, 120, 60, a * 2, random.chance(0.5) ? pigment.leaf : lch(0.78, 0.12, 122));
    }
  });
  sheet.stroke(divider, lighten(pigment.steel, 0.04), 24);
  sheet.stroke(divider, pigment.milk, 6, 0.7);
  for (const [u, v, t] of [
    [x + 210, y - 150, 0.2],
    [x + 240, y + 170, -1.2],
  ] as const)
    prawnAbove(relief, u, v, 76, t);
  // plates around it
  plateAbove(relief, 150, 210, 230, pigment.milk, { ring: pigment.cobalt });
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * TAU;
    const path = blob(
      wobble(150 + Math.cos(a) * 88, 210 + Math.sin(a) * 88, 74, 44, random, 0.1, 10, a + 1.57),
    );
    relief.piece(path, lch(0.62, 0.14, 20), { rise: 12, round: 12, gloss: 0.4 });
    sheet.clipped(path, () => {
      for (let k = 0; k < 4; k++)
        sheet.stroke(
          curve(
            [150 + Math.cos(a) * 40 + k * 22, 210 + Math.sin(a) * 40 - 30],
            [150 + Math.cos(a) * 90, 210 + Math.sin(a) * 90],
            [150 + Math.cos(a) * 140 - k * 20, 210 + Math.sin(a) * 140 + 20],
          ),
          lch(0.88, 0.05, 30),
          6,
          0.8,
        );
    });
  }
  plateAbove(relief, 1480, 860, 230, pigment.milk, { ring: pigment.tomato });
  for (let i = 0; i < 26; i++)
    leafAbove(
      relief,
      1480 + random.between(-110, 60),
      860 + random.between(-110, 110),
      130,
      66,
      random.between(-1, 1),
      lighten(pigment.leaf, random.between(-0.06, 0.1)),
    );
  bowlAbove(relief, 1450, 220, 130, lch(0.4, 0.12, 262), pigment.milk, 24);
  pool(relief, 1450, 220, 108, lch(0.42, 0.08, 60), 0.7);
  herbs(relief, random, 1450, 220, 40);
  chopsticksAbove(relief, 190, 900, 520, -0.7, pigment.coal);
  relief.light({ window: { x: 0.52, y: 0.5, size: 0.5 } });
}

export function pokeBowl({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, r] = [900, 560, 470];
  bowlAbove(relief, x, y, r, lch(0.62, 0.1, 42), pigment.milk);
  riceAbove(relief, random, ellipse(x, y, r * 0.88), 320, 15);
  const part = (i: number) => [(i / 6) * TAU - 0.5, ((i + 1) / 6) * TAU - 0.58] as const;
  const [a0, a1] = part(0);
  sector(random, x, y, 130, 390, a0, a1, 46, (u, v, a) => {
    diceAbove(
      relief,
      u,
      v,
      random.between(50, 66),
      a + random.between(-0.6, 0.6),
      lighten(pigment.salmon, random.between(-0.04, 0.04)),
      0.6,
    );
    for (const k of [-0.24, 0.1]) sheet.stroke(bar(u, v + k * 50, 46, 2, a), lch(0.93, 0.05, 55), 4, 0.8);
  });
  const [b0, b1] = part(1);
  sector(random, x, y, 140, 400, b0, b1, 90, (u, v, a) =>
    relief.piece(
      ellipse(u, v, 27, 18, a + random.between(-0.8, 0.8)),
      lighten(lch(0.74, 0.16, 128), random.between(-0.05, 0.05)),
      { rise: 15, round: 16, gloss: 0.4 },
    ),
  );
  const [c0, c1] = part(2);
  fan(relief, x, y, 11, 400, 86, c0 + 0.04, c1 - 0.02, (path) => {
    relief.piece(path, lch(0.66, 0.14, 128), { rise: 13, round: 13, gloss: 0.35 });
  });
  fan(relief, x, y, 11, 380, 66, c0 + 0.04, c1 - 0.02, (path) =>
    sheet.fill(path, lch(0.88, 0.12, 112), 0.85),
  );
  const [d0, d1] = part(3);
  sector(random, x, y, 140, 400, d0, d1, 44, (u, v, a) =>
    diceAbove(
      relief,
      u,
      v,
      random.between(42, 56),
      a,
      lighten(pigment.mango, random.between(-0.03, 0.04)),
      0.5,
    ),
  );
  const [e0, e1] = part(4);
  // Radish: two fans of thin slices, each lying on the one before it.
  for (const [d, count, size] of [
    [322, 6, 70],
    [206, 4, 62],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = lerp(e0 + 0.16, e1 - 0.16, i / (count - 1));
      const [u, v] = [x + Math.cos(a) * d, y + Math.sin(a) * d];
      const r = size * random.between(0.94, 1.05);
      relief.piece(ellipse(u, v, r), lch(0.58, 0.2, 2), { rise: 11, round: 8, gloss: 0.5 });
      sheet.fill(ellipse(u, v, r * 0.9), lch(0.95, 0.025, 350));
      sheet.fill(ellipse(u, v, r * 0.78), lch(0.98, 0.008, 90));
      for (let k = 0; k < 14; k++) {
        const ray = (k / 14) * TAU + i;
        sheet.stroke(
          line(
            [u + Math.cos(ray) * r * 0.22, v + Math.sin(ray) * r * 0.22],
            [u + Math.cos(ray) * r * 0.66, v + Math.sin(ray) * r * 0.66],
          ),
          lch(0.9, 0.025, 340),
          2.4,
          0.8,
        );
      }
    }
  const [f0, f1] = part(5);
  sector(random, x, y, 130, 400, f0, f1, 120, (u, v, a) =>
    stripAbove(
      relief,
      random,
      u,
      v,
      110,
      11,
      a + random.between(-1.4, 1.4),
      random.pick([lch(0.42, 0.1, 150), lch(0.5, 0.13, 142), lch(0.36, 0.08, 155)]),
    ),
  );
  lumpAbove(relief, random, x, y, 92, 84, lch(0.6, 0.2, 38), { rise: 14 });
  sector(random, x, y, 0, 92, 0, TAU, 70, (u, v) =>
    relief.piece(ellipse(u, v, 13), lch(0.66, 0.2, 42), { rise: 12, round: 12, gloss: 1 }),
  );
  dustAbove(relief, random, x, y, 380, 380, 120, [pigment.coal, pigment.cream, pigment.cream], [5, 8]);
  chopsticksAbove(relief, 190, 560, 860, 1.78, lch(0.32, 0.05, 40));
  relief.piece(blob(wobble(1530, 960, 150, 150, random, 0.04)), lch(0.5, 0.09, 48), { rise: 40, round: 60 });
  relief.light({ window: { x: 0.38, y: 0.4, size: 0.44 } });
}

export function acaiBowl({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, r] = [640, 545, 460];
  // coconut shell
  relief.piece(blob(wobble(x, y, r, r * 0.97, random, 0.015, 22)), lch(0.4, 0.06, 50), {
    rise: 56,
    round: 20,
  });
  for (let i = 0; i < 90; i++) {
    const a = random.between(0, TAU);
    sheet.stroke(
      curve(
        [x + Math.cos(a) * r * 0.94, y + Math.sin(a) * r * 0.92],
        [x + Math.cos(a + 0.05) * r * 0.98, y + Math.sin(a + 0.05) * r * 0.95],
        [x + Math.cos(a + 0.12) * r * 0.96, y + Math.sin(a + 0.12) * r * 0.93],
      ),
      lch(random.pick([0.3, 0.55]), 0.05, 55),
      3,
      0.6,
    );
  }
  sheet.fill(ellipse(x, y, r * 0.9), pigment.cream);
  const cream = ellipse(x, y, r * 0.86);
  relief.stamp(ellipse(x, y, r * 0.9), { rise: -30, round: 22 });
  relief.piece(cream, lch(0.42, 0.15, 335), { rise: 12, round: 26, gloss: 0.4 });
  relief.roughen(cream, 7, 110);
  // rows lie across like a sash
  for (let i = 0; i < 8; i++) {
    const t = i / 7;
    const [u, v] = [x - 260 + t * 500, y - 190 + Math.sin(t * 3.1) * -60];
    relief.piece(ellipse(u, v, 66, 60, t), pigment.butter, { rise: 16, round: 10, gloss: 0.25 });
    sheet.stroke(ellipse(u, v, 42, 38), lch(0.88, 0.1, 90), 5);
    for (let k = 0; k < 3; k++)
      sheet.fill(
        ellipse(u + Math.cos(k * 2.1) * 17, v + Math.sin(k * 2.1) * 17, 7, 3.5, k * 2.1),
        lch(0.5, 0.07, 60),
      );
  }
  for (let i = 0; i < 190; i++) {
    const t = random.next();
    lumpAbove(
      relief,
      random,
      x - 340 + t * 660,
      y - 40 + Math.sin(t * 3.1) * -46 + random.between(-44, 44),
      random.between(10, 24),
      random.between(8, 16),
      random.pick([lch(0.66, 0.12, 66), lch(0.74, 0.11, 74), lch(0.52, 0.1, 52), lch(0.84, 0.08, 82)]),
      { rough: 0.2 },
    );
  }
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    const [u, v] = [x - 280 + t * 540, y + 116 + Math.sin(t * 3.1) * -30];
    const heart = blob(
      placed(
        [
          [-62, -36],
          [0, -52],
          [62, -36],
          [52, 24],
          [0, 84],
          [-52, 24],
        ],
        u,
        v,
        (t - 0.5) * 0.6,
      ),
    );
    relief.piece(heart, lch(0.58, 0.21, 25), { rise: 18, round: 16, gloss: 0.5 });
    sheet.fill(
      blob(
        placed(
          [
            [-38, -22],
            [0, -32],
            [38, -22],
            [32, 16],
            [0, 54],
            [-32, 16],
          ],
          u,
          v,
          (t - 0.5) * 0.6,
        ),
      ),
      lch(0.78, 0.12, 25),
    );
    sheet.fill(
      blob(
        placed(
          [
            [-14, -6],
            [0, -12],
            [14, -6],
            [10, 8],
            [0, 26],
            [-10, 8],
          ],
          u,
          v,
          (t - 0.5) * 0.6,
        ),
      ),
      pigment.milk,
    );
  }
  for (let i = 0; i < 24; i++) {
    const t = (i % 12) / 11;
    const [u, v] = [
      x - 200 + t * 400 + random.between(-10, 10),
      y + 240 + Math.floor(i / 12) * 50 + Math.sin(t * 3.1) * 30,
    ];
    relief.piece(ellipse(u, v, 27), lighten(pigment.blueberry, random.between(-0.03, 0.06)), {
      rise: 24,
      round: 25,
      gloss: 0.4,
    });
    sheet.stroke(ellipse(u + 3, v - 3, 9), lighten(pigment.blueberry, -0.1), 4);
  }
  dustAbove(relief, random, x, y + 20, 340, 300, 130, [pigment.milk], [6, 14]);
  // a green leaf and a wooden spoon
  leafAbove(relief, 1640, 120, 560, 250, 2.5, lch(0.46, 0.11, 155));
  leafAbove(relief, 1640, 330, 480, 200, 2.9, lch(0.54, 0.12, 150));
  spoonAbove(relief, 1460, 1010, 520, -2.1, pigment.oak);
  relief.light({ window: { x: 0.5, y: 0.36, size: 0.5, slant: 0.5 } });
}

export function hummus({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, r] = [620, 560, 460];
  plateAbove(relief, x, y, r, lch(0.5, 0.11, 250), { well: 0.9, depth: 18 });
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * TAU;
    sheet.fill(ellipse(x + Math.cos(a) * r * 0.95, y + Math.sin(a) * r * 0.95, 13), pigment.cream);
  }
  const paste = blob(wobble(x, y, r * 0.84, r * 0.82, random, 0.03, 20));
  relief.piece(paste, lch(0.87, 0.06, 80), { rise: 40, round: 60, gloss: 0.15 });
  // the spoon's spiral: a pressed groove with a raised edge
  for (let i = 0; i < 110; i++) {
    const t = i / 110;
    const a = t * TAU * 2.35 + 0.6;
    const d = 330 - t * 240;
    const [u, v] = [x + Math.cos(a) * d, y + Math.sin(a) * d];
    relief.stamp(ellipse(u, v, 60, 44, a), { rise: -3.4, round: 40 });
  }
  const oil = blob([
    [x - 150, y - 30],
    [x - 60, y - 130],
    [x + 90, y - 110],
    [x + 140, y + 20],
    [x + 60, y + 120],
    [x - 70, y + 100],
  ]);
  sheet.fill(oil, lch(0.74, 0.145, 98), 0.85);
  relief.stamp(oil, { rise: 1, round: 10, gloss: 1 });
  const ring = blob([
    [x + 210, y - 190],
    [x + 290, y - 60],
    [x + 270, y + 110],
    [x + 240, y + 90],
    [x + 256, y - 60],
    [x + 190, y - 170],
  ]);
  sheet.fill(ring, lch(0.74, 0.145, 98), 0.8);
  relief.stamp(ring, { rise: 1, round: 8, gloss: 1 });
  for (let i = 0; i < 17; i++) {
    const a = i * 2.4;
    const d = 24 * Math.sqrt(i);
    relief.piece(
      ellipse(x + 6 + Math.cos(a) * d, y + Math.sin(a) * d, 31, 28, a),
      lighten(lch(0.82, 0.09, 78), random.between(-0.04, 0.03)),
      { rise: 28, round: 28, gloss: 0.4 },
    );
  }
  dustAbove(
    relief,
    random,
    x - 190,
    y + 150,
    160,
    110,
    190,
    [lch(0.52, 0.18, 34), lch(0.6, 0.18, 40)],
    [3, 6],
  );
  for (let i = 0; i < 24; i++)
    herbs(
      relief,
      random,
      x + random.between(-230, 250),
      y + random.between(-250, 250),
      random.between(22, 34),
    );
  // torn bread
  for (const [u, v, rx, ry, t] of [
    [1280, 270, 270, 230, 0.3],
    [1400, 700, 230, 200, -0.4],
  ] as const) {
    const bread = blob(wobble(u, v, rx, ry, random, 0.06, 18, t));
    relief.piece(bread, lch(0.87, 0.075, 80), { rise: 32, round: 44 });
    relief.roughen(bread, 12, 70);
    for (let i = 0; i < 26; i++) {
      const [p, q, s] = [
        u + random.between(-0.8, 0.8) * rx,
        v + random.between(-0.8, 0.8) * ry,
        random.between(14, 44),
      ];
      sheet.shadeRadial(ellipse(p, q, s, s * 0.8), lch(0.52, 0.11, 52), p, q, 0, s, [
        [0, 0.85],
        [0.6, 0.5],
        [1, 0],
      ]);
    }
  }
  for (const [u, v, t] of [
    [1080, 930, 0.4],
    [1230, 980, -0.5],
  ] as const) {
    const torn = blob(
      placed(
        [
          [-120, 40],
          [-80, -60],
          [-20, -50],
          [40, -90],
          [110, -30],
          [90, 40],
          [20, 60],
          [-40, 50],
        ],
        u,
        v,
        t,
      ),
      true,
      0.6,
    );
    relief.piece(torn, lch(0.92, 0.05, 84), { rise: 26, round: 24 });
    relief.roughen(torn, 12, 26);
  }
  for (let i = 0; i < 6; i++)
    relief.piece(
      ellipse(1480 + random.between(-70, 60), 1000 + random.between(-30, 30), 38, 28, random.between(0, 3)),
      i % 2 ? lch(0.36, 0.06, 320) : lch(0.5, 0.1, 118),
      { rise: 28, round: 28, gloss: 0.7 },
    );
  relief.light({ window: { x: 0.4, y: 0.5, size: 0.46, slant: 0.2 } });
}
