/** Dry country: a mission among cactuses, saguaros at dusk, Joshua trees under the Milky Way. And white dunes. */
import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten, mix, rgb } from '../../core/colour.ts';
import { grainAt, posterIndex } from '../../core/grain.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { boulder } from '../kit/flora.ts';
import { walker } from '../kit/people.ts';
import { type Camera, makeRelief, paintRelief, project, tone, toneRow, viewRelief } from '../kit/relief.ts';
import { paintSky } from '../kit/sky.ts';

type Dryland = {
  fog: Colour;
  ground: readonly [Colour, Colour, Colour, Colour];
  plant: Colour;
  plantLit: Colour;
  plantDark: Colour;
};

const GOLD: Dryland = {
  fog: lch(0.86, 0.1, 60),
  ground: [lch(0.4, 0.085, 20), lch(0.58, 0.12, 40), lch(0.74, 0.125, 58), lch(0.88, 0.1, 78)],
  plant: lch(0.42, 0.08, 160),
  plantLit: lch(0.78, 0.12, 100),
  plantDark: lch(0.23, 0.055, 190),
};

const DUSK: Dryland = {
  fog: lch(0.66, 0.14, 15),
  ground: [lch(0.2, 0.07, 305), lch(0.3, 0.1, 340), lch(0.44, 0.13, 10), lch(0.6, 0.14, 35)],
  plant: lch(0.22, 0.05, 250),
  plantLit: lch(0.74, 0.15, 45),
  plantDark: lch(0.13, 0.04, 285),
};

type DesertVariation = { format?: Format; scene: 'mission' | 'saguaros' | 'stars' };

export const desert = defineFamily<DesertVariation>(
  [{ scene: 'mission' }, { scene: 'saguaros', format: 'portrait' }, { scene: 'stars' }],
  (sheet, { scene }) => ({ mission, saguaros, stars: joshuaNight })[scene](sheet),
);

function mission(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('mission');
  const horizon = H * 0.57;
  const sun = { x: W * 0.76, y: horizon - H * 0.17, radius: 56, colour: lch(0.88, 0.14, 75) };
  paintSky(sheet, {
    stops: [
      [0, lch(0.56, 0.1, 240)],
      [0.45, lch(0.8, 0.06, 200)],
      [0.75, lch(0.9, 0.1, 80)],
      [1, lch(0.86, 0.14, 58)],
    ],
    horizon,
    sun,
    clouds: {
      kind: 'cirrus',
      lit: lch(0.95, 0.08, 75),
      dark: lch(0.75, 0.14, 30),
      count: 5,
      band: [0.1, 0.7],
    },
  });
  const land = (x: number, z: number): number => {
    const mesa =
      smoothstep(0.02, 0.1, noise.fractal(x * 0.17 + 7, z * 0.12, 3)) *
      1.4 *
      smoothstep(10, 13, z) *
      (1 - smoothstep(17, 21, z));
    const range = smoothstep(17, 22, z) * (1.4 + 1.5 * noise.ridged(x * 0.14 + 7, z * 0.14, 6));
    return noise.fractal(x * 0.35 + 7, z * 0.35, 4) * 0.12 + mesa + range - 0.05;
  };
  const relief = makeRelief(land, {
    sun: [0.8, 0.3, 0.35],
    halfWidth: 15,
    depth: 25,
    size: 620,
    erosion: 25000,
  });
  const camera: Camera = { height: 0.62, horizon, focal: 1250, near: 0.9 };
  const view = viewRelief(sheet, relief, camera);
  const ground = toneRow(...GOLD.ground);
  paintRelief(sheet, view, { colour: GOLD.fog, density: 0.042, power: 1.6, most: 0.8 }, (q, x, y) => {
    const light =
      (view.light[q] as number) +
      noise.at((view.worldX[q] as number) * 3, (view.worldZ[q] as number) * 3) * 0.05;
    const layered = (view.slope[q] as number) > 0.3 && Math.floor((view.height[q] as number) * 9) % 2 ? 1 : 0;
    return tone(ground, posterIndex(smoothstep(0.25, 0.86, light), 4, x, y, 0.8) - layered);
  });
  const missionZ = 4.3;
  const missionX = -0.12 * missionZ;
  const plants = Array.from({ length: 150 }, () => {
    const z = random.between(2, 12);
    return { z, x: random.between(-0.7, 0.7) * z, tall: random.chance(0.2) };
  }).filter(({ x, z }) => !(Math.abs(x - missionX - 0.2) < 1.6 && z < missionZ + 0.5 && z > 2.4));
  const things = [
    ...plants.map((plant) => ({ ...plant, mission: false })),
    { z: missionZ, x: missionX, tall: false, mission: true },
    { z: 1.75, x: 0.9, tall: true, mission: false },
    { z: 2.6, x: -1.5, tall: true, mission: false },
  ].sort((a, b) => b.z - a.z);
  for (const thing of things) {
    const [x, y] = project(sheet, camera, thing.x, land(thing.x, thing.z), thing.z);
    const scale = camera.focal / thing.z;
    const haze = clamp((thing.z - 2) / 14) * 0.8;
    const tones = {
      body: mix(GOLD.plant, GOLD.fog, haze),
      lit: mix(GOLD.plantLit, GOLD.fog, haze),
      dark: mix(GOLD.plantDark, GOLD.fog, haze),
    };
    if (thing.mission) missionChurch(sheet, x, y + scale * 0.03, scale * 1.25);
    else if (thing.tall)
      cactus(
        sheet,
        random,
        x,
        y,
        scale * random.between(0.34, 0.6) * (thing.z < 2 ? 1.35 : 1),
        tones,
        1,
        mix(GOLD.ground[0], GOLD.fog, haze),
      );
    else
      bush(
        sheet,
        random,
        x,
        y,
        scale * random.between(0.05, 0.12),
        tones,
        mix(GOLD.ground[0], GOLD.fog, haze),
      );
  }
  agaves(sheet, random, GOLD, [
    [0.1, 150],
    [0.9, 190],
    [0.02, 110],
    [0.97, 120],
  ]);
  sheet.finish();
}

