import { lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle } from '../../core/shapes.ts';
import { leaf, sprig } from '../ingredients/greens.ts';
import { ball, cube, lump, sprinkle, strew } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import {
  arc,
  bar,
  dropShadow,
  frontArc,
  placed,
  shadeOf,
  solid,
  tableShadow,
  upright,
} from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { bowl } from '../vessels/bowl.ts';
import { cup, foamHeart, saucer } from '../vessels/cup.ts';
import { CLEAR, condensation, glass, iceCube, iceCubes } from '../vessels/glass.ts';
import { plate } from '../vessels/plate.ts';
import { spoon, steam } from '../vessels/ware.ts';

export function cappuccino(scene: Scene): void {
  const { sheet, random } = scene;
  // two books with a madeleine on top
  for (const [y, w, c] of [
    [900, 400, pigment.milk],
    [846, 360, pigment.brick],
  ] as const) {
    tableShadow(sheet, 1290, y + 20, w / 2, 120, 34);
    solid(sheet, rectangle(1290 - w / 2, y - 32, w, 52, 6), c);
    sheet.fill(rectangle(1290 - w / 2 + 12, y - 22, w - 24, 32), pigment.cream);
    for (let i = 0; i < 4; i++)
      sheet.fill(rectangle(1290 - w / 2 + 14, y - 18 + i * 8, w - 30, 2), shadeOf(pigment.cream, 0.12), 0.6);
  }
  const shell = blob([
    [1130, 812],
    [1150, 752],
    [1220, 706],
    [1300, 700],
    [1380, 720],
    [1440, 770],
    [1450, 812],
  ]);
  solid(sheet, shell, lch(0.72, 0.13, 68), { light: 0.95 });
  sheet.clipped(shell, () => {
    for (let i = 0; i < 9; i++)
      sheet.stroke(
        curve([1290, 830], [1200 + i * 24, 760], [1130 + i * 40, 700]),
        lch(0.56, 0.13, 54),
        6,
        0.7,
      );
  });
  saucer(sheet, 620, 912, 380, pigment.coral);
  cup(
    sheet,
    { x: 620, rimY: 540, rx: 270, footY: 900, colour: pigment.coral, liquid: lch(0.56, 0.11, 55) },
    () => {
      foamHeart(sheet, 620, 556, 190, 0.2);
    },
  );
  spoon(sheet, 860, 930, 300, 0.03, pigment.steel);
  steam(sheet, 620, 500, 380, { width: 300, ribbons: 3 });
  sprinkle(sheet, random, 620, 550, 220, 30, 50, [pigment.cocoa], [2, 4]);
}

