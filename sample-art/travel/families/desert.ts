/** Dry country: a mission among cactuses, saguaros at dusk, Joshua trees under the Milky Way. And white dunes. */
import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten, mix, rgb } from '../../core/colour.ts';
import { grainAt, posterIndex } from '../../core/grain.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import {
  bezierPoint,
  blob,
  curve,
  ellipse,
  line,
  type Point,
  polygon,
  rectangle,
} from '../../core/shapes.ts';
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

type DuneRow = {
  /** Height of the ground between its dunes, 0..1 of the sheet. */
  ground: number;
  /** 0 far … 1 near. */
  near: number;
  /** Place across and height of each dune (0..1 of the sheet), half its width, and which way its spine runs to us. */
  peaks: readonly (readonly [x: number, height: number, half: number, run: number])[];
};

/** Where someone stands, 0..1 across: on the highest dune of the fourth row. */
const FIGURE_AT = 0.64;

const DUNE_ROWS = [
  {
    ground: 0.385,
    near: 0,
    peaks: [
      [0.1, 0.022, 0.1, 0.03],
      [0.36, 0.03, 0.14, -0.02],
      [0.74, 0.026, 0.12, 0.03],
    ],
  },
  {
    ground: 0.45,
    near: 0.2,
    peaks: [
      [0.22, 0.05, 0.16, 0.05],
      [0.56, 0.035, 0.12, 0.04],
      [0.9, 0.055, 0.16, -0.05],
    ],
  },
  {
    ground: 0.545,
    near: 0.42,
    peaks: [
      [0.4, 0.085, 0.2, 0.07],
      [0.98, 0.06, 0.16, -0.06],
    ],
  },
  {
    ground: 0.68,
    near: 0.68,
    peaks: [
      [0.08, 0.08, 0.2, 0.1],
      [FIGURE_AT, 0.135, 0.26, -0.1],
    ],
  },
  {
    ground: 0.9,
    near: 1,
    peaks: [
      [0.3, 0.12, 0.36, 0.13],
      [1, 0.13, 0.3, -0.12],
    ],
  },
] as const satisfies readonly DuneRow[];

function crestOf(sheet: Sheet, { ground, near, peaks }: DuneRow): (x: number) => number {
  const { width: W, height: H, noise } = sheet;
  return (x) => {
    const lift = peaks.reduce(
      (sum, [at, height, half]) => sum + height * Math.exp(-((Math.abs(x / W - at) / half / 0.62) ** 1.55)),
      0,
    );
    return H * (ground - lift) - noise.at(x / W + near * 7, near * 9) * lerp(3, 14, near);
  };
}

/** A row of dunes: lit by a low sun from the right, each with a sharp, winding spine and a lilac lee beside it. */
function duneRow(sheet: Sheet, row: DuneRow): void {
  const { width: W, height: H, noise } = sheet;
  const { near, peaks, ground } = row;
  const crest = crestOf(sheet, row);
  const lit = mix(lch(0.9, 0.055, 45), lch(0.955, 0.04, 72), near);
  const lee = mix(lch(0.74, 0.07, 325), lch(0.6, 0.095, 300), near);
  const skyline: Point[] = [];
  for (let x = -8; x <= W + 8; x += 8) skyline.push([x, crest(x)]);
  const body = polygon([[-8, H + 10], ...skyline, [W + 8, H + 10]]);
  sheet.fill(body, lit);
  sheet.shadeLinear(
    body,
    mix(lit, lch(0.9, 0.08, 40), 0.8),
    0,
    H * ground - H * 0.12,
    0,
    H * (ground + 0.16),
    [
      [0, 0.1],
      [0.5, 0.75],
      [1, 0.2],
    ],
  );
  sheet.clipped(body, () => {
    for (const [at, height, half, run] of peaks) {
      const depth = H * (height * 1.7 + 0.05);
      const top = crest(W * at);
      const spine: Point[] = [];
      for (let k = 0; k <= 24; k++) {
        const t = k / 24;
        const bend = Math.sin(t * 3.6 + at * 9) * half * 0.09 * t;
        spine.push([W * (at + run * t + bend), top + depth * t]);
      }
      const left: Point[] = [];
      for (let x = W * (at - half * 1.5); x < W * at; x += 8) left.push([x, crest(x)]);
      const foot = spine[spine.length - 1] ?? [0, 0];
      const shade = polygon([
        ...left,
        ...spine,
        [lerp(W * (at - half), foot[0], 0.55), top + depth * 0.92],
        [W * (at - half * 1.1), top + depth * 0.7],
      ]);
      sheet.fill(
        shade,
        sheet.linear(W * (at + run * 0.6), 0, W * (at - half * 1.25), depth * 0.25, [
          [0, lee, 0.98],
          [0.45, mix(lee, lit, 0.35), 0.85],
          [1, mix(lee, lit, 0.8), 0],
        ]),
      );
      sheet.shadeLinear(shade, lighten(lee, -0.07), W * (at + run * 0.7), 0, W * (at - half * 0.7), 0, [
        [0, 0.7],
        [0.5, 0.2],
        [1, 0],
      ]);
      sheet.stroke(curve(...spine.slice(0, 17)), lch(0.985, 0.025, 80), lerp(1, 3.4, near), 0.9);
    }
    // The wind's ripples run along the lit sides, wider apart towards us.
    const gap = lerp(7, 17, near);
    for (let y = H * ground - H * 0.1; y < H * (ground + 0.2); y += gap) {
      for (let x = -20; x < W; x += 90) {
        if (noise.at(x / 260, y / 90 + near * 5) < 0.05) continue;
        const points: Point[] = Array.from({ length: 6 }, (_, k) => {
          const px = x + k * 19;
          return [px, y + noise.at(px / 120, y / 60) * gap * 1.4];
        });
        sheet.stroke(curve(...points), mix(lee, lit, 0.35), lerp(0.8, 2, near), 0.5);
      }
    }
  });
  sheet.stroke(line(...skyline), lch(0.985, 0.025, 80), lerp(1, 2.6, near), 0.7);
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
  for (const row of DUNE_ROWS) duneRow(sheet, row);
  // Footprints climb the nearest dunes to someone on a crest.
  const [figureX, figureY] = [W * FIGURE_AT, crestOf(sheet, DUNE_ROWS[3])(W * FIGURE_AT) + 4];
  const way: readonly [Point, Point, Point, Point] = [
    [W * 0.42, H * 1.0],
    [W * 0.57, H * 0.88],
    [W * 0.605, H * 0.75],
    [figureX, figureY + 6],
  ];
  for (let i = 0; i < 44; i++) {
    const t = (i / 43) ** 0.72;
    const [x, y] = bezierPoint(way, t);
    const size = lerp(11, 2.2, t ** 0.7);
    sheet.fill(ellipse(x + (i % 2 ? size : -size), y, size * 0.75, size * 0.38), lch(0.58, 0.09, 300), 0.75);
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
