/** Winter settlements: an old stone street with lights, and thatched farmhouses deep in snow. */
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { inTurn, lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, ellipse, line, type Point, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { bulbString } from '../kit/buildings.ts';
import { pine } from '../kit/flora.ts';
import { walker } from '../kit/people.ts';
import { paintSky } from '../kit/sky.ts';
import { plume, snowfall } from '../kit/weather.ts';

type SnowVariation = { format?: Format; scene: 'oldStreet' | 'thatch' };

export const snowVillage = defineFamily<SnowVariation>(
  [{ scene: 'oldStreet', format: 'portrait' }, { scene: 'thatch' }],
  (sheet, { scene }) => (scene === 'oldStreet' ? oldStreet(sheet) : thatchedFarms(sheet)),
);

const SNOW = lch(0.94, 0.018, 245);
const SNOW_SHADE = lch(0.64, 0.075, 265);
const LAMP = lch(0.88, 0.13, 74);

/** House fronts like stage wings, left and right in turn, the street climbing between them. */
function oldStreet(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('old');
  paintSky(sheet, {
    stops: [
      [0, lch(0.3, 0.075, 268)],
      [0.6, lch(0.48, 0.075, 262)],
      [1, lch(0.66, 0.07, 300)],
    ],
    horizon: H * 0.5,
  });
  // The cliff above the roofs, and behind its brow a turreted hotel.
  const cliff: Point[] = [];
  for (let x = 0; x <= W; x += 14)
    cliff.push([x, H * 0.3 + noise.fractal(x / 120, 3, 3) * 30 - (x / W) * H * 0.06]);
  const [hx, hy] = [W * 0.6, H * 0.27];
  const stone = lch(0.52, 0.06, 285);
  const copper = lch(0.5, 0.06, 200);
  const wing = (x: number, w: number, h: number, roof: number): void => {
    sheet.fill(rectangle(x, hy - h, w, h + 60), stone);
    sheet.fill(
      polygon([
        [x - 4, hy - h],
        [x + w * 0.2, hy - h - roof],
        [x + w * 0.8, hy - h - roof],
        [x + w + 4, hy - h],
      ]),
      copper,
    );
    for (let yy = hy - h + 12; yy < hy; yy += 19)
      for (let xx = x + 8; xx < x + w - 10; xx += 16)
        sheet.fill(rectangle(xx, yy, 7, 10), random.chance(0.5) ? LAMP : lch(0.4, 0.06, 270), 0.85);
  };
  wing(hx - 150, 110, 70, 40);
  wing(hx + 40, 120, 78, 40);
  wing(hx - 40, 84, 150, 74);
  const rock = polygon([[0, H * 0.6], ...cliff, [W, H * 0.6]]);
  sheet.fill(rock, lch(0.33, 0.06, 272));
  sheet.shadeLinear(rock, lch(0.5, 0.06, 275), 0, H * 0.28, 0, H * 0.46, [
    [0, 0],
    [1, 0.9],
  ]);
  // Snow on its brow, and bare trees up the slope.
  sheet.stroke(polygon(cliff, false), lch(0.8, 0.035, 265), 9, 0.85);
  for (let i = 0; i < 90; i++) {
    const x = random.next() * W;
    const y = H * 0.31 + random.next() ** 0.8 * H * 0.13 - (x / W) * H * 0.05;
    sheet.stroke(
      line([x, y], [x + random.spread() * 5, y - random.between(12, 30)]),
      lch(0.24, 0.05, 275),
      2.4,
      0.7,
    );
  }
  sheet.mistBand(H * 0.42, 110, lch(0.68, 0.055, 280), 0.55, 5);
  // Ground: packed snow, a dip in the middle worn by feet.
  sheet.fill(
    rectangle(0, H * 0.5, W, H * 0.5),
    sheet.linear(0, H * 0.5, 0, H, [
      [0, lch(0.74, 0.05, 275)],
      [0.4, lch(0.84, 0.035, 255)],
      [1, lch(0.66, 0.075, 265)],
    ]),
  );
  const walls = [
    lch(0.62, 0.04, 65),
    lch(0.52, 0.06, 45),
    lch(0.7, 0.05, 80),
    lch(0.48, 0.04, 280),
    lch(0.56, 0.09, 35),
  ];
  const roofs = [lch(0.48, 0.14, 30), lch(0.44, 0.07, 200), lch(0.38, 0.05, 265)];
  const rows = 5;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    for (const side of [-1, 1] as const) {
      const scale = lerp(0.32, 1.18, t ** 1.25) * (side < 0 ? 1 : 0.94);
      const edge = W * 0.5 + side * lerp(36, W * 0.27, t ** 1.1);
      const base = lerp(H * 0.56, H * 0.93, t ** 1.2) + (side > 0 ? -18 * t : 0);
      const haze = (1 - t) * 0.5;
      const wall = mix(inTurn(walls, row * 2 + (side > 0 ? 1 : 0)), lch(0.6, 0.065, 280), haze);
      const roof = mix(inTurn(roofs, row + (side > 0 ? 1 : 0)), lch(0.6, 0.065, 280), haze);
      stoneHouse(sheet, random, edge, side, base, 430 * scale, 560 * scale, wall, roof, haze);
    }
    const y = lerp(H * 0.44, H * 0.33, t);
    const reach = lerp(70, W * 0.62, t);
    bulbString(
      sheet,
      [W * 0.5 - reach, y - 20 * t],
      [W * 0.5 + reach, y + 16 * t],
      lerp(14, 96, t),
      Math.round(lerp(8, 13, t)),
      lerp(1.8, 6.5, t),
      [lch(0.93, 0.1, 82), lch(0.9, 0.13, 72)],
    );
  }
  const tree: Point = [W * 0.5 - 8, H * 0.575];
  pine(sheet, tree[0], tree[1], 132, lch(0.3, 0.06, 170), random, { lit: lch(0.5, 0.08, 150), slim: 0.3 });
  for (let i = 0; i < 26; i++) {
    const u = random.next();
    sheet.fill(
      ellipse(tree[0] + random.spread() * 26 * u, tree[1] - 132 + u * 124, 2.6),
      random.pick([lch(0.93, 0.1, 85), lch(0.66, 0.2, 28), lch(0.9, 0.12, 75)]),
    );
  }
  sheet.glow(tree[0], tree[1] - 50, 150, LAMP, 0.45);
  for (let i = 0; i < 46; i++) {
    const t = i / 45;
    const y = lerp(H * 0.6, H * 0.99, t ** 1.2);
    const x = W * 0.5 + Math.sin(i * 1.7) * lerp(8, 60, t) + lerp(0, -40, t);
    sheet.fill(ellipse(x, y, lerp(3, 15, t), lerp(1, 6, t)), SNOW_SHADE, 0.6);
  }
  walker(sheet, W * 0.47, H * 0.8, 176, { coat: lch(0.6, 0.2, 28), cap: lch(0.95, 0.02, 90), side: 1 });
  walker(sheet, W * 0.565, H * 0.795, 162, { coat: lch(0.34, 0.07, 260), cap: lch(0.78, 0.15, 80), side: 1 });
  walker(sheet, W * 0.53, H * 0.635, 62, { coat: lch(0.3, 0.05, 290), shadow: 0.15 });
  snowfall(sheet, 750);
  sheet.finish({ vignette: 0.18 });
}

