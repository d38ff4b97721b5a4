/** Northern lights over snow: curtains of light, a moonlit land, one warm window or a still bay. */
import { type Colour, lch, mix, rampTable } from '../../core/colour.ts';
import { grainAt, posterIndex } from '../../core/grain.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { ellipse, line, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { boulder, pine } from '../kit/flora.ts';
import {
  type Camera,
  makeRelief,
  mirrorInWater,
  paintRelief,
  project,
  tone,
  toneRow,
  viewRelief,
} from '../kit/relief.ts';
import { paintSky } from '../kit/sky.ts';
import { plume } from '../kit/weather.ts';

type AuroraVariation = {
  format?: Format;
  /** Hue of the curtains' feet; their tops turn violet. */
  hue: number;
  land: 'forest' | 'cone';
  curtains: readonly { height: number; tilt: number; strength: number; reach: number }[];
};

export const aurora = defineFamily<AuroraVariation>(
  [
    {
      hue: 155,
      land: 'forest',
      curtains: [
        { height: 0.52, tilt: 0.34, strength: 0.62, reach: 0.52 },
        { height: 0.65, tilt: -0.3, strength: 1, reach: 0.42 },
        { height: 0.78, tilt: 0.16, strength: 1.15, reach: 0.32 },
      ],
    },
    {
      format: 'portrait',
      hue: 165,
      land: 'cone',
      curtains: [
        { height: 0.42, tilt: -0.5, strength: 0.8, reach: 0.4 },
        { height: 0.62, tilt: 0.42, strength: 1.1, reach: 0.46 },
      ],
    },
  ],
  (sheet, variation) => {
    const { height: H, random } = sheet;
    const cone = variation.land === 'cone';
    const horizon = cone ? H * 0.63 : H * 0.65;
    const stops = [
      [0, lch(0.13, 0.05, cone ? 290 : 275)],
      [0.55, lch(0.21, 0.065, cone ? 275 : 258)],
      [1, lch(0.38, 0.075, 215)],
    ] as const;
    paintSky(sheet, { stops, horizon, stars: 420 });
    paintCurtains(sheet, random.stream('curtains'), variation, horizon);
    if (cone) bayWithMountain(sheet, variation, horizon);
    else forestWithCabin(sheet, variation, horizon);
    sheet.finish({ vignette: 0.2 });
  },
);

/** Each curtain hangs from a wandering line; rays of noise run up it, green at the foot and violet at the top. */
function paintCurtains(sheet: Sheet, random: Random, variation: AuroraVariation, horizon: number): void {
  const { noise, height: H } = sheet;
  const colours = rampTable(
    [
      [0, lch(0.88, 0.17, variation.hue)],
      [0.3, lch(0.74, 0.19, variation.hue)],
      [0.62, lch(0.52, 0.15, variation.hue + 60)],
      [1, lch(0.38, 0.16, 320)],
    ],
    64,
  );
  sheet.pixels((data, width, height) => {
    variation.curtains.forEach((curtain, b) => {
      const phase = random.between(0, 50);
      const sway = H * (0.085 - 0.015 * b);
      for (let x = 0; x < width; x++) {
        const u = x / width;
        const fold = noise.fractal(u * 2.2 + phase, b * 9, 3);
        const foot =
          horizon * curtain.height +
          fold * sway * 1.7 +
          Math.sin(u * 7 + phase) * sway * 0.55 +
          (u - 0.5) * curtain.tilt * H;
        const ray =
          0.35 +
          0.65 * clamp(noise.at(u * 46 + fold * 9 + phase, 1) * 0.5 + 0.5) ** 1.6 +
          0.25 * noise.at(u * 150 + phase, 3);
        const presence = 0.12 + 0.88 * smoothstep(-0.25, 0.4, noise.at(u * 1.9 + phase, 20) + 0.18);
        const reach = H * curtain.reach * (0.65 + 0.5 * ray);
        for (let y = Math.max(0, Math.floor(foot - reach)); y < Math.min(height, foot + reach * 0.3); y++) {
          const t = (foot - y) / reach;
          let strength =
            t < 0 ? smoothstep(-0.16, 0.02, t) ** 1.6 : (1 - t) ** 2.1 * 0.9 + 0.35 * Math.exp(-t * 16);
          strength *= ray * presence * curtain.strength * (0.82 + 0.36 * grainAt(x, y));
          if (strength <= 0.003) continue;
          const colour = colours[Math.floor(clamp(t) * 63)];
          if (!colour) continue;
          const i = (y * width + x) * 4;
          for (let c = 0; c < 3; c++) {
            const light = (colour[c] as number) * Math.min(1, strength);
            data[i + c] = 255 - ((255 - (data[i + c] as number)) * (255 - light)) / 255;
          }
        }
      }
    });
  });
}

