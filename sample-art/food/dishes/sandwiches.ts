import type { Path2D } from '@napi-rs/canvas';
import { lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle, wobble } from '../../core/shapes.ts';
import { zigzag } from '../ingredients/egg-dairy.ts';
import { breadFace, bunDome, flakes, seeds } from '../ingredients/grain.ts';
import {
  bunch,
  chilli,
  coriander,
  frill,
  leaf,
  roundSlice,
  scallions,
  sprig,
} from '../ingredients/greens.ts';
import { bellySlice, sausage, shavings } from '../ingredients/meat.ts';
import { ball, lump, sprinkle, strew, strips } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { dropShadow, glint, placed, shadeOf, solid, tableShadow, upright } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { board, plate } from '../vessels/plate.ts';
import { paperSheet } from '../vessels/ware.ts';

/** A flat layer in a sandwich: a band with an uneven lower edge. */
function layer(
  scene: Scene,
  x: number,
  y: number,
  half: number,
  thickness: number,
  colour: Parameters<typeof solid>[2],
  uneven = 0.25,
): Path2D {
  const { sheet, random } = scene;
  const top: [number, number][] = [];
  const bottom: [number, number][] = [];
  for (let i = 0; i <= 10; i++) {
    const u = x - half + (i / 10) * half * 2;
    const round = Math.sin((i / 10) * Math.PI) * thickness * 0.4;
    top.push([u, y - thickness * 0.5 - round * 0.2]);
    bottom.push([u, y + thickness * (0.5 + random.between(-uneven, uneven)) + round * 0.2]);
  }
  const path = blob([...top, ...bottom.reverse()], true, 0.8);
  solid(sheet, path, colour);
  return path;
}

/** Cheese softened over what is below it. */
function cheeseCorner({ sheet }: Scene, x: number, y: number, half: number, drop: number): void {
  const colour = lch(0.82, 0.16, 78);
  const path = blob(
    [
      [x - half, y - 10],
      [x + half, y - 10],
      [x + half * 0.96, y + 14],
      [x + half * 0.62, y + 18],
      [x + half * 0.36, y + drop],
      [x + half * 0.1, y + 22],
      [x - half * 0.3, y + 16],
      [x - half * 0.55, y + drop * 0.8],
      [x - half * 0.8, y + 18],
    ],
    true,
    0.7,
  );
  dropShadow(sheet, path, 4, 8, 0.4);
  solid(sheet, path, colour);
}

export function burger(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, base] = [640, 930];
  // the carton of fries behind
  const fries = random.stream('fries');
  for (let i = 0; i < 26; i++) {
    const u = 1080 + fries.between(0, 250);
    const top = fries.between(400, 540);
    const lean = (u - 1205) * 0.35 + fries.between(-14, 14);
    solid(
      sheet,
      polygon([
        [u, 760],
        [u + lean, top],
        [u + lean + 30, top + 6],
        [u + 30, 760],
      ]),
      lighten(pigment.straw, fries.between(-0.03, 0.06)),
      { light: 0.6 },
    );
  }
  tableShadow(sheet, 1205, 940, 120, 260, 44);
  const carton = blob(
    [
      [1060, 640],
      [1205, 690],
      [1350, 640],
      [1320, 940],
      [1090, 940],
    ],
    true,
    0.15,
  );
  solid(sheet, carton, pigment.tomato);
  sheet.clipped(carton, () => {
    for (const u of [1110, 1190, 1270])
      sheet.fill(
        polygon([
          [u, 600],
          [u + 34, 600],
          [u + 30, 950],
          [u + 6, 950],
        ]),
        pigment.milk,
        0.85,
      );
  });
  sheet.shadeLinear(carton, shadeOf(pigment.tomato), 1180, 0, 1350, 0, [
    [0, 0],
    [1, 0.8],
  ]);
  tableShadow(sheet, x, base, 300, 420, 54);
  const bun = lch(0.66, 0.135, 60);
  layer(scene, x, base - 42, 300, 84, bun, 0.05);
  sheet.fill(rectangle(x - 280, base - 400, 560, 340), lch(0.3, 0.07, 38));
  frill(sheet, random, x - 330, x + 330, base - 96, 46);
  for (const y of [base - 150, base - 270]) {
    const patty = layer(scene, x, y, 318, 76, lch(0.36, 0.075, 38), 0.12);
    sheet.clipped(patty, () =>
      sprinkle(sheet, random, x, y, 310, 34, 90, [lch(0.28, 0.06, 35), lch(0.46, 0.09, 42)], [4, 11]),
    );
    cheeseCorner(scene, x, y - 36, 326, 88);
  }
  for (const u of [-170, 20, 190])
    roundSlice(sheet, x + u, base - 338, 130, 24, pigment.tomato, lch(0.66, 0.18, 30));
  frill(sheet, random, x - 326, x + 326, base - 366, 34, lch(0.78, 0.15, 122));
  layer(scene, x, base - 388, 250, 16, lch(0.93, 0.05, 88), 0.6);
  bunDome(sheet, x, base - 396, 322, 240, bun);
  seeds(sheet, random, x, base - 430, 280, 190, 70);
  sheet.stroke(line([x, base - 740], [x, base - 600]), pigment.oak, 9);
  solid(
    sheet,
    blob(
      [
        [x, base - 760],
        [x + 110, base - 735],
        [x, base - 700],
      ],
      true,
      0.1,
    ),
    pigment.cobalt,
  );
}

