/** Warm places: pyramids in mist and at noon, balloons at dawn, a cenote, a temple and a dock by bright water. */
import { type Colour, lch, lighten, mix } from '../../core/colour.ts';
import { lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { grass, leafTree, palm } from '../kit/flora.ts';
import { canopy, foamLines, ridge, rockFace } from '../kit/land.ts';
import { walker } from '../kit/people.ts';
import { cloudTones, paintHeap, paintSky } from '../kit/sky.ts';
import { ripples, swell } from '../kit/water.ts';
import { birds } from '../kit/weather.ts';

type Steps = {
  x: number;
  base: number;
  /** Half the width at the foot and at the top. */
  foot: number;
  top: number;
  height: number;
  tiers: number;
  tones: readonly [Colour, Colour, Colour];
  /** 0: seen face on; else the width of the shaded side face as a part of the foot. */
  turn?: number;
};

/** A stepped pyramid with a central stair. Returns the height of its platform. */
function pyramidSteps(sheet: Sheet, random: Random, options: Steps): number {
  const { x, base, foot, top, height, tiers, tones, turn = 0 } = options;
  const [dark, middle, light] = tones;
  for (let k = 0; k < tiers; k++) {
    const half = lerp(foot, top, k / tiers);
    const upper = lerp(foot, top, (k + 0.55) / tiers);
    const y0 = base - (height * k) / tiers;
    const y1 = base - (height * (k + 1)) / tiers;
    const face = polygon([
      [x - half, y0],
      [x - upper, y1],
      [x + upper, y1],
      [x + half, y0],
    ]);
    sheet.fill(face, middle);
    sheet.shadeLinear(face, light, x - half, y1, x - half * 0.1, y0, [
      [0, 0.9],
      [0.6, 0.4],
      [1, 0],
    ]);
    sheet.clipped(face, () => {
      for (let n = 0; n < 60; n++) {
        const w = random.between(0.02, 0.06) * foot;
        sheet.fill(
          rectangle(x + random.spread() * half, lerp(y0, y1, random.next()), w, (height / tiers) * 0.16),
          random.chance(0.5) ? lighten(middle, -0.08) : lighten(middle, 0.06),
          0.55,
        );
      }
    });
    sheet.shadeLinear(face, dark, 0, lerp(y1, y0, 0.55), 0, y0, [
      [0, 0],
      [1, 0.75],
    ]);
    sheet.fill(
      polygon([
        [x - upper - 3, y1],
        [x + upper + 3, y1],
        [x + upper + 3, y1 + height * 0.012],
        [x - upper - 3, y1 + height * 0.012],
      ]),
      light,
    );
    if (turn > 0) {
      const side = polygon([
        [x + half, y0],
        [x + upper, y1],
        [x + upper + foot * turn * (upper / foot), y1 - height * 0.005],
        [x + half + foot * turn * (half / foot), y0 - height * 0.02],
      ]);
      sheet.fill(side, dark);
      sheet.shadeLinear(side, lighten(dark, 0.1), 0, y1, 0, y0, [
        [0, 0.8],
        [1, 0],
      ]);
    }
  }
  const [w0, w1] = [foot * 0.2, foot * 0.13];
  const stair = polygon([
    [x - w0, base + 4],
    [x - w1, base - height],
    [x + w1, base - height],
    [x + w0, base + 4],
  ]);
  sheet.fill(stair, lighten(light, -0.03));
  sheet.clipped(stair, () => {
    for (let k = 0; k < 46; k++) {
      const y = base - (height * k) / 46;
      sheet.fill(rectangle(x - w0, y, w0 * 2, (height / 46) * 0.45), mix(middle, dark, 0.45), 0.7);
    }
  });
  for (const sign of [-1, 1]) {
    const rail = polygon([
      [x + sign * w0, base + 4],
      [x + sign * w1, base - height],
      [x + sign * (w1 + foot * 0.03), base - height],
      [x + sign * (w0 + foot * 0.045), base + 4],
    ]);
    sheet.fill(rail, sign < 0 ? light : mix(middle, dark, 0.5));
  }
  return base - height;
}

/** A box of stone on a platform with doorways and a cornice. */
function shrine(
  sheet: Sheet,
  x: number,
  base: number,
  width: number,
  height: number,
  [dark, middle, light]: readonly [Colour, Colour, Colour],
  doors: number,
  mansard = 0,
): void {
  const left = x - width / 2;
  const wall = rectangle(left, base - height, width, height);
  sheet.fill(wall, middle);
  sheet.shadeLinear(wall, light, left, 0, left + width * 0.6, 0, [
    [0, 0.9],
    [1, 0],
  ]);
  sheet.shadeLinear(wall, dark, left + width * 0.5, 0, left + width, 0, [
    [0, 0],
    [1, 0.8],
  ]);
  for (let k = 0; k < doors; k++) {
    const dx = left + (width * (k + 0.5)) / doors;
    sheet.fill(
      rectangle(dx - width * 0.055, base - height * 0.68, width * 0.11, height * 0.68),
      lighten(dark, -0.12),
    );
  }
  if (mansard > 0) {
    const roof = polygon([
      [left - width * 0.04, base - height],
      [left + width * 0.1, base - height * (1 + mansard)],
      [left + width * 0.9, base - height * (1 + mansard)],
      [left + width * 1.04, base - height],
    ]);
    sheet.fill(roof, middle);
    sheet.shadeLinear(roof, dark, left + width * 0.3, 0, left + width, 0, [
      [0, 0],
      [1, 0.85],
    ]);
    const comb = rectangle(
      left + width * 0.24,
      base - height * (1.75 + mansard),
      width * 0.52,
      height * 0.78,
    );
    sheet.fill(comb, mix(middle, light, 0.4));
    sheet.clipped(comb, () => {
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 5; c++)
          sheet.fill(
            rectangle(
              left + width * (0.27 + c * 0.1),
              base - height * (1.66 + mansard - r * 0.24),
              width * 0.055,
              height * 0.14,
            ),
            dark,
          );
    });
  }
  sheet.fill(rectangle(left - width * 0.04, base - height * 1.06, width * 1.08, height * 0.12), light);
  sheet.fill(rectangle(left - width * 0.04, base - height * 0.96, width * 1.08, height * 0.04), dark, 0.8);
}