const SNOW = toneRow(lch(0.2, 0.06, 268), lch(0.33, 0.075, 255), lch(0.5, 0.08, 232), lch(0.78, 0.075, 185));
const ROCK = toneRow(lch(0.16, 0.045, 270), lch(0.22, 0.05, 262), lch(0.3, 0.06, 250), lch(0.4, 0.06, 230));

function forestWithCabin(sheet: Sheet, variation: AuroraVariation, horizon: number): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('forest');
  const shift = random.between(0, 90);
  const camera: Camera = { height: 0.55, horizon, focal: 1250, near: 0.8 };
  const land = (x: number, z: number): number =>
    smoothstep(7, 15, z) *
      (1.3 + 2 * noise.ridged(x * 0.16 + shift, z * 0.16, 6) * smoothstep(9, 17, z)) *
      0.75 +
    noise.fractal(x * 0.4 + shift, z * 0.4, 3) * 0.13 +
    smoothstep(1.5, 6, Math.abs(x) - z * 0.1) * 0.3 -
    0.1;
  const relief = makeRelief(land, {
    sun: [0.3, 0.55, -0.6],
    halfWidth: 15,
    depth: 24,
    size: 620,
    erosion: 25000,
  });
  const view = viewRelief(sheet, relief, camera);
  paintSnow(sheet, view, lch(0.42, 0.085, 190));
  sheet.blended('soft-light', () => {
    const wash = sheet.linear(0, horizon, 0, H, [
      [0, lch(0.8, 0.16, variation.hue), 0.55],
      [1, lch(0.3, 0.08, 270), 0.5],
    ]);
    sheet.fill(rectangle(0, horizon, W, H - horizon), wash);
  });
  // Footprints lead from the bottom edge to the door.
  for (let i = 0; i < 26; i++) {
    const u = i / 25;
    const x = W * (0.4 + 0.16 * Math.sin(u * 3.1) * (1 - u * 0.4)) + u * W * 0.06;
    const y = lerp(H + 10, horizon + 150, u ** 0.62);
    const size = lerp(13, 3, u);
    const step = x + (i % 2 ? 1.1 : -1.1) * size;
    sheet.fill(ellipse(step, y, size * 0.8, size * 0.45), lch(0.34, 0.07, 240), 0.8);
    sheet.fill(
      ellipse(step - size * 0.2, y - size * 0.25, size * 0.6, size * 0.2),
      lch(0.82, 0.07, 190),
      0.5,
    );
  }
  const dark = lch(0.17, 0.04, 235);
  const trees = Array.from({ length: 320 }, () => {
    const z = random.between(2.2, 11);
    return { z, x: random.between(-0.75, 0.75) * z };
  })
    .filter(({ x, z }) => !(Math.abs(x / z) < 0.16 && z < 7) && noise.at(x * 0.6, z * 0.4) >= -0.05)
    .sort((a, b) => b.z - a.z);
  const cabinZ = 6.2;
  let cabinDone = false;
  for (const { z, x } of trees) {
    if (!cabinDone && z < cabinZ) {
      cabinDone = true;
      cabin(sheet, ...project(sheet, camera, 0.3, land(0.3, cabinZ), cabinZ), 1.15);
    }
    const [px, py] = project(sheet, camera, x, land(x, z), z);
    pine(
      sheet,
      px,
      py + 3,
      (random.between(0.45, 0.85) / z) * 1250,
      mix(dark, lch(0.36, 0.075, 215), clamp(z / 16)),
      random,
      {
        lit: mix(lch(0.36, 0.09, 180), dark, 0.2),
        side: 1,
        snow: lch(0.7, 0.06, 205),
      },
    );
  }
}

function paintSnow(sheet: Sheet, view: ReturnType<typeof viewRelief>, fog: Colour): void {
  const { noise } = sheet;
  paintRelief(sheet, view, { colour: fog, density: 0.035, power: 1.6, most: 0.5 }, (q, x, y) => {
    const wx = view.worldX[q] as number;
    const wz = view.worldZ[q] as number;
    const light = (view.light[q] as number) + noise.fractal(wx * 1.6, wz * 1.1, 3) * 0.22;
    const k = posterIndex(smoothstep(0.42, 0.99, light), 4, x, y, 0.7);
    return tone((view.slope[q] as number) > 0.38 + 0.2 * noise.at(wx * 3, wz * 3) ? ROCK : SNOW, k);
  });
}

