import { lch, lighten } from '../../core/colour.ts';
import { blob, curve, ellipse, line, polygon, rectangle } from '../../core/shapes.ts';
import { cheeseStrings, zigzag } from '../ingredients/egg-dairy.ts';
import { riceGrains } from '../ingredients/grain.ts';
import { citrus, coriander } from '../ingredients/greens.ts';
import { ball, lump, sprinkle } from '../ingredients/shapes.ts';
import type { Scene } from '../kit/scene.ts';
import { castShadow, dropShadow, glint, placed, shadeOf, solid, tableShadow, upright } from '../kit/solid.ts';
import { pigment } from '../pigments.ts';
import { board } from '../vessels/plate.ts';
import { steam } from '../vessels/ware.ts';

export function takoyaki(scene: Scene): void {
  const { sheet, random } = scene;
  const [x, y] = [790, 880];
  tableShadow(sheet, x, y + 40, 560, 240, 60);
  const boat = lch(0.84, 0.08, 80);
  sheet.fill(
    blob(
      [
        [x - 650, y - 150],
        [x - 400, y - 190],
        [x + 400, y - 196],
        [x + 650, y - 160],
        [x + 520, y],
        [x - 520, y],
      ],
      true,
      0.5,
    ),
    shadeOf(boat, 0.16),
  );
  for (const [u, v] of [
    [-240, -232],
    [120, -240],
    [450, -226],
    [-400, -120],
    [-30, -124],
    [330, -118],
  ] as const) {
    const [cx, cy, r] = [x + u, y + v, 164];
    castShadow(sheet, ellipse(cx + 24, cy + 24, r, r * 0.96), 0.3);
    ball(sheet, cx, cy, r, lch(0.72, 0.135, 66), { shine: 0, contrast: 0.28, ry: r * 0.95 });
    const spots = random.stream(`spots${u}${v}`);
    for (let i = 0; i < 14; i++) {
      const [p, q] = [cx + spots.between(-120, 120), cy + spots.between(-60, 120)];
      const s = spots.between(14, 40);
      sheet.shadeRadial(ellipse(p, q, s, s * 0.7), lch(0.48, 0.13, 50), p, q, 0, s, [
        [0, 0.7],
        [1, 0],
      ]);
    }
    // the sauce caps the ball and runs down in two places
    const sauce = blob([
      [cx - 140, cy - 40],
      [cx - 110, cy - 116],
      [cx - 20, cy - 156],
      [cx + 80, cy - 136],
      [cx + 140, cy - 54],
      [cx + 108, cy - 26],
      [cx + 84, cy + 34],
      [cx + 50, cy - 22],
      [cx - 10, cy - 30],
      [cx - 46, cy + 20],
      [cx - 84, cy - 24],
    ]);
    solid(sheet, sauce, lch(0.3, 0.085, 36), { light: 0.9, lightColour: lch(0.58, 0.12, 48) });
    glint(sheet, cx - 60, cy - 112, 40, 11, -0.5, 0.75);
    zigzag(sheet, cx - 112, cy - 96, cx + 112, cy - 62, 30, 4, pigment.cream, 11);
    for (let i = 0; i < 16; i++) {
      sheet.fill(
        ellipse(cx + spots.between(-100, 100), cy + spots.between(-130, -40), spots.between(4, 8), 4),
        spots.chance(0.5) ? lch(0.52, 0.14, 140) : lch(0.42, 0.11, 146),
      );
    }
    // bonito: thin curled petals that stand up in the heat
    for (let i = 0; i < 6; i++) {
      const [p, q] = [cx + spots.between(-80, 80), cy - 130 + spots.between(-18, 30)];
      const lean = spots.between(-0.7, 0.7);
      const petal = blob(
        placed(
          [
            [-18, 6],
            [-30, -40],
            [-8, -88],
            [22, -70],
            [14, -34],
            [24, 4],
          ],
          p,
          q,
          lean,
        ),
      );
      solid(sheet, petal, spots.pick([lch(0.86, 0.06, 50), lch(0.8, 0.085, 42), lch(0.9, 0.05, 60)]), {
        light: 0.5,
        shade: 0.8,
      });
      sheet.stroke(
        curve([p, q - 4], [p - 8 + lean * 20, q - 44], [p + lean * 50, q - 74]),
        lch(0.68, 0.1, 36),
        3.5,
        0.7,
      );
    }
  }
  const front = blob(
    [
      [x - 650, y - 150],
      [x - 430, y - 70],
      [x, y - 48],
      [x + 430, y - 70],
      [x + 650, y - 160],
      [x + 510, y + 44],
      [x, y + 58],
      [x - 510, y + 44],
    ],
    true,
    0.5,
  );
  solid(sheet, front, boat, { foot: 0.4 });
  for (let i = 0; i < 5; i++) {
    sheet.stroke(
      curve([x - 590 + i * 20, y - 84 + i * 24], [x, y - 18 + i * 14], [x + 590 - i * 20, y - 94 + i * 24]),
      shadeOf(boat, 0.08),
      3,
      0.6,
    );
  }
  for (const [u, a] of [
    [x - 60, -1.2],
    [x + 300, -1.0],
  ] as const) {
    sheet.stroke(line([u, y - 260], [u + Math.cos(a) * 360, y - 260 + Math.sin(a) * 360]), pigment.oak, 11);
  }
  steam(sheet, x - 140, y - 400, 300, { width: 520, ribbons: 4 });
}