export function banhMi(scene: Scene): void {
  const { sheet, random } = scene;
  paperSheet(sheet, 800, 850, 1240, 110, lch(0.9, 0.035, 90));
  const print = random.stream('print');
  for (let i = 0; i < 26; i++)
    sheet.fill(
      rectangle(
        300 + (i % 6) * 180 + print.between(-20, 20),
        775 + Math.floor(i / 6) * 42,
        print.between(60, 140),
        7,
      ),
      pigment.ash,
      0.5,
    );
  const crust = lch(0.64, 0.13, 58);
  tableShadow(sheet, 800, 890, 540, 200, 50);
  // top half lies open at the back
  const lid = blob([
    [240, 640],
    [330, 520],
    [640, 440],
    [1000, 430],
    [1290, 500],
    [1390, 610],
    [1280, 690],
    [800, 720],
    [350, 720],
  ]);
  solid(sheet, lid, crust, { light: 0.95 });
  for (const [u, v] of [
    [440, 560],
    [700, 500],
    [960, 500],
  ] as const) {
    const slash = blob([
      [u - 30, v + 40],
      [u + 50, v - 36],
      [u + 150, v - 30],
      [u + 70, v + 40],
    ]);
    solid(sheet, slash, lch(0.87, 0.07, 80));
  }
  flakes(sheet, random, lid, 30, crust);
  frill(sheet, random, 300, 1330, 700, 60);
  for (let i = 0; i < 9; i++)
    bellySlice(sheet, 380 + i * 108, 712 + (i % 2) * 14, 170, 60, -0.25 + (i % 3) * 0.16);
  for (let i = 0; i < 8; i++)
    roundSlice(
      sheet,
      350 + i * 130,
      680 + (i % 2) * 12,
      70,
      44,
      pigment.herb,
      lch(0.9, 0.08, 118),
      pigment.rice,
    );
  strips(sheet, random, 830, 690, 480, 40, 120, [pigment.orange, lch(0.76, 0.16, 58), pigment.rice], {
    length: 130,
    width: 9,
    bend: 0.3,
  });
  for (let i = 0; i < 34; i++)
    coriander(sheet, random, random.between(330, 1320), random.between(640, 720), 38);
  chilli(sheet, 560, 670, 170, 0.2);
  chilli(sheet, 980, 650, 180, -0.1);
  const lower = blob([
    [220, 740],
    [420, 790],
    [820, 800],
    [1220, 780],
    [1400, 720],
    [1390, 840],
    [1200, 900],
    [800, 920],
    [400, 905],
    [230, 850],
  ]);
  solid(sheet, lower, crust, { light: 0.9, shade: 0.95, foot: 0.7 });
  flakes(sheet, random, lower, 30, crust);
  sprinkle(sheet, random.stream('crumbs'), 900, 950, 520, 40, 50, [crust, pigment.toast], [3, 8]);
}

