/** Northern seas: a whale's tail, lighthouses, icebergs, puffins. */
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { house } from '../kit/buildings.ts';
import { boulder, grass } from '../kit/flora.ts';
import { foamLines, ridge, rockFace, spray } from '../kit/land.ts';
import { cloudTones, paintSky } from '../kit/sky.ts';
import { ripples, stillWater, swell } from '../kit/water.ts';
import { birds } from '../kit/weather.ts';

const WHITE = lch(0.97, 0.008, 210);

export const whale = defineFamily([{}], (sheet) => {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('whale');
  const horizon = H * 0.45;
  paintSky(sheet, { time: 'pearl', horizon, clouds: { kind: 'stratus', ...cloudTones('pearl') } });
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const colour = mix(lch(0.8, 0.03, 220), lch(0.4, 0.05, 205), t ** 1.2);
    ridge(sheet, {
      base: horizon + 2,
      height: lerp(250, 90, t),
      colour,
      haze: mix(colour, lch(0.88, 0.02, 180), 0.65),
      seed: i + 2,
      stride: lerp(520, 260, t),
      profile: (u) => (i % 2 ? 0.35 + 0.9 * u : 1.25 - 0.85 * u),
    });
  }
  sheet.mistBand(horizon - 30, 60, lch(0.93, 0.02, 140), 0.6, 1);
  const water = sheet.linear(0, horizon, 0, H, [
    [0, lch(0.8, 0.03, 200)],
    [0.3, lch(0.62, 0.045, 215)],
    [1, lch(0.33, 0.055, 235)],
  ]);
  sheet.fill(rectangle(0, horizon, W, H - horizon), water);
  swell(sheet, horizon, H, lch(0.85, 0.025, 195), lch(0.3, 0.055, 240), { strength: 0.5, scale: 1.2 });
  const [cx, base, s] = [W * 0.55, H * 0.74, W * 0.25];
  const at = (u: number, v: number): Point => [cx + u * s, base + v * s];
  for (let k = 0; k < 5; k++)
    sheet.stroke(
      ellipse(cx, base + 8, s * (0.28 + k * 0.16), s * (0.035 + k * 0.021)),
      WHITE,
      4 - k * 0.6,
      0.55,
    );
  const mirror = blob([
    at(-0.2, 0.02),
    at(-0.5, 0.2),
    at(-0.2, 0.32),
    at(0.1, 0.42),
    at(0.45, 0.22),
    at(0.2, 0.02),
  ]);
  sheet.fill(mirror, lch(0.22, 0.05, 245), 0.5);
  const half = (sign: number): Point[] => [
    at(sign * 0.16, 0.04),
    at(sign * 0.11, -0.16),
    at(sign * 0.075, -0.36),
    at(sign * 0.2, -0.44),
    at(sign * 0.5, -0.5),
    at(sign * 0.8, -0.64),
    at(sign * 1.03, -0.9),
    at(sign * 0.93, -0.93),
    at(sign * 0.72, -0.86),
    at(sign * 0.5, -0.8),
    at(sign * 0.27, -0.76),
    at(sign * 0.08, -0.7),
  ];
  const tail = blob([...half(-1), at(0, -0.62), ...half(1).reverse()], true, 0.9);
  sheet.fill(tail, lch(0.25, 0.035, 245));
  sheet.shadeLinear(tail, lch(0.48, 0.045, 225), cx - s, base - s * 0.9, cx + s * 0.35, base - s * 0.3, [
    [0, 0.95],
    [0.5, 0.35],
    [1, 0],
  ]);
  sheet.clipped(tail, () => {
    for (const sign of [-1, 1]) {
      for (let k = 0; k < 9; k++) {
        const [x, y] = at(sign * random.between(0.22, 0.78), random.between(-0.74, -0.56));
        const patch = blob(
          wobble(
            x,
            y,
            s * random.between(0.04, 0.12),
            s * random.between(0.015, 0.035),
            random,
            0.25,
            9,
            sign * -0.3,
          ),
        );
        sheet.fill(patch, lch(0.86, 0.015, 215), 0.8);
      }
    }
  });
  sheet.shadeLinear(tail, lch(0.15, 0.035, 255), cx, base - s * 0.45, cx + s * 0.3, base, [
    [0, 0],
    [1, 0.8],
  ]);
  for (let i = 0; i < 90; i++) {
    const u = random.spread() * 0.92;
    const top = -0.48 - Math.abs(u) * 0.28;
    const [x, y] = at(u, top + random.next() * (0.02 - top));
    const length = random.between(5, 34);
    sheet.stroke(line([x, y], [x + random.spread() * 2, y + length]), WHITE, random.between(1, 2.6), 0.75);
  }
  spray(sheet, cx, base + 12, s * 0.62, s * 0.11, random);
  ripples(sheet, random, 60, [0, base, W, H - base], lch(0.86, 0.02, 200), 0.35);
  birds(sheet, random, 9, [W * 0.08, H * 0.1, W * 0.34, H * 0.2], lch(0.35, 0.03, 240), [8, 17]);
  sheet.finish();
});