/** Tall cactuses close by against the afterglow, a track of hills behind. */
function saguaros(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('saguaros');
  const horizon = H * 0.67;
  paintSky(sheet, {
    stops: [
      [0, lch(0.25, 0.08, 285)],
      [0.4, lch(0.46, 0.13, 330)],
      [0.75, lch(0.72, 0.16, 30)],
      [1, lch(0.86, 0.14, 70)],
    ],
    horizon,
    stars: 90,
    sun: { x: W * 0.36, y: horizon - 84, radius: 74, colour: lch(0.86, 0.16, 62) },
    clouds: {
      kind: 'cirrus',
      lit: lch(0.86, 0.13, 40),
      dark: lch(0.58, 0.16, 350),
      count: 6,
      band: [0.3, 0.85],
    },
  });
  [0, 1, 2, 3].forEach((layer) => {
    const t = layer / 3;
    const ridge: Point[] = [];
    for (let x = 0; x <= W; x += 8) {
      const rise = noise.ridged(x / (260 - layer * 40) + layer * 7.7, 2, 4) * lerp(150, 90, t);
      ridge.push([x, horizon + layer * 52 - rise]);
    }
    const hills = polygon([[0, H], ...ridge, [W, H]]);
    const colour = mix(lch(0.6, 0.15, 5), lch(0.24, 0.08, 315), t ** 0.8);
    sheet.fill(hills, colour);
    sheet.shadeLinear(
      hills,
      mix(lch(0.8, 0.15, 50), colour, t * 0.6),
      W * 0.2,
      horizon - 120 + layer * 52,
      W * 0.45,
      horizon + 40 + layer * 52,
      [
        [0, 0.7],
        [1, 0],
      ],
    );
  });
  sheet.shadeLinear(rectangle(0, H * 0.76, W, H * 0.24), lch(0.16, 0.055, 300), 0, H * 0.76, 0, H * 0.95, [
    [0, 0],
    [1, 1],
  ]);
  const tones = { body: DUSK.plant, lit: DUSK.plantLit, dark: DUSK.plantDark };
  for (let i = 0; i < 26; i++) {
    const t = (i / 26) ** 1.3;
    const far = {
      body: mix(lch(0.36, 0.1, 330), tones.body, t),
      lit: mix(lch(0.7, 0.15, 30), tones.lit, t),
      dark: mix(lch(0.3, 0.09, 320), tones.dark, t),
    };
    const y = lerp(horizon + 60, H * 0.87, t);
    const x = random.next() * W;
    if (i % 3 === 0)
      cactus(sheet, random, x, y, lerp(54, 180, t) * random.between(0.8, 1.2), far, -1, DUSK.plantDark);
    else bush(sheet, random, x, y, lerp(9, 36, t), far, DUSK.plantDark);
  }
  cactus(sheet, random, W * 0.72, H * 0.93, H * 0.52, tones, -1, DUSK.plantDark);
  cactus(sheet, random, W * 0.2, H * 0.9, H * 0.27, tones, -1, DUSK.plantDark);
  agaves(sheet, random, DUSK, [
    [0.08, 130],
    [0.5, 90],
    [0.9, 170],
  ]);
  sheet.finish({ vignette: 0.16 });
}