type PyramidVariation = { format?: Format; misty: boolean };

export const pyramid = defineFamily<PyramidVariation>(
  [{ format: 'portrait', misty: true }, { misty: false }],
  (sheet, { misty }) => (misty ? jungleTemple(sheet) : noonPyramid(sheet)),
);

function jungleTemple(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('jungle');
  sheet.cover(
    sheet.linear(0, 0, 0, H * 0.6, [
      [0, lch(0.72, 0.05, 200)],
      [0.5, lch(0.88, 0.045, 130)],
      [1, lch(0.95, 0.06, 95)],
    ]),
  );
  sheet.glow(W * 0.2, H * 0.2, W * 0.6, lch(0.95, 0.1, 90), 0.6);
  for (let k = 0; k < 3; k++) {
    const t = k / 2;
    const colour = mix(lch(0.8, 0.04, 165), lch(0.58, 0.06, 165), t);
    ridge(sheet, {
      base: H * lerp(0.4, 0.52, t),
      height: H * lerp(0.16, 0.12, t),
      colour,
      haze: lch(0.9, 0.04, 120),
      seed: 3 + k * 3,
      stride: 360,
    });
    sheet.mistBand(H * lerp(0.4, 0.5, t), 60, lch(0.95, 0.03, 110), 0.8, k);
  }
  const far = [lch(0.5, 0.06, 165), lch(0.6, 0.07, 150), lch(0.76, 0.08, 120)] as const;
  for (let r = 0; r < 3; r++) canopy(sheet, random, H * (0.5 + r * 0.03), 40 + r * 8, far);
  sheet.mistBand(H * 0.53, 70, lch(0.94, 0.035, 110), 0.75, 7);
  const stone = [lch(0.44, 0.05, 260), lch(0.7, 0.035, 110), lch(0.92, 0.04, 92)] as const;
  const top = pyramidSteps(sheet, random, {
    x: W * 0.52,
    base: H * 0.72,
    foot: W * 0.36,
    top: W * 0.17,
    height: H * 0.32,
    tiers: 8,
    tones: stone,
  });
  shrine(sheet, W * 0.52, top, W * 0.27, H * 0.058, stone, 5, 0.5);
  for (let i = 0; i < 26; i++) {
    const s = random.spread();
    const x = W * 0.52 + s * W * 0.33;
    const y = H * 0.71 - (1 - Math.abs(s)) * H * 0.2 * random.next();
    if (Math.abs(s) < 0.28) continue;
    sheet.fill(
      blob(wobble(x, y, random.between(10, 26), random.between(6, 12), random, 0.2, 9)),
      lch(0.5, 0.09, 135),
      0.75,
    );
  }
  sheet.mistBand(H * 0.69, 56, lch(0.95, 0.03, 105), 0.85, 11);
  const leaves = [
    [lch(0.34, 0.07, 165), lch(0.48, 0.1, 148), lch(0.72, 0.12, 122)],
    [lch(0.25, 0.06, 172), lch(0.38, 0.09, 155), lch(0.62, 0.12, 130)],
    [lch(0.17, 0.045, 178), lch(0.28, 0.075, 160), lch(0.5, 0.11, 138)],
  ] as const;
  canopy(sheet, random, H * 0.745, 62, leaves[0]);
  sheet.mistBand(H * 0.76, 36, lch(0.94, 0.03, 110), 0.55, 15);
  palm(sheet, W * 0.13, H * 0.86, H * 0.3, 0.1, [lch(0.3, 0.07, 160), lch(0.6, 0.12, 125)], random);
  canopy(sheet, random, H * 0.83, 84, leaves[1]);
  palm(sheet, W * 0.9, H * 0.95, H * 0.27, -0.08, [lch(0.24, 0.06, 165), lch(0.52, 0.12, 130)], random);
  canopy(sheet, random, H * 0.93, 112, leaves[2]);
  canopy(sheet, random, H * 1.01, 120, leaves[2]);
  for (const [x, y] of [
    [0.3, 0.34],
    [0.38, 0.31],
  ] as const) {
    const p = (u: number, v: number): Point => [W * x + u * 30, H * y + v * 30];
    sheet.fill(
      blob([
        p(-1.2, -0.5),
        p(-0.3, -0.2),
        p(0, -0.4),
        p(0.4, -0.25),
        p(1.2, -0.75),
        p(0.5, 0.1),
        p(0.1, 0.2),
        p(-0.6, 1),
        p(-0.3, 0.1),
      ]),
      lch(0.58, 0.2, 28),
    );
  }
  sheet.finish();
}

