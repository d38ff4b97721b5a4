import { lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle } from '../../core/shapes.ts';
import { creamSwirl, drips, scoop, softServe } from '../ingredients/egg-dairy.ts';
import { strawberry, strawberryHalf } from '../ingredients/fruit.ts';
import { leaf, sprig } from '../ingredients/greens.ts';
import { ball, strew } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { dropShadow, frontArc, placed, shadeOf, solid, tableShadow, upright } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { cup } from '../vessels/cup.ts';

/** A rolled waffle cone, point down. */
function waffleCone({ sheet }: Scene, x: number, top: number, tip: number, half: number): void {
  const path = polygon([
    [x - half, top],
    [x + half, top],
    [x + 10, tip],
    [x - 10, tip],
  ]);
  solid(sheet, path, lch(0.74, 0.125, 66), { light: 0.9, shade: 0.95 });
  sheet.clipped(path, () => {
    for (let i = -12; i < 14; i++) {
      sheet.stroke(
        line([x - half + i * 44, top], [x - half + i * 44 + 190, tip]),
        lch(0.58, 0.13, 54),
        6,
        0.75,
      );
      sheet.stroke(
        line([x + half - i * 44, top], [x + half - i * 44 - 190, tip]),
        lch(0.58, 0.13, 54),
        6,
        0.75,
      );
      sheet.stroke(
        line([x + half - i * 44 - 4, top - 3], [x + half - i * 44 - 194, tip - 3]),
        lch(0.86, 0.1, 78),
        2,
        0.7,
      );
    }
  });
  sheet.shadeLinear(path, lch(0.45, 0.12, 45), x, 0, x + half, 0, [
    [0, 0],
    [1, 0.85],
  ]);
}

export function gelatoCone(scene: Scene): void {
  const { sheet, random } = scene;
  // a house front with shutters beyond
  solid(sheet, rectangle(1010, -10, 620, 800), lch(0.86, 0.12, 86), { light: 0, shade: 0.5 });
  for (const v of [80, 430]) {
    for (const u of [1120, 1400]) {
      solid(sheet, rectangle(u, v, 120, 220, 4), lch(0.5, 0.06, 230), { light: 0.4 });
      for (const side of [-66, 120]) {
        sheet.fill(rectangle(u + side, v - 6, 64, 232), lch(0.5, 0.1, 160));
        for (let i = 0; i < 12; i++)
          sheet.fill(rectangle(u + side + 6, v + 6 + i * 18, 52, 6), lch(0.42, 0.09, 162));
      }
    }
  }
  sheet.fill(rectangle(0, 784, 1600, 8), pigment.milk, 0.7);
  const x = 620;
  tableShadow(sheet, x, 965, 140, 380, 50);
  // stand: a ring on a foot
  solid(sheet, ellipse(x, 955, 150, 24), pigment.brass);
  upright(sheet, rectangle(x + 120, 640, 18, 310), pigment.brass);
  waffleCone(scene, x, 470, 930, 150);
  sheet.stroke(ellipse(x, 640, 118, 22), pigment.brass, 15);
  scoop(sheet, random, x - 4, 430, 186, lch(0.8, 0.1, 122), lch(0.52, 0.12, 130));
  scoop(sheet, random, x + 10, 210, 168, lch(0.78, 0.11, 8), lch(0.58, 0.2, 20));
  drips(sheet, x, 470, 160, 16, [44, 90, 30, 64], lch(0.8, 0.1, 122), { width: 20 });
  const paddle = blob(
    placed(
      [
        [0, -16],
        [220, -12],
        [250, -26],
        [300, -24],
        [310, 0],
        [300, 24],
        [250, 26],
        [220, 12],
        [0, 16],
      ],
      x + 60,
      110,
      -1.05,
    ),
    true,
    0.7,
  );
  solid(sheet, paddle, pigment.teal);
}