/** A house whose inner corner is at `edge`; it reaches out of the sheet on its side. */
function stoneHouse(
  sheet: Sheet,
  random: Random,
  edge: number,
  side: 1 | -1,
  base: number,
  width: number,
  height: number,
  wall: Colour,
  roof: Colour,
  haze: number,
): void {
  const left = side < 0 ? edge - width : edge;
  const eaves = base - height * 0.62;
  const front = rectangle(left, eaves, width, height * 0.62);
  sheet.fill(front, wall);
  sheet.clipped(front, () => {
    const step = height * 0.034;
    for (let y = eaves; y < base; y += step) {
      for (let x = left - random.between(0, 40); x < left + width; ) {
        const w = random.between(1.4, 3.2) * step;
        if (random.chance(0.5))
          sheet.fill(rectangle(x, y, w - 2, step - 2, 2), lighten(wall, random.between(-0.06, 0.06)));
        x += w;
      }
    }
  });
  sheet.shadeLinear(
    front,
    mix(lch(0.3, 0.08, 275), wall, 0.25),
    edge + side * width * 0.05,
    0,
    edge + side * width * 0.7,
    0,
    [
      [0, 0],
      [1, 0.8],
    ],
  );
  sheet.shadeLinear(front, mix(LAMP, wall, 0.3), 0, base, 0, base - height * 0.28, [
    [0, 0.5],
    [1, 0],
  ]);
  const over = width * 0.035;
  const cover = polygon([
    [left - over, eaves + over],
    [left + width * 0.08, base - height],
    [left + width * 0.92, base - height],
    [left + width + over, eaves + over],
  ]);
  sheet.fill(cover, roof);
  const snowLine: Point[] = Array.from({ length: 12 }, (_, k) => [
    left - over + ((width + over * 2) * k) / 11,
    eaves - height * random.between(0.0, 0.07) + over,
  ]);
  const load = polygon([
    [left + width * 0.08, base - height],
    [left + width * 0.92, base - height],
    ...snowLine.reverse(),
  ]);
  sheet.fill(load, mix(SNOW, lch(0.6, 0.06, 280), haze * 0.8));
  sheet.shadeLinear(load, SNOW_SHADE, 0, base - height, 0, eaves + over, [
    [0.3, 0],
    [1, 0.75],
  ]);
  const count = 3;
  for (let k = 0; k < count; k++) {
    const cx = left + (width * (k + 0.5)) / count;
    const w = width * 0.15;
    const dormerY = eaves - height * 0.1;
    sheet.fill(rectangle(cx - w * 0.6, dormerY - w * 1.1, w * 1.2, w * 1.5), wall);
    sheet.fill(rectangle(cx - w * 0.34, dormerY - w * 0.8, w * 0.68, w), LAMP);
    sheet.fill(
      polygon([
        [cx - w * 0.85, dormerY - w],
        [cx, dormerY - w * 1.9],
        [cx + w * 0.85, dormerY - w],
      ]),
      mix(SNOW, lch(0.6, 0.06, 280), haze * 0.8),
    );
    for (let floor = 0; floor < 2; floor++) {
      const y = eaves + height * (0.07 + floor * 0.26);
      const lit = random.chance(0.75);
      if (floor === 1 && k === 1) {
        sheet.fill(rectangle(cx - w * 0.5, base - height * 0.26, w, height * 0.26), lch(0.42, 0.12, 28));
        sheet.fill(rectangle(cx - w * 0.3, base - height * 0.23, w * 0.6, height * 0.1), LAMP);
        continue;
      }
      sheet.fill(rectangle(cx - w * 0.62, y - w * 0.1, w * 1.24, height * 0.17), lighten(wall, 0.2));
      sheet.fill(rectangle(cx - w * 0.46, y, w * 0.92, height * 0.135), lit ? LAMP : lch(0.36, 0.05, 268));
      sheet.stroke(line([cx, y], [cx, y + height * 0.135]), lighten(wall, 0.14), Math.max(1, w * 0.06));
      sheet.stroke(
        line([cx - w * 0.46, y + height * 0.067], [cx + w * 0.46, y + height * 0.067]),
        lighten(wall, 0.14),
        Math.max(1, w * 0.06),
      );
      sheet.fill(rectangle(cx - w * 0.7, y + height * 0.142, w * 1.4, height * 0.02, 3), SNOW);
      if (lit) sheet.glow(cx, y + height * 0.07, w * 1.7, LAMP, 0.35);
    }
  }
  const bank = blob([
    [left - 20, base + height * 0.05],
    [left + width * 0.2, base - height * 0.035],
    [left + width * 0.5, base - height * 0.01],
    [left + width * 0.8, base - height * 0.045],
    [left + width + 16, base + height * 0.045],
  ]);
  sheet.fill(bank, mix(SNOW, lch(0.7, 0.05, 275), haze));
}

