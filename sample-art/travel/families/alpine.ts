/** Mountain lakes: lit relief, a mirror, framing pines. */
import { Path2D } from '@napi-rs/canvas';
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { grainAt, posterIndex } from '../../core/grain.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, ellipse, line, type Point, polygon } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { boulder, pine } from '../kit/flora.ts';
import { walker } from '../kit/people.ts';
import {
  type Camera,
  isVisible,
  makeRelief,
  mirrorInWater,
  paintRelief,
  project,
  tone,
  toneRow,
  viewRelief,
} from '../kit/relief.ts';
import { cloudTones, paintSky, type TimeOfDay } from '../kit/sky.ts';
import { ripples } from '../kit/water.ts';

type Light = {
  sun: readonly [number, number, number];
  snow: readonly [dark: Colour, middle: Colour, light: Colour];
  rock: readonly [dark: Colour, middle: Colour, light: Colour];
  forest: readonly [dark: Colour, light: Colour];
  fog: Colour;
};

const LIGHTS = {
  day: {
    sun: [-0.75, 0.55, -0.25],
    snow: [lch(0.42, 0.06, 262), lch(0.7, 0.045, 255), lch(0.95, 0.03, 85)],
    rock: [lch(0.32, 0.065, 265), lch(0.52, 0.04, 280), lch(0.7, 0.045, 60)],
    forest: [lch(0.27, 0.05, 170), lch(0.48, 0.075, 150)],
    fog: lch(0.84, 0.045, 225),
  },
  dawn: {
    sun: [0.8, 0.35, -0.3],
    snow: [lch(0.42, 0.085, 285), lch(0.66, 0.085, 340), lch(0.92, 0.075, 55)],
    rock: [lch(0.32, 0.075, 280), lch(0.5, 0.08, 330), lch(0.76, 0.1, 45)],
    forest: [lch(0.24, 0.05, 230), lch(0.42, 0.06, 190)],
    fog: lch(0.84, 0.075, 25),
  },
  gold: {
    sun: [-0.85, 0.32, -0.2],
    snow: [lch(0.4, 0.085, 280), lch(0.66, 0.08, 320), lch(0.93, 0.09, 75)],
    rock: [lch(0.3, 0.07, 285), lch(0.48, 0.08, 350), lch(0.75, 0.115, 60)],
    forest: [lch(0.25, 0.05, 200), lch(0.52, 0.09, 110)],
    fog: lch(0.86, 0.09, 65),
  },
  overcast: {
    sun: [-0.55, 0.6, -0.35],
    snow: [lch(0.5, 0.045, 245), lch(0.74, 0.03, 235), lch(0.95, 0.012, 200)],
    rock: [lch(0.33, 0.035, 250), lch(0.47, 0.03, 250), lch(0.64, 0.03, 235)],
    forest: [lch(0.27, 0.045, 185), lch(0.44, 0.06, 160)],
    fog: lch(0.85, 0.02, 205),
  },
} satisfies Record<string, Light>;

type AlpineVariation = {
  format?: Format;
  time: keyof typeof LIGHTS;
  /** Where the peaks are: [x, distance, height], nearest first. */
  peaks: readonly (readonly [x: number, z: number, height: number])[];
  /** Steepness of a peak's sides; 1 broad, 1.6 a horn. */
  steep?: number;
  /** How far the valley's sides stand from the middle. */
  valley?: number;
  lake: Colour;
  snowLine: number;
  camera: Camera;
  view: 'shore' | 'lookout' | 'island';
  frame?: 'left' | 'right' | 'none';
  accent?: 'canoe' | 'hiker';
};