export function softServeCone(scene: Scene): void {
  const { sheet, random } = scene;
  // round window with a maple branch
  const [wx, wy, r] = [760, 370, 350];
  sheet.fill(ellipse(wx, wy, r + 26), lch(0.3, 0.05, 45));
  const moon = ellipse(wx, wy, r);
  sheet.fill(
    moon,
    sheet.linear(0, wy - r, 0, wy + r, [
      [0, lch(0.84, 0.06, 215)],
      [1, lch(0.94, 0.04, 90)],
    ]),
  );
  sheet.clipped(moon, () => {
    sheet.fill(
      blob([
        [wx - 400, wy + 180],
        [wx - 180, wy + 60],
        [wx + 40, wy + 140],
        [wx + 220, wy + 50],
        [wx + 420, wy + 170],
        [wx + 400, wy + 400],
        [wx - 400, wy + 400],
      ]),
      lch(0.66, 0.08, 160),
    );
    sheet.stroke(
      curve([wx - 400, wy - 250], [wx - 150, wy - 200], [wx + 60, wy - 230], [wx + 330, wy - 120]),
      lch(0.36, 0.06, 40),
      15,
    );
    for (let i = 0; i < 22; i++) {
      const [u, v] = [wx - 330 + i * 31, wy - 220 + random.between(-60, 90)];
      const size = random.between(28, 46);
      const turn = random.between(0, 6);
      const colour = random.pick([lch(0.58, 0.2, 32), lch(0.66, 0.19, 45), lch(0.5, 0.18, 26)]);
      for (let k = 0; k < 5; k++)
        sheet.fill(
          blob(
            placed(
              [
                [0, 0],
                [size * 0.5, -size * 0.2],
                [size, 0],
                [size * 0.5, size * 0.2],
              ],
              u,
              v,
              turn + (k / 5) * 4.4,
            ),
          ),
          colour,
        );
    }
  });
  const x = 780;
  tableShadow(sheet, x, 970, 120, 360, 46);
  // wooden holder
  solid(sheet, rectangle(x - 240, 780, 480, 44, 10), pigment.oak);
  for (const side of [-1, 1]) upright(sheet, rectangle(x + side * 200 - 20, 820, 40, 150, 6), pigment.oak);
  const cake = blob(
    [
      [x - 130, 560],
      [x + 130, 560],
      [x + 120, 640],
      [x + 86, 660],
      [x + 64, 940],
      [x - 64, 940],
      [x - 86, 660],
      [x - 120, 640],
    ],
    true,
    0.3,
  );
  solid(sheet, cake, lch(0.78, 0.115, 70), { shade: 0.95 });
  sheet.clipped(cake, () => {
    for (let i = -4; i <= 4; i++)
      sheet.stroke(line([x + i * 24, 650], [x + i * 17, 940]), lch(0.62, 0.125, 58), 5, 0.7);
    for (let i = 0; i < 5; i++)
      sheet.stroke(line([x - 130, 680 + i * 54], [x + 130, 680 + i * 54]), lch(0.62, 0.125, 58), 5, 0.6);
    sheet.fill(rectangle(x - 140, 566, 280, 16), lch(0.86, 0.1, 78));
  });
  solid(sheet, rectangle(x - 240, 792, 480, 32, 8), pigment.oak);
  softServe(sheet, x, 570, 190, 400, lch(0.7, 0.135, 122));
}

export function temaki(scene: Scene): void {
  const { sheet, random } = scene;
  const x = 740;
  tableShadow(sheet, x, 955, 260, 340, 50);
  // holder: a block with a hole
  const block = polygon([
    [x - 300, 830],
    [x + 300, 830],
    [x + 300, 955],
    [x - 300, 955],
  ]);
  const top = polygon([
    [x - 250, 770],
    [x + 250, 770],
    [x + 300, 830],
    [x - 300, 830],
  ]);
  sheet.fill(top, lighten(pigment.oak, 0.08));
  sheet.fill(ellipse(x, 800, 120, 20), shadeOf(pigment.oak, 0.25));
  const cone = blob(
    [
      [x - 250, 330],
      [x - 40, 390],
      [x + 150, 330],
      [x + 250, 240],
      [x + 90, 600],
      [x + 26, 905],
      [x - 30, 905],
      [x - 150, 600],
    ],
    true,
    0.25,
  );
  // filling
  const rice = blob([
    [x - 230, 360],
    [x - 150, 250],
    [x, 220],
    [x + 160, 230],
    [x + 230, 280],
    [x + 130, 400],
    [x - 60, 450],
  ]);
  sheet.fill(rice, pigment.rice);
  for (let i = 0; i < 240; i++)
    sheet.fill(
      ellipse(x + random.between(-210, 210), random.between(240, 420), 11, 5, random.between(0, 3)),
      lch(random.between(0.88, 0.985), 0.016, 90),
    );
  for (const [u, v, a] of [
    [-90, 230, -1.9],
    [-30, 200, -1.6],
    [40, 190, -1.3],
  ] as const)
    solid(
      sheet,
      polygon(
        placed(
          [
            [0, -20],
            [210, -18],
            [210, 18],
            [0, 20],
          ],
          x + u,
          v + 90,
          a,
        ),
      ),
      u === -30 ? lch(0.84, 0.12, 118) : lch(0.9, 0.08, 120),
    );
  for (const [u, v, a] of [
    [-170, 250, -2.2],
    [90, 220, -1.0],
    [150, 260, -0.7],
  ] as const) {
    const fish = blob(
      placed(
        [
          [0, -30],
          [120, -44],
          [220, -24],
          [226, 16],
          [120, 40],
          [0, 30],
        ],
        x + u,
        v + 70,
        a,
      ),
    );
    solid(sheet, fish, pigment.salmon);
    sheet.clipped(fish, () => {
      for (let k = 0; k < 5; k++) {
        const p = placed(
          [
            [20 + k * 46, -44],
            [40 + k * 46, 0],
            [20 + k * 46, 44],
          ],
          x + u,
          v + 70,
          a,
        );
        sheet.stroke(blob(p, false), lch(0.92, 0.06, 58), 6, 0.9);
      }
    });
  }
  leaf(sheet, x - 110, 320, 230, 130, -2.3, pigment.leaf);
  sheet.fill(block, pigment.oak);
  dropShadow(sheet, cone, 14, 8, 0.4);
  solid(sheet, cone, lch(0.27, 0.045, 168), { light: 0.9, lightColour: lch(0.46, 0.06, 158) });
  sheet.clipped(cone, () => {
    for (let i = 0; i < 70; i++) {
      const [u, v] = [x + random.between(-240, 240), random.between(300, 880)];
      sheet.stroke(
        line([u, v], [u + random.between(8, 26), v - random.between(0, 8)]),
        lch(0.18, 0.03, 170),
        2.4,
        0.5,
      );
    }
  });
  sheet.stroke(
    curve([x + 246, 246], [x + 60, 470], [x - 30, 700], [x - 28, 900]),
    lch(0.5, 0.06, 155),
    5,
    0.7,
  );
  strew(random.stream('roe'), x + 20, 372, 130, 34, 40, (u, v) =>
    ball(sheet, u, v, 18, lch(0.68, 0.2, 42), { shine: 0.9 }),
  );
  // the block's front covers the tip
  solid(
    sheet,
    polygon([
      [x - 300, 850],
      [x + 300, 850],
      [x + 300, 955],
      [x - 300, 955],
    ]),
    pigment.oak,
  );
  sheet.fill(
    polygon([
      [x - 300, 846],
      [x + 300, 846],
      [x + 300, 852],
      [x - 300, 852],
    ]),
    lighten(pigment.oak, 0.12),
  );
  const front = polygon([
    [x - 120, 806],
    [x + 120, 806],
    [x + 300, 850],
    [x - 300, 850],
  ]);
  solid(sheet, front, lighten(pigment.oak, 0.06), { light: 0.3, shade: 0.4 });
}