/** Steep roofs under a metre of snow, a wooded mountainside, blue hour. */
function thatchedFarms(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('thatch');
  paintSky(sheet, {
    stops: [
      [0, lch(0.3, 0.08, 262)],
      [0.7, lch(0.5, 0.075, 255)],
      [1, lch(0.66, 0.06, 250)],
    ],
    horizon: H * 0.4,
    stars: 60,
  });
  // Mountainside: rows of snowy conifers get larger and darker downwards.
  [0, 1].forEach((layer) => {
    const ridge: Point[] = [];
    for (let x = 0; x <= W; x += 10)
      ridge.push([
        x,
        H * (0.2 + layer * 0.09) -
          noise.fractal(x / 330, layer * 6, 4) * 120 +
          (layer ? Math.abs(x / W - 0.4) * -90 : 0),
      ]);
    sheet.fill(
      polygon([[0, H * 0.7], ...ridge, [W, H * 0.7]]),
      layer ? lch(0.5, 0.06, 255) : lch(0.58, 0.055, 255),
    );
  });
  for (let row = 0; row < 9; row++) {
    const t = row / 8;
    for (let x = random.between(-20, 20); x < W + 20; x += lerp(15, 38, t) * random.between(0.7, 1.5)) {
      const y = lerp(H * 0.27, H * 0.53, t) + noise.fractal(x / 300, 3, 3) * 60 * (1 - t);
      pine(
        sheet,
        x,
        y,
        lerp(36, 92, t) * random.between(0.75, 1.25),
        mix(lch(0.46, 0.05, 250), lch(0.28, 0.05, 235), t),
        random,
        { snow: lch(0.8, 0.03, 248) },
      );
    }
  }
  sheet.mistBand(H * 0.46, 90, lch(0.74, 0.04, 252), 0.6, 2);
  const field = (y: number, colour: Colour, seed: number): void => {
    const edge: Point[] = [];
    for (let x = 0; x <= W; x += 20) edge.push([x, y + noise.at(x / 260, seed) * 22]);
    const land = polygon([[0, H + 5], ...edge, [W, H + 5]]);
    sheet.fill(land, colour);
    sheet.shadeLinear(land, lch(0.62, 0.075, 262), 0, y + 10, 0, y + 190, [
      [0, 0],
      [1, 0.5],
    ]);
  };
  field(H * 0.53, lch(0.8, 0.03, 250), 1);
  farmhouse(sheet, random, W * 0.2, H * 0.58, 0.42);
  farmhouse(sheet, random, W * 0.42, H * 0.565, 0.36);
  farmhouse(sheet, random, W * 0.9, H * 0.585, 0.46);
  field(H * 0.6, lch(0.85, 0.025, 248), 4);
  farmhouse(sheet, random, W * 0.66, H * 0.7, 0.95);
  farmhouse(sheet, random, W * 0.06, H * 0.69, 0.66);
  field(H * 0.71, lch(0.88, 0.022, 248), 8);
  farmhouse(sheet, random, W * 0.33, H * 0.84, 1.32);
  field(H * 0.85, lch(0.84, 0.035, 252), 11);
  for (let i = 0; i < 34; i++) {
    const t = i / 33;
    const x = lerp(W * 0.63, W * 0.42, t ** 1.4) + Math.sin(t * 7) * 26;
    const y = lerp(H * 1.0, H * 0.862, t ** 0.7);
    sheet.fill(ellipse(x + (i % 2 ? 7 : -7) * (1 - t), y, lerp(13, 4, t), lerp(5, 1.6, t)), SNOW_SHADE, 0.75);
  }
  walker(sheet, W * 0.475, H * 0.885, 112, {
    coat: lch(0.56, 0.19, 30),
    hat: lch(0.8, 0.08, 82),
    shadow: 0.3,
  });
  for (const [u, v, s] of [
    [0.86, 0.93, 220],
    [0.95, 0.97, 290],
  ] as const) {
    pine(sheet, W * u, H * v, s, lch(0.24, 0.05, 230), random, { snow: lch(0.88, 0.02, 245), slim: 0.24 });
  }
  snowfall(sheet, 420);
  sheet.finish({ vignette: 0.16 });
}