export function onigiri(scene: Scene): void {
  const { sheet, random } = scene;
  board(sheet, 130, 1470, 900, lch(0.5, 0.08, 50), { depth: 80, edge: 34 });
  for (const [i, x] of [390, 800, 1210].entries()) {
    const y = 880;
    tableShadow(sheet, x, y, 170, 130, 36);
    const body = blob([
      [x - 200, y - 40],
      [x - 180, y - 130],
      [x - 60, y - 340],
      [x, y - 376],
      [x + 60, y - 340],
      [x + 180, y - 130],
      [x + 200, y - 40],
      [x + 150, y + 4],
      [x, y + 10],
      [x - 150, y + 4],
    ]);
    sheet.fill(body, pigment.rice);
    riceGrains(sheet, random, body, 420, 12);
    sheet.shadeLinear(body, lch(0.78, 0.05, 295), x - 20, y - 300, x + 200, y, [
      [0, 0],
      [0.5, 0.3],
      [1, 0.9],
    ]);
    const nori =
      i === 1
        ? polygon([
            [x - 202, y - 130],
            [x + 202, y - 130],
            [x + 190, y + 6],
            [x - 190, y + 6],
          ])
        : polygon([
            [x - 84, y - 170],
            [x + 84, y - 170],
            [x + 92, y + 10],
            [x - 92, y + 10],
          ]);
    sheet.clipped(body, () => {
      solid(sheet, nori, pigment.nori);
      for (let k = 0; k < 30; k++) {
        const [u, v] = [x + random.between(-190, 190), y - random.between(0, 165)];
        if (i !== 1 && Math.abs(u - x) > 80) continue;
        sheet.stroke(line([u, v], [u + random.between(5, 20), v + 2]), lighten(pigment.nori, -0.07), 2, 0.6);
      }
    });
    if (i === 0) {
      for (let k = 0; k < 16; k++)
        lump(
          sheet,
          x + random.between(-54, 54),
          y - 350 + random.between(-22, 34),
          random.between(18, 30),
          15,
          lch(0.76, 0.13, 42),
          random,
          { rough: 0.15 },
        );
    } else if (i === 1) {
      sprinkle(sheet, random, x, y - 240, 90, 100, 50, [pigment.coal, pigment.iron], [5, 8]);
    } else {
      ball(sheet, x, y - 236, 52, lch(0.52, 0.19, 12), { shine: 0.7 });
      for (let k = 0; k < 5; k++)
        sheet.stroke(
          curve([x - 30 + k * 14, y - 268], [x - 24 + k * 13, y - 236], [x - 30 + k * 14, y - 206]),
          lch(0.42, 0.17, 12),
          3,
          0.5,
        );
    }
  }
  // three slices of yellow pickle
  for (const [u, v] of [
    [600, 930],
    [650, 912],
    [990, 926],
  ] as const) {
    solid(sheet, ellipse(u, v + 12, 44, 26), lch(0.78, 0.15, 88));
    solid(sheet, ellipse(u, v, 44, 26), lch(0.9, 0.16, 98));
  }
}