export function smokedMeat(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, base] = [740, 910];
  plate(sheet, x + 60, base + 6, 520, 62, pigment.milk, pigment.pine);
  const rye = lch(0.62, 0.085, 62);
  const slice = (y: number, turn: number) => {
    const path = blob(
      placed(
        [
          [-300, -20],
          [-290, -44],
          [0, -54],
          [290, -44],
          [300, -20],
          [296, 26],
          [0, 40],
          [-296, 26],
        ],
        x,
        y,
        turn,
      ),
    );
    solid(sheet, path, rye, { light: 0.7 });
    sheet.clipped(path, () =>
      sprinkle(sheet, random, x, y, 290, 40, 60, [lch(0.7, 0.08, 68), lch(0.5, 0.08, 55)], [3, 9]),
    );
    sheet.stroke(path, lch(0.4, 0.08, 45), 12);
  };
  slice(base - 40, 0);
  const places: [number, number][] = [];
  for (let row = 0; row < 13; row++) {
    const y = base - 92 - row * 30;
    const half = 300 - Math.abs(row - 5) * 11;
    for (let i = 0; i < 8; i++)
      places.push([x - half + (i / 7) * half * 2 + random.between(-14, 14), y + random.between(-8, 8)]);
  }
  shavings(
    sheet,
    random,
    places,
    [lch(0.55, 0.15, 24), lch(0.62, 0.14, 28), lch(0.47, 0.14, 22), lch(0.68, 0.11, 32)],
    [58, 84],
  );
  for (let i = 0; i < 30; i++) {
    const [u, v] = random.pick(places);
    sheet.stroke(curve([u - 40, v], [u, v - 12], [u + 40, v + 2]), lch(0.3, 0.05, 30), 6, 0.6);
  }
  layer(scene, x, base - 505, 290, 22, pigment.mustard, 0.9);
  slice(base - 545, -0.03);
  sheet.stroke(line([x - 20, base - 720], [x - 20, base - 570]), pigment.oak, 9);
  ball(sheet, x - 20, base - 726, 30, pigment.leaf);
  ball(sheet, x - 20, base - 680, 22, pigment.tomato);
  const pickle = blob(
    placed(
      [
        [-170, 0],
        [-130, -46],
        [0, -58],
        [130, -44],
        [180, 6],
        [120, 48],
        [-20, 56],
        [-140, 44],
      ],
      1220,
      base - 20,
      -0.12,
    ),
  );
  solid(sheet, pickle, lch(0.58, 0.12, 122), { shade: 1 });
  for (let i = 0; i < 16; i++)
    sheet.fill(
      ellipse(1080 + i * 18, base - 22 + Math.sin(i * 2.2) * 26 - i * 2, 6, 4),
      lch(0.72, 0.13, 120),
    );
  glint(sheet, 1170, base - 52, 40, 8, -0.12, 0.7);
}

