/** Red rock: a great canyon from its rim, pillars at sunrise, a slot from its floor, buttes at the end of a road. */
import { type Colour, lch, lighten, mix, rgb } from '../../core/colour.ts';
import { grainAt, posterIndex } from '../../core/grain.ts';
import { clamp, lerp, smoothstep, wrap } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily } from '../family.ts';
import { roadEdges } from '../kit/buildings.ts';
import { grass, pine } from '../kit/flora.ts';
import { walker } from '../kit/people.ts';
import { type Camera, makeRelief, paintRelief, tone, toneRow, viewRelief, WATER } from '../kit/relief.ts';
import { paintSky } from '../kit/sky.ts';
import { birds } from '../kit/weather.ts';

const STRATA = [
  lch(0.72, 0.12, 55),
  lch(0.6, 0.145, 42),
  lch(0.8, 0.09, 70),
  lch(0.55, 0.15, 35),
  lch(0.68, 0.13, 48),
  lch(0.86, 0.06, 78),
  lch(0.52, 0.13, 30),
  lch(0.64, 0.14, 45),
];

/** Each layer of rock in four tones, dark to light. */
function strataRows(shadow: Colour) {
  return STRATA.map((band) =>
    toneRow(
      mix(lighten(band, -0.32, 0.8), shadow, 0.74),
      mix(lighten(band, -0.16), shadow, 0.3),
      band,
      mix(lighten(band, 0.1), lch(0.92, 0.1, 80), 0.35),
    ),
  );
}

export const canyon = defineFamily([{}], (sheet) => {
  const { width: W, height: H, noise } = sheet;
  const horizon = H * 0.3;
  paintSky(sheet, {
    time: 'gold',
    horizon: horizon * 1.25,
    clouds: {
      kind: 'cirrus',
      lit: lch(0.96, 0.06, 75),
      dark: lch(0.74, 0.09, 35),
      count: 5,
      band: [0.1, 0.7],
    },
  });
  const shift = sheet.random.between(0, 99);
  const land = (x: number, z: number): number => {
    const warp = noise.fractal(x * 0.2 + shift, z * 0.2, 3) * 1.6;
    const away = Math.abs(x - Math.sin(z * 0.42 + 1) * 1.6 * (z / 12) + warp);
    const side = noise.ridged(x * 0.28 + shift, z * 0.28 + 5, 4) * 0.5;
    const rise = clamp(smoothstep(0.2, 3.6 + z * 0.12, away) * 1.15 - side * 0.34 + 0.08);
    const butte =
      smoothstep(0.14, 0.26, noise.fractal(x * 0.17 - shift, z * 0.15 + 9, 3)) * 0.5 * smoothstep(5, 9, z);
    const step = rise * 7;
    const inStep = step - Math.floor(step);
    const terrace = (Math.floor(step) + smoothstep(0.5, 0.72, inStep) * 0.82 + inStep * 0.18) / 3.5;
    return terrace + butte * (1 - rise) * 1.4 - 1.9 + noise.at(x * 5, z * 5) * 0.012;
  };
  const relief = makeRelief(land, {
    sun: [-0.8, 0.42, -0.15],
    halfWidth: 14,
    depth: 26,
    size: 860,
    shadowLength: 5,
  });
  const camera: Camera = { height: 0.62, horizon, focal: 1180, near: 1.1 };
  const view = viewRelief(sheet, relief, camera, -1.8);
  const fog = { colour: lch(0.8, 0.075, 40), density: 0.05, power: 1.5, most: 0.78 };
  const rows = strataRows(lch(0.3, 0.085, 310));
  const scrub = toneRow(lch(0.32, 0.05, 120), lch(0.42, 0.06, 105), lch(0.56, 0.08, 85), lch(0.68, 0.09, 80));
  paintRelief(sheet, view, fog, (q, x, y) => {
    const wx = view.worldX[q] as number;
    const wz = view.worldZ[q] as number;
    const h = view.height[q] as number;
    const band = wrap(Math.floor((h + 0.035 * noise.at(wx * 1.2, wz * 1.2) + 3) * 10.5), 8);
    // Talus under each cliff is darker and smoother than the cliff: quiet floors, busy walls.
    const light = (view.light[q] as number) - 0.05 * noise.at(wx * 11, h * 26);
    const k = posterIndex(smoothstep(0.3, 0.92, light), 4, x, y, 0.55);
    const level = (view.slope[q] as number) < 0.16;
    const green = level && noise.fractal(wx * 2.2, wz * 2.2, 3) > 0.12;
    return green ? tone(scrub, k) : tone(rows[level ? (band > 3 ? 4 : 1) : band] ?? rows[0] ?? [], k);
  });
  const river = rgb(lch(0.7, 0.08, 185));
  paintRelief(sheet, view, { ...fog, most: 0.4 }, () => river, WATER);
  rimWithJunipers(sheet, sheet.random.stream('rim'));
  birds(
    sheet,
    sheet.random.stream('birds'),
    3,
    [W * 0.56, H * 0.36, 260, 120],
    lch(0.25, 0.05, 320),
    [12, 22],
  );
  sheet.finish();
});