export function pourOver(scene: Scene): void {
  const { sheet, random } = scene;
  // wooden stand
  const x = 640;
  tableShadow(sheet, x, 960, 300, 380, 50);
  upright(sheet, rectangle(x - 320, 930, 640, 40, 10), pigment.wood);
  for (const side of [-1, 1]) upright(sheet, rectangle(x + side * 280 - 16, 330, 32, 610, 8), pigment.wood);
  solid(sheet, rectangle(x - 310, 330, 620, 34, 8), pigment.oak);
  // carafe
  const flask = blob(
    [
      [x - 70, 560],
      [x + 70, 560],
      [x + 66, 640],
      [x + 190, 780],
      [x + 200, 880],
      [x + 120, 932],
      [x - 120, 932],
      [x - 200, 880],
      [x - 190, 780],
      [x - 66, 640],
    ],
    true,
    0.75,
  );
  sheet.fill(flask, CLEAR, 0.4);
  sheet.clipped(flask, () => {
    sheet.fill(rectangle(x - 260, 800, 520, 160), lch(0.3, 0.08, 45));
    sheet.fill(ellipse(x, 800, 204, 26), lch(0.44, 0.11, 50));
    sheet.shadeLinear(rectangle(x - 220, 800, 440, 140), lch(0.5, 0.14, 52), x - 200, 0, x - 60, 0, [
      [0, 0.8],
      [1, 0],
    ]);
  });
  sheet.stroke(flask, CLEAR, 6, 0.8);
  sheet.fill(
    blob([
      [x - 150, 780],
      [x - 120, 750],
      [x - 130, 900],
      [x - 160, 880],
    ]),
    CLEAR,
    0.5,
  );
  solid(sheet, rectangle(x - 78, 592, 156, 46, 10), pigment.oak);
  sheet.stroke(line([x - 78, 615], [x + 78, 615]), pigment.brick, 8);
  // the falling coffee
  sheet.stroke(line([x, 500], [x, 800]), lch(0.34, 0.09, 45), 7);
  for (const y of [690, 740]) ball(sheet, x, y, 9, lch(0.4, 0.1, 48), { ry: 14 });
  // dripper, paper and grounds
  const paper = blob(
    [
      [x - 190, 232],
      [x, 214],
      [x + 190, 232],
      [x + 150, 330],
      [x - 150, 330],
    ],
    true,
    0.3,
  );
  sheet.fill(paper, pigment.cream);
  sheet.fill(ellipse(x, 262, 156, 34), lch(0.3, 0.07, 42));
  strew(random, x, 262, 150, 30, 60, (u, v) =>
    sheet.fill(ellipse(u, v, random.between(3, 8), 3), lch(random.between(0.24, 0.5), 0.08, 45), 0.9),
  );
  const cone = polygon([
    [x - 200, 270],
    [x + 200, 270],
    [x + 40, 506],
    [x - 40, 506],
  ]);
  upright(sheet, cone, pigment.milk);
  for (let i = -3; i <= 3; i++)
    sheet.stroke(
      curve([x + i * 52, 280], [x + i * 34 + 14, 390], [x + i * 11 + 10, 500]),
      shadeOf(pigment.milk, 0.12),
      5,
      0.6,
    );
  sheet.stroke(frontArc(x, 270, 200, 40), lighten(pigment.milk, 0.02), 12);
  upright(sheet, rectangle(x - 96, 500, 192, 20, 8), pigment.milk);
  // the kettle
  const kx = 1270;
  tableShadow(sheet, kx, 965, 180, 260, 50);
  sheet.stroke(
    curve([kx - 150, 880], [kx - 280, 840], [kx - 250, 660], [kx - 340, 560], [kx - 400, 570]),
    shadeOf(pigment.copper, 0.06),
    30,
  );
  sheet.stroke(
    curve([kx - 150, 872], [kx - 284, 834], [kx - 256, 660], [kx - 340, 554], [kx - 396, 564]),
    lighten(pigment.copper, 0.1),
    10,
    0.8,
  );
  sheet.stroke(curve([kx + 120, 680], [kx + 270, 650], [kx + 280, 830], [kx + 170, 880]), pigment.walnut, 30);
  const kettle = blob(
    [
      [kx - 130, 670],
      [kx + 130, 670],
      [kx + 190, 900],
      [kx + 150, 965],
      [kx - 150, 965],
      [kx - 190, 900],
    ],
    true,
    0.5,
  );
  upright(sheet, kettle, pigment.copper);
  solid(sheet, ellipse(kx, 668, 132, 30), lighten(pigment.copper, 0.06));
  ball(sheet, kx, 626, 30, pigment.walnut);
  sheet.fill(
    blob([
      [kx - 90, 700],
      [kx - 64, 700],
      [kx - 110, 900],
      [kx - 140, 890],
    ]),
    pigment.milk,
    0.4,
  );
  steam(sheet, x + 10, 240, 200, { width: 240, ribbons: 3 });
}

