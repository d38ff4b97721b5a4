/** Skylines, each with its own lens: across water in rain, over moored boats, from high up, from a ferry, along a river. */
import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { clamp, lerp, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { type TowerOptions, tower, windowGrid } from '../kit/buildings.ts';
import { walker } from '../kit/people.ts';
import { cloudTones, paintSky } from '../kit/sky.ts';
import { glitter, ripples, stillWater, swell } from '../kit/water.ts';
import { birds, rain } from '../kit/weather.ts';

type CityVariation = { format?: Format; scene: 'rain' | 'inlet' | 'heights' | 'ferry' | 'river' };

export const city = defineFamily<CityVariation>(
  [
    { scene: 'rain' },
    { scene: 'inlet', format: 'panorama' },
    { scene: 'heights', format: 'portrait' },
    { scene: 'ferry' },
    { scene: 'river', format: 'portrait' },
  ],
  (sheet, { scene }) =>
    ({
      rain: rainyPromenade,
      inlet: morningInlet,
      heights: towerFromAbove,
      ferry: ferryAtSunset,
      river: riverBetweenTowers,
    })[scene](sheet),
);

type RowOptions = {
  base: number;
  low: number;
  high: number;
  /** Where along the width (0..1) the row is tallest. */
  peak: number;
  width: readonly [number, number];
  colour: Colour;
  haze: Colour;
  lit: Colour;
  side?: number;
  windows: readonly Colour[];
  windowSize: number;
  density: number;
  /** A place (0..1) where the row stays low, so that what stands there is seen. */
  gap?: number;
  from?: number;
  to?: number;
};

const ROOFS: readonly NonNullable<TowerOptions['roof']>[] = [
  'flat',
  'flat',
  'setback',
  'slant',
  'chamfer',
  'crown',
];

/** A row of towers side by side, tallest round `peak`. */
function towerRow(sheet: Sheet, random: Random, row: RowOptions): void {
  const { width: W } = sheet;
  for (let x = (row.from ?? 0) * W - random.between(0, 60); x < (row.to ?? 1) * W; ) {
    const width = random.between(...row.width);
    const u = (x + width / 2) / W;
    const crowd = Math.exp(-(((u - row.peak) / 0.26) ** 2));
    const low = row.gap === undefined ? 1 : 1 - 0.7 * Math.exp(-((((u - row.gap) * W) / 170) ** 2));
    const height = lerp(row.low, row.high, crowd) * random.between(0.55, 1.1) * low;
    const roof = random.pick(ROOFS);
    const side = row.side ?? 1;
    tower(sheet, {
      x,
      base: row.base,
      width,
      height,
      colour: row.colour,
      haze: row.haze,
      lit: row.lit,
      roof,
      side,
    });
    if (roof === 'flat' && random.chance(0.4)) {
      sheet.stroke(
        line([x + width / 2, row.base - height], [x + width / 2, row.base - height - random.between(16, 50)]),
        row.colour,
        3,
      );
    }
    if (row.windowSize > 0) {
      const top = row.base - height + Math.min(width * 0.5, height * 0.2);
      windowGrid(sheet, random, [x + 6, top, width - 10, row.base - top - 12], row.windows, {
        step: row.windowSize,
        rise: row.windowSize * 1.4,
        density: row.density * random.between(0.4, 1.3),
      });
    }
    x += width + random.between(-6, 16);
  }
}

function rainyPromenade(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('city');
  const waterline = H * 0.7;
  const [far, near] = [lch(0.68, 0.115, 350), lch(0.19, 0.055, 278)];
  const warm = lch(0.88, 0.14, 75);
  const lit = lch(0.8, 0.13, 45);
  const windows = [warm, lch(0.93, 0.08, 85), lch(0.9, 0.11, 80), lch(0.8, 0.1, 210)];
  paintSky(sheet, {
    time: 'dusk',
    horizon: waterline,
    clouds: { kind: 'stratus', ...cloudTones('dusk'), band: [0.05, 0.7], scale: 1.3 },
  });
  const needleX = W * 0.66;
  const rows = [
    { t: 0.12, low: 0.18, high: 0.46, peak: 0.5, windowSize: 9, density: 0.16 },
    { t: 0.42, low: 0.2, high: 0.5, peak: 0.42, windowSize: 11, density: 0.3 },
    { t: 0.72, low: 0.17, high: 0.36, peak: 0.34, windowSize: 13, density: 0.34 },
  ];
  rows.forEach(({ t, low, high, peak, windowSize, density }, layer) => {
    towerRow(sheet, random, {
      base: waterline,
      low: H * low,
      high: H * high,
      peak,
      width: [48, 125],
      colour: mix(far, near, t),
      haze: mix(mix(far, near, t), far, 0.2),
      lit: mix(mix(far, near, t), lit, 0.55),
      windows,
      windowSize,
      density,
      ...(layer > 0 ? { gap: needleX / W } : {}),
    });
    sheet.mistBand(waterline - 30, 120 - layer * 20, mix(far, lch(0.86, 0.08, 50), 0.3), 0.36, layer);
  });
  needleTower(sheet, needleX, waterline, H * 0.64, mix(far, near, 0.8), warm);
  towerRow(sheet, random, {
    base: waterline + 3,
    low: H * 0.05,
    high: H * 0.12,
    peak: 0.5,
    width: [60, 150],
    colour: near,
    haze: near,
    lit: mix(near, lit, 0.4),
    windows,
    windowSize: 17,
    density: 0.5,
    gap: needleX / W,
  });
  for (let x = 20; x < W; x += random.between(46, 88)) {
    sheet.fill(ellipse(x, waterline - 10, 3.2), lch(0.96, 0.08, 85));
    sheet.glow(x, waterline - 10, 34, lch(0.86, 0.14, 70), 0.7);
  }
  stillWater(sheet, {
    waterline: waterline + 2,
    far: lch(0.42, 0.1, 320),
    near: lch(0.22, 0.07, 285),
    strength: 0.8,
    fade: 0.5,
    ripple: 1.2,
    stretch: 1.35,
  });
  quay(sheet, random, near, far, lit, warm, W * 0.15);
  walker(sheet, W * 0.31, H - 52, 205, {
    coat: lch(0.3, 0.06, 265),
    legs: lch(0.13, 0.03, 270),
    umbrella: lch(0.6, 0.2, 28),
  });
  rain(sheet, 620);
  for (let i = 0; i < 80; i++) {
    const splash = new Path2D();
    splash.ellipse(
      random.next() * W,
      lerp(H - 80, H, random.next()),
      random.between(4, 12),
      random.between(1.5, 3.5),
      0,
      Math.PI,
      TAU,
    );
    sheet.stroke(splash, lch(0.95, 0.03, 80), 1.4, 0.5);
  }
  sheet.finish({ vignette: 0.16 });
}

function quay(
  sheet: Sheet,
  random: Random,
  near: Colour,
  far: Colour,
  lit: Colour,
  warm: Colour,
  lampX: number,
): void {
  const { width: W, height: H } = sheet;
  const ground = polygon([
    [0, H - 96],
    [W, H - 62],
    [W, H],
    [0, H],
  ]);
  sheet.fill(
    ground,
    sheet.linear(0, H - 100, 0, H, [
      [0, mix(near, far, 0.18)],
      [1, near],
    ]),
  );
  for (let i = 0; i < 60; i++) {
    const y = lerp(H - 84, H, random.next());
    sheet.fill(
      ellipse(random.next() * W, y, random.between(20, 130), random.between(1, 2.4)),
      mix(lit, warm, random.next()),
      random.between(0.1, 0.34),
    );
  }
  const iron = lighten(near, -0.04);
  sheet.stroke(line([0, H - 190], [W, H - 140]), iron, 8);
  sheet.stroke(line([0, H - 148], [W, H - 104]), iron, 4);
  for (let i = 0; i < 14; i++) {
    const x = i * 128 + 30;
    sheet.stroke(line([x, H - 190 + (50 * x) / W], [x, H - 84 + (30 * x) / W]), iron, 6);
  }
  sheet.stroke(line([lampX, H - 60], [lampX, H * 0.46]), iron, 9);
  sheet.stroke(curve([lampX, H * 0.47], [lampX + 6, H * 0.435], [lampX + 46, H * 0.428]), iron, 8);
  sheet.glow(lampX + 54, H * 0.445, 230, lch(0.85, 0.14, 70), 0.75);
  sheet.fill(
    polygon([
      [lampX + 34, H * 0.43],
      [lampX + 74, H * 0.43],
      [lampX + 84, H * 0.447],
      [lampX + 24, H * 0.447],
    ]),
    iron,
  );
  sheet.fill(ellipse(lampX + 54, H * 0.45, 22, 7), lch(0.98, 0.05, 90));
}

/** A concrete needle with a pod near its top. */
function needleTower(sheet: Sheet, x: number, y: number, h: number, colour: Colour, light: Colour): void {
  sheet.fill(
    polygon([
      [x - 13, y],
      [x - 5, y - h * 0.66],
      [x + 5, y - h * 0.66],
      [x + 13, y],
    ]),
    colour,
  );
  sheet.fill(
    blob([
      [x - 30, y - h * 0.67],
      [x - 36, y - h * 0.7],
      [x - 22, y - h * 0.735],
      [x + 22, y - h * 0.735],
      [x + 36, y - h * 0.7],
      [x + 30, y - h * 0.67],
    ]),
    colour,
  );
  sheet.fill(rectangle(x - 31, y - h * 0.706, 62, 5), light);
  sheet.fill(rectangle(x - 4.5, y - h * 0.84, 9, h * 0.12), colour);
  sheet.fill(rectangle(x - 8, y - h * 0.845, 16, 10, 4), colour);
  sheet.stroke(line([x, y - h * 0.84], [x, y - h]), colour, 3.4);
  sheet.glow(x, y - h, 46, lch(0.7, 0.2, 25), 0.9);
  sheet.fill(ellipse(x, y - h, 3), lch(0.85, 0.14, 30));
}

/** Pale glass towers under snowy mountains, boats at their moorings. */
function morningInlet(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('inlet');
  const waterline = H * 0.6;
  paintSky(sheet, {
    stops: [
      [0, lch(0.66, 0.095, 240)],
      [0.6, lch(0.84, 0.055, 220)],
      [1, lch(0.95, 0.04, 85)],
    ],
    horizon: waterline,
    clouds: {
      kind: 'cirrus',
      lit: lch(0.99, 0.01, 90),
      dark: lch(0.86, 0.03, 240),
      count: 5,
      band: [0.08, 0.4],
    },
  });
  const ridges = [
    { foot: 80, height: 190, colour: lch(0.76, 0.05, 238) },
    { foot: 60, height: 130, colour: lch(0.64, 0.065, 238) },
    { foot: 22, height: 60, colour: lch(0.52, 0.07, 225) },
  ];
  ridges.forEach(({ foot, height, colour }, layer) => {
    const ridge: Point[] = [];
    for (let x = 0; x <= W; x += 6) {
      const u = x / W;
      const shape = 0.55 + 0.45 * Math.sin(u * 2.4 + layer * 1.9);
      ridge.push([
        x,
        waterline - foot - shape * height * (0.5 + noise.ridged(x / (210 - layer * 30) + layer * 4, 1, 5)),
      ]);
    }
    const hills = polygon([[0, waterline], ...ridge, [W, waterline]]);
    sheet.fill(hills, colour);
    if (layer === 0) {
      sheet.clipped(hills, () => {
        for (const [x, y] of ridge) {
          if (y > waterline - 180) continue;
          const drop = random.between(10, 46);
          sheet.fill(
            polygon([
              [x - 7, y - 2],
              [x + 7, y - 2],
              [x + random.between(-6, 8), y + drop],
            ]),
            lch(0.97, 0.012, 90),
            0.9,
          );
        }
      });
    }
    sheet.mistBand(waterline - 26, 50, lch(0.95, 0.03, 80), 0.5, layer + 3);
  });
  const glass = [lch(0.72, 0.06, 215), lch(0.8, 0.05, 195), lch(0.66, 0.06, 225), lch(0.86, 0.035, 200)];
  for (const { from, tall, haze, gap } of [
    { from: 0.3, tall: 250, haze: 0.5, gap: 26 },
    { from: 0.22, tall: 190, haze: 0.25, gap: 34 },
    { from: 0.36, tall: 108, haze: 0, gap: 48 },
  ]) {
    for (let x = W * from; x < W * 1.02; ) {
      const width = random.between(38, 74);
      const u = x / W;
      const height = tall * (0.55 + 0.5 * Math.sin((u - 0.2) * 3.4)) * random.between(0.6, 1.12);
      const colour = mix(random.pick(glass), lch(0.9, 0.03, 210), haze);
      tower(sheet, {
        x,
        base: waterline,
        width,
        height,
        colour,
        haze: mix(colour, lch(0.93, 0.03, 90), 0.5),
        lit: lch(0.96, 0.04, 85),
        side: -1,
        roof: random.pick(['flat', 'flat', 'chamfer', 'setback']),
      });
      for (let y = waterline - height + 14; y < waterline - 8; y += 9) {
        sheet.fill(rectangle(x + 3, y, width - 6, 3), lighten(colour, -0.1), 0.55);
      }
      sheet.fill(
        rectangle(x + width * 0.62, waterline - height + 12, width * 0.06, height - 12),
        lighten(colour, -0.12),
        0.5,
      );
      x += width + random.between(4, gap);
    }
  }
  const trees: Point[] = [];
  for (let x = -20; x <= W; x += 16)
    trees.push([x, waterline - 14 - Math.abs(noise.at(x / 26, 3)) * 16 - (x < W * 0.22 ? 18 : 0)]);
  const bank = blob([[-20, waterline + 6], ...trees, [W + 20, waterline + 6]]);
  sheet.fill(bank, lch(0.42, 0.075, 155));
  sheet.shadeLinear(bank, lch(0.62, 0.1, 130), 0, waterline - 36, 0, waterline, [
    [0, 0.9],
    [1, 0],
  ]);
  sheet.fill(rectangle(0, waterline, W, 5), lch(0.78, 0.03, 80));
  stillWater(sheet, {
    waterline: waterline + 4,
    far: lch(0.74, 0.05, 215),
    near: lch(0.48, 0.08, 225),
    strength: 0.8,
    fade: 0.6,
    ripple: 0.9,
  });
  const boat = (x: number, y: number, s: number, hull: Colour): void => {
    const mast = 205 * s;
    sheet.stroke(line([x + 4 * s, y], [x + 4 * s, y - mast]), lch(0.93, 0.01, 90), 3.2 * s);
    sheet.stroke(line([x + 4 * s, y - mast], [x + 96 * s, y - 16 * s]), lch(0.5, 0.02, 240), 1.2);
    sheet.stroke(line([x + 4 * s, y - mast], [x - 84 * s, y - 16 * s]), lch(0.5, 0.02, 240), 1.2);
    sheet.stroke(line([x + 4 * s, y - 34 * s], [x - 66 * s, y - 30 * s]), lch(0.4, 0.1, 250), 8 * s);
    const body = blob(
      [
        [x - 86 * s, y - 14 * s],
        [x, y - 9 * s],
        [x + 100 * s, y - 20 * s],
        [x + 70 * s, y + 12 * s],
        [x - 72 * s, y + 12 * s],
      ],
      true,
      0.6,
    );
    sheet.fill(body, hull);
    sheet.shadeLinear(body, lighten(hull, -0.26), 0, y - 8 * s, 0, y + 12 * s, [
      [0, 0],
      [1, 0.85],
    ]);
    sheet.fill(
      polygon([
        [x - 36 * s, y - 12 * s],
        [x - 28 * s, y - 26 * s],
        [x + 34 * s, y - 27 * s],
        [x + 50 * s, y - 15 * s],
      ]),
      lch(0.95, 0.01, 90),
    );
    sheet.blurred(
      (layer) => {
        layer.fillStyle = 'rgba(235,240,244,1)';
        layer.fillRect(x + 2 * s, y + 16 * s, 4 * s, 120 * s);
        layer.fillStyle = 'rgba(60,86,110,1)';
        layer.fillRect(x - 70 * s, y + 13 * s, 150 * s, 18 * s);
      },
      4,
      0.5,
      'source-over',
      [x - 120 * s, y, 240 * s, 150 * s],
    );
  };
  boat(W * 0.16, H * 0.72, 0.72, lch(0.9, 0.015, 230));
  boat(W * 0.47, H * 0.7, 0.6, lch(0.42, 0.1, 255));
  boat(W * 0.3, H * 0.82, 1.15, lch(0.95, 0.012, 90));
  boat(W * 0.79, H * 0.8, 1.02, lch(0.55, 0.19, 28));
  birds(sheet, random, 7, [W * 0.5, H * 0.12, 360, 120], lch(0.45, 0.05, 240), [6, 12]);
  sheet.finish();
}

/** Roofs to the horizon at blue hour; one orange lattice tower among them. */
function towerFromAbove(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('heights');
  const horizon = H * 0.36;
  paintSky(sheet, {
    time: 'blue',
    horizon,
    clouds: { kind: 'stratus', ...cloudTones('blue'), band: [0.1, 0.9] },
  });
  const hills: Point[] = [];
  for (let x = 0; x <= W; x += 10) hills.push([x, horizon - 4 - sheet.noise.ridged(x / 220, 4, 4) * 34]);
  sheet.fill(polygon([[0, horizon + 20], ...hills, [W, horizon + 20]]), lch(0.4, 0.08, 262));
  sheet.fill(rectangle(0, horizon, W, H - horizon), lch(0.28, 0.07, 262));
  const windows = [lch(0.9, 0.12, 80), lch(0.95, 0.05, 95), lch(0.82, 0.08, 205)];
  const rows = 26;
  const towerRowIndex = 15;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y = lerp(horizon + 6, H * 1.1, t ** 1.7);
    const size = lerp(10, 150, t ** 1.45);
    const colour = mix(lch(0.46, 0.085, 255), lch(0.15, 0.04, 270), t ** 0.7);
    for (let x = -size * random.next(); x < W + size; ) {
      const width = size * random.between(0.6, 1.25);
      const height = size * random.between(0.5, 1.9) * (random.chance(0.08) ? 1.9 : 1);
      const tone = lighten(colour, random.between(-0.03, 0.05));
      const roof = polygon([
        [x, y - height],
        [x + width * 0.12, y - height - size * 0.17],
        [x + width * 0.94, y - height - size * 0.17],
        [x + width, y - height],
      ]);
      sheet.fill(rectangle(x, y - height, width, height + size), tone);
      sheet.shadeLinear(
        rectangle(x, y - height, width, height),
        mix(tone, lch(0.6, 0.1, 255), 0.5),
        x,
        0,
        x + width * 0.7,
        0,
        [
          [0, 0.7],
          [1, 0],
        ],
      );
      sheet.fill(roof, mix(tone, lch(0.55, 0.085, 250), 0.45));
      if (size > 26) {
        sheet.fill(
          rectangle(x + width * 0.3, y - height - size * 0.22, width * 0.25, size * 0.13),
          mix(tone, lch(0.5, 0.08, 250), 0.25),
        );
        if (random.chance(0.12)) {
          sheet.fill(ellipse(x + width * 0.5, y - height - size * 0.2, 3), lch(0.66, 0.23, 27));
          sheet.glow(x + width * 0.5, y - height - size * 0.2, 22, lch(0.66, 0.23, 27), 0.8);
        }
      }
      windowGrid(
        sheet,
        random,
        [x + width * 0.1, y - height + size * 0.1, width * 0.85, height - size * 0.1],
        windows,
        {
          step: Math.max(4, size * 0.13),
          rise: Math.max(5, size * 0.17),
          density: lerp(0.3, 0.42, t) * random.between(0.3, 1.3),
          alpha: lerp(0.75, 1, t),
        },
      );
      x += width + size * random.between(0.02, 0.16);
    }
    if (row < 9) sheet.mistBand(y, 26 + row * 4, lch(0.5, 0.09, 262), 0.3, row);
    if (row === towerRowIndex) latticeTower(sheet, W * 0.56, y + 6, H * 0.56);
  }
  sheet.finish({ vignette: 0.18 });
}

