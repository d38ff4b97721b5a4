import { lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle, wobble } from '../../core/shapes.ts';
import { creamSwirl, drips, scoop } from '../ingredients/egg-dairy.ts';
import { strawberry, strawberryHalf } from '../ingredients/fruit.ts';
import { sprig } from '../ingredients/greens.ts';
import { ball, cube, heap, strew } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { frontArc, placed, shadeOf, solid, tableShadow, upright } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { bowl } from '../vessels/bowl.ts';
import { CLEAR, glass } from '../vessels/glass.ts';
import { jug, spoon } from '../vessels/ware.ts';

export function haloHalo(scene: Scene): void {
  const { sheet, random } = scene;
  const x = 760;
  const spec = {
    x,
    topY: 380,
    footY: 950,
    topRx: 220,
    footRx: 150,
    gap: 10,
    drink: [
      [0, pigment.milk],
      [0.3, lch(0.93, 0.02, 230)],
      [0.42, lch(0.86, 0.05, 300)],
      [1, lch(0.8, 0.06, 40)],
    ] as const,
  };
  glass(sheet, spec, () => {
    const bands = [
      [860, 950, lch(0.4, 0.13, 22)],
      [780, 866, lch(0.72, 0.17, 140)],
      [700, 786, lch(0.86, 0.15, 88)],
      [630, 706, lch(0.62, 0.2, 20)],
    ] as const;
    for (const [y0, y1, colour] of bands) {
      sheet.fill(rectangle(x - 240, y0, 480, y1 - y0), lighten(colour, 0.06));
      for (let i = 0; i < 46; i++) {
        const [u, v] = [x + random.between(-210, 210), random.between(y0 + 14, y1 - 6)];
        if (y0 === 780 || y0 === 630)
          cube(
            sheet,
            u,
            v,
            random.between(34, 46),
            lighten(colour, random.between(-0.03, 0.05)),
            random.between(-0.4, 0.4),
          );
        else
          ball(sheet, u, v, random.between(18, 26), lighten(colour, random.between(-0.03, 0.03)), {
            ry: 16,
            shine: 0.6,
          });
      }
    }
    for (let i = 0; i < 260; i++)
      sheet.fill(
        blob(
          wobble(
            x + random.between(-210, 210),
            random.between(400, 630),
            random.between(8, 20),
            random.between(5, 12),
            random,
            0.3,
            6,
          ),
        ),
        lch(random.between(0.9, 0.985), 0.02, 240),
      );
  });
  // the mound above the rim
  heap(random, x, 410, 210, 130, 150, (u, v) =>
    sheet.fill(
      blob(wobble(u, v, random.between(14, 30), random.between(8, 16), random, 0.3, 7)),
      lch(random.between(0.9, 0.985), 0.018, 240),
    ),
  );
  const flan = blob(
    [
      [x + 40, 330],
      [x + 70, 210],
      [x + 230, 190],
      [x + 260, 300],
      [x + 200, 350],
      [x + 90, 360],
    ],
    true,
    0.5,
  );
  solid(sheet, flan, lch(0.84, 0.145, 82));
  solid(
    sheet,
    blob(
      [
        [x + 66, 222],
        [x + 150, 186],
        [x + 236, 190],
        [x + 240, 216],
        [x + 150, 232],
        [x + 74, 246],
      ],
      true,
      0.7,
    ),
    lch(0.5, 0.14, 48),
  );
  scoop(sheet, random, x - 70, 300, 128, pigment.ube, lighten(pigment.ube, 0.16));
  for (const [u, a] of [
    [x - 10, -1.1],
    [x + 24, -0.8],
  ] as const) {
    solid(
      sheet,
      polygon(
        placed(
          [
            [0, -16],
            [230, -12],
            [230, 12],
            [0, 16],
          ],
          u,
          210,
          a,
        ),
      ),
      lch(0.74, 0.12, 68),
    );
  }
  strew(random.stream('rice'), x + 60, 380, 150, 24, 40, (u, v) =>
    sheet.fill(ellipse(u, v, 9, 5, random.between(0, 3)), pigment.straw),
  );
  spoon(sheet, 1040, 985, 460, -0.03, pigment.steel);
}