export function katsuSando(scene: Scene): void {
  const { sheet, random } = scene;
  board(sheet, 120, 1440, 900, lch(0.82, 0.06, 80), { depth: 90, edge: 40 });
  for (const [x, y, w, h, lean] of [
    [520, 872, 380, 450, 0.05],
    [1010, 888, 400, 470, -0.04],
  ] as const) {
    tableShadow(sheet, x, y, w / 2, 170, 44);
    const at = (points: readonly (readonly [number, number])[]) =>
      polygon(
        placed(
          points.map(([u, v]) => [u * w, v * h] as const),
          x,
          y,
          lean,
        ),
      );
    // the white crumb's soft side
    const side = at([
      [0.5, 0],
      [0.68, -0.08],
      [0.66, -0.98],
      [0.48, -1],
    ]);
    sheet.fill(side, shadeOf(pigment.milk, 0.14));
    const topFace = at([
      [-0.5, -1],
      [0.48, -1],
      [0.66, -1.08],
      [-0.3, -1.08],
    ]);
    sheet.fill(topFace, pigment.milk);
    const slice = (v0: number, v1: number) => {
      const path = at([
        [-0.5, v0],
        [0.5, v0],
        [0.5, v1],
        [-0.5, v1],
      ]);
      breadFace(sheet, random, path, pigment.milk, lch(0.93, 0.03, 85), 5);
    };
    slice(-0.22, 0);
    slice(-1, -0.78);
    const cabbage = at([
      [-0.52, -0.3],
      [0.52, -0.3],
      [0.51, -0.2],
      [-0.51, -0.2],
    ]);
    sheet.fill(cabbage, lch(0.84, 0.1, 120));
    sheet.clipped(cabbage, () =>
      strips(
        sheet,
        random,
        x,
        y - h * 0.25,
        w * 0.5,
        h * 0.05,
        60,
        [lch(0.9, 0.08, 115), lch(0.78, 0.13, 124), pigment.rice],
        { length: 70, width: 7 },
      ),
    );
    const crumb = blob(
      placed(
        [
          [-0.53, -0.3],
          [-0.54, -0.76],
          [-0.2, -0.8],
          [0.2, -0.79],
          [0.54, -0.75],
          [0.53, -0.31],
          [0, -0.28],
        ].map(([u, v]) => [(u ?? 0) * w, (v ?? 0) * h] as const),
        x,
        y,
        lean,
      ),
      true,
      0.6,
    );
    solid(sheet, crumb, lch(0.62, 0.135, 60), { light: 0.9 });
    sheet.clipped(crumb, () =>
      sprinkle(
        sheet,
        random,
        x,
        y - h * 0.54,
        w * 0.56,
        h * 0.27,
        150,
        [lch(0.74, 0.13, 70), lch(0.5, 0.12, 52)],
        [5, 11],
      ),
    );
    const meat = blob(
      placed(
        [
          [-0.48, -0.35],
          [-0.48, -0.72],
          [0, -0.745],
          [0.48, -0.71],
          [0.48, -0.36],
          [0, -0.34],
        ].map(([u, v]) => [(u ?? 0) * w, (v ?? 0) * h] as const),
        x,
        y,
        lean,
      ),
      true,
      0.7,
    );
    solid(sheet, meat, lch(0.87, 0.045, 45), { light: 0.5, shadeColour: lch(0.76, 0.08, 40) });
    for (let i = 0; i < 5; i++)
      sheet.stroke(
        curve(
          [x - w * 0.42 + i * 70, y - h * 0.42],
          [x - w * 0.36 + i * 66, y - h * 0.54],
          [x - w * 0.42 + i * 76, y - h * 0.68],
        ),
        lch(0.78, 0.07, 40),
        4,
        0.5,
      );
    const sauce = at([
      [-0.5, -0.78],
      [0.5, -0.78],
      [0.5, -0.745],
      [0.1, -0.735],
      [-0.2, -0.75],
      [-0.5, -0.73],
    ]);
    sheet.fill(sauce, lch(0.3, 0.08, 40));
  }
  sprig(sheet, 1350, 880, 84, pigment.leaf, [-2.8, -2.1, -1.4]);
  ball(sheet, 1330, 876, 34, pigment.tomato);
}

/** A bagel lying or hanging; squash flattens it. */
function bagel(scene: Scene, x: number, y: number, r: number, squash: number, seeded = true): void {
  const { sheet, random } = scene;
  const colour = lch(0.66, 0.125, 60);
  const ring = ellipse(x, y, r, r * squash);
  solid(sheet, ring, colour, { light: 0.95, shade: 0.95 });
  if (seeded)
    strew(random, x, y, r * 0.9, r * squash * 0.86, Math.round(r * 0.55), (u, v) =>
      sheet.fill(ellipse(u, v, r * 0.05, r * 0.028, random.between(0, 3)), pigment.cream),
    );
  solid(sheet, ellipse(x, y - r * squash * 0.04, r * 0.27, r * squash * 0.25), shadeOf(colour, 0.22), {
    light: 0,
    shade: 0.6,
  });
}

