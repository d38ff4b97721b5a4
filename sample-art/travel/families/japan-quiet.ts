/** Quiet places: a golden pavilion and its pond, raked gravel, tea rows, a railway by the sea. */
import { type Colour, lch, lighten, mix, rgb } from '../../core/colour.ts';
import { grainAt } from '../../core/grain.ts';
import { clamp, lerp, smoothstep, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { blob, curve, ellipse, line, type Point, polygon, rectangle, wobble } from '../../core/shapes.ts';
import type { Sheet } from '../../core/sheet.ts';
import { defineFamily, type Format } from '../family.ts';
import { liftedRoof } from '../kit/buildings.ts';
import { boulder, grass, mapleLeaf } from '../kit/flora.ts';
import { walker } from '../kit/people.ts';
import { paintSky } from '../kit/sky.ts';
import { glitter, stillWater, swell } from '../kit/water.ts';

type GardenVariation = { format?: Format; scene: 'pavilion' | 'gravel' };

export const templeGarden = defineFamily<GardenVariation>(
  [{ scene: 'pavilion' }, { scene: 'gravel' }],
  (sheet, { scene }) => (scene === 'pavilion' ? goldenPavilion(sheet) : rakedGravel(sheet)),
);

/** A clipped pine: flat clouds of needles on a bent trunk. */
function cloudPine(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  height: number,
  lean: number,
  dark: Colour,
  light: Colour,
): void {
  const trunk = lch(0.3, 0.05, 40);
  const at = (t: number): Point => [x + lean * height * (t + Math.sin(t * 5) * 0.12), y - height * t];
  sheet.stroke(curve(...[0, 0.25, 0.5, 0.75, 1].map(at)), trunk, height * 0.045);
  for (let k = 0; k < 9; k++) {
    const t = 0.32 + (k / 8) * 0.68;
    const [tx, ty] = at(t);
    const side = k % 2 ? 1 : -1;
    const reach = height * 0.3 * (1.15 - t) * random.between(0.7, 1.2);
    const [px, py] = [tx + side * reach, ty - height * 0.02];
    sheet.stroke(line([tx, ty + height * 0.03], [px, py]), trunk, height * 0.02);
    const pad = blob(wobble(px, py, height * random.between(0.14, 0.2), height * 0.062, random, 0.08, 12));
    sheet.fill(pad, dark);
    sheet.shadeLinear(pad, light, 0, py - height * 0.07, 0, py + height * 0.05, [
      [0, 0.95],
      [0.6, 0.3],
      [1, 0],
    ]);
  }
}

function goldenPavilion(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('pavilion');
  const waterline = H * 0.6;
  paintSky(sheet, {
    stops: [
      [0, lch(0.72, 0.07, 225)],
      [1, lch(0.94, 0.045, 95)],
    ],
    horizon: waterline,
    clouds: { kind: 'stratus', lit: lch(0.98, 0.02, 85), dark: lch(0.84, 0.03, 230), band: [0, 0.6] },
  });
  const ridge: Point[] = [];
  for (let x = 0; x <= W; x += 10)
    ridge.push([x, H * 0.3 - Math.sin((x / W) * 2.6 + 0.4) * 70 - noise.fractal(x / 200, 4, 3) * 26]);
  sheet.fill(polygon([[0, waterline], ...ridge, [W, waterline]]), lch(0.68, 0.06, 170));
  sheet.mistBand(H * 0.4, 80, lch(0.94, 0.035, 110), 0.7, 2);
  // The wood behind: rounded crowns, a few already turning.
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 30; i++) {
      const x = (i / 29) * W + random.between(-30, 30);
      const y = lerp(H * 0.42, H * 0.585, row / 3) + random.between(-18, 18);
      const size = random.between(46, 80);
      const turning = random.chance(0.16);
      const dark = turning ? lch(0.56, 0.14, 50) : mix(lch(0.5, 0.07, 150), lch(0.3, 0.065, 155), row / 3);
      const mass = blob(wobble(x, y, size, size * 0.7, random, 0.1, 12));
      sheet.fill(mass, dark);
      sheet.shadeRadial(
        mass,
        turning ? lch(0.78, 0.15, 72) : lch(0.66, 0.1, 125),
        x - size * 0.3,
        y - size * 0.4,
        3,
        size * 1.1,
        [
          [0, 0.8],
          [1, 0],
        ],
      );
    }
  }
  const [px, base] = [W * 0.57, waterline - 4];
  const gold = lch(0.82, 0.15, 85);
  const goldDark = lch(0.56, 0.13, 62);
  const wood = lch(0.3, 0.05, 45);
  sheet.fill(rectangle(px - 250, base - 12, 500, 18), lch(0.55, 0.03, 80));
  const storey = (width: number, top: number, height: number, wall: Colour): void => {
    const body = rectangle(px - width / 2, top, width, height);
    sheet.fill(body, wall);
    sheet.shadeLinear(body, lch(0.97, 0.09, 95), px - width / 2, 0, px, 0, [
      [0, 0.8],
      [1, 0],
    ]);
    sheet.shadeLinear(body, goldDark, px + width * 0.1, 0, px + width / 2, 0, [
      [0, 0],
      [1, 0.9],
    ]);
    const bays = Math.round(width / 58);
    for (let k = 0; k <= bays; k++)
      sheet.fill(
        rectangle(px - width / 2 + (k * width) / bays - 3.5, top, 7, height),
        lighten(goldDark, -0.08),
      );
    for (let k = 0; k < bays; k += 1) {
      if (k % 2)
        sheet.fill(
          rectangle(
            px - width / 2 + ((k + 0.2) * width) / bays,
            top + height * 0.22,
            (width / bays) * 0.6,
            height * 0.5,
          ),
          lch(0.4, 0.1, 55),
        );
    }
    sheet.fill(rectangle(px - width / 2 - 26, top + height * 0.78, width + 52, 7), lighten(goldDark, -0.1));
    for (let k = 0; k < 30; k++)
      sheet.fill(
        rectangle(px - width / 2 - 24 + (k * (width + 46)) / 29, top + height * 0.62, 3, height * 0.17),
        lighten(goldDark, -0.1),
      );
    sheet.fill(rectangle(px - width / 2 - 26, top + height * 0.6, width + 52, 5), lighten(goldDark, -0.05));
  };
  sheet.fill(rectangle(px - 210, base - 104, 420, 96), lch(0.86, 0.03, 85));
  for (let k = 0; k <= 7; k++) sheet.fill(rectangle(px - 210 + k * 59, base - 104, 8, 96), wood);
  for (let k = 1; k < 6; k++)
    sheet.fill(rectangle(px - 194 + k * 59, base - 84, 44, 72), lch(0.36, 0.05, 50));
  storey(400, base - 214, 92, gold);
  liftedRoof(sheet, px, base - 206, 560, 74, lch(0.36, 0.045, 50), lch(0.64, 0.07, 70), 0.44);
  storey(250, base - 338, 88, gold);
  liftedRoof(sheet, px, base - 330, 400, 96, lch(0.36, 0.045, 50), lch(0.66, 0.07, 72), 0.06);
  sheet.stroke(line([px, base - 424], [px, base - 452]), gold, 5);
  sheet.stroke(
    curve(
      [px - 26, base - 462],
      [px - 8, base - 450],
      [px, base - 458],
      [px + 8, base - 476],
      [px + 22, base - 480],
    ),
    gold,
    6,
  );
  for (const [x, h, lean] of [
    [W * 0.33, 210, 0.2],
    [W * 0.86, 250, -0.24],
    [W * 0.95, 170, -0.1],
    [W * 0.24, 140, -0.15],
  ] as const)
    cloudPine(sheet, random, x, waterline - 2, h, lean, lch(0.28, 0.065, 160), lch(0.56, 0.11, 130));
  sheet.fill(rectangle(0, waterline - 8, W, 10), lch(0.4, 0.06, 120));
  stillWater(sheet, {
    waterline,
    far: lch(0.7, 0.07, 150),
    near: lch(0.34, 0.065, 180),
    strength: 0.82,
    fade: 0.42,
    ripple: 0.55,
  });
  // Small islands with their own pines and rocks.
  for (const [x, y, s] of [
    [W * 0.2, H * 0.72, 1],
    [W * 0.9, H * 0.8, 1.25],
  ] as const) {
    sheet.fill(ellipse(x, y + 14 * s, 150 * s, 20 * s), lch(0.25, 0.05, 180), 0.6);
    sheet.fill(
      blob([
        [x - 140 * s, y + 6 * s],
        [x - 70 * s, y - 20 * s],
        [x + 20 * s, y - 26 * s],
        [x + 140 * s, y + 6 * s],
        [x, y + 18 * s],
      ]),
      lch(0.44, 0.09, 130),
    );
    for (let k = 0; k < 6; k++)
      boulder(
        sheet,
        x + (k - 2.5) * 44 * s,
        y + 10 * s,
        random.between(14, 30) * s,
        [lch(0.24, 0.02, 260), lch(0.44, 0.025, 250), lch(0.74, 0.03, 90)],
        random,
      );
    cloudPine(
      sheet,
      random,
      x - 10 * s,
      y - 8 * s,
      180 * s,
      x < W / 2 ? 0.3 : -0.32,
      lch(0.27, 0.06, 160),
      lch(0.56, 0.11, 128),
    );
  }
  for (let i = 0; i < 26; i++)
    sheet.fill(
      ellipse(
        W * random.between(0.3, 0.72),
        H * random.between(0.84, 0.97),
        random.between(14, 34),
        random.between(5, 10),
      ),
      mix(lch(0.46, 0.09, 150), lch(0.6, 0.1, 130), random.next()),
      0.9,
    );
  sheet.finish();
}