/** A tapered tower with gallery and lantern; `height` up to the dome's tip. */
function lighthouseTower(
  sheet: Sheet,
  x: number,
  base: number,
  height: number,
  cap: Colour,
  side: number,
): Point {
  const [foot, neck] = [height * 0.13, height * 0.075];
  const top = base - height * 0.76;
  const tower = polygon([
    [x - foot, base],
    [x - neck, top],
    [x + neck, top],
    [x + foot, base],
  ]);
  sheet.fill(tower, lch(0.95, 0.015, 85));
  sheet.shadeLinear(tower, lch(0.6, 0.07, 275), x - side * foot * 0.2, 0, x - side * foot, 0, [
    [0, 0.1],
    [1, 0.95],
  ]);
  for (const v of [0.24, 0.5])
    sheet.fill(
      rectangle(x - height * 0.015, base - height * v - height * 0.045, height * 0.03, height * 0.06),
      lch(0.3, 0.05, 260),
    );
  sheet.fill(rectangle(x - neck * 1.5, top - height * 0.03, neck * 3, height * 0.034), cap);
  sheet.fill(rectangle(x - neck * 0.72, top - height * 0.14, neck * 1.44, height * 0.11), lch(0.9, 0.12, 90));
  for (const u of [-0.72, -0.24, 0.24, 0.62])
    sheet.fill(rectangle(x + u * neck, top - height * 0.14, neck * 0.1, height * 0.11), lighten(cap, -0.15));
  const dome = blob([
    [x - neck * 0.95, top - height * 0.135],
    [x - neck * 0.6, top - height * 0.19],
    [x, top - height * 0.225],
    [x + neck * 0.6, top - height * 0.19],
    [x + neck * 0.95, top - height * 0.135],
  ]);
  sheet.fill(dome, cap);
  sheet.shadeLinear(dome, lighten(cap, -0.18), x, 0, x - side * neck, 0, [
    [0, 0],
    [1, 0.9],
  ]);
  sheet.stroke(line([x, top - height * 0.22], [x, top - height * 0.26]), cap, Math.max(2, height * 0.012));
  for (const u of [-1.45, -0.9, 0.9, 1.45])
    sheet.stroke(line([x + u * neck, top - height * 0.03], [x + u * neck, top - height * 0.075]), cap, 2);
  sheet.stroke(
    line([x - neck * 1.45, top - height * 0.075], [x + neck * 1.45, top - height * 0.075]),
    cap,
    2,
  );
  return [x, top - height * 0.085];
}

type LighthouseVariation = { format?: Format; stormy: boolean };

export const lighthouse = defineFamily<LighthouseVariation>(
  [{ stormy: false }, { stormy: true }],
  (sheet, { stormy }) => (stormy ? stormLight(sheet) : graniteLight(sheet)),
);

/** Smooth granite in full sun under a white tower. */
function graniteLight(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('granite');
  const horizon = H * 0.5;
  paintSky(sheet, {
    time: 'day',
    horizon,
    clouds: { kind: 'cirrus', ...cloudTones('day'), count: 4, band: [0.1, 0.75] },
  });
  sheet.fill(
    rectangle(0, horizon, W, H - horizon),
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.55, 0.1, 245)],
      [1, lch(0.34, 0.105, 252)],
    ]),
  );
  swell(sheet, horizon, H, lch(0.76, 0.07, 230), lch(0.32, 0.1, 258), { strength: 0.55 });
  foamLines(sheet, random, 46, [0, H * 0.6, W * 0.5, H * 0.3]);
  const tones = [lch(0.56, 0.055, 330), lch(0.78, 0.04, 55), lch(0.94, 0.03, 75)] as const;
  const slab = (points: readonly Point[], tilt: number): void => {
    const path = blob(points, true, 0.8);
    const [left, top, right, bottom] = path.getBounds();
    sheet.fill(path, tones[1]);
    sheet.shadeLinear(path, tones[2], left, top, left + (right - left) * 0.3, top + (bottom - top) * 0.7, [
      [0, 0.95],
      [0.5, 0.4],
      [1, 0],
    ]);
    sheet.shadeLinear(
      path,
      tones[0],
      left + (right - left) * 0.35,
      top + (bottom - top) * tilt,
      right,
      bottom,
      [
        [0, 0],
        [0.6, 0.5],
        [1, 0.95],
      ],
    );
    sheet.clipped(path, () => {
      for (let k = 0; k < 5; k++) {
        const y = lerp(top, bottom, random.between(0.2, 0.9));
        sheet.stroke(
          curve([left, y - 14], [lerp(left, right, 0.4), y + random.spread() * 20], [right, y + 26]),
          lch(0.5, 0.06, 320),
          2.2,
          0.55,
        );
      }
    });
  };
  slab(
    [
      [W * 0.4, H * 0.64],
      [W * 0.5, H * 0.53],
      [W * 0.66, H * 0.49],
      [W * 0.84, H * 0.5],
      [W * 1.05, H * 0.47],
      [W * 1.05, H * 0.8],
      [W * 0.5, H * 0.8],
    ],
    0.3,
  );
  lighthouseTower(sheet, W * 0.68, H * 0.525, H * 0.42, lch(0.56, 0.2, 28), -1);
  slab(
    [
      [W * 0.3, H * 0.83],
      [W * 0.38, H * 0.66],
      [W * 0.52, H * 0.6],
      [W * 0.63, H * 0.63],
      [W * 0.7, H * 0.78],
      [W * 0.6, H * 0.95],
      [W * 0.35, H * 0.95],
    ],
    0.25,
  );
  slab(
    [
      [W * 0.62, H * 0.86],
      [W * 0.68, H * 0.65],
      [W * 0.85, H * 0.585],
      [W * 1.06, H * 0.6],
      [W * 1.06, H],
      [W * 0.64, H],
    ],
    0.35,
  );
  spray(sheet, W * 0.33, H * 0.8, W * 0.2, H * 0.2, random);
  slab(
    [
      [W * 0.16, H * 1.06],
      [W * 0.24, H * 0.88],
      [W * 0.42, H * 0.79],
      [W * 0.58, H * 0.82],
      [W * 0.74, H * 0.9],
      [W * 1.02, H * 0.84],
      [W * 1.06, H * 1.06],
    ],
    0.2,
  );
  spray(sheet, W * 0.17, H * 0.97, W * 0.24, H * 0.13, random);
  birds(sheet, random, 7, [W * 0.1, H * 0.12, W * 0.4, H * 0.26], lch(0.98, 0.01, 90), [9, 20]);
  sheet.finish();
}

