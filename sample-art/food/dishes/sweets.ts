import { lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle, wobble } from '../../core/shapes.ts';
import { butterPat, creamSwirl, drips, scoop, softServe } from '../ingredients/egg-dairy.ts';
import { blueberry, raspberry, strawberry, strawberryHalf } from '../ingredients/fruit.ts';
import { leaf, sprig } from '../ingredients/greens.ts';
import { ball, cube, heap, lump, sprinkle, strew } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import {
  castShadow,
  dropShadow,
  frontArc,
  glint,
  placed,
  shadeOf,
  solid,
  tableShadow,
  upright,
} from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { bowl } from '../vessels/bowl.ts';
import { cup } from '../vessels/cup.ts';
import { glass } from '../vessels/glass.ts';
import { cakeStand, plate } from '../vessels/plate.ts';
import { fork, jug, paperSheet, spoon, steam } from '../vessels/ware.ts';

const CLEAR = lch(0.985, 0.012, 200);

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
  sheet.fill(rectangle(x - 90, 690, 180, 5), pigment.milk, 0);
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

export function pancakes(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, base] = [860, 928];
  plate(sheet, x, base + 8, 430, 58, lch(0.8, 0.09, 28), pigment.cream);
  const thick = 68;
  let topX = x;
  let topY = base;
  for (let k = 0; k < 6; k++) {
    const [cx, half, y] = [x + random.between(-18, 18), 286 + random.between(-14, 12), base - 12 - k * thick];
    const side = blob([
      [cx - half, y - 30],
      [cx - half - 16, y + 4],
      [cx - half * 0.8, y + 38],
      [cx, y + 56],
      [cx + half * 0.8, y + 38],
      [cx + half + 16, y + 4],
      [cx + half, y - 30],
    ]);
    solid(sheet, side, lch(0.9, 0.085, 86), { foot: 0.8, shade: 0.95 });
    for (let i = 0; i < 16; i++)
      sheet.fill(
        ellipse(
          cx + random.between(-0.85, 0.85) * half,
          y + random.between(-6, 30),
          random.between(2, 6),
          2.6,
        ),
        lch(0.7, 0.11, 66),
        0.7,
      );
    sheet.fill(ellipse(cx, y - 30, half, 46), lch(0.9, 0.085, 84));
    const face = ellipse(cx, y - 32, half * 0.955, 41);
    solid(sheet, face, lch(0.66, 0.145, 56), { light: 0.9 });
    topX = cx;
    topY = y - 31;
  }
  drips(sheet, topX, topY, 236, 34, [70, 290, 52, 150, 70, 240, 60, 190], lch(0.48, 0.14, 46), { width: 23 });
  butterPat(sheet, topX - 4, topY - 36, 100);
  for (const [dx, dy, s] of [
    [-150, -18, 27],
    [-112, -30, 24],
    [130, -22, 28],
    [168, -8, 23],
  ] as const)
    blueberry(sheet, topX + dx, topY + dy, s);
  for (const [u, v, s] of [
    [x - 350, base, 30],
    [x - 300, base + 26, 33],
    [x + 330, base + 14, 32],
    [x + 372, base - 8, 25],
  ] as const)
    blueberry(sheet, u, v, s);
  sprig(sheet, topX + 10, topY - 92, 74, pigment.leaf, [-2.4, -0.8]);
  jug(sheet, 272, 944, 286, pigment.milk, lch(0.6, 0.15, 30));
}

