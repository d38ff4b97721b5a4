/** Open shores: black sand with sea stacks under cloud, and a wide wet beach that mirrors the sky. */
import { type Colour, lch, lighten, mix, rgb } from '../../core/colour.ts';
import { grainAt } from '../../core/grain.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import { Random } from '../../core/random.ts';
import { curve, ellipse, line, type Point, polygon, rectangle } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { pine } from '../kit/flora.ts';
import { walker } from '../kit/people.ts';
import { cloudTones, paintSky } from '../kit/sky.ts';
import { stillWater, swell } from '../kit/water.ts';
import { birds } from '../kit/weather.ts';

type BeachVariation = { format?: Format; scene: 'tideFlat' | 'stacks' };

export const beach = defineFamily<BeachVariation>(
  [{ scene: 'tideFlat', format: 'panorama' }, { scene: 'stacks' }],
  (sheet, { scene }) => (scene === 'tideFlat' ? tideFlat(sheet) : stacks(sheet)),
);

/** A skin of water on level sand: sky above, sky below, two surfers between. */
function tideFlat(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('flat');
  const horizon = H * 0.44;
  const stops = [
    [0, lch(0.72, 0.06, 225)],
    [0.5, lch(0.84, 0.045, 200)],
    [0.8, lch(0.92, 0.06, 75)],
    [1, lch(0.95, 0.065, 70)],
  ] as const;
  paintSky(sheet, {
    stops,
    horizon,
    clouds: {
      kind: 'stratus',
      lit: lch(0.97, 0.04, 75),
      dark: lch(0.7, 0.05, 245),
      band: [0, 0.8],
      scale: 1.2,
    },
  });
  // Hills, then islands with trees, each nearer one darker.
  const hill = (
    base: number,
    height: number,
    from: number,
    to: number,
    colour: Colour,
    seed: number,
  ): void => {
    const ridge: Point[] = [];
    for (let x = from; x <= to; x += 12) {
      const u = (x - from) / (to - from);
      const rise = Math.sin(Math.PI * u) ** 0.7 * height * (0.75 + 0.5 * noise.fractal(x / 190, seed, 4));
      ridge.push([x, base - rise]);
    }
    const shape = polygon([[from, base], ...ridge, [to, base]]);
    sheet.fill(shape, colour);
    sheet.shadeLinear(shape, lch(0.94, 0.05, 75), 0, base - height * 0.35, 0, base + 4, [
      [0, 0],
      [1, 0.5],
    ]);
  };
  hill(horizon + 3, 120, -200, W * 0.75, lch(0.74, 0.05, 235), 1);
  hill(horizon + 3, 80, W * 0.45, W + 300, lch(0.68, 0.05, 240), 5);
  const island = (cx: number, width: number, height: number, colour: Colour): void => {
    const base = horizon + 5;
    const rock: Point[] = [
      [cx - width, base],
      [cx - width * 0.8, base - height * 0.4],
      [cx - width * 0.3, base - height * 0.6],
      [cx + width * 0.4, base - height * 0.5],
      [cx + width * 0.9, base - height * 0.2],
      [cx + width, base],
    ];
    sheet.fill(polygon(rock), lighten(colour, 0.02));
    for (let i = 0; i < width / 4.2; i++) {
      const u = random.between(-0.85, 0.8);
      pine(
        sheet,
        cx + u * width,
        base - height * 0.42 * (1 - u * u * 0.6),
        height * random.between(0.5, 1.15),
        colour,
        random,
        {
          slim: 0.2,
        },
      );
    }
  };
  island(W * 0.3, 90, 62, lch(0.45, 0.055, 215));
  island(W * 0.78, 150, 104, lch(0.34, 0.055, 205));
  island(W * 0.93, 40, 40, lch(0.42, 0.055, 210));
  // The sea's far edge: three thin lines of surf, then the mirror.
  stillWater(sheet, {
    waterline: horizon + 5,
    far: lch(0.82, 0.04, 215),
    near: lch(0.62, 0.05, 60),
    strength: 0.86,
    fade: 0.55,
    ripple: 0.3,
  });
  for (const [y, thickness] of [
    [horizon + 8, 2],
    [horizon + 16, 3.2],
    [horizon + 30, 5],
    [horizon + 52, 4],
  ] as const) {
    for (let x = -40; x < W; x += random.between(30, 140)) {
      const length = random.between(40, 260);
      const wave: Point[] = Array.from({ length: 6 }, (_, k) => [
        x + (length * k) / 5,
        y + noise.at((x + k * 40) / 90, y) * 4,
      ]);
      sheet.stroke(
        curve(...wave),
        lch(0.985, 0.012, 90),
        thickness * random.between(0.5, 1.2),
        random.between(0.6, 0.95),
      );
    }
  }
  // Bars of drier sand between the sheets of water.
  const sand = rgb(lch(0.74, 0.06, 68));
  const damp = rgb(lch(0.58, 0.05, 60));
  sheet.pixels((data, width, height) => {
    for (let y = Math.floor(horizon + 60); y < height; y++) {
      const v = (y - horizon) / (height - horizon);
      for (let x = 0; x < width; x++) {
        const wx = (x - width / 2) / (0.25 + v * 1.5);
        const bar = noise.fractal(wx / 330 + 2, 2.4 / (v + 0.12), 4) + (v - 0.72) * 0.75;
        const cover = smoothstep(0.06, 0.13, bar + (grainAt(x, y) - 0.5) * 0.08);
        if (cover <= 0) continue;
        const tone = smoothstep(0.1, 0.34, bar + noise.at(wx / 16, 34 / (v + 0.2)) * 0.08);
        const i = (y * width + x) * 4;
        for (let c = 0; c < 3; c++) {
          data[i + c] = lerp(
            data[i + c] as number,
            lerp(damp[c] as number, sand[c] as number, tone),
            cover * 0.9,
          );
        }
      }
    }
  });
  const surfer = (x: number, y: number, h: number, suit: Colour, board: Colour): void => {
    sheet.blurred(
      (layer) => {
        layer.fillStyle = 'rgba(30,36,52,1)';
        layer.fillRect(x - h * 0.13, y, h * 0.26, h * 0.75);
      },
      5,
      0.4,
      'source-over',
      [x - h, y - 10, 2 * h, h * 1.2],
    );
    walker(sheet, x, y, h, { coat: suit, legs: lighten(suit, -0.03), board, shadow: 0 });
  };
  surfer(W * 0.3, H * 0.78, 128, lch(0.28, 0.03, 260), lch(0.82, 0.15, 85));
  surfer(W * 0.365, H * 0.76, 120, lch(0.33, 0.04, 240), lch(0.68, 0.18, 25));
  birds(sheet, random, 9, [W * 0.45, horizon - 190, 380, 130], lch(0.5, 0.04, 240), [6, 12]);
  sheet.finish();
}