/** A dark headland, its beam over the breakers. */
function stormLight(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('storm');
  const horizon = H * 0.57;
  paintSky(sheet, {
    stops: [
      [0, lch(0.23, 0.05, 262)],
      [0.5, lch(0.38, 0.065, 262)],
      [0.85, lch(0.6, 0.075, 335)],
      [1, lch(0.78, 0.1, 45)],
    ],
    horizon,
    clouds: {
      kind: 'stratus',
      lit: lch(0.56, 0.08, 345),
      dark: lch(0.24, 0.05, 265),
      band: [0, 0.8],
      scale: 1.3,
    },
  });
  sheet.fill(
    rectangle(0, horizon, W, H - horizon),
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.46, 0.06, 260)],
      [1, lch(0.2, 0.05, 245)],
    ]),
  );
  swell(sheet, horizon, H, lch(0.62, 0.05, 265), lch(0.19, 0.05, 250), { strength: 0.75, scale: 1.5 });
  const outline: Point[] = [
    [-10, H * 0.5],
    [W * 0.1, H * 0.5],
    [W * 0.3, H * 0.515],
    [W * 0.45, H * 0.53],
    [W * 0.52, H * 0.58],
    [W * 0.56, H * 0.67],
    [W * 0.6, H * 0.7],
    [W * 0.66, H * 0.8],
    [W * 0.7, H * 0.86],
    [W * 0.6, H * 0.93],
    [W * 0.4, H * 1.02],
    [-10, H * 1.02],
  ];
  rockFace(sheet, outline, [lch(0.14, 0.035, 275), lch(0.27, 0.04, 285), lch(0.46, 0.06, 330)], random, {
    slabs: 170,
    size: 52,
    side: 1,
    lean: 0.5,
  });
  sheet.fill(
    polygon([
      [-10, H * 0.5],
      [W * 0.1, H * 0.492],
      [W * 0.45, H * 0.525],
      [W * 0.5, H * 0.565],
      [W * 0.3, H * 0.545],
      [-10, H * 0.545],
    ]),
    lch(0.27, 0.05, 140),
  );
  house(sheet, {
    x: W * 0.09,
    base: H * 0.51,
    width: W * 0.17,
    wall: H * 0.1,
    roof: H * 0.085,
    colour: lch(0.68, 0.03, 280),
    roofColour: lch(0.42, 0.15, 25),
    window: lch(0.88, 0.13, 82),
    trim: lch(0.8, 0.03, 60),
    gable: false,
    side: 1,
    columns: 4,
    floors: 1,
  });
  const lamp = lighthouseTower(sheet, W * 0.34, H * 0.525, H * 0.41, lch(0.2, 0.03, 270), 1);
  sheet.blended('screen', () => {
    const beam = polygon([lamp, [W * 1.02, lamp[1] - H * 0.02], [W * 1.02, lamp[1] + H * 0.2]]);
    sheet.fill(
      beam,
      sheet.linear(lamp[0], 0, W, 0, [
        [0, lch(0.85, 0.12, 88), 0.85],
        [0.4, lch(0.7, 0.1, 85), 0.35],
        [1, lch(0.6, 0.08, 80), 0.06],
      ]),
    );
    const back = polygon([lamp, [-10, lamp[1] + H * 0.0], [-10, lamp[1] - H * 0.08]]);
    sheet.fill(back, lch(0.6, 0.1, 85), 0.28);
  });
  sheet.glow(lamp[0], lamp[1], 210, lch(0.9, 0.13, 85), 0.95);
  roller(sheet, random, { crest: H * 0.665, from: 0.64, depth: H * 0.06, foam: 0.5 });
  burst(sheet, random, W * 0.6, H * 0.77, H * 0.5);
  roller(sheet, random, { crest: H * 0.765, from: 0.655, depth: H * 0.1, foam: 0.75 });
  burst(sheet, random, W * 0.69, H * 0.88, H * 0.3);
  roller(sheet, random, { crest: H * 0.89, from: 0.6, depth: H * 0.14, foam: 1 });
  foamLines(sheet, random, 46, [W * 0.5, H * 0.93, W * 0.5, H * 0.07]);
  sheet.finish({ vignette: 0.16 });
}