export const alpine = defineFamily<AlpineVariation>(
  [
    {
      time: 'day',
      peaks: [
        [-4.6, 10, 4.3],
        [4.4, 11.5, 3.9],
        [0.2, 15, 3.6],
      ],
      lake: lch(0.6, 0.11, 200),
      snowLine: 1.1,
      camera: { height: 0.42, horizon: 540, focal: 1250, near: 0.9 },
      view: 'shore',
      frame: 'left',
      accent: 'canoe',
    },
    {
      format: 'portrait',
      time: 'dawn',
      peaks: [
        [0.3, 11, 6.4],
        [-4.5, 9, 2.6],
        [4.6, 9.5, 2.4],
      ],
      steep: 1.5,
      valley: 1.7,
      lake: lch(0.55, 0.085, 250),
      snowLine: 1.7,
      camera: { height: 0.42, horizon: 905, focal: 1330, near: 0.9 },
      view: 'shore',
      frame: 'none',
    },
    {
      time: 'overcast',
      peaks: [
        [-6, 12, 3.4],
        [5.2, 13, 3.8],
        [0.6, 19, 3.6],
        [-3.5, 20, 3.2],
      ],
      valley: 3,
      lake: lch(0.74, 0.115, 198),
      snowLine: 1.75,
      camera: { height: 3.1, horizon: 250, focal: 1150, near: 2.2 },
      view: 'lookout',
      frame: 'right',
      accent: 'hiker',
    },
    {
      format: 'panorama',
      time: 'gold',
      peaks: [
        [-6.4, 11, 4.4],
        [6.2, 12, 4.2],
        [2.2, 20, 4],
        [-1.6, 21, 3.4],
      ],
      valley: 2.6,
      lake: lch(0.5, 0.09, 175),
      snowLine: 1.5,
      camera: { height: 0.5, horizon: 395, focal: 1080, near: 0.9 },
      view: 'island',
      frame: 'right',
    },
  ],
  drawLake,
);