/** From a dark veranda: gravel combed round islands of rock, a clay wall, maples over it. */
function rakedGravel(sheet: Sheet): void {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('gravel');
  const back = H * 0.44;
  sheet.cover(
    sheet.linear(0, 0, 0, back, [
      [0, lch(0.8, 0.05, 215)],
      [1, lch(0.93, 0.04, 90)],
    ]),
  );
  for (let i = 0; i < 150; i++) {
    const x = random.next() * W;
    const y = random.between(-20, H * 0.33);
    const size = random.between(40, 90);
    const t = clamp(y / (H * 0.33));
    const tone = mix(lch(0.78, 0.14, 60), lch(0.5, 0.18, 28), clamp(t + random.spread() * 0.25));
    const mass = blob(wobble(x, y, size, size * 0.6, random, 0.15, 12));
    sheet.fill(mass, random.chance(0.14) ? lch(0.42, 0.08, 135) : tone);
    sheet.shadeRadial(mass, lch(0.84, 0.15, 72), x - size * 0.2, y - size * 0.3, 2, size, [
      [0, 0.75],
      [1, 0],
    ]);
  }
  for (let i = 0; i < 500; i++)
    mapleLeaf(
      sheet,
      random.next() * W,
      random.between(0, H * 0.35),
      random.between(7, 14),
      random.pick([lch(0.7, 0.19, 40), lch(0.56, 0.2, 29), lch(0.82, 0.15, 72)]),
      random.between(-3, 3),
    );
  for (const u of [0.13, 0.42, 0.8])
    sheet.stroke(
      curve([W * u, back], [W * (u + 0.02), H * 0.2], [W * (u - 0.03), -10]),
      lch(0.27, 0.05, 20),
      22,
    );
  // The wall: oil-stained clay under a tiled coping.
  const wall = rectangle(0, H * 0.315, W, back - H * 0.315);
  sheet.fill(wall, lch(0.66, 0.075, 62));
  for (let i = 0; i < 60; i++) {
    const x = random.next() * W;
    sheet.shadeLinear(
      rectangle(x, H * 0.32, random.between(30, 130), 110),
      lch(0.5, 0.08, 48),
      0,
      H * 0.32,
      0,
      back,
      [
        [0, 0.5],
        [1, 0],
      ],
    );
  }
  sheet.shadeLinear(wall, lch(0.44, 0.08, 40), 0, H * 0.4, 0, back, [
    [0, 0],
    [1, 0.6],
  ]);
  sheet.fill(rectangle(0, H * 0.29, W, H * 0.034), lch(0.34, 0.03, 265));
  for (let x = 0; x < W; x += 21) {
    sheet.fill(ellipse(x, H * 0.322, 10, 8), lch(0.4, 0.03, 262));
    sheet.fill(ellipse(x, H * 0.322, 5.5, 4.5), lch(0.26, 0.03, 268));
  }
  sheet.shadeLinear(rectangle(0, H * 0.29, W, H * 0.034), lch(0.66, 0.03, 250), 0, H * 0.285, 0, H * 0.312, [
    [0, 0.9],
    [1, 0],
  ]);
  // Gravel by inverse perspective: lines along the garden, rings round each island.
  const islands = [
    { x: -2.1, z: 4.1, r: 0.62 },
    { x: 0.55, z: 5.2, r: 0.5 },
    { x: 1.75, z: 3.2, r: 0.46 },
    { x: -0.55, z: 2.75, r: 0.36 },
  ];
  const focal = W * 0.62;
  const eye = 1.05;
  const horizon = H * 0.26;
  const light = rgb(lch(0.93, 0.018, 85));
  const groove = rgb(lch(0.72, 0.035, 280));
  const warm = rgb(lch(0.97, 0.03, 85));
  const bottom = H * 0.88;
  sheet.pixels((data, width) => {
    for (let y = Math.floor(back); y < bottom; y++) {
      const z = (eye * focal) / (y - horizon);
      for (let x = 0; x < width; x++) {
        const wx = ((x - W / 2) * z) / focal;
        let phase = z * 9.5 + noise.at(wx * 0.7, z) * 0.06;
        for (const island of islands) {
          const away = Math.hypot(wx - island.x, (z - island.z) * 1) / island.r;
          if (away < 2.15) {
            phase = (away - 1) * island.r * 10.5;
            if (away > 2.08) phase = 0.5;
          }
        }
        const wave = Math.sin(phase * TAU) * 0.5 + 0.5;
        const soften = smoothstep(7, 2.5, z);
        const shade = clamp(wave * 0.75 * (0.4 + 0.6 * soften) + (grainAt(x, y) - 0.5) * 0.5);
        const i = (y * width + x) * 4;
        for (let c = 0; c < 3; c++) {
          const base = lerp(warm[c] as number, light[c] as number, clamp((x / width) * 1.3));
          data[i + c] = lerp(base, groove[c] as number, shade > 0.5 ? 0.75 : shade > 0.32 ? 0.3 : 0);
        }
      }
    }
  });
  const stone = [lch(0.27, 0.025, 270), lch(0.42, 0.025, 255), lch(0.7, 0.035, 85)] as const;
  for (const island of [...islands].sort((a, b) => b.z - a.z)) {
    const x = W / 2 + (island.x / island.z) * focal;
    const y = horizon + (eye / island.z) * focal;
    const s = (island.r / island.z) * focal;
    sheet.fill(ellipse(x + s * 0.3, y + s * 0.08, s * 1.05, s * 0.34), lch(0.5, 0.06, 285), 0.5);
    const moss = ellipse(x, y, s * 0.92, s * 0.3);
    sheet.fill(moss, lch(0.44, 0.09, 128));
    sheet.shadeLinear(moss, lch(0.7, 0.13, 115), x - s, 0, x + s * 0.4, 0, [
      [0, 0.9],
      [1, 0],
    ]);
    boulder(sheet, x - s * 0.18, y, s * 0.46, stone, random);
    boulder(sheet, x + s * 0.34, y + s * 0.06, s * 0.3, stone, random);
    if (s > 80) boulder(sheet, x - s * 0.56, y + s * 0.08, s * 0.2, stone, random);
  }
  for (let i = 0; i < 46; i++)
    mapleLeaf(
      sheet,
      random.next() * W,
      random.between(back + 10, bottom),
      random.between(5, 11),
      random.pick([lch(0.6, 0.2, 29), lch(0.74, 0.17, 55)]),
      random.between(-3, 3),
    );
  // Veranda boards and a post.
  const boards = rectangle(0, bottom, W, H - bottom);
  sheet.fill(boards, lch(0.34, 0.055, 45));
  for (let k = 0; k < 5; k++) {
    const y = bottom + k * 30 + 6;
    sheet.stroke(line([0, y], [W, y]), lch(0.2, 0.04, 40), 3);
    sheet.stroke(line([0, y + 5], [W, y + 5]), lch(0.5, 0.075, 55), 2, 0.7);
  }
  sheet.shadeLinear(boards, lch(0.72, 0.1, 65), 0, 0, W * 0.6, 0, [
    [0, 0.6],
    [1, 0],
  ]);
  const post = rectangle(W * 0.955, 0, 60, H);
  sheet.fill(post, lch(0.24, 0.045, 42));
  sheet.shadeLinear(post, lch(0.5, 0.075, 55), W * 0.955, 0, W * 0.955 + 30, 0, [
    [0, 0.8],
    [1, 0],
  ]);
  sheet.fill(rectangle(0, 0, W, 34), lch(0.22, 0.04, 42));
  sheet.finish({ vignette: 0.14 });
}