export function phinCoffee(scene: Scene): void {
  const { sheet, random } = scene;
  const x = 640;
  const spec = {
    x,
    topY: 470,
    footY: 940,
    topRx: 190,
    footRx: 150,
    gap: 120,
    drink: [
      [0, lch(0.22, 0.05, 40)],
      [0.52, lch(0.28, 0.07, 42)],
      [0.58, lch(0.6, 0.09, 62)],
      [0.66, lch(0.93, 0.05, 84)],
      [1, pigment.cream],
    ] as const,
  };
  glass(sheet, spec, () => {
    for (let i = 0; i < 7; i++)
      sheet.fill(ellipse(x - 120 + i * 42, 790 + Math.sin(i * 2) * 14, 30, 24), lch(0.5, 0.09, 58), 0.5);
  });
  sheet.stroke(line([x, 450], [x, 590]), lch(0.24, 0.06, 40), 6);
  ball(sheet, x, 540, 8, lch(0.24, 0.06, 40), { ry: 13 });
  // the filter with its hat
  const tin = pigment.steel;
  solid(sheet, ellipse(x, 458, 236, 30), tin);
  sheet.fill(ellipse(x, 452, 200, 20), shadeOf(tin, 0.1));
  upright(
    sheet,
    polygon([
      [x - 148, 250],
      [x + 148, 250],
      [x + 130, 452],
      [x - 130, 452],
    ]),
    tin,
  );
  for (const side of [-1, 1])
    sheet.stroke(
      curve([x + side * 140, 300], [x + side * 200, 296], [x + side * 196, 370], [x + side * 136, 376]),
      shadeOf(tin, 0.1),
      12,
    );
  solid(sheet, ellipse(x, 250, 164, 24), lighten(tin, 0.05));
  solid(
    sheet,
    blob([
      [x - 120, 244],
      [x - 70, 216],
      [x + 70, 216],
      [x + 120, 244],
    ]),
    tin,
  );
  ball(sheet, x, 196, 22, tin);
  sheet.fill(
    polygon([
      [x - 112, 262],
      [x - 84, 262],
      [x - 78, 440],
      [x - 102, 440],
    ]),
    pigment.milk,
    0.7,
  );
  // a glass of ice and a long spoon
  const iceGlass = {
    x: 1180,
    topY: 540,
    footY: 950,
    topRx: 150,
    footRx: 116,
    gap: 46,
    drink: [
      [0, lch(0.9, 0.03, 220)],
      [1, lch(0.82, 0.05, 225)],
    ] as const,
  };
  glass(sheet, iceGlass, () => iceCubes(sheet, 1180, 130, 600, 930, 9));
  iceCube(sheet, 1150, 540, 84, 0.4);
  iceCube(sheet, 1224, 556, 76, -0.3);
  condensation(sheet, iceGlass);
  spoon(sheet, 250, 985, 420, -0.04, tin);
  for (let i = 0; i < 9; i++) {
    const [u, v] = [180 + random.between(0, 230), 900 + random.between(0, 40)];
    solid(sheet, ellipse(u, v, 24, 15, random.between(0, 3)), lch(0.32, 0.07, 42));
    sheet.stroke(curve([u - 16, v], [u, v + 3], [u + 16, v]), lch(0.2, 0.05, 40), 3);
  }
}