/** A steep church-like mountain at the far side of a bay, with the lights in the water. */
function bayWithMountain(sheet: Sheet, variation: AuroraVariation, horizon: number): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('bay');
  const camera: Camera = { height: 0.5, horizon, focal: 1180, near: 0.9 };
  const land = (x: number, z: number): number => {
    const away = Math.hypot((x + 0.5) * 0.85, (z - 12.5) * 0.6);
    const steps = 0.12 * Math.sin(away * 9 + noise.at(x, z) * 2);
    const cone = 3.9 * clamp(1 - away / 3.3) ** 0.92 + steps * smoothstep(3.3, 2.2, away);
    const coast = smoothstep(9.6, 10.4, z + noise.at(x * 0.4, 2) * 0.8) * 0.14;
    const range = smoothstep(16, 20, z) * (0.8 + 1.5 * noise.ridged(x * 0.2 + 4, z * 0.2, 5));
    return -0.2 + Math.max(cone, coast * 2) + range;
  };
  const relief = makeRelief(land, {
    sun: [-0.6, 0.6, -0.4],
    halfWidth: 14,
    depth: 24,
    size: 700,
    erosion: 45000,
  });
  const view = viewRelief(sheet, relief, camera, 0);
  paintSnow(sheet, view, lch(0.4, 0.08, 200));
  mirrorInWater(sheet, view, {
    far: lch(0.3, 0.06, 230),
    near: lch(0.14, 0.045, 268),
    strength: 0.86,
    fade: 0.45,
    ripple: 0.7,
  });
  const shore = polygon([
    [0, H * 0.9],
    [W * 0.2, H * 0.905],
    [W * 0.42, H * 0.94],
    [W * 0.7, H * 0.95],
    [W, H * 0.925],
    [W, H],
    [0, H],
  ]);
  sheet.fill(shore, lch(0.15, 0.04, 262));
  sheet.shadeLinear(shore, lch(0.55, 0.07, 200), 0, H * 0.9, 0, H * 0.96, [
    [0, 0.8],
    [1, 0],
  ]);
  for (let i = 0; i < 16; i++) {
    const rock = [lch(0.1, 0.03, 265), lch(0.2, 0.045, 255), lch(0.62, 0.08, variation.hue + 15)] as const;
    boulder(
      sheet,
      random.next() * W,
      H * random.between(0.905, 0.985),
      random.between(14, 62),
      rock,
      random,
      1,
    );
  }
}

function cabin(sheet: Sheet, x: number, y: number, s: number): void {
  sheet.glow(x + 20, y - 30, 240, lch(0.75, 0.15, 65), 0.5);
  sheet.fill(rectangle(x - 70 * s, y - 52 * s, 140 * s, 52 * s), lch(0.27, 0.05, 45));
  for (let k = 0; k < 5; k++) {
    sheet.stroke(line([x - 70 * s, y - 8 - k * 11], [x + 70 * s, y - 8 - k * 11]), lch(0.19, 0.04, 40), 2);
  }
  const roof = polygon([
    [x - 92 * s, y - 48 * s],
    [x - 58 * s, y - 106 * s],
    [x + 58 * s, y - 106 * s],
    [x + 92 * s, y - 48 * s],
  ]);
  sheet.fill(roof, lch(0.7, 0.06, 215));
  sheet.shadeLinear(roof, lch(0.4, 0.075, 245), 0, y - 110 * s, 0, y - 46 * s, [
    [0, 0],
    [1, 0.8],
  ]);
  sheet.fill(rectangle(x + 30 * s, y - 128 * s, 15 * s, 34 * s), lch(0.25, 0.04, 30));
  for (const offset of [-46, -4, 34]) {
    const px = x + offset * s;
    sheet.fill(rectangle(px, y - 38 * s, 24 * s, 22 * s, 2), lch(0.88, 0.14, 80));
    sheet.stroke(line([px + 12 * s, y - 38 * s], [px + 12 * s, y - 16 * s]), lch(0.4, 0.08, 50), 2.5);
    sheet.glow(px + 12 * s, y - 26 * s, 60, lch(0.85, 0.14, 72), 0.6);
  }
  sheet.blended('screen', () => {
    const patch = polygon([
      [x - 46 * s, y + 2],
      [x + 60 * s, y + 2],
      [x + 150, y + 80],
      [x - 150, y + 80],
    ]);
    sheet.fill(
      patch,
      sheet.linear(0, y, 0, y + 80, [
        [0, lch(0.7, 0.13, 65), 0.5],
        [1, lch(0.6, 0.1, 60), 0],
      ]),
    );
  });
  plume(sheet, x + 38 * s, y - 130 * s, 150, lch(0.72, 0.05, 200), { drift: 0.4, alpha: 0.55, width: 0.07 });
}