export const fields = defineFamily([{}], (sheet) => {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('tea');
  const horizon = H * 0.36;
  paintSky(sheet, {
    stops: [
      [0, lch(0.76, 0.06, 220)],
      [1, lch(0.95, 0.04, 105)],
    ],
    horizon,
    clouds: { kind: 'stratus', lit: lch(0.98, 0.015, 100), dark: lch(0.86, 0.025, 215), band: [0.1, 0.9] },
  });
  const ridges = [
    { height: 150, colour: lch(0.8, 0.04, 190) },
    { height: 100, colour: lch(0.68, 0.065, 165) },
    { height: 56, colour: lch(0.48, 0.085, 150) },
  ];
  ridges.forEach(({ height, colour }, layer) => {
    const ridge: Point[] = [];
    for (let x = 0; x <= W; x += 9)
      ridge.push([
        x,
        horizon +
          layer * 26 -
          height *
            (0.5 + 0.6 * noise.fractal(x / 280 + layer * 3, layer, 4) + 0.3 * Math.sin(x / 300 + layer * 2)),
      ]);
    const hills = polygon([[0, H], ...ridge, [W, H]]);
    sheet.fill(hills, colour);
    if (layer === 2) {
      for (let x = 0; x < W; x += 15)
        sheet.fill(
          ellipse(x, horizon + 36 + noise.at(x / 60, 3) * 10, random.between(10, 20), random.between(14, 30)),
          mix(lch(0.36, 0.07, 155), lch(0.5, 0.09, 140), random.next()),
        );
    }
    sheet.mistBand(horizon + layer * 26 - 6, 46, lch(0.96, 0.02, 120), 0.75, layer + 2);
  });
  // Two slopes of hedges; each hedge is a tube seen along a curve, lit from the upper left.
  const slope = (rows: number, edge: (t: number, u: number) => Point, thick: (t: number) => number): void => {
    for (let row = 0; row < rows; row++) {
      const t = row / (rows - 1);
      const width = thick(t);
      const top: Point[] = [];
      const bottom: Point[] = [];
      for (let k = 0; k <= 24; k++) {
        const [x, y] = edge(t, k / 24);
        const bump = noise.at(k * 1.9 + row * 7, row) * width * 0.06;
        top.push([x, y - width * 0.72 + bump]);
        bottom.push([x, y + width * 0.42]);
      }
      const hedge = polygon([...top, ...bottom.reverse()]);
      const dark = mix(lch(0.5, 0.085, 150), lch(0.27, 0.07, 155), t);
      const light = mix(lch(0.82, 0.13, 122), lch(0.8, 0.18, 122), t);
      sheet.fill(hedge, mix(dark, light, 0.42));
      sheet.clipped(hedge, () => {
        sheet.stroke(
          blob(
            top.map(([x, y]): Point => [x, y + width * 0.16]),
            false,
          ),
          light,
          width * 0.4,
          0.95,
        );
        sheet.stroke(
          blob(
            bottom.map(([x, y]): Point => [x, y - width * 0.08]),
            false,
          ),
          dark,
          width * 0.42,
          0.95,
        );
      });
      const count = Math.round(lerp(160, 420, t));
      for (let i = 0; i < count; i++) {
        const [x, y] = edge(t, random.next());
        const v = random.between(-0.74, 0.4);
        const size = width * random.between(0.03, 0.075);
        const tone =
          v < -0.3
            ? lighten(light, random.between(-0.05, 0.07))
            : v < 0.1
              ? mix(dark, light, random.between(0.3, 0.65))
              : lighten(dark, random.between(-0.03, 0.06));
        sheet.fill(ellipse(x, y + v * width, size * 1.5, size, random.between(-0.6, 0.6)), tone);
      }
    }
  };
  const far: Point[] = [];
  for (let x = W * 0.35; x <= W; x += 20) far.push([x, H * 0.47 - ((x - W * 0.35) / W) * H * 0.16]);
  sheet.fill(polygon([[W * 0.3, H * 0.56], ...far, [W, H]]), lch(0.5, 0.1, 140));
  slope(
    9,
    (t, u) => [
      lerp(W * 0.34, W * 1.02, u) + t * 30,
      lerp(H * 0.46, H * 0.66, t) - u * H * lerp(0.15, 0.19, t) + Math.sin(u * 3) * 20,
    ],
    (t) => lerp(22, 48, t),
  );
  sheet.fill(
    polygon([
      [0, H * 0.48],
      [W * 0.3, H * 0.52],
      [W * 0.75, H * 0.66],
      [W, H * 0.72],
      [W, H],
      [0, H],
    ]),
    lch(0.32, 0.06, 120),
  );
  slope(
    10,
    (t, u) => [
      lerp(-40, W * 1.04, u),
      lerp(H * 0.52, H * 1.06, t ** 1.15) +
        (u - 0.5) * H * lerp(0.2, 0.1, t) +
        Math.sin(u * 2.6 + t) * lerp(10, 44, t),
    ],
    (t) => lerp(30, 124, t ** 1.2),
  );
  walker(sheet, W * 0.34, H * 0.742, 150, {
    coat: lch(0.46, 0.12, 262),
    hat: lch(0.9, 0.07, 88),
    legs: lch(0.3, 0.06, 262),
    shadow: 0,
  });
  walker(sheet, W * 0.46, H * 0.69, 112, { coat: lch(0.66, 0.17, 20), hat: lch(0.9, 0.07, 88), shadow: 0 });
  const hedge = (x: number, y: number, w: number, h: number): void => {
    for (let i = 0; i < 90; i++)
      sheet.fill(
        ellipse(x + random.between(-1, 1) * w, y + random.between(-0.3, 1) * h, 9, 6, random.next()),
        mix(lch(0.42, 0.1, 140), lch(0.78, 0.17, 122), random.next()),
      );
  };
  hedge(W * 0.34, H * 0.7, 70, 46);
  hedge(W * 0.46, H * 0.66, 54, 34);
  sheet.finish();
});

