import { lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, polygon, rectangle, wobble } from '../../core/shapes.ts';
import { drips } from '../ingredients/egg-dairy.ts';
import { flatbread, riceMound } from '../ingredients/grain.ts';
import { chilli, coriander, leaf, scallions, sprig, wedge } from '../ingredients/greens.ts';
import { prawn, slab } from '../ingredients/meat.ts';
import { ball, cube, lump, sprinkle, strew } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { dropShadow, frontArc, glint, placed, shadeOf, solid, tableShadow, upright } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { bowl, oilDrops, surface } from '../vessels/bowl.ts';
import { board, plate } from '../vessels/plate.ts';
import { chopsticks, dipDish, spoon, steam } from '../vessels/ware.ts';

export function kimchiStew(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 680,
    rimY: 520,
    rx: 380,
    ry: 118,
    footY: 870,
    colour: lch(0.24, 0.018, 285),
    inside: lch(0.2, 0.02, 285),
    side: 'straight' as const,
    lip: 22,
  };
  const { x, rimY } = spec;
  board(sheet, 150, 1210, 905, pigment.wood, { depth: 70, edge: 46 });
  bowl(sheet, { ...spec, shadowReach: 200 }, () => {
    surface(sheet, spec, lch(0.5, 0.18, 33), 14);
    oilDrops(sheet, spec, lch(0.6, 0.2, 42), 30);
    for (let i = 0; i < 8; i++) {
      const leafPiece = blob(wobble(x - 230 + i * 62, rimY + 6 + (i % 3) * 26, 62, 26, random, 0.24, 11, i));
      solid(sheet, leafPiece, i % 2 ? lch(0.66, 0.16, 44) : lch(0.8, 0.1, 70));
    }
    for (const [u, v, t] of [
      [-170, -26, -0.1],
      [-20, -44, 0.08],
      [140, -20, -0.06],
      [60, 30, 0.1],
    ] as const)
      cube(sheet, x + u, rimY + v, 104, pigment.rice, t);
    scallions(sheet, random, x + 10, rimY + 10, 260, 56, 40, [10, 18]);
    chilli(sheet, x - 260, rimY + 36, 130, -0.2);
  });
  const bubbles = random.stream('bubbles');
  strew(bubbles, x, rimY + 28, 320, 66, 34, (u, v) =>
    ball(sheet, u, v, bubbles.between(8, 22), lch(0.58, 0.19, 37), { ry: 10, shine: 0.9 }),
  );
  for (const side of [-1, 1])
    solid(
      sheet,
      blob([
        [x + side * 376, rimY + 50],
        [x + side * 452, rimY + 56],
        [x + side * 456, rimY + 98],
        [x + side * 376, rimY + 104],
      ]),
      lch(0.26, 0.02, 285),
    );
  steam(sheet, x, rimY - 40, 420, { width: 560, ribbons: 6 });
  const rice = { x: 1340, rimY: 770, rx: 170, ry: 44, footY: 950, colour: pigment.steel, footRx: 90 };
  bowl(sheet, rice, () => {
    riceMound(sheet, random.stream('rice'), 1340, 800, 150, 86);
  });
  spoon(sheet, 240, 950, 420, 0.06, pigment.steel);
}