const STONE = {
  far: lch(0.8, 0.018, 215),
  sea: lch(0.5, 0.04, 225),
  stack: lch(0.28, 0.025, 255),
  lit: lch(0.62, 0.025, 220),
  sand: lch(0.23, 0.014, 262),
  wet: lch(0.48, 0.024, 232),
  foam: lch(0.96, 0.008, 200),
  grass: lch(0.5, 0.085, 128),
};

/** Black sand seen along the surf line, which runs away from us to the stacks. */
function stacks(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('stacks');
  const horizon = H * 0.4;
  paintSky(sheet, {
    time: 'overcast',
    horizon,
    clouds: { kind: 'stratus', ...cloudTones('overcast'), band: [0, 0.75], scale: 1.2 },
  });
  sheet.fill(
    rectangle(0, horizon, W, H - horizon),
    sheet.linear(0, horizon, 0, H, [
      [0, STONE.far],
      [0.12, mix(STONE.far, STONE.sea, 0.6)],
      [1, STONE.sea],
    ]),
  );
  swell(sheet, horizon, H, mix(STONE.far, STONE.foam, 0.35), lighten(STONE.sea, -0.1));
  seaStack(sheet, W * 0.5, 120, 150, horizon + 12, 0.45, 'far');
  seaStack(sheet, W * 0.4, 170, 330, horizon + 26, 0.24, 'middle');
  seaStack(sheet, W * 0.29, 70, 210, horizon + 34, 0.14, 'near');
  // A basalt headland from the right: columns under a cap of grass.
  const edge = (x: number): number => {
    const u = clamp((x - W * 0.56) / (W * 0.44));
    return (
      horizon +
      30 -
      u ** 1.3 * H * 0.5 -
      Math.max(0, noise.fractal(x / 70, 3, 3)) * 46 * smoothstep(0, 0.3, u)
    );
  };
  const top: Point[] = [];
  for (let x = W * 0.56; x <= W + 10; x += 9) top.push([x, edge(x)]);
  const cliff = polygon([[W * 0.56, horizon + 40], ...top, [W + 10, H * 0.72], [W * 0.8, H * 0.55]]);
  sheet.fill(
    cliff,
    sheet.linear(W * 0.56, 0, W, 0, [
      [0, mix(STONE.stack, STONE.far, 0.45)],
      [1, STONE.stack],
    ]),
  );
  sheet.clipped(cliff, () => {
    for (let x = W * 0.56; x < W + 10; x += random.between(7, 15)) {
      const y = edge(x);
      const u = (x - W * 0.56) / (W * 0.44);
      const broken = y + random.between(30, 90) * u;
      const lit = random.chance(0.5) ? STONE.lit : lighten(STONE.stack, -0.08);
      sheet.stroke(
        line([x, broken], [x + random.between(-4, 4), y + 400 * u]),
        mix(lit, STONE.far, 0.35 * (1 - u)),
        3 + 6 * u,
        0.55,
      );
    }
    sheet.stroke(polygon(top, false), mix(STONE.grass, STONE.far, 0.15), 26, 0.95);
    sheet.stroke(
      polygon(
        top.map(([x, y]) => [x, y + 14]),
        false,
      ),
      lighten(STONE.grass, -0.14),
      12,
      0.6,
    );
  });
  sheet.shadeLinear(cliff, lch(0.16, 0.02, 260), W * 0.75, H * 0.1, W, H * 0.6, [
    [0, 0],
    [1, 0.75],
  ]);
  // The surf line runs from the lower left to the foot of the headland.
  const shore = (t: number): Point => [
    lerp(-60, W * 0.8, t ** 0.62) + Math.sin(t * 9) * 26 * (1 - t),
    lerp(H * 1.02, H * 0.52, t ** 0.5),
  ];
  const sandEdge = Array.from({ length: 40 }, (_, k) => shore(k / 39));
  const sand = polygon([...sandEdge, [W + 10, H * 0.56], [W + 10, H + 10], [-60, H + 10]]);
  sheet.fill(
    sand,
    sheet.linear(W * 0.35, H * 0.6, W * 0.75, H, [
      [0, STONE.wet],
      [0.35, mix(STONE.sand, STONE.wet, 0.35)],
      [1, STONE.sand],
    ]),
  );
  sheet.shadeLinear(sand, lighten(STONE.sand, -0.07), W * 0.5, H * 0.7, W, H, [
    [0.2, 0],
    [1, 0.8],
  ]);
  for (const [offset, width, alpha] of [
    [0, 17, 0.95],
    [-46, 8, 0.75],
    [-96, 12, 0.85],
    [-175, 7, 0.6],
    [44, 3, 0.5],
  ] as const) {
    for (let k = 0; k < 39; k++) {
      const [a, b] = [shore(k / 39), shore((k + 1) / 39)];
      const near = 1 - (k / 39) ** 0.5;
      const shift = offset * (0.12 + near * 1.5);
      const wave = noise.at(k / 3, offset) * 16 * near;
      const from: Point = [a[0] + shift + wave, a[1] + shift * 0.1];
      const to: Point = [b[0] + shift + noise.at((k + 1) / 3, offset) * 16 * near, b[1] + shift * 0.1];
      sheet.stroke(
        line(from, to),
        STONE.foam,
        Math.max(1.2, width * (0.15 + near * 1.5) * random.between(0.7, 1.3)),
        alpha,
      );
    }
  }
  lace(sheet, shore, horizon);
  for (let i = 0; i < 260; i++) {
    const t = random.next() ** 0.6;
    const y = lerp(H * 0.8, H + 4, t);
    const x = lerp(W * 0.35, W, random.next());
    const size = random.between(2, 7) * (0.4 + t);
    sheet.fill(ellipse(x, y + size * 0.5, size * 1.3, size * 0.6), lighten(STONE.sand, -0.09), 0.7);
    sheet.fill(ellipse(x, y, size * 1.4, size * 0.8), mix(STONE.sand, STONE.wet, random.between(0.1, 0.6)));
  }
  walker(sheet, W * 0.7, H * 0.79, 96, {
    coat: lch(0.82, 0.165, 88),
    legs: lch(0.2, 0.02, 260),
    shadow: 0.35,
  });
  birds(sheet, random, 14, [W * 0.2, horizon - 330, 460, 250], STONE.stack, [6, 14]);
  sheet.finish();
}

