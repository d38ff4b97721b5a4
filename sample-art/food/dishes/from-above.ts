import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten } from '../../core/colour.ts';
import { TAU } from '../../core/maths.ts';
import { blob, curve, ellipse, line, polygon, wobble } from '../../core/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { bar, placed } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import {
  bowlAbove,
  chopsticksAbove,
  citrusAbove,
  dustAbove,
  eggAbove,
  forkAbove,
  herbs,
  leafAbove,
  lumpAbove,
  napkinAbove,
  pipedAbove,
  plateAbove,
  pool,
  prawnAbove,
  riceAbove,
  sector,
  sliceAbove,
  spoonAbove,
  stripAbove,
  trayAbove,
} from '../relief/pieces.ts';
import { Relief } from '../relief/relief.ts';

/** A cube seen from above, slightly turned. */
function dice(
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
      else dice(relief, u, v, 66, a, pigment.rice);
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
    dice(
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
    dice(relief, u, v, random.between(42, 56), a, lighten(pigment.mango, random.between(-0.03, 0.04)), 0.5),
  );
  const [e0, e1] = part(4);
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 6; i++) {
      const a = e0 + ((i + 0.5) / 6) * (e1 - e0) + (row % 2) * 0.05;
      const d = 170 + row * 66;
      sliceAbove(relief, x + Math.cos(a) * d, y + Math.sin(a) * d, 44, lch(0.6, 0.2, 0), pigment.milk, {
        rise: 8,
      });
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

export function margheritaPizza({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, r] = [760, 570, 590];
  const crust = blob(wobble(x, y, r, r * 0.98, random, 0.02, 26));
  relief.piece(crust, lch(0.76, 0.12, 70), { rise: 56, round: 74 });
  relief.roughen(crust, 12, 60);
  const rim = random.stream('rim');
  for (let i = 0; i < 70; i++) {
    const a = rim.between(0, TAU);
    const d = r * rim.between(0.86, 0.98);
    const s = rim.between(10, 44);
    const [u, v] = [x + Math.cos(a) * d, y + Math.sin(a) * d];
    sheet.shadeRadial(ellipse(u, v, s, s * 0.7, a), lch(0.3, 0.07, 45), u, v, 0, s, [
      [0, 0.95],
      [0.6, 0.6],
      [1, 0],
    ]);
    relief.stamp(ellipse(u, v, s * 0.8, s * 0.6, a), { rise: rim.between(4, 10), round: s * 0.6 });
  }
  const sauce = blob(wobble(x, y, r * 0.83, r * 0.82, random, 0.025, 24));
  sheet.fill(sauce, lch(0.54, 0.2, 31));
  relief.stamp(sauce, { rise: -20, round: 46, gloss: 0.3 });
  relief.roughen(sauce, 7, 40);
  sector(random, x, y, 0, r * 0.8, 0, TAU, 60, (u, v) =>
    sheet.shadeRadial(ellipse(u, v, 70, 50), lch(0.64, 0.19, 42), u, v, 0, 70, [
      [0, 0.6],
      [1, 0],
    ]),
  );
  for (let i = 0; i < 21; i++) {
    const a = i * 2.399;
    const d = Math.sqrt((i + 0.6) / 21) * r * 0.74;
    const [u, v] = [x + Math.cos(a) * d, y + Math.sin(a) * d];
    const s = random.between(50, 92);
    const melt = blob(wobble(u, v, s, s * 0.84, random, 0.16, 12));
    sheet.fill(blob(wobble(u, v, s * 1.12, s * 0.96, random, 0.14, 12)), lch(0.8, 0.12, 60), 0.7);
    relief.piece(melt, lch(0.955, 0.035, 90), { rise: 13, round: 24, gloss: 0.35 });
    for (let k = 0; k < 3; k++) {
      const [p, q, t] = [
        u + random.between(-0.6, 0.6) * s,
        v + random.between(-0.5, 0.5) * s,
        random.between(8, 20),
      ];
      sheet.shadeRadial(ellipse(p, q, t), lch(0.66, 0.13, 62), p, q, 0, t, [
        [0, 0.8],
        [1, 0],
      ]);
    }
  }
  for (let i = 0; i < 9; i++) {
    const a = i * 2.399 + 1;
    const d = Math.sqrt((i + 0.4) / 9) * r * 0.68;
    leafAbove(
      relief,
      x + Math.cos(a) * d,
      y + Math.sin(a) * d,
      random.between(110, 150),
      random.between(60, 78),
      a * 1.7,
      lighten(pigment.basil, random.between(-0.02, 0.06)),
    );
  }
  for (let k = 0; k < 4; k++) {
    const a = (k / 4) * Math.PI + 0.3;
    sheet.stroke(
      line([x - Math.cos(a) * r, y - Math.sin(a) * r], [x + Math.cos(a) * r, y + Math.sin(a) * r]),
      lch(0.36, 0.12, 30),
      5,
      0.7,
    );
  }
  pipedAbove(
    relief,
    [
      [x - 240, y - 60],
      [x - 120, y - 150],
      [x + 40, y - 90],
      [x + 130, y + 20],
      [x + 60, y + 130],
    ],
    7,
    lch(0.8, 0.14, 96),
    1,
  );
  // pizza wheel
  relief.piece(ellipse(1470, 240, 120), pigment.steel, { rise: 8, round: 5, gloss: 0.7 });
  relief.piece(
    polygon(
      placed(
        [
          [0, -20],
          [330, -28],
          [330, 28],
          [0, 20],
        ],
        1470,
        240,
        1.2,
      ),
    ),
    pigment.walnut,
    { rise: 26, round: 18 },
  );
  relief.piece(ellipse(1470, 240, 22), pigment.brass, { rise: 12, round: 10, gloss: 0.8 });
  relief.light({ window: { x: 0.5, y: 0.42, size: 0.5 } });
}

export function latteArt({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y] = [720, 520];
  const green = lch(0.62, 0.075, 165);
  relief.piece(ellipse(x, y, 520), green, { rise: 24, round: 26, gloss: 0.35 });
  relief.stamp(ellipse(x, y, 400), { rise: -12, round: 40, gloss: 0.2 });
  relief.piece(
    blob(
      placed(
        [
          [300, -46],
          [470, -60],
          [520, 0],
          [470, 60],
          [300, 46],
        ],
        x,
        y,
        0.35,
      ),
    ),
    green,
    { rise: 62, round: 26, gloss: 0.5 },
  );
  sheet.fill(
    blob(
      placed(
        [
          [350, -14],
          [440, -22],
          [460, 0],
          [440, 22],
          [350, 14],
        ],
        x,
        y,
        0.35,
      ),
    ),
    lighten(green, -0.12),
  );
  relief.piece(ellipse(x, y, 318), green, { rise: 66, round: 12, gloss: 0.5 });
  const coffee = ellipse(x, y, 292);
  sheet.fill(coffee, lch(0.44, 0.1, 52));
  relief.stamp(coffee, { rise: -18, round: 8, gloss: 0.3 });
  sheet.shadeRadial(coffee, lch(0.62, 0.11, 62), x, y, 180, 292, [
    [0, 0],
    [1, 0.9],
  ]);
  const foam = lch(0.95, 0.035, 85);
  const turn = -0.35;
  // fern: pairs of leaves along a stem, smaller towards the tip
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const d = 220 - t * 430;
    const half = (90 + 170 * Math.sin(Math.PI * (0.16 + t * 0.7))) * (1 - t * 0.4);
    for (const side of [-1, 1]) {
      const petal = blob(
        placed(
          [
            [side * 8, d],
            [side * half * 0.5, d - 62],
            [side * half, d - 84],
            [side * half * 0.96, d - 46],
            [side * half * 0.5, d - 18],
          ],
          x,
          y,
          turn,
        ),
      );
      sheet.fill(petal, foam);
      relief.stamp(petal, { rise: 3, round: 8 });
    }
  }
  const stem = placed(
    [
      [0, 216],
      [0, 0],
      [0, -238],
    ],
    x,
    y,
    turn,
  );
  sheet.stroke(blob(stem, false), lch(0.44, 0.1, 52), 7);
  const tip = blob(
    placed(
      [
        [0, -262],
        [38, -226],
        [30, -184],
        [0, -160],
        [-30, -184],
        [-38, -226],
      ],
      x,
      y,
      turn,
    ),
  );
  sheet.fill(tip, foam);
  sector(random, x, y, 180, 285, 0, TAU, 46, (u, v) =>
    sheet.stroke(ellipse(u, v, random.between(3, 8)), lch(0.74, 0.09, 68), 2, 0.8),
  );
  spoonAbove(relief, 1330, 1010, 420, -1.9, pigment.steel);
  // sugar cubes and a folded napkin
  napkinAbove(relief, 1480, 180, 440, 380, 0.3, lch(0.9, 0.03, 88), pigment.brick);
  dice(relief, 1380, 640, 84, 0.3, pigment.milk, 0);
  dice(relief, 1470, 700, 84, -0.4, lch(0.66, 0.1, 62), 0);
  relief.light({ window: { x: 0.36, y: 0.36, size: 0.42 } });
}