export function bagelLox(scene: Scene): void {
  const { sheet, random } = scene;
  // bagels on a peg
  sheet.fill(rectangle(1060, 150, 480, 20, 8), pigment.walnut);
  for (const [u, v] of [
    [1150, 250],
    [1300, 256],
    [1450, 248],
  ] as const) {
    sheet.stroke(curve([u, 170], [u, 160], [u + 12, 200]), pigment.brass, 8);
    tableShadow(sheet, u + 8, v + 60, 60, 40, 30);
    bagel(scene, u, v, 96, 1);
  }
  board(sheet, 90, 1300, 900, pigment.walnut, { depth: 96, edge: 38 });
  const [x, y] = [640, 860];
  tableShadow(sheet, x, y + 6, 370, 260, 44);
  const crumb = lch(0.9, 0.06, 84);
  const lower = blob([
    [x - 380, y - 90],
    [x - 390, y - 30],
    [x - 300, y + 14],
    [x, y + 30],
    [x + 300, y + 14],
    [x + 390, y - 30],
    [x + 380, y - 90],
  ]);
  solid(sheet, lower, lch(0.64, 0.125, 58), { foot: 0.6 });
  solid(sheet, ellipse(x, y - 90, 380, 92), crumb, { light: 0.3 });
  const cheese = blob(wobble(x, y - 110, 372, 92, random, 0.05, 18));
  dropShadow(sheet, cheese, 4, 12, 0.4);
  solid(sheet, cheese, pigment.milk);
  for (let i = 0; i < 7; i++) {
    const [u, v] = [x - 270 + i * 92, y - 140 + (i % 2) * 30];
    const fold = blob([
      [u - 110, v + 10],
      [u - 60, v - 56],
      [u + 20, v - 30],
      [u + 90, v - 62],
      [u + 130, v],
      [u + 60, v + 46],
      [u - 40, v + 36],
    ]);
    solid(sheet, fold, lch(0.72, 0.155, 40), { light: 0.9 });
    for (let k = 0; k < 3; k++)
      sheet.stroke(
        curve([u - 80 + k * 18, v + 4 - k * 10], [u - 10, v - 14 - k * 8], [u + 90, v - 26 + k * 14]),
        lch(0.9, 0.07, 55),
        4.5,
        0.8,
      );
  }
  for (const [u, v, r] of [
    [-190, -160, 90],
    [20, -176, 100],
    [200, -150, 84],
  ] as const)
    sheet.stroke(ellipse(x + u, y + v, r, r * 0.4), lch(0.66, 0.13, 345), 10);
  for (const [u, v, r] of [
    [-190, -164, 88],
    [20, -180, 98],
    [200, -154, 82],
  ] as const)
    sheet.stroke(ellipse(x + u, y + v, r, r * 0.4), lch(0.93, 0.04, 340), 4);
  strew(random.stream('capers'), x, y - 170, 270, 46, 20, (u, v) =>
    ball(sheet, u, v, 15, lch(0.5, 0.09, 130), { shine: 0.5 }),
  );
  for (let i = 0; i < 16; i++)
    sheet.stroke(
      curve(
        [x - 220 + i * 30, y - 180 + (i % 3) * 14],
        [x - 214 + i * 30, y - 206],
        [x - 196 + i * 30, y - 226 + (i % 4) * 10],
      ),
      pigment.herb,
      4.5,
    );
  // the upper half leans against it
  bagel(scene, 1060, 660, 230, 1.02);
  sheet.fill(
    blob([
      [830, 660],
      [850, 560],
      [930, 470],
      [900, 560],
      [880, 660],
      [900, 770],
      [940, 850],
      [850, 770],
    ]),
    crumb,
  );
}