export function matchaParfait(scene: Scene): void {
  const { sheet, random } = scene;
  const x = 620;
  tableShadow(sheet, x, 965, 120, 420, 46);
  solid(sheet, ellipse(x, 955, 150, 22), CLEAR, { shadeColour: lch(0.76, 0.04, 140) });
  sheet.fill(
    polygon([
      [x - 26, 870],
      [x + 26, 870],
      [x + 50, 948],
      [x - 50, 948],
    ]),
    CLEAR,
    0.75,
  );
  const spec = {
    x,
    topY: 330,
    footY: 880,
    topRx: 210,
    footRx: 76,
    gap: 14,
    drink: [
      [0, pigment.milk],
      [1, pigment.matcha],
    ] as const,
  };
  glass(sheet, spec, () => {
    const bands = [
      [800, 890, lch(0.42, 0.1, 132)],
      [730, 802, pigment.milk],
      [650, 732, pigment.straw],
      [570, 652, lch(0.72, 0.13, 120)],
      [500, 572, lch(0.36, 0.09, 22)],
      [430, 502, pigment.milk],
      [330, 432, lch(0.6, 0.13, 124)],
    ] as const;
    for (const [y0, y1, colour] of bands) {
      const wave = blob(
        [
          [x - 230, y0 + 6],
          [x - 100, y0 - 6],
          [x + 60, y0 + 8],
          [x + 230, y0 - 2],
          [x + 230, y1 + 20],
          [x - 230, y1 + 20],
        ],
        true,
        0.5,
      );
      solid(sheet, wave, colour, { light: 0.4 });
      if (colour === pigment.straw)
        for (let i = 0; i < 60; i++)
          solid(
            sheet,
            blob(
              wobble(x + random.between(-160, 160), random.between(y0 + 8, y1 - 4), 18, 10, random, 0.3, 7),
            ),
            lighten(pigment.batter, random.between(-0.06, 0.08)),
            { light: 0.4 },
          );
      if (y0 === 800)
        for (let i = 0; i < 12; i++)
          cube(
            sheet,
            x + random.between(-70, 70),
            random.between(816, 870),
            44,
            lch(0.5, 0.12, 132),
            random.between(-0.4, 0.4),
          );
      if (y0 === 500)
        for (let i = 0; i < 30; i++)
          ball(
            sheet,
            x + random.between(-150, 150),
            random.between(y0 + 12, y1 - 4),
            17,
            lch(0.38, 0.11, 20),
            { ry: 13, shine: 0.5 },
          );
    }
  });
  creamSwirl(sheet, x + 100, 340, 110, 130);
  scoop(sheet, random, x - 70, 320, 132, lch(0.64, 0.13, 122), lighten(pigment.matcha, -0.12));
  for (const [u, v, c] of [
    [x + 20, 326, pigment.milk],
    [x + 70, 344, lch(0.84, 0.08, 5)],
    [x - 16, 356, lch(0.76, 0.11, 125)],
  ] as const)
    ball(sheet, u, v, 42, c, { shine: 0.5 });
  for (let i = 0; i < 14; i++)
    ball(sheet, x + 100 + random.between(-60, 60), 340 + random.between(-12, 18), 16, lch(0.38, 0.11, 20), {
      ry: 12,
      shine: 0.5,
    });
  // wafer
  const wafer = polygon([
    [x + 80, 300],
    [x + 170, 60],
    [x + 260, 96],
    [x + 150, 320],
  ]);
  solid(sheet, wafer, lch(0.8, 0.1, 72));
  sheet.clipped(wafer, () => {
    for (let i = 0; i < 8; i++)
      sheet.stroke(line([x + 60 + i * 30, 40], [x + 20 + i * 30, 330]), lch(0.66, 0.12, 62), 4, 0.7);
    for (let i = 0; i < 8; i++)
      sheet.stroke(line([x + 60, 60 + i * 36], [x + 280, 130 + i * 36]), lch(0.66, 0.12, 62), 4, 0.7);
  });
  sheet.stipple(
    (mask) => {
      mask.fillStyle = 'rgba(0,0,0,.55)';
      mask.beginPath();
      mask.ellipse(x - 80, 230, 110, 60, 0, 0, Math.PI * 2);
      mask.fill();
    },
    lch(0.54, 0.14, 126),
    { box: [x - 200, 160, 240, 140], alpha: 0.8 },
  );
  spoon(sheet, 920, 960, 620, -0.36, pigment.steel);
}