function noonPyramid(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('castillo');
  const horizon = H * 0.72;
  paintSky(sheet, {
    stops: [
      [0, lch(0.42, 0.14, 255)],
      [0.6, lch(0.62, 0.125, 245)],
      [1, lch(0.84, 0.06, 225)],
    ],
    horizon,
  });
  const { lit, dark } = cloudTones('day');
  paintHeap(sheet, -W * 0.08, H * 0.42, W * 0.46, H * 0.26, lit, dark, 2);
  paintHeap(sheet, W * 0.66, H * 0.5, W * 0.46, H * 0.3, lit, dark, 4);
  paintHeap(sheet, W * 0.3, H * 0.62, W * 0.3, H * 0.08, lit, dark, 6);
  for (let r = 0; r < 3; r++)
    canopy(sheet, random, horizon - 26 + r * 14, 30, [
      lch(0.32, 0.075, 155),
      lch(0.44, 0.1, 142),
      lch(0.62, 0.13, 125),
    ]);
  sheet.fill(
    rectangle(0, horizon, W, H - horizon),
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.78, 0.14, 122)],
      [0.4, lch(0.66, 0.145, 130)],
      [1, lch(0.46, 0.115, 142)],
    ]),
  );
  for (let i = 0; i < 26; i++)
    sheet.fill(
      blob(
        wobble(
          W * random.next(),
          lerp(horizon + 10, H, random.next()),
          random.between(60, 200),
          random.between(4, 12),
          random,
          0.2,
        ),
      ),
      lch(0.84, 0.12, 112),
      0.25,
    );
  sheet.fill(
    polygon([
      [W * 0.26, horizon + 26],
      [W * 0.86, horizon + 24],
      [W * 1.0, horizon + 62],
      [W * 0.62, horizon + 66],
    ]),
    lch(0.36, 0.09, 160),
    0.7,
  );
  const stone = [lch(0.46, 0.055, 290), lch(0.74, 0.02, 90), lch(0.93, 0.025, 88)] as const;
  const top = pyramidSteps(sheet, random, {
    x: W * 0.46,
    base: horizon + 34,
    foot: W * 0.3,
    top: W * 0.095,
    height: H * 0.46,
    tiers: 9,
    tones: stone,
    turn: 0.42,
  });
  shrine(sheet, W * 0.47, top, W * 0.15, H * 0.08, stone, 3);
  leafTree(
    sheet,
    W * 0.93,
    H * 0.93,
    H * 0.5,
    [lch(0.28, 0.07, 158), lch(0.42, 0.11, 142), lch(0.66, 0.14, 122)],
    random,
  );
  sheet.fill(ellipse(W * 0.93, H * 0.935, W * 0.1, H * 0.018), lch(0.3, 0.08, 160), 0.6);
  for (const [u, v, h, coat] of [
    [0.2, 0.84, 0.07, lch(0.62, 0.2, 28)],
    [0.225, 0.845, 0.066, lch(0.95, 0.02, 90)],
    [0.5, 0.8, 0.048, lch(0.8, 0.15, 85)],
    [0.62, 0.82, 0.055, lch(0.5, 0.13, 250)],
  ] as const)
    walker(sheet, W * u, H * v, H * h, { coat, hat: lch(0.9, 0.06, 85) });
  sheet.finish();
}