/** Boulders, spiky trees and one lit tent under the galaxy. */
function joshuaNight(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('joshua');
  const horizon = H * 0.76;
  paintSky(sheet, {
    stops: [
      [0, lch(0.12, 0.045, 280)],
      [0.55, lch(0.21, 0.06, 268)],
      [0.9, lch(0.38, 0.075, 300)],
      [1, lch(0.52, 0.1, 30)],
    ],
    horizon,
    stars: 900,
  });
  const core = rgb(lch(0.86, 0.06, 60));
  const arm = rgb(lch(0.56, 0.11, 300));
  const dust = rgb(lch(0.14, 0.05, 290));
  sheet.pixels((data, width) => {
    for (let y = 0; y < horizon; y++) {
      for (let x = 0; x < width; x++) {
        // Distance from a slanting line through the sky.
        const across =
          (x - W * 0.62) * 0.86 + (y - H * 0.36) * 0.51 + noise.fractal(x / 260, y / 260, 3) * 60;
        const along = (y - H * 0.36) * 0.86 - (x - W * 0.62) * 0.51;
        const band = Math.exp(-((across / 150) ** 2)) * smoothstep(H * 0.75, H * 0.1, Math.abs(along));
        const cloud = noise.fractal(x / 120 + 4, y / 120, 5) * 0.5 + 0.55;
        const glow = clamp(band * cloud * 1.15) * (0.72 + 0.56 * grainAt(x, y));
        const rift =
          smoothstep(0.1, 0.4, noise.fractal(x / 90 + 9, y / 150 + 3, 4)) * Math.exp(-((across / 55) ** 2));
        const i = (y * width + x) * 4;
        for (let c = 0; c < 3; c++) {
          const hot = lerp(arm[c] as number, core[c] as number, clamp(band * 1.3 - 0.35));
          const lit = lerp(data[i + c] as number, hot, clamp(glow * 0.85));
          data[i + c] = lerp(lit, dust[c] as number, rift * 0.65);
        }
        if (band > 0.25 && grainAt(x * 3 + 7, y * 5 + 1) > 0.9985 - band * 0.0016)
          data[i] = data[i + 1] = data[i + 2] = 245;
      }
    }
  });
  const hills: Point[] = [];
  for (let x = 0; x <= W; x += 9) hills.push([x, horizon - 20 - noise.ridged(x / 260 + 3, 1, 4) * 60]);
  sheet.fill(polygon([[0, H], ...hills, [W, H]]), lch(0.25, 0.055, 285));
  sheet.fill(
    rectangle(0, horizon, W, H - horizon),
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.3, 0.055, 300)],
      [1, lch(0.14, 0.035, 280)],
    ]),
  );
  for (let i = 0; i < 21; i++) {
    const t = i / 20;
    const x = W * (0.05 + 0.36 * ((i * 0.618) % 1));
    const y = lerp(horizon - 12, horizon + 120, t);
    boulder(
      sheet,
      x,
      y,
      lerp(44, 124, t) * random.between(0.7, 1.25),
      [lch(0.15, 0.04, 285), lch(0.27, 0.05, 300), lch(0.6, 0.09, 40)],
      random,
      1,
    );
  }
  const [tx, ty] = [W * 0.5, horizon + 96];
  sheet.glow(tx, ty - 30, 330, lch(0.78, 0.15, 62), 0.7);
  const tent = polygon([
    [tx - 92, ty],
    [tx - 8, ty - 92],
    [tx + 96, ty],
  ]);
  sheet.fill(tent, lch(0.8, 0.155, 68));
  sheet.shadeLinear(tent, lch(0.6, 0.17, 42), tx, 0, tx + 100, 0, [
    [0, 0.3],
    [1, 1],
  ]);
  sheet.fill(
    polygon([
      [tx - 34, ty],
      [tx - 9, ty - 66],
      [tx + 16, ty],
    ]),
    lch(0.95, 0.09, 88),
  );
  sheet.stroke(line([tx - 8, ty - 92], [tx + 30, ty]), lch(0.5, 0.13, 42), 3);
  sheet.fill(ellipse(tx, ty + 4, 170, 14), lch(0.62, 0.12, 55), 0.5);
  joshuaTree(sheet, random, W * 0.79, H * 0.94, H * 0.6, 1);
  joshuaTree(sheet, random, W * 0.61, horizon + 40, H * 0.2, 0.5);
  joshuaTree(sheet, random, W * 0.94, horizon + 30, H * 0.24, 0.55);
  joshuaTree(sheet, random, W * 0.06, H * 0.83, H * 0.3, 0.8);
  sheet.finish({ vignette: 0.2 });
}