export function okonomiyaki({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, r] = [740, 560, 430];
  const cake = blob(wobble(x, y, r, r * 0.97, random, 0.03, 22));
  relief.piece(cake, lch(0.72, 0.13, 72), { rise: 50, round: 40 });
  relief.roughen(cake, 14, 50);
  for (let i = 0; i < 70; i++) {
    const a = random.between(0, TAU);
    const d = r * random.between(0.86, 1);
    lumpAbove(
      relief,
      random,
      x + Math.cos(a) * d,
      y + Math.sin(a) * d,
      random.between(16, 34),
      random.between(10, 18),
      random.pick([lch(0.84, 0.1, 110), lch(0.66, 0.13, 62), lch(0.9, 0.07, 92)]),
      { rough: 0.24, rise: 8 },
    );
  }
  const sauce = blob(wobble(x, y, r * 0.9, r * 0.88, random, 0.05, 20));
  sheet.fill(sauce, lch(0.32, 0.09, 38));
  relief.stamp(sauce, { rise: 6, round: 16, gloss: 0.8 });
  relief.roughen(sauce, 6, 70);
  for (let k = -6; k <= 6; k++) {
    const h = Math.sqrt(Math.max(0, (r * 0.86) ** 2 - (k * 58) ** 2));
    for (const turn of [0.5, 2.07]) {
      const points = placed(
        [
          [-h, k * 58],
          [0, k * 58 + 6],
          [h, k * 58],
        ],
        x,
        y,
        turn,
      );
      pipedAbove(relief, points, 13, pigment.cream);
    }
  }
  for (let i = 0; i < 120; i++) {
    const a = random.between(0, TAU);
    const d = Math.sqrt(random.next()) * r * 0.8;
    sheet.fill(
      ellipse(x + Math.cos(a) * d, y + Math.sin(a) * d, random.between(4, 9), 4, a),
      random.pick([lch(0.5, 0.13, 142), lch(0.4, 0.1, 150)]),
    );
  }
  for (let i = 0; i < 46; i++) {
    const a = random.between(0, TAU);
    const d = Math.sqrt(random.next()) * 210;
    const path = blob(
      wobble(
        x + 20 + Math.cos(a) * d,
        y - 10 + Math.sin(a) * d,
        random.between(40, 74),
        random.between(14, 26),
        random,
        0.26,
        9,
        random.between(0, 3),
      ),
    );
    relief.piece(path, random.pick([lch(0.86, 0.06, 55), lch(0.78, 0.09, 45), lch(0.9, 0.05, 65)]), {
      rise: 12,
      round: 10,
    });
  }
  for (let i = 0; i < 30; i++)
    stripAbove(
      relief,
      random,
      x - 30 + random.between(-60, 60),
      y + 30 + random.between(-50, 50),
      74,
      9,
      random.between(0, 3),
      lch(0.6, 0.2, 10),
      8,
    );
  for (const [u, v, a] of [
    [1310, 330, -0.35],
    [1300, 830, 0.4],
  ] as const) {
    relief.piece(
      polygon(
        placed(
          [
            [-110, -90],
            [90, -60],
            [90, 60],
            [-110, 90],
          ],
          u,
          v,
          a,
        ),
      ),
      pigment.steel,
      { rise: 9, round: 6, gloss: 0.7 },
    );
    relief.piece(
      polygon(
        placed(
          [
            [86, -22],
            [240, -18],
            [240, 18],
            [86, 22],
          ],
          u,
          v,
          a,
        ),
      ),
      pigment.steel,
      { rise: 10, round: 8, gloss: 0.7 },
    );
    relief.piece(
      blob(
        placed(
          [
            [230, -32],
            [470, -36],
            [480, 0],
            [470, 36],
            [230, 32],
          ],
          u,
          v,
          a,
        ),
      ),
      pigment.walnut,
      { rise: 30, round: 22 },
    );
  }
  dustAbove(relief, random, 420, 1010, 400, 60, 60, [lch(0.8, 0.1, 80), lch(0.6, 0.13, 60)], [4, 12]);
  relief.light({ tones: 8 });
}

