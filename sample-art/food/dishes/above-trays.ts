import { type Colour, lch, lighten } from '../../core/colour.ts';
import { TAU } from '../../core/maths.ts';
import { blob, curve, ellipse, polygon, wobble } from '../../core/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { bar, placed } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import {
  bowlAbove,
  chopsticksAbove,
  citrusAbove,
  diceAbove,
  dustAbove,
  herbs,
  leafAbove,
  lumpAbove,
  napkinAbove,
  pipedAbove,
  pool,
  riceAbove,
  sector,
  sliceAbove,
  spoonAbove,
  stripAbove,
  trayAbove,
} from '../relief/pieces.ts';
import { Relief } from '../relief/relief.ts';

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
  diceAbove(relief, 1380, 640, 84, 0.3, pigment.milk, 0);
  diceAbove(relief, 1470, 700, 84, -0.4, lch(0.66, 0.1, 62), 0);
  relief.light({ window: { x: 0.36, y: 0.36, size: 0.42 } });
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
      sector(own, u, v, 0, 80, 0, TAU, 8, (p, q, b) => diceAbove(relief, p, q, 44, b, pigment.cream));
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
