/** Falling water: a wide horseshoe, a curtain between cliffs, and the view out from behind a fall. */
import { css, lch, lighten, mix, rgb } from '../../core/colour.ts';
import { grainAt, posterIndex } from '../../core/grain.ts';
import { clamp, lerp, smoothstep, TAU } from '../../core/maths.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { boulder, grass } from '../kit/flora.ts';
import { canopy, ridge, rockFace } from '../kit/land.ts';
import { walker } from '../kit/people.ts';
import { tone, toneRow } from '../kit/relief.ts';
import { paintSky } from '../kit/sky.ts';
import { glitter, ripples, swell } from '../kit/water.ts';
import { birds, rainbow } from '../kit/weather.ts';

/** Leaves on the near bank, against the light. */
const BANK = [lch(0.22, 0.055, 165), lch(0.36, 0.085, 148), lch(0.56, 0.115, 128)] as const;

type WaterfallVariation = { format?: Format; scene: 'horseshoe' | 'curtain' | 'behind' };

export const waterfall = defineFamily<WaterfallVariation>(
  [{ scene: 'horseshoe' }, { scene: 'curtain', format: 'portrait' }, { scene: 'behind' }],
  (sheet, { scene }) => ({ horseshoe, curtain, behind })[scene](sheet),
);

