import { lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle } from '../../core/shapes.ts';
import { scoop } from '../ingredients/egg-dairy.ts';
import { cherry, wholeCitrus } from '../ingredients/fruit.ts';
import { citrus, leaf } from '../ingredients/greens.ts';
import { ball, cube, lump } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { arc, castShadow, glint, placed, shadeOf, solid, tableShadow, upright } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { CLEAR, condensation, glass, iceCube, iceCubes, straw, swirl } from '../vessels/glass.ts';
import { spoon } from '../vessels/ware.ts';

export function thaiTeaBag(scene: Scene): void {
  const { sheet, random } = scene;
  const x = 700;
  // lemons or oranges in a row on the counter
  for (const [i, u] of [1060, 1210, 1360, 1510].entries()) {
    tableShadow(sheet, u, 950, 60, 100, 26);
    wholeCitrus(sheet, u, 890 - (i % 2) * 4, 72, lch(0.9, 0.165, 102));
  }
  tableShadow(sheet, 210, 950, 90, 160, 30);
  upright(sheet, rectangle(120, 720, 180, 230, 16), lch(0.6, 0.17, 40));
  sheet.fill(rectangle(134, 790, 152, 100, 6), pigment.cream);
  leaf(sheet, 190, 850, 60, 34, -0.7);
  sheet.fill(ellipse(210, 722, 90, 20), lighten(pigment.steel, 0.05));
  // hook and shadow on the wall
  castShadow(
    sheet,
    blob([
      [x + 90, 270],
      [x + 280, 500],
      [x + 300, 800],
      [x + 180, 880],
      [x - 30, 860],
      [x - 60, 560],
    ]),
    0.38,
  );
  sheet.stroke(
    curve([x + 20, -20], [x + 20, 60], [x - 20, 100], [x - 10, 140], [x + 26, 140]),
    pigment.iron,
    13,
  );
  straw(sheet, x + 12, 560, x + 110, 70, pigment.leaf, 28);
  // the bag
  const bag = blob([
    [x - 26, 262],
    [x + 36, 262],
    [x + 90, 330],
    [x + 210, 440],
    [x + 236, 640],
    [x + 190, 800],
    [x + 60, 850],
    [x - 80, 848],
    [x - 200, 790],
    [x - 236, 640],
    [x - 200, 440],
    [x - 80, 330],
  ]);
  sheet.fill(bag, CLEAR, 0.4);
  sheet.clipped(bag, () => {
    const tea = blob([
      [x - 300, 424],
      [x - 120, 440],
      [x + 60, 428],
      [x + 300, 442],
      [x + 300, 900],
      [x - 300, 900],
    ]);
    sheet.fill(
      tea,
      sheet.linear(0, 420, 0, 850, [
        [0, lch(0.86, 0.1, 74)],
        [0.3, lch(0.74, 0.165, 58)],
        [1, lch(0.62, 0.18, 46)],
      ]),
    );
    swirl(sheet, tea, x, 230, 420, 760, lch(0.94, 0.05, 80), 0.85);
    iceCubes(sheet, x, 190, 460, 800, 9);
    sheet.shadeLinear(bag, lch(0.44, 0.15, 38), x + 30, 0, x + 240, 0, [
      [0, 0],
      [1, 0.85],
    ]);
  });
  sheet.stroke(bag, CLEAR, 6, 0.75);
  sheet.fill(
    blob([
      [x - 180, 470],
      [x - 150, 450],
      [x - 176, 720],
      [x - 202, 660],
    ]),
    CLEAR,
    0.65,
  );
  sheet.fill(
    blob([
      [x + 150, 520],
      [x + 168, 520],
      [x + 166, 700],
      [x + 152, 700],
    ]),
    CLEAR,
    0.4,
  );
  // gathered neck with a rubber band that hangs on the hook
  const neck = blob(
    [
      [x - 100, 190],
      [x - 30, 210],
      [x + 10, 186],
      [x + 60, 212],
      [x + 116, 196],
      [x + 40, 270],
      [x - 30, 270],
    ],
    true,
    0.6,
  );
  sheet.fill(neck, CLEAR, 0.6);
  sheet.stroke(neck, CLEAR, 4, 0.9);
  for (const v of [258, 270]) sheet.stroke(line([x - 34, v], [x + 44, v - 3]), pigment.chilli, 9);
  sheet.stroke(
    curve([x - 6, 258], [x - 20, 190], [x + 10, 134], [x + 24, 190], [x + 12, 256]),
    pigment.chilli,
    6,
  );
  for (let i = 0; i < 34; i++)
    sheet.fill(ellipse(x + random.between(-190, 190), random.between(460, 800), 3, 4), CLEAR, 0.6);
}