export function mapoTofu(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 860,
    rimY: 540,
    rx: 500,
    ry: 198,
    footY: 950,
    colour: lch(0.77, 0.065, 168),
    footRx: 190,
    inside: lch(0.84, 0.05, 165),
    lip: 15,
  };
  const { x, rimY } = spec;
  bowl(
    sheet,
    {
      ...spec,
      pattern: () => {
        for (let i = -7; i <= 7; i++)
          sheet.stroke(
            curve([x + i * 76, rimY + 120], [x + i * 62, rimY + 260], [x + i * 40, 950]),
            lighten(spec.colour, -0.09),
            6,
            0.6,
          );
      },
    },
    () => {
      surface(sheet, spec, lch(0.46, 0.175, 32), 18);
      oilDrops(sheet, spec, lch(0.58, 0.2, 38), 46);
      strew(random, x, rimY - 6, 390, 120, 44, (u, v) => {
        const lift = Math.max(0, 60 - Math.hypot((u - x) * 0.18, v - rimY));
        cube(
          sheet,
          u,
          v - lift * 0.9,
          random.between(82, 104),
          lch(0.955, 0.025, 92),
          random.between(-0.25, 0.25),
        );
      });
      strew(random.stream('sauce'), x, rimY - 30, 370, 116, 46, (u, v) => {
        const lick = blob(wobble(u, v, random.between(24, 60), random.between(10, 22), random, 0.2, 9));
        solid(sheet, lick, lch(0.48, 0.185, 33), { light: 0.5 });
      });
      strew(random.stream('mince'), x, rimY - 26, 380, 120, 90, (u, v) =>
        lump(
          sheet,
          u,
          v,
          random.between(8, 17),
          9,
          random.pick([lch(0.4, 0.09, 38), lch(0.5, 0.1, 42)]),
          random,
          { rough: 0.2 },
        ),
      );
      scallions(sheet, random, x + 20, rimY - 50, 260, 80, 64, [9, 16]);
      sprinkle(
        sheet,
        random.stream('pepper'),
        x,
        rimY - 20,
        340,
        100,
        60,
        [lch(0.36, 0.08, 20), lch(0.3, 0.05, 40)],
        [3, 6],
      );
    },
  );
  steam(sheet, x, rimY - 110, 360, { width: 500, ribbons: 4 });
  for (const [u, v, l, a] of [
    [130, 950, 170, -0.15],
    [240, 1000, 150, 0.3],
    [90, 1010, 150, -0.5],
    [1330, 1010, 160, 2.9],
  ] as const)
    chilli(sheet, u, v, l, a, lch(0.42, 0.16, 24));
}

export function butterChicken(scene: Scene): void {
  const { sheet, random } = scene;
  // the basket of naan stands behind
  const basket = blob(
    [
      [980, 620],
      [1500, 590],
      [1470, 850],
      [1010, 860],
    ],
    true,
    0.3,
  );
  tableShadow(sheet, 1250, 850, 250, 200, 40);
  for (const [x, y, t] of [
    [1130, 500, -1.25],
    [1290, 460, -1.45],
    [1410, 520, -1.1],
  ] as const)
    flatbread(sheet, random, x, y, 210, 118, t, lch(0.88, 0.08, 82));
  upright(sheet, basket, pigment.oak);
  sheet.clipped(basket, () => {
    for (let i = 0; i < 7; i++) {
      for (let j = 0; j < 12; j++)
        sheet.fill(
          rectangle(980 + j * 48 + (i % 2) * 24, 610 + i * 40, 34, 26, 10),
          (i + j) % 2 ? pigment.straw : pigment.sand,
          0.9,
        );
    }
  });
  const spec = {
    x: 560,
    rimY: 600,
    rx: 430,
    ry: 138,
    footY: 930,
    colour: pigment.copper,
    inside: pigment.steel,
    footRx: 180,
    lip: 16,
  };
  const { x, rimY } = spec;
  const hammered = () => {
    for (let j = 0; j < 8; j++)
      for (let i = -9; i <= 9; i++)
        sheet.fill(
          ellipse(x + i * 52 + (j % 2) * 26, rimY + 60 + j * 40, 18, 14),
          (i + j) % 3 ? lch(0.7, 0.13, 54) : lch(0.52, 0.13, 42),
          0.55,
        );
  };
  for (const side of [-1, 1])
    sheet.stroke(
      curve(
        [x + side * 420, rimY + 20],
        [x + side * 500, rimY + 10],
        [x + side * 500, rimY + 90],
        [x + side * 400, rimY + 100],
      ),
      pigment.brass,
      18,
    );
  bowl(sheet, { ...spec, pattern: hammered }, () => {
    surface(sheet, spec, lch(0.66, 0.17, 48), 12);
    for (let i = 0; i < 9; i++) {
      const [u, v] = [x - 240 + (i % 5) * 116 + random.between(-20, 20), rimY - 14 + Math.floor(i / 5) * 52];
      lump(sheet, u, v, 76, 44, lch(0.62, 0.165, 44), random, { rough: 0.09 });
      glint(sheet, u - 24, v - 20, 16, 6);
    }
    const spiral = Array.from({ length: 40 }, (_, i): [number, number] => [
      x + 20 + Math.cos(i * 0.36) * (20 + i * 5.4),
      rimY + 8 + Math.sin(i * 0.36) * (6 + i * 1.75),
    ]);
    sheet.stroke(blob(spiral, false), pigment.milk, 13, 0.95);
    for (let i = 0; i < 12; i++)
      coriander(sheet, random, x + random.between(-110, 150), rimY + random.between(-40, 40), 30);
  });
  steam(sheet, x, rimY - 60, 380, { width: 460, ribbons: 4 });
  dipDish(sheet, 1270, 1000, 110, pigment.steel, pigment.wine);
}