type Roller = {
  /** Height of its crest on the sheet, in pixels. */
  crest: number;
  /** Where it breaks on the rock, 0..1 across; from there it runs to the right edge. */
  from: number;
  depth: number;
  /** How much of its lip is white, 0..1. */
  foam: number;
};

/** One swell coming in: lit through at the crest, dark in the trough, its lip white where it breaks. */
function roller(sheet: Sheet, random: Random, { crest, from, depth, foam }: Roller): void {
  const { width: W, noise } = sheet;
  const lip: Point[] = [];
  for (let x = W * from; x <= W + 24; x += 12) {
    const u = (x - W * from) / (W * (1 - from));
    // Steep where it meets the rock, a long back out to sea.
    const hump = 1.9 * clamp(u) ** 0.7 * (1 - clamp(u) * 0.96) ** 1.1;
    const rise = hump + noise.at(x / 170, crest / 50) * 0.22 * smoothstep(0, 0.2, u);
    lip.push([x, crest - depth * rise]);
  }
  const body = polygon([[W * from - 30, crest + depth * 1.2], ...lip, [W + 24, crest + depth * 1.2]]);
  sheet.fill(
    body,
    sheet.linear(0, crest - depth, 0, crest + depth * 1.1, [
      [0, lch(0.6, 0.07, 225), 0.95],
      [0.35, lch(0.36, 0.07, 240), 0.95],
      [0.8, lch(0.2, 0.05, 250), 0.9],
      [1, lch(0.2, 0.05, 250), 0],
    ]),
  );
  // Foam slides down the face in threads that thin out.
  for (const [x, y] of lip) {
    for (let k = 0; k < 3; k++) {
      if (!random.chance(foam)) continue;
      const fall = depth * random.between(0.1, 0.75) * foam;
      const slide = random.between(4, 26);
      const path = curve([x, y + 2], [x - slide * 0.3, y + fall * 0.5], [x + slide, y + fall]);
      sheet.stroke(path, lch(0.92, 0.02, 250), random.between(0.8, 2.2), random.between(0.2, 0.6));
    }
  }
  const edge = lip.map(([x, y]): Point => [x, y + Math.max(0, noise.at(x / 38, crest) + 0.35) * 16 * foam]);
  sheet.fill(blob([...lip.map(([x, y]): Point => [x, y - 3]), ...edge.reverse()]), lch(0.96, 0.015, 260));
  for (const [x, y] of lip) {
    if (random.chance(foam * 0.7))
      sheet.fill(
        ellipse(x + random.spread() * 10, y - random.between(2, 12) * foam, random.between(1, 4)),
        lch(0.97, 0.012, 260),
        0.85,
      );
  }
}

/** A wave thrown up by the rock at (x, y): jets that fan out and fall to the right, ever finer towards their tips. */
function burst(sheet: Sheet, random: Random, x: number, y: number, height: number): void {
  const white = lch(0.97, 0.012, 260);
  for (let i = 0; i < 210; i++) {
    const lean = random.spread() * 0.5;
    const reach = height * (1 - lean * lean * 0.5) * random.between(0.35, 1);
    const bend = reach * (0.22 + random.next() * 0.22);
    const at = (t: number): Point => [
      x + lean * 60 + Math.sin(lean) * reach * t + bend * t * t,
      y - Math.cos(lean) * reach * t + reach * 0.34 * t ** 3,
    ];
    const near = random.next();
    const tint = mix(lch(0.62, 0.06, 285), white, near ** 0.6);
    const side = lerp(3, 11, random.next()) * (height / 400);
    const [tip, middle] = [at(1), at(0.55)];
    const jet = polygon([
      [at(0)[0] - side, at(0)[1]],
      [middle[0] - side * 0.7, middle[1]],
      tip,
      [middle[0] + side * 0.7, middle[1]],
      [at(0)[0] + side, at(0)[1]],
    ]);
    sheet.shadeLinear(jet, tint, at(0)[0], at(0)[1], tip[0], tip[1], [
      [0, 1],
      [0.55, 0.8],
      [1, 0.25],
    ]);
    for (let k = 0; k < 5; k++) {
      const t = random.between(0.5, 1.12);
      const [px, py] = at(t);
      sheet.fill(
        ellipse(px + random.spread() * 9, py + random.spread() * 9, random.between(0.8, 3.4) * (1.5 - t)),
        white,
        0.9,
      );
    }
  }
  spray(
    sheet,
    x + height * 0.1,
    y + height * 0.05,
    height * 0.62,
    height * 0.2,
    random,
    lch(0.62, 0.06, 285),
  );
}

type IceVariation = { format?: Format; lagoon: boolean };

export const ice = defineFamily<IceVariation>(
  [{ lagoon: false }, { format: 'panorama', lagoon: true }],
  (sheet, { lagoon }) => (lagoon ? iceLagoon(sheet) : iceberg(sheet)),
);