function drawLake(sheet: Sheet, variation: AlpineVariation): void {
  const { width: W, height: H, noise, random } = sheet;
  const { camera, snowLine, lake, peaks, steep = 1, valley = 2.3 } = variation;
  const light: Light = LIGHTS[variation.time];
  const { horizon } = camera;
  const skyTime: TimeOfDay = variation.time;
  paintSky(sheet, {
    time: skyTime,
    horizon: variation.view === 'lookout' ? horizon * 1.1 : horizon,
    clouds: {
      kind: ({ day: 'cumulus', overcast: 'stratus' } as const)[variation.time as 'day'] ?? 'cirrus',
      ...cloudTones(skyTime),
      count: 6,
      band: [0.08, 0.5],
    },
  });

  const [shiftX, shiftZ] = [random.between(0, 99), random.between(0, 99)];
  const lookout = variation.view === 'lookout';
  const land = (x: number, z: number): number => {
    const warp = noise.at(x * 0.35 + shiftX, z * 0.35) * 0.7;
    const ridges = noise.ridged((x + warp) * 0.22 + shiftX, (z - warp) * 0.22 + shiftZ, 6);
    let massif = 0;
    for (const [px, pz, peak] of peaks) {
      const away = Math.hypot((x - px) * 0.8, (z - pz) * 0.55);
      massif = Math.max(massif, peak * clamp(1 - away / 6.2) ** steep);
    }
    const fine = noise.fractal(x * 2.1, z * 2.1, 3) * 0.07 * (1 + massif * 0.4);
    if (lookout) {
      // A lake with bays in the bottom of a long valley, forest on its floor, the mountains behind.
      const middle = 1.1 * Math.sin(z * 0.42 + 0.4) + noise.at(z * 0.5, 5) * 0.5;
      const reach = 1.15 + 0.35 * Math.sin(z * 1.3) + 0.5 * noise.at(z * 0.8, 9);
      const inLake =
        smoothstep(reach + 0.5, reach, Math.abs(x - middle)) *
        smoothstep(5.2, 6, z) *
        smoothstep(14, 12.2, z);
      const walls = smoothstep(1.6, 5.6, Math.abs(x - middle * 0.6) - 0.2);
      const far = smoothstep(13, 17, z);
      return (
        0.1 -
        0.22 * inLake +
        walls * (0.7 + 0.9 * ridges + massif * 0.55) +
        far * massif * (0.5 + 0.7 * ridges) +
        fine
      );
    }
    const basin = smoothstep(5.2, 9.5, z + 1.2 * noise.at(x * 0.3 + 3, z * 0.2));
    const sides = smoothstep(valley, valley + 4.2, Math.abs(x + noise.at(z * 0.3, 7) * 0.8) - z * 0.08);
    return (
      -0.25 +
      basin * (0.25 + massif * (0.38 + 0.8 * ridges) + ridges * 0.75 + fine) +
      sides * smoothstep(1.8, 6, z) * (0.5 + 0.6 * ridges)
    );
  };
  const relief = makeRelief(land, { sun: light.sun, halfWidth: 15, depth: 24, size: 760, erosion: 60000 });
  const view = viewRelief(sheet, relief, camera, 0);

  const [snowDark, snowMiddle, snowLight] = light.snow;
  const snow = toneRow(snowDark, snowMiddle, mix(snowMiddle, snowLight, 0.65), snowLight);
  const [rockDark, rockMiddle, rockLight] = light.rock;
  const rock = toneRow(rockDark, rockMiddle, mix(rockMiddle, rockLight, 0.5), rockLight);
  const [forestDark, forestLight] = light.forest;
  const forest = toneRow(
    forestDark,
    mix(forestDark, forestLight, 0.35),
    mix(forestDark, forestLight, 0.7),
    forestLight,
  );
  const fogged = lookout
    ? { density: 0.034, power: 1.6, most: 0.55 }
    : { density: 0.036, power: 1.5, most: 0.6 };
  paintRelief(sheet, view, { colour: light.fog, ...fogged }, (q, x, y) => {
    const h = view.height[q] as number;
    const s = view.slope[q] as number;
    const wx = view.worldX[q] as number;
    const wz = view.worldZ[q] as number;
    const patch = noise.at(wx * 2.3, wz * 2.3) * 0.5 + noise.at(wx * 7, wz * 7) * 0.25;
    const lit = (view.light[q] as number) + patch * 0.13 + noise.at(wx * 15, wz * 13) * 0.045;
    const k = posterIndex(smoothstep(0.34, 0.99, lit), 4, x, y, 0.6);
    if (h + patch * 0.5 - s * 1.5 > snowLine + (grainAt(x, y) - 0.5) * 0.08) return tone(snow, k);
    const wooded = h - patch * 0.35 < (lookout ? 0.95 : 0.62) - 0.25 * s && s < 0.62;
    return wooded ? tone(forest, k - (patch > 0.1 ? 1 : 0)) : tone(rock, k);
  });

  plantShores(
    sheet,
    random.stream('trees'),
    light,
    camera,
    land,
    (place, z) => isVisible(sheet, view, place, z),
    lookout,
  );
  mirrorInWater(sheet, view, {
    far: mix(lake, light.fog, lookout ? 0.05 : 0.25),
    near: lookout ? lighten(lake, -0.08) : lighten(lake, -0.2),
    strength: lookout ? 0.16 : 0.74,
    fade: variation.view === 'shore' && variation.format === 'portrait' ? 0.35 : 0.72,
  });
  if (variation.view === 'island')
    fairyIsland(sheet, random.stream('island'), light, lake, W * 0.4, H * 0.64);
  if (!lookout) {
    ripples(
      sheet,
      random.stream('ripples'),
      70,
      [0, horizon + 80, W, H - horizon - 80],
      mix(snowLight, lake, 0.3),
      0.35,
    );
  }
  foreground(sheet, random.stream('foreground'), light, variation);
  if (variation.accent === 'canoe') canoe(sheet, W * 0.6, horizon + (H - horizon) * 0.36, lake);
  sheet.finish();
}