export function greenCurry(scene: Scene): void {
  const { sheet, random } = scene;
  // banana leaf under the rice
  const leafPath = blob([
    [760, 960],
    [960, 900],
    [1300, 880],
    [1560, 930],
    [1500, 1000],
    [1200, 1020],
    [900, 1010],
  ]);
  dropShadow(sheet, leafPath, 10, 14);
  solid(sheet, leafPath, pigment.leaf);
  for (let i = 0; i < 10; i++)
    sheet.stroke(
      curve([800 + i * 74, 954], [840 + i * 72, 930], [870 + i * 70, 900]),
      lighten(pigment.leaf, 0.08),
      3,
      0.6,
    );
  const dome = riceMound(sheet, random, 1200, 960, 210, 200, pigment.rice);
  dropShadow(sheet, dome, 0, 0, 0);
  sprig(sheet, 1200, 764, 60, pigment.basil);
  const spec = { x: 540, rimY: 590, rx: 430, ry: 140, footY: 950, colour: pigment.milk, footRx: 150 };
  const { x, rimY } = spec;
  const lotus = () => {
    for (let i = -4; i <= 4; i++) {
      const u = x + i * 108;
      for (const [dx, h] of [
        [-26, 70],
        [26, 70],
        [0, 96],
      ] as const)
        sheet.fill(
          blob([
            [u + dx * 0.4, rimY + 290],
            [u + dx - 22, rimY + 240],
            [u + dx * 1.5, rimY + 290 - h],
            [u + dx + 22, rimY + 240],
          ]),
          pigment.cobalt,
          0.8,
        );
    }
    sheet.stroke(frontArc(x, rimY + 30, 428, 140), pigment.cobalt, 14);
  };
  bowl(sheet, { ...spec, pattern: lotus }, () => {
    surface(sheet, spec, lch(0.83, 0.095, 118), 12);
    oilDrops(sheet, spec, lch(0.74, 0.14, 124), 44);
    for (const [u, v] of [
      [-230, 6],
      [-130, -40],
      [40, -52],
      [180, -10],
      [-40, 30],
      [250, 30],
    ] as const)
      ball(sheet, x + u, rimY + v, 50, lch(0.8, 0.12, 122), { ry: 40 });
    for (const [u, v, t] of [
      [-120, 20, 0.2],
      [110, 40, -0.3],
      [0, -20, 0.4],
      [220, -50, 0.1],
    ] as const)
      slab(sheet, x + u, rimY + v, 130, 62, t, lch(0.93, 0.04, 80));
    for (const [u, v, a] of [
      [-60, -20, -0.9],
      [-30, 0, -0.2],
      [-90, 4, -2.2],
    ] as const)
      leaf(sheet, x + u, rimY + v, 110, 54, a, pigment.basil);
    chilli(sheet, x + 30, rimY + 46, 150, -0.3);
    chilli(sheet, x - 190, rimY + 50, 130, -0.5);
    sheet.stroke(
      curve([x + 150, rimY + 60], [x + 60, rimY + 78], [x - 60, rimY + 74], [x - 140, rimY + 60]),
      pigment.milk,
      9,
      0.8,
    );
  });
  steam(sheet, x, rimY - 70, 360, { width: 420, ribbons: 4 });
  // orchids on a stem
  sheet.stroke(curve([1600, 470], [1450, 300], [1260, 230], [1120, 260]), pigment.herb, 8);
  for (const [u, v, s] of [
    [1140, 256, 40],
    [1240, 226, 50],
    [1350, 250, 56],
    [1450, 310, 60],
  ] as const)
    orchid(scene, u, v, s);
}