function joshuaTree(sheet: Sheet, random: Random, x: number, y: number, height: number, near: number): void {
  const bark = mix(lch(0.28, 0.06, 310), lch(0.15, 0.04, 290), near);
  const warm = mix(lch(0.42, 0.08, 20), lch(0.62, 0.12, 50), near);
  const limb = (from: Point, angle: number, length: number, width: number, depth: number): void => {
    const bend = angle + random.between(-0.25, 0.25);
    const to: Point = [from[0] + Math.cos(bend) * length, from[1] + Math.sin(bend) * length];
    sheet.stroke(line(from, to), bark, width);
    sheet.stroke(
      line([from[0] - width * 0.26, from[1]], [to[0] - width * 0.26, to[1]]),
      warm,
      width * 0.16,
      0.8,
    );
    if (depth === 0) {
      const spikes = 26;
      for (let k = 0; k < spikes; k++) {
        const turn = bend + (k / spikes - 0.5) * Math.PI * 1.7;
        const reach = height * 0.1 * random.between(0.75, 1.15);
        const tip: Point = [to[0] + Math.cos(turn) * reach, to[1] + Math.sin(turn) * reach];
        sheet.stroke(
          line(to, tip),
          k % 3 === 0 && Math.cos(turn) < 0 ? warm : bark,
          Math.max(1.6, height * 0.009),
        );
      }
      return;
    }
    const forks = depth > 1 ? 3 : 2;
    for (let k = 0; k < forks; k++) {
      const spread = (k - (forks - 1) / 2) * random.between(0.6, 0.85);
      limb(
        to,
        bend + spread - (bend + Math.PI / 2) * 0.25,
        length * random.between(0.55, 0.8),
        width * 0.72,
        depth - 1,
      );
    }
  };
  limb([x, y], -Math.PI / 2 + random.between(-0.08, 0.08), height * 0.36, height * 0.062, 3);
}

type PlantTones = { body: Colour; lit: Colour; dark: Colour };

/** A saguaro: ribbed columns with round tips, light from one side, a long shadow. */
function cactus(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  height: number,
  { body, lit, dark }: PlantTones,
  sunSide: number,
  shadow: Colour,
): void {
  const width = height * 0.1;
  sheet.fill(
    polygon([
      [x - width * 0.5, y],
      [x - sunSide * height * 0.9, y + height * 0.1],
      [x - sunSide * height * 0.95, y + height * 0.13],
      [x + width * 0.3, y + height * 0.03],
    ]),
    shadow,
    0.5,
  );
  const column = (points: readonly Point[], w: number): void => {
    const path = curve(...points);
    sheet.stroke(path, body, w);
    const box = [x - height * 0.5, y - height * 1.15, height, height * 1.3] as const;
    const band = (colour: Colour, offset: number, size: number, density: number): void =>
      sheet.stipple(
        (mask) => {
          mask.lineCap = 'round';
          mask.lineJoin = 'round';
          mask.translate(offset * w, 0);
          mask.lineWidth = size * w;
          mask.strokeStyle = `rgba(0,0,0,${density})`;
          mask.stroke(path);
        },
        colour,
        { box },
      );
    band(dark, -sunSide * 0.12, 0.72, 0.35);
    band(dark, -sunSide * 0.26, 0.46, 0.75);
    band(lit, sunSide * 0.26, 0.44, 0.55);
    band(lit, sunSide * 0.36, 0.22, 0.9);
    if (w <= 14) return;
    for (const offset of [-0.2, 0.02, 0.22]) {
      sheet.context.save();
      sheet.context.translate(w * offset, 0);
      sheet.stroke(path, dark, w * 0.03, 0.6);
      sheet.context.restore();
    }
  };
  const flip = random.chance(0.5) ? 1 : -1;
  const low = random.between(0.3, 0.4);
  const arm = (sign: number, at: number, reach: number, rise: number, w: number): void =>
    column(
      [
        [x, y - height * at],
        [x + sign * height * reach * 0.7, y - height * (at + 0.02)],
        [x + sign * height * reach, y - height * (at + 0.1)],
        [x + sign * height * reach, y - height * (at + rise)],
      ],
      w,
    );
  arm(flip, low, 0.2, random.between(0.28, 0.38), width * 1.15);
  if (random.chance(0.75)) arm(-flip, low + 0.14, 0.17, random.between(0.24, 0.34), width);
  if (height > 300) arm(flip, low + 0.26, 0.15, 0.22, width * 0.85);
  column(
    [
      [x, y],
      [x, y - height * 0.5],
      [x, y - height],
    ],
    width * 1.55,
  );
}