export function soufflePancakes(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, base] = [720, 890];
  plate(sheet, x, base + 20, 560, 84, pigment.milk, lch(0.7, 0.09, 250));
  const cake = (u: number, v: number, rx: number, turn: number) => {
    const at = (points: readonly (readonly [number, number])[]) =>
      blob(
        placed(
          points.map(([a, b]) => [a * rx, b * rx] as const),
          u,
          v,
          turn,
        ),
      );
    const body = at([
      [-1, -0.24],
      [-1.06, 0.2],
      [-0.9, 0.5],
      [0, 0.62],
      [0.9, 0.5],
      [1.06, 0.2],
      [1, -0.24],
      [0, -0.34],
    ]);
    dropShadow(sheet, body, 14, 6, 0.35);
    solid(sheet, body, lch(0.93, 0.075, 92), { shadeColour: lch(0.82, 0.1, 78), foot: 0.4 });
    const top = at([
      [-1, -0.26],
      [-0.8, -0.48],
      [0, -0.58],
      [0.8, -0.48],
      [1, -0.26],
      [0.8, -0.1],
      [0, -0.02],
      [-0.8, -0.1],
    ]);
    solid(sheet, top, lch(0.68, 0.14, 60), { light: 0.9 });
  };
  cake(x - 210, base - 110, 240, -0.06);
  cake(x + 240, base - 112, 236, 0.16);
  cake(x + 30, base - 330, 244, -0.1);
  creamSwirl(sheet, x + 30, base - 456, 120, 96);
  strawberry(sheet, x + 40, base - 600, 80, 0.12);
  sheet.stipple(
    (mask) => {
      mask.fillStyle = 'rgba(0,0,0,.5)';
      mask.beginPath();
      mask.ellipse(x - 90, base - 440, 120, 24, -0.1, 0, Math.PI * 2);
      mask.fill();
      mask.beginPath();
      mask.ellipse(x - 250, base - 226, 150, 24, -0.06, 0, Math.PI * 2);
      mask.fill();
    },
    pigment.milk,
    { box: [x - 440, base - 480, 500, 300] },
  );
  const syrup = random.stream('syrup');
  for (const [u, v] of [
    [-400, 24],
    [-330, 46],
    [380, 20],
    [430, 44],
    [310, 54],
  ] as const)
    sheet.fill(ellipse(x + u, base + v - 16, syrup.between(16, 34), 8), lch(0.6, 0.15, 58), 0.9);
  strawberryHalf(sheet, x + 430, base - 10, 60, 0.4);
  jug(sheet, 1370, 950, 230, lch(0.7, 0.09, 250));
}

export function macarons(scene: Scene): void {
  const { sheet } = scene;
  const [x, y] = [560, 760];
  cakeStand(sheet, x, y, 400, 960, pigment.milk);
  const colours = [
    lch(0.8, 0.1, 8),
    lch(0.8, 0.1, 128),
    lch(0.9, 0.11, 95),
    lch(0.76, 0.09, 305),
    lch(0.5, 0.08, 48),
    lch(0.78, 0.08, 230),
  ];
  const macaron = (u: number, v: number, r: number, colour: (typeof colours)[number]) => {
    const shell = (dy: number, up: number) =>
      blob([
        [u - r, v + dy],
        [u - r * 0.9, v + dy - up * r * 0.34],
        [u, v + dy - up * r * 0.48],
        [u + r * 0.9, v + dy - up * r * 0.34],
        [u + r, v + dy],
        [u, v + dy + r * 0.06],
      ]);
    dropShadow(sheet, shell(20, -1), 8, 6, 0.35);
    solid(sheet, shell(r * 0.2, -1), colour);
    sheet.fill(rectangle(u - r * 0.93, v - r * 0.1, r * 1.86, r * 0.26, 9), pigment.cream);
    solid(sheet, shell(-r * 0.1, 1), colour, { light: 0.9 });
    for (const dy of [-r * 0.07, r * 0.17])
      for (let i = 0; i < 15; i++)
        sheet.fill(
          ellipse(u - r * 0.94 + (i / 14) * r * 1.88, v + dy, r * 0.075, r * 0.05),
          lighten(colour, i % 2 ? 0.05 : -0.04),
        );
    glint(sheet, u - r * 0.4, v - r * 0.4, r * 0.16, r * 0.06);
  };
  let k = 0;
  for (const [row, count] of [4, 3, 2, 1].entries()) {
    for (let i = 0; i < count; i++) {
      macaron(
        x + (i - (count - 1) / 2) * 178,
        y - 54 - row * 112,
        84,
        colours[(k * 5 + row) % colours.length] ?? pigment.rose,
      );
      k++;
    }
  }
  macaron(1130, 920, 84, lch(0.8, 0.1, 128));
  macaron(1290, 950, 84, lch(0.8, 0.1, 8));
}