/** A river pouring over a curved rim into its own spray; a small boat below gives the size. */
function horseshoe(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('horseshoe');
  const horizon = H * 0.24;
  paintSky(sheet, {
    time: 'pearl',
    horizon: horizon * 1.3,
    clouds: { kind: 'stratus', lit: lch(0.98, 0.015, 90), dark: lch(0.78, 0.04, 235), band: [0, 0.8] },
  });
  // Far bank, then the upper river with its rapids.
  const far: Point[] = [];
  for (let x = 0; x <= W; x += 14) far.push([x, horizon - 14 - noise.fractal(x / 120, 2, 4) * 18]);
  sheet.fill(polygon([[0, horizon + 30], ...far, [W, horizon + 30]]), lch(0.55, 0.06, 190));
  const river = [lch(0.72, 0.06, 195), lch(0.5, 0.085, 190)] as const;
  sheet.fill(
    rectangle(0, horizon, W, H * 0.3),
    sheet.linear(0, horizon, 0, H * 0.46, [
      [0, river[0]],
      [1, river[1]],
    ]),
  );
  swell(sheet, horizon, H * 0.5, lch(0.95, 0.02, 190), lch(0.42, 0.08, 195), { strength: 0.75, scale: 0.7 });
  // The rim: an ellipse open towards us, nearest at the sides of the sheet.
  const rimY = (x: number): number => {
    const u = (x - W * 0.54) / (W * 0.56);
    return H * 0.3 + (1 - Math.sqrt(Math.max(0, 1 - u * u * 0.93))) * H * 0.3 + noise.at(x / 60, 8) * 5;
  };
  const pool = H * 0.78;
  // Glass green at the brink, then ever more foam.
  const fall = toneRow(
    lch(0.47, 0.095, 187),
    lch(0.58, 0.1, 183),
    lch(0.72, 0.075, 185),
    lch(0.84, 0.045, 190),
    lch(0.92, 0.025, 195),
    lch(0.975, 0.012, 200),
  );
  sheet.pixels((data, width) => {
    for (let x = 0; x < width; x++) {
      const top = rimY(x);
      const u = (x - W * 0.54) / (W * 0.56);
      const foot = pool + 40 - Math.sqrt(Math.max(0, 1 - u * u * 0.9)) * 110;
      // Strands follow the rim's turn: the same stretch of rim is narrower where it faces sideways.
      const along = Math.asin(clamp(u * 0.96, -1, 1)) * 9;
      // How far the water bends over the rim before it breaks; farthest where the river is deepest.
      const glass =
        0.1 + 0.16 * Math.exp(-(((u - 0.08) / 0.34) ** 2)) + noise.fractal(along * 1.3, 4, 2) * 0.06;
      for (let y = Math.floor(top); y < foot; y++) {
        const v = (y - top) / (foot - top);
        const foam = smoothstep(glass * 0.45, glass + 0.34, v + noise.fractal(along * 4, v * 0.7, 2) * 0.11);
        // Ropes of water drift apart as they fall and swallow one another; never two of one width.
        const drift = noise.at(along * 1.7, v * 1.2) * 0.5;
        const rope = noise.fractal(along * 3.1 + drift, v * 1.5 - along * 0.3, 4);
        const thread = noise.at(along * 24 + drift * 3, v * 4);
        const light = 0.05 + foam * 0.72 + rope * (0.2 + foam * 0.22) + thread * 0.07 + (v < 0.03 ? 0.25 : 0);
        const colour = tone(fall, posterIndex(clamp(light), 6, x, y, 0.75));
        const i = (y * width + x) * 4;
        for (let c = 0; c < 3; c++) data[i + c] = colour[c] as number;
      }
    }
  });
  sheet.fill(
    rectangle(0, pool, W, H - pool),
    sheet.linear(0, pool - 40, 0, H, [
      [0, lch(0.86, 0.035, 195)],
      [0.35, lch(0.6, 0.07, 195)],
      [1, lch(0.36, 0.075, 205)],
    ]),
  );
  swell(sheet, pool, H, lch(0.93, 0.02, 190), lch(0.34, 0.07, 205), { strength: 0.7 });
  for (const [y, reach, alpha] of [
    [pool - 90, 170, 0.6],
    [pool - 10, 130, 0.95],
    [pool + 40, 70, 0.8],
  ] as const) {
    sheet.mistBand(y, reach, lch(0.975, 0.01, 150), alpha, y);
  }
  // The spray stands in the middle of the bend, higher than the rim it comes from.
  const spray = lch(0.985, 0.01, 110);
  const cloud = random.stream('spray');
  sheet.blurred((layer) => {
    for (let k = 0; k < 130; k++) {
      const t = cloud.next();
      const radius = lerp(105, 60, t) * cloud.between(0.6, 1.15);
      layer.fillStyle = css(spray, 0.17 * (1 - t) ** 0.8);
      layer.beginPath();
      layer.arc(
        W * (0.57 + t * 0.06) + cloud.spread() * lerp(W * 0.14, W * 0.07, t),
        lerp(pool, H * 0.19, t),
        radius,
        0,
        TAU,
      );
      layer.fill();
    }
  }, 26);
  sheet.glow(W * 0.58, pool - 150, 380, spray, 0.5);
  rainbow(sheet, W * 0.36, pool + 130, W * 0.29, Math.PI * 1.1, Math.PI * 1.66, 0.3);
  // The island that parts the river, and the rock the water has left.
  const island: Point[] = [
    [W * 0.925, H * 0.3],
    [W + 10, H * 0.27],
    [W + 10, H * 0.77],
    [W * 0.985, H * 0.76],
    [W * 0.955, H * 0.71],
    [W * 0.945, H * 0.56],
    [W * 0.93, H * 0.44],
  ];
  rockFace(sheet, island, [lch(0.3, 0.03, 230), lch(0.44, 0.04, 210), lch(0.62, 0.045, 170)], random, {
    slabs: 60,
    size: 30,
    side: -1,
    lean: 0.05,
  });
  for (const [y, from] of [
    [0.262, 0.935],
    [0.285, 0.925],
    [0.31, 0.945],
  ] as const)
    canopy(sheet, random, H * y, 22, BANK, { from: W * from, to: W, side: -1 });
  sheet.mistBand(pool - 12, 60, lch(0.975, 0.01, 150), 0.8, 11);
  tourBoat(sheet, W * 0.64, H * 0.865, 1.05);
  // Near bank: dark foliage and a railing along the lower left.
  const bank: Point[] = [
    [-10, H * 0.6],
    [W * 0.06, H * 0.64],
    [W * 0.11, H * 0.72],
    [W * 0.2, H * 0.8],
    [W * 0.27, H * 0.9],
    [W * 0.38, H + 10],
    [-10, H + 10],
  ];
  const land = blob(bank);
  sheet.fill(land, lch(0.28, 0.06, 155));
  sheet.shadeLinear(land, lch(0.52, 0.1, 130), 0, H * 0.6, W * 0.1, H * 0.9, [
    [0, 0.9],
    [0.6, 0.2],
    [1, 0],
  ]);
  for (const [row, reach] of [0.05, 0.095, 0.165, 0.225, 0.275, 0.33].entries())
    canopy(sheet, random, H * (0.66 + row * 0.068), 24 + row * 4, BANK, {
      from: -30,
      to: W * reach - 20,
      side: 1,
      jitter: 0.5,
    });
  birds(sheet, random, 12, [W * 0.3, H * 0.3, W * 0.5, H * 0.35], lch(0.98, 0.005, 90), [7, 15]);
  sheet.finish();
}

