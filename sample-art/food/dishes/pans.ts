import { lch } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, wobble } from '../../core/shapes.ts';
import { eggHalf, friedEgg } from '../ingredients/egg-dairy.ts';
import { avocadoHalf } from '../ingredients/fruit.ts';
import { chilliRing, citrus, coriander, scallions, wedge } from '../ingredients/greens.ts';
import { ball, cube, heap, lump, sprinkle, strew } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { bar, capsule, dropShadow, placed, solid, tableShadow } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { bowl, surface } from '../vessels/bowl.ts';
import { board } from '../vessels/plate.ts';
import { chopsticks, steam } from '../vessels/ware.ts';

export function guacamole(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 660,
    rimY: 600,
    rx: 420,
    ry: 130,
    footY: 880,
    colour: lch(0.36, 0.015, 270),
    inside: lch(0.3, 0.015, 270),
    footRx: 260,
    lip: 30,
    shadowReach: 380,
  };
  const { x, rimY } = spec;
  for (const dx of [-230, 0, 230])
    solid(
      sheet,
      blob(
        [
          [x + dx - 54, 800],
          [x + dx + 54, 800],
          [x + dx + 34, 950],
          [x + dx - 34, 950],
        ],
        true,
        0.5,
      ),
      lch(0.33, 0.015, 270),
    );
  const pores = () => {
    for (let i = 0; i < 150; i++)
      sheet.fill(
        ellipse(
          x + random.between(-420, 420),
          rimY + random.between(40, 320),
          random.between(3, 12),
          random.between(3, 9),
        ),
        random.chance(0.6) ? lch(0.26, 0.015, 270) : lch(0.46, 0.015, 270),
        0.7,
      );
  };
  bowl(sheet, { ...spec, pattern: pores }, () => {
    for (const [u, v, t] of [
      [-280, -40, -0.5],
      [-200, -90, -0.2],
      [220, -80, 0.3],
      [310, -30, 0.6],
      [270, -60, 0.1],
    ] as const) {
      const chip = blob(
        placed(
          [
            [0, -170],
            [96, 60],
            [0, 84],
            [-96, 60],
          ],
          x + u,
          rimY + v,
          t,
        ),
        true,
        0.25,
      );
      dropShadow(sheet, chip, 8, 8, 0.35);
      solid(sheet, chip, lch(0.82, 0.14, 80), { light: 0.95 });
      sprinkle(sheet, random, x + u, rimY + v - 20, 60, 90, 22, [lch(0.7, 0.13, 66), pigment.cream], [3, 7]);
    }
    heap(random, x, rimY + 66, 360, 160, 130, (u, v) => {
      const s = random.between(24, 66);
      lump(
        sheet,
        u,
        v,
        s,
        s * 0.5,
        random.pick([lch(0.76, 0.15, 120), lch(0.7, 0.15, 124), lch(0.82, 0.13, 115)]),
        random,
        { rough: 0.16, light: 0.7, shade: 0.7 },
      );
    });
    strew(random.stream('tomato'), x, rimY - 14, 280, 70, 26, (u, v) =>
      cube(sheet, u, v, random.between(24, 36), pigment.tomato, random.between(-0.4, 0.4)),
    );
    strew(random.stream('onion'), x, rimY - 14, 290, 76, 26, (u, v) =>
      sheet.fill(
        bar(u, v, 17, 14, random.between(0, 3)),
        random.chance(0.5) ? pigment.milk : lch(0.8, 0.08, 340),
      ),
    );
    for (let i = 0; i < 22; i++)
      coriander(sheet, random, x + random.between(-260, 260), rimY + random.between(-70, 40), 32);
  });
  const pestle = blob(
    placed(
      [
        [0, -60],
        [90, -66],
        [300, -40],
        [330, 0],
        [300, 40],
        [90, 66],
        [0, 60],
        [-20, 0],
      ],
      x + 150,
      rimY - 120,
      -0.85,
    ),
  );
  solid(sheet, pestle, lch(0.4, 0.015, 270), { light: 0.9 });
  for (const [u, v, t] of [
    [1250, 900, 0.9],
    [1450, 940, -0.7],
  ] as const) {
    tableShadow(sheet, u, v + 60, 80, 90, 24);
    avocadoHalf(sheet, u, v, 112, t);
  }
  wedge(sheet, 1120, 1010, 70, pigment.lime, 0.1);
  citrus(sheet, 180, 985, 54, { squash: 0.6 });
}