function bush(
  sheet: Sheet,
  _random: Random,
  x: number,
  y: number,
  size: number,
  { body, lit, dark }: PlantTones,
  shadow: Colour,
): void {
  sheet.fill(ellipse(x - size * 1.2, y + size * 0.05, size * 2.2, size * 0.28), shadow, 0.5);
  for (let i = 0; i < 9; i++) {
    const angle = (-Math.PI * (i + 0.5)) / 9;
    const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const leaf = blob([
      [x - size * 0.1, y],
      [x + cos * 0.5 - size * 0.12, y + sin * 0.5],
      [x + cos * 1.05, y + sin * 0.95],
      [x + cos * 0.5 + size * 0.12, y + sin * 0.5],
      [x + size * 0.1, y],
    ]);
    sheet.fill(leaf, mix(body, i % 2 ? lit : dark, 0.35));
  }
}

/** Agaves along the bottom edge: the darkest plane. */
function agaves(
  sheet: Sheet,
  random: Random,
  land: Dryland,
  places: readonly (readonly [u: number, size: number])[],
): void {
  const { width: W, height: H, noise } = sheet;
  const edge = (x: number) => H - 20 - Math.abs(x / W - 0.5) ** 2 * 280 - noise.at(x / 80, 2) * 10;
  const points: Point[] = [];
  for (let x = 0; x <= W; x += 20) points.push([x, edge(x)]);
  sheet.fill(polygon([[0, H + 9], ...points, [W, H + 9]]), lighten(land.ground[0], -0.14));
  for (const [u, size] of places) {
    const x = W * u;
    const y = edge(x) + 26;
    for (let i = 0; i < 17; i++) {
      const angle = (-Math.PI * (i + 0.4)) / 17;
      const length = size * random.between(0.85, 1.15);
      const at = (turn: number, reach: number): Point => [
        x + Math.cos(angle + turn) * length * reach,
        y + Math.sin(angle + turn) * length * reach,
      ];
      const leaf = blob([[x - size * 0.06, y], at(-0.1, 0.5), at(0, 1), at(0.1, 0.5), [x + size * 0.06, y]]);
      sheet.fill(leaf, mix(land.plant, land.plantDark, i % 2 ? 0.3 : 0.8));
      if (i % 2) sheet.stroke(curve([x, y], at(-0.05, 0.6), at(0, 1)), land.plantLit, 2, 0.7);
    }
  }
}