function orchid({ sheet }: Scene, x: number, y: number, size: number): void {
  for (let i = 0; i < 5; i++) {
    const a = -1.57 + (i / 5) * Math.PI * 2;
    const petal = blob(
      placed(
        [
          [0, 0],
          [size * 0.5, -size * 0.38],
          [size, 0],
          [size * 0.5, size * 0.38],
        ],
        x,
        y,
        a,
      ),
    );
    solid(sheet, petal, lch(0.74, 0.14, 340));
  }
  ball(sheet, x, y + size * 0.1, size * 0.24, lch(0.5, 0.18, 345), { shine: 0 });
  sheet.fill(ellipse(x, y + size * 0.06, size * 0.09), pigment.lemon);
}

export function onionSoup(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 800,
    rimY: 560,
    rx: 370,
    ry: 116,
    footY: 930,
    colour: lch(0.42, 0.085, 50),
    inside: pigment.cream,
    footRx: 190,
    lip: 22,
  };
  const { x, rimY } = spec;
  plate(sheet, x, 935, 520, 62, pigment.milk, pigment.cobalt);
  bowl(
    sheet,
    {
      ...spec,
      shadowReach: 240,
      pattern: () => sheet.fill(rectangle(x - 400, rimY + 210, 800, 300), lch(0.86, 0.05, 80)),
    },
    () => {},
  );
  // lion's head handle
  for (const side of [-1, 1]) {
    const [u, v] = [x + side * 372, rimY + 90];
    ball(sheet, u, v, 62, lch(0.46, 0.09, 50), { shine: 0 });
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * 6.28;
      ball(sheet, u + Math.cos(a) * 54, v + Math.sin(a) * 54, 20, lch(0.4, 0.085, 48), { shine: 0 });
    }
    for (const e of [-18, 18]) sheet.fill(ellipse(u + e, v - 14, 7), pigment.coal);
    sheet.fill(
      polygon([
        [u - 12, v + 4],
        [u + 12, v + 4],
        [u, v + 20],
      ]),
      pigment.coal,
    );
  }
  // gratinated crust with pieces of bread under it
  const crust = drips(sheet, x, rimY - 6, 374, 96, [90, 30, 150, 60, 24, 120, 40, 96], lch(0.84, 0.13, 82), {
    width: 34,
    shine: false,
  });
  sheet.clipped(crust, () => {
    strew(random, x, rimY - 10, 340, 84, 46, (u, v) => {
      const r = random.between(16, 52);
      const spot = blob(wobble(u, v, r, r * 0.46, random, 0.2, 10));
      sheet.shadeRadial(spot, lch(0.5, 0.13, 50), u, v, 0, r, [
        [0, 0.95],
        [0.7, 0.6],
        [1, 0.1],
      ]);
    });
  });
  for (const [u, v, r] of [
    [-130, -70, 90],
    [60, -84, 100],
    [200, -50, 76],
  ] as const) {
    const toast = blob(wobble(x + u, rimY + v, r, r * 0.42, random, 0.1, 12));
    solid(sheet, toast, lch(0.76, 0.14, 72), { light: 0.8, shade: 0.95 });
    sheet.shadeRadial(toast, lch(0.45, 0.12, 45), x + u + 10, rimY + v, 0, r * 0.7, [
      [0, 0.8],
      [1, 0],
    ]);
  }
  sprig(sheet, x + 40, rimY - 118, 46, pigment.herb, [-2.7, -0.4, -1.5]);
  steam(sheet, x, rimY - 130, 320, { width: 420, ribbons: 4 });
  // globe lamp
  sheet.fill(rectangle(1376, 0, 9, 130), pigment.brass);
  ball(sheet, 1380, 210, 92, lch(0.95, 0.06, 88), { shine: 0, contrast: 0.08 });
  sheet.glow(1380, 210, 330, lch(0.85, 0.11, 78), 0.5);
  spoon(sheet, 150, 985, 400, -0.05, pigment.steel);
}

