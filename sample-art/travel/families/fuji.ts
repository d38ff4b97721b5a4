/** One volcano, three framings: through cherry blossom, beyond maples and a gate, above a town beside a pagoda. */
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { posterIndex } from '../../core/grain.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import { blob, ellipse, line, type Point, polygon, rectangle, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { liftedRoof } from '../kit/buildings.ts';
import { blossom, branch, mapleLeaf, pine } from '../kit/flora.ts';
import {
  type Camera,
  makeRelief,
  mirrorInWater,
  paintRelief,
  tone,
  toneRow,
  viewRelief,
  WATER,
} from '../kit/relief.ts';
import { paintSky, SKIES } from '../kit/sky.ts';
import { ripples } from '../kit/water.ts';

type FujiVariation = {
  format?: Format;
  scene: 'blossom' | 'maples' | 'pagoda';
  /** Where the summit is, in world units from the middle. */
  x: number;
  horizon: number;
  focal: number;
};

type Tones = { fog: Colour; snow: readonly Colour[]; rock: readonly Colour[]; lake: Colour };

const TONES: Record<FujiVariation['scene'], Tones> = {
  blossom: {
    fog: lch(0.88, 0.055, 30),
    snow: [lch(0.58, 0.085, 310), lch(0.76, 0.075, 335), lch(0.9, 0.06, 30), lch(0.97, 0.03, 70)],
    rock: [lch(0.34, 0.09, 285), lch(0.45, 0.1, 300), lch(0.58, 0.11, 330), lch(0.72, 0.11, 15)],
    lake: lch(0.66, 0.07, 260),
  },
  maples: {
    fog: lch(0.9, 0.03, 210),
    snow: [lch(0.56, 0.06, 255), lch(0.74, 0.045, 245), lch(0.91, 0.015, 230), lch(0.98, 0.008, 90)],
    rock: [lch(0.32, 0.075, 260), lch(0.42, 0.08, 252), lch(0.54, 0.075, 245), lch(0.66, 0.06, 235)],
    lake: lch(0.5, 0.1, 235),
  },
  pagoda: {
    fog: lch(0.66, 0.11, 325),
    snow: [lch(0.4, 0.1, 290), lch(0.54, 0.1, 305), lch(0.7, 0.09, 335), lch(0.84, 0.075, 20)],
    rock: [lch(0.26, 0.085, 285), lch(0.32, 0.09, 290), lch(0.4, 0.1, 305), lch(0.5, 0.11, 330)],
    lake: lch(0.4, 0.08, 280),
  },
};