export const balloons = defineFamily([{}], (sheet) => {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('balloons');
  const horizon = H * 0.74;
  paintSky(sheet, {
    stops: [
      [0, lch(0.64, 0.085, 300)],
      [0.4, lch(0.8, 0.09, 350)],
      [0.75, lch(0.9, 0.085, 45)],
      [1, lch(0.95, 0.07, 80)],
    ],
    horizon,
    sun: { x: W * 0.86, y: H * 0.6, radius: 38, colour: lch(0.93, 0.12, 70) },
  });
  ridge(sheet, {
    base: horizon,
    height: 120,
    colour: lch(0.68, 0.08, 320),
    haze: lch(0.88, 0.07, 30),
    seed: 4,
    stride: 460,
  });
  ridge(sheet, {
    base: horizon + 4,
    height: 60,
    colour: lch(0.6, 0.08, 330),
    haze: lch(0.85, 0.08, 40),
    seed: 8,
    stride: 300,
  });
  sheet.mistBand(horizon - 10, 46, lch(0.95, 0.05, 60), 0.85, 3);
  sheet.fill(
    rectangle(0, horizon, W, H - horizon),
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.8, 0.09, 60)],
      [0.35, lch(0.58, 0.09, 80)],
      [1, lch(0.32, 0.07, 120)],
    ]),
  );
  const stone = [lch(0.38, 0.08, 310), lch(0.54, 0.085, 345), lch(0.78, 0.1, 45)] as const;
  pyramidSteps(sheet, random, {
    x: W * 0.4,
    base: H * 0.81,
    foot: W * 0.29,
    top: W * 0.06,
    height: H * 0.2,
    tiers: 5,
    tones: [stone[0], stone[1], stone[2]],
  });
  for (let r = 0; r < 4; r++) {
    const t = r / 3;
    canopy(
      sheet,
      random,
      H * lerp(0.82, 1, t),
      lerp(20, 58, t),
      [
        lch(0.34 - t * 0.12, 0.06, 130 + t * 30),
        lch(0.46 - t * 0.14, 0.085, 110 + t * 30),
        lch(0.72 - t * 0.16, 0.11, 75 + t * 20),
      ],
      { side: 1 },
    );
    if (r < 3) sheet.mistBand(H * lerp(0.81, 0.93, t), 30, lch(0.92, 0.06, 55), 0.75 - t * 0.35, 6 + r);
  }
  const schemes = [
    [lch(0.58, 0.2, 28), lch(0.86, 0.15, 88), lch(0.95, 0.03, 85)],
    [lch(0.46, 0.13, 262), lch(0.74, 0.13, 215), lch(0.95, 0.03, 85)],
    [lch(0.6, 0.19, 350), lch(0.78, 0.16, 60), lch(0.46, 0.14, 310)],
    [lch(0.56, 0.12, 165), lch(0.9, 0.12, 95), lch(0.62, 0.19, 40)],
  ] as const;
  const balloon = (
    x: number,
    y: number,
    r: number,
    index: number,
    haze: number,
    pattern: 'gore' | 'band' | 'zig',
  ): void => {
    const air = lch(0.88, 0.07, 25);
    const colours = (schemes[index] ?? schemes[0]).map((c) => mix(c, air, haze));
    const at = (u: number, v: number): Point => [x + u * r, y + v * r];
    const outline = blob([
      at(0, -1.08),
      at(0.62, -0.9),
      at(0.98, -0.3),
      at(0.86, 0.3),
      at(0.46, 0.84),
      at(0.18, 1.12),
      at(-0.18, 1.12),
      at(-0.46, 0.84),
      at(-0.86, 0.3),
      at(-0.98, -0.3),
      at(-0.62, -0.9),
    ]);
    sheet.fill(outline, colours[0] ?? air);
    sheet.clipped(outline, () => {
      if (pattern === 'gore') {
        for (let k = -5; k < 5; k++) {
          if (k % 2) continue;
          const [a, b] = [Math.sin((k / 5) * 1.5), Math.sin(((k + 1) / 5) * 1.5)];
          const edge = (u: number) =>
            [at(0, -1.08), at(u * 0.95, -0.4), at(u * 0.9, 0.3), at(u * 0.22, 1.14)] as const;
          const [p, q] = [edge(a), edge(b)];
          sheet.fill(blob([...p, ...[...q].reverse()], true, 0.6), colours[1] ?? air);
        }
      } else {
        for (let k = 0; k < 3; k++) {
          const v = [-0.5, 0, 0.5][k] ?? 0;
          const band: Point[] = [];
          for (let n = 0; n <= 12; n++)
            band.push(
              at(
                -1.05 + n * 0.175,
                v + 0.16 * (1 - ((n - 6) / 6) ** 2) + (pattern === 'zig' && n % 2 ? 0.13 : 0),
              ),
            );
          sheet.stroke(
            pattern === 'zig' ? line(...band) : curve(...band),
            colours[1 + (k % 2)] ?? air,
            r * (pattern === 'zig' ? 0.1 : 0.2),
          );
        }
      }
    });
    sheet.shadeLinear(
      outline,
      mix(lch(0.34, 0.12, 310), air, haze),
      x + r * 0.15,
      y,
      x - r * 1.05,
      y + r * 0.4,
      [
        [0, 0],
        [1, 0.8],
      ],
    );
    sheet.shadeRadial(outline, mix(lch(0.97, 0.06, 80), air, haze), x + r * 0.5, y - r * 0.35, 1, r * 0.6, [
      [0, 0.7],
      [1, 0],
    ]);
    sheet.fill(ellipse(...at(0, 1.13), r * 0.18, r * 0.045), mix(lch(0.3, 0.06, 30), air, haze));
    for (const u of [-0.15, 0.15])
      sheet.stroke(
        line(at(u, 1.12), at(u * 0.72, 1.46)),
        mix(lch(0.3, 0.04, 50), air, haze),
        Math.max(1, r * 0.014),
      );
    sheet.fill(
      rectangle(x - r * 0.13, y + r * 1.44, r * 0.26, r * 0.2, r * 0.03),
      mix(lch(0.42, 0.08, 50), air, haze),
    );
  };
  balloon(W * 0.52, H * 0.5, 26, 3, 0.55, 'band');
  balloon(W * 0.62, H * 0.57, 19, 0, 0.6, 'gore');
  balloon(W * 0.08, H * 0.56, 34, 2, 0.5, 'gore');
  balloon(W * 0.9, H * 0.33, 46, 1, 0.4, 'zig');
  balloon(W * 0.4, H * 0.2, 62, 2, 0.25, 'zig');
  balloon(W * 0.17, H * 0.31, 104, 1, 0.1, 'band');
  balloon(W * 0.67, H * 0.28, 172, 0, 0, 'gore');
  sheet.finish();
});