function tourBoat(sheet: Sheet, x: number, y: number, s: number): void {
  const at = (u: number, v: number): Point => [x + u * s, y + v * s];
  sheet.fill(ellipse(...at(0, 12), 100 * s, 9 * s), lch(0.95, 0.01, 190), 0.8);
  const hull = polygon([at(-82, -14), at(94, -20), at(74, 12), at(-70, 12)]);
  sheet.fill(hull, lch(0.93, 0.012, 230));
  sheet.shadeLinear(hull, lch(0.5, 0.08, 250), 0, y - 6 * s, 0, y + 12 * s, [
    [0, 0],
    [1, 0.9],
  ]);
  sheet.fill(polygon([at(-66, -16), at(62, -19), at(60, -42), at(-66, -42)]), lch(0.85, 0.02, 240));
  for (let k = 0; k < 6; k++)
    sheet.fill(rectangle(...at(-58 + k * 19, -37), 12 * s, 11 * s), lch(0.4, 0.06, 250));
  sheet.fill(polygon([at(-70, -42), at(66, -42), at(66, -46), at(-70, -46)]), lch(0.62, 0.2, 28));
  const random = sheet.random.stream('boat');
  for (let k = 0; k < 17; k++) {
    const px = -62 + k * 7.4;
    sheet.fill(ellipse(...at(px, -54), 3.6 * s, 7 * s), lch(0.55, 0.14, 250));
    sheet.fill(ellipse(...at(px, -63 - random.next() * 2), 2.4 * s), lch(0.72, 0.06, 60));
  }
  sheet.stroke(line(at(40, -46), at(40, -88)), lch(0.4, 0.03, 250), 3 * s);
}