export function thali({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, r] = [800, 540, 560];
  relief.piece(ellipse(x, y, r), pigment.steel, { rise: 36, round: 14, gloss: 0.5 });
  sheet.fill(ellipse(x, y, r * 0.95), lighten(pigment.steel, 0.07));
  relief.stamp(ellipse(x, y, r * 0.95), { rise: -22, round: 14, gloss: 0.4 });
  for (let k = 0; k < 5; k++)
    sheet.stroke(ellipse(x, y, r * (0.9 - k * 0.17)), lighten(pigment.steel, -0.05), 3, 0.4);
  const sauces = [
    lch(0.82, 0.15, 86),
    lch(0.52, 0.17, 36),
    lch(0.45, 0.11, 138),
    pigment.rice,
    lch(0.6, 0.16, 52),
    lch(0.4, 0.1, 40),
    lch(0.66, 0.14, 132),
    lch(0.72, 0.13, 66),
  ];
  sauces.forEach((sauce, i) => {
    const a = Math.PI * 0.62 + (i / 8) * TAU * 0.86;
    const [u, v] = [x + Math.cos(a) * 400, y + Math.sin(a) * 400];
    bowlAbove(relief, u, v, 124, pigment.steel, lighten(pigment.steel, 0.05), 28);
    pool(relief, u, v, 108, sauce, 0.6);
    const own = random.stream(`sauce${i}`);
    if (i === 1 || i === 4)
      sector(own, u, v, 0, 84, 0, TAU, 8, (p, q) =>
        relief.piece(ellipse(p, q, 25), lighten(i === 1 ? pigment.sand : pigment.rice, -0.02), {
          rise: 16,
          round: 18,
          gloss: 0.4,
        }),
      );
    else if (i === 2)
      sector(own, u, v, 0, 80, 0, TAU, 8, (p, q, b) => dice(relief, p, q, 44, b, pigment.cream));
    else if (i === 3) dustAbove(relief, own, u, v, 70, 70, 30, [pigment.leaf, pigment.brick], [4, 7]);
    else if (i === 5)
      sector(own, u, v, 0, 86, 0, TAU, 22, (p, q, b) =>
        relief.piece(ellipse(p, q, 17, 12, b), lch(0.32, 0.09, 30), { rise: 10, round: 12, gloss: 0.5 }),
      );
    else if (i === 7)
      sector(own, u, v, 0, 86, 0, TAU, 14, (p, q) =>
        lumpAbove(relief, own, p, q, 22, 18, lch(0.84, 0.13, 86)),
      );
    else
      pipedAbove(
        relief,
        [
          [u - 60, v],
          [u - 20, v - 44],
          [u + 44, v - 20],
          [u + 40, v + 40],
          [u - 10, v + 50],
        ],
        8,
        i === 0 ? lch(0.5, 0.16, 36) : pigment.milk,
      );
    for (let k = 0; k < 3; k++) herbs(relief, own, u + own.between(-50, 50), v + own.between(-50, 50), 26);
  });
  riceAbove(relief, random, blob(wobble(x - 30, y - 20, 200, 180, random, 0.05, 16)), 300, 15);
  for (let i = 0; i < 10; i++)
    relief.piece(
      ellipse(
        x - 30 + random.between(-110, 110),
        y - 20 + random.between(-100, 100),
        14,
        6,
        random.between(0, 3),
      ),
      lch(0.42, 0.08, 60),
      { rise: 4, round: 5 },
    );
  // folded roti and a pappadam
  for (const [u, v, t] of [
    [x + 210, y + 200, 0.5],
    [x + 270, y + 140, 0.7],
  ] as const) {
    const path = blob(
      placed(
        [
          [-190, 60],
          [-150, -70],
          [0, -130],
          [150, -70],
          [190, 60],
          [0, 90],
        ],
        u,
        v,
        t,
      ),
    );
    relief.piece(path, lch(0.85, 0.085, 80), { rise: 16, round: 18 });
    for (let i = 0; i < 12; i++) {
      const [p] = placed([[random.between(-140, 140), random.between(-90, 50)]], u, v, t);
      if (p)
        sheet.shadeRadial(ellipse(p[0], p[1], 24, 18), lch(0.48, 0.11, 50), p[0], p[1], 0, 24, [
          [0, 0.9],
          [1, 0],
        ]);
    }
  }
  citrusAbove(relief, x + 150, y - 150, 50, pigment.lime, { half: true, turn: 0.6 });
  for (let i = 0; i < 4; i++)
    stripAbove(relief, random, x - 80 + i * 26, y + 190, 120, 22, 0.4, lch(0.76, 0.12, 345), 9);
  leafAbove(relief, -40, 980, 420, 170, -0.5, pigment.leaf);
  relief.light({ window: { x: 0.46, y: 0.44, size: 0.44 } });
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

export function ratatouille({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, r] = [880, 560, 500];
  for (const side of [-1, 1])
    relief.piece(
      blob([
        [x + side * 470, y - 90],
        [x + side * 580, y - 70],
        [x + side * 590, y + 70],
        [x + side * 470, y + 90],
      ]),
      lch(0.52, 0.13, 38),
      { rise: 36, round: 18, gloss: 0.5 },
    );
  bowlAbove(relief, x, y, r, lch(0.52, 0.13, 38), pigment.cream);
  pool(relief, x, y, r * 0.88, lch(0.5, 0.18, 34), 0.6);
  relief.roughen(ellipse(x, y, r * 0.88), 6, 40);
  const kinds = [
    [lch(0.42, 0.1, 142), lch(0.9, 0.08, 116)],
    [lch(0.3, 0.09, 325), lch(0.92, 0.04, 95)],
    [lch(0.55, 0.2, 30), lch(0.65, 0.19, 33)],
    [lch(0.8, 0.15, 90), lch(0.92, 0.09, 98)],
  ] as const;
  // the spiral runs from the rim to the middle; each slice leans on the one before
  let a = 0;
  for (let i = 0; i < 96; i++) {
    const d = 372 - i * 3.85;
    a += 58 / Math.max(90, d);
    const [u, v] = [x + Math.cos(a) * Math.max(0, d), y + Math.sin(a) * Math.max(0, d)];
    const [edge, flesh] = kinds[i % kinds.length] ?? kinds[0];
    sliceAbove(relief, u, v, 74, edge, flesh, {
      rise: 17,
      ry: 62,
      turn: a + 1.57,
      seeds: i % 4 === 2 ? lch(0.84, 0.13, 85) : i % 4 === 0 ? lch(0.84, 0.09, 108) : undefined,
      gloss: 0.45,
    });
  }
  for (let i = 0; i < 34; i++) {
    const b = random.between(0, TAU);
    const d = Math.sqrt(random.next()) * 380;
    relief.piece(ellipse(x + Math.cos(b) * d, y + Math.sin(b) * d, 10, 6, b), pigment.herb, {
      rise: 5,
      round: 5,
    });
  }
  for (let k = 0; k < 3; k++) {
    const [u, v] = [x - 40 + k * 40, y - 60 + k * 50];
    sheet.stroke(curve([u - 70, v + 20], [u, v], [u + 80, v - 30]), lch(0.4, 0.06, 60), 5);
    for (let i = 0; i < 10; i++)
      relief.piece(ellipse(u - 60 + i * 14, v + 18 - i * 5 + (i % 2 ? 12 : -12), 13, 7, i), pigment.sage, {
        rise: 6,
        round: 6,
      });
  }
  // head of garlic and a linen cloth
  napkinAbove(relief, 190, 220, 480, 380, -0.2, pigment.linen, pigment.brick);
  for (let i = 0; i < 7; i++) {
    const b = (i / 7) * TAU;
    relief.piece(
      blob(
        placed(
          [
            [0, 0],
            [46, -34],
            [92, 0],
            [46, 34],
          ],
          210,
          860,
          b,
        ),
      ),
      lch(0.93, 0.02, 330),
      { rise: 40, round: 34 },
    );
  }
  relief.piece(ellipse(210, 860, 20), lch(0.78, 0.05, 80), { rise: 20, round: 18 });
  relief.light({ window: { x: 0.6, y: 0.4, size: 0.5 } });
}

export function bento({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, turn] = [780, 530, -0.06];
  const at = (u: number, v: number) => placed([[u, v]], x, y, turn)[0] ?? ([x, y] as const);
  const lacquer = lch(0.22, 0.02, 30);
  trayAbove(relief, x, y, 1240, 820, turn, lacquer, lch(0.44, 0.15, 28), 30);
  const wall = (u0: number, v0: number, u1: number, v1: number) => {
    const [p, q] = [at(u0, v0), at(u1, v1)];
    relief.piece(
      bar(
        (p[0] + q[0]) / 2,
        (p[1] + q[1]) / 2,
        Math.hypot(q[0] - p[0], q[1] - p[1]),
        22,
        Math.atan2(q[1] - p[1], q[0] - p[0]),
      ),
      lacquer,
      { rise: 34, round: 8, gloss: 0.4 },
    );
  };
  wall(-590, 0, 590, 0);
  wall(-190, -380, -190, 380);
  wall(210, -380, 210, 380);
  // rice with plum and sesame
  const ricePath = blob(
    placed(
      [
        [-570, -370],
        [-215, -370],
        [-210, -30],
        [-570, -30],
      ],
      x,
      y,
      turn,
    ),
    true,
    0.12,
  );
  riceAbove(relief, random, ricePath, 420, 15);
  const plum = at(-390, -200);
  relief.piece(ellipse(plum[0], plum[1], 58, 54), lch(0.52, 0.19, 15), { rise: 40, round: 48, gloss: 0.6 });
  relief.roughen(ellipse(plum[0], plum[1], 50), 12, 20);
  for (let i = 0; i < 50; i++) {
    const [u, v] = at(random.between(-540, -240), random.between(-350, -60));
    relief.piece(ellipse(u, v, 8, 4.5, random.between(0, 3)), pigment.coal, { rise: 3, round: 4 });
  }
  // salmon
  leafAbove(relief, ...at(-170, -50), 380, 200, turn - 0.6, pigment.leaf);
  const fish = blob(
    placed(
      [
        [-150, -290],
        [20, -330],
        [170, -260],
        [180, -150],
        [40, -70],
        [-140, -110],
      ],
      x,
      y,
      turn,
    ),
  );
  relief.piece(fish, pigment.salmon, { rise: 34, round: 36, gloss: 0.4 });
  sheet.clipped(fish, () => {
    for (let i = 0; i < 9; i++) {
      const p = placed(
        [
          [-170 + i * 44, -360],
          [-120 + i * 44, -200],
          [-160 + i * 44, -40],
        ],
        x,
        y,
        turn,
      );
      sheet.stroke(blob(p, false), lch(0.92, 0.06, 58), 8, 0.85);
      sheet.stroke(
        blob(
          p.map(([a, b]) => [a + 22, b] as const),
          false,
        ),
        lch(0.48, 0.14, 40),
        6,
        0.5,
      );
    }
  });
  citrusAbove(relief, ...at(120, -320), 62, pigment.lemon, { half: true, turn: 0.4 });
  // rolled egg
  for (let i = 0; i < 3; i++) {
    const [u, v] = at(400, -300 + i * 112);
    const roll = blob(
      placed(
        [
          [-150, -46],
          [150, -46],
          [160, 0],
          [150, 46],
          [-150, 46],
          [-160, 0],
        ],
        u,
        v,
        turn + 0.05,
      ),
      true,
      0.4,
    );
    relief.piece(roll, lch(0.89, 0.145, 94), { rise: 40, round: 22, gloss: 0.3 });
    for (const k of [-18, 0, 20])
      sheet.stroke(
        blob(
          placed(
            [
              [-148, k],
              [0, k * 0.7],
              [148, k],
            ],
            u,
            v,
            turn + 0.05,
          ),
          false,
        ),
        lch(0.78, 0.14, 82),
        5,
        0.7,
      );
  }
  // tempura: prawn and pumpkin
  for (const [u, v, t] of [
    [-470, 150, 0.4],
    [-360, 230, 0.5],
  ] as const) {
    const [p, q] = at(u, v);
    const coat = blob(wobble(p, q, 170, 48, random, 0.12, 18, turn + t));
    relief.piece(coat, lch(0.82, 0.125, 78), { rise: 34, round: 34 });
    relief.roughen(coat, 18, 18);
    const tail = placed([[176, 0]], p, q, turn + t)[0] ?? [p, q];
    for (const s of [-0.3, 0.3])
      relief.piece(
        blob(
          placed(
            [
              [0, 0],
              [36, -14],
              [70, 0],
              [36, 14],
            ],
            tail[0],
            tail[1],
            turn + t + s,
          ),
        ),
        lch(0.6, 0.2, 33),
        { rise: 10, round: 8 },
      );
  }
  const pumpkin = blob(
    placed(
      [
        [-540, 330],
        [-420, 240],
        [-270, 300],
        [-340, 360],
        [-460, 370],
      ],
      x,
      y,
      turn,
    ),
  );
  relief.piece(pumpkin, lch(0.74, 0.16, 66), { rise: 26, round: 18 });
  relief.roughen(pumpkin, 12, 20);
  // pickles
  for (let i = 0; i < 6; i++)
    sliceAbove(
      relief,
      ...at(-110 + (i % 3) * 110, 90 + Math.floor(i / 3) * 100),
      58,
      lch(0.82, 0.15, 92),
      lch(0.92, 0.14, 98),
      { rise: 14 },
    );
  for (let i = 0; i < 40; i++)
    stripAbove(
      relief,
      random,
      ...at(-60 + random.between(-80, 190), 300 + random.between(-44, 50)),
      90,
      13,
      random.between(0, 3),
      random.pick([lch(0.6, 0.2, 5), lch(0.7, 0.17, 8)]),
      9,
    );
  // simmered vegetables
  for (const [u, v] of [
    [310, 90],
    [450, 150],
    [330, 260],
  ] as const) {
    const [p, q] = at(u, v);
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * TAU;
      relief.piece(ellipse(p + Math.cos(a) * 34, q + Math.sin(a) * 34, 40), lch(0.7, 0.17, 52), {
        rise: 16,
        round: 16,
        gloss: 0.4,
      });
    }
    relief.piece(ellipse(p, q, 30), lch(0.76, 0.16, 60), { rise: 6, round: 16, gloss: 0.4 });
  }
  for (const [u, v] of [
    [500, 290],
    [430, 330],
    [540, 90],
  ] as const) {
    const [p, q] = at(u, v);
    relief.piece(ellipse(p, q, 66, 60), lch(0.42, 0.06, 50), { rise: 30, round: 48 });
    for (const t of [0, 1.05, 2.1]) sheet.stroke(bar(p, q, 76, 2, t), pigment.cream, 9);
  }
  for (const t of [-0.2, 0.15, 0.5]) leafAbove(relief, ...at(390, 230), 130, 40, t, lch(0.66, 0.15, 130));
  chopsticksAbove(relief, 800, 1005, 1000, -0.02, lch(0.5, 0.15, 28), 24);
  relief.light({ window: { x: 0.42, y: 0.5, size: 0.5 } });
}