export function affogato(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, rimY] = [680, 500];
  tableShadow(sheet, x, 960, 150, 420, 50);
  solid(sheet, ellipse(x, 950, 180, 26), CLEAR, { shadeColour: lch(0.74, 0.04, 60) });
  sheet.fill(
    polygon([
      [x - 22, 780],
      [x + 22, 780],
      [x + 30, 900],
      [x + 70, 946],
      [x - 70, 946],
      [x - 30, 900],
    ]),
    CLEAR,
    0.75,
  );
  const coupe = blob(
    [
      [x - 320, rimY],
      [x - 300, rimY + 130],
      [x - 190, rimY + 240],
      [x - 60, rimY + 292],
      [x + 60, rimY + 292],
      [x + 190, rimY + 240],
      [x + 300, rimY + 130],
      [x + 320, rimY],
    ],
    true,
    0.6,
  );
  sheet.fill(coupe, CLEAR, 0.4);
  sheet.clipped(coupe, () => {
    sheet.fill(rectangle(x - 340, rimY + 120, 680, 200), lch(0.34, 0.09, 45));
    sheet.shadeLinear(
      rectangle(x - 320, rimY + 120, 640, 180),
      lch(0.62, 0.1, 58),
      0,
      rimY + 110,
      0,
      rimY + 230,
      [
        [0, 0.9],
        [1, 0],
      ],
    );
  });
  scoop(sheet, random, x - 10, rimY + 70, 220, lch(0.95, 0.055, 92), lch(0.5, 0.06, 60));
  const coffee = blob([
    [x + 30, rimY - 152],
    [x + 90, rimY - 150],
    [x + 150, rimY - 80],
    [x + 190, rimY + 20],
    [x + 170, rimY + 90],
    [x + 120, rimY + 70],
    [x + 90, rimY + 130],
    [x + 50, rimY + 60],
    [x + 10, rimY + 100],
    [x - 20, rimY + 10],
    [x - 30, rimY - 90],
  ]);
  solid(sheet, coffee, lch(0.3, 0.085, 42), { light: 0.8, lightColour: lch(0.56, 0.12, 54) });
  sheet.clipped(coupe, () => sheet.fill(ellipse(x, rimY + 130, 290, 40), lch(0.4, 0.1, 48), 0.9));
  sheet.stroke(frontArc(x, rimY + 122, 302, 36), lch(0.66, 0.1, 60), 6, 0.8);
  sheet.stroke(coupe, CLEAR, 5, 0.7);
  sheet.stroke(ellipse(x, rimY, 322, 48), CLEAR, 8, 0.8);
  sheet.fill(
    blob([
      [x - 280, rimY + 40],
      [x - 252, rimY + 40],
      [x - 210, rimY + 190],
      [x - 240, rimY + 170],
    ]),
    CLEAR,
    0.7,
  );
  // falling espresso and the tilted cup
  const stream = blob([
    [x + 270, 128],
    [x + 180, 170],
    [x + 96, 270],
    [x + 84, rimY - 130],
    [x + 48, rimY - 130],
    [x + 62, 240],
    [x + 150, 130],
    [x + 250, 92],
  ]);
  solid(sheet, stream, lch(0.32, 0.09, 44), { light: 0.9, lightColour: lch(0.6, 0.13, 56) });
  const turn = -0.75;
  const [cx, cy] = [x + 420, 120];
  sheet.stroke(
    blob(
      placed(
        [
          [150, -30],
          [260, -20],
          [250, 90],
          [120, 100],
        ],
        cx,
        cy,
        turn,
      ),
      false,
    ),
    shadeOf(pigment.milk, 0.1),
    26,
  );
  const small = blob(
    placed(
      [
        [-160, -90],
        [160, -90],
        [140, 60],
        [70, 130],
        [-70, 130],
        [-140, 60],
      ],
      cx,
      cy,
      turn,
    ),
    true,
    0.6,
  );
  solid(sheet, small, pigment.milk, { shade: 0.95 });
  const mouthPoint = placed([[0, -90]], cx, cy, turn)[0] ?? [cx, cy];
  sheet.fill(ellipse(mouthPoint[0], mouthPoint[1], 160, 34, turn), shadeOf(pigment.milk, 0.12));
  sheet.fill(ellipse(mouthPoint[0] - 30, mouthPoint[1] + 26, 110, 20, turn), lch(0.34, 0.09, 45));
  sheet.stroke(ellipse(mouthPoint[0], mouthPoint[1], 160, 34, turn), pigment.milk, 9);
  for (let i = 0; i < 8; i++) {
    const [u, v] = [250 + random.between(-80, 90), 940 + random.between(-20, 30)];
    solid(sheet, ellipse(u, v, 26, 17, random.between(0, 3)), lch(0.3, 0.07, 42));
    sheet.stroke(curve([u - 17, v], [u, v + 3], [u + 17, v]), lch(0.18, 0.05, 40), 3);
  }
}