export function matchaWhisk(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 640,
    rimY: 600,
    rx: 360,
    ry: 110,
    footY: 930,
    colour: lch(0.3, 0.025, 60),
    inside: lch(0.26, 0.02, 60),
    footRx: 170,
    lip: 17,
  };
  const { x, rimY } = spec;
  bowl(
    sheet,
    {
      ...spec,
      pattern: () => {
        for (let i = 0; i < 60; i++)
          sheet.fill(
            ellipse(
              x + random.between(-360, 360),
              rimY + random.between(90, 330),
              random.between(4, 26),
              random.between(3, 9),
            ),
            lch(random.between(0.22, 0.44), 0.03, 55),
            0.6,
          );
        sheet.fill(
          blob([
            [x - 380, rimY + 40],
            [x - 120, rimY + 170],
            [x + 30, rimY + 130],
            [x + 160, rimY + 220],
            [x + 400, rimY + 120],
            [x + 400, rimY - 60],
            [x - 400, rimY - 60],
          ]),
          lch(0.46, 0.05, 210),
          0.75,
        );
      },
    },
    () => {
      const tea = ellipse(x, rimY + 16, 330, 92);
      sheet.fill(tea, lch(0.7, 0.15, 120));
      sheet.shadeRadial(tea, lch(0.5, 0.13, 128), x - 40, rimY, 120, 340, [
        [0, 0],
        [1, 0.9],
      ]);
      strew(random, x, rimY + 16, 310, 82, 190, (u, v) => {
        const r = random.between(2, 8);
        sheet.stroke(ellipse(u, v, r, r * 0.42), lch(0.86, 0.12, 116), 2, 0.75);
      });
      sheet.stroke(
        blob(
          [
            [x - 150, rimY + 20],
            [x - 60, rimY - 26],
            [x + 70, rimY - 14],
            [x + 110, rimY + 30],
            [x + 20, rimY + 54],
            [x - 60, rimY + 36],
          ],
          false,
        ),
        lch(0.82, 0.13, 116),
        12,
        0.55,
      );
    },
  );
  // bamboo whisk standing beside
  const wx = 1210;
  tableShadow(sheet, wx, 930, 100, 280, 40);
  for (let i = -12; i <= 12; i++) {
    const path = curve([wx + i * 4.6, 740], [wx + i * 10.6, 830], [wx + i * 9.4, 910], [wx + i * 6.4, 930]);
    sheet.stroke(path, i % 2 ? lch(0.84, 0.09, 84) : lch(0.72, 0.1, 74), 7);
  }
  upright(sheet, rectangle(wx - 56, 520, 112, 226, 14), lch(0.82, 0.095, 84));
  for (const v of [726, 738]) sheet.stroke(line([wx - 58, v], [wx + 58, v]), pigment.coal, 6);
  sheet.fill(ellipse(wx, 524, 54, 14), lch(0.66, 0.09, 74));
  // tea scoop with powder
  const scoopPath = blob(
    [
      [150, 980],
      [300, 960],
      [470, 968],
      [476, 984],
      [300, 984],
      [150, 1004],
    ],
    true,
    0.8,
  );
  solid(sheet, scoopPath, lch(0.78, 0.1, 80));
  lump(sheet, 186, 972, 56, 22, pigment.matcha, random, { rough: 0.08 });
  steam(sheet, x - 20, rimY - 60, 330, { width: 260, ribbons: 3 });
}

export function masalaChai(scene: Scene): void {
  const { sheet, random } = scene;
  const tea = lch(0.68, 0.1, 60);
  for (const [i, x] of [560, 800, 1040].entries()) {
    const spec = {
      x,
      topY: 690,
      footY: 930,
      topRx: 94,
      footRx: 70,
      gap: i === 1 ? 86 : 44,
      drink: [
        [0, lch(0.76, 0.085, 66)],
        [0.2, tea],
        [1, lch(0.6, 0.11, 56)],
      ] as const,
    };
    glass(sheet, spec);
    for (let k = -4; k <= 4; k++) sheet.stroke(line([x + k * 19, 720], [x + k * 15, 920]), CLEAR, 3, 0.35);
    if (i !== 1)
      for (let k = 0; k < 14; k++)
        sheet.stroke(
          ellipse(x + random.between(-70, 70), 734 + random.between(-5, 5), 6, 3),
          pigment.cream,
          2,
          0.9,
        );
  }
  // the long stream
  const stream = blob([
    [1096, 232],
    [1000, 262],
    [880, 380],
    [826, 560],
    [812, 776],
    [790, 776],
    [796, 560],
    [850, 360],
    [980, 236],
    [1086, 206],
  ]);
  solid(sheet, stream, tea, { light: 0.9 });
  for (let i = 0; i < 10; i++)
    ball(
      sheet,
      800 + random.between(-50, 50),
      770 + random.between(-8, 10),
      random.between(5, 12),
      lch(0.84, 0.07, 74),
      { shine: 0.5 },
    );
  // the tilted brass pot
  const turn = -0.42;
  const pot = blob(
    placed(
      [
        [-210, -90],
        [200, -90],
        [236, 60],
        [150, 180],
        [-130, 180],
        [-226, 60],
      ],
      1330,
      190,
      turn,
    ),
    true,
    0.7,
  );
  const handle = blob(
    placed(
      [
        [210, -40],
        [360, -70],
        [380, 90],
        [200, 110],
      ],
      1330,
      190,
      turn,
    ),
    false,
  );
  sheet.stroke(handle, shadeOf(pigment.brass, 0.12), 34);
  solid(sheet, pot, pigment.brass, { light: 0.95, shade: 1 });
  solid(
    sheet,
    blob(
      placed(
        [
          [-180, -70],
          [-270, -84],
          [-262, -30],
          [-190, 20],
        ],
        1330,
        190,
        turn,
      ),
    ),
    pigment.brass,
  );
  const lip = placed(
    [
      [-214, -92],
      [204, -92],
    ],
    1330,
    190,
    turn,
  );
  if (lip[0] && lip[1]) sheet.stroke(line(lip[0], lip[1]), lighten(pigment.brass, 0.12), 18);
  for (const v of [0, 100]) {
    const band = placed(
      [
        [-216, v],
        [0, v + 26],
        [222, v],
      ],
      1330,
      190,
      turn,
    );
    sheet.stroke(blob(band, false), shadeOf(pigment.brass, 0.14), 7, 0.8);
  }
  // star anise and cardamom
  for (const [u, v] of [
    [240, 940],
    [330, 990],
  ] as const) {
    for (let i = 0; i < 8; i++)
      solid(
        sheet,
        blob(
          placed(
            [
              [8, 0],
              [30, -13],
              [56, 0],
              [30, 13],
            ],
            u,
            v,
            (i / 8) * 6.28,
          ),
        ),
        lch(0.42, 0.09, 45),
      );
    ball(sheet, u, v, 10, lch(0.6, 0.1, 60), { shine: 0 });
  }
  for (const [u, v, a] of [
    [1240, 950, 0.3],
    [1310, 985, -0.4],
    [1370, 940, 0.1],
    [160, 985, 0.5],
  ] as const) {
    const pod = blob(
      placed(
        [
          [-40, 0],
          [-10, -18],
          [30, -12],
          [46, 0],
          [30, 13],
          [-10, 18],
        ],
        u,
        v,
        a,
      ),
    );
    solid(sheet, pod, lch(0.74, 0.1, 118));
    sheet.stroke(
      blob(
        placed(
          [
            [-34, 0],
            [0, -3],
            [40, 0],
          ],
          u,
          v,
          a,
        ),
        false,
      ),
      lch(0.54, 0.09, 120),
      3,
    );
  }
  steam(sheet, 560, 690, 240, { width: 120, ribbons: 2 });
}