export const fuji = defineFamily<FujiVariation>(
  [
    { scene: 'blossom', x: -1.9, horizon: 0.64, focal: 1330 },
    { scene: 'maples', x: 2.1, horizon: 0.56, focal: 1120, format: 'portrait' },
    { scene: 'pagoda', x: 2.7, horizon: 0.66, focal: 1330 },
  ],
  (sheet, variation) => {
    const { width: W, height: H, noise } = sheet;
    const { scene, x: summitX } = variation;
    const tones = TONES[scene];
    const horizon = H * variation.horizon;
    const sky = {
      blossom: [
        [0, lch(0.6, 0.085, 275)],
        [0.5, lch(0.8, 0.075, 340)],
        [1, lch(0.93, 0.075, 60)],
      ] as const,
      maples: SKIES.day,
      pagoda: [
        [0, lch(0.28, 0.1, 285)],
        [0.5, lch(0.5, 0.12, 310)],
        [0.85, lch(0.76, 0.12, 15)],
        [1, lch(0.88, 0.1, 60)],
      ] as const,
    }[scene];
    const clouds = {
      blossom: {
        kind: 'cirrus',
        lit: lch(0.97, 0.04, 60),
        dark: lch(0.8, 0.08, 330),
        count: 4,
        band: [0.1, 0.55],
      },
      maples: {
        kind: 'cumulus',
        lit: lch(0.985, 0.01, 90),
        dark: lch(0.82, 0.045, 240),
        count: 5,
        band: [0.12, 0.6],
      },
      pagoda: {
        kind: 'stratus',
        lit: lch(0.82, 0.12, 20),
        dark: lch(0.42, 0.11, 300),
        band: [0.05, 0.6],
        scale: 1.3,
      },
    } as const;
    paintSky(sheet, { stops: sky, horizon, clouds: clouds[scene] });
    const land = (x: number, z: number): number => {
      const away = Math.hypot(x - summitX, (z - 13.5) * 0.9);
      const angle = Math.atan2(z - 13.5, x - summitX);
      const gully = noise.fractal(angle * 5 + 3, away * 0.25, 4);
      let cone = 6.9 * Math.exp(-((away / 3.2) ** 0.95)) * (1 + gully * 0.1 * smoothstep(0.3, 2, away)) - 0.3;
      cone = Math.min(cone, 5.35 + gully * 0.25);
      const foothills =
        noise.ridged(x * 0.25, z * 0.25, 5) * 0.55 * smoothstep(8, 11, z) * smoothstep(12.5, 10.5, z);
      return (
        Math.max(cone, -0.3) +
        foothills +
        noise.fractal(x * 0.5, z * 0.5, 4) * 0.05 -
        0.12 -
        smoothstep(8, 6, z) * 0.5
      );
    };
    const sunSide = scene === 'maples' ? -1 : 1;
    const relief = makeRelief(land, {
      sun: [sunSide * 0.8, 0.42, -0.35],
      halfWidth: 15,
      depth: 24,
      erosion: 20000,
    });
    const camera: Camera = { height: 0.55, horizon, focal: variation.focal, near: 1 };
    const view = viewRelief(sheet, relief, camera, 0);
    const snow = toneRow(...tones.snow);
    const rock = toneRow(...tones.rock);
    paintRelief(sheet, view, { colour: tones.fog, density: 0.03, power: 1.5, most: 0.34 }, (q, x, y) => {
      const h = view.height[q] as number;
      const angle = Math.atan2((view.worldZ[q] as number) - 13.5, (view.worldX[q] as number) - summitX);
      const light = (view.light[q] as number) + noise.fractal(angle * 14, h * 1.2, 3) * 0.16;
      const k = posterIndex(smoothstep(0.3, 0.95, light), 4, x, y, 0.6);
      return tone(
        h + noise.fractal(angle * 9, h * 0.6, 3) * 1.5 > (scene === 'maples' ? 3.3 : 2.9) ? snow : rock,
        k,
      );
    });
    sheet.mistBand(horizon - H * 0.07, 80, mix(tones.fog, lch(0.97, 0.02, 60), 0.6), 0.8, 1);
    if (scene === 'pagoda') {
      townAndPagoda(sheet, horizon);
      sheet.finish({ vignette: 0.16 });
      return;
    }
    const random = sheet.random.stream('shore');
    for (let i = 0; i < 160; i++) {
      const height = random.between(8, 22);
      sheet.fill(
        ellipse(random.next() * W, horizon - 6, random.between(14, 44), height * 0.6),
        mix(lch(0.42, 0.06, 170), tones.fog, 0.35),
        0.9,
      );
    }
    for (let x = 0; x < W; x++)
      for (let y = Math.floor(horizon) + 3; y < H; y++) view.kind[y * W + x] = WATER;
    mirrorInWater(sheet, view, {
      far: mix(tones.lake, tones.fog, 0.4),
      near: lighten(tones.lake, -0.12),
      strength: 0.78,
      fade: 0.5,
      ripple: 0.8,
    });
    if (scene === 'blossom') blossomFrame(sheet);
    else mapleFrame(sheet, horizon);
    sheet.finish();
  },
);

function blossomFrame(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('branches');
  const petals = [lch(0.95, 0.035, 0), lch(0.88, 0.075, 0), lch(0.76, 0.12, 2), lch(0.62, 0.14, 0)];
  const tips = [
    ...branch(sheet, random, [W + 20, H * 0.16], Math.PI - 0.05, W * 0.24, 24, 3),
    ...branch(sheet, random, [W + 20, 0], Math.PI - 0.1, W * 0.3, 15, 3),
  ];
  for (const [x, y] of tips) {
    for (let i = 0; i < 5; i++)
      blossom(
        sheet,
        x + random.spread() * 44,
        y + random.spread() * 34,
        random.between(10, 24),
        petals,
        random,
      );
  }
  for (let i = 0; i < 80; i++) {
    const size = random.between(3, 9);
    sheet.fill(
      ellipse(random.next() * W, random.between(0.1, 1) * H, size, size * 0.55, random.between(0, 3)),
      random.pick(petals.slice(0, 3)),
      0.9,
    );
  }
}

