/** Eating and buying after dark: stalls along a river, and a square under strings of bulbs. */
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import { blob, ellipse, line, type Point, polygon, rectangle, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { bulbString, lantern, windowGrid } from '../kit/buildings.ts';
import { leafTree } from '../kit/flora.ts';
import { walker } from '../kit/people.ts';
import { paintSky } from '../kit/sky.ts';
import { stillWater } from '../kit/water.ts';
import { plume } from '../kit/weather.ts';

type MarketVariation = { format?: Format; scene: 'river' | 'square' };

export const nightMarket = defineFamily<MarketVariation>(
  [{ scene: 'river', format: 'panorama' }, { scene: 'square' }],
  (sheet, { scene }) => (scene === 'river' ? riverStalls(sheet) : marketSquare(sheet)),
);

const WARM = lch(0.9, 0.12, 78);

/** A row of canvas stalls on an embankment; the far bank's lights fall into the water. */
function riverStalls(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('stalls');
  const waterline = H * 0.44;
  paintSky(sheet, {
    stops: [
      [0, lch(0.15, 0.06, 280)],
      [0.6, lch(0.26, 0.09, 300)],
      [1, lch(0.42, 0.12, 340)],
    ],
    horizon: waterline,
    stars: 40,
  });
  const neon = [
    lch(0.7, 0.22, 350),
    lch(0.78, 0.14, 205),
    lch(0.82, 0.16, 85),
    lch(0.68, 0.22, 20),
    lch(0.74, 0.15, 160),
  ];
  for (let x = -20; x < W; ) {
    const width = random.between(60, 130);
    const height = random.between(110, 260);
    const wall = mix(lch(0.22, 0.06, 285), lch(0.36, 0.09, 320), random.next() * 0.6);
    sheet.fill(rectangle(x, waterline - height, width, height), wall);
    windowGrid(
      sheet,
      random,
      [x + 8, waterline - height + 16, width - 12, height - 50],
      [WARM, lch(0.85, 0.08, 210)],
      { step: 14, rise: 19, density: 0.34 },
    );
    const sign = random.pick(neon);
    const tall = random.chance(0.5);
    const [sx, sy, sw, sh] = tall
      ? [
          x + random.between(4, width * 0.7),
          waterline - height + random.between(10, 40),
          16,
          random.between(50, 90),
        ]
      : [x + 8, waterline - random.between(40, 60), width - 16, 18];
    sheet.fill(rectangle(sx, sy, sw, sh, 4), sign);
    sheet.fill(rectangle(sx + sw * 0.25, sy + sh * 0.12, sw * 0.5, sh * 0.76, 3), lighten(sign, 0.16));
    sheet.glow(sx + sw / 2, sy + sh / 2, Math.max(sw, sh) * 1.3, sign, 0.7);
    x += width + random.between(-2, 10);
  }
  stillWater(sheet, {
    waterline,
    bottom: H * 0.72,
    far: lch(0.3, 0.09, 320),
    near: lch(0.16, 0.05, 285),
    strength: 0.92,
    fade: 0.3,
    ripple: 1.7,
    stretch: 1.2,
  });
  const embankment = rectangle(0, H * 0.63, W, H);
  sheet.fill(
    embankment,
    sheet.linear(0, H * 0.63, 0, H, [
      [0, lch(0.42, 0.06, 320)],
      [0.2, lch(0.3, 0.05, 310)],
      [1, lch(0.17, 0.035, 285)],
    ]),
  );
  for (let k = 0; k < 8; k++)
    sheet.stroke(line([0, H * (0.66 + k * 0.045)], [W, H * (0.66 + k * 0.045)]), lch(0.2, 0.04, 290), 2, 0.5);
  for (let k = 0; k < 30; k++)
    sheet.stroke(
      line([W * (k / 29), H * 0.635], [W * (0.5 + (k / 29 - 0.5) * 1.8), H]),
      lch(0.2, 0.04, 290),
      2,
      0.35,
    );
  sheet.fill(rectangle(0, H * 0.615, W, 10), lch(0.5, 0.06, 320));
  for (let k = 0; k < 18; k++) sheet.fill(rectangle(k * 96 + 20, H * 0.575, 7, 34), lch(0.22, 0.04, 290));
  sheet.fill(rectangle(0, H * 0.572, W, 6), lch(0.28, 0.05, 300));
  const cloths = [lch(0.5, 0.18, 28), lch(0.36, 0.11, 262), lch(0.46, 0.1, 165)];
  [0.14, 0.5, 0.85].forEach((u, i) => {
    stall(sheet, random, W * u, H * 0.86, 1.12 + (i === 1 ? 0.1 : 0), cloths[i] ?? WARM);
  });
  sheet.glow(W * 0.5, H * 0.8, W * 0.5, lch(0.8, 0.14, 62), 0.25);
  walker(sheet, W * 0.33, H * 0.93, 142, {
    coat: lch(0.78, 0.15, 85),
    backpack: lch(0.3, 0.05, 265),
    side: -1,
    shadow: 0.4,
  });
  walker(sheet, W * 0.685, H * 0.9, 132, { coat: lch(0.4, 0.1, 300), side: 1, shadow: 0.4 });
  sheet.finish({ vignette: 0.2 });
}

/** A wheeled stall: cloth roof, counter, steam, and guests on stools with their backs to us. */
function stall(sheet: Sheet, random: Random, x: number, y: number, s: number, cloth: Colour): void {
  const at = (u: number, v: number): Point => [x + u * s, y + v * s];
  sheet.glow(...at(0, -120), 330 * s, lch(0.85, 0.14, 68), 0.75);
  sheet.fill(rectangle(...at(-170, -205), 340 * s, 170 * s), lch(0.72, 0.13, 68));
  sheet.shadeLinear(
    rectangle(...at(-170, -205), 340 * s, 170 * s),
    lch(0.93, 0.1, 84),
    0,
    y - 205 * s,
    0,
    y - 60 * s,
    [
      [0, 0.95],
      [1, 0],
    ],
  );
  // Shelf with bottles and bowls, then the cook.
  sheet.fill(rectangle(...at(-150, -150), 300 * s, 5 * s), lch(0.42, 0.09, 45));
  for (let k = 0; k < 17; k++) {
    const bottle = random.pick([
      lch(0.42, 0.1, 150),
      lch(0.5, 0.13, 40),
      lch(0.9, 0.03, 85),
      lch(0.4, 0.08, 255),
    ]);
    const h = random.between(14, 30);
    sheet.fill(rectangle(...at(-146 + k * 17.4, -150 - h), 9 * s, h * s, 3), bottle);
  }
  sheet.fill(ellipse(...at(34, -118), 17 * s, 20 * s), lch(0.75, 0.07, 60));
  sheet.fill(blob([at(8, -50), at(10, -88), at(34, -100), at(58, -88), at(62, -50)]), lch(0.95, 0.015, 90));
  sheet.fill(polygon([at(14, -126), at(54, -126), at(50, -140), at(18, -140)]), lch(0.93, 0.02, 240));
  plume(sheet, ...at(-60, -62), 120 * s, lch(0.96, 0.03, 80), { drift: 0.25, alpha: 0.6, width: 0.13 });
  const counter = rectangle(...at(-185, -62), 370 * s, 70 * s);
  sheet.fill(counter, lch(0.36, 0.08, 42));
  sheet.shadeLinear(counter, lch(0.2, 0.05, 330), 0, y - 40 * s, 0, y + 8 * s, [
    [0, 0],
    [1, 0.95],
  ]);
  sheet.fill(rectangle(...at(-194, -70), 388 * s, 11 * s, 3), lch(0.66, 0.12, 58));
  for (let k = 0; k < 4; k++)
    sheet.fill(rectangle(...at(-150 + k * 84, -82), 34 * s, 13 * s, 5), lch(0.93, 0.02, 90));
  const roof = polygon([at(-205, -196), at(-168, -262), at(168, -262), at(205, -196)]);
  sheet.fill(roof, cloth);
  sheet.shadeLinear(roof, lighten(cloth, -0.2), 0, y - 262 * s, 0, y - 196 * s, [
    [0, 0.9],
    [1, 0],
  ]);
  // A split curtain hangs over the counter; plain crests in place of writing.
  for (let k = 0; k < 6; k++) {
    const flap = polygon([
      at(-200 + k * 67, -198),
      at(-138 + k * 67, -198),
      at(-140 + k * 67, -140 + (k % 2) * 6),
      at(-196 + k * 67, -142),
    ]);
    sheet.fill(flap, lighten(cloth, k % 2 ? 0.04 : 0.08));
    sheet.fill(ellipse(...at(-168 + k * 67, -170), 12 * s), lch(0.95, 0.03, 88));
    sheet.fill(ellipse(...at(-168 + k * 67, -170), 6 * s), cloth);
  }
  for (const side of [-1, 1]) {
    sheet.fill(rectangle(...at(side * 178 - 5, -200), 10 * s, 205 * s), lch(0.26, 0.05, 40));
    lantern(sheet, ...at(side * 214, -168), 34 * s, true);
  }
  for (let k = 0; k < 4; k++) {
    if (k === 2 && s > 1.15) continue;
    const gx = -130 + k * 84 + random.between(-6, 6);
    sheet.fill(rectangle(...at(gx - 4, 12), 8 * s, 52 * s), lch(0.2, 0.03, 40));
    sheet.fill(rectangle(...at(gx - 24, 6), 48 * s, 10 * s, 4), lch(0.4, 0.12, 28));
    const coat = random.pick([
      lch(0.28, 0.05, 265),
      lch(0.4, 0.09, 20),
      lch(0.34, 0.06, 150),
      lch(0.46, 0.05, 80),
      lch(0.3, 0.09, 300),
    ]);
    const back = blob([
      at(gx - 30, 12),
      at(gx - 36, -34),
      at(gx - 22, -66),
      at(gx, -72),
      at(gx + 22, -66),
      at(gx + 36, -34),
      at(gx + 30, 12),
    ]);
    sheet.fill(back, coat);
    sheet.shadeLinear(back, lch(0.86, 0.13, 70), 0, y - 72 * s, 0, y - 36 * s, [
      [0, 0.6],
      [1, 0],
    ]);
    sheet.fill(ellipse(...at(gx, -88), 15 * s, 18 * s), lch(0.22, 0.04, 45));
  }
}

/** Fruit and flowers piled close to us, awnings behind, a bandstand and trees with bulbs above. */
function marketSquare(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('square');
  const horizon = H * 0.52;
  paintSky(sheet, {
    stops: [
      [0, lch(0.2, 0.07, 268)],
      [0.6, lch(0.34, 0.09, 262)],
      [1, lch(0.52, 0.08, 240)],
    ],
    horizon,
    stars: 120,
  });
  // Church front and arcades at the back of the square.
  const wall = lch(0.42, 0.09, 35);
  sheet.fill(rectangle(0, H * 0.36, W * 0.4, H * 0.2), lch(0.4, 0.11, 20));
  sheet.fill(rectangle(W * 0.66, H * 0.33, W * 0.4, H * 0.24), lch(0.46, 0.1, 60));
  for (let k = 0; k < 7; k++)
    sheet.fill(
      rectangle(W * (0.02 + k * 0.056), H * 0.45, W * 0.036, H * 0.1, W * 0.018),
      k % 2 ? WARM : lch(0.8, 0.13, 65),
    );
  for (let k = 0; k < 6; k++)
    sheet.fill(rectangle(W * (0.69 + k * 0.056), H * 0.43, W * 0.036, H * 0.12, W * 0.018), WARM);
  for (let k = 0; k < 5; k++)
    sheet.fill(
      rectangle(W * (0.7 + k * 0.065), H * 0.36, W * 0.022, H * 0.045),
      k % 2 ? lch(0.26, 0.06, 270) : WARM,
    );
  const cx = W * 0.53;
  for (const side of [-1, 1]) {
    sheet.fill(rectangle(cx + side * 120 - 34, H * 0.16, 68, H * 0.4), wall);
    sheet.shadeLinear(
      rectangle(cx + side * 120 - 34, H * 0.16, 68, H * 0.4),
      lch(0.72, 0.13, 62),
      0,
      H * 0.56,
      0,
      H * 0.26,
      [
        [0, 0.9],
        [1, 0],
      ],
    );
    sheet.fill(rectangle(cx + side * 120 - 14, H * 0.2, 28, 58, 14), lch(0.24, 0.07, 280));
    sheet.fill(ellipse(cx + side * 120, H * 0.16, 30, 36), lch(0.34, 0.09, 25));
    sheet.stroke(line([cx + side * 120, H * 0.13], [cx + side * 120, H * 0.095]), lch(0.3, 0.06, 40), 4);
  }
  sheet.fill(rectangle(cx - 90, H * 0.25, 180, H * 0.3), lighten(wall, 0.04));
  sheet.shadeLinear(
    rectangle(cx - 90, H * 0.25, 180, H * 0.3),
    lch(0.74, 0.13, 62),
    0,
    H * 0.56,
    0,
    H * 0.3,
    [
      [0, 0.9],
      [1, 0],
    ],
  );
  sheet.fill(ellipse(cx, H * 0.34, 26), WARM);
  sheet.fill(rectangle(cx - 30, H * 0.45, 60, 120, 30), lch(0.3, 0.08, 30));
  for (const [u, s] of [
    [0.3, 330],
    [0.8, 370],
  ] as const) {
    leafTree(
      sheet,
      W * u,
      H * 0.6,
      s,
      [lch(0.2, 0.05, 200), lch(0.3, 0.07, 170), lch(0.52, 0.11, 120)],
      random,
      { trunk: lch(0.2, 0.04, 300), side: 1 },
    );
  }
  const strings: readonly (readonly [Point, Point, number])[] = [
    [[-20, H * 0.1], [W * 0.55, H * 0.22], 110],
    [[W * 0.5, H * 0.2], [W + 20, H * 0.06], 120],
    [[-20, H * 0.26], [W * 0.36, H * 0.33], 70],
    [[W * 0.62, H * 0.31], [W + 20, H * 0.22], 80],
    [[W * 0.1, -20], [W * 0.9, H * 0.1], 130],
  ];
  for (const [from, to, sag] of strings) bulbString(sheet, from, to, sag, 15, 6);
  sheet.fill(
    rectangle(0, H * 0.56, W, H),
    sheet.linear(0, H * 0.56, 0, H * 0.8, [
      [0, lch(0.58, 0.1, 55)],
      [1, lch(0.3, 0.07, 20)],
    ]),
  );
  // Awnings in two rows.
  const cloths = [
    lch(0.62, 0.21, 18),
    lch(0.74, 0.15, 75),
    lch(0.55, 0.13, 200),
    lch(0.6, 0.17, 340),
    lch(0.58, 0.14, 150),
  ];
  [0.06, 0.3, 0.7, 0.93].forEach((u, i) => {
    awning(sheet, random, W * u, H * 0.66, 1, cloths[i % cloths.length] ?? WARM);
  });
  const walkers: readonly (readonly [number, number, number, Colour, Colour?])[] = [
    [0.47, 0.69, 150, lch(0.62, 0.18, 350)],
    [0.53, 0.7, 158, lch(0.42, 0.09, 250), lch(0.9, 0.05, 85)],
    [0.6, 0.66, 120, lch(0.8, 0.13, 90)],
    [0.42, 0.64, 104, lch(0.5, 0.12, 160)],
    [0.565, 0.63, 92, lch(0.3, 0.05, 280)],
  ];
  for (const [u, v, height, coat, hat] of walkers)
    walker(sheet, W * u, H * v, height, { coat, hat, shadow: 0.35 });
  frontStall(sheet, random);
  sheet.finish({ vignette: 0.18 });
}

function awning(sheet: Sheet, random: Random, x: number, y: number, s: number, cloth: Colour): void {
  const w = 260 * s;
  sheet.glow(x, y - 90 * s, 230 * s, WARM, 0.5);
  sheet.fill(rectangle(x - w / 2, y - 150 * s, w, 150 * s), lch(0.46, 0.1, 50));
  for (let k = 0; k < 60; k++) {
    const fruit = random.pick([
      lch(0.7, 0.18, 55),
      lch(0.62, 0.2, 28),
      lch(0.75, 0.16, 120),
      lch(0.86, 0.15, 95),
      lch(0.5, 0.16, 340),
    ]);
    sheet.fill(
      ellipse(x - w / 2 + 10 + random.next() * (w - 20), y - 26 * s - random.next() * 40 * s, 8 * s),
      fruit,
    );
  }
  sheet.fill(rectangle(x - w / 2, y - 26 * s, w, 40 * s), lch(0.34, 0.07, 40));
  const stripes = 8;
  for (let k = 0; k < stripes; k++) {
    const [u0, u1] = [k / stripes, (k + 1) / stripes];
    const stripe = polygon([
      [x - w * 0.5 + w * u0, y - 196 * s],
      [x - w * 0.5 + w * u1, y - 196 * s],
      [x - w * 0.6 + w * 1.2 * u1, y - 130 * s],
      [x - w * 0.6 + w * 1.2 * u0, y - 130 * s],
    ]);
    sheet.fill(stripe, k % 2 ? lch(0.94, 0.03, 85) : cloth);
    const fx = x - w * 0.6 + w * 1.2 * (u0 + u1) * 0.5;
    sheet.fill(
      ellipse(fx, y - 130 * s, (w * 0.6) / stripes, 12 * s),
      k % 2 ? lch(0.88, 0.05, 80) : lighten(cloth, -0.06),
    );
  }
}

/** Pyramids of fruit and buckets of marigolds along the bottom. */
function frontStall(sheet: Sheet, random: Random): void {
  const { width: W, height: H } = sheet;
  const board = polygon([
    [0, H * 0.84],
    [W, H * 0.84],
    [W, H],
    [0, H],
  ]);
  sheet.fill(board, lch(0.3, 0.075, 35));
  sheet.shadeLinear(board, lch(0.62, 0.12, 55), 0, H * 0.84, 0, H * 0.92, [
    [0, 0.9],
    [1, 0],
  ]);
  const heap = (cx: number, base: number, radius: number, rows: number, colour: Colour): void => {
    for (let row = 0; row < rows; row++) {
      for (let k = 0; k < rows - row; k++) {
        const x = cx + (k - (rows - row - 1) / 2) * radius * 1.9;
        const y = base - row * radius * 1.55;
        const fruit = ellipse(x, y, radius);
        sheet.fill(fruit, colour);
        sheet.shadeRadial(fruit, lighten(colour, 0.14), x - radius * 0.3, y - radius * 0.45, 1, radius, [
          [0, 0.95],
          [1, 0],
        ]);
        sheet.shadeRadial(
          fruit,
          mix(lighten(colour, -0.25), lch(0.3, 0.1, 330), 0.3),
          x - radius * 0.3,
          y - radius * 0.4,
          radius * 0.7,
          radius * 1.5,
          [
            [0, 0],
            [1, 0.95],
          ],
        );
      }
    }
  };
  heap(W * 0.3, H * 0.86, 25, 6, lch(0.72, 0.18, 58));
  heap(W * 0.72, H * 0.865, 24, 6, lch(0.78, 0.15, 125));
  heap(W * 0.5, H * 0.9, 29, 5, lch(0.6, 0.2, 26));
  for (const [u, colour] of [
    [0.06, lch(0.76, 0.18, 62)],
    [0.15, lch(0.55, 0.21, 350)],
    [0.88, lch(0.76, 0.18, 62)],
    [0.965, lch(0.85, 0.15, 95)],
  ] as const) {
    const x = W * u;
    const y = H * 0.9;
    sheet.fill(
      polygon([
        [x - 62, y - 46],
        [x + 62, y - 46],
        [x + 46, y + 100],
        [x - 46, y + 100],
      ]),
      lch(0.46, 0.06, 245),
    );
    for (let k = 0; k < 46; k++) {
      const px = x + random.spread() * 62;
      const py = y - 50 - random.next() ** 0.8 * 100 + Math.abs(px - x) * 0.5;
      const petals = blob(wobble(px, py, random.between(13, 22), random.between(11, 18), random, 0.18, 11));
      sheet.fill(petals, lighten(colour, random.between(-0.1, 0.05)));
      sheet.fill(ellipse(px, py, 5), lighten(colour, -0.14));
    }
  }
}