/** A straight fall between dark, broken walls with moss on their ledges. */
function curtain(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('curtain');
  const rock = toneRow(
    lch(0.22, 0.03, 250),
    lch(0.33, 0.035, 240),
    lch(0.45, 0.04, 225),
    lch(0.6, 0.045, 200),
  );
  const moss = toneRow(
    lch(0.3, 0.065, 155),
    lch(0.46, 0.105, 138),
    lch(0.62, 0.14, 125),
    lch(0.78, 0.14, 115),
  );
  const [water, shade, pool] = [lch(0.97, 0.012, 210), lch(0.72, 0.05, 225), lch(0.48, 0.065, 215)];
  const [cx, half, top, foot] = [W * 0.52, W * 0.17, H * 0.2, H * 0.77];
  paintSky(sheet, {
    stops: [
      [0, lch(0.66, 0.08, 235)],
      [1, lch(0.92, 0.03, 210)],
    ],
    horizon: top * 1.4,
    clouds: { kind: 'stratus', lit: lch(0.97, 0.01, 90), dark: lch(0.76, 0.03, 240), band: [0, 0.9] },
  });
  const rim = (x: number): number => {
    const outside = Math.abs(x - cx) - half;
    const shoulder = outside > 0 ? Math.min(1, outside / 260) * (x < cx ? 150 : 100) : -14;
    return top + noise.fractal(x / 230 + 3, 1, 4) * 60 - shoulder + noise.at(x / 24, 6) * 7;
  };
  // Walls: a field of leaning blocks. Each cell has its own facing, so faces are flat and their edges crisp.
  sheet.pixels((data, width) => {
    for (let x = 0; x < width; x++) {
      const edge = rim(x);
      for (let y = Math.max(0, Math.floor(edge)); y < H; y++) {
        const warpX = x + noise.fractal(x / 130, y / 170, 3) * 70;
        const row = Math.floor(y / 74 + noise.at(x / 210, 4) * 1.7 + noise.at(warpX / 60, 9) * 0.35);
        const column = Math.floor(warpX / 47 + noise.at(row * 3.7, 2) * 1.6);
        const facing = noise.at(column * 5.31 + 0.5, row * 3.17 + 0.5);
        const inRow = y / 74 + noise.at(x / 210, 4) * 1.7 + noise.at(warpX / 60, 9) * 0.35 - row;
        const inColumn = warpX / 47 + noise.at(row * 3.7, 2) * 1.6 - column;
        const crack = Math.min(inColumn, 1 - inColumn, 0.5) < 0.06 || inRow > 0.93 ? -0.26 : 0;
        const ledge = inRow < 0.13 ? 0.22 : 0;
        const side = x > cx ? 0.1 : -0.1;
        const hollow = Math.max(0, 1 - Math.abs(x - cx) / (half * 1.6)) * 0.3;
        const light = 0.46 + facing * 0.42 + ledge + crack + side - hollow - inColumn * 0.16;
        const k = posterIndex(clamp(light), 4, x, y, 0.7);
        const growth = noise.fractal(x / 210, y / 90, 3) + (1 - (y - edge) / 90) * 0.7 + ledge * 0.9;
        const mossy = growth > 0.47 || y > foot - 30 + noise.fractal(x / 90, 3, 3) * 60;
        const colour = mossy ? tone(moss, k + (y - edge < 26 ? 1 : 0)) : tone(rock, k);
        const i = (y * width + x) * 4;
        for (let c = 0; c < 3; c++) data[i + c] = colour[c] as number;
      }
    }
  });
  sheet.blended('screen', () => {
    const air = sheet.radial(cx, foot - 60, 20, W * 0.62, [
      [0, mix(water, shade, 0.4), 0.62],
      [0.5, shade, 0.22],
      [1, shade, 0],
    ]);
    sheet.fill(rectangle(0, top - 60, W, H), air);
  });
  // The fall: bundles of unequal width; each breaks up at its own height.
  const tones = [rgb(lighten(shade, -0.22)), rgb(shade), rgb(mix(water, shade, 0.35)), rgb(water)];
  sheet.pixels((data, width) => {
    for (let y = Math.max(0, Math.floor(top - 10)); y < foot + 30; y++) {
      const v = (y - top) / (foot - top);
      const reach = half * (1 + 0.1 * v) + noise.at(y / 60, 3) * 7;
      for (let x = Math.floor(cx - reach - 20); x < cx + reach + 20; x++) {
        if (x < 0 || x >= width || y < rim(x) + 4) continue;
        const u = (x - cx) / reach;
        const bundle = noise.at(u * 3.1 + 7, 0.4) * 0.8 + noise.at(u * 9 + 2, v * 0.5) * 0.4;
        const strand = noise.fractal(u * 8 + noise.at(u * 2, v * 3) * 0.5, v * 2.2 - bundle * 1.5, 4);
        const edge = smoothstep(1.04, 0.86, Math.abs(u) + noise.at(y / 34, x / 40) * 0.12);
        if (edge <= 0) continue;
        const light =
          0.62 +
          strand * 0.75 +
          bundle * 0.3 +
          noise.at(x / 7, y / 130) * 0.2 +
          v * 0.14 -
          Math.abs(u) ** 3 * 0.25;
        const colour = tones[posterIndex(clamp(light), 4, x, y, 0.55)] ?? tones[3];
        const i = (y * width + x) * 4;
        if (colour)
          for (let c = 0; c < 3; c++) data[i + c] = lerp(data[i + c] as number, colour[c] as number, edge);
      }
    }
  });
  // A river runs out of the pool towards us, round gravel bars.
  sheet.fill(
    rectangle(0, foot - 10, W, H),
    sheet.linear(0, foot, 0, H, [
      [0, mix(water, pool, 0.45)],
      [0.5, pool],
      [1, lighten(pool, -0.14)],
    ]),
  );
  ripples(sheet, random, 110, [0, foot + 24, W, H - foot - 24], water, 0.5);
  const gravel = (points: readonly Point[]): void => {
    const bar = blob(points);
    sheet.fill(bar, lch(0.3, 0.02, 260));
    sheet.shadeLinear(bar, lch(0.52, 0.03, 230), 0, Math.min(...points.map((p) => p[1])), 0, H, [
      [0, 0.9],
      [0.5, 0.2],
      [1, 0],
    ]);
    for (let i = 0; i < 90; i++) {
      const [ax, ay] = random.pick(points);
      const [bx, by] = random.pick(points);
      const t = random.next();
      const size = random.between(2, 8);
      sheet.fill(
        ellipse(lerp(ax, bx, t), lerp(ay, by, t), size * 1.4, size),
        lch(random.between(0.25, 0.55), 0.025, 245),
      );
    }
  };
  gravel([
    [-40, H * 0.85],
    [W * 0.2, H * 0.845],
    [W * 0.37, H * 0.88],
    [W * 0.44, H * 0.95],
    [W * 0.4, H + 40],
    [-40, H + 40],
  ]);
  gravel([
    [W + 40, H * 0.83],
    [W * 0.86, H * 0.835],
    [W * 0.78, H * 0.865],
    [W * 0.9, H * 0.9],
    [W + 40, H * 0.91],
  ]);
  sheet.mistBand(foot + 4, 130, water, 0.95, 2);
  sheet.glow(cx, foot, W * 0.42, water, 0.65);
  rainbow(sheet, cx - W * 0.02, foot + H * 0.1, W * 0.43, Math.PI * 1.06, Math.PI * 1.5);
  grass(sheet, random, 200, () => [random.between(W * 0.72, W), H - random.next() ** 1.5 * H * 0.07], [
    lch(0.46, 0.105, 138),
    lch(0.62, 0.14, 125),
    lch(0.34, 0.07, 150),
  ]);
  walker(sheet, W * 0.25, H * 0.885, 150, { coat: lch(0.62, 0.2, 32), legs: lch(0.2, 0.03, 260) });
  birds(sheet, random, 9, [cx - 360, H * 0.06, 720, H * 0.34], lch(0.96, 0.01, 90), [7, 14]);
  sheet.finish();
}