export function koreanBbq({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, r] = [800, 520, 380];
  relief.piece(ellipse(x, y, r * 1.1), lch(0.6, 0.02, 240), { rise: 20, round: 16, gloss: 0.5 });
  bowlAbove(relief, x, y, r, lch(0.24, 0.015, 280), lch(0.16, 0.02, 30), 30);
  sector(random, x, y, 0, r * 0.86, 0, TAU, 110, (u, v) =>
    lumpAbove(
      relief,
      random,
      u,
      v,
      random.between(20, 40),
      random.between(14, 26),
      random.chance(0.5) ? lch(0.62, 0.21, random.between(34, 50)) : lch(0.28, 0.03, 300),
      { rough: 0.18 },
    ),
  );
  sheet.glow(x, y, r, lch(0.7, 0.2, 48), 0.4);
  for (let i = -12; i <= 12; i++) {
    const h = Math.sqrt(Math.max(0, (r * 0.92) ** 2 - (i * 28) ** 2));
    relief.piece(bar(x + i * 28, y, 7, h * 2, 0), lch(0.4, 0.01, 260), { rise: 16, round: 4, gloss: 0.5 });
  }
  relief.piece(bar(x, y, r * 1.8, 12, 0), lch(0.36, 0.01, 260), { rise: 14, round: 5, gloss: 0.5 });
  for (const [u, v, t, fat] of [
    [-170, -170, 0.3, false],
    [60, -200, -0.2, true],
    [220, -90, 0.5, false],
    [-220, 40, -0.4, true],
    [0, -20, 0.15, false],
    [180, 100, -0.3, true],
    [-90, 190, 0.4, false],
    [90, 230, 0, true],
  ] as const) {
    const path = blob(wobble(x + u, y + v, fat ? 130 : 104, fat ? 50 : 74, random, 0.09, 13, t));
    relief.piece(path, fat ? lch(0.66, 0.11, 40) : lch(0.44, 0.13, 26), { rise: 18, round: 14, gloss: 0.6 });
    sheet.clipped(path, () => {
      if (fat)
        for (const k of [-24, 4, 30])
          sheet.stroke(
            blob(
              placed(
                [
                  [-150, k],
                  [0, k + 6],
                  [150, k - 4],
                ],
                x + u,
                y + v,
                t,
              ),
              false,
            ),
            lch(0.92, 0.04, 60),
            k === 4 ? 20 : 10,
            0.9,
          );
      else
        for (let i = 0; i < 16; i++) {
          const [p] = placed([[random.between(-100, 100), random.between(-60, 60)]], x + u, y + v, t);
          if (p)
            sheet.stroke(
              curve([p[0] - 24, p[1]], [p[0], p[1] - 12], [p[0] + 26, p[1] + 4]),
              lch(0.88, 0.05, 40),
              5,
              0.85,
            );
        }
      for (let i = -3; i <= 3; i++)
        sheet.stroke(
          line([x + u + i * 34, y + v - 100], [x + u + i * 34, y + v + 100]),
          lch(0.28, 0.07, 35),
          8,
          0.45,
        );
    });
  }
  const small: [number, number, number, (u: number, v: number) => void][] = [
    [
      170,
      180,
      150,
      (u, v) => {
        for (let i = 0; i < 9; i++)
          leafAbove(
            relief,
            u - 70 + random.between(-40, 30),
            v + random.between(-70, 70),
            170,
            96,
            random.between(-0.6, 0.6),
            lighten(pigment.lettuce, random.between(-0.1, 0.04)),
          );
      },
    ],
    [
      170,
      560,
      130,
      (u, v) =>
        sector(random, u, v, 0, 92, 0, TAU, 30, (p, q) =>
          lumpAbove(
            relief,
            random,
            p,
            q,
            44,
            20,
            random.pick([lch(0.62, 0.18, 40), lch(0.84, 0.08, 75), lch(0.54, 0.19, 32)]),
            { rough: 0.24, gloss: 0.4 },
          ),
        ),
    ],
    [
      180,
      900,
      140,
      (u, v) =>
        sector(random, u, v, 0, 98, 0, TAU, 50, (p, q, a) =>
          stripAbove(relief, random, p, q, 90, 12, a, lch(0.94, 0.03, 95), 8),
        ),
    ],
    [
      1430,
      160,
      130,
      (u, v) => {
        pool(relief, u, v, 96, lch(0.46, 0.17, 30), 0.8);
        dustAbove(relief, random, u, v, 70, 70, 20, [pigment.cream], [4, 6]);
      },
    ],
    [
      1460,
      510,
      150,
      (u, v) => {
        for (let i = 0; i < 12; i++)
          sliceAbove(
            relief,
            u + Math.cos(i) * (20 + i * 6),
            v + Math.sin(i) * (20 + i * 6),
            32,
            lch(0.9, 0.06, 90),
            lch(0.95, 0.05, 92),
            { rise: 10 },
          );
        for (let i = 0; i < 5; i++)
          relief.piece(
            blob(
              placed(
                [
                  [-50, -9],
                  [40, -14],
                  [60, 0],
                  [40, 12],
                  [-50, 9],
                ],
                u + random.between(-50, 50),
                v + random.between(-50, 50),
                random.between(0, 3),
              ),
            ),
            pigment.herb,
            { rise: 14, round: 10, gloss: 0.5 },
          );
      },
    ],
    [
      1420,
      890,
      150,
      (u, v) =>
        sector(random, u, v, 0, 104, 0, TAU, 26, (p, q) =>
          lumpAbove(relief, random, p, q, 34, 20, lighten(pigment.herb, random.between(-0.06, 0.05)), {
            rough: 0.3,
          }),
        ),
    ],
  ];
  for (const [u, v, s, fill] of small) {
    plateAbove(relief, u, v, s, pigment.milk, { ring: pigment.teal });
    fill(u, v);
  }
  chopsticksAbove(relief, 790, 1010, 620, 0.05, pigment.steel, 22);
  relief.light();
}