function latticeTower(sheet: Sheet, x: number, y: number, h: number): void {
  const spread = h * 0.15;
  const halfAt = (t: number) => spread * (1 - t) ** 1.9 + h * 0.008;
  const orange = lch(0.66, 0.2, 40);
  sheet.glow(x, y - h * 0.35, h * 0.62, lch(0.68, 0.18, 45), 0.6);
  const side = (sign: number): Path2D => {
    const outer: Point[] = [];
    const inner: Point[] = [];
    for (let k = 0; k <= 16; k++) {
      const t = k / 16;
      const half = halfAt(t * 0.9);
      outer.push([x + sign * half, y - h * 0.88 * t]);
      inner.push([x + sign * Math.max(0, half - h * 0.022 * (1 - t * 0.6)), y - h * 0.88 * t]);
    }
    return polygon([...outer, ...inner.reverse()]);
  };
  for (let k = 0; k < 22; k++) {
    const t = (k / 22) ** 0.9;
    const t2 = ((k + 1) / 22) ** 0.9;
    const [a, b] = [halfAt(t * 0.9), halfAt(t2 * 0.9)];
    const [ya, yb] = [y - h * 0.88 * t, y - h * 0.88 * t2];
    sheet.stroke(line([x - a, ya], [x + b, yb]), lighten(orange, -0.08), Math.max(1.4, h * 0.0045));
    sheet.stroke(line([x + a, ya], [x - b, yb]), lighten(orange, -0.08), Math.max(1.4, h * 0.0045));
    sheet.stroke(
      line([x - a, ya], [x + a, ya]),
      k % 5 === 4 ? lch(0.95, 0.06, 85) : orange,
      Math.max(1.6, h * 0.006),
    );
  }
  for (const sign of [-1, 1]) {
    sheet.fill(side(sign), orange);
    sheet.shadeLinear(side(sign), lch(0.88, 0.14, 70), 0, y, 0, y - h * 0.8, [
      [0, 0.9],
      [0.5, 0.4],
      [1, 0.7],
    ]);
  }
  sheet.fill(rectangle(x - h * 0.06, y - h * 0.42, h * 0.12, h * 0.045, 3), lch(0.96, 0.05, 88));
  sheet.fill(rectangle(x - h * 0.06, y - h * 0.405, h * 0.12, h * 0.008), lch(0.5, 0.1, 50));
  sheet.fill(rectangle(x - h * 0.028, y - h * 0.68, h * 0.056, h * 0.026, 2), lch(0.96, 0.05, 88));
  sheet.stroke(line([x, y - h * 0.86], [x, y - h]), lch(0.93, 0.05, 60), h * 0.008);
}