export function cedarSalmon(scene: Scene): void {
  const { sheet, random } = scene;
  // firs between house and lake
  for (let i = 0; i < 16; i++) {
    const u = 240 + i * 74 + random.between(-20, 20);
    const h = random.between(160, 330);
    const foot = 560 + random.between(-10, 20);
    sheet.clipped(rectangle(238, 0, 1124, 620), () => {
      for (let k = 0; k < 6; k++) {
        const w = 20 + k * 12;
        const v = foot - h + (k / 6) * h;
        sheet.fill(
          polygon([
            [u, v - 40],
            [u + w, v + h / 6 + 10],
            [u - w, v + h / 6 + 10],
          ]),
          lch(0.32 + (i % 3) * 0.03, 0.06, 170),
        );
      }
    });
  }
  const y = 860;
  board(sheet, 110, 1490, y, lch(0.54, 0.1, 48), { depth: 120, edge: 46 });
  // scorched edges
  for (const [u, w] of [
    [110, 220],
    [1280, 220],
  ] as const)
    sheet.shadeLinear(
      rectangle(u, y - 120, w, 170),
      lch(0.2, 0.03, 40),
      u + (u > 800 ? w : 0),
      0,
      u + (u > 800 ? 0 : w),
      0,
      [
        [0, 0.95],
        [1, 0],
      ],
    );
  const fillet = blob([
    [240, y - 60],
    [300, y - 150],
    [520, y - 216],
    [860, y - 230],
    [1160, y - 190],
    [1380, y - 110],
    [1420, y - 70],
    [1300, y - 36],
    [900, y - 16],
    [500, y - 14],
    [300, y - 24],
  ]);
  dropShadow(sheet, fillet, 14, 18, 0.5);
  solid(sheet, fillet, lch(0.7, 0.155, 42), { light: 0.95, shade: 0.9, foot: 0.7 });
  sheet.clipped(fillet, () => {
    for (let i = 0; i < 15; i++)
      sheet.stroke(
        curve([270 + i * 80, y - 10], [330 + i * 76, y - 110], [300 + i * 78, y - 250]),
        lch(0.9, 0.075, 60),
        7,
        0.75,
      );
    for (let i = 0; i < 40; i++) {
      const [u, v] = [random.between(280, 1380), y - random.between(40, 220)];
      const r = random.between(20, 60);
      sheet.shadeRadial(ellipse(u, v, r, r * 0.4), lch(0.42, 0.13, 38), u, v, 0, r, [
        [0, 0.8],
        [1, 0],
      ]);
    }
  });
  for (const [u, v, t] of [
    [470, y - 140, -0.1],
    [680, y - 160, 0.06],
    [890, y - 158, -0.04],
    [1100, y - 132, 0.1],
  ] as const) {
    castShadow(sheet, ellipse(u + 8, v + 10, 84, 46, t), 0.35);
    citrus(sheet, u, v, 84, { peel: pigment.lemon, squash: 0.54 });
  }
  for (let i = 0; i < 11; i++) {
    const [u, v] = [380 + i * 88, y - 60 - (i % 3) * 44];
    for (let k = 0; k < 9; k++) {
      const a = -1.6 + (k - 4) * 0.28;
      sheet.stroke(
        curve(
          [u, v + 20],
          [u + Math.cos(a) * 30, v + Math.sin(a) * 24],
          [u + Math.cos(a) * 62, v + Math.sin(a) * 52],
        ),
        k % 2 ? pigment.herb : pigment.leaf,
        4,
      );
    }
  }
  sprinkle(sheet, random, 820, y - 110, 500, 80, 90, [pigment.coal, pigment.cream], [2.5, 5]);
  steam(sheet, 900, y - 200, 440, { width: 900, ribbons: 6 });
}