export function shakshuka({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, r] = [700, 590, 470];
  relief.piece(
    blob(
      placed(
        [
          [430, -54],
          [820, -44],
          [860, 0],
          [820, 44],
          [430, 54],
        ],
        x,
        y,
        -0.5,
      ),
    ),
    pigment.iron,
    { rise: 40, round: 24, gloss: 0.3 },
  );
  sheet.fill(ellipse(x + 700, y - 382, 34, 20, -0.5), lch(0.6, 0.08, 60));
  bowlAbove(relief, x, y, r, pigment.iron, lch(0.22, 0.02, 270));
  pool(relief, x, y, r * 0.88, lch(0.52, 0.195, 31), 0.5);
  relief.roughen(ellipse(x, y, r * 0.88), 12, 44);
  sector(random, x, y, 0, r * 0.82, 0, TAU, 110, (u, v, a, i) => {
    if (i % 3 === 0)
      stripAbove(
        relief,
        random,
        u,
        v,
        120,
        24,
        a * 2,
        random.pick([lch(0.6, 0.2, 35), lch(0.5, 0.19, 27), lch(0.76, 0.16, 66)]),
        11,
      );
    else
      lumpAbove(
        relief,
        random,
        u,
        v,
        random.between(16, 36),
        random.between(12, 24),
        random.pick([lch(0.56, 0.2, 32), lch(0.48, 0.18, 28), lch(0.62, 0.19, 40)]),
        { gloss: 0.6 },
      );
  });
  for (const [u, v, s] of [
    [-170, -150, 148],
    [170, -120, 156],
    [-140, 170, 152],
    [180, 180, 142],
  ] as const)
    eggAbove(relief, random, x + u, y + v, s);
  for (let i = 0; i < 34; i++) {
    const a = random.between(0, TAU);
    const d = Math.sqrt(random.next()) * 370;
    lumpAbove(
      relief,
      random,
      x + Math.cos(a) * d,
      y + Math.sin(a) * d,
      random.between(14, 28),
      random.between(12, 20),
      pigment.milk,
      { rough: 0.2 },
    );
  }
  for (let i = 0; i < 36; i++) {
    const a = random.between(0, TAU);
    const d = Math.sqrt(random.next()) * 380;
    herbs(relief, random, x + Math.cos(a) * d, y + Math.sin(a) * d, random.between(24, 36));
  }
  dustAbove(relief, random, x, y, 360, 360, 90, [pigment.coal, lch(0.4, 0.1, 40)], [3, 5]);
  for (const [u, v, t] of [
    [1360, 860, 0.5],
    [1480, 700, 0.2],
  ] as const) {
    const slice = blob(
      placed(
        [
          [-190, 80],
          [-200, -40],
          [-120, -100],
          [0, -90],
          [120, -100],
          [200, -40],
          [190, 80],
          [0, 96],
        ],
        u,
        v,
        t,
      ),
    );
    relief.piece(slice, lch(0.6, 0.12, 56), { rise: 34, round: 14 });
    const crumb = blob(
      placed(
        [
          [-166, 62],
          [-174, -34],
          [-110, -78],
          [0, -68],
          [110, -78],
          [174, -34],
          [166, 62],
          [0, 74],
        ],
        u,
        v,
        t,
      ),
    );
    sheet.fill(crumb, lch(0.89, 0.06, 82));
    relief.roughen(crumb, 14, 22);
  }
  relief.light({ window: { x: 0.5, y: 0.44, size: 0.46, slant: 0.5 } });
}

export function strawberryTart({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, r] = [800, 545, 430];
  plateAbove(relief, x, y, 510, lch(0.96, 0.012, 20), { ring: lch(0.78, 0.09, 10) });
  const fluted = blob(
    Array.from({ length: 88 }, (_, i): [number, number] => {
      const a = (i / 88) * TAU;
      const k = r * (i % 2 ? 1.0 : 0.955);
      return [x + Math.cos(a) * k, y + Math.sin(a) * k];
    }),
  );
  relief.piece(fluted, lch(0.72, 0.125, 66), { rise: 46, round: 16 });
  sheet.fill(ellipse(x, y, r * 0.87), lch(0.9, 0.12, 92));
  relief.stamp(ellipse(x, y, r * 0.87), { rise: -18, round: 12, gloss: 0.5 });
  const half = (u: number, v: number, s: number, a: number) => {
    const shape = (k: number) =>
      blob(
        placed(
          [
            [-0.6, 0],
            [-0.4, -0.56],
            [0.1, -0.62],
            [0.9, 0],
            [0.1, 0.62],
            [-0.4, 0.56],
          ],
          u,
          v,
          a,
          s * k,
        ),
      );
    relief.piece(shape(1), lch(0.55, 0.215, 25), { rise: s * 0.42, round: s * 0.4, gloss: 0.8 });
    sheet.fill(shape(0.7), lch(0.68, 0.17, 26));
    sheet.fill(shape(0.4), lch(0.88, 0.07, 35));
    for (let i = 0; i < 9; i++) {
      const b = (i / 9) * TAU;
      const [p] = placed([[Math.cos(b) * 0.68 + 0.1, Math.sin(b) * 0.5]], u, v, a, s);
      if (p) sheet.fill(ellipse(p[0], p[1], 3.5, 2.4, a), pigment.lemon);
    }
  };
  for (const [d, count, s] of [
    [318, 21, 64],
    [222, 15, 62],
    [128, 9, 58],
    [48, 4, 52],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const a = (i / count) * TAU + d;
      half(x + Math.cos(a) * d, y + Math.sin(a) * d, s, a + Math.PI);
    }
  }
  leafAbove(relief, x + 4, y, 80, 46, -0.6, pigment.leaf);
  leafAbove(relief, x - 4, y, 80, 46, -2.5, pigment.leaf);
  forkAbove(relief, 190, 1000, 620, -1.45, pigment.brass);
  for (const [u, v, a] of [
    [1440, 240, 0.6],
    [1500, 380, 2.4],
  ] as const) {
    const whole = blob(
      placed(
        [
          [-0.7, 0],
          [-0.46, -0.6],
          [0.14, -0.62],
          [0.94, 0],
          [0.14, 0.62],
          [-0.46, 0.6],
        ],
        u,
        v,
        a,
        78,
      ),
    );
    relief.piece(whole, lch(0.55, 0.215, 25), { rise: 56, round: 56, gloss: 0.7 });
    for (let k = 0; k < 5; k++)
      leafAbove(
        relief,
        ...(placed([[-40, 0]], u, v, a)[0] ?? [u, v]),
        56,
        26,
        a + Math.PI + (k - 2) * 0.6,
        pigment.leaf,
      );
  }
  dustAbove(relief, random, 1420, 900, 120, 70, 40, [lch(0.74, 0.12, 68)], [4, 11]);
  relief.light({ window: { x: 0.44, y: 0.4, size: 0.44, slant: 0.2 } });
}