/** Close-set towers against the sunset, seen over a ferry's wake. */
function ferryAtSunset(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('ferry');
  const waterline = H * 0.52;
  const sun = { x: W * 0.2, y: waterline - 70, radius: 50, colour: lch(0.88, 0.15, 70) };
  paintSky(sheet, {
    time: 'gold',
    horizon: waterline,
    sun,
    clouds: {
      kind: 'cirrus',
      lit: lch(0.93, 0.11, 62),
      dark: lch(0.68, 0.13, 15),
      count: 8,
      band: [0.1, 0.8],
      scale: 1.2,
    },
  });
  const far = lch(0.74, 0.09, 50);
  const near = lch(0.34, 0.08, 305);
  const windows = [lch(0.95, 0.08, 85), lch(0.9, 0.12, 70)];
  const rows = [
    { t: 0.15, low: 0.06, high: 0.4, windowSize: 0, from: 0.34, to: 0.96 },
    { t: 0.45, low: 0.05, high: 0.34, windowSize: 9, from: 0.4, to: 0.9 },
    { t: 0.75, low: 0.045, high: 0.2, windowSize: 10, from: 0.3, to: 1.02 },
  ];
  rows.forEach(({ t, low, high, windowSize, from, to }, layer) => {
    const colour = mix(far, near, t);
    towerRow(sheet, random, {
      base: waterline,
      low: H * low,
      high: H * high,
      peak: 0.64,
      width: [34, 80],
      colour,
      haze: mix(colour, far, 0.35),
      lit: mix(colour, lch(0.92, 0.11, 72), 0.7),
      side: -1,
      windows,
      windowSize,
      density: 0.16,
      from,
      to,
    });
    if (layer === 1) {
      const x = W * 0.645;
      const base = waterline;
      const glassTower = polygon([
        [x - 44, base],
        [x - 40, base - H * 0.3],
        [x - 26, base - H * 0.43],
        [x + 26, base - H * 0.43],
        [x + 40, base - H * 0.3],
        [x + 44, base],
      ]);
      sheet.fill(glassTower, mix(far, near, 0.55));
      sheet.fill(
        polygon([
          [x - 44, base],
          [x - 40, base - H * 0.3],
          [x - 26, base - H * 0.43],
          [x + 14, base - H * 0.1],
          [x + 14, base],
        ]),
        lch(0.9, 0.1, 70),
        0.7,
      );
      sheet.stroke(line([x, base - H * 0.43], [x, base - H * 0.5]), near, 5);
    }
    sheet.mistBand(waterline - 12, 56, lch(0.92, 0.1, 72), 0.45, layer);
  });
  const pier: Point[] = [];
  for (let x = 0; x <= W; x += 12) pier.push([x, waterline - 5 - Math.max(0, noise.at(x / 50, 3)) * 16]);
  sheet.fill(
    polygon([[0, waterline + 4], ...pier, [W, waterline + 4]]),
    mix(near, lch(0.25, 0.06, 300), 0.5),
  );
  sheet.fill(
    rectangle(0, waterline, W, H - waterline),
    sheet.linear(0, waterline, 0, H, [
      [0, lch(0.82, 0.11, 62)],
      [0.3, lch(0.58, 0.09, 330)],
      [1, lch(0.3, 0.085, 275)],
    ]),
  );
  swell(sheet, waterline, H, lch(0.9, 0.1, 60), lch(0.26, 0.08, 285), { strength: 0.75, scale: 1.3 });
  glitter(sheet, random, sun.x, waterline, H * 0.9, lch(0.95, 0.1, 82), { count: 360, spread: 0.14 });
  // The wake fans out from the stern below us towards the city.
  const wake = polygon([
    [W * 0.62, waterline + 12],
    [W * 0.635, waterline + 12],
    [W * 1.02, H * 0.93],
    [W * 0.48, H * 0.93],
  ]);
  sheet.stipple(
    (mask) => {
      const gradient = mask.createLinearGradient(0, waterline, 0, H);
      gradient.addColorStop(0, 'rgba(0,0,0,.15)');
      gradient.addColorStop(1, 'rgba(0,0,0,.65)');
      mask.fillStyle = gradient;
      mask.fill(wake);
    },
    lch(0.93, 0.05, 50),
    { soft: 0.6 },
  );
  for (let i = 0; i < 240; i++) {
    const t = random.next() ** 0.7;
    const y = lerp(waterline + 14, H * 0.93, t);
    const reach = lerp(6, W * 0.27, t);
    const edge = random.chance(0.6)
      ? (random.chance(0.5) ? -1 : 1) * random.between(0.8, 1.05)
      : random.spread() * 0.5;
    const x = lerp(W * 0.628, W * 0.75, t) + edge * reach;
    sheet.fill(
      ellipse(x, y, random.between(8, 60) * t + 4, random.between(1.5, 7) * t + 1),
      lch(0.97, 0.03, 70),
      random.between(0.4, 0.9),
    );
  }
  // Rail and deck.
  const deck = lch(0.24, 0.06, 300);
  sheet.fill(
    polygon([
      [0, H * 0.955],
      [W, H * 0.94],
      [W, H],
      [0, H],
    ]),
    deck,
  );
  for (const [dy, width] of [
    [0.84, 11],
    [0.885, 5],
    [0.92, 5],
  ] as const) {
    sheet.stroke(line([0, H * dy + 8], [W, H * dy - 8]), lch(0.9, 0.05, 60), width);
    sheet.stroke(
      line([0, H * dy + 8 + width * 0.4], [W, H * dy - 8 + width * 0.4]),
      lch(0.5, 0.1, 320),
      width * 0.4,
    );
  }
  for (let i = 0; i < 9; i++) {
    const x = W * (i / 8) + 20;
    sheet.stroke(line([x, H * 0.845], [x, H * 0.96]), lch(0.82, 0.06, 55), 7);
  }
  const ring = ellipse(W * 0.19, H * 0.895, 52, 52);
  sheet.stroke(ring, lch(0.64, 0.2, 35), 22);
  for (let k = 0; k < 4; k++) {
    const arc = new Path2D();
    arc.arc(W * 0.19, H * 0.895, 52, k * 1.571 + 0.55, k * 1.571 + 1.02);
    sheet.stroke(arc, lch(0.97, 0.02, 80), 22, 1, 'butt');
  }
  birds(sheet, random, 9, [W * 0.3, H * 0.2, W * 0.36, H * 0.26], lch(0.98, 0.02, 80), [14, 30]);
  ripples(sheet, random, 30, [0, waterline + 10, W, 60], lch(0.95, 0.09, 75), 0.6);
  sheet.finish();
}