/** A gate at the far shore, maples close above and below. */
function mapleFrame(sheet: Sheet, horizon: number): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('maples');
  const wooded: Point[] = [];
  for (let x = -10; x <= W * 0.46; x += 12)
    wooded.push([
      x,
      horizon - 6 - 90 * (1 - x / (W * 0.46)) ** 0.8 - Math.abs(sheet.noise.at(x / 22, 7)) * 20,
    ]);
  const spit = polygon([[-10, horizon + 10], ...wooded, [W * 0.46, horizon + 10]]);
  sheet.fill(spit, lch(0.34, 0.065, 165));
  sheet.shadeLinear(spit, lch(0.62, 0.14, 60), 0, horizon - 100, W * 0.2, horizon, [
    [0, 0.9],
    [1, 0],
  ]);
  const [gx, gy, gh] = [W * 0.36, horizon + 24, 118];
  const red = lch(0.6, 0.2, 33);
  for (const side of [-1, 1])
    sheet.fill(
      rectangle(gx + side * gh * 0.36 - 6, gy - gh * 0.9, 12, gh * 0.9),
      side < 0 ? red : lighten(red, -0.1),
    );
  sheet.fill(rectangle(gx - gh * 0.5, gy - gh * 0.72, gh, 9), red);
  sheet.fill(
    polygon([
      [gx - gh * 0.62, gy - gh * 1.02],
      [gx, gy - gh * 0.95],
      [gx + gh * 0.62, gy - gh * 1.02],
      [gx + gh * 0.58, gy - gh * 0.87],
      [gx, gy - gh * 0.82],
      [gx - gh * 0.58, gy - gh * 0.87],
    ]),
    red,
  );
  for (let i = 0; i < 40; i++) {
    const t = random.next();
    sheet.fill(
      ellipse(
        gx + (random.chance(0.5) ? 1 : -1) * gh * 0.36 + random.spread() * 6,
        gy + t * 120,
        random.between(6, 16),
        2,
      ),
      red,
      0.6 * (1 - t),
    );
  }
  ripples(sheet, random, 60, [0, horizon + 30, W, H - horizon - 30], lch(0.96, 0.015, 220), 0.4);
  const leaves = [lch(0.84, 0.15, 75), lch(0.7, 0.18, 48), lch(0.58, 0.19, 34), lch(0.42, 0.14, 25)];
  const tips = [
    ...branch(sheet, random, [-20, H * 0.1], 0.14, W * 0.42, 26, 3),
    ...branch(sheet, random, [-20, -10], 0.3, W * 0.5, 16, 3),
    ...branch(sheet, random, [W + 20, H * 0.03], Math.PI - 0.25, W * 0.3, 14, 2),
  ];
  for (const [x, y] of tips) {
    for (let i = 0; i < 7; i++)
      mapleLeaf(
        sheet,
        x + random.spread() * 52,
        y + random.spread() * 36,
        random.between(12, 28),
        random.pick(leaves),
        random.between(-1, 1),
      );
  }
  const bank: Point[] = [
    [-10, H + 10],
    [-10, H * 0.88],
  ];
  for (let x = 0; x <= W; x += 30) bank.push([x, H * 0.9 + Math.sin(x / 190) * 26 + (x / W) * 60]);
  bank.push([W + 10, H + 10]);
  sheet.fill(polygon(bank), lch(0.24, 0.05, 180));
  for (let i = 0; i < 240; i++)
    mapleLeaf(
      sheet,
      random.next() * W,
      H * random.between(0.9, 1.01),
      random.between(8, 22),
      random.pick(leaves),
      random.between(-3, 3),
    );
  for (let i = 0; i < 24; i++)
    mapleLeaf(
      sheet,
      random.next() * W,
      H * random.between(0.2, 0.9),
      random.between(7, 14),
      random.pick(leaves.slice(0, 3)),
      random.between(-3, 3),
    );
}