export function bingsu(scene: Scene): void {
  const { sheet, random } = scene;
  const x = 800;
  // footed bowl
  tableShadow(sheet, x, 965, 200, 420, 50);
  solid(sheet, ellipse(x, 955, 210, 26), lch(0.7, 0.09, 240));
  upright(
    sheet,
    polygon([
      [x - 50, 830],
      [x + 50, 830],
      [x + 100, 948],
      [x - 100, 948],
    ]),
    lch(0.7, 0.09, 240),
  );
  const spec = {
    x,
    rimY: 640,
    rx: 400,
    ry: 92,
    footY: 870,
    colour: lch(0.72, 0.09, 240),
    footRx: 120,
    shadowReach: 0,
  };
  bowl(sheet, spec, () => {});
  const snow = blob([
    [x - 390, 640],
    [x - 350, 520],
    [x - 230, 360],
    [x - 90, 230],
    [x + 30, 200],
    [x + 150, 260],
    [x + 270, 400],
    [x + 360, 540],
    [x + 390, 640],
    [x + 200, 716],
    [x - 200, 716],
  ]);
  solid(sheet, snow, pigment.milk, { shadeColour: lch(0.8, 0.06, 285) });
  sheet.clipped(snow, () => {
    for (let i = 0; i < 340; i++)
      sheet.fill(
        blob(
          wobble(
            x + random.between(-390, 390),
            random.between(220, 700),
            random.between(10, 30),
            random.between(5, 12),
            random,
            0.3,
            6,
          ),
        ),
        random.chance(0.5) ? pigment.milk : lch(0.92, 0.025, 285),
        0.7,
      );
  });
  for (const [u, v, s, t] of [
    [-280, 580, 82, 0.4],
    [-170, 470, 84, 0.2],
    [-60, 350, 82, -0.2],
    [-230, 690, 70, 0.2],
    [-70, 560, 92, 0.1],
    [70, 460, 88, -0.2],
    [60, 650, 90, 0.1],
    [200, 560, 86, -0.3],
    [160, 340, 76, -0.4],
    [290, 640, 80, -0.3],
    [-20, 250, 66, 0.2],
    [-160, 620, 70, -0.2],
  ] as const) {
    if ((u + v) % 40 < 20) strawberryHalf(sheet, x + u, v, s, t);
    else strawberry(sheet, x + u, v, s, t, false);
  }
  drips(sheet, x + 40, 214, 120, 30, [120, 60, 190, 90], lch(0.95, 0.05, 88), { width: 24 });
  sprig(sheet, x + 40, 190, 74, pigment.leaf, [-2.5, -0.7, -1.6]);
  sheet.stroke(frontArc(x, 640, 400, 92), lighten(lch(0.72, 0.09, 240), 0.05), 13);
  jug(sheet, 1390, 955, 210, pigment.milk);
  strawberry(sheet, 260, 950, 62, 1.7);
}