/** The ledge we stand on: slabs, not a wedge, with old junipers. */
function rimWithJunipers(sheet: Sheet, random: Random): void {
  const { width: W, height: H } = sheet;
  const slabs: readonly (readonly Point[])[] = [
    [
      [-20, H * 0.74],
      [W * 0.13, H * 0.735],
      [W * 0.2, H * 0.76],
      [W * 0.22, H * 0.83],
      [W * 0.12, H * 0.86],
      [-20, H * 0.87],
    ],
    [
      [-20, H * 0.83],
      [W * 0.22, H * 0.825],
      [W * 0.33, H * 0.85],
      [W * 0.36, H * 0.91],
      [W * 0.2, H * 0.95],
      [-20, H * 0.96],
    ],
    [
      [-20, H * 0.9],
      [W * 0.36, H * 0.905],
      [W * 0.52, H * 0.935],
      [W * 0.6, H * 0.965],
      [W * 0.64, H + 20],
      [-20, H + 20],
    ],
  ];
  slabs.forEach((points, i) => {
    const slab = polygon(points);
    const top = Math.min(...points.map((p) => p[1]));
    sheet.fill(slab, lch(0.34, 0.1, 26));
    sheet.shadeLinear(slab, lch(0.78, 0.12, 62), 0, top, 0, top + 70 + i * 16, [
      [0, 1],
      [0.45, 0.5],
      [1, 0],
    ]);
    sheet.shadeLinear(slab, lch(0.2, 0.06, 330), 0, top + 60, 0, top + 150, [
      [0, 0],
      [1, 0.9],
    ]);
  });
  for (const [u, v, size] of [
    [0.05, 0.765, 120],
    [0.14, 0.78, 76],
    [0.26, 0.865, 64],
  ] as const) {
    const [x, y] = [W * u, H * v];
    sheet.stroke(
      curve([x, y + 8], [x + size * 0.12, y - size * 0.4], [x - size * 0.1, y - size * 0.85]),
      lch(0.3, 0.05, 40),
      size * 0.13,
    );
    for (let k = 0; k < 11; k++) {
      const mass = blob(
        wobble(
          x + random.between(-0.65, 0.65) * size,
          y - size * random.between(0.55, 1.25),
          size * random.between(0.26, 0.42),
          size * random.between(0.16, 0.26),
          random,
          0.14,
        ),
      );
      sheet.fill(mass, lch(0.3, 0.055, 140));
      sheet.shadeLinear(
        mass,
        lch(0.58, 0.09, 105),
        x - size * 0.6,
        y - size * 1.2,
        x + size * 0.4,
        y - size * 0.4,
        [
          [0, 0.95],
          [0.8, 0],
        ],
      );
    }
  }
}

