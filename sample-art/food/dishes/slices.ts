import { lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle } from '../../core/shapes.ts';
import { creamSwirl } from '../ingredients/egg-dairy.ts';
import { raspberry } from '../ingredients/fruit.ts';
import { leaf } from '../ingredients/greens.ts';
import { ball, sprinkle, strew } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { dropShadow, glint, shadeOf, solid, tableShadow, upright } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { CLEAR } from '../vessels/glass.ts';
import { plate } from '../vessels/plate.ts';
import { fork, steam } from '../vessels/ware.ts';

/** A wedge of cake seen from its cut side: a flat face, the top running back to the right, and the rounded crust. */
function cakeWedge(
  scene: Scene,
  x: number,
  base: number,
  width: number,
  height: number,
  layers: readonly (readonly [part: number, colour: Parameters<typeof solid>[2]])[],
  top: Parameters<typeof solid>[2],
  cut: 'wedge' | 'block' = 'wedge',
): void {
  const { sheet } = scene;
  const [left, right] = [x - width / 2, x + width / 2];
  const rise = width * 0.13;
  tableShadow(sheet, x + 40, base, width * 0.5, 240, 44);
  const outside = layers[0]?.[1] ?? top;
  if (cut === 'block') {
    sheet.fill(
      polygon([
        [right, base],
        [right + width * 0.16, base - rise],
        [right + width * 0.16, base - height - rise],
        [right, base - height],
      ]),
      shadeOf(outside, 0.2),
    );
  } else {
    // the round outside of the cake, seen past the cut
    const rind = blob(
      [
        [right - 8, base],
        [right + width * 0.075, base - rise * 0.5],
        [right + width * 0.05, base - rise * 1.2],
        [right + width * 0.05, base - height - rise * 1.1],
        [right + width * 0.075, base - height - rise * 0.45],
        [right - 8, base - height],
      ],
      true,
      0.5,
    );
    solid(sheet, rind, shadeOf(outside, 0.1));
  }
  let y = base - height;
  const face = polygon([
    [left, base + rise * 0.3],
    [right, base],
    [right, base - height],
    [left, base - height + rise * 0.3],
  ]);
  sheet.clipped(face, () => {
    for (const [part, colour] of layers) {
      const h = part * height;
      sheet.fill(
        polygon([
          [left - 4, y + rise * 0.3 - 1],
          [right + 4, y - 1],
          [right + 4, y + h + 2],
          [left - 4, y + h + rise * 0.3 + 2],
        ]),
        colour,
      );
      y += h;
    }
  });
  sheet.shadeLinear(face, shadeOf(outside, 0.12), x, base - height, right, base, [
    [0, 0],
    [1, 0.6],
  ]);
  const upper =
    cut === 'block'
      ? polygon([
          [left, base - height + rise * 0.3],
          [right, base - height],
          [right + width * 0.16, base - height - rise],
          [left + width * 0.26, base - height - rise * 0.8],
        ])
      : blob(
          [
            [left, base - height + rise * 0.3],
            [left + 2, base - height + rise * 0.28],
            [right - width * 0.02, base - height - rise * 1.5],
            [right + width * 0.06, base - height - rise * 0.9],
            [right + width * 0.06, base - height - rise * 0.3],
            [right, base - height],
          ],
          true,
          0.25,
        );
  solid(sheet, upper, top);
}

export function milleCrepe(scene: Scene): void {
  const { sheet } = scene;
  const [x, base] = [720, 880];
  plate(sheet, x + 30, base + 20, 480, 70, pigment.rose, pigment.milk);
  const layers = Array.from(
    { length: 20 },
    (_, i) =>
      [
        [0.029, lch(0.84, 0.12, 80 + (i % 3) * 3)],
        [0.021, pigment.milk],
      ] as const,
  ).flat();
  cakeWedge(scene, x, base, 560, 390, layers, lch(0.78, 0.135, 70));
  for (let i = 0; i < 20; i++)
    sheet.stroke(
      curve([x - 280, base - 12 - i * 19.4], [x, base - 8 - i * 19.5 + (i % 3)], [x + 280, base - i * 19.5]),
      lch(0.72, 0.12, 70),
      2,
      0.5,
    );
  creamSwirl(sheet, x + 70, base - 424, 84, 70);
  raspberry(sheet, x + 74, base - 524, 58);
  leaf(sheet, x + 110, base - 520, 80, 40, -0.4);
  fork(sheet, 300, 900, 420, 2.5 + 0.6, pigment.brass);
  // glass pot of tea
  const tx = 1320;
  tableShadow(sheet, tx, 930, 140, 180, 40);
  sheet.stroke(curve([tx + 140, 700], [tx + 260, 690], [tx + 250, 840], [tx + 130, 860]), CLEAR, 20, 0.8);
  const pot = blob(
    [
      [tx - 90, 640],
      [tx + 90, 640],
      [tx + 170, 760],
      [tx + 140, 910],
      [tx - 140, 910],
      [tx - 170, 760],
    ],
    true,
    0.8,
  );
  sheet.fill(pot, CLEAR, 0.5);
  sheet.clipped(pot, () => {
    sheet.fill(rectangle(tx - 200, 720, 400, 220), lch(0.66, 0.15, 50));
    sheet.fill(ellipse(tx, 720, 152, 16), lch(0.76, 0.14, 58));
  });
  sheet.stroke(pot, CLEAR, 6, 0.8);
  sheet.stroke(curve([tx - 150, 800], [tx - 230, 740], [tx - 240, 680]), CLEAR, 24, 0.8);
  solid(sheet, ellipse(tx, 638, 96, 18), pigment.brass);
  ball(sheet, tx, 612, 20, pigment.brass);
  sheet.fill(
    blob([
      [tx - 110, 700],
      [tx - 86, 680],
      [tx - 104, 860],
      [tx - 130, 830],
    ]),
    CLEAR,
    0.6,
  );
}