export function brownSugarBoba(scene: Scene): void {
  const { sheet, random } = scene;
  const x = 800;
  const spec = {
    x,
    topY: 230,
    footY: 950,
    topRx: 224,
    footRx: 160,
    gap: 90,
    drink: [
      [0, lch(0.94, 0.03, 84)],
      [0.55, lch(0.9, 0.045, 78)],
      [0.8, lch(0.68, 0.09, 62)],
      [1, lch(0.42, 0.1, 48)],
    ] as const,
  };
  straw(sheet, x + 40, 900, x + 140, 60, lch(0.74, 0.14, 60), 44);
  glass(sheet, spec, () => {
    // syrup running down the inside of the cup
    for (let i = 0; i < 9; i++) {
      const u = x - 205 + i * 50 + random.between(-10, 10);
      const length = random.between(240, 520);
      const width = random.between(14, 30);
      const streak = blob([
        [u - width, 310],
        [u + width, 310],
        [u + width * 0.7, 310 + length * 0.4],
        [u + width * 0.9 + random.between(-20, 20), 310 + length * 0.7],
        [u + random.between(-18, 18), 310 + length],
        [u - width * 0.8, 310 + length * 0.72],
        [u - width * 0.5, 310 + length * 0.4],
      ]);
      sheet.fill(streak, lch(0.42, 0.11, 46), 0.85);
      sheet.shadeLinear(streak, lch(0.62, 0.12, 58), 0, 310 + length * 0.4, 0, 310 + length, [
        [0, 0],
        [1, 0.9],
      ]);
    }
    for (let row = 0; row < 5; row++) {
      for (let i = 0; i < 7; i++)
        ball(sheet, x - 168 + i * 56 + (row % 2) * 28, 922 - row * 40, 29, lch(0.19, 0.035, 35), {
          shine: 0.9,
        });
    }
  });
  sheet.fill(ellipse(x, 232, 226, 30), CLEAR, 0.35);
  condensation(sheet, spec, 30);
  // sugar loaf and spilled pearls
  for (const [u, v, s] of [
    [270, 890, 104],
    [370, 920, 92],
    [310, 812, 90],
  ] as const) {
    tableShadow(sheet, u, v + 48, s * 0.4, 60, 20);
    cube(sheet, u, v, s, lch(0.5, 0.11, 56), 0.05);
  }
  for (const [u, v] of [
    [1250, 930],
    [1320, 950],
    [1210, 968],
    [1392, 926],
  ] as const) {
    tableShadow(sheet, u, v + 28, 20, 60, 14);
    ball(sheet, u, v, 31, lch(0.19, 0.035, 35), { shine: 0.9 });
  }
}