export const hoodoos = defineFamily([{}], (sheet) => {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('hoodoos');
  const horizon = H * 0.3;
  paintSky(sheet, {
    time: 'dawn',
    horizon,
    sun: { x: W * 0.68, y: horizon - 46, radius: 34, colour: lch(0.9, 0.13, 78) },
    clouds: { kind: 'cirrus', lit: lch(0.95, 0.07, 60), dark: lch(0.78, 0.08, 340), count: 5 },
  });
  const plateau: Point[] = [];
  for (let x = 0; x <= W; x += 10)
    plateau.push([x, horizon - 16 - noise.fractal(x / 260, 3, 3) * 26 + Math.abs(x / W - 0.6) * 30]);
  sheet.fill(polygon([[0, horizon + 80], ...plateau, [W, horizon + 80]]), lch(0.7, 0.075, 325));
  sheet.mistBand(horizon + 20, 60, lch(0.9, 0.07, 60), 0.6, 4);
  // Seven rows of fins; each is cut into pillars that swell and narrow with the layers.
  const rows = 7;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const foot = lerp(horizon + 70, H * 0.96, t ** 1.15);
    const tall = lerp(105, 430, t);
    const body = mix(lch(0.8, 0.09, 45), lch(0.5, 0.15, 38), t);
    const lit = mix(lch(0.92, 0.08, 70), lch(0.84, 0.135, 66), t);
    const dark = mix(lch(0.68, 0.08, 345), lch(0.3, 0.09, 335), t);
    const step = lerp(26, 92, t);
    for (let x = -step + random.between(-20, 20); x < W + step; x += step * random.between(0.5, 0.86)) {
      const presence = noise.fractal(x / (190 + 260 * t) + row * 5.3, row * 2.1, 3);
      // A gap in the middle lets the eye down into the bowl.
      const bowl = lerp(0.3, 1, smoothstep(0.02, 0.36, Math.abs(x / W - 0.44) + (1 - t) * 0.34));
      const height = tall * (0.62 + presence * 0.9) * bowl * random.between(0.6, 1.15);
      if (height < tall * 0.18) continue;
      pillar(
        sheet,
        random,
        x,
        foot + random.between(-8, 12),
        step * random.between(0.8, 1.5),
        height,
        [dark, body, lit],
        t,
      );
    }
    const slope: Point[] = [];
    for (let x = 0; x <= W; x += 24) slope.push([x, foot - 10 + noise.at(x / 120, row * 3) * 16]);
    const apron = polygon([[0, H], ...slope, [W, H]]);
    sheet.fill(apron, mix(body, dark, 0.22));
    sheet.shadeLinear(apron, dark, 0, foot + 10, 0, foot + lerp(60, 190, t), [
      [0, 0],
      [1, 0.75],
    ]);
    if (row > 1) {
      for (let i = 0; i < 5; i++) {
        const x = random.next() * W;
        const height = lerp(34, 190, t) * random.between(0.7, 1.2);
        pine(
          sheet,
          x,
          foot + random.between(4, 26),
          height,
          mix(lch(0.45, 0.06, 190), lch(0.22, 0.05, 175), t),
          random,
          {
            lit: lch(0.6, 0.1, 105),
            side: 1,
          },
        );
      }
    }
    if (row < 5) sheet.mistBand(foot - tall * 0.1, 40 + 30 * t, lch(0.93, 0.08, 65), 0.4 * (1 - t), row);
  }
  sheet.finish();
});

function pillar(
  sheet: Sheet,
  random: Random,
  x: number,
  foot: number,
  width: number,
  height: number,
  [dark, body, lit]: readonly [Colour, Colour, Colour],
  nearness: number,
): void {
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = Math.max(6, Math.round(height / 22));
  for (let i = 0; i <= steps; i++) {
    const u = i / steps;
    const layer = 0.88 + 0.1 * Math.sin(u * steps * 1.9 + x) + random.between(-0.09, 0.09);
    const half = width * 0.5 * (0.46 + 0.8 * u ** 1.3) * layer;
    left.push([x - half, foot - height + height * u]);
    right.push([x + half * random.between(0.85, 1.1), foot - height + height * u]);
  }
  const shape = blob([...left, ...right.reverse()], true, 0.7);
  sheet.fill(shape, body);
  for (let i = 1; i < steps; i += 2) {
    const y = foot - height + (height * i) / steps;
    sheet.clipped(shape, () =>
      sheet.fill(
        rectangle(x - width, y, width * 2, (height / steps) * 0.7),
        lighten(body, i % 4 === 1 ? 0.07 : -0.06),
        0.7,
      ),
    );
  }
  sheet.shadeLinear(shape, dark, x - width * 0.62, 0, x + width * 0.25, 0, [
    [0, 1],
    [0.6, 0.55],
    [1, 0],
  ]);
  sheet.shadeLinear(shape, lit, x + width * 0.55, 0, x + width * 0.05, 0, [
    [0, 1],
    [0.5, 0.6],
    [1, 0],
  ]);
  if (nearness > 0.3) {
    sheet.shadeLinear(shape, dark, 0, foot - height * 0.3, 0, foot, [
      [0, 0],
      [1, 0.7],
    ]);
  }
}