export function nigiriBoard({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const turn = -0.12;
  const [x, y] = [760, 500];
  relief.piece(
    blob(
      placed(
        [
          [-700, -330],
          [700, -330],
          [706, 330],
          [-706, 330],
        ],
        x,
        y,
        turn,
      ),
      true,
      0.06,
    ),
    lch(0.84, 0.065, 82),
    { rise: 34, round: 10 },
  );
  const board = placed(
    [
      [-690, 0],
      [690, 0],
    ],
    x,
    y,
    turn,
  );
  for (let i = 0; i < 30; i++) {
    const v = -310 + i * 21;
    const [a, b, c] = placed(
      [
        [-680, v],
        [0, v + random.between(-8, 8)],
        [680, v],
      ],
      x,
      y,
      turn,
    );
    if (a && b && c && board[0])
      sheet.stroke(curve(a, b, c), lch(0.74, 0.08, 76), random.between(1.5, 4), 0.5);
  }
  const kinds: readonly (readonly [Colour, Colour | undefined, string])[] = [
    [lch(0.46, 0.17, 20), lch(0.58, 0.14, 22), 'fish'],
    [pigment.salmon, lch(0.93, 0.05, 58), 'fish'],
    [lch(0.89, 0.145, 94), undefined, 'egg'],
    [lch(0.86, 0.09, 40), lch(0.66, 0.19, 35), 'prawn'],
    [lch(0.94, 0.02, 60), lch(0.84, 0.06, 15), 'fish'],
    [lch(0.76, 0.1, 30), lch(0.94, 0.03, 40), 'fish'],
    [pigment.salmon, lch(0.93, 0.05, 58), 'fish'],
    [lch(0.86, 0.09, 40), lch(0.66, 0.19, 35), 'prawn'],
    [lch(0.46, 0.17, 20), lch(0.58, 0.14, 22), 'fish'],
    [lch(0.94, 0.02, 60), lch(0.84, 0.06, 15), 'fish'],
    [lch(0.89, 0.145, 94), undefined, 'egg'],
    [lch(0.5, 0.18, 24), lch(0.86, 0.06, 30), 'fish'],
  ];
  kinds.forEach(([colour, veins, kind], i) => {
    const [p] = placed([[-545 + (i % 6) * 218, i < 6 ? -158 : 158]], x, y, turn);
    if (!p) return;
    const a = turn + 1.2;
    const rice = blob(
      placed(
        [
          [-124, 0],
          [-104, -50],
          [0, -58],
          [104, -50],
          [124, 0],
          [104, 50],
          [0, 58],
          [-104, 50],
        ],
        p[0],
        p[1],
        a,
      ),
    );
    sheet.fill(rice, pigment.rice);
    relief.stamp(rice, { rise: 40, round: 34 });
    relief.roughen(rice, 14, 12);
    const top = blob(
      placed(
        [
          [-142, 4],
          [-118, -50],
          [0, -56],
          [120, -48],
          [146, 6],
          [112, 50],
          [0, 56],
          [-116, 50],
        ],
        p[0],
        p[1],
        a,
      ),
    );
    relief.piece(top, colour, { rise: 22, round: 26, gloss: 0.6 });
    sheet.clipped(top, () => {
      if (kind === 'egg') {
        const band = polygon(
          placed(
            [
              [-24, -90],
              [24, -90],
              [24, 90],
              [-24, 90],
            ],
            p[0],
            p[1],
            a,
          ),
        );
        sheet.fill(band, pigment.nori);
        return;
      }
      for (let k = 0; k < 7; k++) {
        const stripe = blob(
          placed(
            kind === 'prawn'
              ? [
                  [-120 + k * 40, -70],
                  [-110 + k * 40, 0],
                  [-120 + k * 40, 70],
                ]
              : [
                  [-160 + k * 46, -70],
                  [-110 + k * 46, 0],
                  [-100 + k * 46, 70],
                ],
            p[0],
            p[1],
            a,
          ),
          false,
        );
        if (veins) sheet.stroke(stripe, veins, kind === 'prawn' ? 14 : 7, 0.85);
      }
    });
    if (kind === 'prawn') {
      for (const s of [-0.32, 0.32]) {
        const tail = placed([[140, 0]], p[0], p[1], a)[0] ?? p;
        relief.piece(
          blob(
            placed(
              [
                [0, 0],
                [34, -15],
                [68, 0],
                [34, 15],
              ],
              tail[0],
              tail[1],
              a + s,
            ),
          ),
          lch(0.6, 0.2, 32),
          { rise: 14, round: 8, gloss: 0.5 },
        );
      }
    }
  });
  const ginger = placed([[640, 250]], x, y, turn)[0] ?? [x, y];
  for (let i = 0; i < 12; i++)
    lumpAbove(
      relief,
      random,
      ginger[0] + random.between(-40, 30),
      ginger[1] + random.between(-40, 40),
      40,
      20,
      random.chance(0.5) ? lch(0.86, 0.06, 20) : lch(0.8, 0.09, 15),
      { rough: 0.2, rise: 10 },
    );
  bowlAbove(relief, 1350, 900, 140, lch(0.4, 0.12, 262), pigment.milk, 30);
  pool(relief, 1350, 900, 116, lch(0.24, 0.05, 40), 0.9);
  chopsticksAbove(relief, 620, 985, 900, -0.1, lch(0.46, 0.16, 28));
  lumpAbove(relief, random, 1120, 920, 52, 42, lch(0.72, 0.15, 128), { rise: 34 });
  relief.light({ window: { x: 0.5, y: 0.4, size: 0.46, slant: 0.5 } });
}

export function blueberryPie({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, r] = [740, 540, 480];
  relief.piece(ellipse(x, y, r * 1.06), lch(0.9, 0.02, 230), { rise: 30, round: 14, gloss: 0.4 });
  sheet.fill(ellipse(x, y, r * 0.98), lch(0.86, 0.025, 230));
  relief.stamp(ellipse(x, y, r * 0.98), { rise: -20, round: 16, gloss: 0.3 });
  // all but one slice
  const [from, to] = [0.18, 0.86];
  const wedgeOut = (radius: number) => {
    const path = new Path2D();
    path.moveTo(x, y);
    path.arc(x, y, radius, to, from + TAU);
    path.closePath();
    return path;
  };
  const filling = wedgeOut(r * 0.86);
  relief.piece(wedgeOut(r * 0.93), lch(0.76, 0.12, 70), { rise: 44, round: 10 });
  sheet.fill(filling, lch(0.3, 0.11, 310));
  relief.stamp(filling, { rise: 3, round: 10, gloss: 0.6 });
  const keep = (u: number, v: number) => sheet.context.isPointInPath(filling, u, v);
  sector(random, x, y, 0, r * 0.84, 0, TAU, 240, (u, v) => {
    if (keep(u, v))
      relief.piece(
        ellipse(u, v, random.between(17, 26)),
        lighten(lch(0.34, 0.11, 290), random.between(-0.04, 0.08)),
        { rise: 15, round: 18, gloss: 0.7 },
      );
  });
  sheet.clipped(filling, () => {
    for (const turn of [0.4, 0.4 + Math.PI / 2]) {
      for (let k = -4; k <= 4; k++) {
        const h = Math.sqrt(Math.max(0, (r * 0.88) ** 2 - (k * 92) ** 2));
        // each strip is cut where it lies over the missing slice
        for (let s = 0; s < 14; s++) {
          const d = -h + (s + 0.5) * ((2 * h) / 14);
          const [p] = placed([[d, k * 92]], x, y, turn);
          if (!p || !keep(p[0], p[1])) continue;
          const over = (s + k + (turn > 1 ? 1 : 0)) % 2 === 0;
          relief.piece(bar(p[0], p[1], (2 * h) / 14 + 3, 50, turn), lch(0.78, 0.125, 70), {
            rise: over ? 15 : 10,
            round: 12,
          });
        }
      }
    }
  });
  for (let i = 0; i < 46; i++) {
    const a = to + ((i + 0.5) / 46) * (from + TAU - to);
    relief.piece(
      ellipse(x + Math.cos(a) * r * 0.91, y + Math.sin(a) * r * 0.91, 42, 32, a),
      lighten(lch(0.72, 0.13, 66), (i % 2) * 0.03),
      { rise: 22, round: 22 },
    );
  }
  for (let i = 0; i < 60; i++) {
    const a = random.between(to + 0.1, from + TAU - 0.1);
    const d = random.between(0.1, 0.92) * r;
    sheet.shadeRadial(
      ellipse(x + Math.cos(a) * d, y + Math.sin(a) * d, 34),
      lch(0.52, 0.13, 52),
      x + Math.cos(a) * d,
      y + Math.sin(a) * d,
      0,
      34,
      [
        [0, 0.5],
        [1, 0],
      ],
    );
  }
  const spill = blob([
    [x + 60, y + 40],
    [x + 240, y + 90],
    [x + 340, y + 180],
    [x + 270, y + 240],
    [x + 140, y + 160],
  ]);
  sheet.fill(spill, lch(0.36, 0.13, 310), 0.85);
  relief.stamp(spill, { rise: 3, round: 10, gloss: 0.9 });
  dustAbove(relief, random, x + 260, y + 190, 100, 70, 26, [lch(0.74, 0.12, 68)], [5, 13]);
  // loose berries and leaves
  for (const [u, v] of [
    [1390, 200],
    [1450, 250],
    [1370, 280],
    [1480, 170],
    [1440, 890],
    [1380, 930],
  ] as const)
    relief.piece(ellipse(u, v, 34), pigment.blueberry, { rise: 34, round: 34, gloss: 0.5 });
  leafAbove(relief, 1430, 330, 130, 70, 0.4, pigment.leaf);
  leafAbove(relief, 1400, 340, 120, 64, 1.3, pigment.herb);
  forkAbove(relief, 1560, 560, 460, 2.7, pigment.steel);
  relief.light({ window: { x: 0.42, y: 0.46, size: 0.5 } });
}

export function cinnamonBuns({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, turn] = [720, 530, 0.05];
  trayAbove(relief, x, y, 980, 980, turn, lch(0.62, 0.02, 240), lch(0.5, 0.06, 60), 24);
  const size = 300;
  for (let i = 0; i < 9; i++) {
    const [p] = placed([[((i % 3) - 1) * (size + 8), (Math.floor(i / 3) - 1) * (size + 8)]], x, y, turn);
    if (!p) continue;
    if (i === 2) {
      dustAbove(relief, random, p[0], p[1], 130, 130, 60, [lch(0.6, 0.12, 56), lch(0.42, 0.1, 48)], [5, 14]);
      for (let k = 0; k < 4; k++)
        lumpAbove(
          relief,
          random,
          p[0] + random.between(-100, 100),
          p[1] + random.between(-100, 100),
          46,
          20,
          pigment.milk,
          { rise: 4, gloss: 0.5 },
        );
      continue;
    }
    const bun = blob(wobble(p[0], p[1], size * 0.52, size * 0.51, random, 0.025, 14));
    relief.piece(bun, lch(0.72, 0.125, 66), { rise: 52, round: 60 });
    const start = random.between(0, TAU);
    const way = i % 2 ? 1 : -1;
    const spiral = Array.from({ length: 64 }, (_, k): [number, number] => {
      const t = k / 63;
      const a = start + way * t * TAU * 2.7;
      const d = size * 0.47 * (1 - t * 0.93);
      return [p[0] + Math.cos(a) * d, p[1] + Math.sin(a) * d];
    });
    sheet.stroke(blob(spiral, false), lch(0.38, 0.1, 45), 21);
    for (let k = 0; k + 1 < spiral.length; k++) {
      const [u, v] = spiral[k] ?? [0, 0];
      relief.stamp(ellipse(u, v, 15), { rise: -5, round: 14, gloss: 0.5 });
    }
    for (let k = 0; k < 26; k++) {
      const a = random.between(0, TAU);
      const d = Math.sqrt(random.next()) * size * 0.45;
      sheet.shadeRadial(
        ellipse(p[0] + Math.cos(a) * d, p[1] + Math.sin(a) * d, 34),
        lch(0.54, 0.13, 54),
        p[0] + Math.cos(a) * d,
        p[1] + Math.sin(a) * d,
        0,
        34,
        [
          [0, 0.5],
          [1, 0],
        ],
      );
    }
    // icing: a soft puddle and a few runs across the turns
    const icing = blob(wobble(p[0], p[1], size * 0.25, size * 0.21, random, 0.16, 12));
    relief.piece(icing, pigment.milk, { rise: 9, round: 16, gloss: 0.6 });
    const lean = random.between(-0.6, 0.6);
    for (const k of [-2, -1, 0, 1, 2]) {
      const half = size * (0.44 - Math.abs(k) * 0.05);
      const run = placed(
        [
          [-half, k * 50 - 14],
          [-half * 0.3, k * 50 + 12],
          [half * 0.4, k * 50 - 10],
          [half, k * 50 + 10],
        ],
        p[0],
        p[1],
        lean,
      );
      pipedAbove(relief, run, 20, pigment.milk, 0.6);
    }
  }
  // cup of coffee and cinnamon
  relief.piece(ellipse(1430, 300, 190), lch(0.5, 0.1, 235), { rise: 22, round: 16, gloss: 0.4 });
  relief.piece(ellipse(1430, 300, 130), lch(0.5, 0.1, 235), { rise: 54, round: 12, gloss: 0.5 });
  pool(relief, 1430, 300, 114, lch(0.28, 0.06, 42), 0.7);
  for (const [u, v, t] of [
    [1400, 800, 0.9],
    [1470, 830, 1.1],
  ] as const) {
    relief.piece(bar(u, v, 300, 34, t), lch(0.48, 0.11, 46), { rise: 26, round: 16 });
    sheet.stroke(bar(u, v, 296, 2, t), lch(0.32, 0.09, 42), 5);
  }
  relief.light({ window: { x: 0.4, y: 0.4, size: 0.46, slant: 0.2 } });
}

export function doughnuts({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, turn] = [760, 540, -0.1];
  // the lid lies open towards the top
  relief.piece(
    blob(
      placed(
        [
          [-610, -640],
          [610, -640],
          [620, -400],
          [-620, -400],
        ],
        x,
        y,
        turn,
      ),
      true,
      0.06,
    ),
    lch(0.82, 0.09, 0),
    { rise: 12, round: 8 },
  );
  trayAbove(relief, x, y, 1240, 850, turn, lch(0.84, 0.085, 0), lch(0.95, 0.02, 60), 16);
  const glazes = [
    lch(0.36, 0.075, 40),
    lch(0.8, 0.11, 5),
    lch(0.66, 0.13, 62),
    lch(0.72, 0.13, 122),
    pigment.milk,
    lch(0.8, 0.085, 230),
  ];
  glazes.forEach((glaze, i) => {
    const [p] = placed([[-395 + (i % 3) * 395, i < 3 ? -195 : 195]], x, y, turn);
    if (!p) return;
    const ring = (outer: number, inner: number) => {
      const path = new Path2D();
      path.ellipse(p[0], p[1], outer, outer, 0, 0, TAU);
      path.ellipse(p[0], p[1], inner, inner, 0, 0, TAU, true);
      return path;
    };
    relief.piece(ring(184, 50), lch(0.72, 0.13, 66), { rise: 56, round: 62 });
    if (i === 4) {
      for (let k = 0; k < 420; k++) {
        const a = random.between(0, TAU);
        const d = random.between(56, 182);
        sheet.fill(
          ellipse(p[0] + Math.cos(a) * d, p[1] + Math.sin(a) * d, random.between(2, 6)),
          pigment.milk,
          0.9,
        );
      }
      return;
    }
    const edge: [number, number][] = Array.from({ length: 26 }, (_, k) => {
      const a = (k / 26) * TAU;
      const d = 158 + (k % 2 ? random.between(6, 18) : random.between(-10, 4));
      return [p[0] + Math.cos(a) * d, p[1] + Math.sin(a) * d];
    });
    const coat = blob(edge);
    const hole = ellipse(p[0], p[1], 62);
    const glazed = new Path2D();
    glazed.addPath(coat);
    const back = new Path2D();
    back.ellipse(p[0], p[1], 62, 62, 0, 0, TAU, true);
    glazed.addPath(back);
    sheet.fill(glazed, glaze);
    relief.stamp(glazed, { rise: 10, round: 12, gloss: 0.7 });
    if (i === 0 || i === 1 || i === 5) {
      for (let k = 0; k < 60; k++) {
        const a = random.between(0, TAU);
        const d = random.between(76, 146);
        relief.piece(
          bar(p[0] + Math.cos(a) * d, p[1] + Math.sin(a) * d, 24, 8, random.between(0, 3)),
          random.pick([
            pigment.lemon,
            pigment.milk,
            lch(0.66, 0.2, 355),
            lch(0.72, 0.15, 150),
            lch(0.66, 0.14, 240),
          ]),
          { rise: 6, round: 4 },
        );
      }
    } else if (i === 3) {
      for (let k = -3; k <= 3; k++)
        pipedAbove(
          relief,
          placed(
            [
              [-150, k * 46],
              [0, k * 46 + 20],
              [150, k * 46],
            ],
            p[0],
            p[1],
            0.6,
          ).filter(([u, v]) => Math.hypot(u - p[0], v - p[1]) < 190),
          9,
          pigment.milk,
        );
      sheet.fill(hole, lch(0.95, 0.02, 60), 0);
    } else {
      for (let k = 0; k < 26; k++) {
        const a = random.between(0, TAU);
        const d = random.between(80, 144);
        lumpAbove(
          relief,
          random,
          p[0] + Math.cos(a) * d,
          p[1] + Math.sin(a) * d,
          random.between(10, 18),
          random.between(8, 13),
          random.pick([lch(0.52, 0.12, 44), lch(0.6, 0.14, 40)]),
          { gloss: 0.4 },
        );
      }
    }
  });
  dustAbove(
    relief,
    random,
    1460,
    930,
    90,
    90,
    34,
    [pigment.lemon, lch(0.66, 0.2, 355), pigment.milk],
    [5, 9],
  );
  relief.light({ window: { x: 0.5, y: 0.5, size: 0.5, slant: 0.34 } });
}

export function paella({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  const [x, y, r] = [800, 545, 600];
  for (const side of [-1, 1]) {
    const grip = blob(
      [
        [x + side * 580, y - 110],
        [x + side * 720, y - 100],
        [x + side * 720, y + 100],
        [x + side * 580, y + 110],
      ],
      false,
    );
    sheet.stroke(grip, lch(0.46, 0.14, 28), 40);
    relief.stamp(
      blob([
        [x + side * 570, y - 120],
        [x + side * 740, y - 110],
        [x + side * 740, y + 110],
        [x + side * 570, y + 120],
        [x + side * 690, y],
      ]),
      { rise: 20, round: 14 },
    );
  }
  bowlAbove(relief, x, y, r, lch(0.3, 0.015, 270), lch(0.24, 0.015, 270), 36);
  const bed = ellipse(x, y, r * 0.88);
  riceAbove(relief, random, bed, 1000, 16, lch(0.83, 0.145, 84));
  sector(random, x, y, 0, r * 0.84, 0, TAU, 90, (u, v) =>
    relief.piece(ellipse(u, v, 14), lighten(lch(0.68, 0.16, 132), random.between(-0.04, 0.04)), {
      rise: 13,
      round: 13,
      gloss: 0.4,
    }),
  );
  sector(random, x, y, 60, r * 0.8, 0, TAU, 20, (u, v, a) =>
    stripAbove(relief, random, u, v, 170, 34, a + 1.2, lch(0.54, 0.2, 29), 12),
  );
  for (let i = 0; i < 13; i++) {
    const a = (i / 13) * TAU + 0.1;
    const d = 400 + (i % 2) * 40;
    const [u, v] = [x + Math.cos(a) * d, y + Math.sin(a) * d];
    for (const s of [-1, 1]) {
      const shell = blob(
        placed(
          [
            [0, 0],
            [30, s * 40],
            [90, s * 58],
            [140, s * 30],
            [120, s * 6],
            [50, 0],
          ],
          u,
          v,
          a + 0.2,
        ),
      );
      relief.piece(shell, lch(0.28, 0.05, 275), { rise: 24, round: 18, gloss: 0.7 });
    }
    relief.piece(
      blob(
        placed(
          [
            [26, 0],
            [60, -17],
            [108, -4],
            [96, 14],
            [54, 16],
          ],
          u,
          v,
          a + 0.2,
        ),
      ),
      lch(0.74, 0.16, 60),
      { rise: 12, round: 12, gloss: 0.6 },
    );
  }
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU + 0.5;
    prawnAbove(relief, x + Math.cos(a) * 240, y + Math.sin(a) * 240, 104, a + 0.8, i % 2 ? 1 : -1);
  }
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * TAU;
    citrusAbove(relief, x + Math.cos(a) * 96, y + Math.sin(a) * 96, 84, pigment.lemon, {
      half: true,
      turn: a - 1.57,
    });
  }
  for (let i = 0; i < 30; i++) {
    const a = random.between(0, TAU);
    const d = Math.sqrt(random.next()) * 500;
    herbs(relief, random, x + Math.cos(a) * d, y + Math.sin(a) * d, random.between(24, 36));
  }
  relief.light({ window: { x: 0.5, y: 0.46, size: 0.5, slant: 0.34 } });
}