export function tteokbokki(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 800,
    rimY: 650,
    rx: 580,
    ry: 180,
    footY: 880,
    colour: lch(0.76, 0.015, 240),
    inside: lch(0.62, 0.02, 245),
    side: 'wide' as const,
    footRx: 420,
    lip: 16,
  };
  const { x, rimY } = spec;
  for (const side of [-1, 1]) {
    sheet.stroke(
      curve(
        [x + side * 560, rimY - 10],
        [x + side * 680, rimY - 30],
        [x + side * 690, rimY + 50],
        [x + side * 560, rimY + 50],
      ),
      pigment.steel,
      22,
    );
  }
  bowl(sheet, { ...spec, shadowReach: 260 }, () => {
    surface(sheet, spec, lch(0.52, 0.205, 31), 20);
    for (const [u, v, t] of [
      [-390, -30, 0.3],
      [340, -70, -0.4],
      [410, 40, 0.2],
      [-310, 80, -0.3],
      [30, -120, 0.1],
    ] as const) {
      const cake = polygon(
        placed(
          [
            [0, -90],
            [118, 62],
            [-118, 62],
          ],
          x + u,
          rimY + v,
          t,
        ),
      );
      dropShadow(sheet, cake, 4, 10, 0.4);
      solid(sheet, cake, lch(0.76, 0.11, 68), { light: 0.7 });
      sheet.stroke(cake, lch(0.6, 0.13, 56), 7);
    }
    // white cylinders, wet with sauce on the side that lay in it, their cut ends showing
    for (let i = 0; i < 19; i++) {
      const [u, v] = [
        x - 320 + (i % 6) * 124 + random.between(-22, 22) + (Math.floor(i / 6) % 2) * 50,
        rimY - 78 + Math.floor(i / 6) * 62 + random.between(-10, 10),
      ];
      const a = random.between(-0.55, 0.55);
      const [p, q] = placed(
        [
          [-76, 0],
          [76, 0],
        ],
        u,
        v,
        a,
      );
      if (!p || !q) continue;
      const path = capsule(p[0], p[1], q[0], q[1], 37);
      dropShadow(sheet, path, 5, 11, 0.45);
      sheet.fill(path, lch(0.93, 0.05, 62));
      sheet.clipped(path, () => {
        sheet.stroke(line([p[0] - 40, p[1] + 24], [q[0] + 40, q[1] + 24]), lch(0.6, 0.2, 35), 44);
        sheet.fill(blob(wobble(u + 14, v + 6, 64, 22, random, 0.2, 9, a)), lch(0.62, 0.2, 36), 0.9);
      });
      sheet.shadeLinear(path, lch(0.4, 0.17, 28), u, v - 10, u + 20, v + 44, [
        [0, 0],
        [1, 0.75],
      ]);
      sheet.fill(ellipse(q[0] + 8, q[1], 22, 31, a), lch(0.96, 0.03, 80));
      sheet.stroke(line([p[0], p[1] - 20], [q[0] - 30, q[1] - 20]), pigment.milk, 6, 0.8);
    }
    eggHalf(sheet, x + 200, rimY + 66, 96, -0.1);
    eggHalf(sheet, x - 180, rimY - 74, 86, 0.14);
    scallions(sheet, random, x, rimY - 10, 400, 110, 44, [9, 17]);
    sprinkle(sheet, random.stream('sesame'), x, rimY, 380, 100, 70, [pigment.cream, pigment.oat], [4, 6]);
  });
  steam(sheet, x, rimY - 140, 380, { width: 760, ribbons: 5 });
  chopsticks(sheet, 1090, 560, 1670, 250, pigment.steel, 32);
}

export function sisig(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [780, 800];
  board(sheet, 120, 1440, 905, pigment.wood, { depth: 130, edge: 48 });
  sheet.fill(ellipse(x, y + 30, 560, 118), lch(0.14, 0.015, 280));
  solid(sheet, ellipse(x, y, 560, 118), lch(0.27, 0.015, 280));
  solid(sheet, ellipse(x, y + 2, 500, 96), lch(0.2, 0.015, 280), { light: 0.3 });
  solid(
    sheet,
    blob([
      [x - 540, y - 20],
      [x - 650, y - 36],
      [x - 660, y + 26],
      [x - 540, y + 40],
    ]),
    lch(0.27, 0.015, 280),
  );
  heap(random, x, y + 46, 470, 260, 360, (u, v) => {
    const s = random.between(17, 40);
    lump(
      sheet,
      u,
      v,
      s,
      s * 0.66,
      random.pick([lch(0.5, 0.12, 48), lch(0.6, 0.13, 56), lch(0.42, 0.11, 40), lch(0.72, 0.12, 64)]),
      random,
      { rough: 0.17, turn: random.between(0, 3) },
    );
  });
  strew(random.stream('onion'), x, y - 110, 330, 110, 50, (u, v) =>
    sheet.stroke(
      curve([u - 20, v], [u, v - 12], [u + 22, v + 2]),
      random.chance(0.5) ? lch(0.74, 0.12, 340) : pigment.milk,
      7,
    ),
  );
  for (let i = 0; i < 18; i++)
    chilliRing(
      sheet,
      x + random.between(-320, 320),
      y - 90 + random.between(-110, 110),
      random.between(11, 18),
      random.chance(0.4) ? pigment.leaf : pigment.chilli,
    );
  friedEgg(sheet, random, x + 20, y - 200, 230, 0.46);
  for (const [u, v] of [
    [-430, 26],
    [400, 40],
    [470, 0],
  ] as const) {
    ball(sheet, x + u, y + v, 48, lch(0.62, 0.15, 130), { shine: 0 });
    citrus(sheet, x + u - 6, y + v - 8, 42, { peel: lch(0.78, 0.16, 70), squash: 0.8 });
  }
  const spit = random.stream('spit');
  for (let i = 0; i < 40; i++)
    ball(sheet, x + spit.between(-560, 560), y - spit.between(20, 260), spit.between(3, 8), pigment.butter, {
      shine: 0,
    });
  steam(sheet, x - 60, y - 190, 470, { width: 900, ribbons: 7 });
}