export function harajukuCrepe(scene: Scene): void {
  const { sheet, random } = scene;
  const x = 800;
  tableShadow(sheet, x, 975, 110, 380, 46);
  const sheetPath = blob([
    [x - 300, 380],
    [x - 320, 240],
    [x - 200, 170],
    [x, 150],
    [x + 210, 180],
    [x + 310, 280],
    [x + 270, 420],
    [x, 520],
  ]);
  solid(sheet, sheetPath, lch(0.88, 0.1, 84));
  sheet.clipped(sheetPath, () =>
    strew(random, x, 260, 300, 120, 30, (u, v) =>
      sheet.fill(ellipse(u, v, random.between(10, 30), random.between(6, 14)), lch(0.74, 0.12, 68), 0.6),
    ),
  );
  creamSwirl(sheet, x - 130, 330, 130, 190);
  creamSwirl(sheet, x + 120, 330, 130, 170);
  creamSwirl(sheet, x, 380, 140, 200);
  for (const [u, v, t] of [
    [-210, 270, -0.5],
    [-60, 180, 0.2],
    [90, 190, -0.2],
    [220, 290, 0.5],
  ] as const)
    strawberry(sheet, x + u, v + 40, 74, t + 3.1, false);
  strawberryHalf(sheet, x - 110, 400, 84, 0.3);
  strawberryHalf(sheet, x + 70, 410, 84, -0.3);
  for (const dx of [-150, -40, 70, 170]) {
    const path = blob([
      [x + dx - 60, 250],
      [x + dx, 220],
      [x + dx + 50, 260],
      [x + dx + 30, 330],
      [x + dx + 10, 390],
      [x + dx - 14, 330],
      [x + dx - 40, 310],
    ]);
    solid(sheet, path, lch(0.32, 0.075, 40), { light: 0.7, lightColour: lch(0.54, 0.1, 46) });
  }
  const wrap = blob(
    [
      [x - 300, 400],
      [x - 160, 450],
      [x + 20, 500],
      [x + 150, 450],
      [x + 300, 380],
      [x + 70, 960],
      [x - 60, 960],
    ],
    true,
    0.2,
  );
  solid(sheet, wrap, lch(0.86, 0.1, 82), { light: 0.7 });
  const paper = polygon([
    [x - 270, 520],
    [x + 40, 590],
    [x + 256, 500],
    [x + 70, 978],
    [x - 64, 978],
  ]);
  solid(sheet, paper, lch(0.93, 0.03, 350));
  sheet.clipped(paper, () => {
    for (let j = 0; j < 8; j++)
      for (let i = -6; i < 7; i++) {
        const [u, v] = [x + i * 60 + (j % 2) * 30, 540 + j * 58];
        sheet.fill(ellipse(u, v, 13), (i + j) % 2 ? lch(0.66, 0.19, 355) : lch(0.78, 0.12, 210));
      }
    sheet.shadeLinear(paper, shadeOf(pigment.milk, 0.3), x, 0, x + 260, 0, [
      [0, 0],
      [1, 0.9],
    ]);
  });
  sheet.stroke(line([x + 256, 500], [x + 70, 978]), pigment.milk, 4, 0.8);
  sprig(sheet, x + 20, 190, 56, pigment.leaf, [-2.2, -1.0]);
}