export const cenote = defineFamily([{ format: 'portrait' as const }], (sheet) => {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('cenote');
  const pool = H * 0.66;
  sheet.cover(
    sheet.linear(0, 0, 0, pool, [
      [0, lch(0.13, 0.035, 270)],
      [0.5, lch(0.24, 0.05, 240)],
      [1, lch(0.32, 0.07, 225)],
    ]),
  );
  // Rock curtains: vertical folds, lighter towards the shaft.
  for (let i = 0; i < 190; i++) {
    const x = W * random.between(-0.05, 1.05);
    const near = 1 - Math.min(1, Math.abs(x / W - 0.54) * 2);
    const y = H * random.between(0.16, 0.58);
    const h = H * random.between(0.04, 0.14);
    const w = random.between(16, 60);
    const fold = blob([
      [x - w, y],
      [x - w * 0.2, y - h * 0.5],
      [x + w, y],
      [x + w * 0.4, y + h],
      [x - w * 0.3, y + h * 0.8],
    ]);
    sheet.shadeLinear(
      fold,
      mix(lch(0.3, 0.05, 280), lch(0.62, 0.07, 70), near * random.between(0.3, 1)),
      x - w,
      y,
      x + w,
      y + h,
      [
        [0, 0.75],
        [1, 0],
      ],
    );
    sheet.shadeLinear(fold, lch(0.13, 0.035, 275), x, y, x + w, y + h, [
      [0, 0],
      [1, 0.7],
    ]);
  }
  const [ox, oy] = [W * 0.56, H * 0.13];
  const hole = blob(wobble(ox, oy, W * 0.27, H * 0.085, random, 0.08, 18));
  sheet.glow(ox, oy, W * 0.62, lch(0.85, 0.1, 110), 0.7);
  sheet.fill(hole, lch(0.93, 0.06, 105));
  sheet.clipped(hole, () => {
    sheet.fill(ellipse(ox + 40, oy - 20, W * 0.12, H * 0.05), lch(0.86, 0.06, 220));
    for (let k = 0; k < 24; k++) {
      const angle = (k / 24) * Math.PI * 2;
      const c = blob(
        wobble(ox + Math.cos(angle) * W * 0.26, oy + Math.sin(angle) * H * 0.078, 46, 30, random, 0.15, 10),
      );
      sheet.fill(c, mix(lch(0.48, 0.12, 140), lch(0.78, 0.15, 118), random.next()));
    }
  });
  const rim = (from: number) =>
    Array.from({ length: 40 }, (_, k): Point => {
      const a = (k / 39) * Math.PI * 2 + from;
      return [ox + Math.cos(a) * W * 0.272, oy + Math.sin(a) * H * 0.086];
    });
  for (const [x, y] of rim(0.1)) {
    if (y < oy - 20) continue;
    for (let k = 0; k < 2; k++)
      sheet.fill(
        blob(
          wobble(
            x + random.spread() * 20,
            y + random.between(-6, 18),
            random.between(14, 30),
            random.between(9, 16),
            random,
            0.2,
            9,
          ),
        ),
        mix(lch(0.3, 0.08, 150), lch(0.66, 0.14, 122), random.next()),
      );
  }
  sheet.fill(
    rectangle(0, pool, W, H - pool),
    sheet.linear(0, pool, 0, H, [
      [0, lch(0.42, 0.085, 225)],
      [0.4, lch(0.36, 0.095, 235)],
      [1, lch(0.19, 0.06, 250)],
    ]),
  );
  sheet.stipple(
    (mask) => {
      mask.translate(W * 0.5, H * 0.76);
      mask.scale(W * 0.5, H * 0.12);
      const glow = mask.createRadialGradient(0, 0, 0, 0, 0, 1);
      glow.addColorStop(0, 'rgba(0,0,0,1)');
      glow.addColorStop(0.5, 'rgba(0,0,0,.7)');
      glow.addColorStop(1, 'rgba(0,0,0,0)');
      mask.fillStyle = glow;
      mask.fillRect(-1, -1, 2, 2);
    },
    lch(0.74, 0.125, 205),
    { box: [0, pool, W, H * 0.24] },
  );
  for (let i = 0; i < 90; i++) {
    const x = W * (0.5 + random.spread() * 0.34);
    const y = H * (0.76 + random.spread() * 0.075);
    sheet.stroke(
      curve([x - 26, y], [x, y + noise.at(x, y) * 12], [x + 26, y - 3]),
      lch(0.9, 0.09, 195),
      random.between(1.5, 3.6),
      0.6,
    );
  }
  sheet.blended('screen', () => {
    const beam = polygon([
      [ox - W * 0.16, oy + H * 0.04],
      [ox + W * 0.14, oy + H * 0.03],
      [W * 0.68, H * 0.78],
      [W * 0.3, H * 0.78],
    ]);
    sheet.shadeLinear(
      beam,
      lch(0.72, 0.09, 130),
      0,
      oy,
      0,
      H * 0.8,
      [
        [0, 0.75],
        [0.6, 0.42],
        [1, 0.28],
      ],
      { soft: 0.9, alpha: 0.8 },
    );
    sheet.shadeLinear(
      polygon([
        [ox - W * 0.06, oy + H * 0.05],
        [ox + W * 0.05, oy + H * 0.05],
        [W * 0.56, H * 0.77],
        [W * 0.42, H * 0.77],
      ]),
      lch(0.72, 0.08, 120),
      0,
      oy,
      0,
      H * 0.8,
      [
        [0, 0.7],
        [1, 0.2],
      ],
      { soft: 0.9, alpha: 0.7 },
    );
  });
  // Roots hang from the rim to the water.
  for (let i = 0; i < 26; i++) {
    const angle = Math.PI * random.between(0.02, 0.98);
    const x = ox + Math.cos(angle) * W * random.between(0.24, 0.36);
    const y = oy + Math.sin(angle) * H * 0.08;
    const end = H * random.between(0.28, 0.655);
    const sway = random.spread() * 26;
    const root = curve(
      [x, y],
      [x + sway, lerp(y, end, 0.35)],
      [x - sway * 0.5, lerp(y, end, 0.7)],
      [x + sway * 0.3, end],
    );
    sheet.stroke(root, lch(0.2, 0.04, 60), random.between(3, 7));
    sheet.stroke(root, lch(0.55, 0.07, 80), 1.5, 0.8);
    for (let k = 0; k < 5; k++)
      sheet.stroke(
        line([x + sway * 0.3, end], [x + sway * 0.3 + random.spread() * 16, end + random.between(14, 36)]),
        lch(0.34, 0.05, 70),
        1.6,
      );
  }
  for (let i = 0; i < 24; i++) {
    const x = W * random.next();
    if (Math.abs(x - ox) < W * 0.3) continue;
    const h = random.between(30, 120);
    const y = H * 0.2 + Math.abs(x - ox) * 0.12;
    sheet.fill(
      polygon([
        [x - h * 0.16, y],
        [x + h * 0.16, y],
        [x, y + h],
      ]),
      lch(0.17, 0.035, 270),
    );
  }
  rockFace(
    sheet,
    [
      [-10, H * 0.6],
      [W * 0.09, H * 0.63],
      [W * 0.16, H * 0.7],
      [W * 0.13, H * 0.78],
      [-10, H * 0.82],
    ],
    [lch(0.12, 0.03, 275), lch(0.22, 0.04, 260), lch(0.44, 0.055, 90)],
    random,
    { slabs: 30, side: 1 },
  );
  rockFace(
    sheet,
    [
      [W * 1.02, H * 0.56],
      [W * 0.88, H * 0.62],
      [W * 0.82, H * 0.68],
      [W * 0.87, H * 0.74],
      [W * 1.02, H * 0.78],
    ],
    [lch(0.12, 0.03, 275), lch(0.22, 0.04, 260), lch(0.44, 0.055, 90)],
    random,
    { slabs: 30 },
  );
  const [sx, sy, s] = [W * 0.47, H * 0.77, W * 0.055];
  for (let k = 1; k < 4; k++)
    sheet.stroke(
      ellipse(sx, sy + 6, s * (0.7 + k * 0.7), s * (0.16 + k * 0.16)),
      lch(0.95, 0.04, 195),
      3,
      0.65,
    );
  const skin = lch(0.66, 0.09, 50);
  sheet.stroke(
    curve([sx - s * 0.4, sy], [sx - s * 1.1, sy - s * 0.12], [sx - s * 1.5, sy + s * 0.06]),
    skin,
    s * 0.2,
  );
  sheet.stroke(
    curve([sx + s * 0.4, sy], [sx + s * 1.1, sy - s * 0.12], [sx + s * 1.5, sy + s * 0.06]),
    skin,
    s * 0.2,
  );
  sheet.fill(
    blob([
      [sx - s * 0.5, sy + s * 0.1],
      [sx - s * 0.4, sy - s * 0.2],
      [sx + s * 0.4, sy - s * 0.2],
      [sx + s * 0.5, sy + s * 0.1],
    ]),
    skin,
  );
  sheet.fill(rectangle(sx - s * 0.34, sy - s * 0.2, s * 0.68, s * 0.13), lch(0.6, 0.2, 28));
  sheet.fill(ellipse(sx, sy - s * 0.48, s * 0.27, s * 0.32), lch(0.2, 0.04, 45));
  sheet.finish({ vignette: 0.16 });
});