export function turkishCoffee(scene: Scene): void {
  const { sheet, random } = scene;
  // backgammon board behind
  const boardTop = polygon([
    [130, 760],
    [1130, 760],
    [1240, 905],
    [20, 905],
  ]);
  dropShadow(sheet, boardTop, 12, 16);
  solid(sheet, boardTop, pigment.walnut);
  for (let i = 0; i < 12; i++) {
    const u = 150 + i * 82;
    sheet.fill(
      polygon([
        [u, 768],
        [u + 62, 768],
        [u + 24 - (6 - i) * 3, 838],
      ]),
      i % 2 ? pigment.oak : lch(0.46, 0.13, 28),
    );
  }
  for (const [u, v, c] of [
    [210, 870, pigment.cream],
    [300, 868, pigment.cream],
    [420, 870, pigment.coal],
    [420, 850, pigment.coal],
    [560, 868, pigment.cream],
  ] as const) {
    sheet.fill(ellipse(u, v + 9, 36, 13), shadeOf(c, 0.18));
    solid(sheet, ellipse(u, v, 36, 13), c);
  }
  for (const [u, v] of [
    [650, 830],
    [710, 850],
  ] as const) {
    cube(sheet, u, v, 46, pigment.milk, 0.1);
    sheet.fill(ellipse(u - 8, v + 8, 5), pigment.coal);
    sheet.fill(ellipse(u + 4, v - 22, 5, 3), pigment.coal);
  }
  saucer(sheet, 1130, 950, 240, pigment.teal);
  cup(
    sheet,
    {
      x: 1110,
      rimY: 720,
      rx: 130,
      footY: 944,
      colour: pigment.milk,
      liquid: lch(0.26, 0.06, 42),
      tilt: 0.22,
      pattern: () => {
        for (let i = -2; i <= 2; i++) {
          for (let k = 0; k < 6; k++)
            sheet.fill(ellipse(1110 + i * 62 + Math.cos(k) * 17, 810 + Math.sin(k) * 17, 9), pigment.cobalt);
          sheet.fill(ellipse(1110 + i * 62, 810, 8), pigment.tomato);
        }
        sheet.fill(rectangle(960, 872, 300, 12), pigment.brass);
      },
    },
    () => {
      for (let i = 0; i < 16; i++)
        sheet.stroke(
          ellipse(1110 + random.between(-100, 100), 726 + random.between(-14, 18), random.between(4, 12), 4),
          lch(0.56, 0.1, 58),
          3,
        );
    },
  );
  solid(
    sheet,
    polygon([
      [1266, 936],
      [1330, 942],
      [1330, 892],
      [1266, 886],
    ]),
    lch(0.76, 0.12, 8),
  );
  solid(
    sheet,
    polygon([
      [1266, 886],
      [1300, 868],
      [1362, 874],
      [1330, 892],
    ]),
    lch(0.86, 0.07, 8),
  );
  sheet.fill(
    polygon([
      [1330, 892],
      [1362, 874],
      [1362, 922],
      [1330, 942],
    ]),
    lch(0.66, 0.12, 5),
  );
  sprinkle(sheet, random, 1310, 900, 50, 26, 26, [pigment.milk], [3, 5]);
  cezve(scene, 812, 372, 0.72);
  const stream = blob([
    [1050, 334],
    [1082, 336],
    [1104, 440],
    [1116, 560],
    [1117, 724],
    [1101, 724],
    [1098, 570],
    [1082, 460],
    [1062, 388],
    [1046, 352],
  ]);
  solid(sheet, stream, lch(0.3, 0.08, 42));
  steam(sheet, 1140, 690, 280, { width: 160, ribbons: 2 });
}