export const railway = defineFamily([{}], (sheet) => {
  const { width: W, height: H, noise } = sheet;
  const random = sheet.random.stream('railway');
  const horizon = H * 0.4;
  paintSky(sheet, {
    stops: [
      [0, lch(0.62, 0.11, 240)],
      [1, lch(0.92, 0.04, 205)],
    ],
    horizon,
    clouds: {
      kind: 'cumulus',
      lit: lch(0.99, 0.008, 90),
      dark: lch(0.82, 0.05, 240),
      count: 6,
      band: [0.3, 0.92],
      scale: 1,
    },
  });
  sheet.fill(
    rectangle(0, horizon, W, H * 0.3),
    sheet.linear(0, horizon, 0, H * 0.66, [
      [0, lch(0.66, 0.1, 232)],
      [0.5, lch(0.54, 0.115, 236)],
      [1, lch(0.62, 0.1, 215)],
    ]),
  );
  swell(sheet, horizon, H * 0.68, lch(0.9, 0.03, 210), lch(0.46, 0.11, 240), { strength: 0.7 });
  glitter(sheet, random, W * 0.3, horizon, H * 0.62, lch(0.99, 0.02, 100), { count: 420, spread: 0.4 });
  const isle: Point[] = [];
  for (let k = 0; k <= 20; k++)
    isle.push([
      W * 0.66 + k * 13,
      horizon + 3 - Math.sin((k / 20) * Math.PI) ** 0.6 * 52 * (0.8 + 0.3 * noise.at(k / 3, 1)),
    ]);
  sheet.fill(polygon(isle), lch(0.46, 0.08, 170));
  sheet.fill(rectangle(W * 0.745, horizon - 86, 8, 44), lch(0.9, 0.02, 90));
  sheet.fill(rectangle(W * 0.741, horizon - 92, 16, 9), lch(0.62, 0.05, 230));
  const sand = polygon([
    [0, H * 0.585],
    [W * 0.4, H * 0.575],
    [W, H * 0.59],
    [W, H * 0.64],
    [0, H * 0.64],
  ]);
  sheet.fill(sand, lch(0.82, 0.05, 80));
  for (let x = -20; x < W; x += random.between(30, 90))
    sheet.stroke(
      curve([x, H * 0.583], [x + 40, H * 0.579], [x + 90, H * 0.584]),
      lch(0.99, 0.005, 90),
      5,
      0.9,
    );
  sheet.fill(rectangle(0, H * 0.62, W, 12), lch(0.74, 0.02, 90));
  sheet.fill(rectangle(0, H * 0.632, W, 22), lch(0.56, 0.03, 260));
  // Ground: track bed, then the road that crosses it.
  sheet.fill(rectangle(0, H * 0.654, W, H * 0.4), lch(0.6, 0.03, 70));
  for (let i = 0; i < 1500; i++)
    sheet.fill(
      ellipse(
        random.next() * W,
        H * random.between(0.77, 0.85),
        random.between(2, 5),
        random.between(1.5, 3),
      ),
      mix(lch(0.42, 0.03, 60), lch(0.76, 0.03, 80), random.next()),
    );
  const road = polygon([
    [W * 0.36, H * 0.655],
    [W * 0.56, H * 0.655],
    [W * 0.78, H + 10],
    [W * 0.16, H + 10],
  ]);
  sheet.fill(
    road,
    sheet.linear(0, H * 0.65, 0, H, [
      [0, lch(0.56, 0.015, 260)],
      [1, lch(0.4, 0.02, 268)],
    ]),
  );
  sheet.fill(
    polygon([
      [W * 0.452, H * 0.87],
      [W * 0.468, H * 0.87],
      [W * 0.475, H],
      [W * 0.447, H],
    ]),
    lch(0.93, 0.01, 90),
  );
  for (const [y, thickness] of [
    [0.79, 5],
    [0.838, 8],
  ] as const) {
    sheet.fill(rectangle(0, H * y, W, thickness), lch(0.34, 0.04, 40));
    sheet.fill(rectangle(0, H * y, W, thickness * 0.35), lch(0.86, 0.02, 230));
  }
  train(sheet, W * 0.44, H * 0.83);
  // Crossing gear: striped poles, lamps, a lowered bar.
  const signal = (x: number, base: number, h: number): void => {
    sheet.fill(ellipse(x + 30, base, 70, 8), lch(0.3, 0.04, 280), 0.4);
    for (let k = 0; k < 9; k++)
      sheet.fill(
        rectangle(x - 8, base - h + (k * h) / 9, 16, h / 9 + 1),
        k % 2 ? lch(0.24, 0.02, 270) : lch(0.86, 0.16, 92),
      );
    for (const turn of [-1, 1]) {
      sheet.context.save();
      sheet.context.translate(x, base - h - 10);
      sheet.context.rotate(turn * 0.72);
      for (let k = 0; k < 6; k++)
        sheet.fill(rectangle(-72 + k * 24, -9, 24, 18), k % 2 ? lch(0.24, 0.02, 270) : lch(0.86, 0.16, 92));
      sheet.context.restore();
    }
    sheet.fill(rectangle(x - 44, base - h * 0.72, 88, 15, 6), lch(0.2, 0.02, 270));
    for (const side of [-1, 1]) {
      sheet.fill(ellipse(x + side * 32, base - h * 0.7, 21), lch(0.18, 0.02, 270));
      sheet.fill(
        ellipse(x + side * 32, base - h * 0.7, 13),
        side < 0 ? lch(0.66, 0.23, 27) : lch(0.34, 0.12, 25),
      );
      if (side < 0) sheet.glow(x + side * 32, base - h * 0.7, 60, lch(0.66, 0.23, 27), 0.7);
    }
  };
  sheet.context.save();
  for (let k = 0; k < 14; k++)
    sheet.fill(
      rectangle(W * 0.2 + k * 46, H * 0.885 - k * 2.2, 47, 13),
      k % 2 ? lch(0.24, 0.02, 270) : lch(0.86, 0.16, 92),
    );
  sheet.context.restore();
  signal(W * 0.185, H * 0.95, 400);
  walker(sheet, W * 0.565, H * 0.955, 165, {
    coat: lch(0.93, 0.02, 240),
    legs: lch(0.3, 0.07, 262),
    backpack: lch(0.62, 0.19, 30),
    side: 1,
  });
  grass(
    sheet,
    random,
    300,
    () => [
      random.chance(0.4) ? random.between(0, W * 0.13) : random.between(W * 0.8, W),
      H - random.next() ** 1.6 * H * 0.12,
    ],
    [lch(0.5, 0.11, 135), lch(0.66, 0.13, 120), lch(0.38, 0.08, 150)],
    [18, 60],
  );
  for (let i = 0; i < 34; i++) {
    const x = random.between(W * 0.83, W);
    const y = H * random.between(0.86, 0.97);
    for (let k = 0; k < 9; k++)
      sheet.fill(
        ellipse(
          x + Math.cos(k * 2.4) * 12 * Math.sqrt(k / 9),
          y + Math.sin(k * 2.4) * 11 * Math.sqrt(k / 9),
          6.5,
        ),
        mix(lch(0.62, 0.12, 275), lch(0.78, 0.08, 255), random.next()),
      );
  }
  for (const y of [H * 0.12, H * 0.145])
    sheet.stroke(curve([0, y + 26], [W * 0.5, y + 44], [W, y + 8]), lch(0.3, 0.02, 270), 3);
  sheet.finish();
});