type LagoonVariation = { format?: Format; dock: boolean };

export const lagoon = defineFamily<LagoonVariation>([{ dock: false }, { dock: true }], (sheet, { dock }) =>
  dock ? lagoonDock(sheet) : cliffTemple(sheet),
);

function cliffTemple(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('tulum');
  const horizon = H * 0.4;
  paintSky(sheet, {
    time: 'noon',
    horizon,
    clouds: { kind: 'cumulus', ...cloudTones('day'), count: 6, band: [0.55, 0.95], scale: 0.8 },
  });
  sheet.fill(
    rectangle(0, horizon, W, H - horizon),
    sheet.linear(0, horizon, 0, H, [
      [0, lch(0.5, 0.12, 245)],
      [0.18, lch(0.66, 0.125, 215)],
      [0.5, lch(0.8, 0.115, 190)],
      [1, lch(0.9, 0.07, 180)],
    ]),
  );
  swell(sheet, horizon, H * 0.85, lch(0.93, 0.05, 190), lch(0.62, 0.12, 215), { strength: 0.35 });
  const sand = blob([
    [-40, H * 1.1],
    [-40, H * 0.92],
    [W * 0.12, H * 0.9],
    [W * 0.32, H * 0.88],
    [W * 0.48, H * 0.83],
    [W * 0.6, H * 0.78],
    [W * 0.74, H * 0.77],
    [W * 0.9, H * 0.84],
    [W * 1.05, H * 0.9],
    [W * 1.05, H * 1.1],
  ]);
  sheet.stroke(sand, lch(0.97, 0.01, 190), 26, 0.9);
  sheet.fill(sand, lch(0.95, 0.03, 85));
  sheet.shadeLinear(sand, lch(0.82, 0.05, 60), 0, H * 0.85, 0, H * 1.02, [
    [0, 0],
    [1, 0.7],
  ]);
  foamLines(sheet, random, 34, [0, H * 0.72, W * 0.55, H * 0.13]);
  const stone = [lch(0.46, 0.06, 300), lch(0.72, 0.035, 75), lch(0.92, 0.035, 85)] as const;
  rockFace(
    sheet,
    [
      [W * 0.5, H * 0.79],
      [W * 0.515, H * 0.64],
      [W * 0.54, H * 0.5],
      [W * 0.56, H * 0.44],
      [W * 0.66, H * 0.415],
      [W * 0.8, H * 0.42],
      [W * 1.02, H * 0.36],
      [W * 1.02, H * 0.88],
      [W * 0.86, H * 0.82],
      [W * 0.72, H * 0.78],
      [W * 0.6, H * 0.8],
    ],
    stone,
    random,
    { slabs: 160, size: 50, lean: 0.1 },
  );
  canopy(sheet, random, H * 0.425, 22, [lch(0.36, 0.08, 150), lch(0.52, 0.12, 138), lch(0.74, 0.14, 120)], {
    from: W * 0.57,
    to: W * 0.68,
  });
  canopy(sheet, random, H * 0.41, 34, [lch(0.34, 0.08, 150), lch(0.5, 0.12, 138), lch(0.72, 0.14, 120)], {
    from: W * 0.8,
    to: W,
  });
  sheet.fill(
    polygon([
      [W * 0.62, H * 0.43],
      [W * 0.64, H * 0.38],
      [W * 0.84, H * 0.38],
      [W * 0.86, H * 0.43],
    ]),
    stone[1],
  );
  sheet.shadeLinear(
    polygon([
      [W * 0.62, H * 0.43],
      [W * 0.64, H * 0.38],
      [W * 0.84, H * 0.38],
      [W * 0.86, H * 0.43],
    ]),
    stone[0],
    W * 0.7,
    0,
    W * 0.86,
    0,
    [
      [0, 0],
      [1, 0.8],
    ],
  );
  shrine(sheet, W * 0.74, H * 0.38, W * 0.16, H * 0.1, stone, 3);
  shrine(sheet, W * 0.735, H * 0.275, W * 0.085, H * 0.07, stone, 1);
  palm(sheet, W * 0.94, H * 0.5, H * 0.36, -0.1, [lch(0.34, 0.08, 150), lch(0.66, 0.14, 122)], random);
  palm(sheet, W * 0.05, H * 1.02, H * 0.72, 0.22, [lch(0.3, 0.08, 152), lch(0.64, 0.14, 122)], random);
  palm(sheet, W * 0.0, H * 1.05, H * 0.48, 0.3, [lch(0.26, 0.07, 155), lch(0.58, 0.13, 125)], random);
  canopy(sheet, random, H * 1.0, 46, [lch(0.3, 0.075, 152), lch(0.46, 0.11, 140), lch(0.7, 0.14, 120)], {
    to: W * 0.24,
  });
  const [ux, uy] = [W * 0.72, H * 0.86];
  sheet.fill(ellipse(ux + 44, uy + 8, 64, 10), lch(0.62, 0.06, 290), 0.5);
  sheet.stroke(line([ux, uy], [ux - 4, uy - 76]), lch(0.5, 0.06, 60), 4);
  const shade = blob([
    [ux - 62, uy - 60],
    [ux - 36, uy - 92],
    [ux - 4, uy - 100],
    [ux + 32, uy - 90],
    [ux + 56, uy - 56],
    [ux - 4, uy - 66],
  ]);
  sheet.fill(shade, lch(0.6, 0.2, 28));
  sheet.fill(
    polygon([
      [ux - 4, uy - 100],
      [ux - 22, uy - 64],
      [ux + 14, uy - 64],
    ]),
    lch(0.95, 0.03, 85),
  );
  sheet.fill(rectangle(ux + 18, uy - 4, 62, 12, 4), lch(0.5, 0.13, 245));
  birds(sheet, random, 6, [W * 0.2, H * 0.14, W * 0.3, H * 0.14], lch(0.25, 0.04, 260), [9, 18]);
  sheet.finish();
}