/** A block of ice: outline, cut facets, blue towards the water. */
function block(
  sheet: Sheet,
  random: Random,
  points: readonly Point[],
  tint: Colour,
  lit: Colour,
  facets = 16,
): void {
  const path = polygon(points);
  const [left, top, right, bottom] = path.getBounds();
  sheet.fill(
    path,
    sheet.linear(0, top, 0, bottom, [
      [0, mix(lit, tint, 0.12)],
      [0.7, mix(lit, tint, 0.45)],
      [1, tint],
    ]),
  );
  sheet.clipped(path, () => {
    for (let k = 0; k < facets; k++) {
      const x = random.between(left, right);
      const y = random.between(top, bottom);
      const w = (right - left) * random.between(0.06, 0.22);
      const h = (bottom - top) * random.between(0.15, 0.5);
      const facet = polygon([
        [x, y],
        [x + w, y + h * 0.3],
        [x + w * 0.5, y + h],
        [x - w * 0.4, y + h * 0.7],
      ]);
      sheet.shadeLinear(facet, random.chance(0.5) ? lit : lighten(tint, -0.1), x, y, x + w * 0.3, y + h, [
        [0, 0.85],
        [1, 0.1],
      ]);
    }
  });
  sheet.shadeLinear(path, lighten(tint, -0.14), lerp(left, right, 0.5), 0, right, 0, [
    [0, 0],
    [1, 0.7],
  ]);
}

function iceberg(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('iceberg');
  const horizon = H * 0.58;
  paintSky(sheet, {
    time: 'noon',
    horizon,
    clouds: { kind: 'cumulus', ...cloudTones('day'), count: 5, band: [0.7, 0.95], scale: 0.7 },
  });
  ridge(sheet, {
    base: horizon,
    height: 46,
    colour: lch(0.55, 0.06, 235),
    seed: 4,
    profile: (u) => (u < 0.3 ? 1.3 - u * 4 : 0.03),
  });
  const tint = lch(0.76, 0.085, 205);
  const lit = lch(0.985, 0.008, 95);
  const p = (u: number, v: number): Point => [W * u, H * v];
  const outline: Point[] = [
    p(0.23, 0.585),
    p(0.245, 0.47),
    p(0.285, 0.39),
    p(0.315, 0.3),
    p(0.36, 0.24),
    p(0.4, 0.14),
    p(0.425, 0.11),
    p(0.455, 0.19),
    p(0.49, 0.235),
    p(0.54, 0.25),
    p(0.6, 0.235),
    p(0.655, 0.26),
    p(0.7, 0.3),
    p(0.735, 0.37),
    p(0.775, 0.44),
    p(0.8, 0.585),
    p(0.69, 0.585),
    p(0.685, 0.5),
    p(0.655, 0.415),
    p(0.61, 0.37),
    p(0.565, 0.375),
    p(0.525, 0.43),
    p(0.5, 0.51),
    p(0.49, 0.585),
  ];
  block(sheet, random, outline, tint, lit, 46);
  const inside = polygon([
    p(0.49, 0.585),
    p(0.5, 0.51),
    p(0.525, 0.43),
    p(0.565, 0.375),
    p(0.61, 0.37),
    p(0.57, 0.42),
    p(0.54, 0.5),
    p(0.53, 0.585),
  ]);
  sheet.fill(inside, lch(0.56, 0.1, 222));
  sheet.shadeLinear(inside, lch(0.78, 0.1, 195), 0, H * 0.42, 0, H * 0.585, [
    [0, 0],
    [1, 0.9],
  ]);
  block(
    sheet,
    random,
    [p(0.1, 0.585), p(0.115, 0.55), p(0.15, 0.535), p(0.18, 0.56), p(0.19, 0.585)],
    tint,
    lit,
    6,
  );
  stillWater(sheet, {
    waterline: horizon,
    far: lch(0.5, 0.09, 235),
    near: lch(0.3, 0.09, 245),
    strength: 0.7,
    fade: 0.65,
    ripple: 1.5,
  });
  swell(sheet, horizon + 40, H, lch(0.64, 0.08, 225), lch(0.28, 0.085, 250), { strength: 0.4 });
  sheet.stipple(
    (mask) => {
      const glow = mask.createRadialGradient(0, 0, 0, 0, 0, 1);
      glow.addColorStop(0, 'rgba(0,0,0,.95)');
      glow.addColorStop(0.55, 'rgba(0,0,0,.6)');
      glow.addColorStop(1, 'rgba(0,0,0,0)');
      mask.translate(W * 0.5, horizon + 8);
      mask.scale(W * 0.36, H * 0.1);
      mask.fillStyle = glow;
      mask.fillRect(-1, 0, 2, 1);
    },
    lch(0.78, 0.115, 190),
    { box: [W * 0.1, horizon, W * 0.8, H * 0.13], alpha: 0.9 },
  );
  foamLines(sheet, random, 14, [W * 0.22, horizon, W * 0.56, 10]);
  const [bx, by, b] = [W * 0.29, H * 0.79, W * 0.085];
  sheet.fill(blob(wobble(bx, by + b * 0.24, b * 0.95, b * 0.12, random, 0.1)), lch(0.2, 0.07, 250), 0.5);
  sheet.fill(
    polygon([
      [bx - b, by - b * 0.1],
      [bx + b * 1.05, by - b * 0.24],
      [bx + b * 0.8, by + b * 0.2],
      [bx - b * 0.75, by + b * 0.2],
    ]),
    lch(0.56, 0.2, 28),
  );
  sheet.fill(
    polygon([
      [bx - b * 0.98, by - b * 0.1],
      [bx + b * 1.05, by - b * 0.24],
      [bx + b * 1.02, by - b * 0.14],
      [bx - b * 0.96, by],
    ]),
    WHITE,
  );
  sheet.fill(rectangle(bx - b * 0.5, by - b * 0.58, b * 0.62, b * 0.48), WHITE);
  sheet.fill(rectangle(bx - b * 0.42, by - b * 0.5, b * 0.46, b * 0.2), lch(0.35, 0.06, 245));
  sheet.fill(rectangle(bx - b * 0.56, by - b * 0.64, b * 0.74, b * 0.09), lch(0.56, 0.2, 28));
  sheet.stroke(line([bx + b * 0.3, by - b * 0.16], [bx + b * 0.3, by - b * 0.95]), lch(0.3, 0.03, 60), 4);
  birds(sheet, random, 8, [W * 0.62, H * 0.1, W * 0.3, H * 0.16], WHITE, [8, 16]);
  sheet.finish();
}