export function lobsterRoll(scene: Scene): void {
  const { sheet, random } = scene;
  // lighthouse and sea
  sheet.fill(rectangle(0, 540, 1600, 200), pigment.sea);
  for (let i = 0; i < 26; i++)
    sheet.fill(
      rectangle(random.between(0, 1500), random.between(556, 690), random.between(40, 150), 5, 2),
      lighten(pigment.sea, 0.13),
      0.7,
    );
  const rock = blob([
    [1140, 560],
    [1240, 470],
    [1380, 450],
    [1620, 490],
    [1620, 590],
    [1140, 590],
  ]);
  solid(sheet, rock, lch(0.46, 0.05, 280));
  upright(
    sheet,
    polygon([
      [1338, 456],
      [1356, 190],
      [1434, 190],
      [1452, 456],
    ]),
    pigment.milk,
  );
  for (const [y0, y1] of [
    [250, 310],
    [372, 430],
  ] as const)
    upright(
      sheet,
      polygon([
        [1352 - (y0 - 250) * 0.06, y0],
        [1438 + (y0 - 250) * 0.06, y0],
        [1442 + (y1 - 310) * 0.06, y1],
        [1348 - (y1 - 310) * 0.06, y1],
      ]),
      pigment.tomato,
    );
  upright(sheet, rectangle(1362, 130, 66, 60), pigment.butter);
  solid(
    sheet,
    polygon([
      [1350, 132],
      [1395, 84],
      [1440, 132],
    ]),
    pigment.tomato,
  );
  sheet.fill(rectangle(0, 704, 1600, 8), lighten(pigment.wood, 0.1));
  // paper tray
  const [x, y] = [690, 910];
  tableShadow(sheet, x, y + 10, 480, 260, 54);
  const back = polygon([
    [x - 500, y - 150],
    [x + 500, y - 170],
    [x + 470, y - 40],
    [x - 470, y - 40],
  ]);
  sheet.fill(back, shadeOf(pigment.milk, 0.1));
  const bun = lch(0.74, 0.12, 66);
  const rear = blob([
    [x - 430, y - 120],
    [x - 400, y - 290],
    [x - 100, y - 330],
    [x + 240, y - 326],
    [x + 420, y - 280],
    [x + 440, y - 120],
  ]);
  solid(sheet, rear, lch(0.86, 0.075, 80));
  sheet.stroke(rear, bun, 16);
  frill(sheet, random, x - 410, x + 410, y - 270, 60);
  for (let i = 0; i < 40; i++) {
    const u = x - 370 + (i % 14) * 56 + random.between(-16, 16);
    const v =
      y -
      210 -
      Math.floor(i / 14) * 56 -
      Math.sin(((u - x + 370) / 740) * Math.PI) * 60 +
      random.between(-10, 10);
    const meat = lump(
      sheet,
      u,
      v,
      random.between(46, 66),
      random.between(32, 44),
      random.chance(0.4) ? pigment.milk : lch(0.84, 0.08, 30),
      random,
      { turn: random.between(0, 3) },
    );
    sheet.clipped(meat, () =>
      sheet.stroke(curve([u - 60, v - 10], [u, v - 40], [u + 60, v - 8]), lch(0.6, 0.2, 30), 18, 0.9),
    );
  }
  zigzag(sheet, x - 300, y - 350, x + 300, y - 356, 26, 6, lch(0.96, 0.04, 92), 11);
  scallions(sheet, random, x, y - 340, 320, 60, 60, [5, 9]);
  const front = blob([
    [x - 440, y - 180],
    [x - 250, y - 210],
    [x, y - 204],
    [x + 260, y - 212],
    [x + 446, y - 180],
    [x + 430, y - 40],
    [x, y - 20],
    [x - 430, y - 40],
  ]);
  solid(sheet, front, bun, { light: 0.95, foot: 0.6 });
  const tray = blob(
    [
      [x - 510, y - 110],
      [x - 200, y - 84],
      [x + 200, y - 84],
      [x + 510, y - 120],
      [x + 470, y + 20],
      [x - 470, y + 20],
    ],
    true,
    0.2,
  );
  solid(sheet, tray, pigment.milk);
  sheet.clipped(tray, () => {
    for (let i = -10; i < 11; i++)
      for (let j = 0; j < 3; j++)
        if ((i + j) % 2) sheet.fill(rectangle(x + i * 50, y - 110 + j * 50, 50, 50), pigment.tomato, 0.85);
  });
  sheet.shadeLinear(tray, shadeOf(pigment.milk, 0.3), x, 0, x + 500, 0, [
    [0, 0],
    [1, 0.7],
  ]);
}