/** Two short cars in green and cream, side on. */
function train(sheet: Sheet, x: number, base: number): void {
  const green = lch(0.46, 0.09, 160);
  const cream = lch(0.93, 0.05, 92);
  const car = (left: number, width: number): void => {
    const top = base - 232;
    const body = rectangle(left, top, width, 200, 18);
    sheet.fill(body, cream);
    sheet.fill(rectangle(left, top + 108, width, 92, 10), green);
    sheet.fill(rectangle(left + 6, top - 14, width - 12, 26, 12), lch(0.62, 0.02, 240));
    sheet.fill(rectangle(left, top + 104, width, 8), lch(0.7, 0.14, 70));
    const doors = [0.1, 0.46, 0.82];
    for (const u of doors) {
      sheet.fill(rectangle(left + width * u, top + 32, width * 0.1, 160, 4), lighten(green, 0.05));
      sheet.fill(
        rectangle(left + width * u + width * 0.016, top + 44, width * 0.068, 58, 4),
        lch(0.5, 0.06, 235),
      );
    }
    for (const [from, to] of [
      [0.225, 0.44],
      [0.585, 0.8],
    ] as const) {
      for (let k = 0; k < 3; k++) {
        const px = left + width * (from + ((to - from) * k) / 3);
        const pane = rectangle(px, top + 40, ((width * (to - from)) / 3) * 0.86, 60, 6);
        sheet.fill(pane, lch(0.46, 0.06, 238));
        sheet.shadeLinear(pane, lch(0.9, 0.04, 210), px, top + 40, px + 50, top + 110, [
          [0, 0.95],
          [0.5, 0.2],
          [1, 0],
        ]);
        if ((k + Math.round(left)) % 2) sheet.fill(ellipse(px + 32, top + 84, 12, 15), lch(0.3, 0.04, 40));
      }
    }
    sheet.shadeLinear(body, lch(0.36, 0.08, 220), 0, top + 130, 0, top + 202, [
      [0, 0],
      [1, 0.7],
    ]);
    sheet.fill(rectangle(left + 10, base - 34, width - 20, 18), lch(0.22, 0.02, 270));
    for (const u of [0.14, 0.24, 0.74, 0.84]) {
      sheet.fill(ellipse(left + width * u, base - 14, 21), lch(0.26, 0.02, 270));
      sheet.fill(ellipse(left + width * u, base - 14, 9), lch(0.6, 0.02, 250));
    }
    sheet.stroke(
      curve([left + width * 0.4, top - 14], [left + width * 0.47, top - 52], [left + width * 0.42, top - 82]),
      lch(0.3, 0.02, 270),
      5,
    );
    sheet.stroke(
      line([left + width * 0.36, top - 84], [left + width * 0.5, top - 84]),
      lch(0.3, 0.02, 270),
      5,
    );
  };
  car(x + 40, 610);
  car(x + 662, 610);
  sheet.fill(rectangle(x + 640, base - 190, 30, 150), lch(0.26, 0.02, 270));
  sheet.fill(ellipse(x + 52, base - 112, 10), lch(0.98, 0.06, 95));
  sheet.glow(x + 50, base - 112, 70, lch(0.95, 0.09, 90), 0.6);
}