export function basqueCheesecake(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, base] = [700, 890];
  // crumpled baking paper
  const paper = blob(
    [
      [220, 860],
      [260, 560],
      [400, 470],
      [520, 540],
      [660, 420],
      [820, 500],
      [980, 430],
      [1120, 560],
      [1200, 860],
    ],
    true,
    0.25,
  );
  dropShadow(sheet, paper, 14, 8, 0.35);
  solid(sheet, paper, lch(0.8, 0.05, 72));
  for (const [a, b, c] of [
    [400, 470, 440],
    [660, 420, 640],
    [980, 430, 960],
    [520, 540, 560],
    [820, 500, 800],
  ] as const)
    sheet.stroke(line([a, b], [c, 850]), shadeOf(lch(0.8, 0.05, 72), 0.1), 5, 0.7);
  plate(sheet, x, base + 16, 520, 74, lch(0.3, 0.025, 260));
  cakeWedge(
    scene,
    x,
    base,
    600,
    330,
    [
      [0.1, lch(0.42, 0.1, 48)],
      [0.06, lch(0.7, 0.12, 66)],
      [0.5, lch(0.93, 0.075, 90)],
      [0.34, lch(0.95, 0.06, 92)],
    ],
    lch(0.3, 0.08, 40),
  );
  // the soft heart runs out of the tip
  const heart = blob([
    [x - 304, base - 150],
    [x - 250, base - 190],
    [x - 120, base - 176],
    [x + 20, base - 150],
    [x + 60, base - 110],
    [x - 40, base - 70],
    [x - 120, base - 10],
    [x - 200, base + 42],
    [x - 320, base + 50],
    [x - 380, base + 30],
    [x - 340, base - 20],
  ]);
  solid(sheet, heart, lch(0.93, 0.11, 92), { light: 0.8, shadeColour: lch(0.84, 0.13, 84) });
  glint(sheet, x - 190, base - 130, 50, 10, 0.1);
  strew(random, x + 130, base - 356, 170, 22, 30, (u, v) =>
    sheet.fill(ellipse(u, v, random.between(8, 26), 5), lch(0.22, 0.05, 35), 0.5),
  );
  // glass of dark sherry
  const gx = 1330;
  tableShadow(sheet, gx, 960, 90, 200, 34);
  solid(sheet, ellipse(gx, 950, 100, 16), CLEAR);
  sheet.fill(rectangle(gx - 7, 760, 14, 186), CLEAR, 0.85);
  const tulip = blob(
    [
      [gx - 78, 480],
      [gx - 112, 600],
      [gx - 80, 720],
      [gx, 768],
      [gx + 80, 720],
      [gx + 112, 600],
      [gx + 78, 480],
    ],
    true,
    0.8,
  );
  sheet.fill(tulip, CLEAR, 0.4);
  sheet.clipped(tulip, () => {
    sheet.fill(rectangle(gx - 120, 610, 240, 170), lch(0.42, 0.15, 30));
    sheet.fill(ellipse(gx, 610, 112, 14), lch(0.54, 0.16, 38));
  });
  sheet.stroke(tulip, CLEAR, 5, 0.8);
  sheet.fill(
    blob([
      [gx - 86, 560],
      [gx - 66, 540],
      [gx - 60, 700],
      [gx - 78, 680],
    ]),
    CLEAR,
    0.6,
  );
}