function lagoonDock(sheet: Sheet): void {
  const { width: W, height: H } = sheet;
  const random = sheet.random.stream('dock');
  const horizon = H * 0.36;
  paintSky(sheet, {
    stops: [
      [0, lch(0.72, 0.085, 235)],
      [0.5, lch(0.87, 0.05, 215)],
      [1, lch(0.95, 0.04, 60)],
    ],
    horizon,
    clouds: { kind: 'cirrus', ...cloudTones('pearl'), count: 5 },
  });
  ridge(sheet, { base: horizon + 3, height: 26, colour: lch(0.46, 0.08, 165), seed: 3, stride: 160 });
  sheet.fill(rectangle(0, horizon, W, H - horizon), lch(0.6, 0.13, 240));
  // Seven blues: each band has its own wavering edge.
  const bands = [
    [0.37, lch(0.46, 0.13, 258)],
    [0.44, lch(0.56, 0.135, 245)],
    [0.5, lch(0.74, 0.115, 210)],
    [0.56, lch(0.62, 0.13, 232)],
    [0.64, lch(0.82, 0.1, 195)],
    [0.76, lch(0.74, 0.115, 205)],
    [0.86, lch(0.9, 0.065, 185)],
  ] as const;
  for (const [v, colour] of bands) {
    const edge: Point[] = [];
    for (let x = -20; x <= W + 20; x += 20)
      edge.push([x, H * v + sheet.noise.fractal(x / 420, v * 31, 3) * H * 0.085 * v]);
    const area = polygon([...edge, [W + 20, H + 20], [-20, H + 20]]);
    sheet.fill(area, colour);
    sheet.shadeLinear(area, lighten(colour, 0.07), 0, H * v, 0, H * (v + 0.07), [
      [0, 0.8],
      [1, 0],
    ]);
  }
  ripples(sheet, random, 130, [0, horizon + 6, W, H - horizon], lch(0.96, 0.03, 195), 0.45);
  // The dock runs out to the left; boards across, posts below.
  const vanish: Point = [W * 0.3, H * 0.42];
  const at = (side: number, z: number): Point => [
    vanish[0] + (side * W * 0.13 + W * 0.24) / z,
    vanish[1] + (H * 0.52) / z,
  ];
  const plank = lch(0.7, 0.055, 65);
  for (let z = 8; z > 0.8; z *= 0.86) {
    for (const side of [-1, 1]) {
      const [x, y] = at(side, z);
      sheet.fill(rectangle(x - 11 / z, y, 22 / z, 120 / z), lch(0.42, 0.05, 50));
      sheet.fill(ellipse(x, y + 120 / z, 36 / z, 7 / z), lch(0.5, 0.11, 235), 0.6);
    }
  }
  const shadow = polygon([
    [at(1, 8)[0], at(1, 8)[1] + 16],
    [at(1, 0.8)[0], at(1, 0.8)[1] + 150],
    [at(1, 0.8)[0] - 340, H * 1.2],
    [at(-1, 8)[0], at(-1, 8)[1] + 16],
  ]);
  sheet.fill(shadow, lch(0.42, 0.1, 245), 0.4);
  const deck = polygon([at(-1, 8), at(1, 8), at(1, 0.8), at(-1, 0.8)]);
  sheet.fill(deck, plank);
  sheet.clipped(deck, () => {
    for (let i = 0; i < 74; i++) {
      const z = 0.8 * 1.033 ** i;
      const next = z * 1.033;
      sheet.fill(
        polygon([at(-1, z), at(1, z), at(1, next), at(-1, next)]),
        lighten(plank, random.between(-0.09, 0.1)),
      );
      sheet.stroke(line(at(-1, z), at(1, z)), lch(0.4, 0.05, 40), 4 / z, 0.8);
    }
  });
  for (const z of [5, 3.2, 2, 1.25]) {
    for (const side of [-1, 1]) {
      const [x, y] = at(side, z);
      sheet.fill(rectangle(x - 13 / z, y - 110 / z, 26 / z, 125 / z, 5 / z), lch(0.5, 0.055, 55));
      sheet.fill(rectangle(x - 13 / z, y - 110 / z, 10 / z, 125 / z, 5 / z), lch(0.72, 0.06, 70));
    }
  }
  const [hx, hy] = at(0, 8);
  const s = H * 0.17;
  sheet.fill(rectangle(hx - s * 0.9, hy - 6, s * 1.8, 13), lighten(plank, -0.1));
  for (const u of [-0.8, -0.42, 0.42, 0.8])
    sheet.fill(rectangle(hx + u * s - 5, hy - s * 0.72, 10, s * 0.9), lch(0.42, 0.05, 50));
  sheet.fill(rectangle(hx - s * 0.8, hy - s * 0.34, s * 1.6, 5), lch(0.5, 0.05, 55));
  const thatch = blob(
    [
      [hx - s * 1.12, hy - s * 0.62],
      [hx - s * 0.5, hy - s * 1.05],
      [hx, hy - s * 1.5],
      [hx + s * 0.5, hy - s * 1.05],
      [hx + s * 1.12, hy - s * 0.62],
      [hx, hy - s * 0.55],
    ],
    true,
    0.6,
  );
  sheet.fill(thatch, lch(0.66, 0.075, 75));
  sheet.clipped(thatch, () => {
    for (let k = 0; k < 90; k++) {
      const u = random.spread();
      sheet.stroke(
        line([hx + u * s * 0.2, hy - s * 1.5], [hx + u * s * 1.25, hy - s * 0.5]),
        random.chance(0.5) ? lch(0.5, 0.065, 60) : lch(0.82, 0.075, 85),
        2.6,
        0.65,
      );
    }
  });
  sheet.shadeLinear(thatch, lch(0.36, 0.07, 30), hx, 0, hx + s * 1.1, 0, [
    [0, 0],
    [1, 0.85],
  ]);
  sheet.stroke(
    curve([hx - s * 0.42, hy - s * 0.5], [hx, hy - s * 0.14], [hx + s * 0.42, hy - s * 0.5]),
    lch(0.62, 0.2, 28),
    9,
  );
  const [kx, ky] = [W * 0.77, H * 0.63];
  sheet.fill(ellipse(kx + 10, ky + 30, 130, 12), lch(0.5, 0.11, 225), 0.6);
  const kayak = blob(
    [
      [kx - 130, ky - 12],
      [kx - 40, ky - 4],
      [kx + 50, ky - 4],
      [kx + 130, ky - 16],
      [kx + 76, ky + 15],
      [kx - 76, ky + 17],
    ],
    true,
    0.8,
  );
  sheet.fill(kayak, lch(0.82, 0.16, 88));
  sheet.shadeLinear(kayak, lch(0.6, 0.15, 55), 0, ky, 0, ky + 18, [
    [0, 0],
    [1, 0.9],
  ]);
  sheet.fill(ellipse(kx, ky - 3, 30, 6), lch(0.3, 0.06, 50));
  grass(
    sheet,
    random,
    90,
    () => [W * random.between(0.8, 1.02), H * random.between(0.98, 1.04)],
    [lch(0.36, 0.08, 150), lch(0.62, 0.13, 122)],
    [50, 150],
    5,
  );
  sheet.finish();
}