export function churros(scene: Scene): void {
  const { sheet, random } = scene;
  const x = 620;
  tableShadow(sheet, x, 970, 130, 380, 50);
  const sticks = [
    [-150, 330, -0.22],
    [-70, 200, -0.12],
    [10, 150, 0],
    [90, 210, 0.1],
    [160, 320, 0.24],
    [-20, 360, -0.05],
    [70, 380, 0.14],
  ] as const;
  for (const [dx, top, lean] of sticks) {
    const [u, base] = [x + dx * 0.5, 760];
    const length = base - top;
    const at = (p: readonly (readonly [number, number])[]) => placed(p, u, base, lean);
    const body = blob(
      at([
        [-40, 0],
        [-44, -length * 0.5],
        [-38, -length],
        [0, -length - 20],
        [38, -length],
        [44, -length * 0.5],
        [40, 0],
      ]),
      true,
      0.7,
    );
    dropShadow(sheet, body, 10, 6, 0.35);
    solid(sheet, body, lch(0.62, 0.135, 58), { light: 0.95, shade: 0.95 });
    for (const k of [-22, 0, 22]) {
      sheet.stroke(
        blob(
          at([
            [k, 0],
            [k * 1.1, -length * 0.5],
            [k * 0.9, -length + 6],
          ]),
          false,
        ),
        lch(0.46, 0.12, 50),
        5,
        0.75,
      );
      sheet.stroke(
        blob(
          at([
            [k - 8, 0],
            [k * 1.1 - 9, -length * 0.5],
            [k * 0.9 - 7, -length + 10],
          ]),
          false,
        ),
        lch(0.78, 0.12, 70),
        5,
        0.6,
      );
    }
    sheet.clipped(body, () => {
      for (let i = 0; i < 90; i++) {
        const p = at([[random.between(-40, 40), -random.between(0, length)]])[0];
        if (p)
          sheet.fill(rectangle(p[0], p[1], random.between(3, 6), random.between(3, 6)), pigment.milk, 0.85);
      }
    });
  }
  const cone = polygon([
    [x - 210, 560],
    [x + 210, 560],
    [x + 46, 972],
    [x - 46, 972],
  ]);
  solid(sheet, cone, pigment.milk);
  sheet.clipped(cone, () => {
    for (let i = -6; i < 7; i++)
      sheet.fill(
        polygon([
          [x + i * 86, 540],
          [x + i * 86 + 43, 540],
          [x + i * 20 + 12, 980],
          [x + i * 20, 980],
        ]),
        pigment.cobalt,
        0.9,
      );
    sheet.shadeLinear(cone, shadeOf(pigment.milk, 0.3), x, 0, x + 210, 0, [
      [0, 0],
      [1, 0.9],
    ]);
  });
  sheet.fill(
    polygon([
      [x - 210, 560],
      [x + 210, 560],
      [x + 204, 578],
      [x - 204, 578],
    ]),
    pigment.milk,
  );
  cup(
    sheet,
    {
      x: 1180,
      rimY: 690,
      rx: 180,
      footY: 950,
      colour: lch(0.5, 0.12, 40),
      liquid: lch(0.28, 0.07, 38),
      footRx: 140,
      shape: 'cone',
    },
    () => {
      sheet.stroke(curve([1060, 716], [1130, 700], [1210, 722], [1290, 704]), lch(0.46, 0.09, 42), 9, 0.8);
    },
  );
  const dipped = blob(
    placed(
      [
        [-36, 40],
        [-40, -200],
        [0, -226],
        [40, -200],
        [36, 40],
      ],
      1230,
      700,
      0.5,
    ),
    true,
    0.7,
  );
  solid(sheet, dipped, lch(0.62, 0.135, 58), { light: 0.95 });
  sheet.clipped(dipped, () => sheet.fill(ellipse(1216, 720, 120, 46), lch(0.26, 0.07, 38)));
  sheet.stroke(frontArc(1180, 690, 180, 36), lch(0.58, 0.12, 42), 10);
}