export function melonSoda(scene: Scene): void {
  const { sheet, random } = scene;
  const x = 880;
  const spec = {
    x,
    topY: 330,
    footY: 830,
    topRx: 190,
    footRx: 96,
    gap: 46,
    drink: [
      [0, lch(0.86, 0.17, 134)],
      [0.5, lch(0.76, 0.2, 142)],
      [1, lch(0.64, 0.19, 146)],
    ] as const,
  };
  // foot of the glass
  tableShadow(sheet, x, 960, 150, 400, 50);
  solid(sheet, ellipse(x, 950, 170, 26), CLEAR, { shadeColour: lch(0.8, 0.03, 160) });
  sheet.fill(
    polygon([
      [x - 36, 826],
      [x + 36, 826],
      [x + 22, 880],
      [x + 60, 944],
      [x - 60, 944],
      [x - 22, 880],
    ]),
    CLEAR,
    0.75,
  );
  sheet.fill(
    polygon([
      [x - 96, 826],
      [x + 96, 826],
      [x + 40, 862],
      [x - 40, 862],
    ]),
    lch(0.64, 0.19, 146),
    0.8,
  );
  straw(sheet, x - 40, 780, x - 190, 120, pigment.milk, 26);
  glass(sheet, spec, () => {
    iceCubes(sheet, x, 150, 400, 780, 7);
    for (let i = 0; i < 70; i++) {
      const r = random.between(2, 7);
      sheet.stroke(ellipse(x + random.between(-170, 170), random.between(380, 820), r, r), CLEAR, 2, 0.8);
    }
  });
  scoop(sheet, random, x + 20, 350, 150, lch(0.95, 0.055, 92));
  for (let i = 0; i < 9; i++)
    ball(sheet, x - 160 + i * 40, 378 + (i % 2) * 8, 16, lch(0.93, 0.07, 110), { ry: 11, shine: 0.5 });
  cherry(sheet, x + 60, 196, 44);
  // velvet chair back and a small table lamp
  const chair = blob(
    [
      [60, 760],
      [70, 420],
      [200, 330],
      [360, 420],
      [372, 760],
    ],
    true,
    0.7,
  );
  solid(sheet, chair, lch(0.42, 0.14, 15));
  for (const [u, v] of [
    [150, 480],
    [280, 480],
    [215, 570],
    [150, 650],
    [280, 650],
  ] as const) {
    sheet.fill(ellipse(u, v, 10), pigment.brass);
    sheet.stroke(arc(u, v, 34, 30, 3.6, 5.8), shadeOf(lch(0.42, 0.14, 15), 0.1), 5, 0.6);
  }
  spoon(sheet, 1130, 985, 380, -0.06, pigment.steel);
}

export function icedMatcha(scene: Scene): void {
  const { sheet, random } = scene;
  const x = 620;
  const spec = {
    x,
    topY: 330,
    footY: 950,
    topRx: 176,
    footRx: 150,
    gap: 70,
    drink: [
      [0, lch(0.56, 0.14, 126)],
      [0.34, lch(0.66, 0.14, 122)],
      [0.6, lch(0.9, 0.06, 110)],
      [1, pigment.milk],
    ] as const,
  };
  straw(sheet, x + 20, 900, x + 90, 190, pigment.milk, 26);
  glass(sheet, spec, (drink) => {
    swirl(sheet, drink, x, 160, 560, 900, lch(0.6, 0.145, 124), 0.9);
    iceCubes(sheet, x, 150, 440, 720, 6);
  });
  condensation(sheet, spec);
  // tulips
  const vx = 1190;
  tableShadow(sheet, vx, 960, 100, 260, 40);
  for (const [u, v, lean] of [
    [vx - 170, 330, -0.4],
    [vx - 40, 230, -0.1],
    [vx + 110, 290, 0.2],
    [vx + 220, 410, 0.5],
    [vx + 20, 400, 0],
  ] as const) {
    sheet.stroke(curve([vx + lean * 20, 700], [vx + (u - vx) * 0.4, 560], [u, v + 70]), pigment.leaf, 13);
    for (const side of [-1, 1])
      solid(
        sheet,
        blob(
          placed(
            [
              [side * 10, 80],
              [side * 74, 30],
              [side * 62, -60],
              [side * 14, -84],
              [0, 0],
            ],
            u,
            v,
            lean,
          ),
        ),
        lch(0.74, 0.13, side < 0 ? 5 : 355),
      );
    solid(
      sheet,
      blob(
        placed(
          [
            [0, 84],
            [-46, 30],
            [-30, -60],
            [0, -96],
            [30, -60],
            [46, 30],
          ],
          u,
          v,
          lean,
        ),
      ),
      lch(0.8, 0.11, 8),
    );
  }
  for (const [a, l] of [
    [-2.2, 260],
    [-1.0, 280],
    [-0.7, 230],
  ] as const)
    leaf(sheet, vx, 700, l, 66, a, pigment.herb);
  const vase = blob(
    [
      [vx - 80, 660],
      [vx + 80, 660],
      [vx + 64, 740],
      [vx + 150, 880],
      [vx + 120, 960],
      [vx - 120, 960],
      [vx - 150, 880],
      [vx - 64, 740],
    ],
    true,
    0.8,
  );
  upright(sheet, vase, pigment.sky);
  glint(sheet, vx - 90, 860, 14, 50, 0.2, 0.7);
  lump(sheet, 300, 955, 70, 24, pigment.matcha, random, { rough: 0.06 });
}

