import { Path2D } from '@napi-rs/canvas';
import { lch, lighten } from '../../core/colour.ts';
import { TAU } from '../../core/maths.ts';
import { blob, ellipse, line, polygon, wobble } from '../../core/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { bar, placed } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import {
  dustAbove,
  forkAbove,
  leafAbove,
  lumpAbove,
  pipedAbove,
  plateAbove,
  pool,
  sector,
  trayAbove,
} from '../relief/pieces.ts';
import { Relief } from '../relief/relief.ts';

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