export function nanaimoBars(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, base] = [620, 900];
  // a ferry crosses the window
  const sea = 560;
  sheet.clipped(rectangle(240, 0, 1120, 650), () => {
    sheet.fill(rectangle(200, sea, 1200, 200), lch(0.62, 0.08, 230));
    for (let i = 0; i < 18; i++)
      sheet.fill(
        rectangle(random.between(220, 1300), random.between(sea + 10, 640), random.between(40, 120), 4),
        lch(0.8, 0.06, 220),
        0.7,
      );
    const hull = polygon([
      [860, sea - 44],
      [1320, sea - 50],
      [1290, sea + 16],
      [900, sea + 16],
    ]);
    solid(sheet, hull, pigment.milk);
    sheet.fill(
      polygon([
        [880, sea - 10],
        [1304, sea - 12],
        [1290, sea + 16],
        [900, sea + 16],
      ]),
      pigment.cobalt,
    );
    solid(sheet, rectangle(930, sea - 96, 320, 54), pigment.milk);
    solid(sheet, rectangle(1000, sea - 136, 170, 42), pigment.milk);
    solid(sheet, rectangle(1090, sea - 176, 44, 46), pigment.cobalt);
    for (let i = 0; i < 9; i++) sheet.fill(rectangle(944 + i * 33, sea - 82, 18, 18), lch(0.4, 0.06, 240));
  });
  plate(sheet, x, base + 14, 500, 72, lch(0.72, 0.09, 165));
  const bar = (u: number, v: number, w: number) => {
    const h = w * 0.62;
    const [l, r, dx, dy] = [u - w / 2, u + w / 2, w * 0.26, w * 0.16];
    dropShadow(
      sheet,
      polygon([
        [l, v],
        [r, v],
        [r + dx, v - dy],
        [r + dx, v - h - dy],
        [l + dx, v - h - dy],
        [l, v - h],
      ]),
      14,
      6,
      0.4,
    );
    const bands = [
      [1, 0.62, lch(0.36, 0.07, 42)],
      [0.62, 0.2, lch(0.91, 0.12, 96)],
      [0.2, 0, lch(0.27, 0.06, 38)],
    ] as const;
    for (const [from, to, colour] of bands) {
      const face = polygon([
        [l, v - h * (1 - from)],
        [r, v - h * (1 - from)],
        [r, v - h * (1 - to)],
        [l, v - h * (1 - to)],
      ]);
      solid(sheet, face, colour, { light: 0.3, shade: 0.5 });
      sheet.fill(
        polygon([
          [r, v - h * (1 - from)],
          [r + dx, v - h * (1 - from) - dy],
          [r + dx, v - h * (1 - to) - dy],
          [r, v - h * (1 - to)],
        ]),
        shadeOf(colour, 0.12),
      );
    }
    sprinkle(
      sheet,
      random,
      u,
      v - h * 0.19,
      w * 0.47,
      h * 0.15,
      60,
      [lch(0.5, 0.09, 48), lch(0.24, 0.05, 35), pigment.oat],
      [4, 10],
    );
    const top = polygon([
      [l, v - h],
      [r, v - h],
      [r + dx, v - h - dy],
      [l + dx, v - h - dy],
    ]);
    solid(sheet, top, lch(0.31, 0.07, 40), { lightColour: lch(0.56, 0.08, 48) });
    sheet.stroke(line([l + 6, v - h + 4], [r - 6, v - h + 4]), lch(0.5, 0.08, 46), 5, 0.8);
  };
  bar(x - 200, base, 310);
  bar(x + 160, base + 4, 310);
  bar(x - 30, base - 214, 310);
  fork(sheet, 1080, 960, 380, 0.06, pigment.steel);
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
  const milk = drips(sheet, x + 40, 214, 120, 30, [120, 60, 190, 90], lch(0.95, 0.05, 88), { width: 24 });
  sheet.fill(milk, pigment.milk, 0);
  sprig(sheet, x + 40, 190, 74, pigment.leaf, [-2.5, -0.7, -1.6]);
  sheet.stroke(frontArc(x, 640, 400, 92), lighten(lch(0.72, 0.09, 240), 0.05), 13);
  jug(sheet, 1390, 955, 210, pigment.milk);
  strawberry(sheet, 260, 950, 62, 1.7);
}