export function aguaFresca(scene: Scene): void {
  const { sheet, random } = scene;
  const barrels = [
    [330, lch(0.5, 0.2, 15), pigment.lime],
    [800, lch(0.93, 0.03, 85), pigment.lemon],
    [1270, lch(0.86, 0.155, 92), pigment.lime],
  ] as const;
  for (const [x, colour, fruit] of barrels) {
    const [top, foot, rx] = [330, 940, 210];
    tableShadow(sheet, x, foot, 180, 170, 50);
    const body = blob(
      [
        [x - 150, top],
        [x + 150, top],
        [x + rx, top + 150],
        [x + rx + 6, top + 330],
        [x + 160, foot],
        [x - 160, foot],
        [x - rx - 6, top + 330],
        [x - rx, top + 150],
      ],
      true,
      0.7,
    );
    sheet.fill(body, CLEAR, 0.35);
    sheet.clipped(body, () => {
      sheet.fill(
        rectangle(x - 260, top + 96, 520, 560),
        sheet.linear(0, top + 96, 0, foot, [
          [0, lighten(colour, 0.05)],
          [1, lighten(colour, -0.09)],
        ]),
      );
      sheet.fill(ellipse(x, top + 100, 196, 24), lighten(colour, 0.08));
      for (let i = 0; i < 5; i++)
        iceCube(
          sheet,
          x + random.between(-130, 130),
          top + random.between(130, 240),
          76,
          random.between(-0.5, 0.5),
        );
      for (const [u, v] of [
        [-110, 300],
        [60, 380],
        [120, 240],
        [-50, 480],
      ] as const)
        citrus(sheet, x + u, top + v, 56, { peel: fruit, squash: 0.9 });
      sheet.shadeLinear(body, shadeOf(colour, 0.24), x + 20, 0, x + rx, 0, [
        [0, 0],
        [1, 0.8],
      ]);
    });
    sheet.stroke(body, CLEAR, 7, 0.75);
    sheet.fill(
      blob([
        [x - 170, top + 160],
        [x - 140, top + 130],
        [x - 150, top + 460],
        [x - 178, top + 400],
      ]),
      CLEAR,
      0.55,
    );
    sheet.stroke(ellipse(x, top, 152, 20), CLEAR, 8, 0.95);
    // ladle
    sheet.stroke(line([x + 30, top + 160], [x + 110, top - 190]), pigment.steel, 16);
    sheet.stroke(curve([x + 110, top - 190], [x + 126, top - 230], [x + 160, top - 206]), pigment.steel, 16);
    sheet.stroke(line([x + 25, top + 160], [x + 105, top - 190]), pigment.milk, 4, 0.8);
  }
  for (const [u, v] of [
    [560, 960],
    [640, 985],
    [1040, 970],
  ] as const) {
    tableShadow(sheet, u, v + 34, 34, 70, 18);
    wholeCitrus(sheet, u, v, 48, pigment.lime);
  }
  citrus(sheet, 1100, 985, 46, { peel: pigment.lime, squash: 0.9 });
}