/** A small white church with two bell towers, a scrolled gable and a side nave; the light comes from the right. */
function missionChurch(sheet: Sheet, x: number, y: number, s: number): void {
  const white = lch(0.95, 0.035, 80);
  const shade = lch(0.66, 0.09, 330);
  const tile = lch(0.55, 0.14, 38);
  const at = (u: number, v: number): Point => [x + u * s, y - v * s];
  const nave = polygon([at(-0.05, 0), at(-0.05, 0.4), at(-0.72, 0.4), at(-0.72, 0)]);
  sheet.fill(
    polygon([at(-0.76, 0), at(0.44, 0), at(0.2, -0.07), at(-1.25, -0.09)]),
    lch(0.3, 0.09, 340),
    0.35,
  );
  sheet.fill(nave, mix(white, shade, 0.35));
  sheet.shadeLinear(nave, shade, 0, y - 0.42 * s, 0, y, [
    [0, 0.25],
    [1, 0.8],
  ]);
  sheet.fill(polygon([at(0, 0.385), at(-0.1, 0.47), at(-0.74, 0.47), at(-0.77, 0.385)]), tile);
  for (let i = 0; i < 3; i++)
    sheet.fill(rectangle(...at(-0.245 - i * 0.17, 0.27), s * 0.05, s * 0.1, s * 0.025), lch(0.26, 0.06, 300));
  const profile: [number, number][] = [
    [0.3, 0],
    [0.3, 0.42],
    [0.26, 0.5],
    [0.2, 0.54],
    [0.16, 0.64],
    [0.08, 0.72],
    [0, 0.745],
  ];
  const front = polygon([
    ...profile.map(([u, v]) => at(-u, v)),
    ...[...profile].reverse().map(([u, v]) => at(u, v)),
  ]);
  sheet.fill(front, white);
  sheet.shadeLinear(front, shade, x - 0.32 * s, 0, x + 0.2 * s, 0, [
    [0, 0.85],
    [0.5, 0.25],
    [1, 0],
  ]);
  sheet.stroke(front, lch(0.66, 0.13, 45), s * 0.012, 0.8);
  for (const u of [-0.36, 0.36]) {
    const belfry = rectangle(...at(u - 0.075, 0.6), s * 0.15, s * 0.6);
    sheet.fill(belfry, white);
    sheet.shadeLinear(belfry, shade, x + (u - 0.08) * s, 0, x + (u + 0.06) * s, 0, [
      [0, 0.95],
      [1, 0],
    ]);
    sheet.fill(rectangle(...at(u - 0.035, 0.565), s * 0.07, s * 0.11, s * 0.035), lch(0.3, 0.08, 310));
    sheet.fill(ellipse(...at(u, 0.5), s * 0.022), lch(0.7, 0.12, 75));
    sheet.fill(rectangle(...at(u - 0.09, 0.62), s * 0.18, s * 0.028), lch(0.7, 0.12, 55));
    const dome = new Path2D();
    dome.arc(...at(u, 0.62), s * 0.075, Math.PI, 0);
    sheet.fill(dome, tile);
    sheet.shadeLinear(dome, lch(0.84, 0.13, 70), x + (u + 0.08) * s, 0, x + u * s, 0, [
      [0, 0.9],
      [1, 0],
    ]);
    sheet.stroke(line(at(u, 0.69), at(u, 0.77)), lch(0.3, 0.05, 40), s * 0.01);
    sheet.stroke(line(at(u - 0.02, 0.74), at(u + 0.02, 0.74)), lch(0.3, 0.05, 40), s * 0.01);
  }
  const door = new Path2D();
  door.moveTo(...at(-0.085, 0));
  door.lineTo(...at(-0.085, 0.18));
  door.arc(...at(0, 0.18), s * 0.085, Math.PI, 0);
  door.lineTo(...at(0.085, 0));
  door.closePath();
  sheet.stroke(door, lch(0.72, 0.12, 55), s * 0.03);
  sheet.fill(door, lch(0.34, 0.09, 40));
  sheet.stroke(line(at(0, 0), at(0, 0.26)), lch(0.2, 0.05, 40), s * 0.007);
  const rose = ellipse(...at(0, 0.46), s * 0.052);
  sheet.stroke(rose, lch(0.72, 0.12, 55), s * 0.02);
  sheet.fill(rose, lch(0.34, 0.09, 260));
  sheet.fill(rectangle(...at(-0.035, 0.665), s * 0.07, s * 0.09, s * 0.035), lch(0.36, 0.09, 310));
}