export function dango(scene: Scene): void {
  const { sheet, random } = scene;
  // cherry branches
  for (const [p, w] of [
    [
      [
        [-20, 120],
        [260, 150],
        [520, 90],
        [800, 150],
        [1010, 120],
      ],
      20,
    ],
    [
      [
        [520, 92],
        [640, 220],
        [760, 260],
      ],
      10,
    ],
    [
      [
        [1640, 330],
        [1400, 250],
        [1250, 270],
      ],
      14,
    ],
  ] as const)
    sheet.stroke(
      blob(
        p.map(([a, b]) => [a, b] as const),
        false,
      ),
      lch(0.36, 0.06, 30),
      w,
    );
  const flowers = random.stream('sakura');
  for (let i = 0; i < 46; i++) {
    const t = flowers.next();
    const [u, v] =
      i < 34
        ? [t * 1000, 120 + Math.sin(t * 9) * 30 + flowers.between(-60, 70)]
        : [1240 + flowers.between(0, 360), 280 + flowers.between(-70, 70)];
    const size = flowers.between(16, 30);
    for (let k = 0; k < 5; k++) {
      const a = (k / 5) * 6.28 + t * 5;
      sheet.fill(
        ellipse(u + Math.cos(a) * size * 0.7, v + Math.sin(a) * size * 0.7, size * 0.62, size * 0.5, a),
        flowers.chance(0.5) ? lch(0.9, 0.06, 355) : lch(0.85, 0.09, 355),
      );
    }
    sheet.fill(ellipse(u, v, size * 0.28), lch(0.66, 0.17, 5));
  }
  plate(sheet, 760, 905, 520, 80, lch(0.4, 0.07, 200), lch(0.7, 0.06, 190));
  for (const [x0, y0, a] of [
    [400, 900, -0.72],
    [640, 905, -0.86],
    [880, 905, -0.98],
  ] as const) {
    const at = (d: number) => placed([[d, 0]], x0, y0, a)[0] ?? [x0, y0];
    const [tail, tip] = [at(-30), at(640)];
    sheet.stroke(line(tail, tip), pigment.oak, 13);
    for (const [d, c] of [
      [230, lch(0.72, 0.12, 128)],
      [390, pigment.milk],
      [550, lch(0.82, 0.1, 5)],
    ] as const) {
      const [u, v] = at(d);
      castShadow(sheet, ellipse(u + 22, v + 16, 82), 0.3);
      ball(sheet, u, v, 86, c, { shine: 0.7, contrast: 0.18 });
    }
  }
  for (let i = 0; i < 8; i++)
    sheet.fill(
      ellipse(random.between(80, 1500), random.between(840, 1030), 17, 9, random.between(0, 3)),
      lch(0.88, 0.07, 355),
    );
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

export function paletas(scene: Scene): void {
  const { sheet, random } = scene;
  // block of ice with slots
  tableShadow(sheet, 800, 965, 660, 160, 50);
  const ice = polygon([
    [130, 760],
    [1470, 760],
    [1500, 960],
    [100, 960],
  ]);
  const flavours = [
    [lch(0.64, 0.2, 20), lch(0.5, 0.2, 22)],
    [lch(0.82, 0.17, 126), lch(0.6, 0.16, 132)],
    [lch(0.82, 0.17, 76), lch(0.68, 0.18, 55)],
    [lch(0.96, 0.02, 90), lch(0.84, 0.03, 80)],
    [lch(0.5, 0.19, 355), lch(0.38, 0.16, 350)],
  ] as const;
  for (const [i, [colour, piece]] of flavours.entries()) {
    const x = 270 + i * 265;
    const top = 190 + (i % 2) * 40;
    castShadow(sheet, rectangle(x - 40, top + 40, 190, 520, 80), 0.22);
    solid(sheet, rectangle(x - 24, top + 440, 48, 260, 14), lch(0.72, 0.1, 66));
    const pop = rectangle(x - 96, top, 192, 470, 84);
    sheet.fill(pop, colour);
    sheet.clipped(pop, () => {
      strew(random, x, top + 240, 84, 210, 18, (u, v) => {
        if (i === 0) strawberryHalf(sheet, u, v, random.between(30, 44), random.between(-0.6, 0.6));
        else if (i === 1) {
          sheet.stroke(ellipse(u, v, 34, 34), piece, 7);
          sheet.fill(ellipse(u, v, 27), lighten(colour, 0.06));
        } else lump(sheet, u, v, random.between(14, 30), random.between(12, 24), piece, random);
      });
      for (const u of [-34, 34])
        sheet.fill(rectangle(x + u - 14, top + 40, 28, 380, 14), lighten(colour, 0.05), 0.45);
    });
    sheet.shadeLinear(pop, lighten(colour, 0.14), x - 96, 0, x - 20, 0, [
      [0, 0.9],
      [1, 0],
    ]);
    sheet.shadeLinear(pop, shadeOf(colour, 0.22), x, 0, x + 96, 0, [
      [0, 0],
      [1, 0.95],
    ]);
    glint(sheet, x - 56, top + 90, 12, 46, 0.05, 0.8);
    if (i === 2) sheet.fill(ellipse(x + 70, top + 20, 54), pigment.mango, 0);
  }
  sheet.fill(ice, lch(0.9, 0.04, 225), 0.82);
  sheet.shadeLinear(ice, pigment.milk, 130, 760, 700, 960, [
    [0, 0.9],
    [1, 0],
  ]);
  sheet.shadeLinear(ice, lch(0.62, 0.09, 240), 700, 760, 1500, 960, [
    [0, 0],
    [1, 0.8],
  ]);
  sheet.stroke(
    polygon([
      [130, 760],
      [1470, 760],
      [1500, 960],
      [100, 960],
    ]),
    pigment.milk,
    6,
    0.8,
  );
  for (let i = 0; i < 9; i++) {
    const u = random.between(180, 1400);
    sheet.stroke(line([u, 790], [u + random.between(-60, 60), 940]), pigment.milk, 3, 0.5);
  }
}

export function croissant(scene: Scene): void {
  const { sheet, random } = scene;
  paperSheet(sheet, 800, 900, 1180, 96, lch(0.72, 0.075, 66));
  tableShadow(sheet, 820, 900, 500, 200, 50);
  const base = lch(0.64, 0.14, 58);
  // seven overlapping bands, the middle in front
  const bands = [
    [-440, 820, 150, 190, 0.55],
    [440, 820, 150, 190, -0.55],
    [-310, 760, 180, 280, 0.36],
    [310, 760, 180, 280, -0.36],
    [-160, 715, 190, 350, 0.18],
    [160, 715, 190, 350, -0.18],
    [0, 700, 180, 380, 0],
  ] as const;
  for (const [dx, y, w, h, turn] of bands) {
    const x = 800 + dx;
    const body = blob(
      placed(
        [
          [-w * 0.55, h * 0.46],
          [-w * 0.66, 0],
          [-w * 0.42, -h * 0.44],
          [0, -h * 0.54],
          [w * 0.42, -h * 0.44],
          [w * 0.66, 0],
          [w * 0.55, h * 0.46],
          [0, h * 0.54],
        ],
        x,
        y,
        turn,
      ),
    );
    dropShadow(sheet, body, dx < 0 ? -8 : 12, 6, 0.35);
    solid(sheet, body, base, {
      light: 0.95,
      shade: 1,
      lightColour: lch(0.82, 0.125, 74),
      shadeColour: lch(0.42, 0.12, 44),
      foot: 0.6,
    });
    sheet.clipped(body, () => {
      for (let i = -4; i <= 4; i++) {
        const layer = placed(
          [
            [-w * 0.6 + i * 9, h * 0.5],
            [i * 17, 0],
            [-w * 0.1 + i * 16, -h * 0.55],
          ],
          x,
          y,
          turn,
        );
        sheet.stroke(
          blob(layer, false),
          i % 2 ? lch(0.82, 0.12, 74) : lch(0.46, 0.12, 48),
          random.between(3, 7),
          0.6,
        );
      }
    });
  }
  sprinkle(sheet, random, 800, 935, 560, 46, 90, [lch(0.76, 0.13, 68), lch(0.62, 0.14, 58)], [4, 12]);
  butterPat(sheet, 1420, 900, 84);
}

export function dutchBaby(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, rimY] = [720, 700];
  const spec = {
    x,
    rimY,
    rx: 470,
    ry: 128,
    footY: 880,
    colour: pigment.iron,
    side: 'straight' as const,
    lip: 18,
  };
  solid(
    sheet,
    blob([
      [x + 440, rimY + 20],
      [x + 600, rimY + 6],
      [x + 800, rimY + 26],
      [x + 800, rimY + 80],
      [x + 600, rimY + 74],
      [x + 450, rimY + 96],
    ]),
    pigment.iron,
  );
  sheet.fill(ellipse(x + 750, rimY + 52, 26, 12), lch(0.5, 0.1, 30));
  bowl(sheet, spec, () => {});
  const crust = lch(0.74, 0.14, 70);
  const rim: [number, number][] = [];
  for (let i = 0; i <= 16; i++) {
    const a = Math.PI + (i / 16) * Math.PI;
    const lift = 170 + Math.sin(i * 2.3) * 34;
    rim.push([x + Math.cos(a) * 486, rimY - 30 + Math.sin(a) * lift]);
  }
  const back = blob([...rim, [x + 440, rimY + 40], [x, rimY + 120], [x - 440, rimY + 40]]);
  solid(sheet, back, crust, { light: 0.95, shade: 1 });
  sheet.clipped(back, () =>
    strew(random, x, rimY - 110, 460, 100, 40, (u, v) => {
      const r = random.between(14, 50);
      sheet.shadeRadial(ellipse(u, v, r, r * 0.6), lch(0.46, 0.13, 48), u, v, 0, r, [
        [0, 0.85],
        [1, 0],
      ]);
    }),
  );
  const hollow = blob(wobble(x, rimY + 6, 380, 92, random, 0.05, 16));
  solid(sheet, hollow, lch(0.93, 0.11, 92), { lightColour: lch(0.8, 0.13, 76), light: 0.6 });
  for (let i = 0; i < 12; i++) {
    const [u, v] = [x - 250 + (i % 6) * 96 + random.between(-20, 20), rimY - 20 + Math.floor(i / 6) * 50];
    if (i % 3 === 0) strawberryHalf(sheet, u, v, 52, random.between(-0.6, 0.6));
    else if (i % 3 === 1) blueberry(sheet, u, v, 32);
    else raspberry(sheet, u, v, 40);
  }
  // puffed front lip over the iron
  const outer: [number, number][] = [];
  const inner: [number, number][] = [];
  for (let i = 0; i <= 14; i++) {
    const a = Math.PI * (0.01 + (i / 14) * 0.98);
    outer.push([x + Math.cos(a) * 486, rimY + 12 + Math.sin(a) * (128 + Math.sin(i * 2.1) * 16)]);
    inner.push([x + Math.cos(a) * 388, rimY - 6 + Math.sin(a) * (80 + Math.sin(i * 1.7) * 8)]);
  }
  const lip = blob([...outer, ...inner.reverse()]);
  solid(sheet, lip, crust, { light: 0.9, shade: 0.95, foot: 0.5 });
  sheet.clipped(lip, () => {
    for (let i = 0; i < 26; i++) {
      const a = Math.PI * random.next();
      const [u, v, r] = [
        x + Math.cos(a) * 440,
        rimY + 10 + Math.sin(a) * random.between(84, 124),
        random.between(20, 54),
      ];
      const spot = ellipse(u, v, r, r * 0.5);
      sheet.shadeRadial(spot, random.chance(0.6) ? lch(0.5, 0.13, 50) : lch(0.88, 0.11, 84), u, v, 0, r, [
        [0, 0.8],
        [1, 0],
      ]);
    }
  });
  sheet.stipple(
    (mask) => {
      mask.fillStyle = 'rgba(0,0,0,.42)';
      mask.beginPath();
      mask.ellipse(x - 60, rimY - 40, 400, 120, 0, 0, Math.PI * 2);
      mask.fill();
    },
    pigment.milk,
    { box: [x - 480, rimY - 170, 860, 270] },
  );
  const lemon = ellipse(x + 180, rimY - 30, 84, 46, -0.2);
  solid(sheet, lemon, pigment.lemon);
  sheet.fill(ellipse(x + 178, rimY - 36, 70, 36, -0.2), lch(0.96, 0.08, 104));
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.28;
    sheet.stroke(
      line([x + 178, rimY - 36], [x + 178 + Math.cos(a) * 56, rimY - 36 + Math.sin(a) * 28]),
      pigment.lemon,
      5,
    );
  }
  steam(sheet, x - 60, rimY - 190, 280, { width: 420 });
}