/** A river street: walls of towers either side, a steel bridge across, a long boat coming. */
function riverBetweenTowers(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('river');
  const [vx, vy, f] = [W * 0.47, H * 0.6, W * 0.86];
  const at = (X: number, Y: number, Z: number): Point => [vx + (X / Z) * f, vy - ((Y - 0.42) / Z) * f];
  paintSky(sheet, {
    stops: [
      [0, lch(0.36, 0.1, 262)],
      [0.5, lch(0.6, 0.1, 280)],
      [0.8, lch(0.82, 0.11, 40)],
      [1, lch(0.92, 0.1, 78)],
    ],
    horizon: vy,
    clouds: {
      kind: 'cirrus',
      lit: lch(0.94, 0.08, 45),
      dark: lch(0.62, 0.11, 330),
      count: 6,
      band: [0.1, 0.9],
    },
  });
  sheet.glow(vx, vy - 20, W * 0.5, lch(0.9, 0.13, 70), 0.7);
  const haze = lch(0.84, 0.1, 55);
  const shade = lch(0.24, 0.075, 280);
  const windows = [lch(0.92, 0.11, 82), lch(0.88, 0.14, 68), lch(0.84, 0.07, 210)];
  const facades = [
    lch(0.5, 0.06, 45),
    lch(0.42, 0.07, 255),
    lch(0.56, 0.05, 75),
    lch(0.36, 0.06, 285),
    lch(0.46, 0.09, 30),
  ];
  for (let z = 9; z > 0.72; z *= 0.8) {
    for (const side of [-1, 1] as const) {
      const z2 = z * 0.83;
      const fog = clamp((z - 0.9) / 8) ** 0.7 * 0.85;
      const lit = side > 0;
      const height = random.between(1.5, 3.4) * (random.chance(0.25) ? 1.5 : 1);
      const base = random.pick(facades);
      const wall = mix(lit ? mix(base, lch(0.84, 0.12, 62), 0.3) : mix(base, shade, 0.55), haze, fog);
      const X = side * random.between(0.98, 1.12);
      const outline = polygon([at(X, 0.12, z), at(X, height, z), at(X, height, z2), at(X, 0.12, z2)]);
      const frontWidth = side * 0.8;
      const front = polygon([
        at(X, 0.12, z2),
        at(X, height, z2),
        at(X + frontWidth, height, z2),
        at(X + frontWidth, 0.12, z2),
      ]);
      sheet.fill(front, mix(mix(base, shade, 0.35), haze, fog));
      sheet.fill(outline, wall);
      const rows = Math.round(height * 9);
      for (let r = 2; r < rows; r++) {
        for (let c = 0; c < 5; c++) {
          const [za, zb] = [lerp(z, z2, (c + 0.2) / 5), lerp(z, z2, (c + 0.78) / 5)];
          const [ya, yb] = [
            0.12 + ((height - 0.12) * r) / rows,
            0.12 + ((height - 0.12) * (r + 0.62)) / rows,
          ];
          const glows = random.chance(lit ? 0.26 : 0.42);
          const pane = glows
            ? mix(random.pick(windows), haze, fog * 0.6)
            : mix(lighten(wall, -0.12), haze, fog * 0.4);
          sheet.fill(
            polygon([at(X, ya, za), at(X, yb, za), at(X, yb, zb), at(X, ya, zb)]),
            pane,
            glows ? 0.95 : 0.7,
          );
        }
      }
      sheet.shadeLinear(
        outline,
        mix(shade, haze, fog),
        0,
        at(X, height * 0.5, z2)[1],
        0,
        at(X, 0.12, z2)[1],
        [
          [0, 0],
          [1, 0.6],
        ],
      );
      if (random.chance(0.4)) {
        sheet.stroke(
          line(at(X + side * 0.1, height, z2), at(X + side * 0.1, height + 0.5, z2)),
          mix(base, haze, fog),
          5 / z2,
        );
      }
    }
  }
  // Quays, water, bridge.
  for (const side of [-1, 1]) {
    const quayWall = polygon([
      at(side * 0.98, 0.16, 9),
      at(side * 0.98, 0.16, 0.6),
      at(side * 0.98, 0, 0.6),
      at(side * 0.98, 0, 9),
    ]);
    sheet.fill(quayWall, lch(0.4, 0.05, 300));
    sheet.shadeLinear(quayWall, lch(0.78, 0.1, 55), vx, 0, vx + side * W * 0.6, 0, [
      [0, 0.8],
      [1, 0],
    ]);
  }
  const water = polygon([at(-0.98, 0, 60), at(0.98, 0, 60), at(0.98, 0, 0.5), at(-0.98, 0, 0.5)]);
  sheet.context.save();
  sheet.context.clip(water);
  stillWater(sheet, {
    waterline: vy + 14,
    far: lch(0.8, 0.1, 60),
    near: lch(0.26, 0.075, 245),
    strength: 0.74,
    fade: 0.45,
    ripple: 1.5,
  });
  sheet.context.restore();
  const riverTint = sheet.linear(0, vy, 0, H, [
    [0, lch(0.85, 0.11, 65), 0.15],
    [0.4, lch(0.45, 0.08, 230), 0.3],
    [1, lch(0.22, 0.07, 240), 0.65],
  ]);
  sheet.fill(water, riverTint);
  glitter(sheet, random, vx, vy + 18, H * 0.93, lch(0.95, 0.1, 80), { count: 190, spread: 0.16 });
  const z = 2.15;
  const steel = lch(0.42, 0.13, 28);
  const deckA = at(-1.1, 0.42, z);
  const deckB = at(1.1, 0.42, z);
  for (let k = 0; k < 14; k++) {
    const [u0, u1] = [k / 14, (k + 1) / 14];
    const depth = (u: number) => 16 + 60 * Math.abs(u - 0.5) ** 1.6 * 2.4;
    const [x0, x1] = [lerp(deckA[0], deckB[0], u0), lerp(deckA[0], deckB[0], u1)];
    sheet.stroke(line([x0, deckA[1]], [x1, deckA[1] + depth(u1)]), steel, 6);
    sheet.stroke(line([x1, deckA[1]], [x1, deckA[1] + depth(u1)]), steel, 6);
    sheet.stroke(line([x0, deckA[1] + depth(u0)], [x1, deckA[1] + depth(u1)]), steel, 8);
  }
  sheet.fill(rectangle(deckA[0], deckA[1] - 16, deckB[0] - deckA[0], 18), steel);
  sheet.fill(rectangle(deckA[0], deckA[1] - 16, deckB[0] - deckA[0], 5), lch(0.74, 0.14, 50));
  for (let k = 0; k < 26; k++) {
    const x = lerp(deckA[0], deckB[0], k / 25);
    sheet.stroke(line([x, deckA[1] - 16], [x, deckA[1] - 34]), lighten(steel, -0.1), 2.5);
  }
  sheet.stroke(line([deckA[0], deckA[1] - 34], [deckB[0], deckA[1] - 34]), lighten(steel, -0.1), 3);
  for (const u of [0.22, 0.34, 0.66, 0.8]) {
    const x = lerp(deckA[0], deckB[0], u);
    sheet.fill(
      rectangle(x, deckA[1] - 33, 34, 17, 5),
      u === 0.66 ? lch(0.85, 0.15, 90) : lch(0.28, 0.05, 270),
    );
    sheet.fill(ellipse(x + 34, deckA[1] - 22, 3), lch(0.97, 0.06, 90));
  }
  for (const side of [-1, 1]) {
    const [bx, by] = at(side * 1.02, 0.42, z);
    sheet.fill(rectangle(bx - 34, by - 74, 68, 120), lch(0.62, 0.06, 60));
    sheet.shadeLinear(rectangle(bx - 34, by - 74, 68, 120), lch(0.32, 0.07, 300), bx - 20, 0, bx + 40, 0, [
      [0, 0],
      [1, 0.9],
    ]);
    sheet.fill(
      polygon([
        [bx - 42, by - 74],
        [bx, by - 112],
        [bx + 42, by - 74],
      ]),
      lch(0.42, 0.08, 170),
    );
  }
  longBoat(sheet, W * 0.4, H * 0.835, 1.25);
  sheet.finish({ vignette: 0.15 });
}