export function chowderBreadBowl(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [700, 940];
  const crustColour = lch(0.6, 0.12, 56);
  board(sheet, 90, 1480, 935, pigment.oak, { depth: 70, edge: 38 });
  tableShadow(sheet, x, y - 20, 330, 330, 44);
  // the lid leans behind
  const lid = blob(wobble(1190, 720, 230, 196, random, 0.03, 16));
  solid(sheet, lid, lch(0.9, 0.055, 84), { light: 0.4 });
  sheet.stroke(lid, crustColour, 30);
  strew(random, 1190, 720, 180, 150, 60, (u, v) =>
    sheet.fill(ellipse(u, v, random.between(4, 13), random.between(3, 9)), lch(0.82, 0.07, 78)),
  );
  const loaf = blob([
    [x - 400, 690],
    [x - 420, 800],
    [x - 340, 920],
    [x, 950],
    [x + 340, 920],
    [x + 420, 800],
    [x + 400, 690],
    [x + 330, 600],
    [x, 560],
    [x - 330, 600],
  ]);
  solid(sheet, loaf, crustColour, { light: 0.95, shade: 1 });
  for (const u of [-260, -90, 100, 270])
    sheet.stroke(curve([x + u - 40, 690], [x + u, 780], [x + u * 0.9, 900]), lch(0.86, 0.07, 82), 13, 0.7);
  const flour = random.stream('flour');
  strew(flour, x - 120, 800, 260, 120, 120, (u, v) =>
    sheet.fill(ellipse(u, v, flour.between(2, 6)), pigment.milk, 0.5),
  );
  sheet.fill(ellipse(x, 610, 330, 92), lch(0.8, 0.09, 74));
  sheet.stroke(ellipse(x, 610, 330, 92), crustColour, 22);
  const soup = ellipse(x, 618, 296, 74);
  solid(sheet, soup, lch(0.94, 0.04, 86), { light: 0.2 });
  for (const [u, v] of [
    [-150, -4],
    [-60, 26],
    [60, -10],
    [150, 20],
    [10, 44],
    [-200, 24],
  ] as const)
    cube(sheet, x + u, 612 + v, 44, lch(0.93, 0.075, 92));
  for (const [u, v] of [
    [-100, -20],
    [100, 36],
    [190, -10],
    [0, 10],
  ] as const) {
    lump(sheet, x + u, 612 + v, 46, 24, lch(0.84, 0.07, 58), random);
    sheet.stroke(
      curve([x + u - 26, 612 + v], [x + u, 602 + v], [x + u + 26, 612 + v]),
      lch(0.68, 0.09, 45),
      5,
      0.8,
    );
  }
  drips(sheet, x - 190, 664, 74, 18, [66, 112, 52], lch(0.95, 0.04, 86), { width: 24 });
  scallions(sheet, random, x, 606, 200, 40, 46, [5, 9]);
  sprinkle(sheet, random.stream('pepper'), x, 610, 230, 50, 36, [pigment.coal], [2, 4]);
  steam(sheet, x, 540, 340, { width: 420 });
  // a gull on the rail outside
  sheet.fill(rectangle(0, 300, 1600, 15), lch(0.9, 0.02, 230), 0.9);
  const gull = blob([
    [1290, 300],
    [1240, 270],
    [1262, 212],
    [1320, 200],
    [1344, 164],
    [1388, 156],
    [1412, 190],
    [1396, 222],
    [1400, 270],
    [1350, 300],
  ]);
  solid(sheet, gull, pigment.milk);
  solid(
    sheet,
    blob([
      [1226, 288],
      [1250, 222],
      [1330, 208],
      [1376, 236],
      [1300, 276],
    ]),
    pigment.ash,
  );
  sheet.fill(
    polygon([
      [1408, 184],
      [1450, 196],
      [1406, 206],
    ]),
    pigment.orange,
  );
  sheet.fill(ellipse(1386, 182, 6), pigment.coal);
}