function iceLagoon(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('lagoon');
  const shore = H * 0.47;
  paintSky(sheet, {
    stops: [
      [0, lch(0.58, 0.085, 285)],
      [0.5, lch(0.76, 0.09, 340)],
      [1, lch(0.9, 0.09, 55)],
    ],
    horizon: shore,
    clouds: { kind: 'cirrus', lit: lch(0.9, 0.09, 30), dark: lch(0.7, 0.1, 340), count: 6 },
  });
  ridge(sheet, {
    base: shore,
    height: 200,
    colour: lch(0.5, 0.075, 285),
    haze: lch(0.68, 0.07, 330),
    seed: 3,
    stride: 240,
    profile: (u) => Math.abs(u - 0.55) * 1.7 + 0.15,
  });
  const tongue = polygon([
    [W * 0.36, shore],
    [W * 0.44, shore - H * 0.1],
    [W * 0.5, shore - H * 0.17],
    [W * 0.6, shore - H * 0.18],
    [W * 0.68, shore - H * 0.1],
    [W * 0.8, shore],
  ]);
  sheet.fill(tongue, lch(0.86, 0.035, 330));
  sheet.shadeLinear(tongue, lch(0.66, 0.075, 270), 0, shore - H * 0.15, 0, shore, [
    [0, 0],
    [1, 0.9],
  ]);
  sheet.clipped(tongue, () => {
    for (let k = 0; k < 36; k++) {
      const x = W * random.between(0.36, 0.8);
      sheet.stroke(
        curve([W * 0.55, shore - H * 0.2], [x, shore - H * 0.07], [x + (x - W * 0.55) * 0.4, shore]),
        lch(0.6, 0.08, 265),
        2,
        0.5,
      );
    }
  });
  ridge(sheet, {
    base: shore,
    height: 110,
    colour: lch(0.33, 0.06, 285),
    haze: lch(0.42, 0.07, 310),
    seed: 9,
    stride: 180,
    profile: (u) => Math.max(0.02, Math.abs(u - 0.58) * 3 - 0.65),
  });
  const tint = lch(0.7, 0.1, 230);
  const lit = lch(0.97, 0.03, 30);
  const berg = (x: number, y: number, w: number, h: number): void => {
    const points: Point[] = [[x - w / 2, y]];
    const steps = 5;
    for (let k = 0; k <= steps; k++) {
      const u = k / steps;
      points.push([
        x - w / 2 + w * (u * 0.94 + 0.03),
        y - h * (0.35 + 0.65 * Math.sin(Math.PI * u)) * random.between(0.55, 1.1),
      ]);
    }
    points.push([x + w / 2, y]);
    block(sheet, random, points, lighten(tint, random.between(-0.12, 0.1)), lit, 10);
  };
  for (let i = 0; i < 16; i++)
    berg(
      W * random.next(),
      shore + random.between(0, 3),
      W * random.between(0.03, 0.1),
      H * random.between(0.015, 0.075),
    );
  stillWater(sheet, {
    waterline: shore + 2,
    far: lch(0.8, 0.06, 340),
    near: lch(0.45, 0.085, 268),
    strength: 0.85,
    fade: 0.45,
    ripple: 0.45,
  });
  // Blocks in the water, far to near, each above its own broken image.
  for (const [u, v, w, h] of [
    [0.12, 0.57, 0.12, 0.09],
    [0.87, 0.59, 0.15, 0.11],
    [0.43, 0.6, 0.09, 0.05],
    [0.66, 0.67, 0.2, 0.16],
    [0.3, 0.74, 0.26, 0.2],
    [0.95, 0.83, 0.14, 0.08],
    [0.56, 0.88, 0.12, 0.05],
  ] as const) {
    const [x, y, width, height] = [W * u, H * v, W * w, H * h];
    const image = blob([
      [x - width * 0.48, y],
      [x - width * 0.3, y + height * 0.55],
      [x, y + height * 0.85],
      [x + width * 0.3, y + height * 0.5],
      [x + width * 0.48, y],
    ]);
    sheet.fill(image, lch(0.8, 0.06, 270), 0.5);
    sheet.shadeLinear(image, lch(0.5, 0.09, 255), 0, y, 0, y + height * 0.3, [
      [0, 0.9],
      [1, 0],
    ]);
    berg(x, y, width, height);
    sheet.fill(ellipse(x, y + 2, width * 0.52, 4), lch(0.86, 0.08, 215), 0.8);
    ripples(sheet, random, 10, [x - width * 0.5, y + 6, width, height * 0.8], lch(0.6, 0.085, 280), 0.6);
  }
  sheet.finish();
}