/** A copper pot with a long handle, tilted by `turn` to pour from its lip on the right. */
function cezve({ sheet, random }: Scene, x: number, y: number, turn: number): void {
  const at = (points: readonly Point[]): Point[] => placed(points, x, y, turn);
  const [neck, grip] = at([
    [-70, -112],
    [-500, -176],
  ]) as [Point, Point];
  sheet.stroke(line(neck, grip), shadeOf(pigment.copper, 0.2), 22);
  const [ferrule] = at([[-170, -127]]) as [Point];
  sheet.stroke(line(ferrule, grip), pigment.walnut, 40);
  const [gleamFrom, gleamTo] = at([
    [-180, -138],
    [-490, -184],
  ]) as [Point, Point];
  sheet.stroke(line(gleamFrom, gleamTo), lighten(pigment.walnut, 0.14), 8, 0.7);
  const body = blob(
    at([
      [-112, -166],
      [0, -160],
      [112, -170],
      [172, -196],
      [120, -130],
      [84, -76],
      [128, 10],
      [152, 92],
      [112, 158],
      [0, 166],
      [-112, 158],
      [-152, 92],
      [-128, 10],
      [-84, -76],
    ]),
    true,
    0.85,
  );
  solid(sheet, body, pigment.copper, { light: 1, shade: 1 });
  // Hammered: dents in rings, each with a light and a dark side.
  sheet.clipped(body, () => {
    for (let row = 0; row < 6; row++)
      for (let i = -4; i <= 4; i++) {
        const [[u, v]] = at([[i * 38 + (row % 2) * 19, -44 + row * 36]]) as [Point];
        const light = random.between(0.3, 0.55);
        sheet.fill(ellipse(u + 3, v + 4, 14, 11, turn), lch(0.5, 0.13, 42), light);
        sheet.fill(ellipse(u - 2, v - 2, 12, 9, turn), lch(0.74, 0.12, 56), light);
      }
  });
  const [[rimX, rimY]] = at([[6, -170]]) as [Point];
  sheet.fill(ellipse(rimX, rimY, 124, 26, turn - 0.03), lighten(pigment.copper, 0.16));
  sheet.fill(ellipse(rimX + 4, rimY + 3, 108, 17, turn - 0.03), lch(0.27, 0.07, 42));
  const lip = blob(
    at([
      [84, -190],
      [176, -206],
      [168, -186],
      [96, -158],
    ]),
  );
  sheet.fill(lip, lighten(pigment.copper, 0.16));
  const [pourFrom, pourTo] = at([
    [70, -172],
    [160, -192],
  ]) as [Point, Point];
  sheet.stroke(line(pourFrom, pourTo), lch(0.3, 0.08, 42), 17);
}