/** A farmhouse with its steep gable towards us and the thatch under snow. */
function farmhouse(sheet: Sheet, random: Random, x: number, y: number, s: number): void {
  const at = (u: number, v: number): Point => [x + u * s, y - v * s];
  const wood = lch(0.27, 0.045, 45);
  // The long side recedes to the right.
  const roofSide = polygon([at(0, 300), at(205, 282), at(330, 92), at(150, 86)]);
  const sideWall = polygon([at(118, 96), at(300, 96), at(300, 6), at(118, 0)]);
  sheet.fill(sideWall, lighten(wood, -0.04));
  for (let k = 0; k < 5; k++)
    sheet.fill(
      rectangle(...at(140 + k * 32, 72), 22 * s, 34 * s),
      random.chance(0.6) ? LAMP : lch(0.22, 0.03, 270),
    );
  sheet.fill(roofSide, SNOW);
  sheet.shadeLinear(roofSide, SNOW_SHADE, ...at(120, 300), ...at(260, 90), [
    [0, 0.25],
    [1, 0.85],
  ]);
  // The gable: straw edge, three floors of boards and paper windows.
  const gable = polygon([at(-150, 84), at(0, 300), at(150, 84)]);
  sheet.fill(gable, lch(0.42, 0.05, 60));
  sheet.fill(polygon([at(-112, 84), at(0, 246), at(112, 84)]), wood);
  sheet.fill(polygon([at(-118, 86), at(118, 86), at(118, 0), at(-118, 0)]), wood);
  for (let k = -10; k <= 10; k++)
    sheet.stroke(line(at(k * 11, 2), at(k * 11, 84)), lighten(wood, -0.06), Math.max(0.8, 1.6 * s), 0.8);
  const pane = (u: number, v: number, w: number, h: number): void => {
    sheet.fill(rectangle(...at(u, v), w * s, h * s), LAMP);
    for (let k = 1; k < w / 9; k++)
      sheet.stroke(line(at(u + k * 9, v), at(u + k * 9, v - h)), lighten(wood, 0.02), Math.max(0.7, 1.5 * s));
    sheet.stroke(line(at(u, v - h / 2), at(u + w, v - h / 2)), lighten(wood, 0.02), Math.max(0.7, 1.5 * s));
    sheet.glow(...at(u + w / 2, v - h / 2), w * 1.1 * s, LAMP, 0.4);
  };
  pane(-90, 68, 74, 50);
  pane(10, 68, 78, 50);
  pane(-48, 142, 96, 36);
  pane(-22, 200, 44, 26);
  const edgeSnow = (sign: number) =>
    blob(
      [
        at(sign * 172, 70),
        at(sign * 166, 92),
        at(sign * 96, 206),
        at(0, 330),
        at(sign * -6, 296),
        at(sign * 70, 200),
        at(sign * 140, 84),
      ],
      true,
      0.5,
    );
  for (const sign of [-1, 1]) {
    sheet.fill(edgeSnow(sign), sign < 0 ? SNOW : mix(SNOW, SNOW_SHADE, 0.25));
    sheet.shadeLinear(edgeSnow(sign), SNOW_SHADE, ...at(sign * 160, 140), ...at(sign * 100, 110), [
      [0, 0],
      [1, 0.85],
    ]);
  }
  const drift = blob([
    at(-190, -16),
    at(-140, 20),
    at(-60, 2),
    at(40, 12),
    at(130, -2),
    at(220, 22),
    at(330, 4),
    at(340, -26),
    at(60, -34),
  ]);
  sheet.fill(drift, lighten(SNOW, -0.03));
  sheet.shadeLinear(drift, lch(0.85, 0.09, 75), 0, y - 26 * s, 0, y + 24 * s, [
    [0, 0.5],
    [1, 0],
  ]);
  plume(sheet, ...at(10, 316), 120 * s, lch(0.82, 0.02, 260), { drift: 0.5, alpha: 0.5, width: 0.08 });
}