export const dunes = defineFamily([{ format: 'landscape' as const }], (sheet) => {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('dunes');
  const horizon = H * 0.34;
  paintSky(sheet, {
    stops: [
      [0, lch(0.55, 0.085, 285)],
      [0.5, lch(0.75, 0.09, 330)],
      [1, lch(0.9, 0.08, 60)],
    ],
    horizon,
    clouds: { kind: 'cirrus', lit: lch(0.93, 0.08, 30), dark: lch(0.7, 0.11, 330), count: 5 },
  });
  const range: Point[] = [];
  for (let x = 0; x <= W; x += 8) range.push([x, horizon - 12 - noise.ridged(x / 240 + 9, 4, 5) * 70]);
  sheet.fill(polygon([[0, horizon + 40], ...range, [W, horizon + 40]]), lch(0.58, 0.085, 300));
  // Each dune is a crest line; the side towards the sun is warm, the lee side lilac and sharp-edged.
  const crest = (t: number, seed: number) => (x: number) => {
    const u = x / W;
    return (
      lerp(horizon + 26, H * 0.92, t) -
      Math.sin(u * (2.6 - t) * Math.PI + seed) * lerp(14, 120, t) -
      noise.at(u * 2 + seed, t * 9) * lerp(10, 60, t)
    );
  };
  const layers = 6;
  for (let layer = 0; layer < layers; layer++) {
    const t = (layer / (layers - 1)) ** 1.25;
    const line0 = crest(t, layer * 2.3 + 0.6);
    const points: Point[] = [];
    for (let x = 0; x <= W; x += 8) points.push([x, line0(x)]);
    const dune = polygon([[0, H + 10], ...points, [W, H + 10]]);
    const lit = mix(lch(0.88, 0.05, 50), lch(0.95, 0.035, 75), t);
    const lee = mix(lch(0.74, 0.065, 320), lch(0.58, 0.085, 298), t);
    sheet.fill(dune, lit);
    const depth = lerp(60, 420, t);
    sheet.pixels((data, width, height) => {
      const leeRgb = rgb(lee);
      const edgeRgb = rgb(lighten(lit, 0.03));
      for (let x = 0; x < width; x++) {
        const y0 = line0(x);
        const turn = line0(x + 6) - line0(x - 6);
        for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, y0 + depth * 1.6); y++) {
          const d = (y - y0) / depth;
          const fold = noise.at(x / (170 + 260 * t) + layer, d * 1.2 + layer * 3) * 0.5;
          // The lee lies below falling crests; ripples run across it.
          const shade = clamp(0.32 - turn * 0.035 + fold - d * 0.55);
          const ripple =
            Math.sin(
              (y - y0) / lerp(3, 11, t) + noise.fractal(x / 90, y / 40 + layer, 3) * 5 + x / lerp(40, 70, t),
            ) *
            0.09 *
            smoothstep(0, 0.2, d);
          const k = posterIndex(clamp(shade + ripple + 0.06), 5, x, y, 0.7) / 4;
          const i = (y * width + x) * 4;
          const target = d < 0.012 ? edgeRgb : leeRgb;
          for (let c = 0; c < 3; c++)
            data[i + c] = lerp(data[i + c] as number, target[c] as number, k * 0.92);
        }
      }
    });
  }
  // Footprints climb the nearest dunes to someone on a crest.
  const figureX = W * 0.63;
  const figureLine = crest((3 / 5) ** 1.25, 3 * 2.3 + 0.6);
  const figureY = figureLine(figureX) + 4;
  for (let i = 0; i < 46; i++) {
    const t = i / 45;
    const x = lerp(W * 0.24, figureX, t ** 0.8) + Math.sin(t * 5) * 50 * (1 - t);
    const y = lerp(H * 0.99, figureY + 6, t ** 0.72);
    const size = lerp(13, 2.2, t ** 0.6);
    sheet.fill(ellipse(x + (i % 2 ? size : -size), y, size * 0.75, size * 0.38), lch(0.55, 0.09, 298), 0.7);
  }
  walker(sheet, figureX, figureY, 74, {
    coat: lch(0.62, 0.2, 28),
    legs: lch(0.3, 0.05, 280),
    side: 1,
    shadow: 0.4,
  });
  for (let i = 0; i < 9; i++) {
    const x = W * (0.82 + random.next() * 0.16);
    const y = H * (0.86 + random.next() * 0.1);
    for (let k = 0; k < 7; k++) {
      const lean = random.between(-26, 26);
      sheet.stroke(
        curve([x, y], [x + lean * 0.3, y - 34], [x + lean, y - random.between(44, 82)]),
        mix(lch(0.52, 0.07, 95), lch(0.72, 0.09, 85), random.next()),
        2.2,
        0.9,
      );
    }
  }
  sheet.finish();
});