/** Town lights in the valley, a wooded slope, and five red storeys close at the left. */
function townAndPagoda(sheet: Sheet, horizon: number): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('town');
  sheet.fill(
    rectangle(0, horizon - 6, W, H),
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.48, 0.1, 310)],
      [0.4, lch(0.3, 0.08, 290)],
      [1, lch(0.17, 0.05, 285)],
    ]),
  );
  sheet.mistBand(horizon, 40, lch(0.78, 0.11, 350), 0.6, 3);
  for (let i = 0; i < 900; i++) {
    const t = random.next() ** 1.5;
    const y = lerp(horizon + 8, H * 0.9, t);
    const x = random.next() * W;
    if (noise.fractal(x / 170, y / 50, 3) < -0.14 + t * 0.14) continue;
    const size = lerp(1.2, 4.6, t);
    if (random.chance(0.4))
      sheet.fill(
        polygon([
          [x - size * 5, y],
          [x - size * 3.4, y - size * 3],
          [x + size * 3.4, y - size * 3],
          [x + size * 5, y],
        ]),
        mix(lch(0.4, 0.08, 300), lch(0.22, 0.06, 285), t),
        0.9,
      );
    sheet.fill(
      rectangle(x, y, size * 1.2, size),
      mix(lch(0.92, 0.12, 78), lch(0.88, 0.1, 60), random.next()),
      random.between(0.5, 1),
    );
    if (random.chance(0.1)) sheet.glow(x, y, size * 9, lch(0.85, 0.14, 68), 0.6);
  }
  const slope: Point[] = [];
  for (let x = -10; x <= W; x += 14)
    slope.push([x, H * 0.8 + (x / W) ** 1.2 * H * 0.19 - Math.abs(noise.at(x / 30, 4)) * 22]);
  sheet.fill(polygon([[-10, H + 10], ...slope, [W + 10, H + 10]]), lch(0.18, 0.055, 290));
  for (let i = 0; i < 46; i++) {
    const x = random.next() * W;
    pine(
      sheet,
      x,
      H * 0.86 + (x / W) * H * 0.16 + random.between(0, 50),
      random.between(50, 130),
      mix(lch(0.17, 0.05, 280), lch(0.26, 0.07, 300), random.next()),
      random,
      { lit: lch(0.46, 0.11, 345), side: 1 },
    );
  }
  for (let i = 0; i < 60; i++) {
    const x = W * random.between(0.25, 0.6);
    const y = H * 0.86 + (x / W) * H * 0.1 + random.between(-20, 60);
    const mass = blob(wobble(x, y, random.between(26, 54), random.between(20, 36), random, 0.1));
    const pink = lch(random.between(0.5, 0.68), 0.11, 345);
    sheet.fill(mass, pink);
    sheet.shadeRadial(mass, lch(0.86, 0.085, 0), x + 14, y - 20, 4, 50, [
      [0, 0.85],
      [1, 0],
    ]);
  }
  const [px, base] = [W * 0.19, H * 0.94];
  const red = lch(0.52, 0.18, 30);
  for (let k = 0; k < 5; k++) {
    const half = 118 - k * 13;
    const y = base - 76 - k * 134;
    const storey = rectangle(px - half, y - 10, half * 2, 110);
    sheet.fill(storey, red);
    sheet.shadeLinear(storey, lch(0.27, 0.11, 340), px + half * 0.2, 0, px - half, 0, [
      [0, 0],
      [1, 1],
    ]);
    sheet.shadeLinear(storey, lch(0.74, 0.15, 45), px + half, 0, px + half * 0.35, 0, [
      [0, 0.9],
      [1, 0],
    ]);
    for (let post = -2; post <= 2; post++)
      sheet.fill(rectangle(px + post * half * 0.46 - 4, y - 8, 8, 108), lighten(red, -0.12));
    for (const u of [-0.23, 0.23])
      sheet.fill(rectangle(px + u * half * 2 - half * 0.15, y + 26, half * 0.3, 46), lch(0.86, 0.12, 72));
    sheet.fill(rectangle(px - half * 1.18, y + 84, half * 2.36, 9), lch(0.66, 0.16, 38));
    for (let post = 0; post < 15; post++)
      sheet.fill(
        rectangle(px - half * 1.16 + (post * half * 2.32) / 14 - 2, y + 66, 4, 20),
        lch(0.6, 0.16, 36),
      );
    sheet.fill(rectangle(px - half * 1.18, y + 62, half * 2.36, 6), lch(0.6, 0.16, 36));
    liftedRoof(sheet, px, y, half * 3.5, 74, lch(0.2, 0.045, 285), lch(0.48, 0.1, 335), 0.3);
  }
  const top = base - 76 - 4 * 134 - 74;
  sheet.stroke(line([px, top], [px, top - 118]), lch(0.3, 0.07, 310), 7);
  for (let k = 0; k < 6; k++)
    sheet.fill(ellipse(px, top - 22 - k * 14, 15 - k * 1.6, 4), lch(0.62, 0.12, 50));
}