/** Conifers along the shore in clumps with gaps, and scattered up the slopes. */
function plantShores(
  sheet: Sheet,
  random: Random,
  light: Light,
  camera: Camera,
  land: (x: number, z: number) => number,
  visible: (place: Point, z: number) => boolean,
  lookout: boolean,
): void {
  const trees: { z: number; place: Point; height: number }[] = [];
  for (let i = 0; i < (lookout ? 1500 : 620); i++) {
    const z = random.between(lookout ? 4.2 : 3, lookout ? 15 : 11);
    const x = random.between(-1, 1) * z * 0.68;
    const size = random.between(0.14, 0.42) * (lookout ? 0.55 : 1);
    const ground = land(x, z);
    if (ground < 0.02 || ground > (lookout ? 1.1 : 0.5)) continue;
    if (sheet.noise.at(x * 1.1 + 4, z * 1.1) < -0.12) continue;
    const place = project(sheet, camera, x, ground, z);
    if (visible(place, z)) trees.push({ z, place, height: (size / z) * camera.focal });
  }
  trees.sort((a, b) => b.z - a.z);
  const [dark, lit] = light.forest;
  for (const { z, place, height } of trees) {
    const haze = clamp((z - 3) / 12) * 0.55;
    pine(sheet, place[0], place[1] + 2, height, mix(dark, light.fog, haze), random, {
      lit: mix(lit, light.fog, haze),
      side: Math.sign(light.sun[0]),
    });
  }
}

function foreground(sheet: Sheet, random: Random, light: Light, variation: AlpineVariation): void {
  const { width: W, height: H, noise } = sheet;
  const [forestDark, forestLight] = light.forest;
  const [rockDark, rockMiddle, rockLight] = light.rock;
  const { frame = 'none', view } = variation;
  const sunSide = Math.sign(light.sun[0]);
  if (view === 'lookout') {
    // A broken ledge of rock in the lower left, close enough to stand on.
    const ledge: Point[] = [
      [-20, H * 0.72],
      [W * 0.1, H * 0.735],
      [W * 0.16, H * 0.75],
      [W * 0.27, H * 0.755],
      [W * 0.33, H * 0.8],
      [W * 0.4, H * 0.815],
      [W * 0.47, H * 0.885],
      [W * 0.6, H * 0.9],
      [W * 0.68, H + 20],
      [-20, H + 20],
    ];
    const rock = polygon(ledge);
    sheet.fill(rock, rockMiddle);
    sheet.shadeLinear(rock, rockLight, 0, H * 0.72, W * 0.06, H * 0.86, [
      [0, 1],
      [0.5, 0.45],
      [1, 0],
    ]);
    sheet.shadeLinear(rock, rockDark, 0, H * 0.84, 0, H, [
      [0, 0],
      [1, 1],
    ]);
    for (let i = 0; i < 16; i++) {
      const x = random.between(0, W * 0.55);
      const y = H * random.between(0.8, 1);
      const crack: Point[] = [
        [x, y],
        [x + random.between(20, 60), y + random.between(4, 22)],
        [x + random.between(60, 150), y + random.between(8, 46)],
      ];
      sheet.stroke(line(...crack), rockDark, random.between(2, 5), 0.7);
    }
    walker(sheet, W * 0.19, H * 0.775, 165, {
      coat: lch(0.8, 0.16, 85),
      backpack: lch(0.42, 0.1, 250),
      side: 1,
      shadow: 0.2,
    });
  } else {
    const bank = (x: number): number => {
      const u = frame === 'right' ? (x / W - 0.35) / 0.65 : (0.65 - x / W) / 0.65;
      const rise = frame === 'none' ? 24 : clamp(u) ** 1.4 * 150;
      return H - 30 - rise * (H / 1067) - noise.at(x / 140, 3) * 16;
    };
    const ridge: Point[] = [];
    for (let x = 0; x <= W; x += 20) ridge.push([x, bank(x)]);
    const ground = polygon([[0, H + 9], ...ridge, [W, H + 9]]);
    sheet.fill(
      ground,
      sheet.linear(0, H - 190, 0, H, [
        [0, mix(forestDark, forestLight, 0.45)],
        [1, lighten(forestDark, -0.08)],
      ]),
    );
    sheet.shadeLinear(ground, forestLight, 0, H - 190, 0, H - 40, [
      [0, 0.7],
      [1, 0],
    ]);
    for (let i = 0; i < 9; i++) {
      const x = random.next() * W;
      const size = random.between(24, 95);
      boulder(
        sheet,
        x,
        bank(x) + random.between(6, 40),
        size,
        [rockDark, rockMiddle, rockLight],
        random,
        sunSide,
      );
    }
  }
  if (frame === 'none') return;
  for (let i = 0; i < 7; i++) {
    const u = random.next() ** 1.3;
    const x = frame === 'right' ? W - u * W * 0.2 + 20 : u * W * 0.2 - 20;
    const height = random.between(300, 620) * (1 - u * 0.45) * (H / 1067);
    pine(sheet, x, H - 60 - (1 - u) * 90, height, lighten(forestDark, -0.05), random, {
      lit: mix(forestDark, forestLight, 0.8),
      side: sunSide,
    });
  }
}