export function lemonMeringue(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, base] = [740, 890];
  plate(sheet, x + 20, base + 18, 520, 74, lch(0.72, 0.1, 195), pigment.milk);
  cakeWedge(
    scene,
    x,
    base,
    620,
    200,
    [
      [0.78, lch(0.9, 0.17, 100)],
      [0.22, lch(0.72, 0.125, 66)],
    ],
    lch(0.9, 0.17, 100),
  );
  // fluted crust at the right
  for (let i = 0; i < 3; i++)
    ball(sheet, x + 320 + i * 34, base - 60 - i * 26, 46, lch(0.7, 0.13, 62), { shine: 0 });
  // towering peaks
  const meringue = pigment.milk;
  for (const [u, v, rx, h] of [
    [250, -230, 130, 190],
    [110, -230, 150, 260],
    [-60, -220, 150, 250],
    [-220, -210, 130, 190],
    [180, -200, 120, 130],
    [20, -196, 140, 160],
    [-150, -190, 130, 130],
  ] as const) {
    const [px, py] = [x + u + 40, base + v];
    const peak = blob([
      [px - rx, py + 30],
      [px - rx * 0.95, py - h * 0.4],
      [px - rx * 0.4, py - h * 0.8],
      [px + rx * 0.05, py - h],
      [px + rx * 0.28, py - h * 1.16],
      [px + rx * 0.24, py - h * 0.86],
      [px + rx * 0.7, py - h * 0.56],
      [px + rx, py],
      [px + rx * 0.6, py + 40],
    ]);
    solid(sheet, peak, meringue, { shadeColour: lch(0.86, 0.05, 70) });
    sheet.shadeRadial(peak, lch(0.62, 0.13, 60), px + rx * 0.2, py - h * 1.05, 0, rx * 0.85, [
      [0, 1],
      [0.5, 0.5],
      [1, 0],
    ]);
    sheet.stroke(
      curve([px - rx * 0.6, py - h * 0.2], [px - rx * 0.1, py - h * 0.44], [px + rx * 0.2, py - h * 0.74]),
      lch(0.74, 0.11, 68),
      5,
      0.6,
    );
  }
  for (const [u, v, r] of [
    [-250, -130, 30],
    [-120, -110, 12],
  ] as const)
    glint(sheet, x + u, base + v, r, 8);
  fork(sheet, 1110, 955, 400, 0.05, pigment.steel);
  sprinkle(sheet, random, x + 330, base + 10, 120, 20, 30, [lch(0.7, 0.13, 64), lch(0.6, 0.13, 58)], [4, 9]);
}

export function tiramisu(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, base] = [600, 900];
  plate(sheet, x + 30, base + 16, 500, 72, lch(0.62, 0.1, 30), pigment.cream);
  cakeWedge(
    scene,
    x,
    base,
    520,
    330,
    [
      [0.06, lch(0.36, 0.075, 42)],
      [0.28, lch(0.955, 0.03, 88)],
      [0.18, lch(0.56, 0.1, 58)],
      [0.24, lch(0.955, 0.03, 88)],
      [0.24, lch(0.54, 0.1, 56)],
    ],
    lch(0.38, 0.08, 42),
    'block',
  );
  for (const v of [0.57, 0.13]) {
    for (let i = 0; i < 5; i++) {
      const u = x - 226 + i * 112;
      const biscuit = ellipse(u, base - 330 * v + (v > 0.5 ? 24 : 6), 54, 26);
      solid(sheet, biscuit, lch(0.74, 0.11, 72), { light: 0.6 });
      sheet.shadeLinear(biscuit, lch(0.4, 0.09, 45), 0, base - 330 * v, 0, base - 330 * v + 50, [
        [0, 0],
        [1, 1],
      ]);
    }
  }
  sprinkle(
    sheet,
    random,
    x + 80,
    base - 374,
    270,
    30,
    160,
    [lch(0.28, 0.06, 38), lch(0.44, 0.09, 46)],
    [3, 8],
  );
  sprinkle(sheet, random, x, base + 20, 400, 30, 60, [lch(0.36, 0.07, 42)], [2, 5]);
  // moka pot
  const mx = 1240;
  const metal = pigment.steel;
  tableShadow(sheet, mx, 950, 120, 220, 44);
  upright(
    sheet,
    polygon([
      [mx - 130, 950],
      [mx + 130, 950],
      [mx + 96, 740],
      [mx - 96, 740],
    ]),
    metal,
  );
  upright(sheet, rectangle(mx - 104, 716, 208, 28, 8), lighten(metal, -0.1));
  upright(
    sheet,
    polygon([
      [mx - 90, 718],
      [mx + 90, 718],
      [mx + 130, 470],
      [mx - 130, 470],
    ]),
    metal,
  );
  sheet.fill(
    polygon([
      [mx - 130, 470],
      [mx - 190, 500],
      [mx - 124, 560],
    ]),
    metal,
  );
  for (const u of [-40, 44]) {
    sheet.stroke(line([mx + u * 0.9, 716], [mx + u * 1.4, 474]), lighten(metal, -0.13), 4, 0.7);
    sheet.stroke(line([mx + u, 744], [mx + u * 1.4, 948]), lighten(metal, -0.13), 4, 0.7);
  }
  sheet.fill(
    polygon([
      [mx - 110, 490],
      [mx - 76, 490],
      [mx - 60, 700],
      [mx - 76, 700],
    ]),
    pigment.milk,
    0.6,
  );
  solid(
    sheet,
    polygon([
      [mx - 134, 472],
      [mx + 134, 472],
      [mx + 40, 410],
      [mx - 40, 410],
    ]),
    lighten(metal, 0.03),
  );
  ball(sheet, mx, 392, 24, pigment.coal);
  solid(
    sheet,
    blob(
      [
        [mx + 124, 480],
        [mx + 240, 470],
        [mx + 250, 540],
        [mx + 210, 700],
        [mx + 180, 700],
        [mx + 206, 540],
        [mx + 122, 530],
      ],
      true,
      0.6,
    ),
    pigment.coal,
  );
  steam(sheet, mx - 180, 470, 240, { width: 120, ribbons: 2 });
}