export function tomYum(scene: Scene): void {
  const { sheet } = scene;
  const spec = {
    x: 800,
    rimY: 500,
    rx: 460,
    ry: 150,
    footY: 830,
    colour: pigment.brass,
    inside: lighten(pigment.brass, 0.06),
    footRx: 200,
    lip: 18,
  };
  const { x, rimY } = spec;
  // the foot with its fire door
  tableShadow(sheet, x, 960, 240, 420, 60);
  const foot = polygon([
    [x - 170, 800],
    [x + 170, 800],
    [x + 240, 965],
    [x - 240, 965],
  ]);
  upright(sheet, foot, shadeOf(pigment.brass, 0.06));
  const door = rectangle(x - 60, 850, 120, 80, 40);
  sheet.fill(door, lch(0.3, 0.1, 30));
  for (let i = 0; i < 5; i++)
    ball(sheet, x - 40 + i * 20, 910 - (i % 2) * 12, 16, lch(0.66, 0.2, 45), { shine: 0 });
  sheet.glow(x, 890, 150, lch(0.7, 0.18, 50), 0.7);
  for (const side of [-1, 1])
    sheet.stroke(
      curve(
        [x + side * 430, rimY + 30],
        [x + side * 540, rimY + 40],
        [x + side * 520, rimY + 130],
        [x + side * 410, rimY + 120],
      ),
      shadeOf(pigment.brass, 0.1),
      20,
    );
  bowl(sheet, { ...spec, shadowReach: 0 }, () => {
    surface(sheet, spec, lch(0.62, 0.185, 42), 14);
    oilDrops(sheet, spec, lch(0.56, 0.21, 32), 50);
    for (const [u, v, a] of [
      [-330, 20, -0.3],
      [-290, -20, 0.2],
      [240, -40, -0.5],
    ] as const)
      solid(
        sheet,
        polygon(
          placed(
            [
              [-90, -12],
              [90, -14],
              [90, 14],
              [-90, 14],
            ],
            x + u,
            rimY + v,
            a,
          ),
        ),
        lch(0.86, 0.1, 112),
      );
    for (const [u, v, r] of [
      [-200, 34, 62],
      [130, 66, 58],
      [320, 30, 60],
      [-80, 80, 52],
    ] as const) {
      solid(
        sheet,
        blob([
          [x + u - r, rimY + v],
          [x + u, rimY + v - r * 0.7],
          [x + u + r, rimY + v],
          [x + u, rimY + v + r * 0.3],
        ]),
        lch(0.86, 0.05, 75),
      );
      solid(sheet, rectangle(x + u - 15, rimY + v, 30, r * 0.6, 10), pigment.cream);
    }
    prawn(sheet, x - 260, rimY - 40, 110, 0.2);
    prawn(sheet, x + 250, rimY - 10, 110, -0.2, -1);
    prawn(sheet, x - 60, rimY + 60, 96, 0.5);
    for (const [u, v, a] of [
      [200, 60, -0.4],
      [-170, 70, -2.6],
      [60, 70, 0.1],
    ] as const)
      leaf(sheet, x + u, rimY + v, 100, 46, a, pigment.herb);
    chilli(sheet, x + 90, rimY + 96, 110, -0.25);
    for (const [u, v] of [
      [-340, 60],
      [370, 66],
    ] as const)
      ball(sheet, x + u, rimY + v, 36, pigment.tomato, { ry: 28 });
    // chimney
    const chimney = polygon([
      [x - 92, rimY + 20],
      [x - 62, rimY - 250],
      [x + 62, rimY - 250],
      [x + 92, rimY + 20],
    ]);
    chimney.addPath(ellipse(x, rimY + 20, 92, 26));
    upright(sheet, chimney, pigment.brass);
    solid(sheet, ellipse(x, rimY - 250, 64, 17), pigment.coal);
    sheet.stroke(ellipse(x, rimY - 250, 64, 17), lighten(pigment.brass, 0.1), 8);
  });
  steam(sheet, x, rimY - 262, 230, { width: 160, ribbons: 3 });
  steam(sheet, x - 280, rimY - 60, 330, { width: 220, ribbons: 2 });
  wedge(sheet, 1380, 985, 84, pigment.lime, -0.1);
  wedge(sheet, 1240, 1012, 76, pigment.lime, 0.3);
}