/** A puffin of `size` from crown to feet, standing at (x, y), looking to `side`. */
function puffin(sheet: Sheet, x: number, y: number, size: number, side: number): void {
  const at = (u: number, v: number): Point => [x + u * size * side, y + v * size];
  const shape = (...points: readonly (readonly [number, number])[]) => blob(points.map(([u, v]) => at(u, v)));
  const ink = lch(0.2, 0.03, 265);
  const orange = lch(0.68, 0.19, 45);
  for (const u of [-0.02, 0.12]) {
    sheet.stroke(line(at(u, -0.12), at(u + 0.01, -0.02)), orange, size * 0.035);
    sheet.fill(
      polygon([at(u - 0.03, -0.02), at(u + 0.13, 0.005), at(u + 0.1, 0.02), at(u - 0.05, 0.015)]),
      orange,
    );
  }
  const belly = shape(
    [0.18, -0.66],
    [0.27, -0.45],
    [0.23, -0.22],
    [0.08, -0.09],
    [-0.08, -0.12],
    [-0.1, -0.4],
    [0, -0.66],
  );
  sheet.fill(belly, lch(0.97, 0.01, 85));
  sheet.shadeLinear(belly, lch(0.72, 0.05, 280), ...at(0.2, 0), ...at(-0.08, 0), [
    [0, 0],
    [1, 0.9],
  ]);
  const back = shape(
    [0.02, -0.72],
    [-0.12, -0.62],
    [-0.2, -0.42],
    [-0.22, -0.2],
    [-0.3, -0.03],
    [-0.17, -0.09],
    [-0.03, -0.15],
    [0.04, -0.36],
    [0.08, -0.55],
  );
  sheet.fill(back, ink);
  sheet.shadeLinear(back, lch(0.46, 0.045, 245), ...at(-0.24, -0.6), ...at(0, -0.3), [
    [0, 0.8],
    [1, 0],
  ]);
  sheet.stroke(curve(at(0, -0.5), at(-0.07, -0.3), at(-0.18, -0.12)), lch(0.4, 0.04, 250), size * 0.012, 0.8);
  const neck = shape([0.2, -0.64], [0.16, -0.78], [0, -0.8], [-0.06, -0.66], [0.06, -0.57]);
  sheet.fill(neck, ink);
  const head = shape(
    [0.02, -0.98],
    [0.14, -0.99],
    [0.23, -0.9],
    [0.22, -0.76],
    [0.1, -0.7],
    [-0.04, -0.76],
    [-0.07, -0.89],
  );
  sheet.fill(head, ink);
  const face = shape([0.06, -0.93], [0.18, -0.94], [0.23, -0.86], [0.2, -0.74], [0.06, -0.72], [-0.03, -0.8]);
  sheet.fill(face, lch(0.93, 0.01, 240));
  sheet.shadeLinear(face, lch(0.72, 0.03, 270), ...at(0.1, -0.82), ...at(-0.03, -0.7), [
    [0, 0],
    [1, 0.9],
  ]);
  sheet.fill(
    polygon([at(0.2, -0.93), at(0.28, -0.91), at(0.27, -0.72), at(0.2, -0.73)]),
    lch(0.42, 0.05, 250),
  );
  const beak = shape([0.27, -0.92], [0.36, -0.88], [0.42, -0.77], [0.34, -0.74], [0.27, -0.72]);
  sheet.fill(beak, orange);
  sheet.shadeLinear(beak, lch(0.52, 0.19, 30), ...at(0.3, -0.84), ...at(0.38, -0.72), [
    [0, 0],
    [1, 0.95],
  ]);
  sheet.stroke(curve(at(0.28, -0.92), at(0.295, -0.82), at(0.28, -0.72)), lch(0.9, 0.14, 92), size * 0.018);
  sheet.stroke(curve(at(0.335, -0.88), at(0.35, -0.81), at(0.33, -0.75)), lch(0.82, 0.15, 75), size * 0.01);
  sheet.fill(ellipse(...at(0.21, -0.735), size * 0.022), lch(0.78, 0.17, 70));
  sheet.fill(ellipse(...at(0.125, -0.86), size * 0.026), lch(0.55, 0.18, 30));
  sheet.fill(ellipse(...at(0.125, -0.86), size * 0.018), lch(0.16, 0.02, 270));
  sheet.fill(ellipse(...at(0.13, -0.866), size * 0.006), WHITE);
  sheet.stroke(
    curve(at(0.1, -0.855), at(0.05, -0.84), at(-0.02, -0.84)),
    lch(0.5, 0.03, 260),
    size * 0.01,
    0.8,
  );
}