/** A spit of land with a clump of firs, and its own reflection. */
function fairyIsland(sheet: Sheet, random: Random, light: Light, lake: Colour, x: number, y: number): void {
  const [dark, lit] = light.forest;
  const trees = Array.from({ length: 17 }, (_, i) => ({
    x: x + (i - 8) * 15 + random.between(-6, 6),
    height: (215 - Math.abs(i - 7) * 13) * random.between(0.72, 1.12),
  }));
  const reflection = (mask: Parameters<Parameters<Sheet['blurred']>[0]>[0]) => {
    mask.fillStyle = '#1c3a3a';
    for (const tree of trees) {
      mask.beginPath();
      mask.moveTo(tree.x - tree.height * 0.16, y + 8);
      mask.lineTo(tree.x, y + 8 + tree.height * 0.95);
      mask.lineTo(tree.x + tree.height * 0.16, y + 8);
      mask.fill();
    }
  };
  sheet.blurred(reflection, 4, 0.55, 'source-over', [x - 300, y - 20, 600, 240]);
  sheet.fill(
    blob([
      [x - 190, y + 6],
      [x - 120, y - 12],
      [x, y - 18],
      [x + 130, y - 10],
      [x + 260, y + 5],
      [x + 120, y + 12],
      [x - 60, y + 13],
    ]),
    mix(dark, lit, 0.4),
  );
  sheet.stroke(line([x - 190, y + 10], [x + 262, y + 9]), mix(lake, lch(0.97, 0.02, 90), 0.7), 2.5, 0.8);
  for (const tree of trees) {
    pine(sheet, tree.x, y - 4, tree.height, dark, random, { lit, side: Math.sign(light.sun[0]), slim: 0.15 });
  }
  for (let i = 0; i < 7; i++) {
    boulder(sheet, x + random.between(-150, 230), y + 3, random.between(6, 16), light.rock, random, -1);
  }
}

function canoe(sheet: Sheet, x: number, y: number, lake: Colour): void {
  const hull = new Path2D();
  hull.moveTo(x - 120, y - 16);
  hull.quadraticCurveTo(x - 96, y + 22, x - 40, y + 22);
  hull.lineTo(x + 40, y + 22);
  hull.quadraticCurveTo(x + 96, y + 22, x + 120, y - 16);
  hull.quadraticCurveTo(x + 60, y + 2, x, y + 2);
  hull.quadraticCurveTo(x - 60, y + 2, x - 120, y - 16);
  sheet.fill(ellipse(x, y + 34, 120, 12), lighten(lake, -0.28), 0.55);
  sheet.fill(hull, lch(0.6, 0.19, 32));
  sheet.shadeLinear(hull, lch(0.36, 0.13, 25), 0, y - 5, 0, y + 24, [
    [0, 0],
    [1, 0.9],
  ]);
  const paddler = blob([
    [x - 20, y + 4],
    [x - 22, y - 30],
    [x - 6, y - 48],
    [x + 10, y - 30],
    [x + 12, y + 4],
  ]);
  sheet.fill(paddler, lch(0.86, 0.14, 88));
  sheet.fill(ellipse(x - 6, y - 60, 12), lch(0.35, 0.05, 50));
  sheet.stroke(line([x - 36, y - 44], [x + lerp(40, 60, 0.6), y + 30]), lch(0.45, 0.07, 60), 5);
}