/** Cells of foam on the water beside the surf line. */
function lace(sheet: Sheet, shore: (t: number) => Point, horizon: number): void {
  const { noise, height: H } = sheet;
  const edges = Array.from({ length: H }, () => -1);
  for (let k = 0; k < 4000; k++) {
    const [x, y] = shore(k / 3999);
    if (y >= 0 && y < H) edges[Math.floor(y)] = x;
  }
  const foam = rgb(STONE.foam);
  sheet.pixels((data, width, height) => {
    for (let y = Math.floor(H * 0.53); y < height; y++) {
      const edge = edges[y] ?? -1;
      const v = (y - horizon) / (height - horizon);
      for (let x = Math.max(0, Math.floor(edge - 420 * v)); x < Math.min(width, edge + 10); x++) {
        const u = (edge - x) / (420 * v);
        const wx = (x - width / 2) / (0.3 + v);
        const cell = Math.abs(noise.at(wx / 44 + 3, y / 16)) + Math.abs(noise.at(wx / 19, y / 7 + 40)) * 0.35;
        const limit = 0.03 + 0.18 * (1 - u);
        const cover = smoothstep(limit, limit - 0.06, cell + (grainAt(x, y) - 0.5) * 0.06) * 0.85;
        if (cover <= 0) continue;
        const i = (y * width + x) * 4;
        for (let c = 0; c < 3; c++) data[i + c] = lerp(data[i + c] as number, foam[c] as number, cover);
      }
    }
  });
}