export function eggTarts({ sheet, random }: Scene): void {
  const relief = new Relief(sheet);
  relief.piece(
    blob(
      [
        [60, 70],
        [1540, 60],
        [1550, 1010],
        [50, 1020],
      ],
      true,
      0.05,
    ),
    lch(0.26, 0.02, 270),
    { rise: 26, round: 10, gloss: 0.3 },
  );
  sheet.fill(
    blob(
      [
        [90, 100],
        [1510, 92],
        [1518, 980],
        [82, 988],
      ],
      true,
      0.05,
    ),
    lch(0.3, 0.022, 270),
  );
  relief.stamp(
    blob(
      [
        [90, 100],
        [1510, 92],
        [1518, 980],
        [82, 988],
      ],
      true,
      0.05,
    ),
    { rise: -16, round: 12, gloss: 0.2 },
  );
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 5; i++) {
      const [x, y] = [
        250 + i * 288 + (row % 2) * -60 + random.between(-8, 8),
        238 + row * 300 + random.between(-8, 8),
      ];
      const r = 132;
      const bitten = row === 1 && i === 3;
      const crust = blob(
        Array.from({ length: 40 }, (_, k): [number, number] => {
          const a = (k / 40) * TAU;
          let d = r * (k % 2 ? 1.0 : 0.96) + random.between(-3, 3);
          if (bitten && a > 5.1 && a < 6.2) d = r * (0.42 + 0.1 * Math.sin(a * 14));
          return [x + Math.cos(a) * d, y + Math.sin(a) * d];
        }),
      );
      relief.piece(crust, lch(0.76, 0.13, 70), { rise: 46, round: 14 });
      for (let k = 0; k < 3; k++)
        sheet.stroke(
          ellipse(x, y, r * (0.95 - k * 0.05)),
          k % 2 ? lch(0.6, 0.135, 58) : lch(0.88, 0.1, 80),
          4,
          0.6,
        );
      const custard = bitten
        ? blob(
            Array.from({ length: 40 }, (_, k): [number, number] => {
              const a = (k / 40) * TAU;
              const d = a > 5.1 && a < 6.2 ? r * (0.4 + 0.1 * Math.sin(a * 14)) : r * 0.78;
              return [x + Math.cos(a) * d, y + Math.sin(a) * d];
            }),
          )
        : ellipse(x, y, r * 0.79);
      sheet.fill(custard, lch(0.86, 0.16, 88));
      relief.stamp(custard, { rise: -8, round: 14, gloss: 0.9 });
      sheet.shadeRadial(custard, lch(0.78, 0.17, 74), x, y, r * 0.4, r * 0.8, [
        [0, 0],
        [1, 0.8],
      ]);
      if (random.chance(0.6))
        sheet.shadeRadial(
          ellipse(x + random.between(-40, 40), y + random.between(-40, 40), 34, 26),
          lch(0.5, 0.14, 52),
          x,
          y,
          0,
          60,
          [
            [0, 0.7],
            [1, 0],
          ],
        );
    }
  }
  dustAbove(relief, random, 1160, 450, 70, 50, 40, [lch(0.78, 0.12, 72), lch(0.86, 0.1, 80)], [4, 11]);
  dustAbove(relief, random, 700, 700, 620, 300, 60, [lch(0.72, 0.12, 66)], [3, 8]);
  relief.light({ window: { x: 0.46, y: 0.5, size: 0.48, slant: 0.34 } });
}