export const slotCanyon = defineFamily([{ format: 'portrait' as const }], (sheet) => {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('slot');
  sheet.cover(lch(0.9, 0.07, 85));
  // Walls from far (bright) to near (dark): each is a curtain of rock on one side with flowing layers.
  const walls: readonly { side: 1 | -1; reach: number; tone: number; seed: number }[] = [
    { side: 1, reach: 0.53, tone: 0.05, seed: 3 },
    { side: -1, reach: 0.5, tone: 0.16, seed: 8 },
    { side: 1, reach: 0.42, tone: 0.34, seed: 13 },
    { side: -1, reach: 0.4, tone: 0.5, seed: 21 },
    { side: 1, reach: 0.3, tone: 0.7, seed: 30 },
    { side: -1, reach: 0.25, tone: 0.86, seed: 41 },
    { side: 1, reach: 0.13, tone: 1, seed: 55 },
  ];
  const lights = [
    lch(0.93, 0.09, 80),
    lch(0.8, 0.155, 62),
    lch(0.66, 0.185, 46),
    lch(0.5, 0.16, 32),
    lch(0.36, 0.12, 5),
    lch(0.25, 0.085, 330),
  ];
  const colours = lights.map((light) => rgb(light));
  sheet.pixels((data, width, height) => {
    for (const { side, reach, tone: depth, seed } of walls) {
      for (let y = 0; y < height; y++) {
        const v = y / height;
        const bulge =
          Math.sin(v * (4.6 - depth) + seed) * 0.09 +
          Math.sin(v * 9.7 + seed * 2.3) * 0.03 +
          noise.at(v * 3, seed) * 0.06;
        const edge = reach + bulge + (v > 0.72 ? (v - 0.72) * 0.16 : 0) - (v < 0.2 ? (0.2 - v) * 0.25 : 0);
        for (let k = 0; k < width * edge; k++) {
          const x = side < 0 ? k : width - 1 - k;
          const u = (width * edge - k) / width;
          // Layers follow the edge's own curve, then drift.
          const flow = u * 13 + Math.sin(v * 5 + seed + u * 3) * 1.5 + noise.at(u * 3 + seed, v * 3.4) * 1.6;
          const layer = Math.sin(flow * 2.2) * 0.5 + noise.at(flow * 2.6, seed) * 0.42;
          const rim = smoothstep(0.1, 0, u) * 0.24;
          const light =
            (1 - depth) * 0.62 +
            rim +
            layer * 0.13 -
            u * 0.85 +
            (1 - v) * 0.2 -
            (v > 0.8 ? (v - 0.8) * 0.9 : 0) +
            0.2;
          const index = clamp(Math.floor((1 - clamp(light)) * 6 + (grainAt(x, y) - 0.5) * 0.9), 0, 5);
          const colour = colours[index];
          if (!colour) continue;
          const i = (y * width + x) * 4;
          for (let c = 0; c < 3; c++) data[i + c] = colour[c] as number;
        }
      }
    }
  });
  // Sand, then the beam.
  const floor: Point[] = [
    [-10, H * 0.93],
    [W * 0.2, H * 0.9],
    [W * 0.42, H * 0.862],
    [W * 0.56, H * 0.858],
    [W * 0.8, H * 0.9],
    [W + 10, H * 0.92],
    [W + 10, H + 10],
    [-10, H + 10],
  ];
  const sand = blob(floor, true, 0.6);
  sheet.fill(
    sand,
    sheet.linear(0, H * 0.86, 0, H, [
      [0, lch(0.74, 0.14, 60)],
      [0.4, lch(0.45, 0.12, 30)],
      [1, lch(0.22, 0.07, 335)],
    ]),
  );
  for (let i = 0; i < 22; i++) {
    const y = lerp(H * 0.875, H, random.next() ** 0.8);
    const x = W * random.between(0.1, 0.9);
    sheet.stroke(curve([x - 70, y + 3], [x, y - 4], [x + 80, y + 4]), lch(0.3, 0.09, 345), 2, 0.4);
  }
  const beamX = W * 0.475;
  const beam = polygon([
    [beamX - 24, -10],
    [beamX + 26, -10],
    [beamX + 66, H * 0.885],
    [beamX - 52, H * 0.885],
  ]);
  sheet.stipple(
    (mask) => {
      const gradient = mask.createLinearGradient(0, 0, 0, H * 0.9);
      gradient.addColorStop(0, 'rgba(0,0,0,.78)');
      gradient.addColorStop(0.6, 'rgba(0,0,0,.42)');
      gradient.addColorStop(1, 'rgba(0,0,0,.6)');
      mask.fillStyle = gradient;
      mask.filter = 'blur(12px)';
      mask.fill(beam);
    },
    lch(0.98, 0.05, 90),
    { soft: 0.9, alpha: 0.75, box: [beamX - 120, 0, 240, H * 0.92] },
  );
  sheet.fill(ellipse(beamX + 6, H * 0.885, 72, 15), lch(0.97, 0.07, 88), 0.9);
  sheet.glow(beamX + 6, H * 0.87, 240, lch(0.85, 0.14, 65), 0.6);
  walker(sheet, W * 0.605, H * 0.91, 165, {
    coat: lch(0.45, 0.1, 230),
    backpack: lch(0.3, 0.04, 260),
    hat: lch(0.78, 0.07, 80),
    shadow: 0.45,
  });
  sheet.finish({ vignette: 0.16 });
});

