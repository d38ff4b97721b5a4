import { lch, lighten } from '../../core/colour.ts';
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
  stripAbove,
} from '../relief/pieces.ts';
import { Relief } from '../relief/relief.ts';

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