export function chirashi(scene: Scene): void {
  const { sheet, random } = scene;
  const spec = {
    x: 800,
    rimY: 640,
    rx: 400,
    ry: 108,
    footY: 950,
    colour: lch(0.46, 0.175, 28),
    inside: lch(0.24, 0.03, 20),
    footRx: 150,
  };
  const { x, rimY } = spec;
  const gold = () => {
    for (let i = -3; i <= 3; i++) {
      for (let k = 1; k < 4; k++)
        sheet.stroke(ellipse(x + i * 150, rimY + 250, k * 22, k * 22), pigment.brass, 6, 0.8);
    }
  };
  bowl(sheet, { ...spec, pattern: gold }, () => {
    riceMound(sheet, random, x, rimY + 90, 380, 130);
    leaf(sheet, x - 250, rimY - 10, 260, 190, -1.9, pigment.leaf);
    for (let i = 0; i < 4; i++)
      slab(sheet, x - 220 + i * 52, rimY - 40 - i * 12, 170, 92, -0.9, lch(0.56, 0.19, 22), {
        veins: lch(0.68, 0.14, 24),
      });
    for (let i = 0; i < 4; i++)
      slab(sheet, x + 60 + i * 58, rimY - 80 + i * 18, 170, 92, -0.75, pigment.salmon, {
        veins: lch(0.92, 0.06, 60),
      });
    for (const [u, v] of [
      [-90, 20],
      [-20, 40],
      [-60, -36],
      [10, -20],
    ] as const)
      cube(sheet, x + u, rimY + v, 76, lch(0.88, 0.15, 92), 0.05);
    prawn(sheet, x + 60, rimY - 210, 150, 0.5, 1);
    heap(scene, x + 170, rimY + 50);
    for (let i = 0; i < 3; i++)
      slab(sheet, x - 270 + i * 50, rimY + 40 + i * 10, 140, 70, -0.4, pigment.rice, {
        veins: lch(0.88, 0.05, 20),
      });
    ball(sheet, x + 290, rimY + 36, 34, lch(0.74, 0.14, 128), { ry: 26, shine: 0.2 });
    sprinkle(
      sheet,
      random.stream('sesame'),
      x,
      rimY + 30,
      300,
      50,
      40,
      [pigment.cream, pigment.coal],
      [3, 5],
    );
  });
  chopsticks(sheet, 180, 1000, 1000, 1024, pigment.coal, 30);
  dipDish(sheet, 1360, 990, 110, pigment.navy, lch(0.25, 0.05, 40));
}

/** Salmon roe in a small heap. */
function heap({ sheet, random }: Scene, x: number, y: number): void {
  strew(random.stream('roe'), x, y, 96, 40, 60, (u, v) =>
    ball(sheet, u, v - Math.max(0, 30 - Math.abs(u - x) * 0.4), 17, lch(0.68, 0.2, 42), { shine: 0.9 }),
  );
}