export function japadog(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [800, 900];
  tableShadow(sheet, x, y + 16, 560, 200, 54);
  const bun = lch(0.72, 0.125, 64);
  solid(
    sheet,
    blob([
      [x - 540, y - 110],
      [x - 480, y - 250],
      [x, y - 290],
      [x + 480, y - 250],
      [x + 540, y - 110],
      [x, y - 60],
    ]),
    bun,
    { light: 0.9 },
  );
  sausage(sheet, x - 610, y - 206, x + 610, y - 216, 84);
  const sauce = random.stream('sauce');
  for (let i = 0; i < 9; i++) {
    const u = x - 470 + i * 112;
    solid(
      sheet,
      blob([
        [u - 70, y - 280],
        [u, y - 306],
        [u + 74, y - 282],
        [u + 60, y - 230],
        [u + 20, y - sauce.between(150, 210)],
        [u - 30, y - 230],
      ]),
      lch(0.32, 0.085, 38),
      { light: 0.6, lightColour: lch(0.56, 0.12, 55) },
    );
  }
  zigzag(sheet, x - 500, y - 262, x + 500, y - 268, 36, 9, pigment.butter, 15);
  strips(sheet, random, x, y - 318, 420, 34, 130, [pigment.nori, lighten(pigment.nori, 0.06), pigment.pine], {
    length: 110,
    width: 8,
    bend: 0.9,
  });
  scallions(sheet, random, x, y - 300, 460, 30, 36, [8, 13]);
  const front = blob([
    [x - 556, y - 150],
    [x - 300, y - 190],
    [x, y - 184],
    [x + 300, y - 192],
    [x + 560, y - 150],
    [x + 500, y - 30],
    [x, y - 6],
    [x - 500, y - 30],
  ]);
  solid(sheet, front, bun, { light: 0.95, foot: 0.6 });
  const tray = polygon([
    [x - 640, y - 96],
    [x + 640, y - 100],
    [x + 570, y + 22],
    [x - 570, y + 22],
  ]);
  solid(sheet, tray, pigment.milk);
  for (const v of [-66, -48])
    sheet.stroke(line([x - 620 - v * 0.3, y + v], [x + 620 + v * 0.3, y + v - 3]), pigment.tomato, 9);
}

export function falafelPita(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, top, foot] = [800, 420, 965];
  tableShadow(sheet, x + 20, foot, 170, 420, 60);
  const pita = lch(0.85, 0.085, 80);
  const back = blob([
    [x - 330, top + 90],
    [x - 300, top - 60],
    [x - 120, top - 150],
    [x + 120, top - 156],
    [x + 310, top - 50],
    [x + 330, top + 90],
    [x + 180, foot - 60],
    [x - 180, foot - 60],
  ]);
  solid(sheet, back, shadeOf(pita, 0.06));
  frill(sheet, random, x - 290, x + 290, top - 30, 60);
  bunch(sheet, random, x, top - 30, 280, 60, 26, [pigment.lettuce, pigment.leaf, pigment.herb]);
  for (const [u, v, r] of [
    [-200, -40, 96],
    [10, -120, 104],
    [210, -30, 98],
    [-90, 30, 92],
    [110, 40, 94],
  ] as const) {
    const body = lump(sheet, x + u, top + v, r, r * 0.94, lch(0.46, 0.09, 62), random, {
      rough: 0.04,
      light: 0.9,
      shade: 0.95,
    });
    sheet.clipped(body, () =>
      sprinkle(
        sheet,
        random,
        x + u,
        top + v,
        r,
        r,
        46,
        [lch(0.58, 0.1, 72), lch(0.36, 0.07, 55), lch(0.54, 0.1, 115)],
        [4, 11],
      ),
    );
  }
  for (const [u, v, t] of [
    [-160, 60, 0.3],
    [40, 90, -0.2],
    [230, 60, 0.2],
  ] as const) {
    const slice = blob(
      placed(
        [
          [-60, -26],
          [60, -30],
          [54, 26],
          [-54, 30],
        ],
        x + u,
        top + v,
        t,
      ),
      true,
      0.5,
    );
    solid(sheet, slice, lch(0.6, 0.19, 352));
  }
  for (const [u, v] of [
    [-240, 50],
    [140, -70],
    [-60, -60],
  ] as const) {
    ball(sheet, x + u, top + v, 46, pigment.tomato);
  }
  for (let i = 0; i < 5; i++)
    roundSlice(
      sheet,
      x - 190 + i * 96,
      top + 84 + (i % 2) * 14,
      54,
      40,
      pigment.herb,
      lch(0.9, 0.08, 118),
      pigment.rice,
    );
  for (let i = 0; i < 24; i++)
    coriander(sheet, random, x + random.between(-260, 260), top + random.between(-90, 90), 32);
  zigzag(sheet, x - 230, top + 10, x + 240, top - 20, 60, 5, lch(0.95, 0.035, 85), 16);
  const front = blob([
    [x - 330, top + 120],
    [x - 160, top + 150],
    [x + 20, top + 130],
    [x + 190, top + 150],
    [x + 330, top + 110],
    [x + 190, foot - 30],
    [x, foot - 6],
    [x - 190, foot - 30],
  ]);
  solid(sheet, front, pita, { light: 0.8 });
  sheet.clipped(front, () =>
    strew(random.stream('blisters'), x, top + 260, 260, 160, 14, (u, v) => {
      const r = random.between(14, 40);
      const spot = ellipse(u, v, r, r * 0.7);
      sheet.shadeRadial(spot, lch(0.52, 0.11, 52), u, v, 0, r, [
        [0, 0.9],
        [1, 0],
      ]);
    }),
  );
  const sleeve = polygon([
    [x - 318, top + 270],
    [x + 306, top + 210],
    [x + 196, foot + 4],
    [x - 190, foot + 4],
  ]);
  solid(sheet, sleeve, pigment.milk);
  sheet.clipped(sleeve, () => {
    for (let i = -6; i < 8; i++)
      sheet.stroke(line([x + i * 84, top + 180], [x + i * 66 - 80, foot + 20]), pigment.teal, 15, 0.8);
  });
  sheet.shadeLinear(sleeve, shadeOf(pigment.milk, 0.26), x, 0, x + 300, 0, [
    [0, 0],
    [1, 0.85],
  ]);
}

