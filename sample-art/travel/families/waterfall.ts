/** Falling water: a wide horseshoe, a curtain between cliffs, and the view out from behind a fall. */
import { lch, lighten, mix, rgb } from '../../core/colour.ts';
import { grainAt, poster, posterIndex } from '../../core/grain.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { boulder, grass } from '../kit/flora.ts';
import { walker } from '../kit/people.ts';
import { tone, toneRow } from '../kit/relief.ts';
import { paintSky } from '../kit/sky.ts';
import { glitter, ripples, swell } from '../kit/water.ts';
import { birds, rainbow } from '../kit/weather.ts';

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
  const white = rgb(lch(0.975, 0.012, 200));
  const pale = rgb(lch(0.88, 0.035, 195));
  const green = rgb(lch(0.66, 0.085, 185));
  const deep = rgb(lch(0.5, 0.09, 190));
  sheet.pixels((data, width) => {
    for (let x = 0; x < width; x++) {
      const top = rimY(x);
      const u = (x - W * 0.54) / (W * 0.56);
      const foot = pool + 40 - Math.sqrt(Math.max(0, 1 - u * u * 0.9)) * 110;
      // Strands follow the rim's turn: the same stretch of rim is narrower where it faces sideways.
      const along = Math.asin(clamp(u * 0.96, -1, 1)) * 9;
      for (let y = Math.floor(top); y < foot; y++) {
        const v = (y - top) / (foot - top);
        const strand = noise.fractal(along * 2.6 + noise.at(along, v * 2) * 0.2, v * 1.1 - along * 0.07, 4);
        const fine = noise.at(along * 17, v * 3);
        const light =
          0.3 + v * 0.5 + strand * 0.55 + fine * 0.22 - Math.max(0, u) * 0.14 + (v < 0.06 ? -0.16 : 0);
        const spray = smoothstep(0.62, 1, v + noise.fractal(x / 90, y / 70, 3) * 0.16) * 0.5;
        const k = poster(clamp(light + spray), 4, x, y, 0.55);
        const colour = k > 0.8 ? white : k > 0.45 ? pale : k > 0.2 ? green : deep;
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
    [pool - 90, 190, 0.75],
    [pool - 10, 130, 0.95],
    [pool + 40, 70, 0.8],
  ] as const) {
    sheet.mistBand(y, reach, lch(0.975, 0.01, 150), alpha, y);
  }
  sheet.glow(W * 0.52, pool - 120, 420, lch(0.98, 0.01, 120), 0.55);
  rainbow(sheet, W * 0.4, pool + 120, W * 0.3, Math.PI * 1.08, Math.PI * 1.62, 0.2);
  tourBoat(sheet, W * 0.66, H * 0.865, 1.05);
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
  for (let i = 0; i < 60; i++) {
    const t = random.next();
    const x = lerp(-10, W * 0.3, t);
    const y = lerp(H * 0.63, H * 0.99, t ** 1.1) + random.between(0, 60);
    const size = random.between(18, 42);
    sheet.fill(
      ellipse(x, y, size, size * 0.7),
      mix(lch(0.26, 0.06, 160), lch(0.46, 0.1, 132), random.next() ** 2),
    );
  }
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
  const mountains: Point[] = [];
  for (let x = 0; x <= W; x += 12)
    mountains.push([x, horizon - 8 - Math.max(0, noise.fractal(x / 210 + 4, 1, 4)) * 90]);
  sheet.fill(polygon([[0, horizon + 4], ...mountains, [W, horizon + 4]]), lch(0.56, 0.09, 330));
  // A river that winds towards us: each bend is wider and lower than the one behind it.
  const bends = Array.from({ length: 41 }, (_, k) => {
    const t = k / 40;
    return {
      x: W * (0.43 + Math.sin(t * 9.2 + 0.6) * 0.15 * t ** 0.8 + t * 0.03),
      y: horizon + 3 + (H * 0.86 - horizon) * t ** 1.7,
      half: lerp(5, 105, t ** 1.6),
    };
  });
  const river = blob([
    ...bends.map(({ x, y, half }): Point => [x - half, y]),
    ...bends.toReversed().map(({ x, y, half }): Point => [x + half, y]),
  ]);
  sheet.fill(river, lch(0.86, 0.12, 75));
  glitter(sheet, random.stream('glitter'), sun.x, horizon + 60, H * 0.8, lch(0.96, 0.09, 88), {
    count: 120,
    spread: 0.12,
  });
  // The veil: strands with gaps, lit through by the sun.
  const lit = rgb(lch(0.97, 0.06, 82));
  const blue = rgb(lch(0.74, 0.06, 300));
  sheet.pixels((data, width) => {
    for (let x = 0; x < width; x++) {
      const gather = noise.at(x / 88, 3) * 0.6 + noise.at(x / 27, 8) * 0.5;
      for (let y = 0; y < H; y++) {
        const v = y / H;
        const strand = noise.fractal(x / 15 + noise.at(x / 60, v * 5) * 1.3, v * 2.6 + gather * 3, 3);
        const dense = strand + gather + 0.02 - v * 0.05;
        const cover = smoothstep(0.16, 0.4, dense + (grainAt(x, y) - 0.5) * 0.16) * 0.8;
        if (cover <= 0) continue;
        const near = Math.exp(-(((x - sun.x) / 330) ** 2)) * smoothstep(H, horizon, y);
        const i = (y * width + x) * 4;
        for (let c = 0; c < 3; c++) {
          data[i + c] = lerp(
            data[i + c] as number,
            lerp(blue[c] as number, lit[c] as number, clamp(near + 0.25)),
            cover,
          );
        }
      }
    }
  });
  sheet.mistBand(H * 0.8, 120, lch(0.93, 0.06, 60), 0.85, 3);
  // The hollow's mouth as a frame of dark rock, its edge catching the light.
  const [rockDark, rockLight] = [lch(0.15, 0.035, 300), lch(0.5, 0.09, 40)];
  const mouth: Point[] = [];
  for (let k = 0; k < 46; k++) {
    const angle = Math.PI * (1.02 + (k / 45) * 0.96);
    const rough = 1 + noise.at(k / 2.3, 4) * 0.07 + noise.at(k / 0.8, 9) * 0.035;
    mouth.push([W * 0.5 + Math.cos(angle) * W * 0.46 * rough, H * 0.86 + Math.sin(angle) * H * 0.8 * rough]);
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
  sheet.stroke(polygon(mouth, false), lch(0.8, 0.13, 62), 7, 0.75);
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