export function mintTea(scene: Scene): void {
  const { sheet, random } = scene;
  const silver = lch(0.84, 0.015, 240);
  const px = 500;
  plate(sheet, 800, 940, 700, 76, silver, lighten(silver, -0.16));
  // pot: lid, body, spout, handle
  sheet.stroke(
    curve([px - 150, 560], [px - 330, 560], [px - 320, 780], [px - 150, 800]),
    lighten(silver, -0.16),
    26,
  );
  const spout = blob([
    [px + 150, 800],
    [px + 270, 740],
    [px + 280, 560],
    [px + 380, 440],
    [px + 420, 450],
    [px + 350, 590],
    [px + 350, 770],
    [px + 180, 880],
  ]);
  solid(sheet, spout, silver, { shade: 0.95 });
  const body = blob(
    [
      [px - 90, 520],
      [px + 90, 520],
      [px + 130, 600],
      [px + 210, 740],
      [px + 170, 880],
      [px + 90, 930],
      [px - 90, 930],
      [px - 170, 880],
      [px - 210, 740],
      [px - 130, 600],
    ],
    true,
    0.8,
  );
  upright(sheet, body, silver);
  sheet.clipped(body, () => {
    for (let j = 0; j < 3; j++)
      for (let i = -4; i <= 4; i++) {
        sheet.stroke(arc(px + i * 52, 660 + j * 80, 25, 30, Math.PI, 0), lighten(silver, -0.2), 5, 0.8);
        sheet.fill(ellipse(px + i * 52, 664 + j * 80, 6), lighten(silver, -0.22));
      }
  });
  const lid = blob(
    [
      [px - 100, 522],
      [px - 60, 440],
      [px, 400],
      [px + 60, 440],
      [px + 100, 522],
    ],
    true,
    0.8,
  );
  upright(sheet, lid, silver);
  ball(sheet, px, 376, 26, pigment.brass);
  ball(sheet, px, 340, 15, pigment.brass);
  sheet.fill(
    blob([
      [px - 150, 700],
      [px - 120, 680],
      [px - 130, 840],
      [px - 160, 800],
    ]),
    pigment.milk,
    0.75,
  );
  for (const [x, c] of [
    [1040, pigment.cobalt],
    [1260, pigment.tomato],
  ] as const) {
    const spec = {
      x,
      topY: 640,
      footY: 930,
      topRx: 98,
      footRx: 72,
      gap: 56,
      drink: [
        [0, lch(0.76, 0.14, 84)],
        [0.5, lch(0.7, 0.15, 74)],
        [1, lch(0.58, 0.14, 62)],
      ] as const,
    };
    glass(sheet, spec, () => {
      for (let i = 0; i < 6; i++)
        leaf(sheet, x - 60 + i * 22, 760 + (i % 3) * 30, 70, 34, -1.6 + i * 0.6, pigment.leaf);
    });
    sprig(sheet, x + 10, 690, 84, pigment.leaf, [-2.5, -1.9, -1.2, -0.6]);
    for (let i = -3; i <= 3; i++) {
      sheet.fill(ellipse(x + i * 25, 850, 9, 13), c, 0.9);
      sheet.fill(ellipse(x + i * 24, 850, 4, 6), pigment.brass);
    }
    for (const v of [826, 876]) sheet.stroke(arc(x, v - 12, 84, 14, 0.2, Math.PI - 0.2), pigment.brass, 6);
  }
  for (const [u, v] of [
    [780, 925],
    [830, 950],
    [752, 955],
  ] as const)
    cube(sheet, u, v, 44, pigment.milk, random.between(-0.2, 0.2));
}