export function porkBao(scene: Scene): void {
  const { sheet, random } = scene;
  board(sheet, 120, 1480, 905, lch(0.34, 0.02, 250), { depth: 70, edge: 28, grain: false });
  for (const [x, y, s] of [
    [360, 880, 0.94],
    [790, 894, 1.06],
    [1220, 884, 0.96],
  ] as const) {
    tableShadow(sheet, x, y + 4, 190 * s, 120, 34);
    const at = (points: readonly (readonly [number, number])[]) =>
      points.map(([u, v]) => [x + u * s, y + v * s] as const);
    const rear = blob(
      at([
        [-200, -60],
        [-206, -220],
        [-130, -330],
        [0, -366],
        [130, -330],
        [206, -220],
        [200, -60],
        [0, -20],
      ]),
    );
    solid(sheet, rear, pigment.milk, { shadeColour: lch(0.82, 0.04, 300) });
    for (let i = 0; i < 4; i++)
      leaf(sheet, x - 160 * s + i * 90 * s, y - 200 * s, 150 * s, 60 * s, -1.9 + i * 0.34, pigment.lettuce);
    for (let i = 0; i < 4; i++)
      roundSlice(
        sheet,
        x + (-140 + i * 92) * s,
        y - 250 * s + (i % 2) * 16,
        52 * s,
        52 * s,
        pigment.herb,
        lch(0.92, 0.06, 118),
        pigment.rice,
      );
    bellySlice(sheet, x - 40 * s, y - 190 * s, 350 * s, 96 * s, -0.12);
    bellySlice(sheet, x + 30 * s, y - 130 * s, 350 * s, 96 * s, 0.08);
    for (let i = 0; i < 12; i++)
      coriander(sheet, random, x + random.between(-150, 150) * s, y - random.between(210, 280) * s, 36 * s);
    const front = blob(
      at([
        [-208, -96],
        [-120, -128],
        [0, -120],
        [130, -130],
        [210, -96],
        [200, -10],
        [100, 24],
        [-100, 24],
        [-200, -10],
      ]),
    );
    solid(sheet, front, pigment.milk, { shadeColour: lch(0.8, 0.045, 300), foot: 0.4 });
    sprinkle(
      sheet,
      random,
      x,
      y - 236 * s,
      150 * s,
      40 * s,
      30,
      [lch(0.78, 0.1, 74), lch(0.66, 0.11, 64)],
      [6, 11],
    );
    glint(sheet, x - 120 * s, y - 70 * s, 30 * s, 10 * s, -0.2, 0.7);
  }
}