export function pizzaSlice(scene: Scene): void {
  const { sheet, random } = scene;
  // counter edge and paper plate that the slice hangs over
  const [x, y] = [760, 700];
  sheet.fill(ellipse(x + 60, y + 34, 560, 100), shadeOf(pigment.milk, 0.2), 0.6);
  solid(sheet, ellipse(x + 60, y + 16, 560, 100), pigment.milk);
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * Math.PI * 2;
    sheet.stroke(
      line(
        [x + 60 + Math.cos(a) * 500, y + 16 + Math.sin(a) * 88],
        [x + 60 + Math.cos(a) * 556, y + 16 + Math.sin(a) * 98],
      ),
      shadeOf(pigment.milk, 0.1),
      5,
      0.6,
    );
  }
  const slice = blob(
    [
      [x - 340, y - 150],
      [x - 160, y - 230],
      [x + 120, y - 262],
      [x + 400, y - 236],
      [x + 580, y - 160],
      [x + 430, y + 30],
      [x + 270, y + 190],
      [x + 136, y + 318],
      [x + 86, y + 330],
      [x + 30, y + 250],
      [x - 140, y + 50],
    ],
    true,
    0.55,
  );
  dropShadow(sheet, slice, 26, 22, 0.5);
  solid(sheet, slice, lch(0.86, 0.145, 84), { light: 0.9 });
  sheet.clipped(slice, () => {
    for (let i = 0; i < 30; i++) {
      const [u, v] = [x + random.between(-260, 480), y + random.between(-170, 260)];
      const r = random.between(30, 90);
      sheet.shadeRadial(
        ellipse(u, v, r, r * 0.5),
        random.chance(0.5) ? lch(0.66, 0.18, 48) : lch(0.93, 0.1, 92),
        u,
        v,
        0,
        r,
        [
          [0, 0.8],
          [1, 0],
        ],
      );
    }
    sheet.stroke(
      blob(
        [
          [x - 340, y - 150],
          [x - 140, y + 50],
          [x + 30, y + 250],
          [x + 86, y + 330],
        ],
        false,
      ),
      lch(0.6, 0.19, 34),
      24,
    );
    sheet.stroke(
      blob(
        [
          [x + 560, y - 220],
          [x + 420, y + 20],
          [x + 130, y + 318],
        ],
        false,
      ),
      lch(0.6, 0.19, 34),
      22,
    );
    for (const [u, v, r, t] of [
      [-110, -60, 92, 0],
      [140, -40, 98, 0.1],
      [370, -90, 90, -0.2],
      [40, 90, 86, 0.3],
      [260, 60, 84, -0.3],
      [110, 210, 62, 0.5],
    ] as const) {
      sheet.fill(ellipse(x + u + 4, y + v + 12, r, r * 0.56, t), lch(0.6, 0.15, 50), 0.7);
      const disc = ellipse(x + u, y + v, r, r * 0.54, t);
      solid(sheet, disc, lch(0.5, 0.185, 28), { light: 0.8 });
      sheet.stroke(disc, lch(0.38, 0.15, 25), 6);
      for (let i = 0; i < 7; i++)
        sheet.fill(
          ellipse(x + u + random.between(-0.6, 0.6) * r, y + v + random.between(-0.3, 0.3) * r, 7, 4),
          lch(0.66, 0.17, 35),
          0.8,
        );
      glint(sheet, x + u - r * 0.3, y + v - r * 0.16, r * 0.2, 5, -0.1, 0.7);
    }
    for (let i = 0; i < 40; i++)
      coriander(sheet, random, x + random.between(-240, 460), y + random.between(-150, 240), 11);
  });
  const crust = blob([
    [x - 372, y - 128],
    [x - 352, y - 206],
    [x - 160, y - 292],
    [x + 120, y - 326],
    [x + 400, y - 298],
    [x + 594, y - 214],
    [x + 616, y - 136],
    [x + 560, y - 112],
    [x + 400, y - 178],
    [x + 120, y - 206],
    [x - 150, y - 178],
    [x - 320, y - 104],
  ]);
  dropShadow(sheet, crust, 8, 16, 0.4);
  solid(sheet, crust, lch(0.68, 0.135, 62), { light: 0.95, shade: 0.95 });
  for (let i = 0; i < 12; i++) {
    const u = x - 310 + i * 78;
    const v = y - 160 - Math.sin(((i + 0.4) / 12) * Math.PI) * 96;
    sheet.shadeRadial(ellipse(u, v, 40, 20), lch(0.4, 0.11, 45), u, v, 0, 40, [
      [0, 0.7],
      [1, 0],
    ]);
  }
  cheeseStrings(
    sheet,
    [
      [x + 40, y + 270],
      [x + 80, y + 320],
      [x + 130, y + 300],
    ],
    [
      [x + 30, y + 350],
      [x + 90, y + 380],
      [x + 150, y + 350],
    ],
  );
  for (const [u, v, l] of [
    [44, 290, 50],
    [90, 326, 66],
    [132, 306, 44],
  ] as const) {
    sheet.stroke(line([x + u, y + v], [x + u, y + v + l]), lch(0.88, 0.13, 86), 13);
    ball(sheet, x + u, y + v + l, 12, lch(0.88, 0.13, 86), { shine: 0.5 });
  }
  // shaker
  tableShadow(sheet, 1440, 690, 60, 120, 24);
  upright(sheet, rectangle(1386, 470, 110, 216, 16), lch(0.9, 0.03, 90));
  for (let i = 0; i < 60; i++)
    sheet.fill(
      ellipse(1441 + random.between(-46, 46), random.between(560, 674), 5, 3),
      random.chance(0.7) ? pigment.chilli : pigment.straw,
    );
  upright(sheet, rectangle(1380, 440, 122, 44, 12), pigment.steel);
}