export const puffins = defineFamily([{}], (sheet) => {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('puffins');
  const horizon = H * 0.2;
  paintSky(sheet, { time: 'gold', horizon: horizon * 1.1 });
  sheet.fill(
    rectangle(0, horizon, W, H - horizon),
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.8, 0.06, 75)],
      [0.15, lch(0.68, 0.05, 235)],
      [0.6, lch(0.45, 0.085, 245)],
      [1, lch(0.32, 0.085, 250)],
    ]),
  );
  swell(sheet, horizon, H, lch(0.76, 0.06, 200), lch(0.36, 0.08, 250), { strength: 0.35, scale: 0.55 });
  for (const [u, top, foot, k] of [
    [0.6, 0.225, 0.33, 0],
    [0.73, 0.2, 0.47, 1],
    [0.84, 0.185, 0.7, 2],
  ] as const) {
    const haze = lch(0.72, 0.05, 300);
    const fog = 0.65 - k * 0.27;
    const tone = (c: Colour) => mix(c, haze, fog);
    const x = W * u;
    const foam = blob(wobble(x + W * 0.16, H * foot, W * 0.22, 13 + k * 6, random, 0.12));
    sheet.fill(foam, WHITE, 0.8);
    rockFace(
      sheet,
      [
        [x, H * foot],
        [x + 14, H * (top + (foot - top) * 0.5)],
        [x + W * 0.02, H * top],
        [W * 1.01, H * (top - 0.03)],
        [W * 1.01, H * foot + 10],
      ],
      [tone(lch(0.2, 0.05, 290)), tone(lch(0.36, 0.06, 310)), tone(lch(0.6, 0.08, 40))],
      random,
      { slabs: 60 + 40 * k, size: 26 + 14 * k, lean: 0.05 },
    );
    sheet.fill(
      blob([
        [x + W * 0.015, H * top + 5],
        [x + W * 0.1, H * top - 8],
        [W * 1.03, H * (top - 0.05)],
        [W * 1.03, H * top + 6 + k * 8],
        [x + W * 0.1, H * top + 8 + k * 6],
      ]),
      tone(lch(0.58, 0.11, 125)),
    );
  }
  birds(sheet, random, 34, [W * 0.35, H * 0.26, W * 0.5, H * 0.35], WHITE, [4, 9]);
  const edge: Point[] = [
    [-10, H * 0.6],
    [W * 0.12, H * 0.62],
    [W * 0.3, H * 0.655],
    [W * 0.5, H * 0.7],
    [W * 0.68, H * 0.78],
    [W * 0.8, H * 0.9],
    [W * 0.86, H * 1.02],
  ];
  sheet.fill(
    polygon([...edge.map(([x, y]): Point => [x + 34, y + 26]), [W * 0.4, H * 1.05], [-10, H * 1.05]]),
    lch(0.3, 0.06, 60),
  );
  const turf = blob([...edge, [-30, H * 1.1], [-60, H * 0.8]], true, 0.7);
  sheet.fill(turf, lch(0.5, 0.11, 130));
  sheet.shadeLinear(turf, lch(0.76, 0.135, 112), 0, H * 0.6, W * 0.1, H * 0.95, [
    [0, 0.95],
    [1, 0],
  ]);
  const onTurf = (): Point => {
    const u = random.next() ** 1.2;
    const x = u * W * 0.84;
    const top = H * (0.605 + 0.09 * u + 0.22 * u ** 3);
    return [x, top + random.next() * (H - top) + 12];
  };
  grass(
    sheet,
    random,
    1500,
    onTurf,
    [lch(0.42, 0.1, 140), lch(0.62, 0.13, 122), lch(0.8, 0.12, 108)],
    [14, 40],
    2.4,
  );
  for (let i = 0; i < 60; i++) {
    const [x, y] = onTurf();
    sheet.fill(ellipse(x, y, 5, 4.4), random.chance(0.6) ? WHITE : lch(0.8, 0.13, 350));
  }
  boulder(
    sheet,
    W * 0.05,
    H * 0.74,
    90,
    [lch(0.36, 0.04, 290), lch(0.58, 0.035, 320), lch(0.82, 0.04, 70)],
    random,
  );
  puffin(sheet, W * 0.62, H * 0.8, H * 0.27, 1);
  puffin(sheet, W * 0.2, H * 0.78, H * 0.36, 1);
  puffin(sheet, W * 0.44, H * 0.86, H * 0.42, -1);
  grass(
    sheet,
    random,
    130,
    () => [W * random.between(0.1, 0.72), H * random.between(0.82, 0.92)],
    [lch(0.42, 0.1, 140), lch(0.7, 0.13, 115)],
    [14, 34],
    2.6,
  );
  sheet.finish();
});