function seaStack(
  sheet: Sheet,
  cx: number,
  width: number,
  height: number,
  y: number,
  haze: number,
  name: string,
): void {
  const { noise } = sheet;
  const random = new Random(`${sheet.seed}/${name}`);
  const steps = 16;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const u = i / steps;
    const reach = width * (0.12 + 0.88 * u ** 0.75) * 0.5;
    left.push([
      cx - reach * random.between(0.75, 1.15) + noise.at(u * 4, name.length) * width * 0.06,
      y - height + height * u,
    ]);
  }
  for (let i = 0; i <= steps; i++) {
    const u = i / steps;
    const reach = width * (0.08 + 0.92 * u ** 0.95) * 0.5;
    right.push([cx + reach * random.between(0.7, 1.12) + width * 0.04, y - height * 0.97 * (1 - u)]);
  }
  const dark = mix(STONE.stack, STONE.far, haze);
  const lit = mix(STONE.lit, STONE.far, haze);
  const rock = polygon([...left, ...right.reverse()]);
  sheet.blurred(
    (layer) => {
      layer.fillStyle = 'rgba(62,66,74,1)';
      layer.fillRect(cx - width * 0.42, y, width * 0.84, height * 0.5);
    },
    9,
    0.3,
    'source-over',
    [cx - width, y - 20, width * 2, height * 0.7],
  );
  sheet.fill(rock, dark);
  sheet.clipped(rock, () => {
    for (let i = 0; i < 34; i++) {
      const x = cx + random.between(-0.5, 0.5) * width;
      const top = y - height * random.next();
      const tint = random.chance(0.5) ? lit : lighten(dark, -0.08);
      sheet.stroke(
        line([x, top], [x + random.between(-6, 6), top + height * random.between(0.08, 0.3)]),
        tint,
        random.between(2, width * 0.035),
        random.between(0.3, 0.7),
      );
    }
  });
  sheet.shadeLinear(rock, lit, cx - width * 0.5, 0, cx + width * 0.15, 0, [
    [0, 0.95],
    [0.4, 0.45],
    [1, 0],
  ]);
  for (let i = 0; i < 11; i++) {
    sheet.fill(
      ellipse(
        cx + random.between(-0.62, 0.62) * width,
        y + random.between(-2, 7),
        random.between(0.06, 0.2) * width,
        random.between(2, 5),
      ),
      STONE.foam,
      0.85,
    );
  }
}