/** From inside the hollow: dark rock as a frame, the plain and a low sun through the falling water. */
function behind(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('behind');
  const horizon = H * 0.56;
  const sun = { x: W * 0.42, y: horizon - 92, radius: 46, colour: lch(0.88, 0.15, 72) };
  paintSky(sheet, {
    stops: [
      [0, lch(0.5, 0.09, 285)],
      [0.5, lch(0.72, 0.13, 20)],
      [0.85, lch(0.86, 0.14, 65)],
      [1, lch(0.92, 0.11, 85)],
    ],
    horizon,
    sun,
    clouds: { kind: 'cirrus', lit: lch(0.93, 0.09, 70), dark: lch(0.6, 0.13, 350), count: 7 },
  });
  sheet.fill(
    rectangle(0, horizon, W, H - horizon),
    sheet.linear(0, horizon, 0, H * 0.8, [
      [0, lch(0.72, 0.11, 70)],
      [0.3, lch(0.52, 0.095, 105)],
      [1, lch(0.3, 0.06, 140)],
    ]),
  );
  ridge(sheet, {
    base: horizon + 4,
    height: 46,
    colour: lch(0.56, 0.09, 330),
    haze: lch(0.76, 0.11, 35),
    seed: 4,
    stride: 250,
    profile: (u) => 0.35 + 1.3 * (u - 0.42) ** 2 * 4,
  });
  // The river winds towards us, wider at each bend.
  const bends: readonly (readonly [along: number, x: number, width: number])[] = [
    [0, 0.41, 0.004],
    [0.1, 0.455, 0.008],
    [0.24, 0.5, 0.016],
    [0.4, 0.43, 0.028],
    [0.6, 0.34, 0.046],
    [0.8, 0.4, 0.075],
    [1, 0.52, 0.12],
  ];
  const shore = (side: number): Point[] =>
    bends.map(([along, x, width]) => [W * (x + side * width), lerp(horizon + 3, H * 0.86, along)]);
  const river = blob([...shore(-1), ...shore(1).reverse()]);
  sheet.fill(
    river,
    sheet.linear(0, horizon, 0, H * 0.84, [
      [0, lch(0.93, 0.11, 82)],
      [0.6, lch(0.86, 0.13, 68)],
      [1, lch(0.66, 0.12, 40)],
    ]),
  );
  sheet.stroke(river, lch(0.33, 0.06, 110), 3, 0.6);
  sheet.clipped(river, () =>
    glitter(sheet, random.stream('glitter'), sun.x, horizon, H * 0.84, lch(0.98, 0.06, 90), {
      count: 420,
      spread: 0.16,
    }),
  );
  // The veil: a few broad curtains that fray downwards, and single drops between them.
  const veil = toneRow(
    lch(0.66, 0.075, 300),
    lch(0.8, 0.06, 330),
    lch(0.92, 0.055, 60),
    lch(0.985, 0.03, 88),
  );
  const curtains: readonly (readonly [x: number, reach: number, strength: number])[] = [
    [0.2, 0.035, 0.55],
    [0.31, 0.02, 0.4],
    [0.57, 0.05, 0.9],
    [0.665, 0.055, 1],
    [0.75, 0.03, 0.75],
    [0.86, 0.025, 0.5],
  ];
  sheet.pixels((data, width) => {
    for (let y = 0; y < H; y++) {
      const v = y / H;
      const sway = noise.at(v * 1.6, 2) * 10 * v;
      for (let x = 0; x < width; x++) {
        let body = 0;
        for (const [at, reach, strength] of curtains) {
          const edge = (x - sway - at * W) / (reach * W * (1 + v * 0.9));
          body = Math.max(body, strength * Math.exp(-(edge ** 4)));
        }
        if (body < 0.03) continue;
        const rope = noise.fractal(x / 26 + noise.at(x / 70, v * 3) * 0.8, v * 2.4, 3);
        const thread = noise.at(x / 4.5 + noise.at(x / 40, v * 6) * 2, v * 7);
        const cover = smoothstep(0.12, 0.85, body * (0.75 + rope * 0.8 + thread * 0.28) - v * 0.06) * 0.93;
        if (cover <= 0.02) continue;
        const through = Math.exp(-(((x - sun.x) / 520) ** 2)) * 0.35;
        const light = 0.42 + through + rope * 0.55 + thread * 0.2;
        const colour = tone(veil, posterIndex(clamp(light), 4, x, y, 0.8));
        const i = (y * width + x) * 4;
        const dotted = cover > grainAt(x, y) * 0.5 ? cover : cover * 0.45;
        for (let c = 0; c < 3; c++) data[i + c] = lerp(data[i + c] as number, colour[c] as number, dotted);
      }
    }
  });
  const drops = random.stream('drops');
  for (let i = 0; i < 420; i++) {
    const [at, reach] = drops.pick(curtains);
    const y = drops.next() ** 0.7 * H * 0.86;
    const x = W * at + drops.spread() * reach * W * (1.1 + y / H);
    const length = drops.between(5, 30);
    const colour = y > horizon ? lch(0.93, 0.06, 75) : lch(0.98, 0.03, 88);
    sheet.stroke(line([x, y], [x, y + length]), colour, drops.between(1, 2.6), drops.between(0.25, 0.8));
  }
  sheet.mistBand(H * 0.82, 90, lch(0.9, 0.075, 55), 0.8, 3);
  // The hollow's mouth as a frame of dark rock, its edge catching the light.
  const [rockDark, rockLight] = [lch(0.15, 0.035, 300), lch(0.5, 0.09, 40)];
  const mouth: Point[] = [];
  for (let k = 0; k < 46; k++) {
    const angle = Math.PI * (1.02 + (k / 45) * 0.96);
    const rough = 1 + noise.at(k / 2.3, 4) * 0.07 + noise.at(k / 0.8, 9) * 0.035;
    mouth.push([W * 0.5 + Math.cos(angle) * W * 0.47 * rough, H * 0.86 + Math.sin(angle) * H * 0.8 * rough]);
  }
  const floorLine: Point[] = [];
  for (let k = 0; k <= 20; k++)
    floorLine.push([lerp(W * 0.97, W * 0.03, k / 20), H * 0.86 + noise.at(k / 1.6, 2) * 16]);
  const outside = polygon([...mouth, ...floorLine]);
  const { context } = sheet;
  context.save();
  const around = rectangle(-10, -10, W + 20, H + 20);
  around.addPath(outside);
  context.clip(around, 'evenodd');
  sheet.cover(rockDark);
  // Slabs across the rock: flat facets, then light only near the opening.
  for (let i = 0; i < 260; i++) {
    const x = random.next() * W;
    const y = random.next() * H;
    const size = random.between(30, 120);
    const toward = Math.atan2(horizon - y, W * 0.46 - x);
    const away = Math.hypot((x - W * 0.5) / (W * 0.5), (y - H * 0.5) / (H * 0.55));
    const lightness = clamp(1.35 - away) * 0.75;
    const facet: Point[] = Array.from({ length: 5 }, (_, k) => {
      const angle = (k / 5) * Math.PI * 2 + random.between(-0.4, 0.4);
      return [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.55];
    });
    const shape = polygon(facet);
    sheet.fill(shape, mix(rockDark, lch(0.26, 0.05, 310), random.next()), 0.9);
    sheet.shadeLinear(
      shape,
      rockLight,
      x + Math.cos(toward) * size,
      y + Math.sin(toward) * size * 0.6,
      x,
      y,
      [
        [0, lightness],
        [1, 0],
      ],
    );
  }
  // The wet edge glints where it faces the sun, and nowhere for long.
  mouth.slice(1).forEach((to, k) => {
    const from = mouth[k] ?? to;
    const facing = Math.max(0, noise.at(k / 2.1, 15) + 0.35);
    sheet.stroke(line(from, to), lch(0.84, 0.13, 62), 3 + facing * 9, Math.min(0.85, facing));
  });
  context.restore();
  // A wet path along the floor with two small watchers.
  const path = blob([
    [-20, H * 0.93],
    [W * 0.25, H * 0.915],
    [W * 0.6, H * 0.925],
    [W * 0.9, H * 0.9],
    [W + 20, H * 0.92],
    [W + 20, H * 0.97],
    [W * 0.5, H * 0.985],
    [-20, H * 0.98],
  ]);
  sheet.fill(path, lch(0.27, 0.05, 330));
  sheet.shadeLinear(path, lch(0.78, 0.12, 55), 0, H * 0.89, 0, H * 0.95, [
    [0, 0.7],
    [1, 0],
  ]);
  for (let i = 0; i < 14; i++) {
    boulder(
      sheet,
      random.next() * W,
      H * random.between(0.95, 1.01),
      random.between(20, 70),
      [rockDark, lch(0.22, 0.045, 315), rockLight],
      random,
      1,
    );
  }
  walker(sheet, W * 0.7, H * 0.935, 118, {
    coat: lch(0.3, 0.09, 255),
    cap: lch(0.75, 0.17, 55),
    shadow: 0.4,
  });
  walker(sheet, W * 0.745, H * 0.937, 108, { coat: lch(0.42, 0.13, 20), shadow: 0.4 });
  sheet.stroke(curve([W * 0.55, H * 0.9], [W * 0.72, H * 0.895], [W * 0.9, H * 0.875]), rockDark, 3, 0.8);
  sheet.finish({ vignette: 0.16 });
}