export const buttes = defineFamily([{ format: 'panorama' as const }], (sheet) => {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('buttes');
  const horizon = H * 0.56;
  paintSky(sheet, {
    stops: [
      [0, lch(0.45, 0.11, 262)],
      [0.5, lch(0.66, 0.085, 300)],
      [0.82, lch(0.83, 0.1, 40)],
      [1, lch(0.9, 0.1, 70)],
    ],
    horizon,
    clouds: {
      kind: 'cumulus',
      lit: lch(0.95, 0.07, 55),
      dark: lch(0.6, 0.1, 325),
      count: 6,
      band: [0.2, 0.86],
      scale: 0.95,
    },
  });
  const far: Point[] = [];
  for (let x = 0; x <= W; x += 10) {
    const mesa = smoothstep(0.02, 0.07, noise.at(x / 240 + 2, 6)) * 26;
    far.push([x, horizon - 6 - mesa]);
  }
  sheet.fill(polygon([[0, horizon + 4], ...far, [W, horizon + 4]]), lch(0.68, 0.09, 335));
  sheet.fill(
    rectangle(0, horizon, W, H - horizon),
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.74, 0.1, 45)],
      [0.25, lch(0.58, 0.13, 40)],
      [1, lch(0.33, 0.09, 22)],
    ]),
  );
  const butte = (cx: number, width: number, height: number, base: number, thumb: number): void => {
    const wall = height * 0.62;
    const cliff: Point[] = [];
    for (let k = 0; k <= 22; k++) {
      const u = k / 22;
      const notch = (noise.at(u * 7 + cx, 2) > 0.18 ? 1 : 0) * height * 0.07;
      cliff.push([
        cx - width / 2 + width * u,
        base - height + notch + (u < 0.06 || u > 0.94 ? height * 0.09 : 0),
      ]);
    }
    const block = polygon([
      [cx - width * 0.54, base - height + wall],
      ...cliff,
      [cx + width * 0.54, base - height + wall],
    ]);
    const talus = polygon([
      [cx - width * 1.25, base + 3],
      [cx - width * 0.9, base - (height - wall) * 0.28],
      [cx - width * 0.55, base - height + wall - 5],
      [cx + width * 0.55, base - height + wall - 5],
      [cx + width * 0.95, base - (height - wall) * 0.25],
      [cx + width * 1.3, base + 3],
    ]);
    sheet.fill(talus, lch(0.5, 0.14, 36));
    sheet.shadeLinear(talus, lch(0.72, 0.14, 50), cx - width, 0, cx + width * 0.2, 0, [
      [0, 0.9],
      [1, 0],
    ]);
    sheet.shadeLinear(talus, lch(0.3, 0.09, 335), cx, 0, cx + width * 1.2, 0, [
      [0, 0],
      [1, 0.9],
    ]);
    if (thumb !== 0) {
      const tx = cx + thumb * width * 0.78;
      const spire = polygon([
        [tx - width * 0.1, base - (height - wall) * 0.75],
        [tx - width * 0.07, base - height * 0.86],
        [tx + width * 0.06, base - height * 0.9],
        [tx + width * 0.09, base - (height - wall) * 0.7],
      ]);
      sheet.fill(spire, lch(0.55, 0.155, 36));
      sheet.shadeLinear(spire, lch(0.3, 0.09, 335), tx - width * 0.02, 0, tx + width * 0.1, 0, [
        [0, 0],
        [1, 0.95],
      ]);
    }
    sheet.fill(block, lch(0.58, 0.16, 38));
    sheet.clipped(block, () => {
      for (let i = 0; i < width / 4.5; i++) {
        const x = cx + random.between(-0.54, 0.54) * width;
        const y = base - height + random.next() * wall * 0.5;
        sheet.stroke(
          line([x, y], [x + random.between(-3, 3), y + random.between(0.2, 0.6) * wall]),
          random.chance(0.5) ? lch(0.74, 0.14, 52) : lch(0.38, 0.12, 22),
          random.between(1.5, width * 0.022),
          0.6,
        );
      }
      sheet.fill(
        rectangle(cx - width, base - height + wall * 0.8, width * 2, wall * 0.06),
        lch(0.4, 0.12, 24),
        0.7,
      );
    });
    sheet.shadeLinear(block, lch(0.86, 0.125, 62), cx - width * 0.55, 0, cx - width * 0.05, 0, [
      [0, 0.9],
      [1, 0],
    ]);
    sheet.shadeLinear(block, lch(0.28, 0.09, 330), cx, 0, cx + width * 0.5, 0, [
      [0, 0],
      [1, 0.95],
    ]);
  };
  butte(W * 0.2, 150, 210, horizon + 22, 1);
  butte(W * 0.52, 100, 150, horizon + 10, 0);
  butte(W * 0.82, 205, 265, horizon + 34, -1);
  // Scrub in perspective, with long shadows.
  for (let i = 0; i < 620; i++) {
    const t = random.next() ** 0.65;
    const y = lerp(horizon + 24, H, t);
    const x = random.next() * W;
    const half = 14 + 240 * ((y - horizon) / (H - horizon)) ** 1;
    if (Math.abs(x - W * 0.52) < half * 1.15) continue;
    const size = lerp(2.5, 22, t * t) * random.between(0.6, 1.3);
    sheet.fill(ellipse(x + size * 1.4, y + size * 0.15, size * 2, size * 0.3), lch(0.27, 0.08, 345), 0.5);
    sheet.fill(
      ellipse(x, y - size * 0.3, size, size * 0.62),
      mix(lch(0.4, 0.06, 125), lch(0.52, 0.08, 105), random.next()),
    );
    sheet.fill(ellipse(x - size * 0.25, y - size * 0.5, size * 0.55, size * 0.32), lch(0.7, 0.1, 95), 0.7);
  }
  const [left, right] = roadEdges(W * 0.52, horizon + 16, H + 10, 250);
  const road = polygon([...left, ...right.reverse()]);
  sheet.fill(
    road,
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.62, 0.06, 30)],
      [1, lch(0.34, 0.03, 300)],
    ]),
  );
  sheet.shadeLinear(road, lch(0.5, 0.05, 20), W * 0.3, 0, W * 0.62, 0, [
    [0, 0.7],
    [1, 0],
  ]);
  for (let z = 30; z > 1; z *= 0.8) {
    const y0 = horizon + 16 + (H - horizon) / z;
    const y1 = horizon + 16 + (H - horizon) / (z * 0.9);
    const w0 = 5.5 / z;
    for (const offset of [-1.6, 1.6]) {
      sheet.fill(
        polygon([
          [W * 0.52 + offset * w0 - w0 * 0.7, y0],
          [W * 0.52 + offset * w0 + w0 * 0.7, y0],
          [W * 0.52 + (offset * w0 + w0 * 0.7) / 0.9, y1],
          [W * 0.52 + (offset * w0 - w0 * 0.7) / 0.9, y1],
        ]),
        lch(0.84, 0.14, 85),
      );
    }
  }
  grass(
    sheet,
    random,
    160,
    () => [random.chance(0.5) ? random.between(0, W * 0.33) : random.between(W * 0.72, W), H + 6],
    [lch(0.66, 0.11, 85), lch(0.5, 0.09, 70)],
    [14, 46],
  );
  sheet.finish();
});