export function baklava(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [780, 880];
  // round tin
  tableShadow(sheet, x, y + 70, 560, 240, 60);
  sheet.fill(ellipse(x, y + 46, 610, 126), lch(0.58, 0.09, 70));
  solid(sheet, ellipse(x, y, 620, 130), pigment.brass);
  solid(sheet, ellipse(x, y + 6, 580, 112), lch(0.62, 0.13, 60), { light: 0.4 });
  sheet.fill(ellipse(x - 200, y + 50, 220, 34), lch(0.7, 0.15, 66), 0.7);
  const piece = (u: number, v: number, s: number) => {
    const top = [
      [0, -58],
      [150, -6],
      [0, 46],
      [-150, -6],
    ] as const;
    const at = (p: readonly (readonly [number, number])[], dy = 0) =>
      polygon(p.map(([a, b]) => [u + a * s, v + (b + dy) * s] as const));
    dropShadow(
      sheet,
      at([
        [-150, -6],
        [0, 46],
        [150, -6],
        [150, 84],
        [0, 138],
        [-150, 84],
      ]),
      14,
      10,
      0.4,
    );
    const left = at([
      [-150, -6],
      [0, 46],
      [0, 138],
      [-150, 84],
    ]);
    const right = at([
      [0, 46],
      [150, -6],
      [150, 84],
      [0, 138],
    ]);
    sheet.fill(left, lch(0.74, 0.13, 68));
    sheet.fill(right, lch(0.56, 0.125, 54));
    for (let i = 1; i < 9; i++) {
      const dy = i * 10.2;
      if (i === 5) {
        sheet.stroke(
          polygon(
            [
              [u - 150 * s, v + (dy - 6) * s],
              [u, v + (dy + 46) * s],
              [u + 150 * s, v + (dy - 6) * s],
            ],
            false,
          ),
          lch(0.7, 0.14, 124),
          12 * s,
          1,
          'butt',
        );
        continue;
      }
      sheet.stroke(
        polygon(
          [
            [u - 150 * s, v + (dy - 6) * s],
            [u, v + (dy + 46) * s],
          ],
          false,
        ),
        lch(0.88, 0.09, 80),
        3.4 * s,
        0.8,
        'butt',
      );
      sheet.stroke(
        polygon(
          [
            [u, v + (dy + 46) * s],
            [u + 150 * s, v + (dy - 6) * s],
          ],
          false,
        ),
        lch(0.7, 0.12, 66),
        3.4 * s,
        0.8,
        'butt',
      );
    }
    solid(sheet, at(top), lch(0.74, 0.14, 68), { light: 0.95, lightColour: lch(0.88, 0.11, 80) });
    for (let i = 0; i < 26; i++) {
      const [a, b] = [random.between(-58, 58), random.between(-22, 18)];
      solid(
        sheet,
        blob(
          wobble(
            u + a * s,
            v + (b - 6) * s,
            random.between(6, 13) * s,
            random.between(4, 8) * s,
            random,
            0.25,
            7,
          ),
        ),
        random.pick([lch(0.72, 0.15, 124), lch(0.62, 0.14, 130), lch(0.8, 0.12, 116)]),
        { light: 0.3, shade: 0.5 },
      );
    }
  };
  for (const [dx, dy] of [
    [-330, -96],
    [0, -110],
    [330, -96],
    [-170, -30],
    [170, -30],
    [-340, 16],
    [340, 16],
  ] as const)
    piece(x + dx, y + dy - 50, 0.95);
  piece(x, y - 40, 1);
  for (const [dx, dy] of [
    [-170, -190],
    [170, -190],
  ] as const)
    piece(x + dx, y + dy, 0.95);
  piece(x, y - 130, 1);
  piece(x, y - 290, 0.95);
  // tulip glass of tea
  const spec = {
    x: 1450,
    topY: 620,
    footY: 930,
    topRx: 84,
    footRx: 70,
    gap: 40,
    drink: [
      [0, lch(0.56, 0.18, 40)],
      [1, lch(0.44, 0.17, 32)],
    ] as const,
  };
  solid(sheet, ellipse(1450, 940, 130, 22), pigment.milk);
  glass(sheet, spec);
}