function longBoat(sheet: Sheet, x: number, y: number, s: number): void {
  const at = (u: number, v: number): Point => [x + u * s, y + v * s];
  sheet.fill(ellipse(...at(0, 36), 130 * s, 12 * s), lch(0.95, 0.04, 70), 0.55);
  const hull = blob([at(-120, -8), at(0, 2), at(120, -8), at(86, 36), at(0, 44), at(-86, 36)], true, 0.5);
  sheet.fill(hull, lch(0.93, 0.02, 80));
  sheet.shadeLinear(hull, lch(0.36, 0.1, 255), 0, y + 4 * s, 0, y + 40 * s, [
    [0, 0],
    [0.4, 0.8],
    [1, 1],
  ]);
  sheet.fill(polygon([at(-86, -6), at(-78, -52), at(78, -52), at(86, -6)]), lch(0.3, 0.06, 265));
  for (let k = 0; k < 6; k++)
    sheet.fill(rectangle(...at(-72 + k * 25, -44), 19 * s, 26 * s, 2), lch(0.93, 0.1, 82));
  sheet.fill(polygon([at(-92, -52), at(92, -52), at(84, -62), at(-84, -62)]), lch(0.94, 0.03, 70));
  const random = sheet.random.stream('guests');
  for (let k = 0; k < 12; k++) {
    const coat = random.pick([
      lch(0.6, 0.18, 28),
      lch(0.5, 0.1, 250),
      lch(0.85, 0.12, 85),
      lch(0.4, 0.04, 280),
    ]);
    sheet.fill(ellipse(...at(-74 + k * 13.4, -72), 5 * s, 9 * s), coat);
    sheet.fill(ellipse(...at(-74 + k * 13.4, -85 - random.next() * 3), 3.6 * s), lch(0.55, 0.06, 50));
  }
  sheet.glow(...at(0, -30), 190 * s, lch(0.88, 0.13, 75), 0.35);
}