export function conchaChocolate(scene: Scene): void {
  const { sheet, random } = scene;
  // conchas
  for (const [x, y, rx, c] of [
    [1330, 820, 220, lch(0.9, 0.11, 92)],
    [1080, 900, 250, lch(0.82, 0.1, 5)],
  ] as const) {
    tableShadow(sheet, x, y + 50, rx * 0.8, 180, 44);
    const bun = blob([
      [x - rx, y + 20],
      [x - rx * 0.86, y - rx * 0.5],
      [x - rx * 0.3, y - rx * 0.82],
      [x + rx * 0.3, y - rx * 0.82],
      [x + rx * 0.86, y - rx * 0.5],
      [x + rx, y + 20],
      [x + rx * 0.8, y + 54],
      [x, y + 64],
      [x - rx * 0.8, y + 54],
    ]);
    solid(sheet, bun, lch(0.68, 0.125, 60), { light: 0.9 });
    const cap = blob([
      [x - rx * 0.92, y - rx * 0.12],
      [x - rx * 0.8, y - rx * 0.52],
      [x - rx * 0.3, y - rx * 0.84],
      [x + rx * 0.3, y - rx * 0.84],
      [x + rx * 0.8, y - rx * 0.52],
      [x + rx * 0.92, y - rx * 0.12],
      [x + rx * 0.5, y + 6],
      [x, y + 14],
      [x - rx * 0.5, y + 6],
    ]);
    solid(sheet, cap, c, { light: 0.7 });
    sheet.clipped(cap, () => {
      for (let i = -4; i <= 4; i++)
        sheet.stroke(
          curve(
            [x - rx * 0.7, y + 40],
            [x + i * rx * 0.2 - rx * 0.1, y - rx * 0.3],
            [x + i * rx * 0.32 + rx * 0.2, y - rx * 0.95],
          ),
          lch(0.72, 0.1, 60),
          8,
          0.8,
        );
    });
  }
  cup(
    sheet,
    {
      x: 480,
      rimY: 560,
      rx: 250,
      footY: 930,
      colour: lch(0.56, 0.135, 42),
      liquid: lch(0.42, 0.085, 42),
      handle: 'left',
      footRx: 170,
      pattern: () => {
        sheet.fill(rectangle(200, 690, 600, 96), pigment.cream);
        for (let i = 0; i < 12; i++) {
          const u = 240 + i * 48;
          sheet.fill(
            polygon([
              [u, 738],
              [u + 24, 704],
              [u + 48, 738],
              [u + 24, 772],
            ]),
            i % 2 ? pigment.teal : pigment.chilli,
          );
        }
      },
    },
    () => {
      strew(random, 480, 570, 230, 40, 70, (u, v) =>
        ball(sheet, u, v, random.between(6, 18), lch(0.66, 0.08, 52), { ry: 8, shine: 0.4 }),
      );
    },
  );
  // molinillo
  const [ax, ay, a] = [520, 560, -1.2];
  const stick = placed(
    [
      [0, -15],
      [470, -11],
      [470, 11],
      [0, 15],
    ],
    ax,
    ay,
    a,
  );
  solid(sheet, polygon(stick), pigment.oak);
  for (const d of [330, 370, 410]) {
    const ring = placed([[d, 0]], ax, ay, a)[0] ?? [ax, ay];
    solid(sheet, ellipse(ring[0], ring[1], 13, 36, a), lighten(pigment.oak, -0.08));
    sheet.stroke(ellipse(ring[0], ring[1], 13, 36, a), pigment.walnut, 3, 0.6);
  }
  const knob = placed([[30, 0]], ax, ay, a)[0] ?? [ax, ay];
  ball(sheet, knob[0], knob[1], 52, pigment.oak);
  for (let i = -2; i <= 2; i++)
    sheet.stroke(
      line([knob[0] + i * 18, knob[1] - 46], [knob[0] + i * 22, knob[1] + 46]),
      pigment.walnut,
      5,
      0.6,
    );
  steam(sheet, 400, 500, 330, { width: 220, ribbons: 3 });
  for (const [u, v, t] of [
    [760, 985, 0.1],
    [860, 1005, -0.14],
  ] as const) {
    sheet.fill(bar(u, v + 6, 150, 15, t), lch(0.34, 0.09, 38));
    sheet.fill(bar(u, v, 150, 13, t), lch(0.5, 0.11, 44));
  }
}
